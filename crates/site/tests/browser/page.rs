//! A page in the browser: what a visitor sees and does.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use serde::de::DeserializeOwned;
use serde_json::{json, Value};

use crate::chromium::Chromium;

/// How long a page may take to do something.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(3);

/// Where an element can be clicked: its first point that nothing else covers.
const POINT: &str = r#"selector => {
    const element = document.querySelector(selector);
    if (!element) return {error: "there is no " + selector};
    if (element.disabled) return {error: selector + " is disabled"};
    element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95]) {
        for (const right of [0.5, 0.2, 0.8, 0.05, 0.95]) {
            const x = box.left + right * box.width, y = box.top + down * box.height;
            const hit = document.elementFromPoint(x, y);
            if (hit && element.contains(hit)) return {x, y};
        }
    }
    return {error: "no point of " + selector + " can be clicked"};
}"#;

/// Whether the element has the focus, and otherwise whether it lies behind or ahead.
const FOCUS: &str = r#"selector => {
    const element = document.querySelector(selector);
    if (!element) return "missing";
    if (element === document.activeElement) return "here";
    const ahead = document.activeElement.compareDocumentPosition(element)
        & Node.DOCUMENT_POSITION_FOLLOWING;
    return ahead ? "ahead" : "behind";
}"#;

/// A key on the keyboard.
#[derive(Clone, Copy)]
pub enum Key {
    Enter,
    Tab,
    ShiftTab,
    Escape,
    Left,
    Right,
    Down,
    Letter(char),
}

impl Key {
    fn events(self) -> [Value; 2] {
        let (key, number, text) = match self {
            Self::Enter => ("Enter".to_string(), 13, "\r".to_string()),
            Self::Tab | Self::ShiftTab => ("Tab".to_string(), 9, String::new()),
            Self::Escape => ("Escape".to_string(), 27, String::new()),
            Self::Left => ("ArrowLeft".to_string(), 37, String::new()),
            Self::Right => ("ArrowRight".to_string(), 39, String::new()),
            Self::Down => ("ArrowDown".to_string(), 40, String::new()),
            Self::Letter(letter) => {
                (letter.to_string(), u32::from(letter.to_ascii_uppercase()), letter.to_string())
            }
        };
        let modifiers = if matches!(self, Self::ShiftTab) { 8 } else { 0 };
        let event = |kind| {
            json!({
                "type": kind, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": number,
            })
        };
        let mut down = event(if text.is_empty() { "rawKeyDown" } else { "keyDown" });
        down["text"] = text.into();
        [down, event("keyUp")]
    }
}

/// How the page is looked at.
#[derive(Clone, Copy)]
pub struct View {
    pub width: u32,
    pub height: u32,
    /// Whether it is a phone, which believes the page about its width.
    pub phone: bool,
    pub dark: bool,
    pub reduced_motion: bool,
}

/// A phone in the dark, without animation, so that the tests need not wait for it.
pub const PHONE: View =
    View { width: 400, height: 800, phone: true, dark: true, reduced_motion: true };

/// A desk in daylight.
pub const DESK: View =
    View { width: 1100, height: 800, phone: false, dark: false, reduced_motion: true };

/// A laptop, and a telephone as most are.
pub const LAPTOP: View = View { width: 1280, ..DESK };
pub const TELEPHONE: View = View { width: 390, height: 844, phone: true, ..DESK };

/// A page of the site, and what went wrong on it.
pub struct Page<'a> {
    browser: &'a mut Chromium,
    /// The folder of the site.
    folder: PathBuf,
    target: String,
    session: String,
}

impl<'a> Page<'a> {
    /// A new page without content, on a phone.
    pub fn new(browser: &'a mut Chromium, folder: &Path) -> Result<Self> {
        let target = browser.call(None, "Target.createTarget", json!({"url": "about:blank"}))?;
        let target = text(&target["targetId"])?;
        let attach = json!({"targetId": target, "flatten": true});
        let session = browser.call(None, "Target.attachToTarget", attach)?;
        let session = text(&session["sessionId"])?;
        let mut page = Self { browser, folder: folder.to_path_buf(), target, session };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), json!({}))?;
        }
        page.call("Emulation.setFocusEmulationEnabled", json!({"enabled": true}))?;
        page.look(PHONE)?;
        page.browser.take_events();
        Ok(page)
    }

    /// Looks at the page in another way from now on.
    pub fn look(&mut self, view: View) -> Result<()> {
        self.emulate("", view)?;
        let screen = json!({
            "width": view.width, "height": view.height, "deviceScaleFactor": 1, "mobile": view.phone,
        });
        self.call("Emulation.setDeviceMetricsOverride", screen)?;
        // The page hears of it when it is drawn, and may then move what is on it.
        self.settle()
    }

    /// Looks at it as it is printed, in a browser that is dark.
    pub fn print_preview(&mut self) -> Result<()> {
        self.emulate("print", View { dark: true, ..PHONE })
    }

    fn emulate(&mut self, media: &str, view: View) -> Result<()> {
        let scheme = if view.dark { "dark" } else { "light" };
        let motion = if view.reduced_motion { "reduce" } else { "no-preference" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.call("Emulation.setEmulatedMedia", json!({"media": media, "features": features}))
            .map(drop)
    }

    /// Runs a script from elsewhere in the page.
    pub fn load_script(&mut self, file: &Path) -> Result<()> {
        let source = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        self.call("Runtime.evaluate", json!({"expression": source + ";0"})).map(drop)
    }

    /// Waits until the page has been drawn.
    pub fn settle(&mut self) -> Result<()> {
        let drawn = "() => new Promise(done => \
            requestAnimationFrame(() => requestAnimationFrame(() => done(null))))";
        self.act(drawn)
    }

    /// Opens a page, as a double-click does, and waits until all of it is loaded.
    pub fn open(&mut self, name: &str) -> Result<()> {
        self.expect_no_trouble()?;
        let url = format!("file://{}/{name}.html", self.folder.display());
        let answer = self.call("Page.navigate", json!({"url": url}))?;
        ensure!(answer.get("errorText").is_none(), "{url}: {}", answer["errorText"]);
        self.browser.wait_for("Page.loadEventFired")
    }

    /// The names of the pages in the site's folder.
    pub fn names(&self) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            names.extend(name.strip_suffix(".html").map(String::from));
        }
        Ok(names)
    }

    /// Runs no script of the pages that are opened from now on.
    pub fn disable_scripts(&mut self) -> Result<()> {
        self.call("Emulation.setScriptExecutionDisabled", json!({"value": true})).map(drop)
    }

    /// Lets the pages read what has been copied.
    pub fn allow_clipboard(&mut self) -> Result<()> {
        let permissions = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
        self.browser.call(None, "Browser.grantPermissions", permissions).map(drop)
    }

    /// Loads the page again.
    pub fn reload(&mut self) -> Result<()> {
        self.expect_no_trouble()?;
        self.call("Page.reload", json!({}))?;
        self.browser.wait_for("Page.loadEventFired")
    }

    /// Denies the pages that are opened from now on any storage.
    pub fn deny_storage(&mut self) -> Result<()> {
        let source = "Object.defineProperty(window, 'localStorage', \
            { get() { throw new DOMException('denied', 'SecurityError'); } });";
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).map(drop)
    }

    /// Lets the pages that are opened from now on believe that it is noon of a day: 2031-05-01.
    pub fn set_day(&mut self, day: &str) -> Result<()> {
        let source = format!(
            "Date = class extends Date {{
                constructor(...given) {{ super(...(given.length ? given : ['{day}T12:00'])); }}
            }};"
        );
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).map(drop)
    }

    /// Lets the pages that are opened from now on add up in `moved` how far their parts jump while
    /// nobody touches them.
    pub fn watch_layout(&mut self) -> Result<()> {
        let source = "window.moved = [];
            new PerformanceObserver(list => moved.push(...list.getEntries()
                .filter(shift => !shift.hadRecentInput)
                .map(({ value, sources }) => value + ' ' + sources.map(({ node }) => node?.className))
            )).observe({ type: 'layout-shift', buffered: true });";
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).map(drop)
    }

    /// Calls a function of JavaScript.
    pub fn run<T: DeserializeOwned>(
        &mut self,
        function: &str,
        argument: impl Into<Value>,
    ) -> Result<T> {
        let expression = format!("({function})({})", argument.into());
        let parameters =
            json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let mut answer = self.call("Runtime.evaluate", parameters)?;
        if let Some(exception) = answer.get("exceptionDetails") {
            bail!("{}", described(exception));
        }
        let value = answer["result"]["value"].take();
        serde_json::from_value(value).with_context(|| function.to_string())
    }

    /// Calls one without an argument, for what it returns.
    pub fn get<T: DeserializeOwned>(&mut self, function: &str) -> Result<T> {
        self.run(function, Value::Null)
    }

    /// Calls one that says whether something is so.
    pub fn holds(&mut self, function: &str) -> Result<bool> {
        self.get(function)
    }

    /// Calls one for what it does.
    pub fn act(&mut self, function: &str) -> Result<()> {
        self.get::<Value>(function).map(drop)
    }

    /// Whether an element is there.
    pub fn has(&mut self, selector: &str) -> Result<bool> {
        self.run("selector => Boolean(document.querySelector(selector))", selector)
    }

    /// Whether an element can be seen.
    pub fn sees(&mut self, selector: &str) -> Result<bool> {
        self.run(
            "selector => Boolean(document.querySelector(selector)?.checkVisibility())",
            selector,
        )
    }

    /// Whether one can see that the element has the focus.
    pub fn shows_focus(&mut self) -> Result<bool> {
        self.holds(
            "() => {
                const style = getComputedStyle(document.activeElement);
                const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
                return outlined || style.boxShadow !== 'none';
            }",
        )
    }

    /// Waits until a function of JavaScript returns a value of this type that is wanted.
    pub fn wait_until<T: DeserializeOwned>(
        &mut self,
        expected: &str,
        function: &str,
        is_wanted: impl Fn(&T) -> bool,
    ) -> Result<T> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let value = match self.get(function) {
                // While another page is opened, there is nothing to be asked.
                Err(error) if error.to_string().contains("navigated or closed") => Value::Null,
                value => value?,
            };
            if let Some(wanted) = T::deserialize(&value).ok().filter(&is_wanted) {
                return Ok(wanted);
            }
            if Instant::now() > deadline {
                bail!("{expected} did not happen within {PATIENCE:?}: {value}");
            }
            thread::sleep(PAUSE);
        }
    }

    /// Waits until it returns this value.
    pub fn wait_for(
        &mut self,
        expected: &str,
        function: &str,
        wanted: impl Into<Value>,
    ) -> Result<()> {
        let wanted = wanted.into();
        self.wait_until(expected, function, |value: &Value| *value == wanted).map(drop)
    }

    /// Waits until an element can be seen.
    pub fn wait_to_see(&mut self, selector: &str) -> Result<()> {
        let seen = format!("() => document.querySelector({selector:?})?.checkVisibility()");
        self.wait_for(&format!("the sight of {selector}"), &seen, true)
    }

    /// Waits until the text of an element is one that is wanted.
    pub fn wait_for_text(
        &mut self,
        selector: &str,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Result<()> {
        let text = format!("() => document.querySelector('{selector}')?.innerText");
        let is_wanted = |text: &String| is_wanted(text);
        self.wait_until(&format!("the text of {selector}"), &text, is_wanted).map(drop)
    }

    /// Where the first element that matches can be clicked.
    fn point(&mut self, selector: &str) -> Result<Value> {
        let point: Value = self.run(POINT, selector)?;
        match point["error"].as_str() {
            Some(error) => bail!("{error}"),
            None => Ok(point),
        }
    }

    /// Touches the first element that matches.
    pub fn touch(&mut self, selector: &str) -> Result<()> {
        self.call("Emulation.setTouchEmulationEnabled", json!({"enabled": true}))?;
        let point = self.point(selector)?;
        let events = [("touchStart", json!([point])), ("touchEnd", json!([]))];
        let events = events.map(|(kind, points)| json!({"type": kind, "touchPoints": points}));
        self.dispatch("Input.dispatchTouchEvent", events)
    }

    /// Clicks on the first element that matches.
    pub fn click(&mut self, selector: &str) -> Result<()> {
        let point = self.point(selector)?;
        self.click_at(&point, 1)
    }

    /// Clicks twice where the first element is that matches, so long after each other.
    pub fn double_click(&mut self, selector: &str, pause: Duration) -> Result<()> {
        let point = self.point(selector)?;
        self.click_at(&point, 1)?;
        thread::sleep(pause);
        self.click_at(&point, 2)
    }

    fn click_at(&mut self, point: &Value, count: u32) -> Result<()> {
        let events = ["mousePressed", "mouseReleased"].map(|kind| {
            json!({
                "type": kind, "x": point["x"], "y": point["y"], "button": "left",
                "clickCount": count,
            })
        });
        self.dispatch("Input.dispatchMouseEvent", events)
    }

    /// Presses a key and lets it go.
    pub fn press(&mut self, key: Key) -> Result<()> {
        self.dispatch("Input.dispatchKeyEvent", key.events())
    }

    /// Walks to an element with the tabulator key.
    pub fn tab_to(&mut self, selector: &str) -> Result<()> {
        let limit: usize = self.get("() => document.querySelectorAll('*').length")?;
        for _ in 0..limit {
            let key = match self.run::<String>(FOCUS, selector)?.as_str() {
                "here" => return Ok(()),
                "ahead" => Key::Tab,
                "behind" => Key::ShiftTab,
                _ => bail!("there is no {selector}"),
            };
            self.press(key)?;
        }
        bail!("{selector} cannot be reached by keyboard")
    }

    /// Walks to a field, and types a text in place of the one that is there.
    pub fn type_into(&mut self, selector: &str, text: &str) -> Result<()> {
        self.tab_to(selector)?;
        self.act("() => document.activeElement.select()")?;
        self.call("Input.insertText", json!({"text": text})).map(drop)
    }

    /// Takes a picture of the first element that matches.
    pub fn screenshot(&mut self, selector: &str, file: &Path) -> Result<()> {
        let clip: Value = self.run(
            "selector => {
                const box = document.querySelector(selector).getBoundingClientRect();
                const left = box.left + scrollX, top = box.top + scrollY;
                return {x: left, y: top, width: box.width, height: box.height, scale: 1};
            }",
            selector,
        )?;
        let parameters = json!({"format": "png", "clip": clip, "captureBeyondViewport": true});
        let picture = self.call("Page.captureScreenshot", parameters)?;
        let bytes = BASE64_STANDARD.decode(text(&picture["data"])?)?;
        fs::write(file, bytes).with_context(|| file.display().to_string())
    }

    /// Fails if something has gone wrong since this was last asked: an exception, an error
    /// or a warning on the console, a dialog, or a request to another than the file system.
    pub fn expect_no_trouble(&mut self) -> Result<()> {
        let session = self.session.as_str();
        let events = self.browser.take_events();
        let own = events.iter().filter(|event| event["sessionId"] == session);
        let mut trouble: Vec<String> = own.filter_map(trouble).collect();
        trouble.dedup();
        ensure!(trouble.is_empty(), "{}", trouble.join("; "));
        Ok(())
    }

    /// Both events are on their way before the first has had its effect, as with a quick hand.
    fn dispatch(&mut self, method: &str, events: [Value; 2]) -> Result<()> {
        let mut requests = Vec::new();
        for event in events {
            requests.push(self.browser.request(Some(&self.session), method, event)?);
        }
        for request in requests {
            self.browser.answer(request).with_context(|| method.to_string())?;
        }
        Ok(())
    }

    /// Leaves the page.
    pub fn close(self) -> Result<()> {
        self.browser.call(None, "Target.closeTarget", json!({"targetId": self.target})).map(drop)
    }

    fn call(&mut self, method: &str, parameters: Value) -> Result<Value> {
        self.browser.call(Some(&self.session), method, parameters)
    }
}

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_string).context("the browser's answer lacks the value")
}

fn trouble(event: &Value) -> Option<String> {
    let parameters = &event["params"];
    let bad_level = |level: &Value| level == "error" || level == "warning" || level == "assert";
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(described(&parameters["exceptionDetails"])),
        "Runtime.consoleAPICalled" => bad_level(&parameters["type"])
            .then(|| format!("on the console: {}", parameters["args"])),
        "Log.entryAdded" => bad_level(&parameters["entry"]["level"])
            .then(|| format!("in the log: {}", parameters["entry"])),
        "Network.requestWillBeSent" => {
            let url = parameters["request"]["url"].as_str()?;
            let is_local = ["file:", "data:", "blob:"].iter().any(|kind| url.starts_with(kind));
            (!is_local).then(|| format!("a request to {url}"))
        }
        "Page.javascriptDialogOpening" => Some(format!("a dialog: {}", parameters["message"])),
        "Inspector.targetCrashed" => Some("the page has crashed".to_string()),
        _ => None,
    }
}

fn described(exception: &Value) -> String {
    let description = exception["exception"]["description"].as_str();
    description.or(exception["text"].as_str()).unwrap_or("an exception").to_string()
}

#[test]
fn scratch() {
    use bundle::*;
    let lib = std::env::var("LIB").unwrap();
    let t = std::time::Instant::now();
    let library = Library::of(&tree(lib.as_ref()).unwrap()).unwrap();
    eprintln!("library {:?}", t.elapsed());
    let out = std::env::var("OUT").unwrap();
    let mut targets: Vec<Target> =
        ["2021", "2015", "2018", "2024"].map(|e| Target::new("rustc", e)).into();
    targets.extend(["2021", "2015", "2018"].map(|e| Target::new("/usr/bin/rustc", e)));
    let filter = std::env::var("FILTER").unwrap_or_default();
    let problems = std::env::var("PROBLEMS").unwrap();
    for entry in std::fs::read_dir(problems).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.contains(&filter) || !path.join("src/main.rs").exists() {
            continue;
        }
        let files = tree(&path.join("src")).unwrap();
        let header = ["Header".to_owned()];
        let source = Source {
            header: &header,
            files: &files,
            library: &library,
            pockets: &[ITERTOOLS, PLAIN_READER],
            elsewhere: "AtCoder",
            may_warn: std::env::var("WARN").is_ok(),
        };
        let t = std::time::Instant::now();
        match bundle(&source, &targets, "/tmp/wt/bundler".as_ref()) {
            Ok(text) => {
                eprintln!("{name}: {} lines {:?}", text.lines().count(), t.elapsed());
                std::fs::write(format!("{out}/{name}.rs"), text).unwrap();
            }
            Err(e) => eprintln!("{name}: FAILED {e:#}"),
        }
    }
}

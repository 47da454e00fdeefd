use super::*;
use crate::Language;

/// The place of a board at a desk.
const DESK: Room = Room { width: 646, height: 376 };

fn heaps() -> Board {
    let heap = |stones, caption: &str, note: &str, marked| Heap {
        stones,
        caption: caption.to_string(),
        note: note.to_string(),
        marked,
        ..Heap::default()
    };
    Board::Heaps(vec![
        heap(3, "at most 3", "", false),
        heap(0, "", "", false),
        heap(12, "", "12 mod 4 = 0", true),
        heap(60, "", "", false),
        heap(96, "", "", true),
    ])
}

/// 3, 1 and 6: two pairs, and a power of two without another one in the last heap.
fn nim() -> Board {
    let heap = |stones, blocks: &[u64], paired: &[u64]| Heap {
        stones,
        blocks: blocks.to_vec(),
        paired: Some(paired.to_vec()),
        ..Heap::default()
    };
    let sum = Heap { name: "nim-sum".to_string(), sum: true, ..heap(4, &[4], &[]) };
    let heaps = [heap(3, &[2, 1], &[2, 1]), heap(1, &[1], &[1]), heap(6, &[4, 2], &[2]), sum];
    Board::Heaps(heaps.to_vec())
}

fn zeckendorf() -> Board {
    Board::Heaps(vec![
        Heap { stones: 12, blocks: vec![8, 3, 1], marked: true, ..Heap::default() },
        Heap { stones: 40, blocks: vec![34, 5, 1], marked: true, ..Heap::default() },
    ])
}

fn pieces(cells: &[u64]) -> Vec<Piece> {
    cells.iter().map(|&cell| Piece { cell, dark: true }).collect()
}

fn strip(cells: u64, on: &[u64]) -> Strip {
    Strip { first: 1, cells, pieces: pieces(on), ..Strip::default() }
}

fn georgia() -> Board {
    Board::Strips(vec![Strip {
        marked: vec![2, 3, 4, 8, 13, 15, 16],
        note: "nim-sum 3".to_string(),
        ..strip(17, &[1, 5, 6, 7, 9, 12, 14, 17])
    }])
}

fn northcott() -> Board {
    let row = |white, black| Strip {
        first: 1,
        cells: 6,
        pieces: vec![Piece { cell: white, dark: false }, Piece { cell: black, dark: true }],
        marked: (white + 1..black).collect(),
        note: format!("gap {}", black - white - 1),
        ..Strip::default()
    };
    Board::Strips(vec![row(4, 5), row(1, 3), row(1, 2)])
}

fn queen(column: u64, row: u64) -> Grid {
    let marked = vec![(0, 0), (1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4), (6, 10), (10, 6)];
    let mut reach: Vec<(u64, u64)> = (0..column).map(|c| (c, row)).collect();
    reach.extend((0..row).map(|r| (column, r)));
    reach.extend((1..=column.min(row)).map(|d| (column - d, row - d)));
    Grid { columns: 13, rows: 13, piece: (column, row), marked, reach, ..Grid::default() }
}

/// A token that has gone three cells, on a board of 3 x 3.
fn token() -> Grid {
    let visited = vec![(0, 0), (1, 0), (1, 1)];
    let marked = vec![(0, 1), (2, 1)];
    let reach = vec![(0, 1), (2, 1), (1, 2)];
    Grid { columns: 3, rows: 3, piece: (1, 1), marked, reach, visited }
}

fn cells(ring: bool, of: &str) -> Cells {
    let cell = |c| match c {
        'o' => Cell::Stone,
        '.' => Cell::Gone,
        '_' => Cell::Free,
        'R' => Cell::Red,
        'B' => Cell::Blue,
        _ => Cell::Cross,
    };
    Cells {
        ring,
        cells: of.chars().map(cell).collect(),
        marked: vec![2],
        note: "a & b".to_string(),
        ..Cells::default()
    }
}

fn graph(tokens: &[usize]) -> Board {
    let edges = vec![(1, 2), (1, 3), (2, 4), (3, 4), (1, 4), (4, 5), (2, 5), (6, 3), (3, 5)];
    let vertex = |value: &str| Vertex { note: format!("value {value}"), marked: value == "0" };
    let vertices = ["3", "2", "2", "1", "0", "0"].iter().map(|&value| vertex(value)).collect();
    Board::Graph(Graph { vertices, edges, tokens: tokens.to_vec() })
}

fn bush(edges: &[(u64, u64)]) -> Board {
    let stem = |&ends: &(u64, u64)| Stem { ends, marked: ends == (2, 4) };
    let notes = vec![(1, "2".to_string()), (2, "1".to_string())];
    Board::Bush(Bush { ground: vec![1], edges: edges.iter().map(stem).collect(), notes })
}

/// Two edges back and forth, a cycle of three, and a loop.
fn loopy(token: usize) -> Board {
    let edges = vec![(1, 2), (2, 1), (2, 3), (3, 1), (3, 3), (3, 4)];
    let vertices = vec![Vertex { note: "drawn".to_string(), marked: false }; 4];
    Board::Graph(Graph { vertices, edges, tokens: vec![token] })
}

fn stairs(stones: &[u64]) -> Board {
    let step = |(index, &stones): (usize, &u64)| Heap {
        stones,
        name: format!("step {}", index + 1),
        note: if index == 0 { format!("{stones:b}") } else { String::new() },
        marked: index == 0,
        ..Heap::default()
    };
    Board::Stairs(Stairs { steps: stones.iter().enumerate().map(step).collect() })
}

const EXCHANGE: &str = "to be exchanged: the apples of two nodes";

/// The nodes 2 and 3 are below the first, and 4 is below 3.
fn tree(apples: [u64; 4], task: &str) -> Board {
    let parents = [None, Some(1), Some(1), Some(3)];
    let node = |(&apples, &parent): (&u64, &Option<usize>)| Node {
        parent,
        apples,
        note: if parent == Some(3) { "10".to_string() } else { String::new() },
        marked: parent == Some(3),
    };
    Board::Tree(Tree {
        nodes: apples.iter().zip(&parents).map(node).collect(),
        task: task.to_string(),
    })
}

/// A heap to which stones can be added, and a number to be chosen.
fn spread(stones: u64, number: u64, choices: &[u64]) -> Board {
    let heap = Heap { stones, room: 3, ..Heap::default() };
    let number = Heap {
        stones: number,
        name: "cap".to_string(),
        choices: Some(choices.to_vec()),
        ..Heap::default()
    };
    Board::Heaps(vec![heap, number])
}

fn painted(of: &str) -> Board {
    Board::Cells(Cells { painted: true, note: String::new(), ..cells(false, of) })
}

fn all() -> Vec<Board> {
    vec![
        heaps(),
        nim(),
        zeckendorf(),
        georgia(),
        northcott(),
        Board::Strips(vec![strip(100, &(1..90).collect::<Vec<_>>())]),
        Board::Grid(queen(5, 8)),
        Board::Cells(cells(false, "oo..oX_")),
        Board::Cells(cells(true, "oo..ooo")),
        Board::Cells(cells(true, "o")),
        Board::Cells(cells(true, &"oo.".repeat(200))),
        graph(&[1, 3, 3]),
        Board::Graph(Graph { edges: vec![(1, 2), (2, 1)], ..Graph::default() }),
        Board::Heaps(Vec::new()),
        Board::Strips(Vec::new()),
        Board::Strips(vec![Strip::default()]),
        Board::Grid(Grid::default()),
        Board::Cells(Cells::default()),
        Board::Graph(Graph::default()),
        bush(&[(1, 2), (2, 3), (2, 4), (5, 4)]),
        bush(&[(1, 2), (2, 1), (1, 2), (2, 3), (3, 1), (3, 3), (3, 3), (7, 8)]),
        bush(&(2..50).map(|vertex| (vertex, 1)).collect::<Vec<_>>()),
        Board::Bush(Bush { ground: vec![1], ..Bush::default() }),
        stairs(&[3, 0, 30]),
        stairs(&[4; 10]),
        Board::Stairs(Stairs::default()),
        tree([3, 0, 12, 6], EXCHANGE),
        spread(2, 0, &(1..40).collect::<Vec<_>>()),
        painted(&"RB_".repeat(10)),
        Board::Strips(vec![Strip { rising: true, ..strip(9, &[2, 5]) }]),
        Board::Strips(vec![Strip { rising: true, ..strip(40, &[2, 5]) }]),
        Board::Grid(token()),
        loopy(3),
        Board::Graph(Graph {
            vertices: vec![Vertex::default()],
            edges: vec![(1, 1)],
            tokens: vec![1],
        }),
    ]
}

/// Checks that every tag is closed, that attributes are quoted and that text is escaped.
pub(crate) fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains("& "), "{rest}");
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        assert_eq!(tag.matches("=\"").count() * 2, tag.matches('"').count(), "{tag}");
        let name = tag.split(' ').next().unwrap_or_default();
        if let Some(closed) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{svg}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "{open:?} in {svg}");
    assert_eq!(rest.trim(), "");
}

#[test]
fn every_drawing_is_well_formed() {
    for board in all() {
        for svg in [
            board.svg(Room::TELEPHONE, None),
            board.explained_svg(Room::TELEPHONE, None),
            board.svg(DESK, None),
        ] {
            assert_well_formed(&svg);
            assert!(svg.contains("role=\"img\" aria-label=\""));
            assert!(!svg.contains("=\"-"), "nothing is left of the drawing or above it");
        }
    }
}

/// Where the drawing ends, and where the parts that can be clicked are: their first shapes, without
/// the classes.
fn places(svg: &str) -> Vec<String> {
    let frame = svg.split("viewBox=").nth(1).and_then(|rest| rest.split(" style").next());
    // Between quotation marks, a class follows ` class=`.
    let bare = |shapes: &str| {
        let shape = shapes.lines().next().unwrap_or_default();
        let parts: Vec<&str> = shape.split('"').collect();
        let pairs = parts.windows(2).filter(|pair| !pair[0].ends_with("class="));
        pairs.map(|pair| pair[1].to_string()).collect::<Vec<String>>().concat()
    };
    let shapes = svg.split("<g data-click=").skip(1).filter_map(|rest| rest.split("</g>").next());
    frame.map(str::to_string).into_iter().chain(shapes.map(bare)).collect()
}

#[test]
fn the_theorem_moves_nothing() {
    for board in all() {
        for room in [Room::TELEPHONE, DESK] {
            assert_eq!(
                places(&board.svg(room, None)),
                places(&board.explained_svg(room, None)),
                "{board:?}"
            );
        }
    }
}

#[test]
fn a_strip_stays_in_one_line_where_there_is_room() {
    let long = Board::Strips(vec![strip(24, &[3, 20])]);
    let height = |room| frame(&long.svg(room, None)).1;
    assert!(height(DESK) < height(Room::TELEPHONE));
}

/// The width and the height of a drawing.
fn frame(svg: &str) -> (i64, i64) {
    let frame = svg.split("viewBox=\"0 0 ").nth(1).unwrap().split('"').next().unwrap();
    let (width, height) = frame.split_once(' ').unwrap();
    (width.parse().unwrap(), height.parse().unwrap())
}

fn path(edges: usize) -> Board {
    let edges = (1..=edges).map(|vertex| (vertex, vertex + 1)).collect();
    let vertices = vec![Vertex { note: "10 11".to_string(), marked: false }; 12];
    Board::Graph(Graph { vertices, edges, tokens: vec![1] })
}

fn stalk(edges: u64) -> Board {
    let edges = (1..=edges).map(|edge| Stem { ends: (edge, edge + 1), marked: false }).collect();
    Board::Bush(Bush { ground: vec![1], edges, notes: Vec::new() })
}

#[test]
fn a_high_board_fits_a_telephone() {
    let noted = |cells| Strip { note: "rows 2 and 3".to_string(), ..strip(cells, &[2]) };
    let strips = Board::Strips([7; 8].into_iter().map(noted).collect());
    let heaps = [plain(&[24]), plain(&[8, 16, 64]), plain(&[1, 2, 3, 4, 5, 2, 3, 7, 12])];
    for board in heaps.into_iter().chain([path(11), stalk(6), strips]) {
        for room in [Room::TELEPHONE, DESK] {
            let shown = room.scale(frame(&board.svg(room, None)));
            assert!(shown >= 1000, "{shown} thousandths of {board:?}");
        }
    }
}

#[test]
fn stones_are_large_where_there_is_room() {
    for heaps in [&[12][..], &[3, 5, 7], &[30]] {
        let shown = DESK.scale(frame(&plain(heaps).svg(DESK, None)));
        assert!(shown * canvas::PITCH >= 1000 * 39, "{shown} thousandths of {heaps:?}");
    }
}

/// Where the circles and ellipses of a drawing are, from left to right, and how high from below.
fn stones(svg: &str) -> Vec<(String, i64)> {
    let (_, height) = frame(svg);
    let number = |shape: &str, name: &str| -> Option<String> {
        Some(shape.split_once(&format!(" {name}=\""))?.1.split('"').next()?.to_string())
    };
    let place = |shape: &str| {
        let up = height - number(shape, "cy")?.parse::<i64>().ok()?;
        Some((number(shape, "cx")?, up))
    };
    svg.split('<').filter_map(place).collect()
}

#[test]
fn what_is_not_moved_stays_where_it_was_when_the_game_began() {
    for (begun, later) in [
        (plain(&[24]), plain(&[5])),
        (plain(&[9, 24]), plain(&[9, 1])),
        (blocks(&[&[100, 1], &[4, 1]]), blocks(&[&[], &[4, 1]])),
        (path(11), path(3)),
        (stalk(6), stalk(2)),
    ] {
        let room = Room::TELEPHONE;
        let (before, now) = (begun.svg(room, None), later.svg(room, Some(&begun)));
        let before = stones(&before);
        let moved: Vec<_> = stones(&now).into_iter().filter(|it| !before.contains(it)).collect();
        assert!(moved.is_empty(), "{later:?}: {moved:?}");
    }
}

#[test]
fn every_text_is_lines_of_a_terminal() {
    for board in all() {
        let text = board.text();
        assert!(text.ends_with('\n') && text.is_ascii(), "{text}");
        assert!(text.lines().all(|line| line.len() <= 78 && line == line.trim_end()), "{text}");
    }
}

fn assert_clicks(from: &Board, to: &Board, clicks: &[&str]) {
    assert_eq!(from.clicks(to), clicks);
    for click in clicks {
        let name = format!("data-click=\"{click}\"");
        assert!(from.svg(Room::TELEPHONE, None).contains(&name), "{click}");
    }
}

fn plain(heaps: &[u64]) -> Board {
    Board::Heaps(heaps.iter().map(|&stones| Heap { stones, ..Heap::default() }).collect())
}

/// Heaps that a theorem divides into blocks.
fn blocks(heaps: &[&[u64]]) -> Board {
    let heap = |blocks: &&[u64]| Heap {
        stones: blocks.iter().sum(),
        blocks: blocks.to_vec(),
        ..Heap::default()
    };
    Board::Heaps(heaps.iter().map(heap).collect())
}

#[test]
fn a_heap_is_clicked_at_what_is_left() {
    assert_clicks(&plain(&[3, 5, 7]), &plain(&[3, 2, 7]), &["h2-2"]);
    assert_clicks(&plain(&[3, 5, 7]), &plain(&[0, 5, 1]), &["h1-0", "h3-1"]);
    assert_clicks(&plain(&[3, 5]), &plain(&[4, 4]), &["h2-4"]);
    assert_clicks(&plain(&[3, 5]), &plain(&[3]), &["h2-0"]);
    assert_clicks(&plain(&[96]), &plain(&[50]), &["h1-50"]);
    assert_eq!(plain(&[3, 5]).clicks(&plain(&[3, 6])), ["h2-6"]);
}

#[test]
fn both_parts_of_a_heap_that_is_divided_are_clicked() {
    assert_clicks(&plain(&[3, 9]), &plain(&[3, 5, 2]), &["h2-5", "h2-2"]);
    // The heap could as well be lowered to 4.
    assert_clicks(&plain(&[3, 9]), &plain(&[3, 4, 4]), &["h2-4", "h2-0"]);
    assert_clicks(&plain(&[3, 9]), &plain(&[3, 4]), &["h2-4"]);
}

#[test]
fn a_piece_is_clicked_and_then_its_new_cell() {
    let row = |cells: &[u64]| Board::Strips(vec![strip(9, cells)]);
    assert_clicks(&row(&[1, 5]), &row(&[1, 3]), &["s1-5", "s1-3"]);
    assert_clicks(&row(&[1, 5]), &row(&[5]), &["s1-1"]);
    let rows = |cell| Board::Strips(vec![strip(9, &[4]), strip(9, &[cell])]);
    assert_clicks(&rows(8), &rows(2), &["s2-8", "s2-2"]);
}

#[test]
fn the_queen_goes_to_the_cell_that_is_clicked() {
    assert_clicks(&Board::Grid(queen(5, 8)), &Board::Grid(queen(5, 3)), &["g5-3"]);
    let bare = |column| Board::Grid(Grid { reach: Vec::new(), ..queen(column, 8) });
    assert_clicks(&bare(5), &bare(2), &["g2-8"]);
}

#[test]
fn cells_that_change_are_clicked() {
    let board = |of| Board::Cells(cells(true, of));
    assert_clicks(&board("ooooo"), &board("o..oo"), &["c2", "c3"]);
    assert_clicks(&board("_____"), &board("__X__"), &["c3"]);
    assert_clicks(&painted("RBRB"), &painted("R__B"), &["c2", "c3"]);
}

#[test]
fn a_token_is_clicked_and_then_its_new_vertex() {
    assert_clicks(&graph(&[1, 3, 3]), &graph(&[1, 4, 3]), &["v3", "v4"]);
    assert_clicks(&graph(&[1, 3, 3]), &graph(&[3, 3, 4]), &["v1", "v4"]);
}

#[test]
fn the_edge_that_is_cut_is_clicked() {
    let tree = bush(&[(1, 2), (4, 2), (2, 3), (5, 4), (1, 6)]);
    assert_clicks(&tree, &bush(&[(1, 2), (2, 3), (1, 6)]), &["e2"]);
    assert_clicks(&tree, &bush(&[(1, 6)]), &["e1"]);
    assert_clicks(&bush(&[(1, 2), (2, 3), (3, 1)]), &bush(&[(1, 2), (1, 3)]), &["e2"]);
    assert_clicks(&bush(&[(1, 2), (1, 2), (2, 2)]), &bush(&[(2, 1), (2, 2)]), &["e2"]);
    assert_clicks(&bush(&[(1, 2), (1, 2), (2, 2)]), &bush(&[(2, 1), (2, 1)]), &["e3"]);
    assert_eq!(tree.clicks(&tree), Vec::<String>::new());
}

#[test]
fn apples_are_clicked_where_they_are_and_where_they_go() {
    assert_clicks(&tree([3, 0, 2, 1], ""), &tree([1, 0, 4, 1], ""), &["v1", "v3"]);
    assert_clicks(&tree([3, 0, 2, 1], ""), &tree([3, 0, 2, 0], ""), &["v4"]);
    assert_clicks(&tree([3, 0, 2, 1], EXCHANGE), &tree([2, 0, 3, 1], ""), &["v1", "v3"]);
    assert_clicks(&tree([3, 0, 2, 1], ""), &tree([3, 0, 0, 0], ""), &["v3"]);
    let same = tree([2, 0, 2, 1], EXCHANGE);
    assert_clicks(&same, &tree([2, 0, 2, 1], ""), &["v1", "v3"]);
}

#[test]
fn stones_on_stairs_are_clicked_at_what_is_left() {
    assert_clicks(&stairs(&[1, 3]), &stairs(&[3, 1]), &["h2-1"]);
    assert_clicks(&stairs(&[0, 40]), &stairs(&[4, 36]), &["h2-36"]);
}

/// Where a hint says to look, in both languages.
#[track_caller]
fn assert_place(from: &Board, to: &Board, place: Option<[&str; 2]>) {
    assert_eq!(from.place(to).as_deref(), place.map(|[english, _]| english));
    let chinese = Language::Chinese.speaking(|| from.place(to));
    assert_eq!(chinese.as_deref(), place.map(|[_, chinese]| chinese));
}

#[test]
fn a_hint_says_where_to_look_if_there_are_several_places() {
    let heaps = |heaps: &[u64]| plain(heaps);
    assert_place(&heaps(&[3, 5, 7]), &heaps(&[3, 2, 7]), Some(["heap 2", "第 2 堆"]));
    let three = Some(["heap 1, heap 2 and heap 3", "第 1 堆、第 2 堆和第 3 堆"]);
    assert_place(&heaps(&[3, 5, 7]), &heaps(&[2, 4, 6]), three);
    assert_place(&heaps(&[9]), &heaps(&[2]), None);
    // Both clicks are on one heap.
    assert_place(&heaps(&[3, 9]), &heaps(&[3, 5, 2]), Some(["heap 2", "第 2 堆"]));
    assert_place(&stairs(&[1, 3]), &stairs(&[3, 1]), Some(["step 2", "step 2"]));
    let row = |cells: &[u64]| Board::Strips(vec![strip(9, cells)]);
    assert_place(&row(&[1, 5]), &row(&[1, 3]), Some(["cell 5", "第 5 格"]));
    assert_place(&row(&[5]), &row(&[3]), None);
    let rows = |name: &str, cell| {
        let named = Strip { name: name.to_string(), ..strip(9, &[cell]) };
        Board::Strips(vec![strip(9, &[4]), named])
    };
    assert_place(&rows("", 8), &rows("", 2), Some(["cell 8 in row 2", "第 2 行第 8 格"]));
    assert_place(&rows("0", 8), &rows("0", 2), Some(["cell 8 in row 0", "第 0 行第 8 格"]));
    let ring = |of| Board::Cells(cells(true, of));
    assert_place(&ring("ooooo"), &ring("o..oo"), Some(["cell 2", "第 2 格"]));
    assert_place(&graph(&[1, 3]), &graph(&[1, 4]), Some(["vertex 3", "顶点 3"]));
    assert_place(&graph(&[3]), &graph(&[4]), None);
    let nodes = |apples| tree(apples, "");
    assert_place(&nodes([3, 0, 2, 1]), &nodes([3, 0, 2, 0]), Some(["node 4", "结点 4"]));
    let cut = bush(&[(1, 2), (2, 3), (1, 6)]);
    let edge = Some(["the edge 4-2", "边 4-2"]);
    assert_place(&bush(&[(1, 2), (4, 2), (2, 3), (5, 4), (1, 6)]), &cut, edge);
    assert_place(&Board::Grid(queen(5, 8)), &Board::Grid(queen(5, 3)), None);
    assert_place(&heaps(&[3, 5]), &row(&[1]), None);
}

/// Who moves is about all rows, and stands above the first of them.
#[test]
fn a_heading_stands_above_the_strips() {
    let moves = |heading: &str| {
        let row = |heading: &str| Strip { heading: heading.to_string(), ..strip(4, &[2]) };
        Board::Strips(vec![row(heading), row("")])
    };
    let text = "Black moves\nrow 1   . 2 . .\nrow 2   . 2 . .\n";
    assert_eq!(moves("Black moves").text(), text);
    assert_eq!(moves("Black moves").plain(), moves("Black moves"));
    let (with, without) =
        (moves("Black moves").svg(Room::TELEPHONE, None), moves("").svg(Room::TELEPHONE, None));
    let at = |svg: &str, text: &str| svg.find(&format!(">{text}</text>"));
    assert!(at(&with, "Black moves") < at(&with, "1"), "{with}");
    assert!(at(&without, "Black moves").is_none());
    assert_eq!(moves("Black moves").thumbnail(), moves("").thumbnail());
}

#[test]
fn gifts_and_chosen_numbers_are_clicked_too() {
    assert_clicks(&spread(2, 0, &[4, 5]), &spread(1, 5, &[]), &["h1-1", "h2-5"]);
    assert_clicks(&spread(2, 3, &[]), &spread(5, 3, &[]), &["h1-5"]);
    let to_the_other = |stones: u64| {
        Board::Heaps(vec![
            Heap { stones, room: 2, ..Heap::default() },
            Heap { stones: 5 - stones, room: 2, ..Heap::default() },
        ])
    };
    assert_clicks(&to_the_other(3), &to_the_other(1), &["h1-1", "h2-4"]);
}

#[test]
fn stairs_trees_and_paint_as_text() {
    let text = "   step 2  0\nstep 1  2 * oo  10\n";
    assert_eq!(stairs(&[2, 0]).text(), text);
    let text = "\
node 1  3   ooo
  node 2  0
  node 3  2   oo
    node 4  1 * o  10
to be exchanged: the apples of two nodes
";
    assert_eq!(tree([3, 0, 2, 1], EXCHANGE).text(), text);
    assert_eq!(painted("RB_").text(), "    1  R B _\n         *\n");
    let text = "heap 1  2   oo\ncap     ?   can become 4 5\n";
    assert_eq!(spread(2, 0, &[4, 5]).text(), text);
    assert!(heaps().explained_text().ends_with("* what the theorem looks at\n"));
    assert!(!heaps().plain().explained_text().contains('*'));
    let black = |letters| Board::Strips(vec![Strip { letters, ..strip(3, &[2]) }]).text();
    assert_eq!([black(false), black(true)], ["cell  . 2 .\n", "cell  . B .\n"]);
}

#[test]
fn labels_say_colours_and_places() {
    assert_eq!(painted("RB_R").label(), "a row of 4 cells; red: 1, 4; blue: 2; white: 3");
    assert_eq!(
        northcott().label(),
        "row 1: white on 4, black on 5; row 2: white on 1, black on 3; row 3: white on 1, black on 2"
    );
    let named = Strip { name: "0".to_string(), ..strip(3, &[1, 2]) };
    let rows = Board::Strips(vec![named, strip(3, &[])]);
    assert_eq!(rows.label(), "row 0: pieces on 1, 2; row 2: no pieces");
    assert_eq!(stairs(&[2, 0]).label(), "stairs, from the lowest: step 1: 2, step 2: 0");
    let label = "numbers on a tree: node 1, the root: 3, node 2 under 1: 0, node 3 under 1: 2, node 4 under 3: 1";
    assert_eq!(tree([3, 0, 2, 1], "").label(), label);
    assert_eq!(spread(2, 0, &[4]).label(), "a heap of 2; cap: ?");
}

#[test]
fn a_legend_names_the_colours_that_occur() {
    let classes = |board: &Board| -> Vec<&str> {
        board.legend().into_iter().map(|(class, _)| class).collect()
    };
    assert_eq!(classes(&heaps()), ["mark"]);
    assert!(classes(&heaps().plain()).is_empty());
    assert_eq!(classes(&Board::Grid(queen(5, 8))), ["mark", "reach", "target"]);
}

#[test]
fn boards_speak_chinese() {
    let chinese = |board: &Board| Language::Chinese.speaking(|| board.text() + &board.label());
    for board in [heaps(), northcott(), painted("RB"), tree([1, 0, 0, 2], EXCHANGE)] {
        assert!(chinese(&board).chars().any(|character| character >= '\u{4e00}'), "{board:?}");
    }
}

#[test]
fn a_token_goes_around_a_loop_by_a_click_on_its_vertex() {
    assert_clicks(&loopy(3), &loopy(3), &["v3"]);
    assert_clicks(&loopy(3), &loopy(4), &["v3", "v4"]);
    assert!(loopy(1).clicks(&loopy(1)).is_empty());
}

#[test]
fn boards_of_different_kinds_have_no_move_between_them() {
    assert!(heaps().clicks(&georgia()).is_empty());
}

#[test]
fn a_heap_with_a_name_is_called_by_it() {
    let named = Heap { stones: 2, name: "removals left".to_string(), ..Heap::default() };
    let board = Board::Heaps(vec![Heap { stones: 3, ..Heap::default() }, named.clone()]);
    assert_eq!(board.text(), "heap 1         3   ooo\nremovals left  2   oo\n");
    assert_eq!(board.label(), "a heap of 3; removals left: 2");
    assert!(board.svg(Room::TELEPHONE, None).contains(">removals left</text>"));
    assert_eq!(Board::Heaps(vec![named]).label(), "removals left: 2");
}

#[test]
fn heaps_as_text() {
    let text = "\
heap 1   3   ooo  (at most 3)
heap 2   0
heap 3  12 * oooooooooooo  12 mod 4 = 0
heap 4  60   oooooooooo...
heap 5  96 * oooooooooo...
";
    assert_eq!(heaps().text(), text);
    let text = "\
heap 1  12 * oooooooo ooo o  8 + 3 + 1
heap 2  40 * 34 + 5 + 1
";
    assert_eq!(zeckendorf().text(), text);
}

#[test]
fn strips_as_text() {
    let text = "\
cell  1 * * * 5 6 7 * 9 . . 12 * 14 * * 17
      nim-sum 3
";
    assert_eq!(georgia().text(), text);
    let text = "\
row 1   . . . W B .
        gap 0
row 2   W * B . . .
        gap 1
row 3   W B . . . .
        gap 0
";
    assert_eq!(northcott().text(), text);
}

/// The nim-sum is not a heap of the position: it is seen with the theorem alone, and nothing is taken
/// from it.
#[test]
fn pairs_are_faded_and_the_nim_sum_stands_beside_the_heaps() {
    let (with, without) =
        (nim().explained_svg(Room::TELEPHONE, None), nim().svg(Room::TELEPHONE, None));
    let stones = |svg: &str, class: &str| svg.matches(&format!("class=\"{class}\"")).count();
    let counts = |svg: &str| ["stone", "stone paired", "stone mark"].map(|it| stones(svg, it));
    assert_eq!((counts(&without), counts(&with)), ([10, 0, 0], [0, 6, 8]));
    assert!(with.contains(">nim-sum<") && !without.contains(">nim-sum<"));
    assert!(!with.contains("data-click=\"h4-") && !with.contains("data-place=\"h4\""));
    assert_eq!(nim().label(), "heaps of 3, 1, 6");
    assert_eq!(nim().clicks(&Board::Heaps(vec![])), nim().plain().clicks(&Board::Heaps(vec![])));
    assert!(nim().text().contains("heap 3   6   oooo oo"), "{}", nim().text());
}

/// The cells of a walk are named on the board as its moves name them.
#[test]
fn the_cells_of_a_walk_have_their_numbers() {
    let svg = Board::Grid(token()).svg(Room::TELEPHONE, None);
    for cell in [1, 2, 3, 4, 6, 7, 8, 9] {
        assert!(svg.contains(&format!(">{cell}</text>")), "{cell}: {svg}");
    }
    assert!(Board::Grid(token()).label().contains("on cell 5, which has been on 1, 2, 5"));
}

#[test]
fn grids_as_text() {
    let grid = Grid { columns: 5, rows: 4, ..queen(3, 2) };
    let text = "  3  . . . . .
  2  + # + Q .
  1  . . # + .
  0  * + . + .
     0 1 2 3 4
     Q piece   + can be reached   * marked   # both
";
    let text_of = Board::Grid(grid).text();
    assert_eq!(text_of, text);
    let text = "  7  . + .
  4  # T #
  1  x x .
     T piece   + can be reached   * marked   # both
";
    assert_eq!(Board::Grid(token()).text(), text);
    assert!(Board::Grid(queen(5, 8)).text().contains("\n     0         5        10\n"));
}

#[test]
fn cells_as_text() {
    let text = "    1  o o . . o X _\n         *\n       a & b\n";
    assert_eq!(Board::Cells(cells(false, "oo..oX_")).text(), text);
    let ring = Board::Cells(Cells { marked: Vec::new(), ..cells(true, &"o".repeat(31)) });
    assert!(ring.text().ends_with("   31  o\n       a ring: 31 is next to 1\n       a & b\n"));
}

#[test]
fn graphs_as_text() {
    let text = " 1 -> 2 3 4   (value 3)   [token]
 2 -> 4 5   (value 2)
 3 -> 4 5   (value 2)   [token x2]
 4 -> 5   (value 1)
*5 ->   (value 0)
*6 -> 3   (value 0)
";
    assert_eq!(graph(&[1, 3, 3]).text(), text);
}

#[test]
fn bushes_as_text() {
    let text = "\
1 - 2 6   (2)   [ground]
2 - 3 4*   (1)
6
3
4 - 5
5
";
    assert_eq!(bush(&[(1, 2), (2, 3), (2, 4), (5, 4), (1, 6), (8, 9)]).text(), text);
    assert_eq!(bush(&[]).text(), "1   (2)   [ground]\n");
    assert_eq!(bush(&[]).label(), "nothing stands on the ground, vertex 1");
    assert_eq!(bush(&[(1, 2)]).label(), "a graph on the ground, vertex 1: edges 1-2");
    let pinned = |edges| Board::Bush(Bush { ground: vec![1, 3], edges, ..Bush::default() });
    let cut = pinned(Vec::new());
    let pinned = pinned(vec![Stem { ends: (3, 4), marked: false }]);
    assert_eq!(pinned.label(), "a graph on the ground, vertices 1, 3: edges 3-4");
    assert_eq!(pinned.text(), "1   [ground]\n3 - 4   [ground]\n4\n");
    assert_eq!(pinned.clicks(&cut), ["e1"]);
}

#[test]
fn a_caption_stays_without_the_theorem() {
    let caption = "take 2".to_string();
    let boards = [
        Board::Strips(vec![Strip {
            caption: caption.clone(),
            note: "won".to_string(),
            ..strip(5, &[2])
        }]),
        Board::Cells(Cells { caption, note: "won".to_string(), ..cells(true, "oo.") }),
    ];
    for board in boards {
        let (noted, plain) = (" take 2; won\n", " take 2\n");
        assert!(board.text().ends_with(noted));
        assert!(board.plain().text().ends_with(plain));
        let explained = board.explained_svg(Room::TELEPHONE, None);
        assert!(explained.contains(">take 2") && explained.contains("won<"));
        assert!(
            board.svg(Room::TELEPHONE, None).contains(">take 2<")
                && !board.svg(Room::TELEPHONE, None).contains("won")
        );
    }
}

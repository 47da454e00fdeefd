//! Green Hackenbush, on trees and on graphs with circuits, to be explained, drawn and played.

use gamecore::NimValued;
use games::hackenbush::Layout;
use games::Hackenbush;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Hackenbush {
        answers: ["Alice", "Bob"],
        starts: &[
            &[9, 1, 2, 2, 3, 2, 4, 4, 5, 1, 6, 6, 7, 7, 8, 7, 9],
            &[7, 1, 2, 3, 7, 4, 6, 2, 3, 2, 4, 1, 5],
            &[5, 1, 2, 2, 3, 2, 4, 4, 5],
            // With circuits: a triangle on the ground, and a triangle on a stalk.
            &[6, 1, 2, 2, 3, 1, 3, 2, 4, 3, 5, 5, 6],
            &[6, 1, 2, 2, 3, 3, 4, 2, 4, 1, 5, 5, 6],
        ],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let layout = Layout::OneGround;
    let string = |edges: u64| -> Row {
        let ends = (1..=edges).flat_map(|vertex| [vertex, vertex + 1]);
        std::iter::once(edges + 1).chain(ends).collect()
    };
    let tree = [5, 1, 2, 2, 3, 2, 4, 4, 5];
    let ring = [6, 1, 2, 2, 3, 1, 3, 2, 4, 3, 5, 5, 6];
    let fused = [6, 1, 1, 1, 1, 1, 1, 1, 4, 1, 5, 5, 6];
    let value = |position: &[u64]| gamecore::Hackenbush.nim_value(&layout.graph(position));
    let colon = vec![
        layout.picture(&tree, &format!("1 + (1 xor (1 + 1)) = {}", value(&tree))),
        layout.picture(&string(value(&tree)), "a string"),
    ];
    let fusion = vec![
        layout.picture(&ring, "a triangle"),
        layout.picture(
            &fused,
            &format!("three loops: 1 xor 1 xor 1 xor 1 xor 2 = {}", value(&fused)),
        ),
        layout.picture(&string(value(&ring)), "a string"),
    ];
    let values = "Each vertex has the nim-value of what stands on it beside it.";
    vec![
        (
            "colon",
            Drawing::sequence(colon)
                .document("The tree of the sample is worth a string of 4 edges", values),
        ),
        (
            "fusion",
            Drawing::sequence(fusion).document("The vertices of a circuit are fused", values),
        ),
    ]
}

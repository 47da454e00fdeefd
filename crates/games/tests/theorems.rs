//! The theorems that are found for games whose theorems are known, and those that are not.

use std::collections::HashMap;

use games::table::Table;
use games::theorems::{recognise, Findings};
use study::Row;

/// All positions that some of them lead to.
fn table(starts: &[Row], options: impl Fn(&[u64]) -> Vec<Row>) -> Table {
    let mut rows: Vec<Row> = Vec::new();
    let mut numbers: HashMap<Row, usize> = HashMap::new();
    let mut number = |row: Row, rows: &mut Vec<Row>| {
        *numbers.entry(row.clone()).or_insert_with(|| {
            rows.push(row);
            rows.len() - 1
        })
    };
    for start in starts {
        number(start.clone(), &mut rows);
    }
    let mut lists = Vec::new();
    while lists.len() < rows.len() {
        let found = options(&rows[lists.len()].clone());
        lists.push(found.into_iter().map(|row| number(row, &mut rows)).collect());
    }
    Table::of_options(rows, lists)
}

fn show(name: &str, found: &Findings) {
    println!("== {name}");
    for f in found.theorems.iter().take(4) {
        println!(
            "  {} {:?} {}/{} [{}] {:?} {:?}",
            f.name,
            f.kinds,
            f.agrees,
            f.of,
            f.code.as_ref().map_or(String::new(), |c| c[0].join("; ")),
            f.game,
            f.proof
        );
    }
    for f in &found.misses {
        println!("  - {} {}/{} {:?}", f.name, f.agrees, f.of, f.fails);
    }
}

fn heap(to: u64, options: impl Fn(u64) -> Vec<Vec<u64>>) -> Table {
    table(&(0..=to).map(|n| vec![n]).collect::<Vec<_>>(), |row| options(row[0]))
}

fn heaps(to: u64, count: usize, each: impl Fn(u64) -> Vec<u64>) -> Table {
    table(&[vec![to; count]], |row| {
        (0..row.len())
            .flat_map(|i| {
                each(row[i]).into_iter().map(move |x| {
                    let mut r = row.to_vec();
                    r[i] = x;
                    r
                })
            })
            .collect()
    })
}

fn split(row: &[u64], each: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Row> {
    let mut all = vec![];
    for i in 0..row.len() {
        for parts in each(row[i]) {
            let mut r = row.to_vec();
            r.remove(i);
            r.extend(parts.into_iter().filter(|p| *p > 0));
            r.sort();
            all.push(r);
        }
    }
    all
}

#[test]
fn scratch() {
    let go = |name: &str, t: Table| {
        let begun = std::time::Instant::now();
        let f = recognise(&t);
        if name == "northcott" {
            println!("{:?}", (0..30).map(|i| (&t.rows[i], t.fates[i])).collect::<Vec<_>>());
        }
        show(&format!("{name} ({} positions, {:?})", t.rows.len(), begun.elapsed()), &f);
        if let Some(m) = t.misere() {
            let begun = std::time::Instant::now();
            let f = recognise(&m);
            show(&format!("misere {name} ({:?})", begun.elapsed()), &f);
        }
    };
    go(
        "take 1 3 4",
        heap(100, |n| [1, 3, 4].iter().filter(|s| **s <= n).map(|s| vec![n - s]).collect()),
    );
    go("nim", heaps(7, 3, |n| (0..n).collect()));
    go("bounded 3", heaps(9, 3, |n| (n.saturating_sub(3)..n).collect()));
    go("mark", heap(100, |n| if n == 0 { vec![] } else { vec![vec![n - 1], vec![n / 2]] }));
    go(
        "wythoff",
        table(&[vec![25, 25]], |r| {
            let (a, b) = (r[0], r[1]);
            let mut o: Vec<Row> = (0..a).map(|x| vec![x, b]).collect();
            o.extend((0..b).map(|x| vec![a, x]));
            o.extend((1..=a.min(b)).map(|d| vec![a - d, b - d]));
            o
        }),
    );
    go(
        "euclid",
        table(&(1..30).flat_map(|a| (1..30).map(move |b| vec![a, b])).collect::<Vec<Row>>(), |r| {
            let (a, b) = (r[0], r[1]);
            if a == 0 || b == 0 {
                return vec![];
            }
            if a >= b {
                (1..=a / b).map(|k| vec![a - k * b, b]).collect()
            } else {
                (1..=b / a).map(|k| vec![a, b - k * a]).collect()
            }
        }),
    );
    go(
        "fibonacci",
        table(&(2..60).map(|n| vec![n, n - 1]).collect::<Vec<Row>>(), |r| {
            (1..=r[0].min(r[1])).map(|k| vec![r[0] - k, 2 * k]).collect()
        }),
    );
    go(
        "moore 2",
        table(&[vec![5, 5, 5, 5]], |r| {
            let mut o = vec![];
            for i in 0..r.len() {
                for x in 0..r[i] {
                    let mut one = r.to_vec();
                    one[i] = x;
                    o.push(one.clone());
                    for j in i + 1..r.len() {
                        for y in 0..r[j] {
                            let mut two = one.clone();
                            two[j] = y;
                            o.push(two);
                        }
                    }
                }
            }
            o
        }),
    );
    go(
        "staircase",
        table(&[vec![2, 3, 2, 2]], |r| {
            let mut o = vec![];
            for i in 0..r.len() {
                for k in 1..=r[i] {
                    let mut t = r.to_vec();
                    t[i] -= k;
                    if i > 0 {
                        t[i - 1] += k;
                    }
                    o.push(t);
                }
            }
            o
        }),
    );
    go(
        "kayles",
        table(&(0..26).map(|n| vec![n]).collect::<Vec<Row>>(), |r| {
            split(r, |n| {
                let mut o = vec![];
                for k in 1..=2.min(n) {
                    for a in 0..=(n - k) / 2 {
                        o.push(vec![a, n - k - a]);
                    }
                }
                o
            })
        }),
    );
    go(
        "grundy",
        table(&(1..22).map(|n| vec![n]).collect::<Vec<Row>>(), |r| {
            split(r, |n| (1..n).filter(|a| 2 * a < n).map(|a| vec![a, n - a]).collect())
        }),
    );
    go(
        "silver dollar",
        table(&[vec![5, 9, 12]], |r| {
            let mut o = vec![];
            for i in 0..r.len() {
                let low = if i == 0 { 1 } else { r[i - 1] + 1 };
                for x in low..r[i] {
                    let mut t = r.to_vec();
                    t[i] = x;
                    o.push(t);
                }
            }
            o
        }),
    );
    go(
        "welter",
        table(&[vec![7, 9, 11]], |r| {
            let mut o = vec![];
            for i in 0..r.len() {
                for x in 0..r[i] {
                    if !r.contains(&x) {
                        let mut t = r.to_vec();
                        t[i] = x;
                        t.sort();
                        o.push(t);
                    }
                }
            }
            o
        }),
    );
    go("divisors", heap(200, |n| (1..n).filter(|d| n % d == 0).map(|d| vec![d]).collect()));
    go(
        "coprime",
        heap(200, |n| {
            (1..=n)
                .filter(|d| {
                    let (mut a, mut b) = (n, *d);
                    while b > 0 {
                        let t = a % b;
                        a = b;
                        b = t;
                    }
                    a == 1
                })
                .map(|d| vec![n - d])
                .collect()
        }),
    );
    go("dividing", heap(200, |n| (1..n).filter(|d| n % d == 0).map(|d| vec![n - d]).collect()));
    go(
        "squares",
        heap(300, |n| (1..=n).map(|k| k * k).filter(|s| *s <= n).map(|s| vec![n - s]).collect()),
    );
    go(
        "lasker",
        table(&(0..20).map(|n| vec![n]).collect::<Vec<Row>>(), |r| {
            split(r, |n| {
                (0..n).map(|a| vec![a]).chain((1..=n / 2).map(|a| vec![a, n - a])).collect()
            })
        }),
    );
    go(
        "knight",
        table(&[vec![11, 11]], |r| {
            let (a, b) = (r[0] as i64, r[1] as i64);
            [(-2, 1), (-2, -1), (1, -2), (-1, -2)]
                .iter()
                .map(|(x, y)| (a + x, b + y))
                .filter(|(x, y)| (0..12).contains(x) && (0..12).contains(y))
                .map(|(x, y)| vec![x as u64, y as u64])
                .collect()
        }),
    );
    go(
        "king",
        table(&[vec![12, 12]], |r| {
            let (a, b) = (r[0] as i64, r[1] as i64);
            [(-1, 0), (-1, -1), (0, -1)]
                .iter()
                .map(|(x, y)| (a + x, b + y))
                .filter(|(x, y)| *x >= 0 && *y >= 0)
                .map(|(x, y)| vec![x as u64, y as u64])
                .collect()
        }),
    );
    go(
        "cells kayles",
        table(&[vec![1; 10]], |r| {
            let mut o = vec![];
            for i in 0..r.len() {
                if r[i] == 1 {
                    let mut t = r.to_vec();
                    t[i] = 0;
                    o.push(t.clone());
                    if i + 1 < r.len() && r[i + 1] == 1 {
                        t[i + 1] = 0;
                        o.push(t);
                    }
                }
            }
            o
        }),
    );
    go(
        "mock turtles",
        table(&[vec![1; 9]], |r| {
            let mut o = vec![];
            for i in 0..r.len() {
                if r[i] == 1 {
                    let mut t = r.to_vec();
                    t[i] = 0;
                    o.push(t.clone());
                    for j in 0..i {
                        let mut u = t.clone();
                        u[j] ^= 1;
                        o.push(u.clone());
                        for k in 0..j {
                            let mut v = u.clone();
                            v[k] ^= 1;
                            o.push(v);
                        }
                    }
                }
            }
            o
        }),
    );
    go(
        "thanos",
        table(&[vec![4, 4, 4, 4]], |r| {
            let mut o = vec![];
            for i in 0..4 {
                for j in 0..i {
                    for x in 0..r[i] {
                        for y in 0..r[j] {
                            let mut t = r.to_vec();
                            t[i] = x;
                            t[j] = y;
                            o.push(t);
                        }
                    }
                }
            }
            o
        }),
    );
    go(
        "E&D",
        table(&(1..20).flat_map(|a| (1..20).map(move |b| vec![a, b])).collect::<Vec<Row>>(), |r| {
            let mut o = vec![];
            for x in r {
                for a in 1..*x {
                    o.push(vec![a, x - a]);
                }
            }
            o
        }),
    );
    go(
        "northcott",
        table(&[vec![1, 6, 2, 7]], |r| {
            let mut o = vec![];
            for i in 0..4 {
                let other = r[i ^ 1];
                for x in 1..=7 {
                    let (lo, hi) = (r[i].min(x), r[i].max(x));
                    if x != r[i] && !(lo..=hi).contains(&other) {
                        let mut t = r.to_vec();
                        t[i] = x;
                        o.push(t);
                    }
                }
            }
            o
        }),
    );
    go(
        "moving pebbles",
        table(&[vec![1, 2, 2, 3]], |r| {
            // Stones-03: take from one heap, and move stones of it to others.
            let mut o = vec![];
            for i in 0..r.len() {
                for take in 1..=r[i] {
                    let rest = r[i] - take;
                    // distribute some of the rest over the other nonempty heaps
                    let others: Vec<usize> =
                        (0..r.len()).filter(|j| *j != i && r[*j] > 0).collect();
                    let mut stack = vec![(r.to_vec(), rest, 0)];
                    while let Some((t, left, at)) = stack.pop() {
                        if at == others.len() {
                            let mut u = t.clone();
                            u[i] = left;
                            u.sort();
                            o.push(u);
                            continue;
                        }
                        for k in 0..=left {
                            let mut u = t.clone();
                            u[others[at]] += k;
                            stack.push((u, left - k, at + 1));
                        }
                    }
                }
            }
            o
        }),
    );
    go(
        "candy",
        table(&[vec![4, 4, 4, 4]], |r| {
            if r.is_empty() {
                return vec![];
            }
            let mut t = r.to_vec();
            t.sort();
            let mut u = t.clone();
            u.pop();
            vec![u, t.iter().map(|x| x - 1).filter(|x| *x > 0).collect()]
        }),
    );
    go(
        "one from each",
        table(&[vec![4, 4, 4]], |r| {
            (1..8u32)
                .filter_map(|m| {
                    let mut t = r.to_vec();
                    for i in 0..3 {
                        if m >> i & 1 == 1 {
                            t[i] = t[i].checked_sub(1)?;
                        }
                    }
                    Some(t)
                })
                .collect()
        }),
    );
    go(
        "sequential",
        table(
            &(0..256)
                .map(|c| {
                    vec![c % 4, c / 4 % 4, c / 16 % 4, c / 64 % 4]
                        .into_iter()
                        .filter(|x| *x > 0)
                        .collect()
                })
                .collect::<Vec<Row>>(),
            |r| {
                if r.is_empty() {
                    return vec![];
                }
                (0..r[0])
                    .map(|x| {
                        let mut t = r.to_vec();
                        t[0] = x;
                        if x == 0 {
                            t.remove(0);
                        }
                        t
                    })
                    .collect()
            },
        ),
    );
    go(
        "everything",
        table(
            &(0..2401)
                .map(|c: u64| {
                    let mut r: Vec<u64> =
                        (0..4).map(|i| c / 7u64.pow(i) % 7).filter(|x| *x > 0).collect();
                    r.sort();
                    r
                })
                .collect::<std::collections::BTreeSet<Row>>()
                .into_iter()
                .collect::<Vec<Row>>(),
            |r| {
                if r.is_empty() {
                    return vec![];
                }
                let m = *r.iter().min().unwrap();
                (1..=m).map(|k| r.iter().map(|x| x - k).filter(|x| *x > 0).collect()).collect()
            },
        ),
    );
    go(
        "distinct",
        table(
            &(0..4096)
                .map(|c: u64| {
                    let mut r: Vec<u64> = (0..4).map(|i| c / 8u64.pow(i) % 8).collect();
                    r.sort();
                    r.dedup();
                    r
                })
                .collect::<std::collections::BTreeSet<Row>>()
                .into_iter()
                .collect::<Vec<Row>>(),
            |r| {
                let m = *r.iter().max().unwrap();
                (0..m)
                    .filter(|x| !r.contains(x))
                    .map(|x| {
                        let mut t: Vec<u64> = r.iter().copied().filter(|y| *y != m).collect();
                        t.push(x);
                        t.sort();
                        t
                    })
                    .collect()
            },
        ),
    );
}

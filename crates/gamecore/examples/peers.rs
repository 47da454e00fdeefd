//! The library's algorithms beside what a good user would write for one task alone:
//!
//!     cargo run --release -p gamecore --example peers
//!
//! Each line is a task: the time of the library to that of its peer, the median of nine pairs, or of
//! as many as there are in a second, taken in turns. `peers TASK` has that line alone; `peers TASK
//! ours` and `peers TASK peer` run one side of it, for a profiler or a counter of instructions.

use std::collections::VecDeque;
use std::env::args;
use std::time::Instant;

use gamecore::{
    dense_subtraction_table, hackenbush_values, long_octal_table, mex, nim_product, octal_table,
    prime_omega, remoteness, subtraction_table, take_neighbours_table, Digraph, NimMultiplier,
};

/// A task, done by the library and by its peer. Both return a sum of the answers, which agree.
struct Task {
    name: String,
    ours: Box<dyn Fn() -> u64>,
    peer: Box<dyn Fn() -> u64>,
}

fn task(
    name: impl ToString,
    ours: impl Fn() -> u64 + 'static,
    peer: impl Fn() -> u64 + 'static,
) -> Task {
    Task { name: name.to_string(), ours: Box::new(ours), peer: Box::new(peer) }
}

fn main() {
    let words: Vec<String> = args().skip(1).collect();
    let mut tasks = tasks();
    if let [name, side] = &words[..] {
        let task = tasks.iter().find(|task| task.name == *name).expect("a task of the list");
        println!("{}", if side == "ours" { (task.ours)() } else { (task.peer)() });
        return;
    }
    if let [name] = &words[..] {
        tasks.retain(|task| task.name == *name);
    }
    println!("| task | ours | ours to peer |\n|---|--:|--:|");
    for task in tasks {
        let (begun, mut pairs) = (Instant::now(), Vec::new());
        while pairs.len() < 9 || begun.elapsed().as_secs() < 1 {
            let (ours, peer) = (timed(&task.ours), timed(&task.peer));
            assert_eq!(ours.1, peer.1, "{}", task.name);
            pairs.push((ours.0 / peer.0, ours.0));
        }
        pairs.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (ratio, seconds) = pairs[pairs.len() / 2];
        println!("| {} | {:.2} ms | {ratio:.2} |", task.name, 1000.0 * seconds);
    }
}

fn timed(work: &dyn Fn() -> u64) -> (f64, u64) {
    let begun = Instant::now();
    let answer = work();
    (begun.elapsed().as_secs_f64(), answer)
}

fn sum<T: Copy + Into<u64>>(values: &[T]) -> u64 {
    values.iter().fold(0, |sum: u64, &value| sum.wrapping_mul(3).wrapping_add(value.into()))
}

fn tasks() -> Vec<Task> {
    [octal(), neighbours(), subtraction(), short_lists(), digraphs(), loopy(), bushes(), numbers()]
        .into_iter()
        .flatten()
        .collect()
}

/// Numbers that look random (Steele, Lea and Flood, 2014), the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

// --- octal games -----------------------------------------------------------------------------

fn octal() -> Vec<Task> {
    let games: [(&str, &'static [u8], u64); 7] = [
        ("0.77", &[0, 7, 7], 20_000),
        ("0.156", &[0, 1, 5, 6], 20_000),
        ("0.45", &[0, 4, 5], 20_000),
        ("0.6", &[0, 6], 20_000),
        ("0.137", &[0, 1, 3, 7], 20_000),
        ("0.007", &[0, 0, 0, 7], 20_000),
        ("0.77-short", &[0, 7, 7], 200),
    ];
    let games = games.into_iter();
    games
        .map(|(name, digits, last)| {
            let ours = move || sum(&long_octal_table(digits, last));
            task(format!("octal-{name}"), ours, move || sum(&marked(digits, last as usize)))
        })
        .collect()
}

/// By the definition, with a stamp for each value.
fn marked(digits: &[u8], last: usize) -> Vec<u16> {
    let (mut values, mut stamps) = (Vec::<u16>::with_capacity(last + 1), [0_u32; 1 << 12]);
    for heap in 0..=last {
        let stamp = heap as u32 + 1;
        for (take, digit) in digits.iter().enumerate().take(heap + 1) {
            let left = heap - take;
            if digit & 1 != 0 && left == 0 {
                stamps[0] = stamp;
            }
            if digit & 2 != 0 && left > 0 {
                stamps[usize::from(values[left]) & 4095] = stamp;
            }
            if digit & 4 != 0 && left > 1 {
                let (smaller, larger) = (&values[1..=left / 2], &values[left - left / 2..left]);
                for (one, other) in smaller.iter().zip(larger.iter().rev()) {
                    stamps[usize::from(one ^ other) & 4095] = stamp;
                }
            }
        }
        values.push(stamps.iter().position(|&other| other != stamp).unwrap() as u16);
    }
    values
}

fn neighbours() -> Vec<Task> {
    let table = |m: u64| {
        let digits = [vec![0; m as usize], vec![7]].concat();
        let octal = move || sum(&octal_table(&digits, 2000));
        task(format!("neighbours-{m}"), move || sum(&take_neighbours_table(m, 2000)), octal)
    };
    [1, 2, 3, 5, 10, 19, 20, 50, 100].into_iter().map(table).collect()
}

// --- subtraction games and the mex ------------------------------------------------------------

fn amounts(count: usize, end: usize) -> Vec<u64> {
    let mut random = Random(count as u64);
    (0..count).map(|_| 1 + random.below(end) as u64).collect()
}

fn subtraction() -> Vec<Task> {
    let by_mask = |count| {
        let (ours, peer) = (amounts(count, 1000), amounts(count, 1000));
        let ours = move || sum(&subtraction_table(&ours, 1_000_000));
        task(format!("subtraction-{count}"), ours, move || sum(&masked(&peer, 1_000_000)))
    };
    let dense = |one_in: usize| {
        let (ours, peer) = (amounts(20_000 / one_in, 20_000), amounts(20_000 / one_in, 20_000));
        let ours = move || sum(&dense_subtraction_table(&ours, 20_000));
        let peer = move || sum(&subtraction_table(&peer, 20_000));
        task(format!("dense-to-sparse-one-in-{one_in}"), ours, peer)
    };
    let by_mask = [3, 10, 40].into_iter().map(by_mask);
    by_mask.chain([10, 30, 50, 70, 100].into_iter().map(dense)).collect()
}

/// With the values of the options in 64 bits.
fn masked(amounts: &[u64], last: usize) -> Vec<u16> {
    let mut amounts: Vec<usize> = amounts.iter().map(|&amount| amount as usize).collect();
    amounts.sort_unstable();
    amounts.dedup();
    let mut values = Vec::<u16>::with_capacity(last + 1);
    for heap in 0..=last {
        let mut reached = 0_u64;
        for &amount in &amounts {
            if amount > heap {
                break;
            }
            reached |= 1 << values[heap - amount];
        }
        values.push((!reached).trailing_zeros() as u16);
    }
    values
}

fn short_lists() -> Vec<Task> {
    let mut random = Random(1);
    let lists: Vec<[u64; 8]> = (0..100_000).map(|_| [(); 8].map(|()| random.next() % 10)).collect();
    let peer = lists.clone();
    let mask = |list: &[u64; 8]| {
        let reached = list.iter().fold(0_u64, |reached, value| reached | 1 << value);
        u64::from((!reached).trailing_zeros())
    };
    let ours = move || lists.iter().map(|list| mex(list.iter().copied())).sum();
    vec![task("mex-of-eight", ours, move || peer.iter().map(mask).sum())]
}

// --- graphs -----------------------------------------------------------------------------------

const VERTICES: usize = 1_000_000;

type Edges = Vec<(usize, usize)>;
type Graph = fn() -> Edges;

/// Edges to larger vertices: to any, to one of the next hundred, or to the next. In the shuffled
/// graph the vertices have other names, in no order.
fn downward(name: &str) -> Edges {
    let mut random = Random(7);
    let edge = |vertex: usize| match name {
        "path" => vertex + 1,
        "local" => (vertex + 1 + random.below(100)).min(VERTICES - 1),
        _ => vertex + 1 + random.below(VERTICES - 1 - vertex),
    };
    let twice = (0..VERTICES - 1).flat_map(|vertex| [vertex, vertex]);
    let from: Vec<usize> =
        if name == "path" { (0..VERTICES - 1).collect() } else { twice.collect() };
    let edges = from.iter().copied().zip(from.iter().copied().map(edge));
    let mut names: Vec<usize> = (0..VERTICES).collect();
    if name == "shuffled" {
        let mut random = Random(13);
        (1..VERTICES).for_each(|place| names.swap(place, random.below(place + 1)));
    }
    edges.map(|(from, to)| (names[from], names[to])).collect()
}

fn digraphs() -> Vec<Task> {
    let graph = |name: &str| {
        let (ours, peer) = (downward(name), downward(name));
        let ours = move || {
            let graph = Digraph::from_edges(VERTICES, &ours).unwrap();
            sum(&graph.nim_values().unwrap())
        };
        task(format!("digraph-{name}"), ours, move || sum(&values_of(&Lists::new(&peer))))
    };
    ["random", "shuffled", "local", "path"].map(graph).into_iter().collect()
}

/// Successors, one list after the other.
struct Lists {
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Lists {
    fn new(edges: &[(usize, usize)]) -> Lists {
        let mut starts = vec![0_u32; VERTICES + 1];
        edges.iter().for_each(|&(from, _)| starts[from + 1] += 1);
        (0..VERTICES).for_each(|vertex| starts[vertex + 1] += starts[vertex]);
        let (mut free, mut targets) = (starts.clone(), vec![0; edges.len()]);
        for &(from, to) in edges {
            targets[free[from] as usize] = to as u32;
            free[from] += 1;
        }
        Lists { starts, targets }
    }

    fn successors(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.targets[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }
}

/// A depth-first search, and the mex when a vertex is left.
fn values_of(graph: &Lists) -> Vec<u16> {
    let (mut values, mut stack) = (vec![u16::MAX; VERTICES], Vec::new());
    let (mut next, mut reached) = (graph.starts.clone(), Vec::new());
    for root in 0..VERTICES as u32 {
        if values[root as usize] == u16::MAX {
            stack.push(root);
        }
        'path: while let Some(&vertex) = stack.last() {
            let end = graph.starts[vertex as usize + 1];
            while next[vertex as usize] < end {
                let to = graph.targets[next[vertex as usize] as usize];
                next[vertex as usize] += 1;
                if values[to as usize] == u16::MAX {
                    stack.push(to);
                    continue 'path;
                }
            }
            let successors = graph.successors(vertex);
            reached.clear();
            reached.resize(successors.len() + 1, false);
            for &to in successors {
                if let Some(reached) = reached.get_mut(usize::from(values[to as usize])) {
                    *reached = true;
                }
            }
            values[vertex as usize] = reached.iter().position(|&reached| !reached).unwrap() as u16;
            stack.pop();
        }
    }
    values
}

fn loopy() -> Vec<Task> {
    let any = || {
        let mut random = Random(3);
        (0..2 * VERTICES).map(|_| (random.below(VERTICES), random.below(VERTICES))).collect()
    };
    let acyclic = || downward("random");
    let graphs = [("random", any as Graph), ("acyclic", acyclic)].into_iter();
    graphs
        .map(|(name, edges)| {
            let graph = Digraph::from_edges(VERTICES, &edges()).unwrap();
            let peer = Lists::new(&edges());
            let ranks = move || {
                let ranks = remoteness(&graph).into_iter();
                ranks.fold(0, |sum: u64, rank| sum.wrapping_mul(3).wrapping_add(rank.unwrap_or(9)))
            };
            task(format!("remoteness-{name}"), ranks, move || sum(&ranks_of(&peer)))
        })
        .collect()
}

/// From the vertices without a move backwards; 9 for a draw.
fn ranks_of(graph: &Lists) -> Vec<u32> {
    let edges = (0..VERTICES as u32)
        .flat_map(|from| graph.successors(from).iter().map(move |to| (*to, from)));
    let mut starts = vec![0_u32; VERTICES + 1];
    graph.targets.iter().for_each(|&to| starts[to as usize + 1] += 1);
    (0..VERTICES).for_each(|vertex| starts[vertex + 1] += starts[vertex]);
    let (mut free, mut sources) = (starts.clone(), vec![0; graph.targets.len()]);
    for (to, from) in edges {
        sources[free[to as usize] as usize] = from;
        free[to as usize] += 1;
    }
    let mut left: Vec<u32> =
        (0..VERTICES as u32).map(|v| graph.successors(v).len() as u32).collect();
    let mut ranks = vec![u32::MAX; VERTICES];
    let mut queue = VecDeque::new();
    for vertex in 0..VERTICES {
        if left[vertex] == 0 {
            ranks[vertex] = 0;
            queue.push_back(vertex as u32);
        }
    }
    while let Some(vertex) = queue.pop_front() {
        let (rank, vertex) = (ranks[vertex as usize], vertex as usize);
        for &from in &sources[starts[vertex] as usize..starts[vertex + 1] as usize] {
            let from = from as usize;
            if ranks[from] == u32::MAX {
                left[from] -= 1;
                if rank % 2 == 0 || left[from] == 0 {
                    ranks[from] = rank + 1;
                    queue.push_back(from as u32);
                }
            }
        }
    }
    ranks.iter_mut().filter(|rank| **rank == u32::MAX).for_each(|rank| *rank = 9);
    ranks
}

fn bushes() -> Vec<Task> {
    let bush = |name: &str| -> Edges {
        let mut random = Random(5);
        let below = |vertex: usize, random: &mut Random| match name {
            "path" => vertex - 1,
            _ => random.below(vertex),
        };
        let tree = (1..VERTICES).map(|vertex| (below(vertex, &mut random), vertex));
        let mut edges: Edges = tree.collect();
        if name == "cycles" {
            edges.extend((0..VERTICES / 2).map(|_| {
                let vertex = random.below(VERTICES - 1);
                (vertex, (vertex + 1 + random.below(100)).min(VERTICES - 1))
            }));
        }
        edges
    };
    ["tree", "path", "cycles"]
        .map(|name| {
            let (ours, peer) = (bush(name), bush(name));
            let ours = move || sum(&hackenbush_values(VERTICES, &ours, &[0])[..1]);
            task(format!("hackenbush-{name}"), ours, move || bush_value(&peer))
        })
        .into_iter()
        .collect()
}

/// One depth-first search, which knows the bridges and the values when it leaves a vertex.
fn bush_value(edges: &[(usize, usize)]) -> u64 {
    let mut starts = vec![0_u32; VERTICES + 1];
    for &(one, other) in edges {
        starts[one] += 1;
        starts[other] += 1;
    }
    let mut total = 0;
    for start in &mut starts {
        total += *start;
        *start = total;
    }
    let mut ends = vec![(0_u32, 0_u32); total as usize];
    for (edge, &(one, other)) in edges.iter().enumerate() {
        for (from, to) in [(one, other), (other, one)] {
            starts[from] -= 1;
            ends[starts[from] as usize] = (to as u32, edge as u32);
        }
    }
    let mut number = vec![u32::MAX; VERTICES];
    let (mut low, mut values) = (vec![0_u32; VERTICES], vec![0_u32; VERTICES]);
    // A vertex, the edge along which it was found, and the next of its edges.
    let (mut path, mut found) = (vec![(0_u32, u32::MAX, starts[0])], 1);
    number[0] = 0;
    while let Some((vertex, from, next)) = path.last_mut() {
        let (here, from) = (*vertex as usize, *from);
        if *next < starts[here + 1] {
            let (to, edge) = ends[*next as usize];
            *next += 1;
            let there = to as usize;
            if number[there] == u32::MAX {
                number[there] = found;
                low[there] = found;
                found += 1;
                path.push((to, edge, starts[there]));
            } else if edge != from && number[there] <= number[here] {
                low[here] = low[here].min(number[there]);
                values[here] ^= 1;
            }
            continue;
        }
        path.pop();
        if let Some(&(below, ..)) = path.last() {
            let below = below as usize;
            low[below] = low[below].min(low[here]);
            // The part above a bridge is a string; else this vertex is fused with the one below.
            let is_bridge = low[here] == number[here];
            values[below] ^= if is_bridge { values[here] + 1 } else { values[here] ^ 1 };
        }
    }
    u64::from(values[0])
}

// --- numbers ----------------------------------------------------------------------------------

fn numbers() -> Vec<Task> {
    let mut random = Random(11);
    let primes: Vec<u64> =
        (0..).map(|step| (1 << 60) - 1 - 2 * step).filter(|&n| passes_all(n)).take(2000).collect();
    let factors: Vec<u64> =
        (0..).map(|step| (1 << 30) - 1 - 2 * step).filter(|&n| passes_all(n)).take(400).collect();
    let semiprimes: Vec<u64> = factors.chunks(2).map(|pair| pair[0] * pair[1]).collect();
    let any: Vec<u64> = (0..400).map(|_| random.next() >> 4 | 1).collect();
    let sets = [("primes", primes), ("semiprimes", semiprimes), ("random", any)].into_iter();
    let omegas = sets.map(|(name, numbers)| {
        let peer = numbers.clone();
        let ours = move || numbers.iter().map(|&n| prime_omega(n)).sum();
        task(format!("omega-{name}"), ours, move || peer.iter().map(|&n| omega(n)).sum())
    });
    let pairs: Vec<(u64, u64)> = (0..10_000).map(|_| (random.next(), random.next())).collect();
    let (few, table) = (pairs.clone(), NimMultiplier::new());
    let one_by_one = move || few.iter().fold(0, |sum, &(a, b)| sum ^ nim_product(a, b));
    let many = move || pairs.iter().fold(0, |sum, &(a, b)| sum ^ table.product(a, b));
    omegas.chain([task("nim-product-to-multiplier", one_by_one, many)]).collect()
}

/// Montgomery's product, for a modulus n with this negative inverse modulo 2^64.
fn product(a: u64, b: u64, n: u64, inverse: u64) -> u64 {
    let all = u128::from(a) * u128::from(b);
    let factor = (all as u64).wrapping_mul(inverse);
    let sum = all + u128::from(factor) * u128::from(n);
    let high = (sum >> 64) as u64;
    if high >= n {
        high - n
    } else {
        high
    }
}

fn negative_inverse(n: u64) -> u64 {
    (0..5).fold(n, |x, _| x.wrapping_mul(2_u64.wrapping_sub(n.wrapping_mul(x)))).wrapping_neg()
}

/// Miller and Rabin's test with Sinclair's bases, for an odd n below 2^63.
fn passes_all(n: u64) -> bool {
    let (inverse, one) = (negative_inverse(n), u64::MAX % n + 1);
    let square = ((u128::from(one) * u128::from(one)) % u128::from(n)) as u64;
    let twos = (n - 1).trailing_zeros();
    [2, 325, 9375, 28178, 450775, 9780504, 1795265022].iter().all(|&base: &u64| {
        let base = product(base % n, square, n, inverse);
        let (mut power, mut factor, mut exponent) = (one, base, (n - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = product(power, factor, n, inverse);
            }
            factor = product(factor, factor, n, inverse);
            exponent >>= 1;
        }
        base == 0
            || power == one
            || (0..twos).any(|_| {
                let is_minus_one = power == n - one;
                power = product(power, power, n, inverse);
                is_minus_one
            })
    })
}

/// Small factors, then Pollard's and Brent's cycles.
fn omega(n: u64) -> u64 {
    let (mut rest, mut count) = (n, 0);
    for divisor in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] {
        while rest % divisor == 0 {
            rest /= divisor;
            count += 1;
        }
    }
    count + large_omega(rest)
}

fn large_omega(n: u64) -> u64 {
    if n == 1 {
        return 0;
    }
    if n < 41 * 41 || passes_all(n) {
        return 1;
    }
    let inverse = negative_inverse(n);
    for shift in 1.. {
        let step = |x: u64| (product(x, x, n, inverse) + shift) % n;
        let (mut hare, mut length) = (2, 1);
        'lengths: loop {
            let tortoise = hare;
            for start in (0..length).step_by(128) {
                let (begun, mut all) = (hare, 1);
                for _ in start..length.min(start + 128) {
                    hare = step(hare);
                    all = product(all, hare.abs_diff(tortoise), n, inverse);
                }
                match gamecore::gcd(all, n) {
                    1 => {}
                    divisor if divisor < n => {
                        return large_omega(divisor) + large_omega(n / divisor)
                    }
                    _ => {
                        hare = begun;
                        loop {
                            hare = step(hare);
                            match gamecore::gcd(hare.abs_diff(tortoise), n) {
                                1 => {}
                                divisor if divisor < n => {
                                    return large_omega(divisor) + large_omega(n / divisor)
                                }
                                _ => break 'lengths,
                            }
                        }
                    }
                }
            }
            length *= 2;
        }
    }
    unreachable!("some shift separates the factors")
}

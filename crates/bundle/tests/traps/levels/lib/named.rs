use super::heap::Heap;
use super::kept;

pub fn twice(heap: &Heap) -> u64 {
    let sum = heap.size() + kept::one();
    sum + sum
}

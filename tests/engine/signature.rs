//! The engine's signature: the number of nodes of a fixed task.

use chuhe::engine::bench;

use crate::still;

/// A change that is meant to alter the search writes its new signature here and says so; any
/// other must leave it alone. `chuhe bench 6` prints it.
const SIGNATURE: u64 = 29_265;
const DEPTH: u32 = 6;

#[test]
fn the_search_is_the_one_that_was_meant() {
    let mut engine = chuhe::engine::Engine::new(64, still);
    let found = bench::run(DEPTH, &mut engine);
    assert_eq!(found.nodes, SIGNATURE);
}

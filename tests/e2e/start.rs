//! The first screen.

use crate::visit::{Visitor, visit};

#[test]
fn a_first_visit_shows_a_board_ready_for_a_game() {
    visit(Visitor::DESKTOP, "", async |page| {
        assert!(page.has("[data-point=e0] , [data-point=e9]").await);
        page.assert_fits().await;
    });
}

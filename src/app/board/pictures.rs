//! Pictures of the pieces for those who read neither characters nor letters: each looks like what
//! the piece is. Drawn for this board, on the grid of the outlines in [`glyphs`](super::glyphs).

use crate::rules::Role;

/// SVG path data, centred on the origin, y downwards; holes by the rule of even and odd.
#[rustfmt::skip]
pub fn outline(role: Role) -> &'static str {
    match role {
        // A crown.
        Role::General => "m-120 118v-44h240v44zm0-70l-34-150l82 64l72-110l72 110l82-64l-34 150z",
        // The winged hat of an official.
        Role::Advisor => "M-78 44v-60q0-76 78-76q78 0 78 76v60zM-150 62h300v40h-300zM-168-10h76v32h-76zM92-10h76v32h-76zM-34-104q0-30 34-30q34 0 34 30q-34-14-68 0z",
        // The whole animal.
        Role::Elephant => "m-150 128v-96q-8-96 62-122q40-14 96-10q18-24 54-24q36 2 52 40q30 6 40 44q6 30 4 76q0 40-14 60q-12 16-34 12v-28q14 4 16-14q2-26-4-52q-16 20-44 24q-8 16-14 24v66h-56v-58h-96v58z",
        // A horse's head.
        Role::Horse => "m-104 132q0-66 48-104q28-22 26-42q-40 24-58 26l-24 26l-34-32q28-74 70-110l-8-44q26 4 42 26q98-6 132 74q30 76 18 180z",
        // A canopy over a box with a shaft, on a large wheel with spokes.
        Role::Chariot => "M-110-142h198l30 42h-258zM-94-100h24v28h-24zM48-100h24v28h-24zM-114-72h206v20h70v24h-70v8h-206zM-10-12a80 80 0 1 1 0 160a80 80 0 1 1 0-160zM-10 18a50 50 0 1 0 0 100a50 50 0 1 0 0-100zM-20 20h20v38h38v20h-38v38h-20v-38h-38v-20h38z",
        // A barrel on a wheel, and its ball.
        Role::Cannon => "M-150-8l206-114q10-6 18 6l30 54q6 12-4 18l-206 112q-10 6-16-4l-34-54q-4-12 6-18zM-10 52a48 48 0 1 1 0 96a48 48 0 1 1 0-96zm0 26a22 22 0 1 0 0 44a22 22 0 1 0 0-44zM134-158a28 28 0 1 1 0 56a28 28 0 1 1 0-56z",
        // A conical hat and a spear.
        Role::Soldier => "m-108-52l88-92l88 92zm32 14h112q4 62-56 66q-60-4-56-66zm-26 180q-4-92 52-106q30 18 60 0q56 14 52 106zm202-278l26 62h-16v216h-20v-216h-16z",
    }
}

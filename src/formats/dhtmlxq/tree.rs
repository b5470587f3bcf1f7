//! The branches of a DhtmlXQ game, played in an order in which no move is played twice.

use std::borrow::Cow;
use std::collections::HashMap;

use super::{Comments, Values, dense};
use crate::formats::builder::Builder;
use crate::formats::digits;
use crate::formats::problem::{Problem, quote};

/// A line that leaves another one.
struct Branch<'a> {
    name: &'a str,
    /// Its number.
    id: usize,
    /// The ply of its first move, from 1.
    ply: usize,
    moves: Cow<'a, str>,
    /// The branches that leave it, as places in the list.
    children: Vec<usize>,
}

/// Plays the main line and all branches, and gives each move its comment.
pub(super) fn play(builder: &mut Builder, main: &str, values: &Values, comments: &mut Comments) {
    let branches = read_branches(builder, main, values);
    if let Some(text) = comments.remove(&(0, 0)) {
        builder.comment(&text);
    }
    // The branch that leaves its line last is played first: everything before it still stands
    // when the next one is taken up.
    let mut waiting = vec![0];
    while let Some(index) = waiting.pop() {
        let branch = &branches[index];
        if branch.ply > builder.depth() + 1 {
            builder.warn_at(branch.ply, Problem::NoSuchLine(branch.name.to_owned()));
            continue;
        }
        builder.back_to(branch.ply - 1);
        play_line(builder, branch, comments);
        let mut children = branch.children.clone();
        // The last of this list comes first; those of one ply in the order of the file.
        children.reverse();
        children.sort_by_key(|child| branches[*child].ply);
        waiting.extend(children);
    }
}

fn play_line(builder: &mut Builder, branch: &Branch<'_>, comments: &mut Comments) {
    let (moves, rest) = branch.moves.as_bytes().as_chunks::<4>();
    for (ply, text) in (branch.ply..).zip(moves) {
        match digits::read(*text) {
            Some(mv) => builder.play(mv),
            None if builder.position().is_none() => builder.skip(),
            None => {
                let token = quote(&String::from_utf8_lossy(text));
                builder.end_line(Problem::OffBoard { token, dropped: 0 });
            }
        }
        if let Some(text) = comments.remove(&(branch.id, ply)) {
            builder.comment(&text);
        }
    }
    if !rest.is_empty() {
        builder.warn(Problem::Truncated);
    }
}

/// The main line and all branches that leave a line which exists.
fn read_branches<'a>(builder: &mut Builder, main: &'a str, values: &'a Values) -> Vec<Branch<'a>> {
    let mut branches = vec![Branch {
        name: "movelist",
        id: 0,
        ply: 1,
        moves: Cow::Borrowed(main),
        children: Vec::new(),
    }];
    let mut places = HashMap::from([(0, 0)]);
    let mut parents = Vec::new();
    for (name, moves) in &values.list {
        let Some(place) = name.strip_prefix("move_") else {
            continue;
        };
        let numbers: Vec<usize> = place
            .split('_')
            .map_while(|part| part.parse().ok())
            .collect();
        let known = match numbers[..] {
            [parent, ply, id] if ply > 0 && !places.contains_key(&id) => Some((parent, ply, id)),
            _ => None,
        };
        let Some((parent, ply, id)) = known else {
            builder.warn_at(0, Problem::NoSuchLine(quote(name)));
            continue;
        };
        places.insert(id, branches.len());
        parents.push((branches.len(), parent));
        branches.push(Branch {
            name,
            id,
            ply,
            moves: Cow::Owned(dense(moves)),
            children: Vec::new(),
        });
    }
    let mut above = vec![0; branches.len()];
    for (index, parent) in parents {
        match places.get(&parent) {
            Some(place) if *place != index => above[index] = *place,
            _ => {
                let name = branches[index].name.to_owned();
                builder.warn_at(branches[index].ply, Problem::NoSuchLine(name));
            }
        }
    }
    for index in 1..branches.len() {
        // What leaves a branch before its first move leaves the line that the branch leaves.
        let mut parent = above[index];
        for _ in 0..DEEPEST {
            if parent == 0 || branches[parent].ply <= branches[index].ply {
                break;
            }
            parent = above[parent];
        }
        branches[parent].children.push(index);
    }
    branches
}

/// How many branches out of branches are followed down.
const DEEPEST: usize = 64;

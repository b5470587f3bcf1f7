//! The list of finished games as it is kept: a line that names the form, then a line for each game, the
//! oldest first.

use thiserror::Error;

use super::Played;

/// Names the form; another one would begin with another line.
const HEAD: &str = "chuhe ratings 1";

/// How many games are kept. Older ones go: their part in a rating is long forgotten.
const MOST: usize = 2000;

/// Why the kept form cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HistoryError {
    /// It begins with another line: it may be of a newer version of the page.
    #[error("of another form")]
    Form,
    /// A line is no game.
    #[error("line {0} is no game")]
    Line(usize),
}

/// Adds a game to what is kept. `None` if there is nothing to change: the game is there already, or what is
/// kept has another form, which is left alone.
pub fn add_line(kept: &str, game: Played) -> Option<String> {
    let mut lines: Vec<&str> = kept.lines().collect();
    match lines.first() {
        None => lines.push(HEAD),
        Some(&HEAD) => {}
        Some(_) => return None,
    }
    let seed = game.seed.to_string();
    let is_kept = |line: &&str| line.split(' ').nth(1) == Some(seed.as_str());
    if lines[1..].iter().any(is_kept) {
        return None;
    }
    let line = game.to_string();
    lines.push(&line);
    let surplus = lines.len().saturating_sub(MOST + 1);
    lines.drain(1..1 + surplus);
    Some(lines.join("\n"))
}

/// The finished games, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The games.
    pub games: Vec<Played>,
}

impl History {
    /// Reads what is kept; nothing kept is no game.
    ///
    /// # Errors
    /// If it has another form.
    pub fn read(kept: &str) -> Result<History, HistoryError> {
        let mut lines = kept.lines();
        match lines.next() {
            None => return Ok(History::default()),
            Some(HEAD) => {}
            Some(_) => return Err(HistoryError::Form),
        }
        let game =
            |(index, line): (usize, &str)| line.parse().map_err(|()| HistoryError::Line(index + 2));
        let games = lines.enumerate().map(game).collect::<Result<_, _>>()?;
        Ok(History { games })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::ratings::Score;
    use crate::rules::Color;

    fn game(seed: u64) -> Played {
        Played {
            at: 1000 + seed,
            seed,
            co_up: false,
            level: 3,
            side: Color::Red,
            result: Ok(Score::Draw),
        }
    }

    #[test]
    fn games_are_added_once_each_and_read_in_their_order() {
        let one = add_line("", game(5)).unwrap();
        let two = add_line(&one, game(3)).unwrap();
        assert_eq!(add_line(&two, game(5)), None);
        // A game's time is not a seed.
        let three = add_line(&two, game(1005)).unwrap();
        let games = History::read(&three).unwrap().games;
        assert_eq!(games, [game(5), game(3), game(1005)]);
        assert_eq!(History::read("").unwrap(), History::default());
    }

    #[test]
    fn the_oldest_games_go_when_there_are_too_many() {
        let many = (0..MOST as u64 + 3).fold(String::new(), |kept, seed| {
            add_line(&kept, game(seed)).unwrap()
        });
        let games = History::read(&many).unwrap().games;
        assert_eq!(games.len(), MOST);
        assert_eq!(games.first(), Some(&game(3)));
        assert_eq!(games.last(), Some(&game(MOST as u64 + 2)));
    }

    #[test]
    fn what_has_another_form_is_named_and_left_alone() {
        assert_eq!(add_line("chuhe ratings 2\nwhatever", game(1)), None);
        assert_eq!(
            History::read("chuhe ratings 2\nwhatever"),
            Err(HistoryError::Form)
        );
        let damaged = format!("{HEAD}\n{}\nnonsense", game(1));
        assert_eq!(History::read(&damaged), Err(HistoryError::Line(3)));
    }
}

//! Rule sets as data: which rules end a game, and with which numbers.

mod field;
mod saved;
mod text;

pub use field::{Bounds, Field, FieldValue, RuleSetError};
pub use text::RuleTextError;

/// The numbers and switches by which games are judged. Mate, the loss of a side without legal
/// moves, resignation and agreement hold in every set.
///
/// Sets made by hand are checked by [`RuleSet::check`]; [`Field`] lists all fields with their
/// bounds. A saved set that lacks a field takes it from the club rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// The position that occurs so often (placement and side to move, the start position
    /// counted) ends the game; `None` if repetition ends nothing. From 2 to 9. Club, Online and
    /// Asian: the third occurrence; CXQ knows no repetition.
    pub repetition: Option<u32>,
    /// Whether a side loses all of whose moves between the first and the last of these
    /// occurrences were checks while the other's were not. Without it such a repetition is a
    /// draw like any other.
    pub perpetual_check_loses: bool,
    /// Whether a side loses all of whose moves between these occurrences chased one and the
    /// same piece while the other side did nothing of the kind. A move chases a piece if it
    /// threatens to take it and did not before. Online, Asian.
    pub perpetual_chase_loses: bool,
    /// Whether a threat to a piece larger than the attacker is a chase though the piece is
    /// protected. Online: "unprotected or larger".
    pub larger_is_chased: bool,
    /// Whether generals and soldiers can be guilty of a chase. In no known set.
    pub all_pieces_chase: bool,
    /// Whether the chase of a chariot that shields its general from a horse weighs more than
    /// any other chase, so that the chaser loses even if he is chased himself. Asian (rule 19).
    pub pinned_chariot_first: bool,
    /// Whether chases are read as the federation's diagrams have them: a move that attacks
    /// something anew is judged by these attacks alone, and only one that does not may chase
    /// what it has robbed of its protection; a check given at the same time robs nothing of
    /// it. Asian.
    pub chase_by_diagrams: bool,
    /// How many checks in a row, or attacks in a row on one unprotected piece, a side may make
    /// with one piece; with two or three pieces twice and three times as many. `None` if rows
    /// are not counted. From 1 to 60. CXQ: 6.
    pub row_limit: Option<u32>,
    /// From so many pieces on a row's limit grows no more. From 1 to 9. CXQ: 3.
    pub row_pieces: u32,
    /// Whether rows of attacks on one piece are counted like rows of checks. CXQ.
    pub attack_rows: bool,
    /// Whether a capture begins the mover's rows anew. Off in CXQ: its page only counts.
    pub capture_ends_row: bool,
    /// Whether a move also attacks what pieces behind it attack only now. Off in CXQ, whose
    /// page names the moved piece and a cannon over the moved piece as its screen.
    pub discovered_attacks: bool,
    /// So many plies without a capture are a draw; `None` for no such limit. From 20 to 600.
    /// Club, Online, Asian: 120, which is 60 moves of each side.
    pub no_capture_plies: Option<u32>,
    /// So many checks of each side count among the plies without a capture, further ones do
    /// not; `None` if all count. From 0 to 300. Asian: 10.
    pub counted_checks: Option<u32>,
    /// So many plies without a capture and without a forward step of a soldier that had
    /// crossed the river are a draw. From 20 to 600. CXQ: 60, which is 30 moves of each side.
    pub progress_plies: Option<u32>,
    /// So many effective moves of each side are a draw: those that are neither checks nor
    /// attacks nor answers to such. From 20 to 1,000. CXQ: 120.
    pub effective_moves: Option<u32>,
    /// So many moves of each side are a draw. From 20 to 2,000. CXQ: 300.
    pub game_moves: Option<u32>,
    /// Whether it is a draw when neither side has a chariot, horse, cannon or soldier. Club,
    /// Asian; CXQ leaves it to the players, and Online's page is silent.
    pub no_attackers_draw: bool,
    /// Whether a side whose time has run out loses. Online.
    pub time_out_loses: bool,
    /// A side that is away for more than so many seconds loses. From 5 to 3,600. Online: 45.
    pub away_seconds: Option<u32>,
    /// Whether a game in which a side has not moved yet is called off, not lost, when the time
    /// or the patience with an absent player runs out. Online.
    pub unstarted_is_aborted: bool,
}

impl Default for RuleSet {
    /// The club rules.
    fn default() -> RuleSet {
        RuleSet::CLUB
    }
}

impl RuleSet {
    /// What all sets start from: only mate and the lack of a legal move end a game.
    const BARE: RuleSet = RuleSet {
        repetition: None,
        perpetual_check_loses: false,
        perpetual_chase_loses: false,
        larger_is_chased: false,
        all_pieces_chase: false,
        pinned_chariot_first: false,
        chase_by_diagrams: false,
        row_limit: None,
        row_pieces: 3,
        attack_rows: false,
        capture_ends_row: false,
        discovered_attacks: false,
        no_capture_plies: None,
        counted_checks: None,
        progress_plies: None,
        effective_moves: None,
        game_moves: None,
        no_attackers_draw: false,
        time_out_loses: false,
        away_seconds: None,
        unstarted_is_aborted: false,
    };

    /// The CXQ rules: rows of checks and attacks are counted (6, 12, 18 by one, two, three
    /// pieces), draws by effectiveness, progress and length; repetition ends nothing.
    pub const CXQ: RuleSet = RuleSet {
        row_limit: Some(6),
        attack_rows: true,
        progress_plies: Some(60),
        effective_moves: Some(120),
        game_moves: Some(300),
        ..RuleSet::BARE
    };

    /// The club rules: third occurrence, perpetual check loses, 60 moves of each side without a
    /// capture, a draw when nobody is left to attack with.
    pub const CLUB: RuleSet = RuleSet {
        repetition: Some(3),
        perpetual_check_loses: true,
        no_capture_plies: Some(120),
        no_attackers_draw: true,
        ..RuleSet::BARE
    };

    /// The online rules: as the club's, with perpetual chase, clock and absence, and without
    /// the draw when nobody can attack.
    pub const ONLINE: RuleSet = RuleSet {
        repetition: Some(3),
        perpetual_check_loses: true,
        perpetual_chase_loses: true,
        larger_is_chased: true,
        no_capture_plies: Some(120),
        time_out_loses: true,
        away_seconds: Some(45),
        unstarted_is_aborted: true,
        ..RuleSet::BARE
    };

    /// The Asian rules, as the diagrams of the federation decide them.
    pub const ASIAN: RuleSet = RuleSet {
        repetition: Some(3),
        perpetual_check_loses: true,
        perpetual_chase_loses: true,
        larger_is_chased: true,
        pinned_chariot_first: true,
        chase_by_diagrams: true,
        no_capture_plies: Some(120),
        counted_checks: Some(10),
        no_attackers_draw: true,
        ..RuleSet::BARE
    };

    /// The four sets with their names.
    pub const NAMED: [(&'static str, RuleSet); 4] = [
        ("CXQ", RuleSet::CXQ),
        ("Club", RuleSet::CLUB),
        ("Online", RuleSet::ONLINE),
        ("Asian", RuleSet::ASIAN),
    ];

    /// The name of the set if it is one of the four.
    pub fn name(&self) -> Option<&'static str> {
        let mut named = RuleSet::NAMED.iter();
        named.find(|(_, set)| set == self).map(|(name, _)| *name)
    }

    /// Checks a set made by hand.
    ///
    /// # Errors
    /// The first field out of its bounds.
    pub fn check(&self) -> Result<(), RuleSetError> {
        Field::ALL
            .into_iter()
            .try_for_each(|field| field.accept(field.get(self)))
    }

    /// Whether what each move checks and attacks matters, and not only that of repeated ones.
    pub const fn looks_at_every_move(&self) -> bool {
        self.row_limit.is_some() || self.effective_moves.is_some()
    }
}

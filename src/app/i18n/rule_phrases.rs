//! Rule sets, what they warn of and what they blame, in sentences.

use super::{Key, Phrases};
use crate::rules::adjudicate::{Deed, Evidence, Man, Notice, RowCount};
use crate::rules::ruleset::{Bounds, Field, FieldValue, RuleSetError};
use crate::rules::{Color, Outcome, Position, Reason, RuleSet};

impl Phrases {
    /// "Club"; "Own" if it is none of the four.
    pub fn rule_set(&self, rules: &RuleSet) -> String {
        self.text(match rules.name() {
            Some("CXQ") => Key::RulesCxq,
            Some("Club") => Key::RulesClub,
            Some("Online") => Key::RulesOnline,
            Some("Asian") => Key::RulesAsian,
            _ => Key::RulesOwn,
        })
    }

    /// "Club rules".
    pub fn rules_in_force(&self, rules: &RuleSet) -> String {
        self.with(Key::RulesInForce, &[("rules", self.rule_set(rules).into())])
    }

    /// What a rule set is about, in a sentence.
    pub fn about_rules(&self, rules: &RuleSet) -> String {
        self.text(match rules.name() {
            Some("CXQ") => Key::RulesAboutCxq,
            Some("Club") => Key::RulesAboutClub,
            Some("Online") => Key::RulesAboutOnline,
            Some("Asian") => Key::RulesAboutAsian,
            _ => Key::RulesAboutOwn,
        })
    }

    /// The name of a rule.
    pub fn rule(&self, field: Field) -> String {
        self.text(keys_of(field).0)
    }

    /// What a rule does, in a sentence or two.
    pub fn rule_hint(&self, field: Field) -> String {
        self.text(keys_of(field).1)
    }

    /// The bounds of a rule's number, if it has one.
    pub fn rule_bounds(&self, field: Field) -> Option<String> {
        let (least, greatest) = number_bounds(field)?;
        let arguments = [
            ("least", (least as usize).into()),
            ("greatest", (greatest as usize).into()),
        ];
        Some(self.with(Key::OwnRulesBounds, &arguments))
    }

    /// What a set has in a field, in a word or two.
    pub fn rule_value(&self, field: Field, rules: &RuleSet) -> String {
        match field.get(rules) {
            FieldValue::Switch(true) => self.text(Key::RuleYes),
            FieldValue::Switch(false) | FieldValue::Limit(None) => self.text(Key::RuleNo),
            FieldValue::Number(number) | FieldValue::Limit(Some(number)) => match field {
                Field::NoCapturePlies | Field::ProgressPlies => self.plies(number),
                _ => number.to_string(),
            },
        }
    }

    /// What is wrong with a rule that was changed by hand.
    pub fn rule_error(&self, error: RuleSetError) -> String {
        match error {
            RuleSetError::OutOfBounds {
                field,
                value,
                least,
                greatest,
            } => self.with(
                Key::OwnRulesOutOfBounds,
                &[
                    ("rule", self.rule(field).into()),
                    ("value", (value as usize).into()),
                    ("least", (least as usize).into()),
                    ("greatest", (greatest as usize).into()),
                ],
            ),
            RuleSetError::WrongKind { field } => {
                let (least, greatest) = number_bounds(field).unwrap_or_default();
                self.with(
                    Key::OwnRulesNoNumber,
                    &[
                        ("rule", self.rule(field).into()),
                        ("least", (least as usize).into()),
                        ("greatest", (greatest as usize).into()),
                    ],
                )
            }
        }
    }

    /// "60 moves each".
    fn plies(&self, plies: u32) -> String {
        let plies = plies as usize;
        self.with(
            Key::Plies,
            &[
                (
                    "even",
                    if plies.is_multiple_of(2) { "yes" } else { "no" }.into(),
                ),
                ("moves", (plies / 2).into()),
                ("plies", plies.into()),
            ],
        )
    }

    /// The rule that ended a game, in a sentence with the numbers of the set in force.
    pub fn reason(&self, outcome: Outcome, rules: &RuleSet) -> String {
        let loser = outcome.winner().map_or(Color::Red, |winner| !winner);
        // Some sentences name the side that lost.
        let of_loser = |red, black| match loser {
            Color::Red => red,
            Color::Black => black,
        };
        let number = |limit: Option<u32>| limit.unwrap_or_default();
        let mut moves = String::new();
        let key = match outcome.reason() {
            Reason::Checkmate => Key::ReasonCheckmate,
            Reason::Stalemate => Key::ReasonStalemate,
            Reason::PerpetualCheck => Key::ReasonPerpetualCheck,
            Reason::MutualPerpetualCheck => Key::ReasonMutualPerpetualCheck,
            Reason::PerpetualAttack => Key::ReasonPerpetualAttack,
            Reason::MutualPerpetualAttack => Key::ReasonMutualPerpetualAttack,
            Reason::PerpetualChase => Key::ReasonPerpetualChase,
            Reason::MutualPerpetualChase => Key::ReasonMutualPerpetualChase,
            Reason::Repetition => Key::ReasonRepetition,
            Reason::NoCapture60 => {
                moves = self.plies(number(rules.no_capture_plies));
                Key::ReasonNoCapture
            }
            Reason::Progress30 => {
                moves = self.plies(number(rules.progress_plies));
                Key::ReasonProgress
            }
            Reason::Effectiveness120 => {
                moves = number(rules.effective_moves).to_string();
                Key::ReasonEffectiveness
            }
            Reason::Moves300 => {
                moves = number(rules.game_moves).to_string();
                Key::ReasonMoves
            }
            Reason::NoAttackers => Key::ReasonNoAttackers,
            Reason::Agreement => Key::ReasonAgreement,
            Reason::Resign => of_loser(Key::ReasonResignRed, Key::ReasonResignBlack),
            Reason::Timeout => of_loser(Key::ReasonTimeoutRed, Key::ReasonTimeoutBlack),
            Reason::Abandoned => of_loser(Key::ReasonAbandonedRed, Key::ReasonAbandonedBlack),
            Reason::NoFirstMove => Key::ReasonNoFirstMove,
        };
        // A set that looks at repetition and counts rows may blame either: the weaker words
        // of the row hold for both.
        let by = if rules.row_limit.is_some() {
            "row"
        } else {
            "cycle"
        };
        self.with(
            key,
            &[
                ("loser", self.side(loser).into()),
                ("times", (number(rules.repetition) as usize).into()),
                ("moves", moves.into()),
                ("by", by.into()),
            ],
        )
    }

    /// What is about to end the game. `position` is the one at its end.
    pub fn rule_notice(&self, notice: &Notice, position: &Position) -> String {
        match notice {
            Notice::Row(row) => self.row(row, position),
            Notice::Repetition(outcome) => {
                let loser = match outcome.winner() {
                    Some(winner) => self.side(!winner),
                    None => "nobody".to_owned(),
                };
                self.with(Key::NoticeRepetition, &[("loser", loser.into())])
            }
            Notice::Count { reason, left } => {
                let key = match reason {
                    Reason::Progress30 => Key::NoticeProgress,
                    Reason::Effectiveness120 => Key::NoticeEffectiveness,
                    Reason::Moves300 => Key::NoticeMoves,
                    _ => Key::NoticeNoCapture,
                };
                self.with(key, &[("left", (*left as usize).into())])
            }
        }
    }

    fn row(&self, row: &RowCount, position: &Position) -> String {
        let victim = row.victim.and_then(|square| {
            let piece = position.piece_at(square)?;
            Some(self.man(Man { square, piece }))
        });
        let key = match row.victim {
            None => Key::NoticeChecks,
            Some(_) => Key::NoticeAttacks,
        };
        self.with(
            key,
            &[
                ("side", self.side(row.side).into()),
                ("length", (row.length as usize).into()),
                ("pieces", (row.pieces as usize).into()),
                ("limit", (row.limit as usize).into()),
                (
                    "left",
                    (row.limit.saturating_sub(row.length) as usize).into(),
                ),
                ("victim", victim.unwrap_or_default().into()),
            ],
        )
    }

    /// What a piece of evidence shows: "check by Cannon e2".
    pub fn deed(&self, evidence: &Evidence) -> String {
        let pair = |key, attacker: &Man, victim: &Man| {
            let arguments = [
                ("attacker", self.man(*attacker).into()),
                ("victim", self.man(*victim).into()),
            ];
            self.with(key, &arguments)
        };
        match &evidence.deed {
            Deed::Check { by } => {
                let by: Vec<String> = by.iter().map(|man| self.man(*man)).collect();
                self.with(Key::EvidenceCheck, &[("attackers", by.join(", ").into())])
            }
            Deed::Attack { attacker, victim } => pair(Key::EvidenceAttack, attacker, victim),
            Deed::Chase { attacker, victim } => pair(Key::EvidenceChase, attacker, victim),
            Deed::Occurrence { number } => self.with(
                Key::EvidenceOccurrence,
                &[("number", (*number as usize).into())],
            ),
        }
    }

    /// "Cannon e2".
    fn man(&self, man: Man) -> String {
        self.with(
            Key::Man,
            &[
                ("piece", self.role(man.piece.role).into()),
                ("square", man.square.to_string().into()),
            ],
        )
    }
}

fn number_bounds(field: Field) -> Option<(u32, u32)> {
    match field.bounds() {
        Bounds::Switch => None,
        Bounds::Number(least, greatest) | Bounds::Limit(least, greatest) => Some((least, greatest)),
    }
}

/// Name and sentence of a rule.
fn keys_of(field: Field) -> (Key, Key) {
    match field {
        Field::Repetition => (Key::RuleRepetition, Key::RuleRepetitionHint),
        Field::PerpetualCheckLoses => (
            Key::RulePerpetualCheckLoses,
            Key::RulePerpetualCheckLosesHint,
        ),
        Field::PerpetualChaseLoses => (
            Key::RulePerpetualChaseLoses,
            Key::RulePerpetualChaseLosesHint,
        ),
        Field::LargerIsChased => (Key::RuleLargerIsChased, Key::RuleLargerIsChasedHint),
        Field::AllPiecesChase => (Key::RuleAllPiecesChase, Key::RuleAllPiecesChaseHint),
        Field::PinnedChariotFirst => (Key::RulePinnedChariotFirst, Key::RulePinnedChariotFirstHint),
        Field::ChaseByDiagrams => (Key::RuleChaseByDiagrams, Key::RuleChaseByDiagramsHint),
        Field::RowLimit => (Key::RuleRowLimit, Key::RuleRowLimitHint),
        Field::RowPieces => (Key::RuleRowPieces, Key::RuleRowPiecesHint),
        Field::AttackRows => (Key::RuleAttackRows, Key::RuleAttackRowsHint),
        Field::CaptureEndsRow => (Key::RuleCaptureEndsRow, Key::RuleCaptureEndsRowHint),
        Field::DiscoveredAttacks => (Key::RuleDiscoveredAttacks, Key::RuleDiscoveredAttacksHint),
        Field::NoCapturePlies => (Key::RuleNoCapturePlies, Key::RuleNoCapturePliesHint),
        Field::CountedChecks => (Key::RuleCountedChecks, Key::RuleCountedChecksHint),
        Field::ProgressPlies => (Key::RuleProgressPlies, Key::RuleProgressPliesHint),
        Field::EffectiveMoves => (Key::RuleEffectiveMoves, Key::RuleEffectiveMovesHint),
        Field::GameMoves => (Key::RuleGameMoves, Key::RuleGameMovesHint),
        Field::NoAttackersDraw => (Key::RuleNoAttackersDraw, Key::RuleNoAttackersDrawHint),
        Field::TimeOutLoses => (Key::RuleTimeOutLoses, Key::RuleTimeOutLosesHint),
        Field::AwaySeconds => (Key::RuleAwaySeconds, Key::RuleAwaySecondsHint),
        Field::UnstartedIsAborted => (Key::RuleUnstartedIsAborted, Key::RuleUnstartedIsAbortedHint),
    }
}

### Chuhe in English. Terms follow the project's glossary; each key is listed in
### src/app/i18n/keys.rs, and a test compares the two.

## The page

app-name = Chuhe
page-title = Chuhe: xiangqi
close = Close
cancel = Cancel
more = More

## Pieces and points

side-red = Red
side-black = Black
piece-general = General
piece-advisor = Advisor
piece-elephant = Elephant
piece-horse = Horse
piece-chariot = Chariot
piece-cannon = Cannon
piece-soldier = Soldier
viet-general = Tướng
viet-advisor = Sĩ
viet-elephant = Tượng
viet-horse = Mã
viet-chariot = Xe
viet-cannon = Pháo
viet-soldier = Tốt
piece-of-side = { $side } { $piece }
board = Board
point-empty = { $square }, empty
point-piece = { $square }, { $piece }
point-target = { $point }, target

## Whose turn it is

turn-red = Red to move
turn-black = Black to move
turn-yours = Your move
check = Check!
check-and = Check! { $rest }
thinking = The engine is thinking…
viewing = Move { $ply } of { $total }
viewing-start = Before the first move, of { $total }

## Why a move is refused

illegal-no-piece = There is no piece on { $from }.
illegal-not-yours-red = It is Red’s move.
illegal-not-yours-black = It is Black’s move.
illegal-own-piece = Your own piece stands on { $to }.
illegal-not-its-move = The { $piece } does not move like that.
illegal-leaves-palace = The { $piece } may not leave the palace.
illegal-crosses-river = An Elephant may not cross the river.
illegal-leg-blocked = The Horse’s leg is blocked at { $square }.
illegal-eye-blocked = The Elephant’s eye is blocked at { $square }.
illegal-path-blocked = The way is blocked at { $square }.
illegal-no-screen = A Cannon needs a screen to capture: one piece to jump over.
illegal-too-many-screens = A Cannon captures over exactly one piece.
illegal-soldier-back = A Soldier never goes back.
illegal-soldier-sideways = A Soldier goes sideways only beyond the river.
illegal-generals-facing = Generals may not face each other.
illegal-takes-general = A General is never taken.
illegal-general-attacked = Your General would be in check from { $square }.
illegal-engine-turn = The engine is to move.
planned = Move in advance: { $point }, to { $target }.
plan-impossible = Your planned move is not possible any more.
illegal-past-move = The engine moved here. Step to one of your own moves to play on.
illegal-game-over = The game is over.

## How a game ended

win-red = Red wins
win-black = Black wins
draw = Draw
aborted = Called off
you-win = You win
you-lose = You lose
reason-checkmate = Checkmate: the General is attacked and no move saves it.
reason-stalemate = Stalemate: a side without a legal move loses.
reason-perpetual-check =
    { $by ->
        [row] Perpetual check: { $loser } gave more checks in a row than these rules allow.
       *[cycle] Perpetual check: { $loser } gave check on every move until the same position came up { $times } times.
    }
reason-mutual-perpetual-check = Both sides gave perpetual check, which is a draw.
reason-perpetual-attack = Perpetual attack: { $loser } attacked one unprotected piece more times in a row than these rules allow.
reason-mutual-perpetual-attack = Both sides attacked one piece too many times in a row, which is a draw.
reason-perpetual-chase = Perpetual chase: { $loser } chased one piece on every move until the same position came up { $times } times.
reason-mutual-perpetual-chase = Both sides made a perpetual chase, which is a draw.
reason-repetition =
    { $times ->
        [3] The same position came up three times, and neither side was at fault.
       *[other] The same position came up { $times } times, and neither side was at fault.
    }
reason-no-capture = { $moves } without a capture.
reason-progress = { $moves } without a capture or a forward step of a Soldier beyond the river.
reason-effectiveness = { $moves } effective moves each: no checks, no attacks, no answers to them.
reason-moves = { $moves } moves each: the longest that a game may take.
reason-no-attackers = Nobody is left to attack with.
reason-agreement = The players agreed.
reason-resign-red = Red resigned.
reason-resign-black = Black resigned.
reason-timeout-red = Red’s time ran out.
reason-timeout-black = Black’s time ran out.
reason-abandoned-red = Red was away too long.
reason-abandoned-black = Black was away too long.
reason-no-first-move = A side had not made its first move: the game does not count.

## Players

opponent-engine-level = Engine, level { $level }
player-you = You
captured-by = Captured by { $side }
lead = Ahead by { $value }

## Commands

new-game = New game
play-again = Play again
rematch = Rematch, sides changed
look-at-board = Look at the board
take-back = Take back
resign = Resign
offer-draw = Offer a draw
flip = Flip board
copy-fen = Copy FEN
copy-link = Copy link
settings = Settings
move-now = Move now
retry = Try again

## The move list

moves = Moves
moves-empty = Moves appear here. Choose a piece to begin.
moves-empty-engine = Moves appear here. The engine begins.
move-number = { $number }.
move-label = Move { $number }, { $side }: { $text }
move-heard = { $piece }, { $from } to { $to }
move-takes = { $move }, takes { $piece }
move-reveals = { $move }, revealed as { $piece }
move-said = { $side }: { $text }
step-first = First position
step-back = Step back
step-forward = Step forward
step-last = Last position

## Typed moves

type-move = Type a move
play-typed = Play
typed-unreadable = “{ $text }” is no move: “{ $token }” cannot be read.
typed-incomplete = “{ $text }” is not complete.
typed-no-such-piece = “{ $text }”: no such piece stands there.
typed-no-such-move = “{ $text }”: that piece has no such move.
typed-none-legal = “{ $text }” can be { $moves }, but none of them is legal.
typed-ambiguous = “{ $text }” can be { $moves }. Write which.
typed-in-line = Move { $number }: { $why }

## The notations

notations = Notations
back-to-game = Back to the game
converter-title = Notations
converter-intro = Paste moves in any notation and read them in another.
converter-moves = Moves
converter-take-game = Take the game on the board
converter-start = Position before them, as a FEN
converter-target = Read them in
converter-result = The same moves

## A new game

opponent = Opponent
opponent-engine = Engine
opponent-person = Two people
level = Level
level-hint = 1 is the easiest, 10 the strongest.
side = Play as
side-random = Random
position = Position
position-start = Usual start
position-fen = From a FEN
position-handicap = Handicap
handicap = Without
handicap-giver = Who does without
handicap-horse = A Horse
handicap-two-horses = Two Horses
handicap-chariot = A Chariot
handicap-chariot-horse = Chariot and Horse
handicap-two-chariots = Two Chariots
clock = Clock
clock-none = None
clock-increment = Increment
clock-byo-yomi = Byo-yomi
clock-minutes = Time for each side
clock-gain = Added with every move
clock-length = Length of a period
clock-periods = Periods after the time is used up
minutes = { $number } min
seconds = { $number } s
count = { $number }
fen-field = FEN of the position
fen-help = Ten ranks from Black’s side, then w or b for the side to move.
start-game = Start
fen-odd = Unusual, but it can be played: { $list }.
fen-over = This position is over already: { $reason }

## Clock and absence

clock-of = Clock of { $side }
clock-periods-left = × { $periods }
pause = Pause
go-on = Go on
paused = The game is paused.
away-text = You have left the board. Come back before the time is over, or you lose.
away-title = ({ $seconds }) Come back to the board!

## What is wrong with a FEN

fen-empty = Paste or type a FEN.
fen-rank-count =
    { $count ->
        [one] The board has { $count } rank; 10 are needed, with slashes between them.
       *[other] The board has { $count } ranks; 10 are needed, with slashes between them.
    }
fen-file-count =
    { $count ->
        [one] Rank { $rank } has { $count } point instead of 9.
       *[other] Rank { $rank } has { $count } points instead of 9.
    }
fen-unknown-piece = Rank { $rank }: “{ $found }” is no piece. Pieces are K A B N R C P, or E for B and H for N.
fen-unknown-side = “{ $found }” is not a side to move: w or b is expected after the board.
fen-pieces-in-hand = “[{ $found }]”: there are no pieces in hand in xiangqi.
fen-field-count = There are { $count } fields; a FEN has 1, 2, 4 or 6.
fen-not-a-dash = Field { $field } is “{ $found }” instead of “-”.
fen-not-a-number = “{ $found }” is not a number.
fen-impossible = This cannot be played: { $list }.
fen-no-red-general = Red has no General
fen-no-black-general = Black has no General
fen-several-red-generals = Red has more than one General
fen-several-black-generals = Black has more than one General
fen-red-general-outside = Red’s General is outside the palace
fen-black-general-outside = Black’s General is outside the palace
fen-generals-facing = the Generals face each other
fen-opponent-in-check = the side that has just moved is in check
fen-too-many-pieces = a side has more pieces of a kind than at the start
fen-advisor-off = an Advisor stands where none can get
fen-elephant-off = an Elephant stands where none can get
fen-soldier-off = a Soldier stands where none can get

## Resigning

resign-question = Resign this game?
resign-consequence = { $winner } wins then.

## Rule sets

rules = Rules
rules-cxq = CXQ
rules-club = Club
rules-online = Online
rules-asian = Asian
rules-own = Own
rules-in-force = { $rules } rules
rules-about-cxq = Checks and attacks in a row are counted: six by one piece are allowed. Repeating a position ends nothing.
rules-about-club = The third time the same position ends the game: perpetual check loses, any other repetition is a draw.
rules-about-online = As Club, but a perpetual chase loses, too, and bare armies play on.
rules-about-asian = Perpetual check and perpetual chase lose, judged as the federation’s diagrams have it.
rules-about-own = The rules that you have set up yourself.
rules-compare = Compare the rules
rules-title = Four rule sets, side by side
rules-intro = Checkmate wins everywhere, a side without a legal move loses, and both may agree to a draw. Beyond that the sets differ in what they do about moves that repeat for ever.
rules-this-game = in this game
rules-table = Rule sets
rules-own-note = A set of your own can change each of these, and a few things that all four sets have in common.
rule-yes = Yes
rule-no = No
plies = { $even ->
        [yes] { $moves } moves each
       *[no] { $plies } moves of both sides
    }

## The own rule set

own-rules = Own rules
own-rules-change = Change own rules
own-rules-from = Begin with
own-rules-save = Save
own-rules-group-repetition = Repeated positions
own-rules-group-rows = Checks and attacks in a row
own-rules-group-draws = Draws by counting
own-rules-group-clock = Clock and absence
own-rules-number = { $rule }: number
own-rules-bounds = From { $least } to { $greatest }.
own-rules-out-of-bounds = { $rule }: { $value } is not possible, it must be from { $least } to { $greatest }.
own-rules-no-number = { $rule }: write a whole number from { $least } to { $greatest }.
rule-repetition = Occurrences that end the game
rule-repetition-hint = The same position with the same side to move, the start counted. With this off, repetition ends nothing.
rule-perpetual-check-loses = Perpetual check loses
rule-perpetual-check-loses-hint = A side that gives check on every move of a repetition loses, unless the other does so too.
rule-perpetual-chase-loses = Perpetual chase loses
rule-perpetual-chase-loses-hint = A side that chases one and the same piece on every move of a repetition loses, unless the other offends as much.
rule-larger-is-chased = Larger pieces are chased
rule-larger-is-chased-hint = Threatening a piece larger than the attacker is a chase even if the piece is protected.
rule-all-pieces-chase = All pieces chase
rule-all-pieces-chase-hint = Generals and Soldiers can be guilty of a chase, too.
rule-pinned-chariot-first = Pinned Chariot first
rule-pinned-chariot-first-hint = Chasing a Chariot that shields its General from a Horse weighs more than any other chase.
rule-chase-by-diagrams = Chases as in the diagrams
rule-chase-by-diagrams-hint = A move is judged by what it attacks anew; what it merely leaves unprotected counts only if it attacks nothing anew, as the federation’s diagrams have it.
rule-row-limit = Checks or attacks in a row, by one piece
rule-row-limit-hint = So many a side may make with one piece; with two or three pieces twice and three times as many. One more loses.
rule-row-pieces = Pieces that raise that limit
rule-row-pieces-hint = From so many pieces on, the limit of a row grows no more.
rule-attack-rows = Attacks in a row count
rule-attack-rows-hint = Attacks on one unprotected piece are counted in rows as checks are.
rule-capture-ends-row = A capture ends a row
rule-capture-ends-row-hint = After a capture, a side’s checks and attacks are counted anew.
rule-discovered-attacks = Discovered attacks count
rule-discovered-attacks-hint = A move also attacks what pieces behind it attack only now.
rule-no-capture-plies = Moves without a capture
rule-no-capture-plies-hint = After so many moves of both sides together, the game is a draw.
rule-counted-checks = Checks counted among them
rule-counted-checks-hint = So many checks of each side count among the moves without a capture; with this off, all do.
rule-progress-plies = Moves without progress
rule-progress-plies-hint = After so many moves of both sides together without a capture or a forward step of a Soldier beyond the river, the game is a draw.
rule-effective-moves = Effective moves
rule-effective-moves-hint = After so many moves of each side that are no checks, no attacks and no answers to them, the game is a draw.
rule-game-moves = Moves in all
rule-game-moves-hint = After so many moves of each side, the game is a draw.
rule-no-attackers-draw = Draw when nobody can attack
rule-no-attackers-draw-hint = Without a Chariot, Horse, Cannon or Soldier on the board the game is a draw at once. With this off, a draw is suggested instead.
rule-time-out-loses = Running out of time loses
rule-time-out-loses-hint = Applies to games with a clock. Where one of the four sets is silent about it, running out of time loses all the same once there is a clock.
rule-away-seconds = Seconds away
rule-away-seconds-hint = A player who is away for longer loses, where absence is watched.
rule-unstarted-is-aborted = Games not begun are called off
rule-unstarted-is-aborted-hint = If time runs out before both sides have moved, nobody loses.

## What is about to end a game

notice-checks =
    { $side }: { $length } checks in a row by { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }. { $left ->
        [0] One more of them loses.
       *[other] { $limit } are allowed.
    }
notice-attacks =
    { $side }: { $length } attacks in a row on the { $victim } by { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }. { $left ->
        [0] One more of them loses.
       *[other] { $limit } are allowed.
    }
notice-repetition =
    The same position once more ends the game: { $loser ->
        [nobody] a draw
       *[other] { $loser } loses
    }.
notice-no-capture =
    { $left ->
        [one] One more move without a capture makes a draw.
       *[other] { $left } more moves without a capture make a draw.
    }
notice-progress =
    { $left ->
        [one] One more move without progress makes a draw.
       *[other] { $left } more moves without progress make a draw.
    }
notice-effectiveness =
    { $left ->
        [one] One more move without check or attack makes a draw.
       *[other] { $left } more moves without check or attack make a draw.
    }
notice-moves =
    { $left ->
        [one] One more move, and the length of the game makes a draw.
       *[other] { $left } more moves, and the length of the game makes a draw.
    }
draw-offered = { $side } offers a draw.
draw-considered = The engine answers with its next move.
draw-declined = The engine does not want a draw.
accept = Accept
decline = Decline
draw-suggested = Nobody can win any more.
draw-agree = Agree to a draw

## The moves that decided

evidence = The moves that decided
evidence-position = { $text }: { $deed }
evidence-place = { $number } of { $total }
evidence-next = Next of these moves
evidence-previous = Previous of these moves
evidence-done = Back to the end of the game
evidence-start = Start
evidence-move =
    { $side ->
        [black] { $number }… { $text }
       *[red] { $number }. { $text }
    }
evidence-check = check by { $attackers }
evidence-attack = { $attacker } attacks the { $victim }
evidence-chase = { $attacker } chases the { $victim }
evidence-occurrence =
    { $number ->
        [1] the position for the first time
        [2] the position for the second time
        [3] the position for the third time
       *[other] the position again, number { $number }
    }
man = { $piece } { $square }
result-why = How it ended

## Settings

settings-board = Board
settings-game = Game
settings-page = Page
setting-language = Language
language-auto = Automatic
language-en = English
language-ru = Русский
language-id = Bahasa Indonesia
language-vi = Tiếng Việt
language-zh-hans = 简体中文
language-zh-hant = 繁體中文
language-failed = This language could not be loaded.
part-missing-title = This part is not there yet
part-missing = It could not be loaded. Check the connection; the game on the board goes on.
setting-faces = Pieces
faces-han = Characters
faces-latin = Letters
setting-notation = Notation
notation-coordinate = Coordinates
notation-iccs = ICCS
notation-wxf = WXF
notation-vietnamese = Vietnamese
notation-vietnamese-short = Vietnamese, short
notation-han = Chinese
notation-han-traditional = Chinese, traditional
setting-labels = Axis labels
setting-targets = Show where a piece may go
setting-confirm-resign = Ask before resigning
setting-opening-book = The engine uses an opening book
setting-absence = Leaving the board
absence-never = Not watched
absence-hidden = Page out of sight
absence-unfocused = Other window, too
setting-theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
setting-motion = Moves slide
settings-senses = Sound and touch
sound-move = Sound of moves
sound-capture = Sound of captures
sound-check = Sound of checks
sound-reveal = Sound of turned-up pieces
sound-end = Sound at the end
sound-time = Sound when time runs short
vibration = Vibration
setting-surface = Look of the board
surface-wood = Wood
surface-paper = Paper
surface-contrast = High contrast
setting-grid = Board drawn with
grid-lines = Lines
grid-cells = Squares
setting-axis = Edge labels
axis-notation = As the notation
axis-points = a–i, 0–9
axis-numbers = 1–9
axis-numerals = 一–九, 1–9
setting-turned = Turn the pieces of the side above
setting-premove = Moves in advance
settings-reset = Reset everything
settings-reset-sure = Really reset?
settings-export = Export settings
settings-import = Import settings
settings-imported = The settings were imported.
settings-not-imported = This file holds no settings of Chuhe.
settings-newer = This file was written by a newer version.
faces-simplified = Characters, simplified
faces-pictures = Pictures
faces-vietnamese = Letters, Vietnamese

## Notices

fen-copied = FEN copied.
link-copied = Link with the whole game copied. Whoever opens it sees the same game.
link-not-copied = The browser does not allow copying here. The link is: { $link }
shared-title = A game from a link
shared-text =
    { $moves ->
        [0] The link holds a game before its first move.
        [one] The link holds a game of one move.
       *[other] The link holds a game of { $moves } moves.
    } It takes the place of the game on the board.
shared-broken = This link is not whole, or was made by another version of the app: the game cannot be opened. Ask for the link again. The game on the board is unchanged.
shared-open = Open this game
fen-not-copied = The browser does not allow copying here. The FEN is: { $fen }
storage-blocked = This browser keeps nothing for this page. You can play, but a reload begins anew.
storage-full = There is no room left to save the game. You can play on, but a reload may lose moves.
saved-game-older = The newest save was damaged. This is the game one change before it.
saved-game-newer = The saved game comes from a newer version of this page and is left as it is.
saved-settings-older = The newest saved settings were damaged; the ones before them apply.
saved-game-unreadable = The saved game could not be read, so a new one is set up.
saved-settings-unreadable = The saved settings could not be read, so the usual ones apply.
engine-restarted = The engine had stopped and was started again.
engine-broken = The engine does not work here. Your game is safe.
engine-silent = The engine does not answer. Your game is safe.
engine-version = The engine belongs to another version of this page. Your game is safe; reload the page.

## Cờ úp

variant = Game
variant-xiangqi = Xiangqi
variant-co-tuong = Cờ tướng
co-tuong-about = The same game with its Vietnamese names, letters on the pieces and moves as they are written in Vietnam.
variant-coup = Cờ úp (hidden xiangqi)
coup-about = All pieces but the Generals lie face down and are turned up by their first move.
coup-learn = How it is played
taken-closed-seen = Who sees a piece that was taken face down
seen-by-capturer = Its taker
seen-by-nobody = Nobody
seen-by-both = Both
forty-moves = 40 moves each without a capture are a draw
guards-at-home = Open Advisors and Elephants stay at home
# As in "b0, closed Red piece, moves as Horse".
piece-closed = closed { $side } piece, moves as { $piece }
taken-closed = { $count } closed
hidden-pieces = Hidden pieces
pool-hint = What has not been seen yet, on the board or taken closed:
taken-seen-by-capturer = A piece that is taken closed is seen by its taker only. After the game everything is shown.
taken-seen-by-nobody = A piece that is taken closed is seen by nobody. After the game everything is shown.
taken-seen-by-both = A piece that is taken closed is seen by both sides.
seal = Seal
seal-hint = The pieces were dealt before the first move. This number promises it and gives nothing away; after the game it can be checked.
sealed-now = The pieces are dealt and sealed:
seal-kept = The seal is unbroken: this is what was dealt.
seal-broken = The seal does not fit what was dealt.
seal-check = Anybody can check it:
look = Look
look-title = For { $side }’s eyes only
look-pass = { $side } has taken a closed piece and may see what it was. Pass the board to { $side }, and let nobody else look.
look-show = Show
look-later = Not now
look-hide = Hide
look-hide-then = Hide it again before the other side looks.
coup-intro = In cờ úp (Chinese jieqi) only the two Generals lie face up. Nobody knows what the other pieces are, not even their owner, until they move.
coup-try = Move a closed piece of Red: it goes like the piece that starts on its point, and is turned up.
coup-deal-again = Deal again
coup-revealed = It moved as { $as } and turned out to be: { $piece }. { $turn }.
coup-rule-setup = The fifteen other pieces of each side are shuffled over that side’s own starting points, face down.
coup-rule-closed = A closed piece moves and takes like the piece that starts on its point: a General’s neighbour goes only to the middle of the palace, a piece in the corner like a Chariot. Turning it up without a move is not allowed.
coup-rule-opens = After its first move it is turned up for both sides, and from then on it moves as what it is. Check is judged after that.
coup-rule-guards = Open Advisors and Elephants go all over the board, still one and two steps diagonally; a blocked eye still stops the Elephant.
coup-rule-soldiers = An open Soldier goes forward, and sideways beyond the river, wherever it was turned up.
coup-rule-taken = Who takes a closed piece sees what it was; the other side does not.
coup-rule-end = Mate, a side without a move, repetition and the limits are as in the rules chosen for the game.
fen-closed-off-start = { $letter } lies face down on { $square }, where none of its side starts.
fen-pool = “{ $found }” does not name the unknown pieces, as “R2p5” does.
fen-pool-too-large = { $count } { $letter } are named as unknown; a side has { $most }.
fen-pool-too-small = { $side }: { $closed } lie face down, but { $unknown } are named as unknown.
analysis-expected = Expected value: the mean over what the closed pieces may be, as far as you know them. Nobody looks under them.
analysis-turns-out = The piece turns out to be
analysis-may-be = { $piece }, { $count } unseen
shared-dealt-anew = What lies face down is not in the link and is dealt anew.

## Records, files, library, editor

record = Record
record-empty = No moves yet. Play on the board: every move becomes part of the record, another one a variation.
record-fold = Fold the variation
record-unfold = Unfold the variation
record-comment = Comment
record-marks = Marks
mark-brilliant = Brilliant
mark-good = Good
mark-interesting = Interesting
mark-dubious = Dubious
mark-mistake = Mistake
mark-blunder = Blunder
tag-event = Event
tag-site = Place
tag-date = Date
tag-opening = Opening
tag-result = Result
result-open = Unfinished
record-details = Details
record-take-over = Apply
record-editing = Editing
undo = Undo
redo = Redo
record-promote = Make main line
record-delete = Delete from here
record-save = Save as…
record-keep = Keep in library
record-find = Find in library
record-was-kept = Kept in the library.
record-not-kept = This browser has no room for the record: a reload loses it. Save it as a file.
record-before-kept = The record before is kept in the library.
record-before-stays = The changed record here is not in the library, so it stays. Save it as a file before you open the other one.
record-open-other = Open the other record
record-play-on = Play from here
copy-pgn = Copy PGN
pgn-copied = Record copied as PGN.
not-copied = The browser does not allow copying here. The text is: { $text }
back-to-record = Back to the record
back-to-editor = Back to the position

open-title = Open
open-about = PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN, or moves in any notation; Chinese character sets too. A file can also be dropped anywhere, and a text pasted.
open-file = Choose a file
open-clipboard = From the clipboard
open-paste = Or paste a text
open-read = Read it
open-reading = Reading the file
open-games = Games of the file
open-import-all = All into the library
open-so-far =
    { $count ->
        [one] { $count } game so far…
       *[other] { $count } games so far…
    }
open-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } ({ $format })
open-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
open-unreachable = This could not be read from the device. Try again, or choose another file.
open-rest = Open what could be read
open-partly = Not everything could be read. Everything else is kept.
complaint-of-file = The file: { $what }
complaint-of-game = Game { $game }: { $what }
complaint-of-move = Game { $game }, move { $ply }: { $what }
complaint-dropped =
    { $what } The line ends there{ $count ->
        [0] .
        [one] ; { $count } more move is left out.
       *[other] ; { $count } more moves are left out.
    }
complaint-off-board = “{ $text }” is no move on the board.
complaint-fen = The start “{ $text }” cannot be read, so the usual one is taken. { $why }
complaint-turn = The first move is one of { $side }, so { $side } begins.
complaint-variant = The variant “{ $text }” is not read; its moves are left out.
complaint-prose = “{ $text }” is no move; it is kept as a comment.
complaint-open-comment = A comment has no end.
complaint-brackets = Brackets of variations do not match.
complaint-no-such-line = “{ $text }” belongs to no line and is left out.
complaint-truncated = The file ends within the moves.
complaint-field = The field “{ $name }” has the unknown value “{ $value }”.
complaint-too-large = More than { $count } moves; the rest is left out.
complaint-more =
    { $count ->
        [one] { $count } further warning about this game.
       *[other] { $count } further warnings about this game.
    }
complaint-coup-fen = The start “{ $text }” cannot be read, so the board is empty.
complaint-shown = “{ $text }”: what it turns up does not fit.
complaint-hidden = What the closed pieces are said to have been cannot be true: { $text }
fault-empty = There is nothing in it.
fault-too-large = { $size } MB are more than the { $limit } MB that are read of this format.
fault-unknown = This is no game record that is known here: no PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN, and no moves.
fault-cut = { $format }: the file ends at byte { $at }, before its moves.
fault-no-game = { $format }: there is no game in it.
records-broken = Files cannot be read or written here: { $reason }
game-unnamed = Unnamed game
game-length =
    { $count ->
        [0] no moves
        [one] { $count } move
       *[other] { $count } moves
    }
game-variations =
    { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }

save-format = Format
save-film = SVG, moving
save-about-pgn = Everything, with variations and comments, in the notation of the move list. Most programs read it.
save-about-dhtmlxq = Text with digits for web sites such as dpxq.com, with variations and comments.
save-about-xqf = For XQStudio and programs like it. What the format cannot hold is named.
save-about-moves = The main line in coordinates, as engines take it.
save-about-fen = The position on the board, in one line.
save-about-picture = A picture of the position on the board.
save-about-film = The main line as a moving picture.
save-download = Save
save-as = Choose the place
save-copy = Copy
saved = { $name } was saved.
save-failed = The file could not be saved. Try another place or format.
save-copied = Copied.
save-not-copied = The browser does not allow copying here. Save the file instead.
lack-piece = XQF cannot hold more pieces of a kind than a side starts with.
lack-long = XQF has { $longest } bytes for “{ $tag }”; this value needs { $bytes }.
lack-tag = XQF has no field for “{ $tag }”. PGN keeps it.
lack-counters = XQF cannot hold the counters of the start position. PGN keeps them.
lack-evaluation = XQF cannot hold the evaluation of move { $ply }. PGN keeps it.
lack-time = XQF cannot hold the time of move { $ply }. PGN keeps it.
lack-mark = XQF cannot hold the mark of move { $ply }. PGN keeps it.
lack-character = XQF cannot write a character of “{ $text }”. PGN can.
lack-closed = XQF cannot hold closed pieces. PGN keeps them.
lack-drawing = This browser cannot draw in the background. SVG works everywhere.

library = Library
library-words = Player, event or year
library-way = First moves, or a position as a FEN
library-any-result = Any
library-order = Order
library-by-added = Newest
library-by-date = Date
library-by-player = Player
library-by-event = Event
library-import = Import a file
library-export = Export everything
library-undo = Undo the deletion
library-found = { $found } of { $count }
library-empty = No games are kept yet. Finished games come here by themselves; files can be imported.
library-nothing = No game fits. Take something out of the search.
library-delete = Delete { $game }
library-deleted = The game was deleted.
library-damaged =
    { $count ->
        [one] { $count } game is damaged and not shown.
       *[other] { $count } games are damaged and not shown.
    }
library-game-damaged = This game is damaged and cannot be opened. The others are not touched.
library-importing = { $done } of { $count } games are in…
library-imported =
    { $count ->
        [one] { $count } game is in the library.
       *[other] { $count } games are in the library.
    }
library-imported-some = { $count } games are in the library; { $left } begin with a position that cannot be played and were left out.
library-import-stopped = { $why } { $done } games are in.
library-exporting = { $done } of { $count } games are written…
library-blocked = This browser keeps no library for this page. Records can still be opened, and saved as files.
library-full = There is no room left in the library. What is in it is safe; export it, or delete something.
library-newer = The library was made by a newer version of this page and is left as it is. Reload the page.
library-broken = The library cannot be reached just now. What is in it is left alone; try again after a reload.

edit-position = Set up position
editor-turn = To move
editor-halfmoves = Moves without a capture
editor-round = Round
editor-clear = Clear the board
editor-pieces = Pieces
editor-hand = Move pieces
editor-erase = Take pieces away
editor-fine = This position can be played.
editor-gives = { $side } gives:
editor-fen-kept = The board shows the last position that could be read.
editor-play = Play
editor-record = Record from here

## Another tab

elsewhere-title = This game is open in another tab
elsewhere-text = Go on with it here, and the other tab lets go of it. Or begin another game in this tab; both are kept.
elsewhere-take = Play it here
elsewhere-own = Another game

## As an app

offline-ready = Works offline from now on
update-ready = A new version is ready.
update-now = Use it
about = About
about-build = Chuhe { $version }, build { $build }
licences = Licences

## Before the program runs and after it has stopped: plain messages only

loading = Loading
loading-slow = Loading takes longer than usual.
needs-script = Chuhe needs JavaScript and WebAssembly to play.
start-failed = The game could not be loaded. What you have played is safe.
crash-title = The game has stopped
crash-text = That should not happen. Your game is kept: reload, and it goes on where it was.
crash-game = Your game
crash-report = What happened
reload = Reload
copy-game = Copy the game
copy-report = Copy the report

## Analysis

analyse = Analyse
analysis = Analysis
analysis-engine = Engine
analysis-threats = Show threats
analysis-lines = Lines
analysis-fewer = One line less
analysis-more = One line more
analysis-leave-out = Leave out the best move
analysis-all-back = All moves again
analysis-worth = Worth for Red: { $worth }
analysis-effort = Depth { $depth }, { $nodes }k positions, { $speed }k a second
analysis-waits = The engine begins to look…
analysis-over = There is no move to look at.
analysis-off = The engine is off.

## Where nothing can be kept

save-game-file = Save the game as a file

## Lessons

point-note = { $point }, { $note }
point-barred = barred
point-chosen = chosen
point-right = right
point-wrong = wrong
point-missed = one of the answers
point-aim = this is the point
learn-title = Learn
learn-intro = Short lessons, each with a board to try the rule on, and exercises that the rules themselves check.
learn-counted = { $solved } of { $total } solved
learn-pages = More to read
learn-exercises = Exercises
learn-try = Try it
learn-exercise =
    { $done ->
        [yes] Exercise { $number }, solved
       *[no] Exercise { $number }
    }
learn-next = Next: { $title }
learn-all = All lessons
learn-unkept = This browser does not keep what you have solved.
learn-pass = Let the other side move
learn-from-start = From the start
learn-can-go =
    { $count ->
        [0] { $piece } on { $square }: it cannot move.
        [one] { $piece } on { $square }: one move, shown in green.
       *[other] { $piece } on { $square }: { $count } moves, shown in green.
    }
learn-pick = { $turn }. Choose a piece: it may go to the green points, not to the red crosses.
learn-check = Check
learn-again = Try again
learn-show = Show the answer
learn-next-exercise = Next exercise
learn-shown = This is an answer. Try again and play it yourself.
learn-chosen = { $count } chosen
learn-goes-on =
    { $moves ->
        [one] Right! One more move.
       *[other] Right! { $moves } more moves.
    }
learn-solved = Solved!
learn-miscounted = Not quite. Missing: { $missing }. Too many: { $extra }.
learn-not-asked = That move is allowed, but it is not what is asked for.
learn-answered = That does not win: the other side answers { $move }.
learn-too-long = There are no moves left, and you are not there yet.
lesson-board = Board, palace and river
lesson-board-text = Pieces stand on the 90 points where lines cross, not in squares. The nine points with the two diagonals are the palace: Generals and Advisors never leave it. The empty strip across the middle is the river: Elephants never cross it, and Soldiers grow stronger beyond it. Red moves first.
lesson-chariot-text = A Chariot goes any number of points along a line, as far as the way is free. It takes by going where an enemy piece stands. It is the strongest piece.
lesson-horse-text = A Horse goes one point straight and then one point outwards diagonally. It does not jump: a piece on the point beside it, its leg, closes both moves in that direction. Each of its four legs closes two of its eight moves.
lesson-cannon-text = A Cannon moves like a Chariot, but to take it needs a screen: exactly one piece of either side between it and what it takes. With no piece between, or with two, it cannot take.
lesson-soldier-text = A Soldier goes one point forward. Beyond the river it may also go one point sideways. It never goes back, and it takes as it moves.
lesson-elephant-text = An Elephant goes exactly two points diagonally. A piece on the point between, its eye, stops it. It never crosses the river, so that it has only seven points in all.
lesson-advisor-text = An Advisor goes one point diagonally and stays in the palace: it has only five points.
lesson-general-text = A General goes one point straight and stays in the palace. It may not go where it could be taken. When it is attacked, the next move must save it; if none can, the game is lost.
lesson-facing = Facing generals
lesson-facing-text = The two Generals may not stand on one file with nothing between them. So a General guards its file from afar, and a lone piece between them may not leave that file.
lesson-check = Giving check
lesson-check-text = A move that attacks the General gives check. A piece that steps aside may give check by clearing the way of another, or by leaving a Cannon with exactly one screen; two pieces can give check at once.
lesson-escape = Ways out of check
lesson-escape-text = There are always these ways: step aside with the General, take the checking piece, or put something between. Against a Horse, a piece on its leg helps. Against a Cannon, its screen can go away, or a second piece can go between.
lesson-one-way = Attacks in one direction
lesson-one-way-text = In xiangqi two pieces of a kind do not always attack each other. A Horse whose leg is blocked is attacked by the other Horse and cannot strike back; a Cannon attacks over a screen what cannot reach it; a Soldier beside a Cannon has nothing to fear from it.
lesson-mate = Mate in one move
lesson-mate-text = It is mate when the General is attacked and no move saves it. Look at each check: where can the General go, who can take, what can go between? Any move that wins is right.
lesson-mate-in-two = Mate in two moves
lesson-mate-in-two-text = Win in two moves, whatever the other side does. It answers with the move that holds out longest. The first move need not be a check.
lesson-stalemate = No move left
lesson-stalemate-text = A side without a legal move has lost, even if its General is not attacked: unlike in western chess, this is no draw. Leave the other side without a move, without giving check.
task-targets = Choose every point where the { $piece } on { $square } may go.
task-blockers = Choose every piece that blocks the { $piece } on { $square }.
task-screens = Choose every piece over which the { $piece } on { $square } can take something.
task-range = Choose every point on which the { $piece } on { $square } can ever stand, its own included.
task-palace = Choose all points of the palace. Whose: { $side }.
task-checkers = Choose every piece that gives check.
task-saviours = You are in check. Choose every piece that can save the General, itself included.
task-take = Take on { $square }: { $piece }.
task-take-freely = Take a piece that cannot be taken back.
task-check = Give check.
task-double-check = Give check with two pieces at once.
task-step = You are in check. Step aside with the General.
task-take-checker = You are in check. Take the piece that gives it.
task-interpose = You are in check. Put a piece between.
task-leg = A Horse gives check. Block its leg.
task-unscreen = A Cannon gives check over your piece. Move that piece away.
task-second-screen = A Cannon gives check. Put a second piece between.
task-attack-alone = Attack the { $piece } on { $square } so that it does not attack back.
task-stalemate = Leave the other side without a move, without giving check.
task-win =
    { $moves ->
        [one] Win in one move.
       *[other] Win in { $moves } moves.
    }
task-walk =
    { $moves ->
        [one] Bring the { $piece } to { $square } in one move.
       *[other] Bring the { $piece } to { $square } in { $moves } moves. The other side stands still.
    }
names-title = Names of the pieces
names-intro = Every piece with its two characters, Red’s and Black’s, how they sound, and what it is called in other languages.
names-meaning = Meaning
names-traditional = Traditional
names-simplified = Simplified
names-pinyin = Pinyin
names-russian-sound = In Russian letters
names-sino-vietnamese = Sino-Vietnamese
names-letters = Letters (WXF, Vietnamese)
meaning-general = marshal / general
meaning-advisor = official / scholar
meaning-elephant = minister / elephant
meaning-horse = horse
meaning-chariot = chariot
meaning-cannon = cannon (fire / stone)
meaning-soldier = soldier / foot soldier

## Rating

rating-title = Your rating
rating-intro = Estimated on this device from your games against the engine, by Glicko-2. Nothing is sent anywhere.
rating-empty = No game has counted yet. A game against the engine counts when it is over, if it began as usual and you played it without help.
rating-unreadable = The list of your games is damaged, or of a newer version of this page. It is left as it is.
rating-like-level = About as strong as level { $level }.
rating-unsure = Still a guess: a few more games make it surer.
rating-results = Won { $wins }, drawn { $draws }, lost { $losses }
rating-chart = { $games ->
    [one] Rating after one game: { $high }
   *[other] Rating over { $games } games, from { $low } to { $high }
}
rating-games = Latest games
score-win = Won
score-loss = Lost
rating-counts = This game counts for your rating.
unrated-take-back = Not rated: a move was taken back
unrated-hint = Not rated: with a hint
unrated-analysis = Not rated: with analysis
unrated-start = Not rated: another start
unrated-cancelled = Not rated: cancelled
rating-levels = How strong the levels are
rating-levels-note = The steps between levels 1 and 9 are measured in games of the engine with itself; where level 1 stands among people, and the step to level 10, are estimates. For cờ úp the same numbers are assumed.
rating-export = Save the list as a file
rating-forget = Delete all games
rating-forget-sure = Really delete?

## Review

review-title = Review
review-intro = The engine looks at every position of the game and says which moves gave something away, and what was better.
review-start = Review the game
review-empty = There are no moves to review yet. Play a game, or open one with a link.
review-depth = How closely
review-quick = Quick
review-usual = Usual
review-thorough = Thorough
review-progress = { $done } of { $total } positions
review-stop = Stop
review-go-on = Go on
review-anew = Review again
review-move = The move on the board
review-step = Step through the moves to read what is said of each.
review-dubious = Dubious
review-mistake = Mistake
review-blunder = Blunder
review-said = { $mark }: { $move } gives away { $percent } % of the chance to win.
review-good = { $move } gives nothing away.
review-better = Better: { $line }
review-previous = Previous mistake
review-next = Next mistake
review-compare = Show the better move
review-summary = Summary
review-lost = Given away per move
review-percent = { $percent } %
review-curve = How likely Red was to win, move by move
review-save = Save with evaluations

## Hints, questions and keys

hint = Hint
hint-looking = Looking for a hint…
hint-piece = Look at { $point }. Ask once more for the move.
hint-move = Hint: { $move }
hint-failed = The engine gave no hint. Ask again.
ask-unknown = That is no question. Questions are ?e4, ?m e4, ?g, ?t and ?l; ? alone shows all keys.
ask-moves = { $point } can go to { $list }.
ask-no-moves = { $point }: no legal move.
ask-attackers = Your General is attacked from { $list }.
ask-no-attackers = Nothing attacks your General.
ask-no-clock = This game has no clock.
ask-no-move = No move has been made yet.
help-title = Keys
help-board = On the board
help-arrows = Go from point to point
help-enter = Pick a piece up, put it down (Space too)
help-escape = Put it back
help-draw = Begin and end an arrow; twice on one point draws a circle
help-draw-pointer = With a mouse, draw arrows with the right button or with Shift held; with a finger, rest on a point first. Escape and the next move wipe them away.
help-ask = Questions, with the focus on a point
help-what = What stands there?
help-moves = Where may this piece go?
help-general = What attacks my General?
help-clock = What do the clocks show?
help-last = What was the last move?
help-hint = A hint: first the piece, then the move
help-game = Elsewhere on the page
help-steps = A move back or forward
help-ends = To the first or the last position
help-tab = To the next control
help-this = This sheet
help-typed = In the box for moves
help-typed-move = A move in any notation

## Hidden pieces in records and in the editor

editor-closed = Face-down piece
editor-closed-off = A piece can lie face down only where one starts, and no General does.
editor-pool = Unknown pieces left
editor-pool-by-board = As the board tells
editor-surplus = It can be played, but open and unknown together there are { $count } of { $piece }; a side has { $most }.
record-seen-by = What { $side } knows.
record-seen-by-both = What both sides know.
record-reviewed = The review is in the record; marked moves: { $count }. Undo takes all of it out again.
record-review-changed = The moves have changed; the review was given up.

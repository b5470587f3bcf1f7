### Chuhe in Chinese, traditional characters. Terms follow the project's glossary; the keys are those of en.ftl.

## The page

app-name = 楚河
page-title = 楚河：象棋
close = 關閉
cancel = 取消
more = 更多

## Pieces and points

side-red = 紅方
side-black = 黑方
piece-general = 將帥
piece-advisor = 士
piece-elephant = 象
piece-horse = 馬
piece-chariot = 車
piece-cannon = 炮
piece-soldier = 兵卒
viet-general = Tướng
viet-advisor = Sĩ
viet-elephant = Tượng
viet-horse = Mã
viet-chariot = Xe
viet-cannon = Pháo
viet-soldier = Tốt
piece-of-side = { $side }{ $piece }
board = 棋盤
point-empty = { $square }，空
point-piece = { $square }，{ $piece }
point-target = { $point }，可走

## Whose turn it is

turn-red = 紅方走
turn-black = 黑方走
turn-yours = 輪到你走
check = 將軍！
check-and = 將軍！{ $rest }
thinking = 電腦思考中…
viewing = 第 { $ply } 著，共 { $total } 著
viewing-start = 開局，共 { $total } 著

## Why a move is refused

illegal-no-piece = { $from } 沒有棋子。
illegal-not-yours-red = 現在輪到紅方走。
illegal-not-yours-black = 現在輪到黑方走。
illegal-own-piece = { $to } 是自己的棋子。
illegal-not-its-move = { $piece }不能這樣走。
illegal-leaves-palace = { $piece }不能出九宮。
illegal-crosses-river = 象不能過河。
illegal-leg-blocked = 蹩馬腿：{ $square } 有子。
illegal-eye-blocked = 塞象眼：{ $square } 有子。
illegal-path-blocked = { $square } 有子，走不過去。
illegal-no-screen = 炮吃子需要炮架：中間隔一個棋子。
illegal-too-many-screens = 炮吃子只能隔一個棋子。
illegal-soldier-back = 兵卒不能後退。
illegal-soldier-sideways = 兵卒過河後才能橫走。
illegal-generals-facing = 將帥不能照面。
illegal-takes-general = 將帥不能被吃。
illegal-general-attacked = 不能送將：{ $square } 的棋子會將軍。
illegal-engine-turn = 現在輪到電腦走。
planned = 預走：{ $point }，到 { $target }。
plan-impossible = 預走的著法已不能走。
illegal-past-move = 這一著是電腦走的。退到自己的著法再繼續。
illegal-game-over = 對局已結束。

## How a game ended

win-red = 紅勝
win-black = 黑勝
draw = 和棋
aborted = 對局取消
you-win = 你贏了
you-lose = 你輸了
reason-checkmate = 絕殺：被將軍，無著可解。
reason-stalemate = 困斃：無子可動的一方判負。
reason-perpetual-check =
    { $by ->
        [row] 長將：{ $loser }連續將軍的次數超過規則允許。
       *[cycle] 長將：{ $loser }步步將軍，同一局面出現 { $times } 次。
    }
reason-mutual-perpetual-check = 雙方長將，判和。
reason-perpetual-attack = 長捉：{ $loser }連續捉同一無根子的次數超過規則允許。
reason-mutual-perpetual-attack = 雙方連續捉子過多，判和。
reason-perpetual-chase = 長捉：{ $loser }步步捉同一子，同一局面出現 { $times } 次。
reason-mutual-perpetual-chase = 雙方長捉，判和。
reason-repetition = 同一局面出現 { $times } 次，雙方均無犯規。
reason-no-capture = { $moves }無吃子。
reason-progress = { $moves }無吃子，也無過河兵卒前進。
reason-effectiveness = 雙方各 { $moves } 有效著（非將、非捉、非應將應捉）。
reason-moves = 雙方各走 { $moves } 著，對局到此為止。
reason-no-attackers = 雙方無進攻子力。
reason-agreement = 雙方議和。
reason-resign-red = 紅方認輸。
reason-resign-black = 黑方認輸。
reason-timeout-red = 紅方超時。
reason-timeout-black = 黑方超時。
reason-abandoned-red = 紅方離開棋盤過久。
reason-abandoned-black = 黑方離開棋盤過久。
reason-no-first-move = 有一方未走第一著，本局不計。

## Players

opponent-engine-level = 電腦 { $level } 級
player-you = 你
captured-by = { $side }吃掉的棋子
lead = 領先 { $value }

## Commands

new-game = 新對局
play-again = 再來一局
rematch = 換邊再戰
look-at-board = 看棋盤
take-back = 悔棋
resign = 認輸
offer-draw = 提和
flip = 翻轉棋盤
copy-fen = 複製 FEN
settings = 設定
move-now = 立即走
retry = 重試

## The move list

moves = 著法
moves-empty = 著法顯示在這裡。選一個棋子開始。
moves-empty-engine = 著法顯示在這裡。電腦先走。
move-number = { $number }.
move-label = 第 { $number } 回合，{ $side }：{ $text }
move-heard = { $piece }，{ $from } 到 { $to }
move-takes = { $move }，吃{ $piece }
move-reveals = { $move }，翻開為{ $piece }
move-said = { $side }：{ $text }
step-first = 開局
step-back = 上一步
step-forward = 下一步
step-last = 最後局面

## Typed moves

type-move = 輸入著法
play-typed = 走
typed-unreadable = “{ $text }”不是著法：看不懂“{ $token }”。
typed-incomplete = “{ $text }”不完整。
typed-no-such-piece = “{ $text }”：那裡沒有這樣的棋子。
typed-no-such-move = “{ $text }”：該棋子沒有這樣的著法。
typed-none-legal = “{ $text }”可以是 { $moves }，但都不合規則。
typed-ambiguous = “{ $text }”可以是 { $moves }，請寫明。
typed-in-line = 第 { $number } 著：{ $why }

## The notations

notations = 記譜
back-to-game = 返回對局
converter-title = 記譜
converter-intro = 貼上任意記譜的著法，用另一種記譜來讀。
converter-moves = 著法
converter-take-game = 取棋盤上的對局
converter-start = 之前的局面（FEN）
converter-target = 讀作
converter-result = 同樣的著法

## A new game

opponent = 對手
opponent-engine = 電腦
opponent-person = 雙人
level = 難度
level-hint = 1 最容易，10 最強。
side = 執棋
side-random = 隨機
position = 局面
position-start = 開局
position-fen = FEN
position-handicap = 讓子
handicap = 讓
handicap-giver = 讓子方
handicap-horse = 單馬
handicap-two-horses = 雙馬
handicap-chariot = 單車
handicap-chariot-horse = 一車一馬
handicap-two-chariots = 雙車
clock = 棋鐘
clock-none = 無
clock-increment = 加秒
clock-byo-yomi = 讀秒
clock-minutes = 每方時間
clock-gain = 每著加時
clock-length = 每次讀秒
clock-periods = 時間用完後的讀秒次數
minutes = { $number } 分
seconds = { $number } 秒
count = { $number }
fen-field = 局面的 FEN
fen-help = 從黑方起十行，然後 w 或 b 表示輪到誰走。
start-game = 開始
fen-odd = 少見，但可以下：{ $list }。
fen-over = 此局面已經結束：{ $reason }

## Clock and absence

clock-of = { $side }的棋鐘
clock-periods-left = × { $periods }
pause = 暫停
go-on = 繼續
paused = 對局暫停。
away-text = 你離開了棋盤。請在時間用完前回來，否則判負。
away-title = （{ $seconds }）請回到棋盤！

## What is wrong with a FEN

fen-empty = 請貼上或輸入 FEN。
fen-rank-count = 棋盤有 { $count } 行，應為 10 行，用斜線隔開。
fen-file-count = 第 { $rank } 行有 { $count } 個交叉點，應為 9 個。
fen-unknown-piece = 第 { $rank } 行：“{ $found }”不是棋子。棋子為 K A B N R C P，也可用 E 代 B、H 代 N。
fen-unknown-side = “{ $found }”不是走棋方：棋盤之後應為 w 或 b。
fen-pieces-in-hand = “[{ $found }]”：象棋沒有手中棋子。
fen-field-count = 共有 { $count } 段；FEN 應有 1、2、4 或 6 段。
fen-not-a-dash = 第 { $field } 段是“{ $found }”，應為“-”。
fen-not-a-number = “{ $found }”不是數字。
fen-impossible = 無法對弈：{ $list }。
fen-no-red-general = 紅方沒有帥
fen-no-black-general = 黑方沒有將
fen-several-red-generals = 紅方不止一個帥
fen-several-black-generals = 黑方不止一個將
fen-red-general-outside = 紅帥不在九宮內
fen-black-general-outside = 黑將不在九宮內
fen-generals-facing = 將帥照面
fen-opponent-in-check = 剛走棋的一方正被將軍
fen-too-many-pieces = 一方某種棋子多於開局
fen-advisor-off = 士在到不了的位置
fen-elephant-off = 象在到不了的位置
fen-soldier-off = 兵卒在到不了的位置

## Resigning

resign-question = 本局認輸？
resign-consequence = 則{ $winner }勝。

## Rule sets

rules = 規則
rules-cxq = CXQ
rules-club = 俱樂部
rules-online = 網路
rules-asian = 亞洲
rules-own = 自訂
rules-in-force = { $rules }規則
rules-about-cxq = 計連續的將與捉：單子允許六次。局面重複不終局。
rules-about-club = 同一局面第三次出現即終局：長將判負，其他重複判和。
rules-about-online = 同俱樂部規則，但長捉也判負，且雙方無進攻子力時繼續下。
rules-about-asian = 長將、長捉判負，以聯合會圖例為準。
rules-about-own = 你自己定的規則。
rules-compare = 比較規則
rules-title = 四套規則對照
rules-intro = 絕殺都算勝，困斃都算負，雙方都可議和。此外各套規則的區別在於如何處理循環不變的著法。
rules-this-game = 本局採用
rules-table = 規則
rules-own-note = 自訂規則可以改動以上每一項，以及四套共有的幾項。
rule-yes = 是
rule-no = 否
plies = { $even ->
        [yes] 雙方各 { $moves } 著
       *[no] 雙方共 { $plies } 著
    }

## The own rule set

own-rules = 自訂規則
own-rules-change = 修改自訂規則
own-rules-from = 起始於
own-rules-save = 儲存
own-rules-group-repetition = 局面重複
own-rules-group-rows = 連續將軍與捉子
own-rules-group-draws = 限著判和
own-rules-group-clock = 棋鐘與離開
own-rules-number = { $rule }：數值
own-rules-bounds = 從 { $least } 到 { $greatest }。
own-rules-out-of-bounds = { $rule }：不能為 { $value }，應從 { $least } 到 { $greatest }。
own-rules-no-number = { $rule }：請寫 { $least } 到 { $greatest } 的整數。
rule-repetition = 終局的重複次數
rule-repetition-hint = 局面相同、輪走方相同，開局也算。關閉則重複不終局。
rule-perpetual-check-loses = 長將判負
rule-perpetual-check-loses-hint = 在重複中步步將軍的一方判負，除非對方也是如此。
rule-perpetual-chase-loses = 長捉判負
rule-perpetual-chase-loses-hint = 在重複中步步捉同一子的一方判負，除非對方同樣犯規。
rule-larger-is-chased = 捉價值更高的子
rule-larger-is-chased-hint = 威脅比自己價值高的子即為捉，有根也算。
rule-all-pieces-chase = 所有棋子都算捉
rule-all-pieces-chase-hint = 將帥、兵卒也可構成長捉。
rule-pinned-chariot-first = 被牽制的車優先
rule-pinned-chariot-first-hint = 捉替將帥擋馬的車，比其他捉更重。
rule-chase-by-diagrams = 按圖例判捉
rule-chase-by-diagrams-hint = 一著以其新捉之子論；僅使其失去保護者，只有在沒有新捉時纔算，如聯合會圖例。
rule-row-limit = 單子連續將或捉的次數
rule-row-limit-hint = 單子允許此數；雙子、三子為兩倍、三倍。再多一次判負。
rule-row-pieces = 提高上限的子數
rule-row-pieces-hint = 達到此數後，上限不再提高。
rule-attack-rows = 計連續捉子
rule-attack-rows-hint = 連續捉同一無根子，與將軍一樣計數。
rule-capture-ends-row = 吃子重新計數
rule-capture-ends-row-hint = 吃子之後，該方的將與捉重新計數。
rule-discovered-attacks = 抽捉也算
rule-discovered-attacks-hint = 走開後其身後棋子新捉到的也算。
rule-no-capture-plies = 無吃子著數
rule-no-capture-plies-hint = 雙方共走此數後判和。
rule-counted-checks = 其中計入的將軍
rule-counted-checks-hint = 每方這麼多次將軍計入無吃子著數；關閉則全部計入。
rule-progress-plies = 無進展著數
rule-progress-plies-hint = 雙方共走此數而無吃子、無過河兵卒前進，判和。
rule-effective-moves = 有效著數
rule-effective-moves-hint = 每方走此數非將、非捉、非應將應捉之著後判和。
rule-game-moves = 總著數
rule-game-moves-hint = 每方走此數後判和。
rule-no-attackers-draw = 無進攻子力判和
rule-no-attackers-draw-hint = 盤上沒有車、馬、炮、兵卒即判和。關閉則只建議和棋。
rule-time-out-loses = 超時判負
rule-time-out-loses-hint = 用於有棋鐘的對局。四套規則中未作規定的，有棋鐘時超時同樣判負。
rule-away-seconds = 離開秒數
rule-away-seconds-hint = 監視離開時，離開更久者判負。
rule-unstarted-is-aborted = 未開始的對局取消
rule-unstarted-is-aborted-hint = 雙方走第一著之前超時，無人判負。

## What is about to end a game

notice-checks =
    { $side }：{ $pieces } 子連續將軍 { $length } 次。{ $left ->
        [0] 再將一次即判負。
       *[other] 允許 { $limit } 次。
    }
notice-attacks =
    { $side }：{ $pieces } 子連續捉{ $victim } { $length } 次。{ $left ->
        [0] 再捉一次即判負。
       *[other] 允許 { $limit } 次。
    }
notice-repetition =
    再重複一次即判定：{ $loser ->
        [nobody] 和棋
       *[other] { $loser }負
    }。
notice-no-capture = 再走 { $left } 著無吃子即和。
notice-progress = 再走 { $left } 著無進展即和。
notice-effectiveness = 再走 { $left } 著非將非捉即和。
notice-moves = 再走 { $left } 著，因總著數判和。
draw-offered = { $side }提和。
draw-considered = 電腦走下一著時答覆。
draw-declined = 電腦不同意和棋。
accept = 同意
decline = 拒絕
draw-suggested = 雙方都已無法取勝。
draw-agree = 同意和棋

## The moves that decided

evidence = 判定依據
evidence-position = { $text }：{ $deed }
evidence-place = { $number } / { $total }
evidence-next = 下一著依據
evidence-previous = 上一著依據
evidence-done = 回到終局
evidence-start = 開局
evidence-move =
    { $side ->
        [black] { $number }… { $text }
       *[red] { $number }. { $text }
    }
evidence-check = { $attackers } 將軍
evidence-attack = { $attacker } 捉 { $victim }
evidence-chase = { $attacker } 捉 { $victim }（長捉）
evidence-occurrence = 此局面第 { $number } 次出現
man = { $piece } { $square }
result-why = 判定

## Settings

settings-board = 棋盤
settings-game = 對局
settings-page = 頁面
setting-language = 語言
language-auto = 自動
language-en = English
language-ru = Русский
language-id = Bahasa Indonesia
language-vi = Tiếng Việt
language-zh-hans = 简体中文
language-zh-hant = 繁體中文
language-failed = 無法載入此語言。
part-missing-title = 這部分還沒有載入
part-missing = 無法載入。請檢查網路；棋盤上的對局繼續。
setting-faces = 棋子
faces-han = 漢字
faces-latin = 字母
setting-notation = 記譜
notation-coordinate = 座標
notation-iccs = ICCS
notation-wxf = WXF
notation-vietnamese = 越南式
notation-vietnamese-short = 越南式（簡）
notation-han = 中文
notation-han-traditional = 中文（繁體）
setting-labels = 邊線標注
setting-targets = 顯示可走之處
setting-confirm-resign = 認輸前詢問
setting-opening-book = 電腦使用開局庫
setting-absence = 離開棋盤
absence-never = 不監視
absence-hidden = 頁面不可見
absence-unfocused = 其他視窗也算
setting-theme = 主題
theme-auto = 自動
theme-light = 淺色
theme-dark = 深色
setting-motion = 棋子滑動
settings-senses = 聲音與震動
sound-move = 走子聲
sound-capture = 吃子聲
sound-check = 將軍聲
sound-reveal = 翻子聲
sound-end = 終局聲
sound-time = 時間不足聲
vibration = 震動
setting-surface = 棋盤外觀
surface-wood = 木紋
surface-paper = 紙張
surface-contrast = 高對比
setting-grid = 棋盤畫法
grid-lines = 線格
grid-cells = 方格
setting-axis = 邊線標注
axis-notation = 隨記譜
axis-points = a–i、0–9
axis-numbers = 1–9
axis-numerals = 一–九、1–9
setting-turned = 對方棋子倒置
setting-premove = 預走
settings-reset = 全部重設
settings-reset-sure = 確定重設？
settings-export = 匯出設定
settings-import = 匯入設定
settings-imported = 設定已匯入。
settings-not-imported = 此檔案沒有楚河的設定。
settings-newer = 此檔案由更新的版本寫成。
faces-simplified = 漢字（簡體）
faces-pictures = 圖形
faces-vietnamese = 越南字母

## Notices

fen-copied = 已複製 FEN。
fen-not-copied = 瀏覽器不允許複製。FEN：{ $fen }
storage-blocked = 瀏覽器不為本頁儲存任何內容。可以下棋，但重新載入後從頭開始。
storage-full = 沒有空間儲存對局。可以繼續下，但重新載入可能丟失著法。
saved-game-older = 最新的存檔已損壞，這是上一次改動前的對局。
saved-game-newer = 存檔來自更新的版本，已原樣保留。
saved-settings-older = 最新的設定已損壞，採用之前的設定。
saved-game-unreadable = 存檔無法讀取，已擺好新對局。
saved-settings-unreadable = 設定無法讀取，採用預設設定。
engine-restarted = 電腦曾停止，已重新啓動。
engine-broken = 電腦在此無法執行。你的對局是安全的。
engine-silent = 電腦沒有回應。你的對局是安全的。
engine-version = 電腦與頁面版本不同。你的對局是安全的；請重新載入頁面。

## Records, files, library, editor

record = 棋譜
record-empty = 還沒有著法。在棋盤上走子：每一著都會記入棋譜，另外的走法成為變著。
record-fold = 摺疊變著
record-unfold = 展開變著
record-comment = 註解
record-marks = 著法評價
mark-brilliant = 妙著
mark-good = 好著
mark-interesting = 有趣的著法
mark-dubious = 可疑的著法
mark-mistake = 錯著
mark-blunder = 漏著
tag-event = 賽事
tag-site = 地點
tag-date = 日期
tag-opening = 開局
tag-result = 結果
result-open = 未結束
record-details = 對局資訊
record-take-over = 套用
record-editing = 編輯
undo = 復原
redo = 重做
record-promote = 設為主線
record-delete = 從此處刪除
record-save = 儲存為…
record-keep = 存入棋譜庫
record-find = 在棋譜庫中尋找
record-was-kept = 已存入棋譜庫。
record-not-kept = 瀏覽器沒有空間保存此棋譜，重新整理後會遺失。請存為檔案。
record-before-kept = 上一份棋譜已存入棋譜庫。
record-before-stays = 此棋譜有改動，未能存入棋譜庫，因此保留在此。請先存為檔案，再開啟另一份。
record-open-other = 開啟另一份棋譜
record-play-on = 由此對弈
copy-pgn = 複製 PGN
pgn-copied = 已將棋譜複製為 PGN。
not-copied = 瀏覽器不允許在此複製。內容：{ $text }
back-to-record = 返回棋譜
back-to-editor = 返回局面

open-title = 開啟
open-about = PGN、XQF、CBR、CBL、CBF、DhtmlXQ、FEN，或任何記譜法的著法；支援各種中文編碼。也可以把檔案拖到頁面任意位置，或直接貼上文字。
open-file = 選擇檔案
open-clipboard = 從剪貼簿
open-paste = 或貼上文字
open-read = 讀取
open-reading = 正在讀取檔案
open-games = 檔案中的對局
open-import-all = 全部存入棋譜庫
open-so-far = 已讀 { $count } 局…
open-found = { $count } 局（{ $format }）
open-warnings = { $count } 條警告
open-unreachable = 無法從裝置讀取。請重試，或選擇其他檔案。
open-rest = 開啟可讀部分
open-partly = 有些內容無法讀取，其餘都已保留。
complaint-of-file = 檔案：{ $what }
complaint-of-game = 第 { $game } 局：{ $what }
complaint-of-move = 第 { $game } 局第 { $ply } 著：{ $what }
complaint-dropped =
    { $what } 此線到此為止{ $count ->
        [0] 。
       *[other] ，其後 { $count } 著略去。
    }
complaint-off-board = 「{ $text }」不是棋盤上的著法。
complaint-fen = 起始局面「{ $text }」無法讀取，改用普通開局。{ $why }
complaint-turn = 第一著是{ $side }的，因此{ $side }先走。
complaint-variant = 不讀取玩法「{ $text }」，其著法略去。
complaint-prose = 「{ $text }」不是著法，作為註解保留。
complaint-open-comment = 有一條註解沒有結尾。
complaint-brackets = 變著的括號不匹配。
complaint-no-such-line = 「{ $text }」不屬於任何變化，已略去。
complaint-truncated = 檔案在著法中間結束。
complaint-field = 欄位「{ $name }」的值「{ $value }」未知。
complaint-too-large = 超過 { $count } 著，其餘略去。
complaint-more = 此局另有 { $count } 條警告。
complaint-coup-fen = 起始局面「{ $text }」無法讀取，棋盤為空。
complaint-shown = 「{ $text }」：翻出的棋子不符。
complaint-hidden = 關於暗子的記載不可能為真：{ $text }
fault-empty = 其中沒有內容。
fault-too-large = { $size } MB 超過此格式可讀的 { $limit } MB。
fault-unknown = 這不是已知的棋譜：既不是 PGN、XQF、CBR、CBL、CBF、DhtmlXQ、FEN，也不是著法。
fault-cut = { $format }：檔案在第 { $at } 位元組處結束，尚未到著法。
fault-no-game = { $format }：其中沒有對局。
records-broken = 此處無法讀寫檔案：{ $reason }
game-unnamed = 未命名對局
game-length = { $count } 著
game-variations = { $count } 個變著

save-format = 格式
save-film = 動態 SVG
save-about-pgn = 全部內容，含變著和註解，使用著法列表的記譜法。多數程式都能讀取。
save-about-dhtmlxq = 用於東萍等網站的數字文字，含變著和註解。
save-about-xqf = 用於象棋演播室等程式。此格式容不下的內容會一一指出。
save-about-moves = 主線的座標著法，供引擎使用。
save-about-fen = 棋盤上的局面，一行文字。
save-about-picture = 棋盤局面的圖片。
save-about-film = 主線的動畫。
save-download = 儲存
save-as = 選擇位置
save-copy = 複製
saved = { $name } 已儲存。
save-failed = 檔案無法儲存。請換個位置或格式再試。
save-copied = 已複製。
save-not-copied = 瀏覽器不允許複製。請改為儲存檔案。
lack-piece = XQF 容不下多於開局數目的同類棋子。
lack-long = XQF 的「{ $tag }」只有 { $longest } 位元組，此值需要 { $bytes } 位元組。
lack-tag = XQF 沒有「{ $tag }」欄位。PGN 可以保存。
lack-counters = XQF 容不下起始局面的計數。PGN 可以保存。
lack-evaluation = XQF 容不下第 { $ply } 著的評估。PGN 可以保存。
lack-time = XQF 容不下第 { $ply } 著的用時。PGN 可以保存。
lack-mark = XQF 容不下第 { $ply } 著的評價符號。PGN 可以保存。
lack-character = XQF 無法寫入「{ $text }」中的某個字元。PGN 可以。
lack-closed = XQF 容不下暗子。PGN 可以保存。
lack-drawing = 此瀏覽器無法在背景繪圖。SVG 到處可用。

library = 棋譜庫
library-words = 棋手、賽事或年份
library-way = 開局著法，或局面的 FEN
library-any-result = 全部
library-order = 排序
library-by-added = 最新
library-by-date = 日期
library-by-player = 棋手
library-by-event = 賽事
library-import = 匯入檔案
library-export = 全部匯出
library-undo = 復原刪除
library-found = { $found } / { $count }
library-empty = 還沒有對局。下完的對局會自動存入這裡；也可以匯入檔案。
library-nothing = 沒有符合的對局。請減少條件。
library-delete = 刪除 { $game }
library-deleted = 對局已刪除。
library-damaged = { $count } 局已損壞，未顯示。
library-game-damaged = 此局已損壞，無法開啟。其他對局不受影響。
library-importing = 已存入 { $done } / { $count } 局…
library-imported = { $count } 局已存入棋譜庫。
library-imported-some = { $count } 局已存入；{ $left } 局的起始局面無法對弈，已略去。
library-import-stopped = { $why }已存入 { $done } 局。
library-exporting = 已寫出 { $done } / { $count } 局…
library-blocked = 此瀏覽器不為本頁保存棋譜庫。仍可開啟棋譜並存為檔案。
library-full = 棋譜庫已滿。已有內容安全；請匯出或刪除一些。
library-newer = 棋譜庫由本頁的較新版本建立，保持原樣。請重新整理頁面。
library-broken = 暫時無法存取棋譜庫。內容未受影響；請重新整理後再試。

edit-position = 擺局面
editor-turn = 輪到
editor-halfmoves = 未吃子著數
editor-round = 回合
editor-clear = 清空棋盤
editor-pieces = 棋子
editor-hand = 移動棋子
editor-erase = 取走棋子
editor-fine = 此局面可以對弈。
editor-gives = { $side }讓：
editor-fen-kept = 棋盤上仍是上一個能讀懂的局面。
editor-play = 對弈
editor-record = 由此記譜

## Another tab

elsewhere-title = 此對局已在另一分頁打開
elsewhere-text = 在這裡繼續，另一分頁就會放開它。也可以在此分頁開始另一局；兩局都會保留。
elsewhere-take = 在這裡下
elsewhere-own = 另開一局

## As an app

offline-ready = 現已可離線使用
update-ready = 新版本已就緒。
update-now = 使用
about = 關於
about-build = 楚河 { $version }，組建 { $build }
licences = 許可

## Analysis

analyse = 分析
analysis = 分析
analysis-engine = 電腦
analysis-threats = 顯示威脅
analysis-lines = 變著
analysis-fewer = 減少一條
analysis-more = 增加一條
analysis-leave-out = 排除最佳著法
analysis-all-back = 恢復全部著法
analysis-worth = 紅方評分：{ $worth }
analysis-effort = 深度 { $depth }，{ $nodes } 千局面，每秒 { $speed } 千
analysis-waits = 電腦開始計算…
analysis-over = 沒有可走的著法。
analysis-off = 電腦已關閉。

## Links

copy-link = 複製連結
link-copied = 已複製含全局的連結。打開者看到同一對局。
link-not-copied = 瀏覽器不允許複製。連結：{ $link }
shared-title = 連結中的對局
shared-text = 
    { $moves ->
        [0] 連結中是尚未開始的對局。
       *[other] 連結中是 { $moves } 著的對局。
    } 它將取代棋盤上的對局。
shared-broken = 此連結不完整，或由其他版本產生：無法打開對局。請重新索取連結。棋盤上的對局沒有改變。
shared-open = 打開此對局

## Cờ úp

variant = 玩法
variant-xiangqi = 象棋
variant-co-tuong = 越南象棋
co-tuong-about = 同樣的象棋，用越南語棋子名、越南字母和越南式記譜。
variant-coup = 揭棋
coup-about = 除將帥外所有棋子都暗放，走第一著時翻開。
coup-learn = 怎麼下
taken-closed-seen = 誰能看到被吃的暗子
seen-by-capturer = 吃子方
seen-by-nobody = 無人
seen-by-both = 雙方
forty-moves = 雙方各 40 著無吃子判和
guards-at-home = 翻開的士象不離本位
piece-closed = { $side }暗子，走法如{ $piece }
taken-closed = { $count } 個暗子
hidden-pieces = 暗子池
pool-hint = 尚未看到的棋子，在盤上或被吃的暗子：
taken-seen-by-capturer = 被吃的暗子只有吃子方能看到。終局後全部公開。
taken-seen-by-nobody = 被吃的暗子誰也看不到。終局後全部公開。
taken-seen-by-both = 被吃的暗子雙方都能看到。
seal = 封條
seal-hint = 棋子在第一著之前已擺好。這個數保證擺法而不洩露；終局後可以核對。
sealed-now = 棋子已擺好並封存：
seal-kept = 封條完好：就是這樣擺的。
seal-broken = 封條與擺法不符。
seal-check = 人人都可核對：
look = 查看
look-title = 只給{ $side }看
look-pass = { $side }吃了一個暗子，可以看它是什麼。請把棋盤交給{ $side }，不要讓別人看。
look-show = 顯示
look-later = 以後再說
look-hide = 遮住
look-hide-then = 請在對方看之前遮住。
coup-intro = 揭棋中只有兩個將帥明放。其餘棋子是什麼誰也不知道，主人也不知道，直到它們走動。
coup-try = 走紅方的一個暗子：它按原位棋子的走法走，然後翻開。
coup-deal-again = 重新擺
coup-revealed = 它按{ $as }走，翻開為：{ $piece }。{ $turn }。
coup-rule-setup = 雙方其餘十五子在各自的起始位置上打亂，暗放。
coup-rule-closed = 暗子按其起始位置的棋子走和吃：將帥旁的只能到九宮中心，角上的如車。不走子不得翻開。
coup-rule-opens = 走第一著後對雙方翻開，以後按本身走。翻開之後再判將軍。
coup-rule-guards = 翻開的士象可走遍全盤，仍斜走一步、兩步；塞象眼仍有效。
coup-rule-soldiers = 翻開的兵卒向前，過河可橫走，不論在何處翻開。
coup-rule-taken = 吃暗子者看到它是什麼，對方看不到。
coup-rule-end = 絕殺、困斃、重複與限著按本局規則。
fen-closed-off-start = { $square } 上的暗子 { $letter } 不在本方的開局位置。
fen-pool = “{ $found }”沒有列出未知的棋子，應如“R2p5”。
fen-pool-too-large = 列出了 { $count } 個未知的 { $letter }，一方只有 { $most } 個。
fen-pool-too-small = { $side }有 { $closed } 個暗子，卻只列出 { $unknown } 個未知棋子。
analysis-expected = 期望值：按您所知，對暗子的各種可能取平均。誰也不看暗子底下是什麼。
analysis-turns-out = 這個棋子翻開為
analysis-may-be = { $piece }，未見 { $count } 個
shared-dealt-anew = 連結中不含暗子，打開後重新分配。

## Before the program runs and after it has stopped: plain messages only

loading = 載入中
loading-slow = 載入比平時慢。
needs-script = 楚河需要 JavaScript 和 WebAssembly。
start-failed = 無法載入遊戲。你下過的棋是安全的。
crash-title = 遊戲停止了
crash-text = 這不應該發生。你的對局已儲存：重新載入即可繼續。
crash-game = 你的對局
crash-report = 發生了什麼
reload = 重新載入
copy-game = 複製對局
copy-report = 複製報告

## Where nothing can be kept

save-game-file = 將對局存為檔案

## Lessons

point-note = { $point }，{ $note }
point-barred = 不能走
point-chosen = 已選
point-right = 正確
point-wrong = 錯誤
point-missed = 答案之一
point-aim = 目標點
learn-title = 學棋
learn-intro = 每課都很短：有棋盤可以試走，還有按規則判定的練習。
learn-counted = 已解 { $solved } / { $total }
learn-pages = 更多內容
learn-exercises = 練習
learn-try = 試一試
learn-exercise =
    { $done ->
        [yes] 練習 { $number }, 已解
       *[no] 練習 { $number }
    }
learn-next = 下一課：{ $title }
learn-all = 全部課程
learn-unkept = 此瀏覽器無法儲存練習進度。
learn-pass = 換對方走
learn-from-start = 從頭開始
learn-can-go =
    { $count ->
        [0] { $square } 的{ $piece }：無處可走。
       *[other] { $square } 的{ $piece }：有 { $count } 種走法，以綠色標出。
    }
learn-pick = { $turn }。選一個棋子：綠點可走，紅叉不可走。
learn-check = 檢查
learn-again = 再試一次
learn-show = 看答案
learn-next-exercise = 下一題
learn-shown = 這是答案。請再試一次，自己走出來。
learn-chosen = 已選 { $count } 個
learn-goes-on = 對！還需 { $moves } 步。
learn-solved = 解出來了！
learn-miscounted = 還不對。漏選：{ $missing }，多選：{ $extra }。
learn-not-asked = 這步可以走，但不是題目要求的。
learn-answered = 這樣贏不了：對方可應 { $move }。
learn-too-long = 步數用完了，還沒有走到。
lesson-board = 棋盤、九宮與河界
lesson-board-text = 棋子放在線的 90 個交叉點上，不放在格子裡。有兩條斜線的九個點是九宮：將帥和士不出九宮。中間的空帶是河界：象不過河，兵卒過河後更強。紅方先走。
lesson-chariot-text = 車沿直線走任意步數，只要路上無子。走到對方棋子處就吃掉它。車是最強的棋子。
lesson-horse-text = 馬先直走一步，再向外斜走一步。馬不能跳：緊鄰處有子就蹩住馬腿，該方向的兩步都不能走。四條馬腿各管八個走法中的兩個。
lesson-cannon-text = 炮走法同車，但吃子需要炮架：它與目標之間恰好隔一個棋子，哪一方的都可以。中間無子或有兩個子，都不能吃。
lesson-soldier-text = 兵卒每次向前走一步。過河後也可以橫走一步。兵卒從不後退，怎麼走就怎麼吃。
lesson-elephant-text = 象斜走正好兩步。中間的點是象眼，有子就塞住象眼，不能走。象不過河，所以一共只有七個點。
lesson-advisor-text = 士斜走一步，不出九宮：一共只有五個點。
lesson-general-text = 將帥直走一步，不出九宮，也不能走到會被吃的地方。被將軍時下一步必須應將；無法應將就輸了。
lesson-facing = 將帥照面
lesson-facing-text = 將帥不能在同一條縱線上直接照面，中間必須有子。所以將帥能從遠處控制自己的縱線，中間唯一的棋子不能離開這條線。
lesson-check = 將軍
lesson-check-text = 攻擊將帥的一步就是將軍。棋子移開時可以為別的子讓路，或使炮恰好隔一個炮架；兩個子也可以同時將軍。
lesson-escape = 應將
lesson-escape-text = 應將的辦法：將帥避開、吃掉將軍的子、或在中間墊子。對馬可以蹩馬腿；對炮可以撤走炮架，或再墊一個子。
lesson-one-way = 單方面的攻擊
lesson-one-way-text = 象棋裡兩個同類的子不一定互相攻擊。被蹩腿的馬會被對方的馬吃，卻吃不到對方；炮隔著炮架打夠不到它的子；兵緊靠著炮就不怕它。
lesson-mate = 一步殺
lesson-mate-text = 將帥被攻擊而無法解救就是絕殺。逐個檢查每一步將軍：將帥能去哪裡？誰能吃？什麼能墊？任何能贏的走法都對。
lesson-mate-in-two = 兩步殺
lesson-mate-in-two-text = 兩步之內取勝，對方怎麼應都行。對方會走最頑強的應著。第一步不一定是將軍。
lesson-stalemate = 困斃
lesson-stalemate-text = 無子可走的一方就輸了，即使沒有被將軍：與西洋棋不同，這不是和棋。請不將軍而使對方無子可走。
task-targets = 選出 { $square } 的{ $piece }能走到的所有點。
task-blockers = 選出所有擋住 { $square } 的{ $piece }的棋子。
task-screens = 選出 { $square } 的{ $piece }吃子時可用的所有炮架。
task-range = 選出 { $square } 的{ $piece }可能到達的所有點，包括它現在的點。
task-palace = 選出{ $side }九宮的所有點。
task-checkers = 選出所有正在將軍的棋子。
task-saviours = 你被將軍了。選出所有能應將的棋子，包括將帥自己。
task-take = 吃掉 { $square } 的{ $piece }。
task-take-freely = 吃掉一個沒有保護的棋子。
task-check = 請將軍。
task-double-check = 用兩個子同時將軍。
task-step = 你被將軍了。請將帥避開。
task-take-checker = 你被將軍了。請吃掉將軍的子。
task-interpose = 你被將軍了。請墊子。
task-leg = 馬在將軍。請蹩馬腿。
task-unscreen = 炮借你的子將軍。請撤走炮架。
task-second-screen = 炮在將軍。請再墊一個子。
task-attack-alone = 攻擊 { $square } 的{ $piece }，使它不能反擊。
task-stalemate = 不將軍，使對方無子可走。
task-win = { $moves } 步取勝。
task-walk = 用 { $moves } 步把{ $piece }走到 { $square }，對方不動。
names-title = 棋子名稱
names-intro = 每種棋子的兩個字（紅方與黑方）、讀音以及在其他語言中的名稱。
names-meaning = 含義
names-traditional = 繁體
names-simplified = 簡體
names-pinyin = 拼音
names-russian-sound = 俄文音譯
names-sino-vietnamese = 漢越音
names-letters = 字母（WXF、越南式）
meaning-general = 元帥 / 將軍
meaning-advisor = 官員 / 士人
meaning-elephant = 宰相 / 大象
meaning-horse = 馬
meaning-chariot = 戰車
meaning-cannon = 火炮 / 石砲
meaning-soldier = 士兵 / 步卒

## Rating

rating-title = 你的等級分
rating-intro = 根據你與引擎的對局在本機用 Glicko-2 估算，不會傳送到任何地方。
rating-empty = 還沒有計分的對局。與引擎的對局從常規開局開始、沒有借助幫助並下完，就會計分。
rating-unreadable = 對局清單已損壞，或來自較新版本的頁面。清單保持原樣。
rating-like-level = 大約相當於 { $level } 級。
rating-unsure = 目前只是猜測：再下幾局會更準。
rating-results = 勝 { $wins }，和 { $draws }，負 { $losses }
rating-chart = { $games } 局的等級分，從 { $low } 到 { $high }
rating-games = 最近的對局
score-win = 勝
score-loss = 負
rating-counts = 本局計入等級分。
unrated-take-back = 不計分：悔過棋
unrated-hint = 不計分：用過提示
unrated-analysis = 不計分：用過分析
unrated-start = 不計分：開局不同
unrated-cancelled = 不計分：對局取消
rating-levels = 各級有多強
rating-levels-note = 1 至 9 級之間的差距由引擎自我對局測得；1 級相對於人的位置以及到 10 級的差距為估計值。揭棋採用相同的數字。
rating-export = 將清單存為檔案
rating-forget = 刪除所有對局
rating-forget-sure = 確定刪除？

## Review

review-title = 覆盤
review-intro = 電腦逐一檢查對局的每個局面，指出哪些著法吃了虧，怎樣走更好。
review-start = 開始覆盤
review-empty = 還沒有著法可覆盤。請先下一局，或從連結開啟一局。
review-depth = 仔細程度
review-quick = 快速
review-usual = 一般
review-thorough = 細緻
review-progress = { $done } / { $total } 個局面
review-stop = 停止
review-go-on = 繼續
review-anew = 重新覆盤
review-move = 盤上的著法
review-step = 逐步瀏覽著法，查看對每一步的評價。
review-dubious = 疑問著
review-mistake = 錯著
review-blunder = 敗著
review-said = { $mark }：{ $move } 損失 { $percent }% 的勝率。
review-good = { $move } 沒有損失。
review-better = 更好的著法：{ $line }
review-previous = 上一個錯著
review-next = 下一個錯著
review-compare = 顯示更好的著法
review-summary = 總結
review-lost = 每步損失
review-percent = { $percent }%
review-curve = 紅方勝率逐步變化
review-save = 儲存帶評價的棋譜

## Hints, questions and keys

hint = 提示
hint-looking = 正在尋找提示…
hint-piece = 看看 { $point }。再按一次顯示著法。
hint-move = 提示：{ $move }
hint-failed = 電腦沒有給出提示，請再試一次。
ask-unknown = 沒有這個提問。可用 ?e4、?m e4、?g、?t、?l；單獨的 ? 顯示全部按鍵。
ask-moves = { $point }可走到 { $list }。
ask-no-moves = { $point }：無棋可走。
ask-attackers = 你的將帥受到攻擊：{ $list }。
ask-no-attackers = 沒有棋子攻擊你的將帥。
ask-no-clock = 本局沒有棋鐘。
ask-no-move = 還沒有走棋。
help-title = 按鍵
help-board = 在棋盤上
help-arrows = 在交叉點間移動
help-enter = 拿起棋子、放下棋子（空格也可）
help-escape = 放回原處
help-draw = 開始和結束箭頭；在同一點按兩次畫圓圈
help-draw-pointer = 用滑鼠時，按右鍵或按住 Shift 拖動來畫箭頭；用手指時，先在一點上停住再拖動。按 Escape 或走下一著即清除。
help-ask = 提問（焦點在交叉點上）
help-what = 那裡是什麼棋子？
help-moves = 這個棋子能走到哪裡？
help-general = 什麼在攻擊我的將帥？
help-clock = 棋鐘還剩多少？
help-last = 上一著是什麼？
help-hint = 提示：先顯示棋子，再顯示著法
help-game = 頁面其他位置
help-steps = 後退或前進一著
help-ends = 到開局或最後局面
help-tab = 到下一個控制項
help-this = 本頁
help-typed = 在著法輸入框
help-typed-move = 任意記譜法的著法

## Hidden pieces in records and in the editor

editor-closed = 暗子
editor-closed-off = 暗子只能放在棋子的起始位置上，將帥的位置除外。
editor-pool = 暗子池
editor-pool-by-board = 按盤面計算
editor-surplus = 可以對弈，但明子與未知合計有 { $count } 個{ $piece }；每方只有 { $most } 個。
record-seen-by = { $side }所知的內容。
record-seen-by-both = 雙方都知道的內容。
record-reviewed = 覆盤結果已寫入棋譜，標註的著法：{ $count }。復原可全部取消。
record-review-changed = 著法已改變，覆盤已放棄。

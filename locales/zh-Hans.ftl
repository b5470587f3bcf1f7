### Chuhe in Chinese, simplified characters. Terms follow the project's glossary; the keys are those of en.ftl.

## The page

app-name = 楚河
page-title = 楚河：象棋
close = 关闭
cancel = 取消
more = 更多

## Pieces and points

side-red = 红方
side-black = 黑方
piece-general = 将帅
piece-advisor = 士
piece-elephant = 象
piece-horse = 马
piece-chariot = 车
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
board = 棋盘
point-empty = { $square }，空
point-piece = { $square }，{ $piece }
point-target = { $point }，可走

## Whose turn it is

turn-red = 红方走
turn-black = 黑方走
turn-yours = 轮到你走
check = 将军！
check-and = 将军！{ $rest }
thinking = 电脑思考中…
viewing = 第 { $ply } 着，共 { $total } 着
viewing-start = 开局，共 { $total } 着

## Why a move is refused

illegal-no-piece = { $from } 没有棋子。
illegal-not-yours-red = 现在轮到红方走。
illegal-not-yours-black = 现在轮到黑方走。
illegal-own-piece = { $to } 是自己的棋子。
illegal-not-its-move = { $piece }不能这样走。
illegal-leaves-palace = { $piece }不能出九宫。
illegal-crosses-river = 象不能过河。
illegal-leg-blocked = 蹩马腿：{ $square } 有子。
illegal-eye-blocked = 塞象眼：{ $square } 有子。
illegal-path-blocked = { $square } 有子，走不过去。
illegal-no-screen = 炮吃子需要炮架：中间隔一个棋子。
illegal-too-many-screens = 炮吃子只能隔一个棋子。
illegal-soldier-back = 兵卒不能后退。
illegal-soldier-sideways = 兵卒过河后才能横走。
illegal-generals-facing = 将帅不能照面。
illegal-takes-general = 将帅不能被吃。
illegal-general-attacked = 不能送将：{ $square } 的棋子会将军。
illegal-engine-turn = 现在轮到电脑走。
planned = 预走：{ $point }，到 { $target }。
plan-impossible = 预走的着法已不能走。
illegal-past-move = 这一着是电脑走的。退到自己的着法再继续。
illegal-game-over = 对局已结束。

## How a game ended

win-red = 红胜
win-black = 黑胜
draw = 和棋
aborted = 对局取消
you-win = 你赢了
you-lose = 你输了
reason-checkmate = 绝杀：被将军，无着可解。
reason-stalemate = 困毙：无子可动的一方判负。
reason-perpetual-check =
    { $by ->
        [row] 长将：{ $loser }连续将军的次数超过规则允许。
       *[cycle] 长将：{ $loser }步步将军，同一局面出现 { $times } 次。
    }
reason-mutual-perpetual-check = 双方长将，判和。
reason-perpetual-attack = 长捉：{ $loser }连续捉同一无根子的次数超过规则允许。
reason-mutual-perpetual-attack = 双方连续捉子过多，判和。
reason-perpetual-chase = 长捉：{ $loser }步步捉同一子，同一局面出现 { $times } 次。
reason-mutual-perpetual-chase = 双方长捉，判和。
reason-repetition = 同一局面出现 { $times } 次，双方均无犯规。
reason-no-capture = { $moves }无吃子。
reason-progress = { $moves }无吃子，也无过河兵卒前进。
reason-effectiveness = 双方各 { $moves } 有效着（非将、非捉、非应将应捉）。
reason-moves = 双方各走 { $moves } 着，对局到此为止。
reason-no-attackers = 双方无进攻子力。
reason-agreement = 双方议和。
reason-resign-red = 红方认输。
reason-resign-black = 黑方认输。
reason-timeout-red = 红方超时。
reason-timeout-black = 黑方超时。
reason-abandoned-red = 红方离开棋盘过久。
reason-abandoned-black = 黑方离开棋盘过久。
reason-no-first-move = 有一方未走第一着，本局不计。

## Players

opponent-engine-level = 电脑 { $level } 级
player-you = 你
captured-by = { $side }吃掉的棋子
lead = 领先 { $value }

## Commands

new-game = 新对局
play-again = 再来一局
rematch = 换边再战
look-at-board = 看棋盘
take-back = 悔棋
resign = 认输
offer-draw = 提和
flip = 翻转棋盘
copy-fen = 复制 FEN
settings = 设置
move-now = 立即走
retry = 重试

## The move list

moves = 着法
moves-empty = 着法显示在这里。选一个棋子开始。
moves-empty-engine = 着法显示在这里。电脑先走。
move-number = { $number }.
move-label = 第 { $number } 回合，{ $side }：{ $text }
move-heard = { $piece }，{ $from } 到 { $to }
move-takes = { $move }，吃{ $piece }
move-reveals = { $move }，翻开为{ $piece }
move-said = { $side }：{ $text }
step-first = 开局
step-back = 上一步
step-forward = 下一步
step-last = 最后局面

## Typed moves

type-move = 输入着法
play-typed = 走
typed-unreadable = “{ $text }”不是着法：看不懂“{ $token }”。
typed-incomplete = “{ $text }”不完整。
typed-no-such-piece = “{ $text }”：那里没有这样的棋子。
typed-no-such-move = “{ $text }”：该棋子没有这样的着法。
typed-none-legal = “{ $text }”可以是 { $moves }，但都不合规则。
typed-ambiguous = “{ $text }”可以是 { $moves }，请写明。
typed-in-line = 第 { $number } 着：{ $why }

## The notations

notations = 记谱
back-to-game = 返回对局
converter-title = 记谱
converter-intro = 粘贴任意记谱的着法，用另一种记谱来读。
converter-moves = 着法
converter-take-game = 取棋盘上的对局
converter-start = 之前的局面（FEN）
converter-target = 读作
converter-result = 同样的着法

## A new game

opponent = 对手
opponent-engine = 电脑
opponent-person = 双人
level = 难度
level-hint = 1 最容易，10 最强。
side = 执棋
side-random = 随机
position = 局面
position-start = 开局
position-fen = FEN
position-handicap = 让子
handicap = 让
handicap-giver = 让子方
handicap-horse = 单马
handicap-two-horses = 双马
handicap-chariot = 单车
handicap-chariot-horse = 一车一马
handicap-two-chariots = 双车
clock = 棋钟
clock-none = 无
clock-increment = 加秒
clock-byo-yomi = 读秒
clock-minutes = 每方时间
clock-gain = 每着加时
clock-length = 每次读秒
clock-periods = 时间用完后的读秒次数
minutes = { $number } 分
seconds = { $number } 秒
count = { $number }
fen-field = 局面的 FEN
fen-help = 从黑方起十行，然后 w 或 b 表示轮到谁走。
start-game = 开始
fen-odd = 少见，但可以下：{ $list }。
fen-over = 此局面已经结束：{ $reason }

## Clock and absence

clock-of = { $side }的棋钟
clock-periods-left = × { $periods }
pause = 暂停
go-on = 继续
paused = 对局暂停。
away-text = 你离开了棋盘。请在时间用完前回来，否则判负。
away-title = （{ $seconds }）请回到棋盘！

## What is wrong with a FEN

fen-empty = 请粘贴或输入 FEN。
fen-rank-count = 棋盘有 { $count } 行，应为 10 行，用斜线隔开。
fen-file-count = 第 { $rank } 行有 { $count } 个交叉点，应为 9 个。
fen-unknown-piece = 第 { $rank } 行：“{ $found }”不是棋子。棋子为 K A B N R C P，也可用 E 代 B、H 代 N。
fen-unknown-side = “{ $found }”不是走棋方：棋盘之后应为 w 或 b。
fen-pieces-in-hand = “[{ $found }]”：象棋没有手中棋子。
fen-field-count = 共有 { $count } 段；FEN 应有 1、2、4 或 6 段。
fen-not-a-dash = 第 { $field } 段是“{ $found }”，应为“-”。
fen-not-a-number = “{ $found }”不是数字。
fen-impossible = 无法对弈：{ $list }。
fen-no-red-general = 红方没有帅
fen-no-black-general = 黑方没有将
fen-several-red-generals = 红方不止一个帅
fen-several-black-generals = 黑方不止一个将
fen-red-general-outside = 红帅不在九宫内
fen-black-general-outside = 黑将不在九宫内
fen-generals-facing = 将帅照面
fen-opponent-in-check = 刚走棋的一方正被将军
fen-too-many-pieces = 一方某种棋子多于开局
fen-advisor-off = 士在到不了的位置
fen-elephant-off = 象在到不了的位置
fen-soldier-off = 兵卒在到不了的位置

## Resigning

resign-question = 本局认输？
resign-consequence = 则{ $winner }胜。

## Rule sets

rules = 规则
rules-cxq = CXQ
rules-club = 俱乐部
rules-online = 网络
rules-asian = 亚洲
rules-own = 自定
rules-in-force = { $rules }规则
rules-about-cxq = 计连续的将与捉：单子允许六次。局面重复不终局。
rules-about-club = 同一局面第三次出现即终局：长将判负，其他重复判和。
rules-about-online = 同俱乐部规则，但长捉也判负，且双方无进攻子力时继续下。
rules-about-asian = 长将、长捉判负，以联合会图例为准。
rules-about-own = 你自己定的规则。
rules-compare = 比较规则
rules-title = 四套规则对照
rules-intro = 绝杀都算胜，困毙都算负，双方都可议和。此外各套规则的区别在于如何处理循环不变的着法。
rules-this-game = 本局采用
rules-table = 规则
rules-own-note = 自定规则可以改动以上每一项，以及四套共有的几项。
rule-yes = 是
rule-no = 否
plies = { $even ->
        [yes] 双方各 { $moves } 着
       *[no] 双方共 { $plies } 着
    }

## The own rule set

own-rules = 自定规则
own-rules-change = 修改自定规则
own-rules-from = 起始于
own-rules-save = 保存
own-rules-group-repetition = 局面重复
own-rules-group-rows = 连续将军与捉子
own-rules-group-draws = 限着判和
own-rules-group-clock = 棋钟与离开
own-rules-number = { $rule }：数值
own-rules-bounds = 从 { $least } 到 { $greatest }。
own-rules-out-of-bounds = { $rule }：不能为 { $value }，应从 { $least } 到 { $greatest }。
own-rules-no-number = { $rule }：请写 { $least } 到 { $greatest } 的整数。
rule-repetition = 终局的重复次数
rule-repetition-hint = 局面相同、轮走方相同，开局也算。关闭则重复不终局。
rule-perpetual-check-loses = 长将判负
rule-perpetual-check-loses-hint = 在重复中步步将军的一方判负，除非对方也是如此。
rule-perpetual-chase-loses = 长捉判负
rule-perpetual-chase-loses-hint = 在重复中步步捉同一子的一方判负，除非对方同样犯规。
rule-larger-is-chased = 捉价值更高的子
rule-larger-is-chased-hint = 威胁比自己价值高的子即为捉，有根也算。
rule-all-pieces-chase = 所有棋子都算捉
rule-all-pieces-chase-hint = 将帅、兵卒也可构成长捉。
rule-pinned-chariot-first = 被牵制的车优先
rule-pinned-chariot-first-hint = 捉替将帅挡马的车，比其他捉更重。
rule-chase-by-diagrams = 按图例判捉
rule-chase-by-diagrams-hint = 一着以其新捉之子论；仅使其失去保护者，只有在没有新捉时才算，如联合会图例。
rule-row-limit = 单子连续将或捉的次数
rule-row-limit-hint = 单子允许此数；双子、三子为两倍、三倍。再多一次判负。
rule-row-pieces = 提高上限的子数
rule-row-pieces-hint = 达到此数后，上限不再提高。
rule-attack-rows = 计连续捉子
rule-attack-rows-hint = 连续捉同一无根子，与将军一样计数。
rule-capture-ends-row = 吃子重新计数
rule-capture-ends-row-hint = 吃子之后，该方的将与捉重新计数。
rule-discovered-attacks = 抽捉也算
rule-discovered-attacks-hint = 走开后其身后棋子新捉到的也算。
rule-no-capture-plies = 无吃子着数
rule-no-capture-plies-hint = 双方共走此数后判和。
rule-counted-checks = 其中计入的将军
rule-counted-checks-hint = 每方这么多次将军计入无吃子着数；关闭则全部计入。
rule-progress-plies = 无进展着数
rule-progress-plies-hint = 双方共走此数而无吃子、无过河兵卒前进，判和。
rule-effective-moves = 有效着数
rule-effective-moves-hint = 每方走此数非将、非捉、非应将应捉之着后判和。
rule-game-moves = 总着数
rule-game-moves-hint = 每方走此数后判和。
rule-no-attackers-draw = 无进攻子力判和
rule-no-attackers-draw-hint = 盘上没有车、马、炮、兵卒即判和。关闭则只建议和棋。
rule-time-out-loses = 超时判负
rule-time-out-loses-hint = 用于有棋钟的对局。四套规则中未作规定的，有棋钟时超时同样判负。
rule-away-seconds = 离开秒数
rule-away-seconds-hint = 监视离开时，离开更久者判负。
rule-unstarted-is-aborted = 未开始的对局取消
rule-unstarted-is-aborted-hint = 双方走第一着之前超时，无人判负。

## What is about to end a game

notice-checks =
    { $side }：{ $pieces } 子连续将军 { $length } 次。{ $left ->
        [0] 再将一次即判负。
       *[other] 允许 { $limit } 次。
    }
notice-attacks =
    { $side }：{ $pieces } 子连续捉{ $victim } { $length } 次。{ $left ->
        [0] 再捉一次即判负。
       *[other] 允许 { $limit } 次。
    }
notice-repetition =
    再重复一次即判定：{ $loser ->
        [nobody] 和棋
       *[other] { $loser }负
    }。
notice-no-capture = 再走 { $left } 着无吃子即和。
notice-progress = 再走 { $left } 着无进展即和。
notice-effectiveness = 再走 { $left } 着非将非捉即和。
notice-moves = 再走 { $left } 着，因总着数判和。
draw-offered = { $side }提和。
draw-considered = 电脑走下一着时答复。
draw-declined = 电脑不同意和棋。
accept = 同意
decline = 拒绝
draw-suggested = 双方都已无法取胜。
draw-agree = 同意和棋

## The moves that decided

evidence = 判定依据
evidence-position = { $text }：{ $deed }
evidence-place = { $number } / { $total }
evidence-next = 下一着依据
evidence-previous = 上一着依据
evidence-done = 回到终局
evidence-start = 开局
evidence-move =
    { $side ->
        [black] { $number }… { $text }
       *[red] { $number }. { $text }
    }
evidence-check = { $attackers } 将军
evidence-attack = { $attacker } 捉 { $victim }
evidence-chase = { $attacker } 捉 { $victim }（长捉）
evidence-occurrence = 此局面第 { $number } 次出现
man = { $piece } { $square }
result-why = 判定

## Settings

settings-board = 棋盘
settings-game = 对局
settings-page = 页面
setting-language = 语言
language-auto = 自动
language-en = English
language-ru = Русский
language-id = Bahasa Indonesia
language-vi = Tiếng Việt
language-zh-hans = 简体中文
language-zh-hant = 繁體中文
language-failed = 无法载入此语言。
part-missing-title = 这部分还没有载入
part-missing = 无法载入。请检查网络；棋盘上的对局继续。
setting-faces = 棋子
faces-han = 汉字
faces-latin = 字母
setting-notation = 记谱
notation-coordinate = 坐标
notation-iccs = ICCS
notation-wxf = WXF
notation-vietnamese = 越南式
notation-vietnamese-short = 越南式（简）
notation-han = 中文
notation-han-traditional = 中文（繁体）
setting-labels = 边线标注
setting-targets = 显示可走之处
setting-confirm-resign = 认输前询问
setting-opening-book = 电脑使用开局库
setting-absence = 离开棋盘
absence-never = 不监视
absence-hidden = 页面不可见
absence-unfocused = 其他窗口也算
setting-theme = 主题
theme-auto = 自动
theme-light = 浅色
theme-dark = 深色
setting-motion = 棋子滑动
settings-senses = 声音与震动
sound-move = 走子声
sound-capture = 吃子声
sound-check = 将军声
sound-reveal = 翻子声
sound-end = 终局声
sound-time = 时间不足声
vibration = 震动
setting-surface = 棋盘外观
surface-wood = 木纹
surface-paper = 纸张
surface-contrast = 高对比
setting-grid = 棋盘画法
grid-lines = 线格
grid-cells = 方格
setting-axis = 边线标注
axis-notation = 随记谱
axis-points = a–i、0–9
axis-numbers = 1–9
axis-numerals = 一–九、1–9
setting-turned = 对方棋子倒置
setting-premove = 预走
settings-reset = 全部重置
settings-reset-sure = 确定重置？
settings-export = 导出设置
settings-import = 导入设置
settings-imported = 设置已导入。
settings-not-imported = 此文件没有楚河的设置。
settings-newer = 此文件由更新的版本写成。
faces-simplified = 汉字（简体）
faces-pictures = 图形
faces-vietnamese = 越南字母

## Notices

fen-copied = 已复制 FEN。
fen-not-copied = 浏览器不允许复制。FEN：{ $fen }
storage-blocked = 浏览器不为本页保存任何内容。可以下棋，但重新载入后从头开始。
storage-full = 没有空间保存对局。可以继续下，但重新载入可能丢失着法。
saved-game-older = 最新的存档已损坏，这是上一次改动前的对局。
saved-game-newer = 存档来自更新的版本，已原样保留。
saved-settings-older = 最新的设置已损坏，采用之前的设置。
saved-game-unreadable = 存档无法读取，已摆好新对局。
saved-settings-unreadable = 设置无法读取，采用默认设置。
engine-restarted = 电脑曾停止，已重新启动。
engine-broken = 电脑在此无法运行。你的对局是安全的。
engine-silent = 电脑没有回应。你的对局是安全的。
engine-version = 电脑与页面版本不同。你的对局是安全的；请重新载入页面。

## Records, files, library, editor

record = 棋谱
record-empty = 还没有着法。在棋盘上走子：每一着都会记入棋谱，另外的走法成为变着。
record-fold = 折叠变着
record-unfold = 展开变着
record-comment = 注解
record-marks = 着法评价
mark-brilliant = 妙着
mark-good = 好着
mark-interesting = 有趣的着法
mark-dubious = 可疑的着法
mark-mistake = 错着
mark-blunder = 漏着
tag-event = 赛事
tag-site = 地点
tag-date = 日期
tag-opening = 开局
tag-result = 结果
result-open = 未结束
record-details = 对局信息
record-take-over = 应用
record-editing = 编辑
undo = 撤销
redo = 重做
record-promote = 设为主线
record-delete = 从此处删除
record-save = 保存为…
record-keep = 存入棋谱库
record-find = 在棋谱库中查找
record-was-kept = 已存入棋谱库。
record-not-kept = 浏览器没有空间保存此棋谱，刷新后会丢失。请存为文件。
record-before-kept = 上一份棋谱已存入棋谱库。
record-before-stays = 此棋谱有改动，未能存入棋谱库，因此保留在此。请先存为文件，再打开另一份。
record-open-other = 打开另一份棋谱
record-play-on = 由此对弈
copy-pgn = 复制 PGN
pgn-copied = 已将棋谱复制为 PGN。
not-copied = 浏览器不允许在此复制。内容：{ $text }
back-to-record = 返回棋谱
back-to-editor = 返回局面

open-title = 打开
open-about = PGN、XQF、CBR、CBL、CBF、DhtmlXQ、FEN，或任何记谱法的着法；支持各种中文编码。也可以把文件拖到页面任意位置，或直接粘贴文本。
open-file = 选择文件
open-clipboard = 从剪贴板
open-paste = 或粘贴文本
open-read = 读取
open-reading = 正在读取文件
open-games = 文件中的对局
open-import-all = 全部存入棋谱库
open-so-far = 已读 { $count } 局…
open-found = { $count } 局（{ $format }）
open-warnings = { $count } 条警告
open-unreachable = 无法从设备读取。请重试，或选择其他文件。
open-rest = 打开可读部分
open-partly = 有些内容无法读取，其余都已保留。
complaint-of-file = 文件：{ $what }
complaint-of-game = 第 { $game } 局：{ $what }
complaint-of-move = 第 { $game } 局第 { $ply } 着：{ $what }
complaint-dropped =
    { $what } 此线到此为止{ $count ->
        [0] 。
       *[other] ，其后 { $count } 着略去。
    }
complaint-off-board = “{ $text }”不是棋盘上的着法。
complaint-fen = 起始局面“{ $text }”无法读取，改用普通开局。{ $why }
complaint-turn = 第一着是{ $side }的，因此{ $side }先走。
complaint-variant = 不读取玩法“{ $text }”，其着法略去。
complaint-prose = “{ $text }”不是着法，作为注解保留。
complaint-open-comment = 有一条注解没有结尾。
complaint-brackets = 变着的括号不匹配。
complaint-no-such-line = “{ $text }”不属于任何变化，已略去。
complaint-truncated = 文件在着法中间结束。
complaint-field = 字段“{ $name }”的值“{ $value }”未知。
complaint-too-large = 超过 { $count } 着，其余略去。
complaint-more = 此局另有 { $count } 条警告。
complaint-coup-fen = 起始局面“{ $text }”无法读取，棋盘为空。
complaint-shown = “{ $text }”：翻出的棋子不符。
complaint-hidden = 关于暗子的记载不可能为真：{ $text }
fault-empty = 其中没有内容。
fault-too-large = { $size } MB 超过此格式可读的 { $limit } MB。
fault-unknown = 这不是已知的棋谱：既不是 PGN、XQF、CBR、CBL、CBF、DhtmlXQ、FEN，也不是着法。
fault-cut = { $format }：文件在第 { $at } 字节处结束，尚未到着法。
fault-no-game = { $format }：其中没有对局。
records-broken = 此处无法读写文件：{ $reason }
game-unnamed = 未命名对局
game-length = { $count } 着
game-variations = { $count } 个变着

save-format = 格式
save-film = 动态 SVG
save-about-pgn = 全部内容，含变着和注解，使用着法列表的记谱法。多数程序都能读取。
save-about-dhtmlxq = 用于东萍等网站的数字文本，含变着和注解。
save-about-xqf = 用于象棋演播室等程序。此格式容不下的内容会一一指出。
save-about-moves = 主线的坐标着法，供引擎使用。
save-about-fen = 棋盘上的局面，一行文字。
save-about-picture = 棋盘局面的图片。
save-about-film = 主线的动画。
save-download = 保存
save-as = 选择位置
save-copy = 复制
saved = { $name } 已保存。
save-failed = 文件无法保存。请换个位置或格式再试。
save-copied = 已复制。
save-not-copied = 浏览器不允许复制。请改为保存文件。
lack-piece = XQF 容不下多于开局数目的同类棋子。
lack-long = XQF 的“{ $tag }”只有 { $longest } 字节，此值需要 { $bytes } 字节。
lack-tag = XQF 没有“{ $tag }”字段。PGN 可以保存。
lack-counters = XQF 容不下起始局面的计数。PGN 可以保存。
lack-evaluation = XQF 容不下第 { $ply } 着的评估。PGN 可以保存。
lack-time = XQF 容不下第 { $ply } 着的用时。PGN 可以保存。
lack-mark = XQF 容不下第 { $ply } 着的评价符号。PGN 可以保存。
lack-character = XQF 无法写入“{ $text }”中的某个字符。PGN 可以。
lack-closed = XQF 容不下暗子。PGN 可以保存。
lack-drawing = 此浏览器无法在后台绘图。SVG 到处可用。

library = 棋谱库
library-words = 棋手、赛事或年份
library-way = 开局着法，或局面的 FEN
library-any-result = 全部
library-order = 排序
library-by-added = 最新
library-by-date = 日期
library-by-player = 棋手
library-by-event = 赛事
library-import = 导入文件
library-export = 全部导出
library-undo = 撤销删除
library-found = { $found } / { $count }
library-empty = 还没有对局。下完的对局会自动存入这里；也可以导入文件。
library-nothing = 没有符合的对局。请减少条件。
library-delete = 删除 { $game }
library-deleted = 对局已删除。
library-damaged = { $count } 局已损坏，未显示。
library-game-damaged = 此局已损坏，无法打开。其他对局不受影响。
library-importing = 已存入 { $done } / { $count } 局…
library-imported = { $count } 局已存入棋谱库。
library-imported-some = { $count } 局已存入；{ $left } 局的起始局面无法对弈，已略去。
library-import-stopped = { $why }已存入 { $done } 局。
library-exporting = 已写出 { $done } / { $count } 局…
library-blocked = 此浏览器不为本页保存棋谱库。仍可打开棋谱并存为文件。
library-full = 棋谱库已满。已有内容安全；请导出或删除一些。
library-newer = 棋谱库由本页的较新版本建立，保持原样。请刷新页面。
library-broken = 暂时无法访问棋谱库。内容未受影响；请刷新后再试。

edit-position = 摆局面
editor-turn = 轮到
editor-halfmoves = 未吃子着数
editor-round = 回合
editor-clear = 清空棋盘
editor-pieces = 棋子
editor-hand = 移动棋子
editor-erase = 取走棋子
editor-fine = 此局面可以对弈。
editor-gives = { $side }让：
editor-fen-kept = 棋盘上仍是上一个能读懂的局面。
editor-play = 对弈
editor-record = 由此记谱

## Another tab

elsewhere-title = 此对局已在另一标签页打开
elsewhere-text = 在这里继续，另一标签页就会放开它。也可以在此标签页开始另一局；两局都会保留。
elsewhere-take = 在这里下
elsewhere-own = 另开一局

## As an app

offline-ready = 现已可离线使用
update-ready = 新版本已就绪。
update-now = 使用
about = 关于
about-build = 楚河 { $version }，构建 { $build }
licences = 许可

## Analysis

analyse = 分析
analysis = 分析
analysis-engine = 电脑
analysis-threats = 显示威胁
analysis-lines = 变着
analysis-fewer = 减少一条
analysis-more = 增加一条
analysis-leave-out = 排除最佳着法
analysis-all-back = 恢复全部着法
analysis-worth = 红方评分：{ $worth }
analysis-effort = 深度 { $depth }，{ $nodes } 千局面，每秒 { $speed } 千
analysis-waits = 电脑开始计算…
analysis-over = 没有可走的着法。
analysis-off = 电脑已关闭。

## Links

copy-link = 复制链接
link-copied = 已复制含全局的链接。打开者看到同一对局。
link-not-copied = 浏览器不允许复制。链接：{ $link }
shared-title = 链接中的对局
shared-text = 
    { $moves ->
        [0] 链接中是尚未开始的对局。
       *[other] 链接中是 { $moves } 着的对局。
    } 它将取代棋盘上的对局。
shared-broken = 此链接不完整，或由其他版本生成：无法打开对局。请重新索取链接。棋盘上的对局没有改变。
shared-open = 打开此对局

## Cờ úp

variant = 玩法
variant-xiangqi = 象棋
variant-co-tuong = 越南象棋
co-tuong-about = 同样的象棋，用越南语棋子名、越南字母和越南式记谱。
variant-coup = 揭棋
coup-about = 除将帅外所有棋子都暗放，走第一着时翻开。
coup-learn = 怎么下
taken-closed-seen = 谁能看到被吃的暗子
seen-by-capturer = 吃子方
seen-by-nobody = 无人
seen-by-both = 双方
forty-moves = 双方各 40 着无吃子判和
guards-at-home = 翻开的士象不离本位
piece-closed = { $side }暗子，走法如{ $piece }
taken-closed = { $count } 个暗子
hidden-pieces = 暗子池
pool-hint = 尚未看到的棋子，在盘上或被吃的暗子：
taken-seen-by-capturer = 被吃的暗子只有吃子方能看到。终局后全部公开。
taken-seen-by-nobody = 被吃的暗子谁也看不到。终局后全部公开。
taken-seen-by-both = 被吃的暗子双方都能看到。
seal = 封条
seal-hint = 棋子在第一着之前已摆好。这个数保证摆法而不泄露；终局后可以核对。
sealed-now = 棋子已摆好并封存：
seal-kept = 封条完好：就是这样摆的。
seal-broken = 封条与摆法不符。
seal-check = 人人都可核对：
look = 查看
look-title = 只给{ $side }看
look-pass = { $side }吃了一个暗子，可以看它是什么。请把棋盘交给{ $side }，不要让别人看。
look-show = 显示
look-later = 以后再说
look-hide = 遮住
look-hide-then = 请在对方看之前遮住。
coup-intro = 揭棋中只有两个将帅明放。其余棋子是什么谁也不知道，主人也不知道，直到它们走动。
coup-try = 走红方的一个暗子：它按原位棋子的走法走，然后翻开。
coup-deal-again = 重新摆
coup-revealed = 它按{ $as }走，翻开为：{ $piece }。{ $turn }。
coup-rule-setup = 双方其余十五子在各自的起始位置上打乱，暗放。
coup-rule-closed = 暗子按其起始位置的棋子走和吃：将帅旁的只能到九宫中心，角上的如车。不走子不得翻开。
coup-rule-opens = 走第一着后对双方翻开，以后按本身走。翻开之后再判将军。
coup-rule-guards = 翻开的士象可走遍全盘，仍斜走一步、两步；塞象眼仍有效。
coup-rule-soldiers = 翻开的兵卒向前，过河可横走，不论在何处翻开。
coup-rule-taken = 吃暗子者看到它是什么，对方看不到。
coup-rule-end = 绝杀、困毙、重复与限着按本局规则。
fen-closed-off-start = { $square } 上的暗子 { $letter } 不在本方的开局位置。
fen-pool = “{ $found }”没有列出未知的棋子，应如“R2p5”。
fen-pool-too-large = 列出了 { $count } 个未知的 { $letter }，一方只有 { $most } 个。
fen-pool-too-small = { $side }有 { $closed } 个暗子，却只列出 { $unknown } 个未知棋子。
analysis-expected = 期望值：按您所知，对暗子的各种可能取平均。谁也不看暗子底下是什么。
analysis-turns-out = 这个棋子翻开为
analysis-may-be = { $piece }，未见 { $count } 个
shared-dealt-anew = 链接中不含暗子，打开后重新分配。

## Before the program runs and after it has stopped: plain messages only

loading = 载入中
loading-slow = 载入比平时慢。
needs-script = 楚河需要 JavaScript 和 WebAssembly。
start-failed = 无法载入游戏。你下过的棋是安全的。
crash-title = 游戏停止了
crash-text = 这不应该发生。你的对局已保存：重新载入即可继续。
crash-game = 你的对局
crash-report = 发生了什么
reload = 重新载入
copy-game = 复制对局
copy-report = 复制报告

## Where nothing can be kept

save-game-file = 将对局存为文件

## Lessons

point-note = { $point }，{ $note }
point-barred = 不能走
point-chosen = 已选
point-right = 正确
point-wrong = 错误
point-missed = 答案之一
point-aim = 目标点
learn-title = 学棋
learn-intro = 每课都很短：有棋盘可以试走，还有按规则判定的练习。
learn-counted = 已解 { $solved } / { $total }
learn-pages = 更多内容
learn-exercises = 练习
learn-try = 试一试
learn-exercise =
    { $done ->
        [yes] 练习 { $number }, 已解
       *[no] 练习 { $number }
    }
learn-next = 下一课：{ $title }
learn-all = 全部课程
learn-unkept = 此浏览器无法保存练习进度。
learn-pass = 换对方走
learn-from-start = 从头开始
learn-can-go =
    { $count ->
        [0] { $square } 的{ $piece }：无处可走。
       *[other] { $square } 的{ $piece }：有 { $count } 种走法，以绿色标出。
    }
learn-pick = { $turn }。选一个棋子：绿点可走，红叉不可走。
learn-check = 检查
learn-again = 再试一次
learn-show = 看答案
learn-next-exercise = 下一题
learn-shown = 这是答案。请再试一次，自己走出来。
learn-chosen = 已选 { $count } 个
learn-goes-on = 对！还需 { $moves } 步。
learn-solved = 解出来了！
learn-miscounted = 还不对。漏选：{ $missing }，多选：{ $extra }。
learn-not-asked = 这步可以走，但不是题目要求的。
learn-answered = 这样赢不了：对方可应 { $move }。
learn-too-long = 步数用完了，还没有走到。
lesson-board = 棋盘、九宫与河界
lesson-board-text = 棋子放在线的 90 个交叉点上，不放在格子里。有两条斜线的九个点是九宫：将帅和士不出九宫。中间的空带是河界：象不过河，兵卒过河后更强。红方先走。
lesson-chariot-text = 车沿直线走任意步数，只要路上无子。走到对方棋子处就吃掉它。车是最强的棋子。
lesson-horse-text = 马先直走一步，再向外斜走一步。马不能跳：紧邻处有子就蹩住马腿，该方向的两步都不能走。四条马腿各管八个走法中的两个。
lesson-cannon-text = 炮走法同车，但吃子需要炮架：它与目标之间恰好隔一个棋子，哪一方的都可以。中间无子或有两个子，都不能吃。
lesson-soldier-text = 兵卒每次向前走一步。过河后也可以横走一步。兵卒从不后退，怎么走就怎么吃。
lesson-elephant-text = 象斜走正好两步。中间的点是象眼，有子就塞住象眼，不能走。象不过河，所以一共只有七个点。
lesson-advisor-text = 士斜走一步，不出九宫：一共只有五个点。
lesson-general-text = 将帅直走一步，不出九宫，也不能走到会被吃的地方。被将军时下一步必须应将；无法应将就输了。
lesson-facing = 将帅照面
lesson-facing-text = 将帅不能在同一条纵线上直接照面，中间必须有子。所以将帅能从远处控制自己的纵线，中间唯一的棋子不能离开这条线。
lesson-check = 将军
lesson-check-text = 攻击将帅的一步就是将军。棋子移开时可以为别的子让路，或使炮恰好隔一个炮架；两个子也可以同时将军。
lesson-escape = 应将
lesson-escape-text = 应将的办法：将帅避开、吃掉将军的子、或在中间垫子。对马可以蹩马腿；对炮可以撤走炮架，或再垫一个子。
lesson-one-way = 单方面的攻击
lesson-one-way-text = 象棋里两个同类的子不一定互相攻击。被蹩腿的马会被对方的马吃，却吃不到对方；炮隔着炮架打够不到它的子；兵紧靠着炮就不怕它。
lesson-mate = 一步杀
lesson-mate-text = 将帅被攻击而无法解救就是绝杀。逐个检查每一步将军：将帅能去哪里？谁能吃？什么能垫？任何能赢的走法都对。
lesson-mate-in-two = 两步杀
lesson-mate-in-two-text = 两步之内取胜，对方怎么应都行。对方会走最顽强的应着。第一步不一定是将军。
lesson-stalemate = 困毙
lesson-stalemate-text = 无子可走的一方就输了，即使没有被将军：与国际象棋不同，这不是和棋。请不将军而使对方无子可走。
task-targets = 选出 { $square } 的{ $piece }能走到的所有点。
task-blockers = 选出所有挡住 { $square } 的{ $piece }的棋子。
task-screens = 选出 { $square } 的{ $piece }吃子时可用的所有炮架。
task-range = 选出 { $square } 的{ $piece }可能到达的所有点，包括它现在的点。
task-palace = 选出{ $side }九宫的所有点。
task-checkers = 选出所有正在将军的棋子。
task-saviours = 你被将军了。选出所有能应将的棋子，包括将帅自己。
task-take = 吃掉 { $square } 的{ $piece }。
task-take-freely = 吃掉一个没有保护的棋子。
task-check = 请将军。
task-double-check = 用两个子同时将军。
task-step = 你被将军了。请将帅避开。
task-take-checker = 你被将军了。请吃掉将军的子。
task-interpose = 你被将军了。请垫子。
task-leg = 马在将军。请蹩马腿。
task-unscreen = 炮借你的子将军。请撤走炮架。
task-second-screen = 炮在将军。请再垫一个子。
task-attack-alone = 攻击 { $square } 的{ $piece }，使它不能反击。
task-stalemate = 不将军，使对方无子可走。
task-win = { $moves } 步取胜。
task-walk = 用 { $moves } 步把{ $piece }走到 { $square }，对方不动。
names-title = 棋子名称
names-intro = 每种棋子的两个字（红方与黑方）、读音以及在其他语言中的名称。
names-meaning = 含义
names-traditional = 繁体
names-simplified = 简体
names-pinyin = 拼音
names-russian-sound = 俄文音译
names-sino-vietnamese = 汉越音
names-letters = 字母（WXF、越南式）
meaning-general = 元帅 / 将军
meaning-advisor = 官员 / 士人
meaning-elephant = 宰相 / 大象
meaning-horse = 马
meaning-chariot = 战车
meaning-cannon = 火炮 / 石砲
meaning-soldier = 士兵 / 步卒

## Rating

rating-title = 你的等级分
rating-intro = 根据你与引擎的对局在本机用 Glicko-2 估算，不会发送到任何地方。
rating-empty = 还没有计分的对局。与引擎的对局从常规开局开始、没有借助帮助并下完，就会计分。
rating-unreadable = 对局列表已损坏，或来自更新版本的页面。列表保持原样。
rating-like-level = 大约相当于 { $level } 级。
rating-unsure = 目前只是猜测：再下几局会更准。
rating-results = 胜 { $wins }，和 { $draws }，负 { $losses }
rating-chart = { $games } 局的等级分，从 { $low } 到 { $high }
rating-games = 最近的对局
score-win = 胜
score-loss = 负
rating-counts = 本局计入等级分。
unrated-take-back = 不计分：悔过棋
unrated-hint = 不计分：用过提示
unrated-analysis = 不计分：用过分析
unrated-start = 不计分：开局不同
unrated-cancelled = 不计分：对局取消
rating-levels = 各级有多强
rating-levels-note = 1 至 9 级之间的差距由引擎自我对局测得；1 级相对于人的位置以及到 10 级的差距为估计值。揭棋采用相同的数字。
rating-export = 将列表存为文件
rating-forget = 删除所有对局
rating-forget-sure = 确定删除？

## Review

review-title = 复盘
review-intro = 电脑逐一检查对局的每个局面，指出哪些着法吃了亏，怎样走更好。
review-start = 开始复盘
review-empty = 还没有着法可复盘。请先下一局，或从链接打开一局。
review-depth = 仔细程度
review-quick = 快速
review-usual = 一般
review-thorough = 细致
review-progress = { $done } / { $total } 个局面
review-stop = 停止
review-go-on = 继续
review-anew = 重新复盘
review-move = 盘上的着法
review-step = 逐步浏览着法，查看对每一步的评价。
review-dubious = 疑问着
review-mistake = 错着
review-blunder = 败着
review-said = { $mark }：{ $move } 损失 { $percent }% 的胜率。
review-good = { $move } 没有损失。
review-better = 更好的着法：{ $line }
review-previous = 上一个错着
review-next = 下一个错着
review-compare = 显示更好的着法
review-summary = 总结
review-lost = 每步损失
review-percent = { $percent }%
review-curve = 红方胜率逐步变化
review-save = 保存带评价的棋谱

## Hints, questions and keys

hint = 提示
hint-looking = 正在寻找提示…
hint-piece = 看看 { $point }。再按一次显示着法。
hint-move = 提示：{ $move }
hint-failed = 电脑没有给出提示，请再试一次。
ask-unknown = 没有这个提问。可用 ?e4、?m e4、?g、?t、?l；单独的 ? 显示全部按键。
ask-moves = { $point }可走到 { $list }。
ask-no-moves = { $point }：无棋可走。
ask-attackers = 你的将帅受到攻击：{ $list }。
ask-no-attackers = 没有棋子攻击你的将帅。
ask-no-clock = 本局没有棋钟。
ask-no-move = 还没有走棋。
help-title = 按键
help-board = 在棋盘上
help-arrows = 在交叉点间移动
help-enter = 拿起棋子、放下棋子（空格也可）
help-escape = 放回原处
help-draw = 开始和结束箭头；在同一点按两次画圆圈
help-draw-pointer = 用鼠标时，按右键或按住 Shift 拖动来画箭头；用手指时，先在一点上停住再拖动。按 Escape 或走下一着即清除。
help-ask = 提问（焦点在交叉点上）
help-what = 那里是什么棋子？
help-moves = 这个棋子能走到哪里？
help-general = 什么在攻击我的将帅？
help-clock = 棋钟还剩多少？
help-last = 上一着是什么？
help-hint = 提示：先显示棋子，再显示着法
help-game = 页面其他位置
help-steps = 后退或前进一着
help-ends = 到开局或最后局面
help-tab = 到下一个控件
help-this = 本页
help-typed = 在着法输入框
help-typed-move = 任意记谱法的着法

## Hidden pieces in records and in the editor

editor-closed = 暗子
editor-closed-off = 暗子只能放在棋子的起始位置上，将帅的位置除外。
editor-pool = 暗子池
editor-pool-by-board = 按盘面计算
editor-surplus = 可以对弈，但明子与未知合计有 { $count } 个{ $piece }；每方只有 { $most } 个。
record-seen-by = { $side }所知的内容。
record-seen-by-both = 双方都知道的内容。
record-reviewed = 复盘结果已写入棋谱，标注的着法：{ $count }。撤销可全部取消。
record-review-changed = 着法已改变，复盘已放弃。

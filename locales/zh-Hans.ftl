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
rule-time-out-loses-hint = 用于有棋钟的对局。
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

## Another tab

elsewhere-title = 此对局已在另一标签页打开
elsewhere-text = 在这里继续，另一标签页就会放开它。也可以在此标签页开始另一局；两局都会保留。
elsewhere-take = 在这里下
elsewhere-own = 另开一局

## As an app

offline-ready = 从现在起，没有网络也能使用本页。
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

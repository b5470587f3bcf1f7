### Chuhe in Vietnamese. Terms follow the project's glossary; the keys are those of en.ftl.

## The page

app-name = Chuhe
page-title = Chuhe: cờ tướng
close = Đóng
cancel = Bỏ qua
more = Thêm

## Pieces and points

side-red = Đỏ
side-black = Đen
piece-general = Tướng
piece-advisor = Sĩ
piece-elephant = Tượng
piece-horse = Mã
piece-chariot = Xe
piece-cannon = Pháo
piece-soldier = Tốt
viet-general = Tướng
viet-advisor = Sĩ
viet-elephant = Tượng
viet-horse = Mã
viet-chariot = Xe
viet-cannon = Pháo
viet-soldier = Tốt
piece-of-side = { $piece } { $side }
board = Bàn cờ
point-empty = { $square }, trống
point-piece = { $square }, { $piece }
point-target = { $point }, đi được

## Whose turn it is

turn-red = Đỏ đi
turn-black = Đen đi
turn-yours = Đến lượt bạn
check = Chiếu tướng!
check-and = Chiếu tướng! { $rest }
thinking = Máy đang nghĩ…
viewing = Nước { $ply } trên { $total }
viewing-start = Trước nước đầu, tất cả { $total }

## Why a move is refused

illegal-no-piece = Không có quân ở { $from }.
illegal-not-yours-red = Đến lượt Đỏ đi.
illegal-not-yours-black = Đến lượt Đen đi.
illegal-own-piece = Quân của bạn đang ở { $to }.
illegal-not-its-move = { $piece } không đi như vậy.
illegal-leaves-palace = { $piece } không được ra khỏi cung.
illegal-crosses-river = Tượng không được qua sông.
illegal-leg-blocked = Mã bị cản ở { $square }.
illegal-eye-blocked = Tượng bị cản ở { $square }.
illegal-path-blocked = Đường bị chặn ở { $square }.
illegal-no-screen = Pháo ăn quân phải có ngòi: một quân để nhảy qua.
illegal-too-many-screens = Pháo chỉ ăn qua đúng một quân.
illegal-soldier-back = Tốt không bao giờ lùi.
illegal-soldier-sideways = Tốt chỉ đi ngang khi đã qua sông.
illegal-generals-facing = Hai tướng không được đối mặt.
illegal-takes-general = Không được ăn Tướng.
illegal-general-attacked = Tướng sẽ bị chiếu từ { $square }.
illegal-engine-turn = Đến lượt máy đi.
planned = Đi trước nước: { $point }, đến { $target }.
plan-impossible = Nước định đi trước không còn đi được nữa.
illegal-past-move = Ở đây máy đã đi. Lùi về nước của bạn để chơi tiếp.
illegal-game-over = Ván cờ đã kết thúc.

## How a game ended

win-red = Đỏ thắng
win-black = Đen thắng
draw = Hòa
aborted = Ván bị huỷ
you-win = Bạn thắng
you-lose = Bạn thua
reason-checkmate = Chiếu hết: Tướng bị chiếu và không nước nào cứu được.
reason-stalemate = Hết nước đi: bên bị vây thua cờ.
reason-perpetual-check =
    { $by ->
        [row] Chiếu mãi: { $loser } chiếu liên tiếp nhiều hơn luật này cho phép.
       *[cycle] Chiếu mãi: { $loser } chiếu ở mọi nước cho đến khi thế cờ lặp lại { $times } lần.
    }
reason-mutual-perpetual-check = Hai bên cùng chiếu mãi: hòa.
reason-perpetual-attack = Đuổi bắt mãi: { $loser } bắt một quân không được bảo vệ liên tiếp nhiều hơn luật này cho phép.
reason-mutual-perpetual-attack = Hai bên cùng bắt một quân liên tiếp quá nhiều lần: hòa.
reason-perpetual-chase = Đuổi bắt mãi: { $loser } đuổi một quân ở mọi nước cho đến khi thế cờ lặp lại { $times } lần.
reason-mutual-perpetual-chase = Hai bên cùng đuổi bắt mãi: hòa.
reason-repetition = Thế cờ lặp lại { $times } lần, không bên nào phạm luật.
reason-no-capture = { $moves } không ăn quân.
reason-progress = { $moves } không ăn quân, cũng không có Tốt qua sông tiến lên.
reason-effectiveness = Mỗi bên { $moves } nước hiệu lực: không chiếu, không bắt, không đỡ.
reason-moves = Mỗi bên { $moves } nước: ván cờ không kéo dài hơn.
reason-no-attackers = Không còn quân tấn công.
reason-agreement = Hai bên đồng ý hòa.
reason-resign-red = Đỏ xin thua.
reason-resign-black = Đen xin thua.
reason-timeout-red = Đỏ hết giờ.
reason-timeout-black = Đen hết giờ.
reason-abandoned-red = Đỏ rời bàn quá lâu.
reason-abandoned-black = Đen rời bàn quá lâu.
reason-no-first-move = Có bên chưa đi nước đầu: ván này không tính.

## Players

opponent-engine-level = Máy, cấp { $level }
player-you = Bạn
captured-by = { $side } đã ăn
lead = Hơn { $value }

## Commands

new-game = Ván mới
play-again = Chơi lại
rematch = Đấu lại, đổi bên
look-at-board = Xem bàn cờ
take-back = Đi lại
resign = Xin thua
offer-draw = Xin hòa
flip = Lật bàn cờ
copy-fen = Sao chép FEN
settings = Cài đặt
move-now = Đi ngay
retry = Thử lại

## The move list

moves = Nước đi
moves-empty = Nước đi hiện ở đây. Hãy chọn một quân.
moves-empty-engine = Nước đi hiện ở đây. Máy đi trước.
move-number = { $number }.
move-label = Nước { $number }, { $side }: { $text }
move-heard = { $piece }, từ { $from } đến { $to }
move-takes = { $move }, ăn { $piece }
move-reveals = { $move }, lật ra { $piece }
move-said = { $side }: { $text }
step-first = Thế đầu
step-back = Lùi một nước
step-forward = Tiến một nước
step-last = Thế cuối

## Typed moves

type-move = Gõ nước đi
play-typed = Đi
typed-unreadable = “{ $text }” không phải nước đi: không đọc được “{ $token }”.
typed-incomplete = “{ $text }” chưa đủ.
typed-no-such-piece = “{ $text }”: ở đó không có quân như vậy.
typed-no-such-move = “{ $text }”: quân ấy không có nước đi này.
typed-none-legal = “{ $text }” có thể là { $moves }, nhưng không nước nào hợp lệ.
typed-ambiguous = “{ $text }” có thể là { $moves }. Hãy viết rõ.
typed-in-line = Nước { $number }: { $why }

## The notations

notations = Ký hiệu
back-to-game = Về ván cờ
converter-title = Ký hiệu
converter-intro = Dán nước đi theo ký hiệu bất kỳ và đọc theo ký hiệu khác.
converter-moves = Nước đi
converter-take-game = Lấy ván trên bàn
converter-start = Thế cờ trước đó, dạng FEN
converter-target = Đọc theo
converter-result = Cùng các nước ấy

## A new game

opponent = Đối thủ
opponent-engine = Máy
opponent-person = Hai người
level = Cấp độ
level-hint = 1 dễ nhất, 10 mạnh nhất.
side = Chọn bên
side-random = Ngẫu nhiên
position = Thế cờ
position-start = Ban đầu
position-fen = Từ FEN
position-handicap = Chấp quân
handicap = Chấp
handicap-giver = Bên chấp
handicap-horse = Một Mã
handicap-two-horses = Hai Mã
handicap-chariot = Một Xe
handicap-chariot-horse = Xe và Mã
handicap-two-chariots = Hai Xe
clock = Đồng hồ
clock-none = Không
clock-increment = Cộng giây
clock-byo-yomi = Byo-yomi
clock-minutes = Thời gian mỗi bên
clock-gain = Cộng mỗi nước
clock-length = Độ dài một lượt đọc giây
clock-periods = Số lượt sau khi hết giờ
minutes = { $number } phút
seconds = { $number } giây
count = { $number }
fen-field = FEN của thế cờ
fen-help = Mười hàng từ phía Đen, rồi w hoặc b là bên đi.
start-game = Bắt đầu
fen-odd = Lạ, nhưng chơi được: { $list }.
fen-over = Thế này đã kết thúc: { $reason }

## Clock and absence

clock-of = Đồng hồ { $side }
clock-periods-left = × { $periods }
pause = Tạm dừng
go-on = Tiếp tục
paused = Ván cờ đang tạm dừng.
away-text = Bạn đã rời bàn. Hãy quay lại trước khi hết giờ, nếu không bạn thua.
away-title = ({ $seconds }) Hãy quay lại bàn cờ!

## What is wrong with a FEN

fen-empty = Dán hoặc gõ FEN.
fen-rank-count = Bàn cờ có { $count } hàng; cần 10 hàng, cách nhau bằng dấu gạch chéo.
fen-file-count = Hàng { $rank } có { $count } giao điểm thay vì 9.
fen-unknown-piece = Hàng { $rank }: “{ $found }” không phải quân cờ. Các quân là K A B N R C P, hoặc E thay B và H thay N.
fen-unknown-side = “{ $found }” không phải bên đi: sau bàn cờ phải là w hoặc b.
fen-pieces-in-hand = “[{ $found }]”: cờ tướng không có quân trên tay.
fen-field-count = Có { $count } phần; FEN có 1, 2, 4 hoặc 6.
fen-not-a-dash = Phần { $field } là “{ $found }” thay vì “-”.
fen-not-a-number = “{ $found }” không phải số.
fen-impossible = Không thể chơi thế này: { $list }.
fen-no-red-general = Đỏ không có Tướng
fen-no-black-general = Đen không có Tướng
fen-several-red-generals = Đỏ có hơn một Tướng
fen-several-black-generals = Đen có hơn một Tướng
fen-red-general-outside = Tướng Đỏ ở ngoài cung
fen-black-general-outside = Tướng Đen ở ngoài cung
fen-generals-facing = hai Tướng đối mặt
fen-opponent-in-check = bên vừa đi đang bị chiếu
fen-too-many-pieces = một bên có nhiều quân cùng loại hơn lúc đầu
fen-advisor-off = Sĩ đứng ở chỗ không thể đến
fen-elephant-off = Tượng đứng ở chỗ không thể đến
fen-soldier-off = Tốt đứng ở chỗ không thể đến

## Resigning

resign-question = Xin thua ván này?
resign-consequence = Khi đó { $winner } thắng.

## Rule sets

rules = Luật
rules-cxq = CXQ
rules-club = CLB
rules-online = Trực tuyến
rules-asian = Châu Á
rules-own = Tự chọn
rules-in-force = Luật { $rules }
rules-about-cxq = Đếm số lần chiếu và bắt liên tiếp: một quân được sáu lần. Lặp lại thế cờ không kết thúc ván.
rules-about-club = Thế cờ lặp lại lần thứ ba thì kết thúc: chiếu mãi thua, lặp lại khác thì hòa.
rules-about-online = Như luật câu lạc bộ, nhưng đuổi bắt mãi cũng thua, và hết quân tấn công vẫn chơi tiếp.
rules-about-asian = Chiếu mãi và đuổi bắt mãi thua, theo các hình mẫu của liên đoàn.
rules-about-own = Luật do bạn tự đặt.
rules-compare = So sánh các luật
rules-title = Bốn bộ luật cạnh nhau
rules-intro = Ở đâu chiếu hết cũng thắng, bên hết nước đi thua, và hai bên có thể đồng ý hòa. Ngoài ra các bộ luật khác nhau ở cách xử những nước lặp mãi.
rules-this-game = trong ván này
rules-table = Các bộ luật
rules-own-note = Bộ luật tự chọn có thể đổi mọi điều này, và vài điều mà cả bốn bộ đều giống nhau.
rule-yes = Có
rule-no = Không
plies = { $even ->
        [yes] Mỗi bên { $moves } nước
       *[no] { $plies } nước của hai bên
    }

## The own rule set

own-rules = Luật tự chọn
own-rules-change = Sửa luật tự chọn
own-rules-from = Bắt đầu từ
own-rules-save = Lưu
own-rules-group-repetition = Lặp lại thế cờ
own-rules-group-rows = Chiếu và bắt liên tiếp
own-rules-group-draws = Hòa theo số nước
own-rules-group-clock = Đồng hồ và rời bàn
own-rules-number = { $rule }: số
own-rules-bounds = Từ { $least } đến { $greatest }.
own-rules-out-of-bounds = { $rule }: không thể là { $value }, phải từ { $least } đến { $greatest }.
own-rules-no-number = { $rule }: hãy viết số nguyên từ { $least } đến { $greatest }.
rule-repetition = Số lần lặp kết thúc ván
rule-repetition-hint = Cùng thế cờ, cùng bên đi, tính cả thế đầu. Nếu tắt, lặp lại không kết thúc gì.
rule-perpetual-check-loses = Chiếu mãi thua
rule-perpetual-check-loses-hint = Bên chiếu ở mọi nước của vòng lặp thua, trừ khi bên kia cũng vậy.
rule-perpetual-chase-loses = Đuổi bắt mãi thua
rule-perpetual-chase-loses-hint = Bên đuổi cùng một quân ở mọi nước của vòng lặp thua, trừ khi bên kia phạm ngang bằng.
rule-larger-is-chased = Bắt quân lớn hơn
rule-larger-is-chased-hint = Dọa quân lớn hơn quân tấn công là đuổi bắt, dù quân ấy được bảo vệ.
rule-all-pieces-chase = Mọi quân đều đuổi bắt
rule-all-pieces-chase-hint = Tướng và Tốt cũng có thể phạm lỗi đuổi bắt.
rule-pinned-chariot-first = Xe bị ghim nặng hơn
rule-pinned-chariot-first-hint = Đuổi Xe đang che Tướng khỏi Mã nặng hơn mọi kiểu đuổi khác.
rule-chase-by-diagrams = Đuổi bắt theo hình mẫu
rule-chase-by-diagrams-hint = Xét nước đi theo quân mà nó mới bắt; quân chỉ bị bỏ mất bảo vệ chỉ tính khi không bắt quân nào mới, như hình mẫu của liên đoàn.
rule-row-limit = Chiếu hoặc bắt liên tiếp bằng một quân
rule-row-limit-hint = Một quân được chừng ấy lần; hai và ba quân thì gấp đôi, gấp ba. Thêm một lần là thua.
rule-row-pieces = Số quân nâng giới hạn
rule-row-pieces-hint = Từ chừng ấy quân, giới hạn không tăng nữa.
rule-attack-rows = Đếm bắt liên tiếp
rule-attack-rows-hint = Bắt một quân không được bảo vệ cũng đếm liên tiếp như chiếu.
rule-capture-ends-row = Ăn quân ngắt chuỗi
rule-capture-ends-row-hint = Sau khi ăn quân, chiếu và bắt được đếm lại từ đầu.
rule-discovered-attacks = Tính cả bắt hở
rule-discovered-attacks-hint = Nước đi cũng bắt những gì quân phía sau đến giờ mới bắt được.
rule-no-capture-plies = Số nước không ăn quân
rule-no-capture-plies-hint = Sau chừng ấy nước của cả hai bên, ván hòa.
rule-counted-checks = Nước chiếu được tính
rule-counted-checks-hint = Mỗi bên chừng ấy nước chiếu được tính vào số nước không ăn quân; nếu tắt thì tính hết.
rule-progress-plies = Số nước không tiến triển
rule-progress-plies-hint = Sau chừng ấy nước của cả hai bên mà không ăn quân, không có Tốt qua sông tiến lên, ván hòa.
rule-effective-moves = Nước hiệu lực
rule-effective-moves-hint = Sau chừng ấy nước mỗi bên không chiếu, không bắt, không đỡ, ván hòa.
rule-game-moves = Tổng số nước
rule-game-moves-hint = Sau chừng ấy nước mỗi bên, ván hòa.
rule-no-attackers-draw = Hòa khi hết quân tấn công
rule-no-attackers-draw-hint = Không còn Xe, Mã, Pháo, Tốt trên bàn thì hòa ngay. Nếu tắt, chỉ đề nghị hòa.
rule-time-out-loses = Hết giờ thua
rule-time-out-loses-hint = Cho ván có đồng hồ. Bộ nào trong bốn bộ không nói đến thì hết giờ vẫn thua khi có đồng hồ.
rule-away-seconds = Số giây rời bàn
rule-away-seconds-hint = Ai rời bàn lâu hơn thì thua, nếu việc rời bàn được theo dõi.
rule-unstarted-is-aborted = Huỷ ván chưa bắt đầu
rule-unstarted-is-aborted-hint = Nếu hết giờ trước khi hai bên đều đã đi, không ai thua.

## What is about to end a game

notice-checks =
    { $side }: { $length } lần chiếu liên tiếp bằng { $pieces } quân. { $left ->
        [0] Thêm một lần là thua.
       *[other] Được phép { $limit }.
    }
notice-attacks =
    { $side }: { $length } lần bắt liên tiếp { $victim } bằng { $pieces } quân. { $left ->
        [0] Thêm một lần là thua.
       *[other] Được phép { $limit }.
    }
notice-repetition =
    Lặp lại thế này một lần nữa, ván cờ kết thúc: { $loser ->
        [nobody] hòa
       *[other] { $loser } thua
    }.
notice-no-capture = Thêm { $left } nước không ăn quân là hòa.
notice-progress = Thêm { $left } nước không tiến triển là hòa.
notice-effectiveness = Thêm { $left } nước không chiếu, không bắt là hòa.
notice-moves = Thêm { $left } nước, ván dài quá sẽ hòa.
draw-offered = { $side } xin hòa.
draw-considered = Máy sẽ trả lời cùng nước đi tới.
draw-declined = Máy không đồng ý hòa.
accept = Đồng ý
decline = Từ chối
draw-suggested = Không ai thắng được nữa.
draw-agree = Đồng ý hòa

## The moves that decided

evidence = Những nước quyết định
evidence-position = { $text }: { $deed }
evidence-place = { $number } trên { $total }
evidence-next = Nước quyết định tiếp theo
evidence-previous = Nước quyết định trước đó
evidence-done = Về cuối ván
evidence-start = Đầu ván
evidence-move =
    { $side ->
        [black] { $number }… { $text }
       *[red] { $number }. { $text }
    }
evidence-check = { $attackers } chiếu
evidence-attack = { $attacker } bắt { $victim }
evidence-chase = { $attacker } đuổi { $victim }
evidence-occurrence = thế cờ này lần thứ { $number }
man = { $piece } { $square }
result-why = Vì sao?

## Settings

settings-board = Bàn cờ
settings-game = Ván cờ
settings-page = Trang
setting-language = Ngôn ngữ
language-auto = Tự động
language-en = English
language-ru = Русский
language-id = Bahasa Indonesia
language-vi = Tiếng Việt
language-zh-hans = 简体中文
language-zh-hant = 繁體中文
language-failed = Không tải được ngôn ngữ này.
part-missing-title = Phần này chưa có
part-missing = Không tải được phần này. Hãy kiểm tra kết nối; ván cờ trên bàn vẫn tiếp tục.
setting-faces = Quân cờ
faces-han = Chữ Hán
faces-latin = Chữ cái
setting-notation = Ký hiệu
notation-coordinate = Tọa độ
notation-iccs = ICCS
notation-wxf = WXF
notation-vietnamese = Việt
notation-vietnamese-short = Việt, gọn
notation-han = Chữ Hán
notation-han-traditional = Chữ Hán, phồn thể
setting-labels = Nhãn ở mép bàn
setting-targets = Hiện chỗ quân đi được
setting-confirm-resign = Hỏi trước khi xin thua
setting-opening-book = Máy dùng sách khai cuộc
setting-absence = Rời bàn
absence-never = Không theo dõi
absence-hidden = Trang bị khuất
absence-unfocused = Cả cửa sổ khác
setting-theme = Giao diện
theme-auto = Tự động
theme-light = Sáng
theme-dark = Tối
setting-motion = Quân trượt khi đi
settings-senses = Âm thanh và rung
sound-move = Tiếng đi quân
sound-capture = Tiếng ăn quân
sound-check = Tiếng chiếu tướng
sound-reveal = Tiếng lật quân
sound-end = Tiếng hết ván
sound-time = Tiếng khi sắp hết giờ
vibration = Rung
setting-surface = Kiểu bàn cờ
surface-wood = Gỗ
surface-paper = Giấy
surface-contrast = Tương phản cao
setting-grid = Cách vẽ bàn cờ
grid-lines = Đường kẻ
grid-cells = Ô vuông
setting-axis = Nhãn ở mép
axis-notation = Theo ký hiệu
axis-points = a–i, 0–9
axis-numbers = 1–9
axis-numerals = 一–九, 1–9
setting-turned = Xoay quân bên trên
setting-premove = Đi trước nước
settings-reset = Đặt lại tất cả
settings-reset-sure = Đặt lại thật?
settings-export = Xuất cài đặt
settings-import = Nhập cài đặt
settings-imported = Đã nhập cài đặt.
settings-not-imported = Tệp này không có cài đặt của Chuhe.
settings-newer = Tệp này do phiên bản mới hơn ghi.
faces-simplified = Chữ Hán, giản thể
faces-pictures = Hình vẽ
faces-vietnamese = Chữ cái Việt

## Notices

fen-copied = Đã sao chép FEN.
fen-not-copied = Trình duyệt không cho sao chép. FEN là: { $fen }
storage-blocked = Trình duyệt không lưu gì cho trang này. Bạn vẫn chơi được, nhưng tải lại sẽ bắt đầu từ đầu.
storage-full = Không còn chỗ để lưu ván. Bạn có thể chơi tiếp, nhưng tải lại có thể mất nước đi.
saved-game-older = Bản lưu mới nhất bị hỏng. Đây là ván trước đó một thay đổi.
saved-game-newer = Ván đã lưu thuộc phiên bản mới hơn của trang và được để nguyên.
saved-settings-older = Cài đặt mới nhất bị hỏng; dùng cài đặt trước đó.
saved-game-unreadable = Không đọc được ván đã lưu nên bày ván mới.
saved-settings-unreadable = Không đọc được cài đặt đã lưu nên dùng cài đặt thường.
engine-restarted = Máy đã dừng và được khởi động lại.
engine-broken = Máy không chạy được ở đây. Ván của bạn vẫn còn.
engine-silent = Máy không trả lời. Ván của bạn vẫn còn.
engine-version = Máy thuộc phiên bản khác của trang. Ván của bạn vẫn còn; hãy tải lại trang.

## Records, files, library, editor

record = Biên bản
record-empty = Chưa có nước đi. Hãy đi trên bàn cờ: mỗi nước được ghi vào biên bản, nước khác thành biến.
record-fold = Thu gọn biến
record-unfold = Mở biến
record-comment = Bình luận
record-marks = Đánh giá nước đi
mark-brilliant = Nước xuất sắc
mark-good = Nước hay
mark-interesting = Nước thú vị
mark-dubious = Nước đáng ngờ
mark-mistake = Nước kém
mark-blunder = Sai lầm nghiêm trọng
tag-event = Giải đấu
tag-site = Địa điểm
tag-date = Ngày
tag-opening = Khai cuộc
tag-result = Kết quả
result-open = Chưa kết thúc
record-details = Thông tin ván
record-take-over = Áp dụng
record-editing = Chỉnh sửa
undo = Hoàn tác
redo = Làm lại
record-promote = Đưa lên biến chính
record-delete = Xóa từ đây
record-save = Lưu thành…
record-keep = Lưu vào thư viện
record-find = Tìm trong thư viện
record-was-kept = Đã lưu vào thư viện.
record-not-kept = Trình duyệt không còn chỗ cho biên bản: tải lại trang sẽ mất. Hãy lưu thành tệp.
record-before-kept = Biên bản trước đã được lưu vào thư viện.
record-before-stays = Biên bản đã sửa này chưa có trong thư viện nên được giữ lại đây. Hãy lưu thành tệp trước khi mở biên bản kia.
record-open-other = Mở biên bản kia
record-play-on = Chơi từ đây
copy-pgn = Sao chép PGN
pgn-copied = Đã sao chép biên bản dạng PGN.
not-copied = Trình duyệt không cho sao chép ở đây. Nội dung: { $text }
back-to-record = Về biên bản
back-to-editor = Về thế cờ

open-title = Mở
open-about = PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN hoặc nước đi bằng ký hiệu bất kỳ; cả bảng mã chữ Hán. Cũng có thể kéo tệp vào trang hoặc dán văn bản.
open-file = Chọn tệp
open-clipboard = Từ bảng nhớ tạm
open-paste = Hoặc dán văn bản
open-read = Đọc
open-reading = Đang đọc tệp
open-games = Các ván trong tệp
open-import-all = Đưa tất cả vào thư viện
open-so-far = Đã thấy { $count } ván…
open-found = { $count } ván ({ $format })
open-warnings = { $count } cảnh báo
open-unreachable = Không đọc được từ thiết bị. Hãy thử lại hoặc chọn tệp khác.
open-rest = Mở phần đọc được
open-partly = Không đọc được hết. Phần còn lại được giữ nguyên.
complaint-of-file = Tệp: { $what }
complaint-of-game = Ván { $game }: { $what }
complaint-of-move = Ván { $game }, nước { $ply }: { $what }
complaint-dropped =
    { $what } Biến dừng tại đó{ $count ->
        [0] .
       *[other] ; bỏ qua thêm { $count } nước.
    }
complaint-off-board = “{ $text }” không phải nước đi trên bàn cờ.
complaint-fen = Không đọc được thế đầu “{ $text }”, nên dùng thế thường. { $why }
complaint-turn = Nước đầu là của { $side }, nên { $side } đi trước.
complaint-variant = Không đọc thể loại “{ $text }”; bỏ qua các nước đi.
complaint-prose = “{ $text }” không phải nước đi; giữ làm bình luận.
complaint-open-comment = Một bình luận không có kết thúc.
complaint-brackets = Dấu ngoặc của các biến không khớp.
complaint-no-such-line = “{ $text }” không thuộc biến nào và bị bỏ qua.
complaint-truncated = Tệp kết thúc giữa các nước đi.
complaint-field = Trường “{ $name }” có giá trị lạ “{ $value }”.
complaint-too-large = Hơn { $count } nước; phần còn lại bị bỏ qua.
complaint-more = Thêm { $count } cảnh báo về ván này.
complaint-coup-fen = Không đọc được thế đầu “{ $text }”, nên bàn cờ trống.
complaint-shown = “{ $text }”: quân lật ra không khớp.
complaint-hidden = Thông tin về quân úp không thể đúng: { $text }
fault-empty = Không có gì bên trong.
fault-too-large = { $size } MB vượt quá { $limit } MB được đọc với định dạng này.
fault-unknown = Đây không phải biên bản được biết: không phải PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN và cũng không phải nước đi.
fault-cut = { $format }: tệp kết thúc ở byte { $at }, trước các nước đi.
fault-no-game = { $format }: không có ván nào.
records-broken = Không thể đọc hay ghi tệp ở đây: { $reason }
game-unnamed = Ván không tên
game-length = { $count } nước
game-variations = { $count } biến

save-format = Định dạng
save-film = SVG động
save-about-pgn = Tất cả, cùng các biến và bình luận, theo ký hiệu của danh sách nước đi. Hầu hết chương trình đều đọc được.
save-about-dhtmlxq = Văn bản dạng số cho các trang như dpxq.com, cùng biến và bình luận.
save-about-xqf = Cho XQStudio và các chương trình tương tự. Những gì định dạng không chứa được sẽ được nêu rõ.
save-about-moves = Biến chính bằng tọa độ, như các engine nhận.
save-about-fen = Thế cờ trên bàn, trong một dòng.
save-about-picture = Hình thế cờ trên bàn.
save-about-film = Biến chính thành ảnh động.
save-download = Lưu
save-as = Chọn nơi lưu
save-copy = Sao chép
saved = Đã lưu { $name }.
save-failed = Không lưu được tệp. Hãy thử nơi khác hoặc định dạng khác.
save-copied = Đã sao chép.
save-not-copied = Trình duyệt không cho sao chép. Hãy lưu tệp.
lack-piece = XQF không chứa được nhiều quân cùng loại hơn lúc đầu.
lack-long = XQF chỉ có { $longest } byte cho “{ $tag }”; giá trị này cần { $bytes }.
lack-tag = XQF không có trường cho “{ $tag }”. PGN giữ được.
lack-counters = XQF không chứa được bộ đếm của thế đầu. PGN giữ được.
lack-evaluation = XQF không chứa được đánh giá của nước { $ply }. PGN giữ được.
lack-time = XQF không chứa được thời gian của nước { $ply }. PGN giữ được.
lack-mark = XQF không chứa được ký hiệu đánh giá của nước { $ply }. PGN giữ được.
lack-character = XQF không ghi được một ký tự của “{ $text }”. PGN ghi được.
lack-closed = XQF không chứa được quân úp. PGN giữ được.
lack-drawing = Trình duyệt này không vẽ nền được. SVG luôn dùng được.

library = Thư viện
library-words = Kỳ thủ, giải đấu hoặc năm
library-way = Các nước đầu, hoặc thế cờ dạng FEN
library-any-result = Bất kỳ
library-order = Thứ tự
library-by-added = Mới nhất
library-by-date = Ngày
library-by-player = Kỳ thủ
library-by-event = Giải
library-import = Nhập tệp
library-export = Xuất tất cả
library-undo = Hoàn tác xóa
library-found = { $found } trên { $count }
library-empty = Chưa có ván nào. Các ván đã xong tự vào đây; có thể nhập tệp.
library-nothing = Không có ván phù hợp. Hãy bỏ bớt điều kiện.
library-delete = Xóa { $game }
library-deleted = Đã xóa ván.
library-damaged = { $count } ván bị hỏng và không hiện.
library-game-damaged = Ván này bị hỏng và không mở được. Các ván khác không sao.
library-importing = Đã nhập { $done } trên { $count } ván…
library-imported = { $count } ván đã vào thư viện.
library-imported-some = { $count } ván đã vào thư viện; bỏ qua { $left } ván có thế đầu không chơi được.
library-import-stopped = { $why } Đã nhập { $done } ván.
library-exporting = Đã ghi { $done } trên { $count } ván…
library-blocked = Trình duyệt này không giữ thư viện cho trang này. Vẫn có thể mở biên bản và lưu thành tệp.
library-full = Thư viện đã đầy. Những gì bên trong vẫn an toàn; hãy xuất ra hoặc xóa bớt.
library-newer = Thư viện do phiên bản mới hơn tạo và được giữ nguyên. Hãy tải lại trang.
library-broken = Hiện không truy cập được thư viện. Nội dung được giữ nguyên; hãy thử lại sau khi tải lại trang.

edit-position = Xếp thế cờ
editor-turn = Bên đi
editor-halfmoves = Nước không ăn quân
editor-round = Số vòng
editor-clear = Dọn bàn cờ
editor-pieces = Quân cờ
editor-hand = Di chuyển quân
editor-erase = Bỏ quân
editor-fine = Thế cờ này chơi được.
editor-gives = { $side } chấp:
editor-fen-kept = Bàn cờ vẫn hiện thế cờ cuối cùng đọc được.
editor-play = Chơi
editor-record = Biên bản từ đây

## Another tab

elsewhere-title = Ván này đang mở ở thẻ khác
elsewhere-text = Chơi tiếp ở đây thì thẻ kia buông ra. Hoặc bắt đầu ván khác ở thẻ này; cả hai đều được giữ.
elsewhere-take = Chơi ở đây
elsewhere-own = Ván khác

## As an app

offline-ready = Từ nay dùng được cả khi mất mạng
update-ready = Đã có phiên bản mới.
update-now = Dùng ngay
about = Giới thiệu
about-build = Chuhe { $version }, bản dựng { $build }
licences = Giấy phép

## Analysis

analyse = Phân tích
analysis = Phân tích
analysis-engine = Máy
analysis-threats = Hiện nước dọa
analysis-lines = Phương án
analysis-fewer = Bớt một phương án
analysis-more = Thêm một phương án
analysis-leave-out = Bỏ qua nước tốt nhất
analysis-all-back = Lại xét mọi nước
analysis-worth = Đánh giá cho Đỏ: { $worth }
analysis-effort = Độ sâu { $depth }, { $nodes } nghìn thế, { $speed } nghìn mỗi giây
analysis-waits = Máy bắt đầu xem…
analysis-over = Không còn nước nào.
analysis-off = Máy đang tắt.

## Links

copy-link = Sao chép liên kết
link-copied = Đã sao chép liên kết chứa cả ván. Ai mở ra cũng thấy ván này.
link-not-copied = Trình duyệt không cho sao chép. Liên kết là: { $link }
shared-title = Ván cờ từ liên kết
shared-text = 
    { $moves ->
        [0] Liên kết chứa một ván trước nước đầu tiên.
       *[other] Liên kết chứa một ván { $moves } nước.
    } Ván ấy sẽ thay ván trên bàn.
shared-broken = Liên kết này không đủ, hoặc do phiên bản khác tạo: không mở được ván. Hãy xin lại liên kết. Ván trên bàn không đổi.
shared-open = Mở ván này

## Cờ úp

variant = Thể loại
variant-xiangqi = Xiangqi
variant-co-tuong = Cờ tướng
co-tuong-about = Cùng ván cờ ấy với tên quân tiếng Việt, chữ cái trên quân và ký hiệu Việt.
variant-coup = Cờ úp
coup-about = Mọi quân trừ hai Tướng đều úp và lật lên sau nước đi đầu tiên.
coup-learn = Cách chơi
taken-closed-seen = Ai được xem quân bị ăn khi còn úp
seen-by-capturer = Bên ăn
seen-by-nobody = Không ai
seen-by-both = Cả hai
forty-moves = Mỗi bên 40 nước không ăn quân là hòa
guards-at-home = Sĩ và Tượng đã lật vẫn ở nhà
piece-closed = quân úp { $side }, đi như { $piece }
taken-closed = { $count } quân úp
hidden-pieces = Quân còn ẩn
pool-hint = Những quân chưa ai thấy, trên bàn hoặc bị ăn khi còn úp:
taken-seen-by-capturer = Quân bị ăn khi còn úp chỉ bên ăn được xem. Hết ván thì mở tất cả.
taken-seen-by-nobody = Quân bị ăn khi còn úp không ai được xem. Hết ván thì mở tất cả.
taken-seen-by-both = Quân bị ăn khi còn úp cả hai bên đều xem.
seal = Niêm phong
seal-hint = Quân được xếp trước nước đầu. Con số này bảo đảm cách xếp mà không lộ gì; hết ván có thể kiểm tra.
sealed-now = Quân đã xếp và niêm phong:
seal-kept = Niêm phong còn nguyên: đúng như đã xếp.
seal-broken = Niêm phong không khớp với cách xếp.
seal-check = Ai cũng kiểm tra được:
look = Xem
look-title = Chỉ { $side } được xem
look-pass = { $side } đã ăn một quân úp và được xem đó là quân gì. Hãy đưa bàn cờ cho { $side }, đừng để ai khác nhìn.
look-show = Cho xem
look-later = Để sau
look-hide = Che lại
look-hide-then = Hãy che lại trước khi bên kia nhìn.
coup-intro = Trong cờ úp (tiếng Trung: jieqi) chỉ hai Tướng để ngửa. Không ai biết các quân khác là gì, kể cả chủ của chúng, cho đến khi chúng đi.
coup-try = Đi một quân úp của Đỏ: nó đi như quân vốn đứng ở chỗ ấy, rồi lật lên.
coup-deal-again = Xếp lại
coup-revealed = Nó đi như { $as } và lật ra: { $piece }. { $turn }.
coup-rule-setup = Mười lăm quân còn lại của mỗi bên được xáo trên chính các vị trí ban đầu của bên ấy, úp mặt.
coup-rule-closed = Quân úp đi và ăn như quân vốn đứng ở chỗ của nó: quân cạnh Tướng chỉ vào giữa cung, quân ở góc đi như Xe. Không được lật mà không đi.
coup-rule-opens = Sau nước đầu tiên nó được lật cho cả hai bên thấy, từ đó đi theo đúng quân của mình. Chiếu được xét sau khi lật.
coup-rule-guards = Sĩ và Tượng đã lật đi khắp bàn, vẫn chéo một và hai bước; mắt bị cản vẫn chặn Tượng.
coup-rule-soldiers = Tốt đã lật đi thẳng, qua sông đi ngang, dù lật ở đâu.
coup-rule-taken = Ai ăn quân úp thì được xem quân đó; bên kia thì không.
coup-rule-end = Chiếu hết, hết nước đi, lặp lại và giới hạn theo luật đã chọn cho ván.
fen-closed-off-start = { $letter } úp ở { $square }, nơi bên ấy không có quân nào lúc đầu.
fen-pool = “{ $found }” không nêu các quân chưa biết, như “R2p5”.
fen-pool-too-large = { $count } { $letter } được nêu là chưa biết; mỗi bên chỉ có { $most }.
fen-pool-too-small = { $side }: { $closed } quân úp, nhưng chỉ { $unknown } quân được nêu là chưa biết.
analysis-expected = Giá trị kỳ vọng: trung bình trên những gì các quân úp có thể là, theo điều bạn biết. Không ai nhìn xuống dưới chúng.
analysis-turns-out = Quân này lật ra là
analysis-may-be = { $piece }, còn { $count } chưa thấy
shared-dealt-anew = Quân úp không có trong liên kết và được xáo lại.

## Before the program runs and after it has stopped: plain messages only

loading = Đang tải
loading-slow = Tải lâu hơn mọi khi.
needs-script = Chuhe cần JavaScript và WebAssembly để chơi.
start-failed = Không tải được trò chơi. Những gì bạn đã chơi vẫn còn.
crash-title = Trò chơi đã dừng
crash-text = Lẽ ra không nên như vậy. Ván của bạn vẫn còn: tải lại trang là chơi tiếp.
crash-game = Ván của bạn
crash-report = Chuyện gì đã xảy ra
reload = Tải lại
copy-game = Sao chép ván
copy-report = Sao chép báo cáo

## Where nothing can be kept

save-game-file = Lưu ván cờ thành tệp

## Lessons

point-note = { $point }, { $note }
point-barred = bị cản
point-chosen = đã chọn
point-right = đúng
point-wrong = sai
point-missed = một trong các đáp án
point-aim = đây là điểm cần tới
learn-title = Học cờ
learn-intro = Những bài ngắn, mỗi bài có bàn cờ để thử luật và các bài tập được chấm theo chính luật cờ.
learn-counted = đã giải { $solved } trên { $total }
learn-pages = Đọc thêm
learn-exercises = Bài tập
learn-try = Thử đi
learn-exercise =
    { $done ->
        [yes] Bài tập { $number }, đã giải
       *[no] Bài tập { $number }
    }
learn-next = Tiếp theo: { $title }
learn-all = Tất cả các bài
learn-unkept = Trình duyệt này không lưu lại bài bạn đã giải.
learn-pass = Để bên kia đi
learn-from-start = Làm lại từ đầu
learn-can-go =
    { $count ->
        [0] { $piece } ở { $square }: không đi được.
       *[other] { $piece } ở { $square }: { $count } nước đi, đánh dấu xanh.
    }
learn-pick = { $turn }. Chọn một quân: điểm xanh đi được, dấu chéo đỏ thì không.
learn-check = Kiểm tra
learn-again = Thử lại
learn-show = Xem đáp án
learn-next-exercise = Bài tập tiếp theo
learn-shown = Đây là đáp án. Hãy thử lại và tự đi.
learn-chosen = Đã chọn { $count }
learn-goes-on = Đúng! Còn { $moves } nước nữa.
learn-solved = Giải đúng rồi!
learn-miscounted = Chưa đúng hẳn. Thiếu: { $missing }. Thừa: { $extra }.
learn-not-asked = Nước đó đi được, nhưng không phải nước được hỏi.
learn-answered = Như vậy chưa thắng: bên kia đáp { $move }.
learn-too-long = Đã hết nước mà chưa tới nơi.
lesson-board = Bàn cờ, cung và sông
lesson-board-text = Quân đứng trên 90 giao điểm của các đường, không đứng trong ô. Chín điểm có hai đường chéo là cung: Tướng và Sĩ không bao giờ ra khỏi đó. Dải trống ở giữa là sông: Tượng không qua sông, còn Tốt qua sông thì mạnh hơn. Đỏ đi trước.
lesson-chariot-text = Xe đi theo đường thẳng bao nhiêu điểm cũng được, miễn là đường trống. Xe ăn bằng cách đi vào chỗ quân đối phương. Đây là quân mạnh nhất.
lesson-horse-text = Mã đi thẳng một điểm rồi chéo ra ngoài một điểm. Mã không nhảy: quân đứng ở điểm sát bên cản cả hai nước theo hướng đó, gọi là cản mã. Mỗi chỗ cản chặn hai trong tám nước.
lesson-cannon-text = Pháo đi như Xe, nhưng muốn ăn phải có ngòi: đúng một quân của bên nào cũng được ở giữa nó và quân bị ăn. Không có quân nào ở giữa, hoặc có hai quân, thì không ăn được.
lesson-soldier-text = Tốt tiến một điểm. Qua sông rồi được đi ngang một điểm nữa. Tốt không bao giờ lùi, và ăn đúng như cách đi.
lesson-elephant-text = Tượng đi chéo đúng hai điểm. Quân đứng ở điểm giữa (mắt tượng) cản nó. Tượng không qua sông nên chỉ có bảy điểm.
lesson-advisor-text = Sĩ đi chéo một điểm và ở trong cung: chỉ có năm điểm.
lesson-general-text = Tướng đi thẳng một điểm và ở trong cung. Tướng không được đi vào chỗ bị ăn. Khi bị chiếu, nước kế tiếp phải cứu Tướng; không cứu được là thua.
lesson-facing = Lộ mặt tướng
lesson-facing-text = Hai Tướng không được đứng cùng một cột mà giữa không có quân nào. Vì vậy Tướng giữ cột của mình từ xa, và quân duy nhất ở giữa không được rời cột ấy.
lesson-check = Chiếu tướng
lesson-check-text = Nước đi tấn công Tướng là chiếu. Một quân tránh ra có thể mở đường cho quân khác, hoặc để lại cho Pháo đúng một ngòi; hai quân có thể cùng chiếu một lúc.
lesson-escape = Cách gỡ chiếu
lesson-escape-text = Có các cách: tránh Tướng, ăn quân chiếu, hoặc che ở giữa. Với Mã thì đặt quân cản chân nó. Với Pháo thì bỏ ngòi đi, hoặc đặt thêm một quân nữa ở giữa.
lesson-one-way = Tấn công một chiều
lesson-one-way-text = Trong cờ tướng, hai quân cùng loại không phải lúc nào cũng tấn công lẫn nhau. Mã bị cản chân thì bị Mã kia ăn mà không ăn lại được; Pháo đánh qua ngòi vào quân không với tới nó; Tốt đứng sát Pháo thì không phải sợ Pháo.
lesson-mate = Chiếu hết trong một nước
lesson-mate-text = Chiếu hết là khi Tướng bị chiếu mà không nước nào cứu được. Hãy xét từng nước chiếu: Tướng chạy đâu, quân nào ăn được, quân nào che được? Nước nào thắng cũng đúng.
lesson-mate-in-two = Chiếu hết trong hai nước
lesson-mate-in-two-text = Thắng trong hai nước, bên kia đáp thế nào cũng được. Bên kia chọn nước chống lâu nhất. Nước đầu không nhất thiết phải chiếu.
lesson-stalemate = Hết nước đi
lesson-stalemate-text = Bên hết nước đi là thua, dù Tướng không bị chiếu: khác với cờ vua, đây không phải hòa. Hãy làm bên kia hết nước mà không chiếu.
task-targets = Chọn mọi điểm mà { $piece } ở { $square } đi được.
task-blockers = Chọn mọi quân đang cản { $piece } ở { $square }.
task-screens = Chọn mọi quân làm ngòi để { $piece } ở { $square } ăn được.
task-range = Chọn mọi điểm mà { $piece } ở { $square } có thể đứng, kể cả chỗ của nó.
task-palace = Chọn mọi điểm trong cung của { $side }.
task-checkers = Chọn mọi quân đang chiếu.
task-saviours = Bạn bị chiếu. Chọn mọi quân có thể cứu Tướng, kể cả Tướng.
task-take = Ăn quân ở { $square }: { $piece }.
task-take-freely = Ăn một quân mà không bị ăn lại.
task-check = Hãy chiếu tướng.
task-double-check = Chiếu bằng hai quân cùng lúc.
task-step = Bạn bị chiếu. Hãy tránh Tướng.
task-take-checker = Bạn bị chiếu. Hãy ăn quân đang chiếu.
task-interpose = Bạn bị chiếu. Hãy che ở giữa.
task-leg = Mã đang chiếu. Hãy cản chân nó.
task-unscreen = Pháo chiếu qua quân của bạn. Hãy bỏ ngòi đi.
task-second-screen = Pháo đang chiếu. Hãy đặt thêm một quân ở giữa.
task-attack-alone = Tấn công { $piece } ở { $square } mà nó không đánh lại được.
task-stalemate = Làm bên kia hết nước đi mà không chiếu.
task-win = Thắng trong { $moves } nước.
task-walk = Đưa { $piece } tới { $square } trong { $moves } nước. Bên kia đứng yên.
names-title = Tên các quân
names-intro = Mỗi quân với hai chữ, của Đỏ và của Đen, cách đọc và tên trong các ngôn ngữ khác.
names-meaning = Nghĩa
names-traditional = Phồn thể
names-simplified = Giản thể
names-pinyin = Bính âm
names-russian-sound = Phiên âm tiếng Nga
names-sino-vietnamese = Hán Việt
names-letters = Chữ cái (WXF, Việt)
meaning-general = nguyên soái / tướng
meaning-advisor = quan / kẻ sĩ
meaning-elephant = tể tướng / voi
meaning-horse = ngựa
meaning-chariot = chiến xa
meaning-cannon = pháo (lửa / đá)
meaning-soldier = lính / bộ binh

## Rating

rating-title = Điểm Elo của bạn
rating-intro = Ước tính ngay trên thiết bị này từ các ván bạn đấu với máy, theo Glicko-2. Không gửi gì đi đâu cả.
rating-empty = Chưa có ván nào được tính. Ván đấu với máy được tính khi kết thúc, nếu bắt đầu như thường lệ và bạn tự chơi không có trợ giúp.
rating-unreadable = Danh sách ván cờ bị hỏng hoặc thuộc phiên bản mới hơn của trang. Nó được giữ nguyên.
rating-like-level = Mạnh ngang khoảng cấp { $level }.
rating-unsure = Mới là phỏng đoán: thêm vài ván nữa sẽ chắc hơn.
rating-results = Thắng { $wins }, hòa { $draws }, thua { $losses }
rating-chart = Điểm qua { $games } ván, từ { $low } đến { $high }
rating-games = Các ván gần đây
score-win = Thắng
score-loss = Thua
rating-counts = Ván này được tính điểm.
unrated-take-back = Không tính điểm: đã đi lại
unrated-hint = Không tính điểm: có gợi ý
unrated-analysis = Không tính điểm: có phân tích
unrated-start = Không tính điểm: thế cờ khác
unrated-cancelled = Không tính điểm: bị huỷ
rating-levels = Các cấp mạnh đến đâu
rating-levels-note = Khoảng cách giữa các cấp từ 1 đến 9 được đo bằng các ván máy tự đấu; vị trí của cấp 1 so với người chơi và bước lên cấp 10 là ước lượng. Với cờ úp cũng dùng các con số này.
rating-export = Lưu danh sách thành tệp
rating-forget = Xoá mọi ván
rating-forget-sure = Chắc chắn xoá?

## Review

review-title = Xem lại ván
review-intro = Máy xem từng thế cờ của ván, cho biết nước nào làm mất ưu thế và nước nào tốt hơn.
review-start = Xem lại ván cờ
review-empty = Chưa có nước nào để xem lại. Hãy chơi một ván hoặc mở một ván từ liên kết.
review-depth = Mức độ kỹ
review-quick = Nhanh
review-usual = Thường
review-thorough = Kỹ
review-progress = { $done } trên { $total } thế cờ
review-stop = Dừng
review-go-on = Tiếp tục
review-anew = Xem lại lần nữa
review-move = Nước trên bàn cờ
review-step = Xem từng nước để đọc nhận xét.
review-dubious = Nước ngờ vực
review-mistake = Sai lầm
review-blunder = Sai lầm nặng
review-said = { $mark }: { $move } làm mất { $percent } % cơ hội thắng.
review-good = { $move } không làm mất gì.
review-better = Tốt hơn: { $line }
review-previous = Sai lầm trước
review-next = Sai lầm tiếp theo
review-compare = Xem nước tốt hơn
review-summary = Tóm tắt
review-lost = Mất mỗi nước
review-percent = { $percent } %
review-curve = Cơ hội thắng của Đỏ qua từng nước
review-save = Lưu kèm đánh giá

## Hints, questions and keys

hint = Gợi ý
hint-looking = Đang tìm gợi ý…
hint-piece = Hãy xem { $point }. Hỏi lần nữa để biết nước đi.
hint-move = Gợi ý: { $move }
hint-failed = Máy không gợi ý được. Hãy hỏi lại.
ask-unknown = Không có câu hỏi đó. Có ?e4, ?m e4, ?g, ?t và ?l; riêng ? hiện mọi phím.
ask-moves = { $point } đi được tới { $list }.
ask-no-moves = { $point }: không có nước đi.
ask-attackers = Tướng của bạn bị chiếu từ { $list }.
ask-no-attackers = Không quân nào chiếu Tướng của bạn.
ask-no-clock = Ván này không có đồng hồ.
ask-no-move = Chưa có nước nào.
help-title = Phím tắt
help-board = Trên bàn cờ
help-arrows = Đi từ điểm này sang điểm khác
help-enter = Nhấc quân, đặt quân (cả phím cách)
help-escape = Đặt lại chỗ cũ
help-draw = Bắt đầu và kết thúc mũi tên; hai lần tại một điểm là vòng tròn
help-draw-pointer = Với chuột, vẽ mũi tên bằng nút phải hoặc giữ phím Shift; với ngón tay, giữ yên trên một điểm rồi kéo. Phím Escape và nước đi tiếp theo sẽ xóa chúng.
help-ask = Câu hỏi, khi đang ở một điểm
help-what = Có quân gì ở đó?
help-moves = Quân này đi được đâu?
help-general = Quân nào đang chiếu Tướng của tôi?
help-clock = Đồng hồ còn bao nhiêu?
help-last = Nước cuối là gì?
help-hint = Gợi ý: trước là quân, sau là nước đi
help-game = Ở chỗ khác trên trang
help-steps = Lùi hoặc tiến một nước
help-ends = Về thế đầu hoặc thế cuối
help-tab = Sang nút tiếp theo
help-this = Bảng này
help-typed = Trong ô nhập nước đi
help-typed-move = Một nước theo ký hiệu bất kỳ

## Hidden pieces in records and in the editor

editor-closed = Quân úp
editor-closed-off = Quân úp chỉ nằm được ở điểm xuất phát của một quân, và không phải của Tướng.
editor-pool = Kho quân úp
editor-pool-by-board = Theo bàn cờ
editor-surplus = Vẫn chơi được, nhưng tính cả quân mở lẫn quân chưa biết thì có { $count } { $piece }; mỗi bên chỉ có { $most }.
record-seen-by = Những gì { $side } biết.
record-seen-by-both = Những gì cả hai bên biết.
record-reviewed = Phần xem lại đã ghi vào biên bản; số nước được đánh dấu: { $count }. Hoàn tác sẽ bỏ tất cả.
record-review-changed = Các nước đi đã thay đổi; việc xem lại đã dừng.

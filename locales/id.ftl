### Chuhe in Indonesian. Terms follow the project's glossary; the keys are those of en.ftl.

## The page

app-name = Chuhe
page-title = Chuhe: xiangqi
close = Tutup
cancel = Batal
more = Lainnya

## Pieces and points

side-red = Merah
side-black = Hitam
piece-general = Jenderal
piece-advisor = Penasihat
piece-elephant = Gajah
piece-horse = Kuda
piece-chariot = Kereta
piece-cannon = Meriam
piece-soldier = Prajurit
viet-general = Tướng
viet-advisor = Sĩ
viet-elephant = Tượng
viet-horse = Mã
viet-chariot = Xe
viet-cannon = Pháo
viet-soldier = Tốt
piece-of-side = { $piece } { $side }
board = Papan
point-empty = { $square }, kosong
point-piece = { $square }, { $piece }
point-target = { $point }, tujuan

## Whose turn it is

turn-red = Giliran Merah
turn-black = Giliran Hitam
turn-yours = Giliran Anda
check = Skak!
check-and = Skak! { $rest }
thinking = Mesin sedang berpikir…
viewing = Langkah { $ply } dari { $total }
viewing-start = Sebelum langkah pertama, dari { $total }

## Why a move is refused

illegal-no-piece = Tidak ada bidak di { $from }.
illegal-not-yours-red = Sekarang giliran Merah.
illegal-not-yours-black = Sekarang giliran Hitam.
illegal-own-piece = Bidak Anda sendiri ada di { $to }.
illegal-not-its-move = { $piece } tidak melangkah seperti itu.
illegal-leaves-palace = { $piece } tidak boleh keluar dari istana.
illegal-crosses-river = Gajah tidak boleh menyeberangi sungai.
illegal-leg-blocked = Kaki Kuda tertahan di { $square }.
illegal-eye-blocked = Mata Gajah tertutup di { $square }.
illegal-path-blocked = Jalan terhalang di { $square }.
illegal-no-screen = Meriam memerlukan penghalang untuk memakan: satu bidak yang dilompati.
illegal-too-many-screens = Meriam memakan dengan melompati tepat satu bidak.
illegal-soldier-back = Prajurit tidak pernah mundur.
illegal-soldier-sideways = Prajurit menyamping hanya setelah menyeberangi sungai.
illegal-generals-facing = Kedua Jenderal tidak boleh berhadapan.
illegal-takes-general = Jenderal tidak pernah dimakan.
illegal-general-attacked = Jenderal Anda akan ter-skak dari { $square }.
illegal-engine-turn = Sekarang giliran mesin.
planned = Langkah di muka: { $point }, ke { $target }.
plan-impossible = Langkah yang direncanakan tidak mungkin lagi.
illegal-past-move = Di sini mesin yang melangkah. Kembalilah ke langkah Anda untuk melanjutkan.
illegal-game-over = Permainan sudah selesai.

## How a game ended

win-red = Merah menang
win-black = Hitam menang
draw = Seri
aborted = Permainan dibatalkan
you-win = Anda menang
you-lose = Anda kalah
reason-checkmate = Skakmat: Jenderal diserang dan tidak ada langkah yang menyelamatkannya.
reason-stalemate = Terkepung: pihak tanpa langkah sah kalah.
reason-perpetual-check =
    { $by ->
        [row] Skak terus-menerus: { $loser } memberi lebih banyak skak berturut-turut daripada yang diizinkan aturan ini.
       *[cycle] Skak terus-menerus: { $loser } memberi skak pada setiap langkah sampai posisi yang sama muncul { $times } kali.
    }
reason-mutual-perpetual-check = Kedua pihak memberi skak terus-menerus: seri.
reason-perpetual-attack = Serangan terus-menerus: { $loser } menyerang satu bidak tak terlindung lebih sering berturut-turut daripada yang diizinkan aturan ini.
reason-mutual-perpetual-attack = Kedua pihak terlalu sering menyerang satu bidak berturut-turut: seri.
reason-perpetual-chase = Kejar terus-menerus: { $loser } mengejar satu bidak pada setiap langkah sampai posisi yang sama muncul { $times } kali.
reason-mutual-perpetual-chase = Kedua pihak terus mengejar: seri.
reason-repetition = Posisi yang sama muncul { $times } kali dan tidak ada pihak yang melanggar.
reason-no-capture = { $moves } tanpa memakan bidak.
reason-progress = { $moves } tanpa memakan bidak atau langkah maju Prajurit di seberang sungai.
reason-effectiveness = { $moves } langkah efektif tiap pihak: bukan skak, bukan serangan, bukan jawabannya.
reason-moves = { $moves } langkah tiap pihak: sepanjang itulah permainan paling lama.
reason-no-attackers = Tidak ada lagi bidak penyerang.
reason-agreement = Kedua pemain sepakat.
reason-resign-red = Merah menyerah.
reason-resign-black = Hitam menyerah.
reason-timeout-red = Waktu Merah habis.
reason-timeout-black = Waktu Hitam habis.
reason-abandoned-red = Merah terlalu lama meninggalkan papan.
reason-abandoned-black = Hitam terlalu lama meninggalkan papan.
reason-no-first-move = Salah satu pihak belum melangkah: permainan tidak dihitung.

## Players

opponent-engine-level = Mesin, tingkat { $level }
player-you = Anda
captured-by = Dimakan { $side }
lead = Unggul { $value }

## Commands

new-game = Main baru
play-again = Main lagi
rematch = Tanding ulang, tukar sisi
look-at-board = Lihat papan
take-back = Tarik langkah
resign = Menyerah
offer-draw = Tawarkan seri
flip = Balik papan
copy-fen = Salin FEN
settings = Pengaturan
move-now = Jalan sekarang
retry = Coba lagi

## The move list

moves = Langkah
moves-empty = Langkah muncul di sini. Pilih bidak untuk mulai.
moves-empty-engine = Langkah muncul di sini. Mesin yang mulai.
move-number = { $number }.
move-label = Langkah { $number }, { $side }: { $text }
move-heard = { $piece }, { $from } ke { $to }
move-takes = { $move }, makan { $piece }
move-reveals = { $move }, terbuka sebagai { $piece }
move-said = { $side }: { $text }
step-first = Posisi awal
step-back = Mundur selangkah
step-forward = Maju selangkah
step-last = Posisi akhir

## Typed moves

type-move = Ketik langkah
play-typed = Jalan
typed-unreadable = “{ $text }” bukan langkah: “{ $token }” tidak terbaca.
typed-incomplete = “{ $text }” belum lengkap.
typed-no-such-piece = “{ $text }”: tidak ada bidak seperti itu di sana.
typed-no-such-move = “{ $text }”: bidak itu tidak punya langkah seperti itu.
typed-none-legal = “{ $text }” bisa berarti { $moves }, tetapi semuanya tidak sah.
typed-ambiguous = “{ $text }” bisa berarti { $moves }. Tuliskan yang mana.
typed-in-line = Langkah { $number }: { $why }

## The notations

notations = Notasi
back-to-game = Kembali ke permainan
converter-title = Notasi
converter-intro = Tempel langkah dalam notasi apa pun dan baca dalam notasi lain.
converter-moves = Langkah
converter-take-game = Ambil permainan di papan
converter-start = Posisi sebelumnya sebagai FEN
converter-target = Baca sebagai
converter-result = Langkah yang sama

## A new game

opponent = Lawan
opponent-engine = Mesin
opponent-person = Dua orang
level = Tingkat
level-hint = 1 paling mudah, 10 paling kuat.
side = Main sebagai
side-random = Acak
position = Posisi
position-start = Biasa
position-fen = Dari FEN
position-handicap = Handicap
handicap = Tanpa
handicap-giver = Siapa yang bermain tanpanya
handicap-horse = Satu Kuda
handicap-two-horses = Dua Kuda
handicap-chariot = Satu Kereta
handicap-chariot-horse = Kereta dan Kuda
handicap-two-chariots = Dua Kereta
clock = Jam
clock-none = Tanpa
clock-increment = Tambahan
clock-byo-yomi = Byo-yomi
clock-minutes = Waktu tiap pihak
clock-gain = Tambahan tiap langkah
clock-length = Lama satu periode
clock-periods = Periode setelah waktu habis
minutes = { $number } mnt
seconds = { $number } dtk
count = { $number }
fen-field = FEN posisi
fen-help = Sepuluh baris dari sisi Hitam, lalu w atau b untuk pihak yang melangkah.
start-game = Mulai
fen-odd = Tidak lazim, tetapi dapat dimainkan: { $list }.
fen-over = Posisi ini sudah selesai: { $reason }

## Clock and absence

clock-of = Jam { $side }
clock-periods-left = × { $periods }
pause = Jeda
go-on = Lanjutkan
paused = Permainan dijeda.
away-text = Anda meninggalkan papan. Kembalilah sebelum waktunya habis, atau Anda kalah.
away-title = ({ $seconds }) Kembali ke papan!

## What is wrong with a FEN

fen-empty = Tempel atau ketik FEN.
fen-rank-count = Papan punya { $count } baris; diperlukan 10, dengan garis miring di antaranya.
fen-file-count = Baris { $rank } punya { $count } titik, bukan 9.
fen-unknown-piece = Baris { $rank }: “{ $found }” bukan bidak. Bidak adalah K A B N R C P, atau E untuk B dan H untuk N.
fen-unknown-side = “{ $found }” bukan pihak yang melangkah: setelah papan harus ada w atau b.
fen-pieces-in-hand = “[{ $found }]”: tidak ada bidak di tangan dalam xiangqi.
fen-field-count = Ada { $count } bagian; FEN punya 1, 2, 4 atau 6.
fen-not-a-dash = Bagian { $field } adalah “{ $found }”, bukan “-”.
fen-not-a-number = “{ $found }” bukan angka.
fen-impossible = Ini tidak dapat dimainkan: { $list }.
fen-no-red-general = Merah tidak punya Jenderal
fen-no-black-general = Hitam tidak punya Jenderal
fen-several-red-generals = Merah punya lebih dari satu Jenderal
fen-several-black-generals = Hitam punya lebih dari satu Jenderal
fen-red-general-outside = Jenderal Merah di luar istana
fen-black-general-outside = Jenderal Hitam di luar istana
fen-generals-facing = kedua Jenderal berhadapan
fen-opponent-in-check = pihak yang baru melangkah sedang ter-skak
fen-too-many-pieces = satu pihak punya lebih banyak bidak sejenis daripada di awal
fen-advisor-off = Penasihat berdiri di titik yang tak dapat dicapainya
fen-elephant-off = Gajah berdiri di titik yang tak dapat dicapainya
fen-soldier-off = Prajurit berdiri di titik yang tak dapat dicapainya

## Resigning

resign-question = Menyerah?
resign-consequence = Kalau begitu { $winner } menang.

## Rule sets

rules = Aturan
rules-cxq = CXQ
rules-club = Klub
rules-online = Daring
rules-asian = Asia
rules-own = Sendiri
rules-in-force = Aturan { $rules }
rules-about-cxq = Skak dan serangan berturut-turut dihitung: enam oleh satu bidak diizinkan. Pengulangan posisi tidak mengakhiri apa pun.
rules-about-club = Posisi yang sama untuk ketiga kalinya mengakhiri permainan: skak terus-menerus kalah, pengulangan lain seri.
rules-about-online = Seperti Klub, tetapi kejar terus-menerus juga kalah, dan tanpa bidak penyerang permainan berlanjut.
rules-about-asian = Skak dan kejar terus-menerus kalah, seperti diputuskan diagram federasi.
rules-about-own = Aturan yang Anda susun sendiri.
rules-compare = Bandingkan aturan
rules-title = Empat aturan berdampingan
rules-intro = Skakmat selalu menang, pihak tanpa langkah sah kalah, dan keduanya boleh sepakat seri. Selebihnya aturan berbeda soal langkah yang terus berulang.
rules-this-game = dalam permainan ini
rules-table = Aturan
rules-own-note = Aturan sendiri dapat mengubah semuanya, dan beberapa hal yang sama pada keempat aturan.
rule-yes = Ya
rule-no = Tidak
plies = { $even ->
        [yes] { $moves } langkah tiap pihak
       *[no] { $plies } langkah kedua pihak
    }

## The own rule set

own-rules = Aturan sendiri
own-rules-change = Ubah aturan sendiri
own-rules-from = Mulai dari
own-rules-save = Simpan
own-rules-group-repetition = Posisi berulang
own-rules-group-rows = Skak dan serangan berturut-turut
own-rules-group-draws = Seri menurut hitungan
own-rules-group-clock = Jam dan kepergian
own-rules-number = { $rule }: angka
own-rules-bounds = Dari { $least } sampai { $greatest }.
own-rules-out-of-bounds = { $rule }: { $value } tidak mungkin, harus dari { $least } sampai { $greatest }.
own-rules-no-number = { $rule }: tulis bilangan bulat dari { $least } sampai { $greatest }.
rule-repetition = Kemunculan yang mengakhiri permainan
rule-repetition-hint = Posisi yang sama dengan giliran yang sama, termasuk posisi awal. Jika mati, pengulangan tidak mengakhiri apa pun.
rule-perpetual-check-loses = Skak terus-menerus kalah
rule-perpetual-check-loses-hint = Pihak yang memberi skak pada setiap langkah pengulangan kalah, kecuali lawannya juga begitu.
rule-perpetual-chase-loses = Kejar terus-menerus kalah
rule-perpetual-chase-loses-hint = Pihak yang mengejar bidak yang sama pada setiap langkah pengulangan kalah, kecuali lawannya melanggar sama berat.
rule-larger-is-chased = Bidak lebih besar dikejar
rule-larger-is-chased-hint = Mengancam bidak yang lebih besar daripada penyerangnya adalah kejaran, walaupun terlindung.
rule-all-pieces-chase = Semua bidak mengejar
rule-all-pieces-chase-hint = Jenderal dan Prajurit juga dapat bersalah mengejar.
rule-pinned-chariot-first = Kereta terikat didahulukan
rule-pinned-chariot-first-hint = Mengejar Kereta yang melindungi Jenderalnya dari Kuda lebih berat daripada kejaran lain.
rule-chase-by-diagrams = Kejaran menurut diagram
rule-chase-by-diagrams-hint = Langkah dinilai dari apa yang baru diserangnya; yang sekadar ditinggalkan tak terlindung dihitung hanya jika tidak ada serangan baru, seperti pada diagram federasi.
rule-row-limit = Skak atau serangan berturut-turut oleh satu bidak
rule-row-limit-hint = Sebanyak itu boleh dengan satu bidak; dengan dua dan tiga bidak dua dan tiga kali lipat. Satu lagi kalah.
rule-row-pieces = Bidak yang menaikkan batas itu
rule-row-pieces-hint = Mulai sebanyak itu, batasnya tidak naik lagi.
rule-attack-rows = Serangan berturut-turut dihitung
rule-attack-rows-hint = Serangan pada satu bidak tak terlindung dihitung berturut-turut seperti skak.
rule-capture-ends-row = Memakan memutus hitungan
rule-capture-ends-row-hint = Setelah memakan, skak dan serangan pihak itu dihitung dari awal.
rule-discovered-attacks = Serangan terbuka dihitung
rule-discovered-attacks-hint = Langkah juga menyerang apa yang baru sekarang diserang bidak di belakangnya.
rule-no-capture-plies = Langkah tanpa memakan
rule-no-capture-plies-hint = Setelah sekian langkah kedua pihak bersama, permainan seri.
rule-counted-checks = Skak yang ikut dihitung
rule-counted-checks-hint = Sekian skak tiap pihak dihitung dalam langkah tanpa memakan; jika mati, semuanya.
rule-progress-plies = Langkah tanpa kemajuan
rule-progress-plies-hint = Setelah sekian langkah kedua pihak bersama tanpa memakan atau langkah maju Prajurit di seberang sungai, permainan seri.
rule-effective-moves = Langkah efektif
rule-effective-moves-hint = Setelah sekian langkah tiap pihak yang bukan skak, bukan serangan dan bukan jawabannya, permainan seri.
rule-game-moves = Langkah seluruhnya
rule-game-moves-hint = Setelah sekian langkah tiap pihak, permainan seri.
rule-no-attackers-draw = Seri jika tak ada penyerang
rule-no-attackers-draw-hint = Tanpa Kereta, Kuda, Meriam atau Prajurit di papan, permainan langsung seri. Jika mati, seri hanya disarankan.
rule-time-out-loses = Kehabisan waktu kalah
rule-time-out-loses-hint = Berlaku untuk permainan dengan jam. Bila salah satu dari keempat aturan tidak menyebutnya, kehabisan waktu tetap kalah jika ada jam.
rule-away-seconds = Detik meninggalkan papan
rule-away-seconds-hint = Siapa yang pergi lebih lama kalah, bila kepergian diawasi.
rule-unstarted-is-aborted = Permainan yang belum mulai dibatalkan
rule-unstarted-is-aborted-hint = Jika waktu habis sebelum kedua pihak melangkah, tidak ada yang kalah.

## What is about to end a game

notice-checks =
    { $side }: { $length } skak berturut-turut oleh { $pieces } bidak. { $left ->
        [0] Satu lagi kalah.
       *[other] { $limit } diizinkan.
    }
notice-attacks =
    { $side }: { $length } serangan berturut-turut pada { $victim } oleh { $pieces } bidak. { $left ->
        [0] Satu lagi kalah.
       *[other] { $limit } diizinkan.
    }
notice-repetition =
    Satu kali lagi posisi ini mengakhiri permainan: { $loser ->
        [nobody] seri
       *[other] { $loser } kalah
    }.
notice-no-capture = { $left } langkah lagi tanpa memakan menjadi seri.
notice-progress = { $left } langkah lagi tanpa kemajuan menjadi seri.
notice-effectiveness = { $left } langkah lagi tanpa skak atau serangan menjadi seri.
notice-moves = { $left } langkah lagi, dan panjang permainan menjadikannya seri.
draw-offered = { $side } menawarkan seri.
draw-considered = Mesin menjawab bersama langkah berikutnya.
draw-declined = Mesin tidak mau seri.
accept = Terima
decline = Tolak
draw-suggested = Tidak ada lagi yang dapat menang.
draw-agree = Sepakat seri

## The moves that decided

evidence = Langkah yang menentukan
evidence-position = { $text }: { $deed }
evidence-place = { $number } dari { $total }
evidence-next = Langkah penentu berikutnya
evidence-previous = Langkah penentu sebelumnya
evidence-done = Kembali ke akhir permainan
evidence-start = Awal
evidence-move =
    { $side ->
        [black] { $number }… { $text }
       *[red] { $number }. { $text }
    }
evidence-check = skak oleh { $attackers }
evidence-attack = { $attacker } menyerang { $victim }
evidence-chase = { $attacker } mengejar { $victim }
evidence-occurrence = posisi ini untuk kali ke-{ $number }
man = { $piece } { $square }
result-why = Mengapa?

## Settings

settings-board = Papan
settings-game = Permainan
settings-page = Halaman
setting-language = Bahasa
language-auto = Otomatis
language-en = English
language-ru = Русский
language-id = Bahasa Indonesia
language-vi = Tiếng Việt
language-zh-hans = 简体中文
language-zh-hant = 繁體中文
language-failed = Bahasa ini tidak dapat dimuat.
part-missing-title = Bagian ini belum ada
part-missing = Bagian ini tidak dapat dimuat. Periksa koneksi; permainan di papan berlanjut.
setting-faces = Bidak
faces-han = Aksara
faces-latin = Huruf
setting-notation = Notasi
notation-coordinate = Koordinat
notation-iccs = ICCS
notation-wxf = WXF
notation-vietnamese = Vietnam
notation-vietnamese-short = Vietnam, singkat
notation-han = Aksara Han
notation-han-traditional = Aksara Han, tradisional
setting-labels = Label tepi papan
setting-targets = Tunjukkan tujuan bidak
setting-confirm-resign = Tanya sebelum menyerah
setting-opening-book = Mesin memakai buku pembukaan
setting-absence = Meninggalkan papan
absence-never = Tidak diawasi
absence-hidden = Halaman tak tampak
absence-unfocused = Juga jendela lain
setting-theme = Tema
theme-auto = Otomatis
theme-light = Terang
theme-dark = Gelap
setting-motion = Bidak bergeser
settings-senses = Suara dan getar
sound-move = Suara langkah
sound-capture = Suara memakan
sound-check = Suara skak
sound-reveal = Suara bidak terbuka
sound-end = Suara di akhir
sound-time = Suara saat waktu menipis
vibration = Getar
setting-surface = Rupa papan
surface-wood = Kayu
surface-paper = Kertas
surface-contrast = Kontras tinggi
setting-grid = Gambar papan
grid-lines = Garis
grid-cells = Kotak
setting-axis = Label tepi
axis-notation = Seperti notasi
axis-points = a–i, 0–9
axis-numbers = 1–9
axis-numerals = 一–九, 1–9
setting-turned = Putar bidak pihak atas
setting-premove = Langkah di muka
settings-reset = Atur ulang semua
settings-reset-sure = Sungguh atur ulang?
settings-export = Ekspor pengaturan
settings-import = Impor pengaturan
settings-imported = Pengaturan diimpor.
settings-not-imported = Berkas ini tidak berisi pengaturan Chuhe.
settings-newer = Berkas ini ditulis versi yang lebih baru.
faces-simplified = Aksara, sederhana
faces-pictures = Gambar
faces-vietnamese = Huruf, Vietnam

## Notices

fen-copied = FEN disalin.
fen-not-copied = Peramban tidak mengizinkan menyalin di sini. FEN-nya: { $fen }
storage-blocked = Peramban ini tidak menyimpan apa pun untuk halaman ini. Anda dapat bermain, tetapi setelah dimuat ulang semuanya mulai dari awal.
storage-full = Tidak ada tempat lagi untuk menyimpan permainan. Anda dapat terus bermain, tetapi langkah bisa hilang saat dimuat ulang.
saved-game-older = Simpanan terakhir rusak. Ini permainan satu perubahan sebelumnya.
saved-game-newer = Permainan tersimpan berasal dari versi halaman yang lebih baru dan dibiarkan apa adanya.
saved-settings-older = Pengaturan terakhir rusak; yang sebelumnya berlaku.
saved-game-unreadable = Permainan tersimpan tidak terbaca, jadi disiapkan yang baru.
saved-settings-unreadable = Pengaturan tersimpan tidak terbaca, jadi yang biasa berlaku.
engine-restarted = Mesin sempat berhenti dan dijalankan lagi.
engine-broken = Mesin tidak berfungsi di sini. Permainan Anda aman.
engine-silent = Mesin tidak menjawab. Permainan Anda aman.
engine-version = Mesin berasal dari versi halaman yang lain. Permainan Anda aman; muat ulang halaman.

## Records, files, library, editor

record = Catatan permainan
record-empty = Belum ada langkah. Mainkan di papan: setiap langkah masuk ke catatan, langkah lain menjadi variasi.
record-fold = Lipat variasi
record-unfold = Buka variasi
record-comment = Komentar
record-marks = Tanda
mark-brilliant = Brilian
mark-good = Bagus
mark-interesting = Menarik
mark-dubious = Meragukan
mark-mistake = Kesalahan
mark-blunder = Kesalahan besar
tag-event = Turnamen
tag-site = Tempat
tag-date = Tanggal
tag-opening = Pembukaan
tag-result = Hasil
result-open = Belum selesai
record-details = Rincian
record-take-over = Terapkan
record-editing = Penyuntingan
undo = Urungkan
redo = Ulangi
record-promote = Jadikan varian utama
record-delete = Hapus dari sini
record-save = Simpan sebagai…
record-keep = Simpan di pustaka
record-find = Cari di pustaka
record-was-kept = Tersimpan di pustaka.
record-not-kept = Tidak ada ruang untuk catatan ini di peramban: memuat ulang akan menghilangkannya. Simpan sebagai berkas.
record-before-kept = Catatan sebelumnya tersimpan di pustaka.
record-before-stays = Catatan yang diubah ini tidak ada di pustaka, jadi tetap di sini. Simpan sebagai berkas sebelum membuka yang lain.
record-open-other = Buka catatan lain
record-play-on = Main dari sini
copy-pgn = Salin PGN
pgn-copied = Catatan disalin sebagai PGN.
not-copied = Peramban tidak mengizinkan penyalinan di sini. Teksnya: { $text }
back-to-record = Kembali ke catatan
back-to-editor = Kembali ke posisi

open-title = Buka
open-about = PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN, atau langkah dalam notasi apa pun; juga dengan pengodean Tionghoa. Berkas bisa diseret ke halaman mana pun, teks bisa ditempel.
open-file = Pilih berkas
open-clipboard = Dari papan klip
open-paste = Atau tempel teks
open-read = Baca
open-reading = Membaca berkas
open-games = Permainan dalam berkas
open-import-all = Semua ke pustaka
open-so-far = { $count } permainan sejauh ini…
open-found = { $count } permainan ({ $format })
open-warnings = { $count } peringatan
open-unreachable = Tidak dapat dibaca dari perangkat. Coba lagi atau pilih berkas lain.
open-rest = Buka yang terbaca
open-partly = Tidak semuanya terbaca. Sisanya tetap ada.
complaint-of-file = Berkas: { $what }
complaint-of-game = Permainan { $game }: { $what }
complaint-of-move = Permainan { $game }, langkah { $ply }: { $what }
complaint-dropped =
    { $what } Varian berakhir di situ{ $count ->
        [0] .
       *[other] ; { $count } langkah lagi ditinggalkan.
    }
complaint-off-board = “{ $text }” bukan langkah di papan.
complaint-fen = Posisi awal “{ $text }” tidak terbaca, jadi dipakai yang biasa. { $why }
complaint-turn = Langkah pertama milik { $side }, jadi { $side } mulai.
complaint-variant = Varian “{ $text }” tidak dibaca; langkahnya ditinggalkan.
complaint-prose = “{ $text }” bukan langkah; disimpan sebagai komentar.
complaint-open-comment = Sebuah komentar tidak berakhir.
complaint-brackets = Kurung variasi tidak cocok.
complaint-no-such-line = “{ $text }” tidak termasuk varian mana pun dan ditinggalkan.
complaint-truncated = Berkas berakhir di tengah langkah.
complaint-field = Bidang “{ $name }” bernilai “{ $value }” yang tidak dikenal.
complaint-too-large = Lebih dari { $count } langkah; sisanya ditinggalkan.
complaint-more = { $count } peringatan lagi tentang permainan ini.
complaint-coup-fen = Posisi awal “{ $text }” tidak terbaca, jadi papannya kosong.
complaint-shown = “{ $text }”: yang terbuka tidak cocok.
complaint-hidden = Keterangan bidak tertutup tidak mungkin benar: { $text }
fault-empty = Tidak ada isinya.
fault-too-large = { $size } MB melebihi { $limit } MB yang dibaca untuk format ini.
fault-unknown = Ini bukan catatan permainan yang dikenal: bukan PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN, dan bukan langkah.
fault-cut = { $format }: berkas berakhir di bita { $at }, sebelum langkahnya.
fault-no-game = { $format }: tidak ada permainan di dalamnya.
records-broken = Berkas tidak dapat dibaca atau ditulis di sini: { $reason }
game-unnamed = Permainan tanpa nama
game-length = { $count } langkah
game-variations = { $count } variasi

save-format = Format
save-film = SVG bergerak
save-about-pgn = Semuanya, dengan variasi dan komentar, dalam notasi daftar langkah. Dibaca kebanyakan program.
save-about-dhtmlxq = Teks berangka untuk situs seperti dpxq.com, dengan variasi dan komentar.
save-about-xqf = Untuk XQStudio dan sejenisnya. Yang tidak tertampung format ini akan disebutkan.
save-about-moves = Varian utama dalam koordinat, seperti yang dipakai mesin.
save-about-fen = Posisi di papan, dalam satu baris.
save-about-picture = Gambar posisi di papan.
save-about-film = Varian utama sebagai gambar bergerak.
save-download = Simpan
save-as = Pilih tempat
save-copy = Salin
saved = { $name } tersimpan.
save-failed = Berkas tidak dapat disimpan. Coba tempat atau format lain.
save-copied = Tersalin.
save-not-copied = Peramban tidak mengizinkan penyalinan. Simpan berkasnya saja.
lack-piece = XQF tidak dapat memuat bidak sejenis lebih banyak daripada di awal.
lack-long = XQF punya { $longest } bita untuk “{ $tag }”; nilai ini perlu { $bytes }.
lack-tag = XQF tidak punya bidang untuk “{ $tag }”. PGN menyimpannya.
lack-counters = XQF tidak dapat memuat penghitung posisi awal. PGN menyimpannya.
lack-evaluation = XQF tidak dapat memuat evaluasi langkah { $ply }. PGN menyimpannya.
lack-time = XQF tidak dapat memuat waktu langkah { $ply }. PGN menyimpannya.
lack-mark = XQF tidak dapat memuat tanda langkah { $ply }. PGN menyimpannya.
lack-character = XQF tidak dapat menulis sebuah karakter dari “{ $text }”. PGN bisa.
lack-closed = XQF tidak dapat memuat bidak tertutup. PGN menyimpannya.
lack-drawing = Peramban ini tidak dapat menggambar di latar belakang. SVG selalu bisa.

library = Pustaka
library-words = Pemain, turnamen, atau tahun
library-way = Langkah awal, atau posisi sebagai FEN
library-any-result = Semua
library-order = Urutan
library-by-added = Terbaru
library-by-date = Tanggal
library-by-player = Pemain
library-by-event = Turnamen
library-import = Impor berkas
library-export = Ekspor semua
library-undo = Batalkan penghapusan
library-found = { $found } dari { $count }
library-empty = Belum ada permainan. Permainan yang selesai masuk ke sini dengan sendirinya; berkas bisa diimpor.
library-nothing = Tidak ada yang cocok. Kurangi syarat pencarian.
library-delete = Hapus { $game }
library-deleted = Permainan dihapus.
library-damaged = { $count } permainan rusak dan tidak ditampilkan.
library-game-damaged = Permainan ini rusak dan tidak dapat dibuka. Yang lain tidak terpengaruh.
library-importing = { $done } dari { $count } permainan masuk…
library-imported = { $count } permainan masuk ke pustaka.
library-imported-some = { $count } permainan masuk; { $left } dengan posisi awal yang tidak mungkin ditinggalkan.
library-import-stopped = { $why } { $done } permainan sudah masuk.
library-exporting = { $done } dari { $count } permainan ditulis…
library-blocked = Peramban ini tidak menyimpan pustaka untuk halaman ini. Catatan tetap bisa dibuka dan disimpan sebagai berkas.
library-full = Pustaka penuh. Isinya aman; ekspor atau hapus sesuatu.
library-newer = Pustaka dibuat oleh versi halaman yang lebih baru dan dibiarkan. Muat ulang halaman.
library-broken = Pustaka saat ini tidak terjangkau. Isinya dibiarkan; coba lagi setelah memuat ulang.

edit-position = Susun posisi
editor-turn = Giliran
editor-halfmoves = Langkah tanpa makan
editor-round = Ronde
editor-clear = Kosongkan papan
editor-pieces = Bidak
editor-hand = Pindahkan bidak
editor-erase = Singkirkan bidak
editor-fine = Posisi ini dapat dimainkan.
editor-gives = { $side } memberi:
editor-fen-kept = Papan menampilkan posisi terakhir yang dapat dibaca.
editor-play = Main
editor-record = Catatan dari sini

## Another tab

elsewhere-title = Permainan ini terbuka di tab lain
elsewhere-text = Lanjutkan di sini, dan tab lain melepaskannya. Atau mulai permainan lain di tab ini; keduanya disimpan.
elsewhere-take = Main di sini
elsewhere-own = Permainan lain

## As an app

offline-ready = Kini bisa tanpa jaringan
update-ready = Versi baru siap.
update-now = Pakai
about = Tentang
about-build = Chuhe { $version }, build { $build }
licences = Lisensi

## Analysis

analyse = Analisis
analysis = Analisis
analysis-engine = Mesin
analysis-threats = Tunjukkan ancaman
analysis-lines = Varian
analysis-fewer = Satu varian lebih sedikit
analysis-more = Satu varian lebih banyak
analysis-leave-out = Abaikan langkah terbaik
analysis-all-back = Semua langkah lagi
analysis-worth = Nilai bagi Merah: { $worth }
analysis-effort = Kedalaman { $depth }, { $nodes } rb posisi, { $speed } rb per detik
analysis-waits = Mesin mulai melihat…
analysis-over = Tidak ada langkah lagi.
analysis-off = Mesin mati.

## Links

copy-link = Salin tautan
link-copied = Tautan dengan seluruh permainan disalin. Siapa membukanya melihat permainan yang sama.
link-not-copied = Peramban tidak mengizinkan menyalin di sini. Tautannya: { $link }
shared-title = Permainan dari tautan
shared-text = 
    { $moves ->
        [0] Tautan ini berisi permainan sebelum langkah pertama.
       *[other] Tautan ini berisi permainan dengan { $moves } langkah.
    } Permainan itu menggantikan yang di papan.
shared-broken = Tautan ini tidak utuh, atau dibuat versi lain: permainan tidak dapat dibuka. Mintalah tautannya lagi. Permainan di papan tidak berubah.
shared-open = Buka permainan ini

## Cờ úp

variant = Permainan
variant-xiangqi = Xiangqi
variant-co-tuong = Cờ tướng
co-tuong-about = Permainan yang sama dengan nama Vietnam, huruf pada bidak dan notasi Vietnam.
variant-coup = Cờ úp (bidak tertutup)
coup-about = Semua bidak kecuali Jenderal tertutup dan terbuka oleh langkah pertamanya.
coup-learn = Cara memainkannya
taken-closed-seen = Siapa melihat bidak yang dimakan tertutup
seen-by-capturer = Pemakannya
seen-by-nobody = Tidak seorang pun
seen-by-both = Keduanya
forty-moves = 40 langkah tiap pihak tanpa memakan adalah seri
guards-at-home = Penasihat dan Gajah terbuka tetap di rumah
piece-closed = bidak tertutup { $side }, melangkah seperti { $piece }
taken-closed = { $count } tertutup
hidden-pieces = Bidak tersembunyi
pool-hint = Yang belum terlihat, di papan atau dimakan tertutup:
taken-seen-by-capturer = Bidak yang dimakan tertutup hanya dilihat pemakannya. Setelah permainan semuanya ditunjukkan.
taken-seen-by-nobody = Bidak yang dimakan tertutup tidak dilihat siapa pun. Setelah permainan semuanya ditunjukkan.
taken-seen-by-both = Bidak yang dimakan tertutup dilihat kedua pihak.
seal = Segel
seal-hint = Bidak dibagi sebelum langkah pertama. Angka ini menjaminnya tanpa membocorkan apa pun; setelah permainan dapat diperiksa.
sealed-now = Bidak sudah dibagi dan disegel:
seal-kept = Segel utuh: inilah yang dibagikan.
seal-broken = Segel tidak cocok dengan pembagian.
seal-check = Siapa pun dapat memeriksanya:
look = Lihat
look-title = Hanya untuk mata { $side }
look-pass = { $side } memakan bidak tertutup dan boleh melihat apa itu. Serahkan papan kepada { $side }, dan jangan biarkan orang lain melihat.
look-show = Tunjukkan
look-later = Jangan sekarang
look-hide = Sembunyikan
look-hide-then = Sembunyikan lagi sebelum pihak lain melihat.
coup-intro = Dalam cờ úp (Tionghoa: jieqi) hanya kedua Jenderal terbuka. Tidak ada yang tahu bidak lain itu apa, bahkan pemiliknya, sampai bidak itu melangkah.
coup-try = Gerakkan bidak tertutup Merah: ia melangkah seperti bidak yang mulai di titiknya, lalu terbuka.
coup-deal-again = Bagikan lagi
coup-revealed = Ia melangkah seperti { $as } dan ternyata: { $piece }. { $turn }.
coup-rule-setup = Lima belas bidak lain tiap pihak diacak di titik awalnya sendiri, tertutup.
coup-rule-closed = Bidak tertutup melangkah dan memakan seperti bidak yang mulai di titiknya: tetangga Jenderal hanya ke tengah istana, bidak di sudut seperti Kereta. Membukanya tanpa melangkah tidak boleh.
coup-rule-opens = Setelah langkah pertama ia terbuka bagi kedua pihak dan selanjutnya melangkah sebagai dirinya. Skak dinilai sesudah itu.
coup-rule-guards = Penasihat dan Gajah terbuka boleh ke seluruh papan, tetap satu dan dua langkah diagonal; mata tertutup tetap menahan Gajah.
coup-rule-soldiers = Prajurit terbuka maju, dan menyamping di seberang sungai, di mana pun ia terbuka.
coup-rule-taken = Siapa memakan bidak tertutup melihat apa itu; pihak lain tidak.
coup-rule-end = Skakmat, pihak tanpa langkah, pengulangan dan batas mengikuti aturan yang dipilih.
fen-closed-off-start = { $letter } tertutup berada di { $square }, tempat pihaknya tidak memulai bidak apa pun.
fen-pool = “{ $found }” tidak menyebut bidak yang belum diketahui, seperti “R2p5”.
fen-pool-too-large = { $count } { $letter } disebut belum diketahui; satu pihak punya { $most }.
fen-pool-too-small = { $side }: { $closed } tertutup, tetapi { $unknown } disebut belum diketahui.
analysis-expected = Nilai harapan: rata-rata dari kemungkinan bidak tertutup, sejauh yang Anda ketahui. Tidak ada yang mengintip ke bawahnya.
analysis-turns-out = Bidak itu ternyata
analysis-may-be = { $piece }, { $count } belum terlihat
shared-dealt-anew = Yang tertutup tidak ada di tautan dan dibagikan ulang.

## Before the program runs and after it has stopped: plain messages only

loading = Memuat
loading-slow = Memuat lebih lama dari biasanya.
needs-script = Chuhe memerlukan JavaScript dan WebAssembly.
start-failed = Permainan tidak dapat dimuat. Yang telah Anda mainkan aman.
crash-title = Permainan terhenti
crash-text = Ini seharusnya tidak terjadi. Permainan Anda tersimpan: muat ulang, dan permainan dilanjutkan.
crash-game = Permainan Anda
crash-report = Apa yang terjadi
reload = Muat ulang
copy-game = Salin permainan
copy-report = Salin laporan

## Where nothing can be kept

save-game-file = Simpan permainan sebagai berkas

## Lessons

point-note = { $point }, { $note }
point-barred = terhalang
point-chosen = dipilih
point-right = benar
point-wrong = salah
point-missed = salah satu jawaban
point-aim = inilah titiknya
learn-title = Belajar
learn-intro = Pelajaran singkat, masing-masing dengan papan untuk mencoba aturannya, serta latihan yang diperiksa menurut aturan permainan.
learn-counted = { $solved } dari { $total } terpecahkan
learn-pages = Bacaan lain
learn-exercises = Latihan
learn-try = Coba
learn-exercise =
    { $done ->
        [yes] Latihan { $number }, terpecahkan
       *[no] Latihan { $number }
    }
learn-next = Berikutnya: { $title }
learn-all = Semua pelajaran
learn-unkept = Peramban ini tidak menyimpan latihan yang sudah Anda pecahkan.
learn-pass = Giliran pihak lain
learn-from-start = Dari awal
learn-can-go =
    { $count ->
        [0] { $piece } di { $square }: tidak dapat melangkah.
       *[other] { $piece } di { $square }: { $count } langkah, ditandai hijau.
    }
learn-pick = { $turn }. Pilih bidak: titik hijau boleh, silang merah tidak.
learn-check = Periksa
learn-again = Coba lagi
learn-show = Tunjukkan jawaban
learn-next-exercise = Latihan berikutnya
learn-shown = Inilah jawabannya. Coba lagi sendiri.
learn-chosen = { $count } dipilih
learn-goes-on = Benar! { $moves } langkah lagi.
learn-solved = Terpecahkan!
learn-miscounted = Belum tepat. Kurang: { $missing }. Berlebih: { $extra }.
learn-not-asked = Langkah itu boleh, tetapi bukan yang diminta.
learn-answered = Itu tidak menang: pihak lain menjawab { $move }.
learn-too-long = Langkah habis, tetapi belum sampai.
lesson-board = Papan, istana, dan sungai
lesson-board-text = Bidak berdiri di 90 titik pertemuan garis, bukan di dalam petak. Sembilan titik dengan dua diagonal adalah istana: Jenderal dan Penasihat tidak pernah meninggalkannya. Jalur kosong di tengah adalah sungai: Gajah tidak menyeberanginya, sedangkan Prajurit menjadi lebih kuat di seberang. Merah melangkah lebih dulu.
lesson-chariot-text = Kereta berjalan lurus sejauh apa pun selama jalannya kosong. Ia memakan dengan menempati titik bidak lawan. Ia bidak terkuat.
lesson-horse-text = Kuda melangkah satu titik lurus lalu satu titik serong ke luar. Ia tidak melompat: bidak di titik di sebelahnya, yaitu kakinya, menutup kedua langkah ke arah itu. Tiap kaki menutup dua dari delapan langkahnya.
lesson-cannon-text = Meriam berjalan seperti Kereta, tetapi untuk memakan ia memerlukan penghalang: tepat satu bidak dari pihak mana pun di antara ia dan sasarannya. Tanpa bidak di antaranya, atau dengan dua, ia tidak dapat memakan.
lesson-soldier-text = Prajurit maju satu titik. Di seberang sungai ia juga boleh menyamping satu titik. Ia tidak pernah mundur, dan memakan sama seperti melangkah.
lesson-elephant-text = Gajah melangkah tepat dua titik serong. Bidak di titik tengahnya, yaitu matanya, menahannya. Ia tidak pernah menyeberangi sungai, sehingga hanya punya tujuh titik.
lesson-advisor-text = Penasihat melangkah satu titik serong dan tetap di istana: ia hanya punya lima titik.
lesson-general-text = Jenderal melangkah satu titik lurus dan tetap di istana. Ia tidak boleh ke titik tempat ia dapat dimakan. Bila diserang, langkah berikutnya harus menyelamatkannya; bila tidak bisa, permainan kalah.
lesson-facing = Jenderal berhadapan
lesson-facing-text = Kedua Jenderal tidak boleh berada di satu lajur tanpa bidak di antaranya. Jadi Jenderal menjaga lajurnya dari jauh, dan satu-satunya bidak di antara mereka tidak boleh meninggalkan lajur itu.
lesson-check = Memberi skak
lesson-check-text = Langkah yang menyerang Jenderal memberi skak. Bidak yang menyingkir dapat membuka jalan bidak lain, atau menyisakan tepat satu penghalang bagi Meriam; dua bidak dapat memberi skak sekaligus.
lesson-escape = Keluar dari skak
lesson-escape-text = Jalannya: geser Jenderal, makan bidak yang memberi skak, atau tutup jalannya. Terhadap Kuda, letakkan bidak pada kakinya. Terhadap Meriam, singkirkan penghalangnya atau tambahkan bidak kedua di antaranya.
lesson-one-way = Serangan satu arah
lesson-one-way-text = Dalam xiangqi dua bidak sejenis tidak selalu saling menyerang. Kuda yang kakinya tertahan diserang Kuda lain tanpa bisa membalas; Meriam menyerang lewat penghalang bidak yang tidak menjangkaunya; Prajurit di sebelah Meriam tidak perlu takut kepadanya.
lesson-mate = Skakmat satu langkah
lesson-mate-text = Skakmat terjadi bila Jenderal diserang dan tidak ada langkah yang menyelamatkannya. Periksa tiap skak: ke mana Jenderal dapat pergi, siapa dapat memakan, apa yang dapat menutup? Setiap langkah yang menang benar.
lesson-mate-in-two = Skakmat dua langkah
lesson-mate-in-two-text = Menangkan dalam dua langkah, apa pun jawaban lawan. Ia menjawab dengan langkah yang paling lama bertahan. Langkah pertama tidak harus skak.
lesson-stalemate = Tidak ada langkah
lesson-stalemate-text = Pihak tanpa langkah sah kalah, walaupun Jenderalnya tidak diserang: berbeda dengan catur barat, ini bukan seri. Buat pihak lain tidak punya langkah tanpa memberi skak.
task-targets = Pilih semua titik yang boleh dituju { $piece } di { $square }.
task-blockers = Pilih setiap bidak yang menahan { $piece } di { $square }.
task-screens = Pilih setiap bidak yang dapat dilompati { $piece } di { $square } untuk memakan.
task-range = Pilih semua titik yang bisa ditempati { $piece } di { $square } kapan pun, termasuk titiknya sendiri.
task-palace = Pilih semua titik istana { $side }.
task-checkers = Pilih setiap bidak yang memberi skak.
task-saviours = Anda diskak. Pilih setiap bidak yang dapat menyelamatkan Jenderal, termasuk dirinya.
task-take = Makan di { $square }: { $piece }.
task-take-freely = Makan bidak yang tidak dapat dibalas.
task-check = Beri skak.
task-double-check = Beri skak dengan dua bidak sekaligus.
task-step = Anda diskak. Geser Jenderal.
task-take-checker = Anda diskak. Makan bidak yang memberi skak.
task-interpose = Anda diskak. Letakkan bidak di antaranya.
task-leg = Kuda memberi skak. Tahan kakinya.
task-unscreen = Meriam memberi skak lewat bidak Anda. Singkirkan bidak itu.
task-second-screen = Meriam memberi skak. Tambahkan bidak kedua di antaranya.
task-attack-alone = Serang { $piece } di { $square } sehingga ia tidak dapat menyerang balik.
task-stalemate = Buat pihak lain tidak punya langkah, tanpa memberi skak.
task-win = Menang dalam { $moves } langkah.
task-walk = Bawa { $piece } ke { $square } dalam { $moves } langkah. Pihak lain diam.
names-title = Nama bidak
names-intro = Setiap bidak dengan dua aksaranya, Merah dan Hitam, bunyinya, dan namanya dalam bahasa lain.
names-meaning = Arti
names-traditional = Tradisional
names-simplified = Sederhana
names-pinyin = Pinyin
names-russian-sound = Dalam huruf Rusia
names-sino-vietnamese = Sino-Vietnam
names-letters = Huruf (WXF, Vietnam)
meaning-general = marsekal / jenderal
meaning-advisor = pejabat / cendekiawan
meaning-elephant = menteri / gajah
meaning-horse = kuda
meaning-chariot = kereta perang
meaning-cannon = meriam (api / batu)
meaning-soldier = prajurit / serdadu kaki

## Rating

rating-title = Peringkat Anda
rating-intro = Diperkirakan di perangkat ini dari permainan Anda melawan mesin, dengan Glicko-2. Tidak ada yang dikirim ke mana pun.
rating-empty = Belum ada permainan yang dihitung. Permainan melawan mesin dihitung setelah selesai, bila dimulai seperti biasa dan dimainkan tanpa bantuan.
rating-unreadable = Daftar permainan rusak atau berasal dari versi halaman yang lebih baru. Daftar dibiarkan apa adanya.
rating-like-level = Kira-kira sekuat tingkat { $level }.
rating-unsure = Masih dugaan: beberapa permainan lagi membuatnya lebih pasti.
rating-results = Menang { $wins }, seri { $draws }, kalah { $losses }
rating-chart = Peringkat selama { $games } permainan, dari { $low } sampai { $high }
rating-games = Permainan terakhir
score-win = Menang
score-loss = Kalah
rating-counts = Permainan ini dihitung untuk peringkat Anda.
unrated-take-back = Tidak dihitung: langkah ditarik
unrated-hint = Tidak dihitung: dengan petunjuk
unrated-analysis = Tidak dihitung: dengan analisis
unrated-start = Tidak dihitung: awal lain
unrated-cancelled = Tidak dihitung: dibatalkan
rating-levels = Seberapa kuat tingkat-tingkatnya
rating-levels-note = Jarak antara tingkat 1 dan 9 diukur dalam permainan mesin melawan dirinya sendiri; kedudukan tingkat 1 di antara manusia dan jarak ke tingkat 10 adalah perkiraan. Untuk cờ úp dianggap angka yang sama.
rating-export = Simpan daftar sebagai berkas
rating-forget = Hapus semua permainan
rating-forget-sure = Benar-benar hapus?

## Review

review-title = Ulasan
review-intro = Mesin memeriksa setiap posisi permainan, lalu menunjukkan langkah mana yang merugikan dan apa yang lebih baik.
review-start = Ulas permainan
review-empty = Belum ada langkah untuk diulas. Mainkan satu permainan atau buka lewat tautan.
review-depth = Seberapa teliti
review-quick = Cepat
review-usual = Biasa
review-thorough = Teliti
review-progress = { $done } dari { $total } posisi
review-stop = Berhenti
review-go-on = Lanjutkan
review-anew = Ulas lagi
review-move = Langkah di papan
review-step = Telusuri langkah untuk membaca penilaian tiap langkah.
review-dubious = Meragukan
review-mistake = Kesalahan
review-blunder = Blunder
review-said = { $mark }: { $move } membuang { $percent } % peluang menang.
review-good = { $move } tidak merugikan.
review-better = Lebih baik: { $line }
review-previous = Kesalahan sebelumnya
review-next = Kesalahan berikutnya
review-compare = Tunjukkan langkah lebih baik
review-summary = Ringkasan
review-lost = Kerugian per langkah
review-percent = { $percent } %
review-curve = Peluang menang Merah, langkah demi langkah
review-save = Simpan dengan penilaian

## Hints, questions and keys

hint = Petunjuk
hint-looking = Mencari petunjuk…
hint-piece = Perhatikan { $point }. Minta sekali lagi untuk melihat langkahnya.
hint-move = Petunjuk: { $move }
hint-failed = Mesin tidak memberi petunjuk. Minta lagi.
ask-unknown = Itu bukan pertanyaan. Yang ada: ?e4, ?m e4, ?g, ?t, dan ?l; ? saja menampilkan semua tombol.
ask-moves = { $point } dapat ke { $list }.
ask-no-moves = { $point }: tidak ada langkah sah.
ask-attackers = Jenderal Anda diserang dari { $list }.
ask-no-attackers = Tidak ada yang menyerang Jenderal Anda.
ask-no-clock = Permainan ini tanpa jam.
ask-no-move = Belum ada langkah.
help-title = Tombol
help-board = Di papan
help-arrows = Pindah dari titik ke titik
help-enter = Ambil bidak, letakkan (juga spasi)
help-escape = Kembalikan
help-draw = Mulai dan akhiri panah; dua kali di satu titik menjadi lingkaran
help-draw-pointer = Dengan tetikus, gambar panah dengan tombol kanan atau sambil menahan Shift; dengan jari, tahan dulu di satu titik. Escape dan langkah berikutnya menghapusnya.
help-ask = Pertanyaan, dengan fokus di sebuah titik
help-what = Apa yang berdiri di sana?
help-moves = Ke mana bidak ini boleh pergi?
help-general = Apa yang menyerang Jenderal saya?
help-clock = Berapa waktu di jam?
help-last = Apa langkah terakhir?
help-hint = Petunjuk: bidaknya dulu, lalu langkahnya
help-game = Di bagian lain halaman
help-steps = Satu langkah mundur atau maju
help-ends = Ke posisi pertama atau terakhir
help-tab = Ke kendali berikutnya
help-this = Lembar ini
help-typed = Di kotak langkah
help-typed-move = Langkah dalam notasi apa pun

## Hidden pieces in records and in the editor

editor-closed = Bidak tertutup
editor-closed-off = Bidak hanya bisa tertutup di titik awal sebuah bidak, selain Jenderal.
editor-pool = Bidak belum diketahui
editor-pool-by-board = Menurut papan
editor-surplus = Bisa dimainkan, tetapi yang terbuka dan yang belum diketahui berjumlah { $count } { $piece }; satu pihak punya { $most }.
record-seen-by = Yang diketahui { $side }.
record-seen-by-both = Yang diketahui kedua pihak.
record-reviewed = Ulasan sudah ditulis ke catatan; langkah bertanda: { $count }. Urungkan menghapus semuanya.
record-review-changed = Langkah telah berubah; ulasan dihentikan.

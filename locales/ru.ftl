### Chuhe in Russian. Terms follow the project's glossary; the keys are those of en.ftl.

## The page

app-name = Chuhe
page-title = Chuhe: сянци
close = Закрыть
cancel = Отмена
more = Ещё

## Pieces and points

side-red = Красные
side-black = Чёрные
piece-general = Генерал
piece-advisor = Советник
piece-elephant = Слон
piece-horse = Конь
piece-chariot = Колесница
piece-cannon = Пушка
piece-soldier = Солдат
viet-general = Tướng
viet-advisor = Sĩ
viet-elephant = Tượng
viet-horse = Mã
viet-chariot = Xe
viet-cannon = Pháo
viet-soldier = Tốt
piece-of-side = { $piece } ({ $side })
board = Доска
point-empty = { $square }, пусто
point-piece = { $square }, { $piece }
point-target = { $point }, можно пойти

## Whose turn it is

turn-red = Ход красных
turn-black = Ход чёрных
turn-yours = Ваш ход
check = Шах!
check-and = Шах! { $rest }
thinking = Программа думает…
viewing = Ход { $ply } из { $total }
viewing-start = До первого хода, всего { $total }

## Why a move is refused

illegal-no-piece = На { $from } нет фигуры.
illegal-not-yours-red = Сейчас ход красных.
illegal-not-yours-black = Сейчас ход чёрных.
illegal-own-piece = На { $to } стоит ваша фигура.
illegal-not-its-move = { $piece } так не ходит.
illegal-leaves-palace = { $piece } не может покинуть дворец.
illegal-crosses-river = Слон не может перейти реку.
illegal-leg-blocked = «Подножка» коня на { $square }: ход закрыт.
illegal-eye-blocked = «Глаз слона» на { $square } закрыт.
illegal-path-blocked = Путь закрыт на { $square }.
illegal-no-screen = Пушка берёт только через лафет: одну фигуру на пути.
illegal-too-many-screens = Пушка берёт ровно через одну фигуру.
illegal-soldier-back = Солдат не ходит назад.
illegal-soldier-sideways = Солдат ходит вбок только за рекой.
illegal-generals-facing = Генералы не могут смотреть друг на друга.
illegal-takes-general = Генерала не берут.
illegal-general-attacked = Генерал останется под шахом с { $square }.
illegal-engine-turn = Сейчас ход программы.
planned = Ход заранее: { $point }, на { $target }.
plan-impossible = Запланированный ход больше невозможен.
illegal-past-move = Здесь ходила программа. Вернитесь к своему ходу, чтобы играть дальше.
illegal-game-over = Партия окончена.

## How a game ended

win-red = Победа красных
win-black = Победа чёрных
draw = Ничья
aborted = Партия отменена
you-win = Вы выиграли
you-lose = Вы проиграли
reason-checkmate = Мат: генерал под ударом, и ни один ход его не спасает.
reason-stalemate = Пат: сторона, у которой нет ходов, проигрывает.
reason-perpetual-check =
    { $by ->
        [row] Вечный шах: { $loser } дали больше шахов подряд, чем разрешают эти правила.
       *[cycle] Вечный шах: { $loser } давали шах каждым ходом, пока позиция не повторилась { $times } раза.
    }
reason-mutual-perpetual-check = Обе стороны давали вечный шах: ничья.
reason-perpetual-attack = Вечная атака: { $loser } нападали на одну незащищённую фигуру больше раз подряд, чем разрешают эти правила.
reason-mutual-perpetual-attack = Обе стороны слишком много раз подряд нападали на одну фигуру: ничья.
reason-perpetual-chase = Вечная атака: { $loser } преследовали одну фигуру каждым ходом, пока позиция не повторилась { $times } раза.
reason-mutual-perpetual-chase = Обе стороны вечно преследовали фигуру: ничья.
reason-repetition =
    { $times ->
        [3] Позиция повторилась трижды, и ни одна сторона не нарушила правил.
       *[other] Позиция повторилась, раз: { $times }. Ни одна сторона не нарушила правил.
    }
reason-no-capture = Без взятий: { $moves }.
reason-progress = Без взятий и без шага вперёд солдата за рекой: { $moves }.
reason-effectiveness = Эффективные ходы каждой стороны (не шахи, не нападения, не ответы на них): { $moves }.
reason-moves = Ходы каждой стороны: { $moves }. Дольше партия не длится.
reason-no-attackers = Атаковать больше некому.
reason-agreement = Игроки согласились на ничью.
reason-resign-red = Красные сдались.
reason-resign-black = Чёрные сдались.
reason-timeout-red = У красных истекло время.
reason-timeout-black = У чёрных истекло время.
reason-abandoned-red = Красные слишком долго не возвращались.
reason-abandoned-black = Чёрные слишком долго не возвращались.
reason-no-first-move = Одна из сторон не сделала первого хода: партия не считается.

## Players

opponent-engine-level = Программа, уровень { $level }
player-you = Вы
captured-by = Взятые фигуры ({ $side })
lead = Перевес: { $value }

## Commands

new-game = Новая партия
play-again = Ещё раз
rematch = Реванш со сменой сторон
look-at-board = К доске
take-back = Взять назад
resign = Сдаться
offer-draw = Ничья?
flip = Перевернуть
copy-fen = Копировать FEN
settings = Настройки
move-now = Ходить сразу
retry = Ещё раз

## The move list

moves = Ходы
moves-empty = Здесь появятся ходы. Начните с любой фигуры.
moves-empty-engine = Здесь появятся ходы. Начинает программа.
move-number = { $number }.
move-label = Ход { $number }, { $side }: { $text }
move-heard = { $piece }, с { $from } на { $to }
move-takes = { $move }, взятие: { $piece }
move-reveals = { $move }, оказалась: { $piece }
move-said = { $side }: { $text }
step-first = Начальная позиция
step-back = Ход назад
step-forward = Ход вперёд
step-last = Последняя позиция

## Typed moves

type-move = Введите ход
play-typed = Ход
typed-unreadable = «{ $text }» – не ход: непонятно «{ $token }».
typed-incomplete = «{ $text }» – ход неполный.
typed-no-such-piece = «{ $text }»: такой фигуры там нет.
typed-no-such-move = «{ $text }»: у этой фигуры нет такого хода.
typed-none-legal = «{ $text }» может значить { $moves }, но ни один ход невозможен.
typed-ambiguous = «{ $text }» может значить { $moves }. Уточните.
typed-in-line = Ход { $number }: { $why }

## The notations

notations = Нотации
back-to-game = К партии
converter-title = Нотации
converter-intro = Вставьте ходы в любой нотации и прочтите их в другой.
converter-moves = Ходы
converter-take-game = Взять партию с доски
converter-start = Позиция перед ними, FEN
converter-target = Читать как
converter-result = Те же ходы

## A new game

opponent = Соперник
opponent-engine = Программа
opponent-person = Два человека
level = Уровень
level-hint = 1 – самый лёгкий, 10 – самый сильный.
side = Играть за
side-random = По жребию
position = Позиция
position-start = Обычная
position-fen = Из FEN
position-handicap = Фора
handicap = Без фигур
handicap-giver = Кто играет без них
handicap-horse = Конь
handicap-two-horses = Два коня
handicap-chariot = Колесница
handicap-chariot-horse = Колесница и конь
handicap-two-chariots = Две колесницы
clock = Часы
clock-none = Нет
clock-increment = С добавкой
clock-byo-yomi = Бёёми
clock-minutes = Время каждой стороны
clock-gain = Добавка за ход
clock-length = Длина периода
clock-periods = Периодов после основного времени
minutes = { $number } мин
seconds = { $number } с
count = { $number }
fen-field = FEN позиции
fen-help = Десять горизонталей со стороны чёрных, затем w или b – чей ход.
start-game = Начать
fen-odd = Необычно, но играть можно: { $list }.
fen-over = Эта позиция уже окончена: { $reason }

## Clock and absence

clock-of = Часы: { $side }
clock-periods-left = × { $periods }
pause = Пауза
go-on = Продолжить
paused = Партия на паузе.
away-text = Вы покинули доску. Вернитесь, пока не истекло время, иначе вы проиграете.
away-title = ({ $seconds }) Вернитесь к доске!

## What is wrong with a FEN

fen-empty = Вставьте или введите FEN.
fen-rank-count =
    { $count ->
        [one] На доске { $count } горизонталь, а нужно 10, с косой чертой между ними.
        [few] На доске { $count } горизонтали, а нужно 10, с косой чертой между ними.
       *[other] На доске { $count } горизонталей, а нужно 10, с косой чертой между ними.
    }
fen-file-count =
    { $count ->
        [one] На горизонтали { $rank } { $count } пункт вместо 9.
        [few] На горизонтали { $rank } { $count } пункта вместо 9.
       *[other] На горизонтали { $rank } { $count } пунктов вместо 9.
    }
fen-unknown-piece = Горизонталь { $rank }: «{ $found }» – не фигура. Фигуры: K A B N R C P, также E вместо B и H вместо N.
fen-unknown-side = «{ $found }» – не сторона: после доски должно быть w или b.
fen-pieces-in-hand = «[{ $found }]»: в сянци нет фигур в руке.
fen-field-count = Полей: { $count }; в FEN их 1, 2, 4 или 6.
fen-not-a-dash = В поле { $field } стоит «{ $found }» вместо «-».
fen-not-a-number = «{ $found }» – не число.
fen-impossible = Так играть нельзя: { $list }.
fen-no-red-general = у красных нет генерала
fen-no-black-general = у чёрных нет генерала
fen-several-red-generals = у красных больше одного генерала
fen-several-black-generals = у чёрных больше одного генерала
fen-red-general-outside = генерал красных вне дворца
fen-black-general-outside = генерал чёрных вне дворца
fen-generals-facing = генералы смотрят друг на друга
fen-opponent-in-check = сторона, которая только что ходила, под шахом
fen-too-many-pieces = фигур одного вида больше, чем в начале
fen-advisor-off = советник стоит там, куда попасть не может
fen-elephant-off = слон стоит там, куда попасть не может
fen-soldier-off = солдат стоит там, куда попасть не может

## Resigning

resign-question = Сдать партию?
resign-consequence = Тогда победа: { $winner }.

## Rule sets

rules = Правила
rules-cxq = CXQ
rules-club = Клубные
rules-online = Онлайн
rules-asian = Азиатские
rules-own = Свои
rules-in-force = Правила: { $rules }
rules-about-cxq = Считаются шахи и нападения подряд: одной фигурой можно шесть. Повторение позиции ничего не решает.
rules-about-club = Третье повторение позиции кончает партию: вечный шах проигрывает, любое другое повторение – ничья.
rules-about-online = Как клубные, но проигрывает и вечная атака, а без атакующих фигур играют дальше.
rules-about-asian = Вечный шах и вечная атака проигрывают, как решают диаграммы федерации.
rules-about-own = Правила, которые вы составили сами.
rules-compare = Сравнить правила
rules-title = Четыре свода правил рядом
rules-intro = Мат везде выигрывает, сторона без ходов проигрывает, и обе могут согласиться на ничью. Дальше своды различаются тем, что делать с ходами, которые повторяются без конца.
rules-this-game = в этой партии
rules-table = Своды правил
rules-own-note = В своём своде можно изменить каждое из этих правил и ещё несколько, общих для всех четырёх.
rule-yes = Да
rule-no = Нет
plies = { $even ->
        [yes] { $moves ->
            [one] по { $moves } ходу
           *[other] по { $moves } ходов
        }
       *[no] { $plies ->
            [one] { $plies } ход обеих сторон
            [few] { $plies } хода обеих сторон
           *[other] { $plies } ходов обеих сторон
        }
    }

## The own rule set

own-rules = Свои правила
own-rules-change = Изменить свои правила
own-rules-from = Начать с
own-rules-save = Сохранить
own-rules-group-repetition = Повторение позиций
own-rules-group-rows = Шахи и нападения подряд
own-rules-group-draws = Ничьи по счёту ходов
own-rules-group-clock = Часы и отсутствие
own-rules-number = { $rule }: число
own-rules-bounds = От { $least } до { $greatest }.
own-rules-out-of-bounds = { $rule }: { $value } невозможно, нужно от { $least } до { $greatest }.
own-rules-no-number = { $rule }: нужно целое число от { $least } до { $greatest }.
rule-repetition = Сколько повторений кончают партию
rule-repetition-hint = Та же позиция с той же очередью хода, считая начальную. Если выключено, повторение ничего не решает.
rule-perpetual-check-loses = Вечный шах проигрывает
rule-perpetual-check-loses-hint = Проигрывает сторона, которая дала шах каждым ходом повторения, если другая не делала того же.
rule-perpetual-chase-loses = Вечная атака проигрывает
rule-perpetual-chase-loses-hint = Проигрывает сторона, которая каждым ходом повторения преследовала одну и ту же фигуру, если другая не нарушила столько же.
rule-larger-is-chased = Преследование более ценных фигур
rule-larger-is-chased-hint = Угроза фигуре ценнее нападающей – преследование, даже если она защищена.
rule-all-pieces-chase = Преследуют все фигуры
rule-all-pieces-chase-hint = Генералы и солдаты тоже могут быть виновны в преследовании.
rule-pinned-chariot-first = Связанная колесница важнее
rule-pinned-chariot-first-hint = Преследование колесницы, которая прикрывает генерала от коня, весит больше любого другого.
rule-chase-by-diagrams = Преследование по диаграммам
rule-chase-by-diagrams-hint = Ход судят по тому, на что он нападает заново; то, что он лишь оставил без защиты, считается, только если нового нападения нет, как на диаграммах федерации.
rule-row-limit = Шахов или нападений подряд одной фигурой
rule-row-limit-hint = Столько разрешено одной фигурой; двумя и тремя – вдвое и втрое больше. Ещё один проигрывает.
rule-row-pieces = Сколько фигур поднимают предел
rule-row-pieces-hint = Начиная с этого числа фигур предел больше не растёт.
rule-attack-rows = Нападения подряд считаются
rule-attack-rows-hint = Нападения на одну незащищённую фигуру считаются подряд, как шахи.
rule-capture-ends-row = Взятие прерывает счёт
rule-capture-ends-row-hint = После взятия шахи и нападения стороны считаются заново.
rule-discovered-attacks = Вскрытые нападения считаются
rule-discovered-attacks-hint = Ход нападает и на то, на что только теперь нападают фигуры за ним.
rule-no-capture-plies = Ходов без взятий
rule-no-capture-plies-hint = После стольких ходов обеих сторон вместе – ничья.
rule-counted-checks = Из них шахов
rule-counted-checks-hint = Столько шахов каждой стороны считаются среди ходов без взятий; если выключено – все.
rule-progress-plies = Ходов без прогресса
rule-progress-plies-hint = После стольких ходов обеих сторон вместе без взятия и без шага вперёд солдата за рекой – ничья.
rule-effective-moves = Эффективных ходов
rule-effective-moves-hint = После стольких ходов каждой стороны, которые не шахи, не нападения и не ответы на них, – ничья.
rule-game-moves = Ходов всего
rule-game-moves-hint = После стольких ходов каждой стороны – ничья.
rule-no-attackers-draw = Ничья, когда некому атаковать
rule-no-attackers-draw-hint = Если на доске нет колесниц, коней, пушек и солдат, сразу ничья. Если выключено, ничья только предлагается.
rule-time-out-loses = Истёкшее время проигрывает
rule-time-out-loses-hint = Для партий с часами. Если один из четырёх сводов об этом молчит, при игре с часами истёкшее время всё равно проигрывает.
rule-away-seconds = Секунд отсутствия
rule-away-seconds-hint = Кто отсутствует дольше, проигрывает, если за отсутствием следят.
rule-unstarted-is-aborted = Неначатые партии отменяются
rule-unstarted-is-aborted-hint = Если время истекло раньше, чем обе стороны сделали ход, никто не проигрывает.

## What is about to end a game

notice-checks =
    { $side }: шахов подряд { $length }, { $pieces ->
        [one] одной фигурой
       *[other] фигур: { $pieces }
    }. { $left ->
        [0] Ещё один – поражение.
       *[other] Разрешено { $limit }.
    }
notice-attacks =
    { $side }: нападений подряд { $length } ({ $victim }), { $pieces ->
        [one] одной фигурой
       *[other] фигур: { $pieces }
    }. { $left ->
        [0] Ещё одно – поражение.
       *[other] Разрешено { $limit }.
    }
notice-repetition =
    Ещё одно повторение позиции закончит партию: { $loser ->
        [nobody] ничья
       *[other] поражение ({ $loser })
    }.
notice-no-capture =
    { $left ->
        [one] Ещё { $left } ход без взятия – и ничья.
        [few] Ещё { $left } хода без взятия – и ничья.
       *[other] Ещё { $left } ходов без взятия – и ничья.
    }
notice-progress =
    { $left ->
        [one] Ещё { $left } ход без прогресса – и ничья.
        [few] Ещё { $left } хода без прогресса – и ничья.
       *[other] Ещё { $left } ходов без прогресса – и ничья.
    }
notice-effectiveness =
    { $left ->
        [one] Ещё { $left } ход без шаха и нападения – и ничья.
        [few] Ещё { $left } хода без шаха и нападения – и ничья.
       *[other] Ещё { $left } ходов без шаха и нападения – и ничья.
    }
notice-moves =
    { $left ->
        [one] Ещё { $left } ход – и ничья по длине партии.
        [few] Ещё { $left } хода – и ничья по длине партии.
       *[other] Ещё { $left } ходов – и ничья по длине партии.
    }
draw-offered = { $side }: ничья?
draw-considered = Программа ответит вместе со своим ходом.
draw-declined = Программа не согласна на ничью.
accept = Принять
decline = Отклонить
draw-suggested = Выиграть больше никто не может.
draw-agree = Согласиться на ничью

## The moves that decided

evidence = Решающие ходы
evidence-position = { $text } – { $deed }
evidence-place = { $number } из { $total }
evidence-next = Следующий из этих ходов
evidence-previous = Предыдущий из этих ходов
evidence-done = К концу партии
evidence-start = Начало
evidence-move =
    { $side ->
        [black] { $number }… { $text }
       *[red] { $number }. { $text }
    }
evidence-check = шах: { $attackers }
evidence-attack = нападение: { $attacker } → { $victim }
evidence-chase = преследование: { $attacker } → { $victim }
evidence-occurrence =
    { $number ->
        [1] позиция в первый раз
        [2] позиция во второй раз
        [3] позиция в третий раз
       *[other] снова та же позиция, раз: { $number }
    }
man = { $piece } { $square }
result-why = Почему?

## Settings

settings-board = Доска
settings-game = Партия
settings-page = Страница
setting-language = Язык
language-auto = Как в браузере
language-en = English
language-ru = Русский
language-id = Bahasa Indonesia
language-vi = Tiếng Việt
language-zh-hans = 简体中文
language-zh-hant = 繁體中文
language-failed = Этот язык не удалось загрузить.
part-missing-title = Этой части ещё нет
part-missing = Её не удалось загрузить. Проверьте соединение; партия на доске продолжается.
setting-faces = Фигуры
faces-han = Иероглифы
faces-latin = Буквы
setting-notation = Нотация
notation-coordinate = Координаты
notation-iccs = ICCS
notation-wxf = WXF
notation-vietnamese = Вьетнамская
notation-vietnamese-short = Вьетнамская, краткая
notation-han = Иероглифы
notation-han-traditional = Иероглифы, традиционные
setting-labels = Подписи по краям
setting-targets = Показывать, куда можно пойти
setting-confirm-resign = Спрашивать перед сдачей
setting-opening-book = Программа играет по дебютной книге
setting-absence = Уход от доски
absence-never = Не следить
absence-hidden = Страница не видна
absence-unfocused = И другое окно
setting-theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
setting-motion = Фигуры скользят
settings-senses = Звук и вибрация
sound-move = Звук хода
sound-capture = Звук взятия
sound-check = Звук шаха
sound-reveal = Звук вскрытия фигур
sound-end = Звук в конце
sound-time = Звук, когда мало времени
vibration = Вибрация
setting-surface = Вид доски
surface-wood = Дерево
surface-paper = Бумага
surface-contrast = Контраст
setting-grid = Рисунок доски
grid-lines = Линии
grid-cells = Клетки
setting-axis = Подписи по краям
axis-notation = Как нотация
axis-points = a–i, 0–9
axis-numbers = 1–9
axis-numerals = 一–九, 1–9
setting-turned = Повернуть фигуры соперника
setting-premove = Ход заранее
settings-reset = Сбросить всё
settings-reset-sure = Точно сбросить?
settings-export = Экспорт настроек
settings-import = Импорт настроек
settings-imported = Настройки импортированы.
settings-not-imported = В этом файле нет настроек Chuhe.
settings-newer = Этот файл записан более новой версией.
faces-simplified = Иероглифы, упрощённые
faces-pictures = Рисунки
faces-vietnamese = Буквы, вьетнамские

## Notices

fen-copied = FEN скопирован.
fen-not-copied = Браузер не даёт копировать. Вот FEN: { $fen }
storage-blocked = Браузер ничего не хранит для этой страницы. Играть можно, но после перезагрузки всё начнётся заново.
storage-full = Нет места, чтобы сохранить партию. Играть можно, но при перезагрузке ходы могут пропасть.
saved-game-older = Последнее сохранение повреждено. Это партия на одно изменение раньше.
saved-game-newer = Сохранённая партия – от более новой версии страницы и оставлена как есть.
saved-settings-older = Последние настройки повреждены; действуют предыдущие.
saved-game-unreadable = Сохранённую партию не удалось прочесть, начата новая.
saved-settings-unreadable = Сохранённые настройки не удалось прочесть, действуют обычные.
engine-restarted = Программа остановилась и запущена снова.
engine-broken = Программа здесь не работает. Ваша партия цела.
engine-silent = Программа не отвечает. Ваша партия цела.
engine-version = Программа от другой версии страницы. Ваша партия цела; перезагрузите страницу.

## Records, files, library, editor

record = Запись партии
record-empty = Ходов пока нет. Ходите на доске: каждый ход попадёт в запись, другой ход станет вариантом.
record-fold = Свернуть вариант
record-unfold = Развернуть вариант
record-comment = Комментарий
record-marks = Оценки хода
mark-brilliant = Блестящий ход
mark-good = Хороший ход
mark-interesting = Интересный ход
mark-dubious = Сомнительный ход
mark-mistake = Ошибка
mark-blunder = Грубая ошибка
tag-event = Турнир
tag-site = Место
tag-date = Дата
tag-opening = Дебют
tag-result = Результат
result-open = Не окончена
record-details = Сведения
record-take-over = Применить
record-editing = Правка
undo = Отменить
redo = Повторить
record-promote = Сделать главным
record-delete = Удалить отсюда
record-save = Сохранить как…
record-keep = В библиотеку
record-find = Найти в библиотеке
record-was-kept = Сохранено в библиотеке.
record-not-kept = В этом браузере нет места для записи: после перезагрузки она пропадёт. Сохраните её в файл.
record-before-kept = Прежняя запись сохранена в библиотеке.
record-before-stays = Изменённой записи нет в библиотеке, поэтому она осталась здесь. Сохраните её в файл, прежде чем открывать другую.
record-open-other = Открыть другую запись
record-play-on = Играть отсюда
copy-pgn = Копировать PGN
pgn-copied = Запись скопирована в PGN.
not-copied = Браузер не разрешает копировать. Текст: { $text }
back-to-record = К записи
back-to-editor = К расстановке

open-title = Открыть
open-about = PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN или ходы в любой нотации, в том числе в китайских кодировках. Файл можно и просто перетащить на страницу, текст — вставить.
open-file = Выбрать файл
open-clipboard = Из буфера обмена
open-paste = Или вставьте текст
open-read = Прочитать
open-reading = Чтение файла
open-games = Партии файла
open-import-all = Все в библиотеку
open-so-far =
    { $count ->
        [one] Пока { $count } партия…
        [few] Пока { $count } партии…
       *[other] Пока { $count } партий…
    }
open-found =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    } ({ $format })
open-warnings =
    { $count ->
        [one] { $count } предупреждение
        [few] { $count } предупреждения
       *[other] { $count } предупреждений
    }
open-unreachable = Не удалось прочитать с устройства. Попробуйте ещё раз или выберите другой файл.
open-rest = Открыть прочитанное
open-partly = Прочитано не всё. Остальное сохранено.
complaint-of-file = Файл: { $what }
complaint-of-game = Партия { $game }: { $what }
complaint-of-move = Партия { $game }, ход { $ply }: { $what }
complaint-dropped =
    { $what } Здесь линия обрывается{ $count ->
        [0] .
        [one] ; пропущен ещё { $count } ход.
        [few] ; пропущены ещё { $count } хода.
       *[other] ; пропущено ещё { $count } ходов.
    }
complaint-off-board = «{ $text }» — не ход на доске.
complaint-fen = Начальная позиция «{ $text }» не читается, взята обычная. { $why }
complaint-turn = Первый ход сделали { $side }, они и начинают.
complaint-variant = Вариант игры «{ $text }» не читается, его ходы пропущены.
complaint-prose = «{ $text }» — не ход; сохранено как комментарий.
complaint-open-comment = У комментария нет конца.
complaint-brackets = Скобки вариантов не сходятся.
complaint-no-such-line = «{ $text }» не относится ни к какой линии и пропущено.
complaint-truncated = Файл обрывается посреди ходов.
complaint-field = Поле «{ $name }» имеет неизвестное значение «{ $value }».
complaint-too-large = Больше { $count } ходов; остальное пропущено.
complaint-more =
    { $count ->
        [one] Ещё { $count } предупреждение об этой партии.
        [few] Ещё { $count } предупреждения об этой партии.
       *[other] Ещё { $count } предупреждений об этой партии.
    }
complaint-coup-fen = Начальная позиция «{ $text }» не читается, доска пуста.
complaint-shown = «{ $text }»: открытая фигура не подходит.
complaint-hidden = Сведения о закрытых фигурах не могут быть верны: { $text }
fault-empty = Здесь ничего нет.
fault-too-large = { $size } МБ — больше, чем читается в этом формате ({ $limit } МБ).
fault-unknown = Это не известная здесь запись партии: не PGN, XQF, CBR, CBL, CBF, DhtmlXQ, FEN и не ходы.
fault-cut = { $format }: файл обрывается на байте { $at }, до ходов.
fault-no-game = { $format }: в файле нет партий.
records-broken = Файлы здесь не читаются и не пишутся: { $reason }
game-unnamed = Партия без названия
game-length =
    { $count ->
        [0] без ходов
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
game-variations =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }

save-format = Формат
save-film = SVG, анимация
save-about-pgn = Всё, с вариантами и комментариями, в нотации списка ходов. Читается большинством программ.
save-about-dhtmlxq = Текст из цифр для сайтов вроде dpxq.com, с вариантами и комментариями.
save-about-xqf = Для XQStudio и похожих программ. Чего формат не вмещает, будет названо.
save-about-moves = Главная линия координатами, как её берут движки.
save-about-fen = Позиция на доске одной строкой.
save-about-picture = Изображение позиции на доске.
save-about-film = Главная линия в виде анимации.
save-download = Сохранить
save-as = Выбрать место
save-copy = Копировать
saved = Файл { $name } сохранён.
save-failed = Файл не удалось сохранить. Попробуйте другое место или формат.
save-copied = Скопировано.
save-not-copied = Браузер не разрешает копировать. Сохраните файл.
lack-piece = XQF не вмещает больше фигур одного вида, чем в начале партии.
lack-long = В XQF для «{ $tag }» есть { $longest } байт, а нужно { $bytes }.
lack-tag = В XQF нет поля для «{ $tag }». PGN его сохраняет.
lack-counters = XQF не вмещает счётчики начальной позиции. PGN их сохраняет.
lack-evaluation = XQF не вмещает оценку хода { $ply }. PGN её сохраняет.
lack-time = XQF не вмещает время хода { $ply }. PGN его сохраняет.
lack-mark = XQF не вмещает оценку-знак хода { $ply }. PGN её сохраняет.
lack-character = XQF не может записать символ из «{ $text }». PGN может.
lack-closed = XQF не вмещает закрытые фигуры. PGN их сохраняет.
lack-drawing = Этот браузер не умеет рисовать в фоне. SVG работает везде.

library = Библиотека
library-words = Игрок, турнир или год
library-way = Первые ходы или позиция (FEN)
library-any-result = Любой
library-order = Порядок
library-by-added = Новые
library-by-date = Дата
library-by-player = Игрок
library-by-event = Турнир
library-import = Импорт файла
library-export = Экспорт всего
library-undo = Вернуть удалённое
library-found = { $found } из { $count }
library-empty = Пока пусто. Оконченные партии попадают сюда сами; файлы можно импортировать.
library-nothing = Ничего не подходит. Уберите что-нибудь из запроса.
library-delete = Удалить: { $game }
library-deleted = Партия удалена.
library-damaged =
    { $count ->
        [one] { $count } партия повреждена и не показана.
        [few] { $count } партии повреждены и не показаны.
       *[other] { $count } партий повреждены и не показаны.
    }
library-game-damaged = Эта партия повреждена и не открывается. Остальные целы.
library-importing = Внесено { $done } из { $count } партий…
library-imported =
    { $count ->
        [one] { $count } партия внесена в библиотеку.
        [few] { $count } партии внесены в библиотеку.
       *[other] { $count } партий внесено в библиотеку.
    }
library-imported-some = Внесено партий: { $count }; пропущено с невозможной начальной позицией: { $left }.
library-import-stopped = { $why } Внесено партий: { $done }.
library-exporting = Записано { $done } из { $count } партий…
library-blocked = Этот браузер не хранит библиотеку для этой страницы. Записи можно открывать и сохранять в файлы.
library-full = В библиотеке нет места. Всё, что в ней есть, цело; экспортируйте её или удалите лишнее.
library-newer = Библиотека создана более новой версией страницы и не тронута. Перезагрузите страницу.
library-broken = Библиотека сейчас недоступна. Её содержимое не тронуто; попробуйте после перезагрузки.

edit-position = Расставить позицию
editor-turn = Чей ход
editor-halfmoves = Ходов без взятия
editor-round = Номер хода
editor-clear = Очистить доску
editor-pieces = Фигуры
editor-hand = Двигать фигуры
editor-erase = Убирать фигуры
editor-fine = Эту позицию можно играть.
editor-gives = { $side } дают:
editor-fen-kept = На доске последняя позиция, которую удалось прочесть.
editor-play = Играть
editor-record = Запись отсюда

## Another tab

elsewhere-title = Эта партия открыта в другой вкладке
elsewhere-text = Продолжите её здесь, и другая вкладка её отпустит. Или начните в этой вкладке другую партию; сохранятся обе.
elsewhere-take = Играть здесь
elsewhere-own = Другая партия

## As an app

offline-ready = Теперь работает и без сети
update-ready = Готова новая версия.
update-now = Перейти на неё
about = О программе
about-build = Chuhe { $version }, сборка { $build }
licences = Лицензии

## Analysis

analyse = Анализ
analysis = Анализ
analysis-engine = Программа
analysis-threats = Показать угрозы
analysis-lines = Варианты
analysis-fewer = На вариант меньше
analysis-more = На вариант больше
analysis-leave-out = Исключить лучший ход
analysis-all-back = Снова все ходы
analysis-worth = Оценка для красных: { $worth }
analysis-effort = Глубина { $depth }, { $nodes } тыс. позиций, { $speed } тыс. в секунду
analysis-waits = Программа начинает смотреть…
analysis-over = Ходов больше нет.
analysis-off = Программа выключена.

## Links

copy-link = Ссылка на партию
link-copied = Ссылка со всей партией скопирована. Кто её откроет, увидит ту же партию.
link-not-copied = Браузер не даёт копировать. Вот ссылка: { $link }
shared-title = Партия по ссылке
shared-text = 
    { $moves ->
        [0] По ссылке – партия до первого хода.
        [one] По ссылке – партия, { $moves } ход.
        [few] По ссылке – партия, { $moves } хода.
       *[other] По ссылке – партия, { $moves } ходов.
    } Она займёт место партии на доске.
shared-broken = Эта ссылка неполна или сделана другой версией: партию открыть нельзя. Попросите ссылку ещё раз. Партия на доске не изменилась.
shared-open = Открыть эту партию

## Cờ úp

variant = Игра
variant-xiangqi = Сянци
variant-co-tuong = Ко-туонг
co-tuong-about = Та же игра с вьетнамскими названиями, буквами на фигурах и вьетнамской записью ходов.
variant-coup = Ко-уп (закрытые фигуры)
coup-about = Все фигуры, кроме генералов, лежат лицом вниз и открываются первым ходом.
coup-learn = Как в это играют
taken-closed-seen = Кто видит фигуру, взятую закрытой
seen-by-capturer = Взявший
seen-by-nobody = Никто
seen-by-both = Обе стороны
forty-moves = 40 ходов каждой стороны без взятия – ничья
guards-at-home = Открытые советники и слоны остаются дома
piece-closed = закрытая фигура ({ $side }), ходит как { $piece }
taken-closed = закрытых: { $count }
hidden-pieces = Скрытые фигуры
pool-hint = Что ещё не видно, на доске или взято закрытым:
taken-seen-by-capturer = Фигуру, взятую закрытой, видит только взявший. После партии открыто всё.
taken-seen-by-nobody = Фигуру, взятую закрытой, не видит никто. После партии открыто всё.
taken-seen-by-both = Фигуру, взятую закрытой, видят обе стороны.
seal = Печать
seal-hint = Фигуры разложены до первого хода. Это число ручается за расклад и ничего не выдаёт; после партии его можно проверить.
sealed-now = Фигуры разложены и опечатаны:
seal-kept = Печать цела: так и было разложено.
seal-broken = Печать не подходит к раскладу.
seal-check = Проверить может каждый:
look = Посмотреть
look-title = Только для одной стороны: { $side }
look-pass = { $side } взяли закрытую фигуру и могут посмотреть, что это было. Передайте доску ({ $side }), пусть больше никто не смотрит.
look-show = Показать
look-later = Не сейчас
look-hide = Скрыть
look-hide-then = Скройте её, прежде чем посмотрит другая сторона.
coup-intro = В ко-уп (по-китайски цзеци) открыты только два генерала. Никто не знает, что за остальные фигуры, даже их владелец, пока они не пойдут.
coup-try = Пойдите закрытой фигурой красных: она ходит как та, что стоит здесь в начале, и открывается.
coup-deal-again = Разложить заново
coup-revealed = Она ходила как { $as }, а оказалась: { $piece }. { $turn }.
coup-rule-setup = Пятнадцать других фигур каждой стороны перемешаны на её начальных пунктах лицом вниз.
coup-rule-closed = Закрытая фигура ходит и берёт как та, что стоит на её пункте в начале: сосед генерала – только в середину дворца, угловая – как колесница. Открыть её без хода нельзя.
coup-rule-opens = После первого хода она открыта для обеих сторон и дальше ходит как то, что она есть. Шах определяется после этого.
coup-rule-guards = Открытые советники и слоны ходят по всей доске, как и раньше на один и на два шага по диагонали; закрытый «глаз» останавливает слона.
coup-rule-soldiers = Открытый солдат ходит вперёд, за рекой и вбок, где бы он ни открылся.
coup-rule-taken = Кто берёт закрытую фигуру, видит, что это было; другая сторона не видит.
coup-rule-end = Мат, пат, повторение и пределы – по правилам, выбранным для партии.
fen-closed-off-start = Закрытая { $letter } лежит на { $square }, где у её стороны нет фигуры в начале.
fen-pool = «{ $found }» не называет неизвестные фигуры, как, например, «R2p5».
fen-pool-too-large = Неизвестными названы { $count } { $letter }; у стороны их { $most }.
fen-pool-too-small = { $side }: закрытых { $closed }, а неизвестными названы { $unknown }.
analysis-expected = Ожидаемая оценка: среднее по тому, чем могут быть закрытые фигуры, насколько вы это знаете. Под них никто не смотрит.
analysis-turns-out = Фигура оказывается
analysis-may-be = { $piece }, не видно: { $count }
shared-dealt-anew = Закрытых фигур в ссылке нет: они раздаются заново.

## Before the program runs and after it has stopped: plain messages only

loading = Загрузка
loading-slow = Загрузка идёт дольше обычного.
needs-script = Для игры Chuhe нужны JavaScript и WebAssembly.
start-failed = Игру не удалось загрузить. Сыгранное не пропало.
crash-title = Игра остановилась
crash-text = Этого не должно быть. Ваша партия сохранена: перезагрузите страницу, и она продолжится с того же места.
crash-game = Ваша партия
crash-report = Что случилось
reload = Перезагрузить
copy-game = Копировать партию
copy-report = Копировать отчёт

## Where nothing can be kept

save-game-file = Сохранить партию в файл

## Lessons

point-note = { $point }, { $note }
point-barred = закрыто
point-chosen = выбрано
point-right = верно
point-wrong = неверно
point-missed = один из ответов
point-aim = это нужный пункт
learn-title = Учиться
learn-intro = Короткие уроки: в каждом доска, на которой правило можно попробовать, и упражнения, которые проверяются по самим правилам.
learn-counted = решено { $solved } из { $total }
learn-pages = Ещё почитать
learn-exercises = Упражнения
learn-try = Попробовать
learn-exercise =
    { $done ->
        [yes] Упражнение { $number }, решено
       *[no] Упражнение { $number }
    }
learn-next = Дальше: { $title }
learn-all = Все уроки
learn-unkept = Браузер не сохраняет решённое.
learn-pass = Ход другой стороны
learn-from-start = Сначала
learn-can-go =
    { $count ->
        [0] { $piece } на { $square }: ходов нет.
        [one] { $piece } на { $square }: { $count } ход, показан зелёным.
        [few] { $piece } на { $square }: { $count } хода, показаны зелёным.
       *[other] { $piece } на { $square }: { $count } ходов, показаны зелёным.
    }
learn-pick = { $turn }. Выберите фигуру: зелёные пункты открыты, красные кресты закрыты.
learn-check = Проверить
learn-again = Ещё раз
learn-show = Показать ответ
learn-next-exercise = Следующее упражнение
learn-shown = Вот ответ. Попробуйте ещё раз сами.
learn-chosen = Выбрано: { $count }
learn-goes-on =
    { $moves ->
        [one] Верно! Ещё { $moves } ход.
        [few] Верно! Ещё { $moves } хода.
       *[other] Верно! Ещё { $moves } ходов.
    }
learn-solved = Решено!
learn-miscounted = Не совсем. Не хватает: { $missing }. Лишних: { $extra }.
learn-not-asked = Ход возможен, но требуется другой.
learn-answered = Так не выиграть: другая сторона отвечает { $move }.
learn-too-long = Ходы кончились, а цель ещё не достигнута.
lesson-board = Доска, дворец и река
lesson-board-text = Фигуры стоят на 90 пунктах, где пересекаются линии, а не на клетках. Девять пунктов с двумя диагоналями – дворец: генерал и советники не покидают его. Пустая полоса посередине – река: слоны её не переходят, а солдаты за ней становятся сильнее. Начинают красные.
lesson-chariot-text = Колесница ходит по линии на любое число пунктов, пока путь свободен. Берёт, становясь на место чужой фигуры. Это самая сильная фигура.
lesson-horse-text = Конь идёт на один пункт прямо и ещё на один по диагонали наружу. Он не прыгает: фигура на соседнем пункте («подножка») закрывает оба хода в этом направлении. Каждая из четырёх подножек закрывает два хода из восьми.
lesson-cannon-text = Пушка ходит как колесница, но чтобы взять, ей нужен лафет: ровно одна фигура любой стороны между ней и целью. Если между ними нет фигур или их две, взять нельзя.
lesson-soldier-text = Солдат ходит на один пункт вперёд, а за рекой и на один пункт вбок. Назад он не ходит никогда. Берёт так же, как ходит.
lesson-elephant-text = Слон ходит ровно на два пункта по диагонали. Фигура на пункте между ними («глаз слона») останавливает его. Реку он не переходит, поэтому у него всего семь пунктов.
lesson-advisor-text = Советник ходит на один пункт по диагонали и не покидает дворец: у него всего пять пунктов.
lesson-general-text = Генерал ходит на один пункт прямо и не покидает дворец. Он не может стать под удар. Если он атакован, следующий ход должен его спасти; если такого хода нет, партия проиграна.
lesson-facing = Генералы лицом к лицу
lesson-facing-text = Генералы не могут стоять на одной вертикали, если между ними ничего нет. Поэтому генерал издали держит свою вертикаль, а единственная фигура между ними не может её покинуть.
lesson-check = Дать шах
lesson-check-text = Ход, который нападает на генерала, – это шах. Фигура, отходя, может открыть путь другой или оставить пушке ровно один лафет; шах могут дать и две фигуры сразу.
lesson-escape = Выходы из-под шаха
lesson-escape-text = Выходы такие: увести генерала, взять шахующую фигуру или заслониться. От коня помогает фигура на его подножке. От пушки – убрать лафет или поставить между ними вторую фигуру.
lesson-one-way = Нападение без ответа
lesson-one-way-text = В сянци две одинаковые фигуры не всегда атакуют друг друга. Конь с закрытой ногой атакован другим конём и не может ответить; пушка бьёт через лафет то, что до неё не достаёт; солдату рядом с пушкой нечего её бояться.
lesson-mate = Мат в один ход
lesson-mate-text = Мат – это когда генерал атакован и ни один ход его не спасает. Проверьте каждый шах: куда может уйти генерал, кто может взять, чем заслониться? Верен любой выигрывающий ход.
lesson-mate-in-two = Мат в два хода
lesson-mate-in-two-text = Выиграйте в два хода при любом ответе. Другая сторона отвечает самым упорным ходом. Первый ход не обязательно шах.
lesson-stalemate = Нет ходов
lesson-stalemate-text = Сторона без возможных ходов проиграла, даже если её генерал не атакован: в отличие от шахмат это не ничья. Оставьте другую сторону без ходов, не давая шаха.
task-targets = Выберите все пункты, куда может пойти фигура на { $square }: { $piece }.
task-blockers = Выберите все фигуры, которые закрывают ходы. Фигура на { $square }: { $piece }.
task-screens = Выберите все фигуры, через которые можно что-то взять. Фигура на { $square }: { $piece }.
task-range = Выберите все пункты, на которых когда-либо может стоять фигура с { $square }, её собственный тоже: { $piece }.
task-palace = Выберите все пункты дворца. Чей: { $side }.
task-checkers = Выберите все фигуры, которые дают шах.
task-saviours = Вам шах. Выберите все фигуры, которые могут спасти генерала, и его самого, если он может.
task-take = Возьмите на { $square }: { $piece }.
task-take-freely = Возьмите фигуру так, чтобы вас не взяли в ответ.
task-check = Дайте шах.
task-double-check = Дайте шах двумя фигурами сразу.
task-step = Вам шах. Уведите генерала.
task-take-checker = Вам шах. Возьмите шахующую фигуру.
task-interpose = Вам шах. Заслонитесь.
task-leg = Шах даёт конь. Поставьте ему подножку.
task-unscreen = Пушка даёт шах через вашу фигуру. Уберите лафет.
task-second-screen = Шах даёт пушка. Поставьте между ними вторую фигуру.
task-attack-alone = Нападите на фигуру на { $square } так, чтобы она не нападала в ответ: { $piece }.
task-stalemate = Оставьте другую сторону без ходов, не давая шаха.
task-win =
    { $moves ->
        [one] Выиграйте в { $moves } ход.
        [few] Выиграйте в { $moves } хода.
       *[other] Выиграйте в { $moves } ходов.
    }
task-walk =
    { $moves ->
        [one] Приведите фигуру на { $square } за { $moves } ход: { $piece }. Другая сторона стоит.
        [few] Приведите фигуру на { $square } за { $moves } хода: { $piece }. Другая сторона стоит.
       *[other] Приведите фигуру на { $square } за { $moves } ходов: { $piece }. Другая сторона стоит.
    }
names-title = Названия фигур
names-intro = Каждая фигура с двумя иероглифами, красных и чёрных, их чтением и названиями на других языках.
names-meaning = Значение
names-traditional = Традиционные
names-simplified = Упрощённые
names-pinyin = Пиньинь
names-russian-sound = По-русски звучит
names-sino-vietnamese = Сино-вьетнамское
names-letters = Буквы (WXF, вьетнамская)
meaning-general = маршал / генерал
meaning-advisor = чиновник / учёный
meaning-elephant = министр / слон
meaning-horse = конь
meaning-chariot = колесница
meaning-cannon = пушка (огонь / камень)
meaning-soldier = солдат / пехотинец

## Rating

rating-title = Ваш рейтинг
rating-intro = Оценивается на этом устройстве по вашим партиям с программой, по системе Глико-2. Никуда ничего не отправляется.
rating-empty = Пока нет зачтённых партий. Партия с программой засчитывается, когда она закончена, начата из обычной расстановки и сыграна без помощи.
rating-unreadable = Список партий повреждён или создан более новой версией страницы. Он оставлен без изменений.
rating-like-level = Примерно как уровень { $level }.
rating-unsure = Пока это догадка: ещё несколько партий её уточнят.
rating-results = Побед: { $wins }, ничьих: { $draws }, поражений: { $losses }
rating-chart = { $games ->
    [one] Рейтинг после { $games } партии: от { $low } до { $high }
   *[other] Рейтинг после { $games } партий: от { $low } до { $high }
}
rating-games = Последние партии
score-win = Победа
score-loss = Поражение
rating-counts = Партия засчитывается в рейтинг.
unrated-take-back = Вне рейтинга: ход взят назад
unrated-hint = Вне рейтинга: с подсказкой
unrated-analysis = Вне рейтинга: с анализом
unrated-start = Вне рейтинга: другое начало
unrated-cancelled = Вне рейтинга: отменена
rating-levels = Насколько сильны уровни
rating-levels-note = Разница между уровнями с 1 по 9 измерена в партиях программы с самой собой; место уровня 1 среди людей и шаг до уровня 10 – оценки. Для ко-уп взяты те же числа.
rating-export = Сохранить список в файл
rating-forget = Удалить все партии
rating-forget-sure = Точно удалить?

## Review

review-title = Разбор партии
review-intro = Программа смотрит каждую позицию партии и говорит, какие ходы что-то упустили и что было лучше.
review-start = Разобрать партию
review-empty = Разбирать пока нечего. Сыграйте партию или откройте её по ссылке.
review-depth = Насколько подробно
review-quick = Быстро
review-usual = Обычно
review-thorough = Тщательно
review-progress = Позиций: { $done } из { $total }
review-stop = Остановить
review-go-on = Продолжить
review-anew = Разобрать заново
review-move = Ход на доске
review-step = Листайте ходы, чтобы прочитать о каждом.
review-dubious = Сомнительно
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-said = { $mark }: { $move } отдаёт { $percent } % шансов на победу.
review-good = { $move } ничего не упускает.
review-better = Лучше: { $line }
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-compare = Показать лучший ход
review-summary = Итог
review-lost = Упущено за ход
review-percent = { $percent } %
review-curve = Шансы красных на победу ход за ходом
review-save = Сохранить с оценками

## Hints, questions and keys

hint = Подсказка
hint-looking = Ищу подсказку…
hint-piece = Обратите внимание: { $point }. Спросите ещё раз, чтобы увидеть ход.
hint-move = Подсказка: { $move }
hint-failed = Программа не дала подсказки. Спросите ещё раз.
ask-unknown = Такого вопроса нет. Есть ?e4, ?m e4, ?g, ?t и ?l; один ? показывает все клавиши.
ask-moves = { $point }: может пойти на { $list }.
ask-no-moves = { $point }: ходов нет.
ask-attackers = Ваш генерал атакован: { $list }.
ask-no-attackers = Вашего генерала ничто не атакует.
ask-no-clock = В этой партии нет часов.
ask-no-move = Ходов ещё не было.
help-title = Клавиши
help-board = На доске
help-arrows = Перейти на соседний пункт
help-enter = Взять фигуру, поставить (и пробел)
help-escape = Вернуть на место
help-draw = Начать и закончить стрелку; дважды на одной точке – круг
help-draw-pointer = Мышью стрелки рисуют правой кнопкой или с нажатой клавишей Shift, пальцем – задержав его сначала на точке. Escape и следующий ход стирают их.
help-ask = Вопросы, когда фокус на пункте
help-what = Что здесь стоит?
help-moves = Куда может пойти эта фигура?
help-general = Что атакует моего генерала?
help-clock = Что на часах?
help-last = Какой был последний ход?
help-hint = Подсказка: сначала фигура, потом ход
help-game = В остальной части страницы
help-steps = Ход назад или вперёд
help-ends = К началу или к концу
help-tab = К следующему элементу
help-this = Этот список
help-typed = В поле для ходов
help-typed-move = Ход в любой записи

## Hidden pieces in records and in the editor

editor-closed = Закрытая фигура
editor-closed-off = Закрытая фигура может лежать только там, где стоит фигура в начале игры, и не на месте генерала.
editor-pool = Неизвестные фигуры
editor-pool-by-board = Как на доске
editor-surplus = Играть можно, но открытых и неизвестных вместе { $count } ({ $piece }); у стороны их { $most }.
record-seen-by = То, что знает эта сторона: { $side }.
record-seen-by-both = То, что знают обе стороны.
record-reviewed = Разбор записан в партию; отмечено ходов: { $count }. Отмена уберёт всё.
record-review-changed = Ходы изменились, разбор прекращён.

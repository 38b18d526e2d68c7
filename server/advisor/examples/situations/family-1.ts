import type { Examples } from '../examples.ts'

export const FAMILY_1: Examples = {
  'family.spouse': `
I became a permanent resident in spring and my wife is still in Tabriz. Can she join me by sponsorship?
married last year in Mashhad, I hold a Canadian passport; may I bring my husband over?
is it possible to sponsor a fiancé or only a spouse
my partner and I aren't married but together for years. Sponsorship?
I'm 19 and a citizen. Am I old enough to sponsor my wife
how does bringing a husband from Iran work when I live in Ottawa
my conjugal partner abroad, may I sponsor him
does my wife need English for me to sponsor her
we could neither marry nor move in together because of our situation, is conjugal sponsorship a thing
PR holder staying in Iran at the moment, can he sponsor his spouse from there
citizen living abroad wants to bring wife along, allowed?
Not sure whether a permanent resident may sponsor at all, it's about my husband
what do I have to be to bring my spouse to Canada
i want to bring my hubby
sponsoring a common-law partner instead of a spouse, okay?
Is it true only citizens can sponsor a wife?
can my girlfriend be sponsored even if we never married
spouse sponsorship, conditions on both sides
بهار مقیم دائم شدم و همسرم هنوز در تبریز است؛ می‌توانم اسپانسرش شوم؟
پاسپورت کانادایی دارم و تو مشهد عقد کردیم، شوهرمو میتونم بیارم؟
شرط سن برای اسپانسری همسر چیه، من ۱۹ سالمه
آیا مقیم دائمی که در ایران است می‌تواند همسرش را کفالت کند؟
نامزدمو میشه اسپانسر کرد یا باید حتما عقد کنیم
خانومم زبان بلد نیست، میتونم اسپانسرش بشم؟
برای آوردن همسر حتما باید شهروند بود یا پی آر هم کافیه
دوست‌دخترم را بدون ازدواج می‌توان اسپانسر کرد؟
من سیتیزنم ولی خارج از کانادا زندگی میکنم، زنمو میتونم اسپانسر کنم
چه شرایطی لازم است تا همسرم را از ایران بیاورم؟
میخوام شوهرم بیاد پیشم کانادا چیکار باید کرد
پارتنرم رو که باهاش زندگی میکنم میشه اسپانسر شد
اسپانسری زن و شوهری چطوریه
همسرم ایران است و من ونکوور؛ راه کفالت او چیست؟
میشه واسه خانمم درخواست اسپانسرشیپ بدم؟ pr دارم
شریک زندگی‌ام ۲۰ سال دارد؛ می‌توانم اسپانسرش باشم؟
hamsaram irane man pr daram, mitoonam biaramesh
shoharamo az iran chejoori sponsor konam
namzadamo mishe sponsor kard
citizen hastam mikham zanam biad pisham`,
  'family.parents': `
My mom is alone in Rasht since dad passed away. May I sponsor her?
when they drew names for parents I wasn't in it; is there a draw this year
has the sponsorship of grandparents been suspended
I earn well now and want mum and dad with me permanently. Is that way open?
PGP 2026, anything?
someone told me the parents' program is on pause, still true?
is it possible at all to get permanent residence for one's father
could I file an interest to sponsor form for my parents today
what became of the parents and grandparents program
not just a visit, I want my parents to stay for good. Sponsorship possible?
do they accept new sponsorships for elderly parents
will my sponsorship form for my mother be accepted now
my wife's parents, can we sponsor them at present
since when are parents not accepted
grandmother raised me, can she be sponsored
Is the parent sponsorship still frozen
I'm a new citizen hoping to bring over both parents by sponsorship
mother in law sponsorship open or closed
مادرم پس از فوت پدرم در رشت تنهاست؛ می‌توانم اسپانسرش شوم؟
اسپانسری پدر مادر هنوز بستس؟
آیا امسال برای والدین قرعه‌کشی انجام می‌شود؟
حقوقم خوبه میخوام مامان بابام دائم بیان پیشم، راهش بازه الان؟
شنیدم برنامه والدین رو متوقف کردن، درسته
پدربزرگ و مادربزرگ را هم می‌شود اسپانسر کرد؟
واسه مادرزنم میتونم اسپانسر بشم فعلا
از کی دیگه واسه پدر و مادرا درخواست نمیگیرن
برنامهٔ اسپانسرشیپ والدین در چه وضعیتی است؟
نه ویزای موقت، اقامت دائم واسه بابام میخوام، اسپانسری میشه؟
میشه الان فرم اسپانسری مامانمو پر کنم بفرستم
آیا پذیرش درخواست کفالت والدین از سر گرفته شده است؟
pgp باز شد؟
پدر و مادر همسرم را در حال حاضر می‌توانیم اسپانسر کنیم؟
مادربزرگم بزرگم کرده میتونم اسپانسرش شم بیاد
تازه سیتیزن شدم، اسپانسر والدین شدن ممکنه هنوز؟
چرا اسپانسری والدین رو بستن و تا کی
برای آوردن همیشگی پدرم از راه اسپانسری اقدام ممکن است؟
madaram tanhast mishe sponseresh besham
barnameye valedein baz shode ya na
emsal ghorekeshi pedar madar hast
espansere pedaram mitoonam besham alan`,
  'family.child': `
Our eldest is nearly grown. When does a child stop counting for the application?
is there a cut-off birthday for kids
does a son who is married still count as part of the family
my daughter got engaged and lives with her boyfriend, is she out of the file
what does dependent mean when it comes to children
until when may we list our teenager as accompanying
do university students get an extension of the age limit for dependants
someone said 18, others say 22. What is the age limit for children?
grown-up child with a disability, dependent or not
not sure how old a kid may be to come along
how does the age limit work for children of a first marriage
a child who supports himself, is he a dependant because of his age
by which birthday must our boy be in the application
Maximum age of a dependent?
can kids come regardless of age
if my son marries, does he cease to be a dependent child
which children are included and up to how many years
has the age for dependants changed to 22
فرزند ارشدمان دارد بزرگ می‌شود؛ از چه سنی دیگر همراه به حساب نمی‌آید؟
بچه تا کی جزو پرونده حسابه
پسری که زن گرفته هنوز تحت تکفل محسوب می‌شود؟
یکی میگه ۱۸ یکی میگه ۲۲، بالاخره سن بچه تا چنده
دخترم نامزد کرده و با نامزدش زندگی میکنه، هنوز وابسته منه؟
آیا فرزند دانشجو از محدودیت سنی معاف است؟
بچه‌ای که معلولیت داره سن براش مهمه یا همراه حساب میشه
حداکثر سن فرزند همراه چقدر است؟
سقف سنی بچه ها
منظور از فرزند تحت تکفل چیست؟
دخترم دانشجوئه، هنوزم میشه تو پرونده باشه؟ تا چند سالگی
بچه‌ای که از ازدواج اولم دارم تا چه سنی همراه حساب می‌شود؟
تا تولد چند سالگیش وقت داریم پسرمونو بیاریم
اگه پسرم ازدواج کنه دیگه همراه نیست؟
نوجوون داریم میخوام بدونم تا چه سنی با ما میتونه بیاد
سن بچه برای همراه بودن عوض شده؟ شنیدم شده ۲۲
بچه بزرگا رو نمیشه برد؟ حد سنیش چیه
کدام فرزندان و تا چه سنی در درخواست گنجانده می‌شوند؟
bache ta che seni hamrah hesab mishe
saghfe sennie farzand chande
dokhtaram ezdevaj karde hanooz tahte takafole mane
farzande daneshjoo ta chand salegi joze parvande ast`,
  'family.child-age': `
My boy turned 22 last week. Can he still be on my application?
we have a 17-year-old, does she come with us automatically
son 25, studying, unmarried. dependent?
is 21 too old for a daughter to be included
what about our son, he's 30 and lives at home with us
She will be 22 in two months, is my daughter still counted
a boy of eighteen, part of our file?
can I include my child aged 16
our twins are 20 now, are both dependants
28 and never worked, my son; does he count as dependent
Would a 22 year old count or is it too late
daughter, 19, wants to come along
my stepson is 21, can he be added
do I take my 23-year-old along or must he apply alone
the kid's just 15, surely he is included?
is it over for my son at 24
her age is 20 and she's single, may my daughter join the application
my child is 18 already an adult, does that matter for being a dependent
پسرم هفتهٔ پیش ۲۲ ساله شد؛ هنوز می‌تواند در پروندهٔ من باشد؟
دخترم ۱۷ سالشه خودکار با ما میاد؟
پسر ۲۵ ساله مجرد و دانشجو، تحت تکفل هست یا نه؟
دو ماه دیگه دخترم ۲۲ سالش میشه، میتونم بیارمش هنوز
فرزند ۱۸ ساله‌ام همراه ما محسوب می‌شود؟
پسرم سی سالشه با ما زندگی میکنه میشه همراه باشه؟
دوقلوهای ۲۰ ساله داریم، هر دو همراه حسابن؟
آیا دختر ۲۱ سالهٔ مجرد را می‌توانم در درخواست بیاورم؟
بچه م ۲۴ سالشه دیره دیگه؟
پسر شونزده ساله م جزو همراهاست؟
برای فرزند بیست‌ودو ساله هنوز امکان همراهی هست؟
پسرخوندم ۲۱ سالشه میشه اضافه بشه به پرونده
دخترم ۲۸ سالشه کار نمیکنه خرجش با منه، وابسته حساب میشه
پسر ۱۹ سالمون میتونه باهامون اقامت بگیره؟
۲۳ ساله است و مجرد؛ پسرم باید جدا اقدام کند؟
دختر بیست و یک سالم میتونه همراهمون باشه
۱۵ سالشه پسرم مشکلی که نیست واسه همراه بودنش
فرزندم ۲۶ سال دارد؛ تحت تکفل من است؟
dokhtaram 21 salashe mitoone hamrah bashe
pesare 24 salam tahte takafol hesab mishe
bacham 18 salashe joze parvande hast
pesaram 22 salesh shode dir shode dige`,
  'family.common-law': `
We rent a flat in Tehran since spring but never married. Are we a couple in Canada's eyes?
does living with my fiancé count before the wedding
how many months under the same roof do they want
she sometimes went back to her parents for weeks, does living together have to be without a break
my girlfriend moved in 5 months ago, is she already my common law partner
can unmarried couples be treated as partners, and from when
we have lived together for three years without a wedding; common-law?
common-law status, one year or two?
not married, not single: we share a home since 2024. what are we
would 11 months of living together be enough
Is a shared lease for a year what makes us common-law
we've been dating for six years but live apart, does it make us common law
at what point does a live-in boyfriend become a partner
what counts as common law in canada immigration
I'm told you need 12 months together, correct?
partner without marriage certificate, how long together?
do we have to marry or is living together enough to be partners
cohabiting since last autumn, does that count for immigration
از بهار بدون ازدواج در یک خانه زندگی می‌کنیم؛ از نظر کانادا زوج هستیم؟
با نامزدم همخونه ام، قبل از عقد هم پارتنر حساب میشیم؟
چند ماه زیر یه سقف باشیم قبوله به عنوان همسر
زندگی مشترک باید بدون وقفه باشد تا همسر عرفی به شمار آییم؟
۱۱ ماهه با هم زندگی میکنیم کافیه واسه کامن لا؟
شش ساله دوستیم ولی جدا زندگی میکنیم، کامن لا حسابیم
همسر عرفی یک سال است یا دو سال؟
دوست پسرم پنج ماهه اومده خونه من، پارتنر حساب میشه؟
آیا لازم است ازدواج رسمی کنیم یا زندگی مشترک کفایت می‌کند؟
بدون عقدنامه چقد باید باهم بوده باشیم که قبول کنن
ازدواج سفیدیم دو ساله، کانادا قبول داره؟
از چه زمانی شریک زندگی غیررسمی پذیرفته می‌شود؟
کامن‌لا چن ماهه میشه
اجاره‌نامه مشترک داریم از پارسال، این یعنی همسر عرفی هستیم؟
سه ساله با دوست دخترم یه خونه ایم ولی ازدواج نکردیم، چی حساب میشیم
تعریف شریک زندگی بدون ازدواج در قانون مهاجرت چیست؟
یه مدت جدا بودیم وسطش، بازم کامن لا میشیم؟
میگن باید ۱۲ ماه با هم زندگی کرده باشیم درسته؟
ezdevaj nakardim vali 2 sale ba ham zendegi mikonim, zoj hesabim
common law chand mah zendegi moshtarak mikhad
ba namzadam hamkhooneam partner hesab mishe
hamsare orfi az key hesab mishim`,
  'family.undertaking': `
If my marriage ends after she lands, how many years do I remain bound as her sponsor?
I signed as sponsor for my husband; when does my obligation run out
so for mum it's twenty years that I am liable?
for what period do I commit to look after a sponsored child
is the commitment for a wife three or ten years
how long can the state ask me to pay back welfare my sponsored spouse took
for a daughter of 12, until what age would my undertaking run
does the sponsor's financial commitment ever end
not sure how long one is tied to an undertaking
the undertaking for grandparents, in years
sponsorship means I pay for him how long?
period of responsibility toward a sponsored partner
even after a divorce am I liable, and for how many years
if I sponsor my 23-year-old disabled son how long is the undertaking
orphaned sister of 15: length of my undertaking for her
till when must I maintain the father I sponsored
Number of years a sponsor has to provide for a spouse
is the sponsor off the hook after three years with a husband
اگر پس از آمدن همسرم جدا شویم، تعهد اسپانسری من چند سال باقی می‌ماند؟
تعهدی که واسه شوهرم امضا کردم کی تموم میشه
برای مادر بیست سال تعهد مالی است؟
چند سال پای اسپانسری زنم گیرم
مسئولیت مالی اسپانسر در قبال فرزند تا چه سنی ادامه دارد؟
تعهد واسه همسر سه ساله یا ده ساله؟
دختر ۱۲ ساله‌مو اسپانسر کنم تا کی باید متعهد بمونم
آیا تعهدنامهٔ اسپانسر پایان دارد؟
بابامو اسپانسر کنم چندسال خرجش گردن منه
دورهٔ تعهد نسبت به پدربزرگ و مادربزرگ چند سال است؟
حتی بعد طلاقم تعهدم سرجاشه؟ چند سال
اسپانسر تا چند سال باید پاسخگوی کمک‌هزینه‌ای باشد که همسرش گرفته؟
خواهر یتیم زیر ۱۸ سالم رو اسپانسر شم تعهدش چند ساله
مدت تعهدنامه برای شریک زندگی چقدر است؟
تا کی مسئول کسیم که اسپانسرش شدم
تعهد مالی پسر ۲۳ ساله معلولم چند سال میشه
امضای تعهد اسپانسری یعنی چند سال بدهکار باشم
پس از سه سال تعهدم نسبت به همسرم تمام می‌شود؟
taahode sponsori baraye hamsar 3 sale ya 10 sal
ta key bayad kharje pedari ke sponseresh shodam ro bedam
bade talagh ham taahod daram? chand sal
taahode sponsor key tamoom mishe`,
  'family.partner-income': `
I'm between jobs right now. Can I still bring my wife by sponsorship?
student with almost no income, husband in Iran. Is sponsoring him out of reach?
do they check my salary when I sponsor my spouse
what if I earn next to nothing and want to sponsor my partner
is there a LICO for spouses
no minimum pay for a husband's sponsorship, is that right?
how big must my paycheck be to bring my wife
will a part-time wage do for sponsoring my husband
I only make 24,000 a year; is this a problem for sponsoring my common-law partner
Someone claims you need 40 thousand a year to sponsor a wife
sponsor spouse without job
must I show tax returns with enough income for my wife
does sponsoring a child require a certain income
low earner wants to bring her husband, any threshold?
income condition for a dependent child's sponsorship?
unemployed at the moment, sponsoring a partner possible?
financial requirement for spousal sponsorship outside Quebec
not earning enough yet, do I have to wait before I sponsor my wife
در حال حاضر بیکارم؛ با این وضع می‌توانم همسرم را اسپانسر کنم؟
دانشجوام درآمد ندارم شوهرم ایرانه، اسپانسریش درآمد میخواد؟
آیا برای اسپانسرشیپ همسر حداقل درآمدی تعیین شده است؟
حقوقم کمه سالی ۲۴ هزارتا، واسه آوردن زنم مشکلی نیست؟
شنیدم باید سالی ۴۰ هزار دلار دربیاری تا زنتو بیاری درسته؟
برای کفالت فرزند هم درآمد معینی می‌خواهند؟
سر کار نمیرم فعلا، میتونم شوهرمو اسپانسر شم از نظر درآمد؟
فیش حقوقی لازمه واسه اسپانسری خانمم
با شغل نیمه‌وقت و درآمد پایین می‌توان همسر را اسپانسر کرد؟
واسه زن و بچه هم مثل پدر مادر درآمد میخوان؟
میزان درآمد سالانه برای آوردن همسر چقدر باید باشد؟
بدون درآمد میشه همسر رو اسپانسر کرد
درامدم به حد نصاب نمیرسه واسه اسپانسری شوهرم، حدنصاب داره اصلا؟
اسپانسری پارتنر شرط حقوق داره
آیا کسی که درآمدی ندارد حق اسپانسری شریک زندگی‌اش را دارد؟
چقد باید دربیارم که خانومم بیاد
bikaram, mishe hamsaramo sponsor konam
baraye sponsori shohar hoghoogh mohemme
hadeaghal daramad baraye avordane zan
daramadam kame mitoonam zanamo biaram`,
}

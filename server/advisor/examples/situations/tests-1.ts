import type { Examples } from '../examples.ts'

export const TESTS_1: Examples = {
  'tests.needed': `
I did my whole master's in English in Malaysia, do they still insist on an exam
my job has been in English for ten years, can that replace a certificate
is there a way around IELTS
born in London but with an Iranian passport, must I sit an English test
without any language certificate, is immigration possible
I hate exams. Is a language test really unavoidable
do I have to take an English test if I speak French
my friend says for family sponsorship nobody asks for English, true?
would a letter from my university that teaching was in English be enough
is it compulsory to have a language result before you open my profile
can't pass IELTS, do I need one at all
not sure if the test is a must for the provincial route too
English teacher for 12 years, surely I needn't prove my English?
what if I have no IELTS yet
language certificate: optional or required
do skilled trades people have to take an english test too
is an interview enough instead of a test
can I start and hand in the language exam some time later or is it needed at all
کل ارشدم رو به انگلیسی خوندم، بازم باید امتحان بدم
راهی هست که آیلتس ندم
ده ساله تو شرکت خارجی کار می‌کنم، مدرک زبان میخوان بازم؟
بدون هیچ مدرک زبانی اصلا میشه مهاجرت کرد
زبانم صفره، حتما باید امتحان زبان داشته باشم
معلم زبانم، یعنی منم باید آزمون بدم
میگن برای اسپانسری همسر آیلتس نمیخواد راسته
نامه دانشگاه که درسا انگلیسی بوده جای آیلتس رو میگیره
آیا ارائه مدرک زبان برای مهاجرت به کانادا الزامی است
من فقط فرانسه بلدم، آزمون انگلیسی هم لازمه
متولد انگلیسم ولی باز ازم آزمون زبان میخوان؟
هنوز آیلتس ندارم، میشه کارو شروع کرد یا لازمه
از زیر آیلتس میشه در رفت؟
مصاحبه جای امتحان زبانو میگیره یا نه
برای مشاغل فنی هم مدرک زبان می‌خواهند
آزمون زبان اختیاریه یا اجباری
برای برنامه‌های استانی هم آیلتس لازم است؟
زبان مادریم انگلیسیه، تست بدم؟
bedoone ielts rahi hast
hatman bayad emtehan zaban bedam
be englisi dars khoondam bazam ielts mikhan
madrake zaban ekhtiarie ya ejbari`,
  'tests.accepted': `
before I register somewhere, which exams are on the list
IELTS isn't offered in my city, what alternatives are there
what can I take instead of IELTS
for French I have two options, I think, which are they
are there any other English tests than IELTS
which exam boards does Canada trust for immigration
what certificates of English or French are good for Express Entry
someone mentioned an easier test than IELTS
is IELTS the only one
I'd rather do a computer test, which ones may I choose from
name all the tests I may choose from
options for proving french
IELTS or CELPIP or PTE, which ones do they take
approved exams for permanent residence?
my daughter asks which english exam she should book for the skilled worker route
which tests are designated by immigration
if not IELTS then what
which version of the tests do they want for PR
قبل از ثبت نام میخوام بدونم کدوم آزمونا رو قبول دارن
تو شهرمون آیلتس برگزار نمیشه، چه آزمون دیگه‌ای میشه داد
به جز آیلتس چی هست
برای فرانسوی دو تا آزمون هست انگار، کدوما
فقط آیلتس رو قبول میکنن؟
یه آزمون راحت‌تر از آیلتس هست که قبول باشه
برای اکسپرس اینتری ارائه کدام مدارک زبان ممکن است
آیلتس یا سلپیپ یا پی تی ای، کدومش قبوله
لیست آزمون‌های زبان مورد تایید اداره مهاجرت
چه امتحانایی واسه اقامت دائم معتبره
واسه زبان دوم فرانسه چه مدرکی میخوان
اسم آزمونهای قابل قبول رو بگین
جایگزین آیلتس چیه
دخترم کدوم امتحان انگلیسی رو ثبت نام کنه که قبول باشه
آزمون‌های معتبر زبان فرانسه برای مهاجرت کدام است
کدوم آزمونا کامپیوتریه و قبوله
اگه آیلتس ندم چه آزمونی میتونم بدم
مدارک زبان قابل قبول؟
joz ielts che azmoonayi ghaboole
vase faranse che emtehani ghabool daran
faghat ielts ghaboole ya chizaye dige ham hast
liste azmoonhaye zaban`,
  'tests.one': `
is PTE Academic UKVI any use for Express Entry
دولینگو ۱۲۵ دارم، باهاش پروفایل اکسپرس میشه ساخت
I've got a Cambridge C1 certificate from school, useful for PR?
took the academic IELTS by mistake
my university accepted Duolingo, will immigration too
DELF B2 in my pocket, does that do anything for Express Entry
is the TOEFL Essentials recognised by now
will a PTE Academic of 75 be taken or must it be Core
TOEFL 105, can I apply with that
CELPIP-LS or CELPIP General, is the LS one good
would DALF C1 be okay for French
I have IELTS for UKVI academic, does it work
can my old school certificate like FCE be used in Express Entry
is TCF tout public good or only TCF Canada
my wife passed TEF Canada, is this one recognised
someone on Telegram says they accept Duolingo now
is general IELTS the right one
PTE core, does that count for skilled worker
مدرک کمبریج C1 دارم، واسه اقامت به درد میخوره
اشتباهی آیلتس آکادمیک دادم، قبوله؟
دانشگاه دولینگومو قبول کرد، مهاجرت هم قبول میکنه
دلف B2 دارم واسه اکسپرس حسابه یا نه
پی تی ای آکادمیک ۷۵ شدم میشه باهاش پروفایل ساخت
تافل ۱۰۰ به بالا دارم، اکسپرس انتری قبولش داره
میگن تازگیا دولینگو هم قبول میکنن راسته
مدرک دالف فرانسه پذیرفته می‌شود یا خیر
آیلتس UKVI به کار میاد تو اکسپرس
تی سی اف معمولی رو قبول دارن یا فقط کانادا
خانمم تف داده، اینو قبول میکنن
آزمون PTE Core برای نیروی متخصص معتبر است؟
سلپیپ جنرال مورد تاییده؟
تافل اسنشیالز رو پذیرفتن بالاخره؟
FCE قدیمی دارم، ارزشی داره
آیا جنرال آیلتس همان آزمون مورد قبول است
ielts academic dadam eshtebahi ghaboole
delf b2 daram be dard mikhore
toefl 100 daram vase express mishe
madrak cambridge ghabool mikonan`,
  'tests.convert': `
got my results today: 7, 6.5, 6.5, 7 — where does that put me on the Canadian scale
my writing is stuck at 6, what benchmark is that
is 7.5 in listening already an eight
overall band 7 but writing 5.5, which CLB am I in the end
what's my level with CELPIP 10 9 8 9
speaking 6.5 on the IELTS general, in Canadian terms?
my wife's PTE Core shows 65 in writing, which level does she have
TEF result 450 in reading, is it NCLC 7
TCF speaking 12, what NCLC is it
does a reading of 6 still make CLB 7
I thought 6.5 in listening was CLB 8, wasn't it
translate 8/7.5/6.5/7 into CLB please
which level would PTE 78 in speaking be
my celpip is 7 8 7 6, CLB?
how many CLB is a band of 5.5
not sure how IELTS 8.5 in listening maps to the benchmarks
with four sevens, do I have CLB 9
L7 R7 W6 S6.5 clb?
نتیجم امروز اومد ۷ و ۶.۵ و ۶.۵ و ۷، به معیار کانادا چی میشه
رایتینگم همش ۶ میشه، این چه سطحیه تو clb
لیسنینگ ۷.۵ یعنی clb 8?
اورال ۷ شدم ولی رایتینگ ۵.۵، در نهایت clb چندم
سلپیپ ۱۰ ۹ ۸ ۹ گرفتم سطحم چیه
نمره ۶۵ رایتینگ پی تی ای کور معادل کدام سطح است
تف ریدینگ ۴۵۰ شدم میشه nclc چند
تی سی اف اسپیکینگ ۱۲ چه سطحیه
با چهار تا هفت clb 9 دارم یا نه
ریدینگ ۶ به clb 7 میرسه
فک میکردم لیسنینگ ۶.۵ میشه clb 8، اشتباهه؟
نمرهٔ ۸.۵ شنیداری آیلتس معادل چه سطحی از CLB است
اسپیکینگ ۵.۵ رو به clb تبدیل کن
خانمم آیلتسش ۶ ۶ ۵.۵ ۶ شده، clb ش چنده
۷۸ اسپیکینگ pte core چند clb
سی ال بی آیلتس ۶.۵ همه مهارتها
رایتینگ ۷ و ریدینگ ۸ سطح چند حساب میشن
معادل CLB نمرات من: شنیداری ۸، خواندن ۷، نوشتن ۶.۵، گفتاری ۷
writing 6 ru clb chand mishe
listening 7.5 clb 8 hast?
ba 4 ta 7 clb 9 mishe ya na
celpip 10 9 8 9 che sathie`,
  'tests.least': `
aiming for CLB 9, which bands should I train for
what do I have to get in listening to be counted as CLB 8
how far up must my writing go for nine
I'm at CLB 8, what score would lift me to 9 in IELTS
which PTE Core marks correspond to CLB 9
to reach NCLC 7 with TCF, what's needed in each part
is 7 enough in listening for CLB 9 or must it be 8
for a CLB 10 what would the reading have to be
minimum TEF numbers for NCLC 5
score targets for CLB 6 in general training
CLB 5 means which IELTS
what's the bare minimum in all four parts to be a CLB 7
how high should my PTE speaking be for CLB 8
my goal is clb9, tell me the numbers per skill
which CELPIP marks equal CLB 9
how many points in TEF listening for level 7
table of ielts scores for clb 8 please
at least what in writing to get to level ten
هدفم clb 9 هست، تو هر مهارت چند باید بگیرم
لیسنینگ چند بشم که clb 8 حساب شه
الان clb 8 ام، رایتینگ رو تا چند ببرم بالا که ۹ بشه
برای رسیدن به NCLC 7 با TCF چه نمراتی لازم است
پی تی ای کور واسه clb 9 چند باید باشه
لیسنینگ ۷ کافیه واسه clb 9 یا باید ۸ بشم
واسه clb 10 ریدینگ چند میخواد
حداقل نمره تف برای nclc 5
clb 5 با آیلتس چند میشه گرفت
کف نمره هر مهارت برای clb 7 چنده
حداقل نمرات آزمون CELPIP برای سطح ۹ را بفرمایید
واسه سی ال بی ۶ آیلتس چند لازم دارم
جدول نمره آیلتس برای clb 8 رو میخوام
اسپیکینگ پی تی ای چند بشه که بشه clb 8
چه نمره‌هایی بیارم که همه مهارتام نه بشه
تف شنیداری چند برای سطح هفت
نمره لازم هر بخش برای CLB 9 در آیلتس جنرال چیست
رایتینگ چند بگیرم که clb9 شم
listening chand begiram ke clb 8 beshe
vase clb 9 har maharat chand mikhad
tcf chand besham ke nclc 7 bashe
pte core baraye clb 9 chand lazeme`,
  'tests.valid': `
I sat the exam in summer 2024, does it still help me if I apply next month
do I have to redo IELTS every two years
my certificate says valid two years, does Canada see it the same way
what if my test runs out while I'm waiting in the pool
does the result need to be valid on the day of the application or the day of the profile
passed CELPIP 18 months ago, have I still got time
is there an expiry on TEF
my wife's result is from before the pandemic, useless now?
how many months can a score lie around before it's worthless
will a language result that expires after submission hurt
for what period is PTE Core good
old IELTS of 2022, can I reuse it
does a language exam ever expire
should I wait with the exam so that it doesn't get too old
which date matters for the validity, the exam day or the report day
my English result is almost two years old, is it still taken
after how long do I have to repeat the language exam
can I use an expired ielts
تابستون پارسال امتحان دادم، ماه بعد اقدام کنم هنوز قبوله
باید هر دو سال آیلتس رو دوباره بدم
اگه تو استخر باشم و مدرک زبانم منقضی شه چی میشه
مدرک موقع پروفایل معتبر باشه یا موقع ارسال پرونده
سلپیپ رو یه سال و نیم پیش دادم، وقت دارم هنوز؟
تف هم تاریخ انقضا داره
مدرک آیلتس قبل کرونا دیگه به هیچ دردی نمیخوره
نمره زبان بعد چند ماه باطل میشه
مدت اعتبار گواهی PTE Core چقدر است
آیلتس ۲۰۲۲ رو میشه دوباره استفاده کرد
صبر کنم دیرتر امتحان بدم که تاریخش نگذره؟ چقد اعتبار داره
نتیجه آزمون زبان از روز امتحان حساب میشه یا روز صدور
آیا مدرک زبانی که دو سال از آن گذشته قابل ارائه است
مدرک زبان منقضی قبوله؟
یه ماه مونده دو سالش تموم شه، باهاش میشه اقدام کرد
اعتبار تی سی اف چند ساله
بعد از چه مدتی باید دوباره امتحان زبان بدم
اعتبار نمره‌ها دو ساله یا سه ساله
ielts 2022 hanooz ghaboole
har do sal bayad dobare ielts bedam
age madrak zabanam monghazi she vasate kar chi
etebar tef chand sale`,
  'tests.mine': `
please look up in my profile until when my English result is good
how much time is left on my CELPIP result
do I have to repeat my exam soon
has my English certificate in your file run out
the result I entered, is it expired or not
which day does my own result stop counting
is my TEF that I uploaded still within its time
how many months do I have left on my test
does mine need renewing before spring
check the validity of my language result
remaining validity of my IELTS
am I still covered by the score in my profile
when will I have to take my exam again according to my file
my language score, still alive?
did my PTE lapse already
تو پروفایلم ببین مدرک زبانم تا کی وقت داره
چقد دیگه از اعتبار سلپیپم مونده
لازمه به زودی دوباره امتحان بدم؟ مال من تا کیه
نتیجه‌ای که ثبت کردم منقضی شده یا نه
تاریخ انقضای مدرک زبان من چه روزی است
چند ماه دیگه آیلتسم میسوزه
مدرک تفم که تو پرونده‌ست هنوز اعتبار داره
مدرک زبان بنده تا چه تاریخی معتبر است
نمره زبانم تو پروفایل کی تموم میشه اعتبارش
اعتبار مدرک خودمو چک کن
کی باید دوباره آزمون بدم طبق پروندم
مدرک زبانم باطل نشده؟
پی تی ای من تا چه روزی حسابه
آیلتس خودم چقد دیگه وقت داره
madrake zabanam too profile ta key etebar dare
chand mah az etebar ieltsam moonde
madrak zabane man monghazi shode?
natijam ta che roozi hesabe`,
}

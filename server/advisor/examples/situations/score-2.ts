import type { Examples } from '../examples.ts'

export const SCORE_2: Examples = {
  'score.factor.language': `
how many of my points come from English
my CELPIP is already in the profile, what did it bring
the language line of my score please
IELTS 7 in everything, and how many points did you count for it in my total
did my PTE Core result give me points
I put my test result in last week, how much does my language make now
my writing is weak, how many points do I have for language in all
what am I getting under first official language
out of the maximum for language, how much is mine
I haven't taken a test, so is language zero in my score
English part of my CRS, number?
is my IELTS helping at all, how many points is it
wondering how much weight my language result had in my total
points credited for my test scores
my English certificate, how much is it worth in my profile
language points of mine with spouse coming
how well did I do on the language factor
my exam result gave how many points in the ranking
از زبان انگلیسی چند امتیاز گرفتم
نمره سلپیپمو زدم، چند امتیاز برام آورد
بخش زبان تو امتیازم چنده
مدرک زبان من در امتیاز کل چه سهمی دارد؟
هنوز امتحان زبان ندادم یعنی امتیاز زبانم صفره
رایتینگم ضعیفه، کلا واسه زبان چن امتیاز شدم
از سقف امتیاز زبان چقدرش مال منه
نتیجه pte من چند امتیاز حساب شد
آیلتسم هر چهار تا هفته، تو امتیازم چقدر حساب شده
برای زبان اول من چند امتیاز منظور شده است؟
میخوام بدونم زبانم چقد تو امتیازم تاثیر گذاشته
امتیاز مهارت‌های زبانی من روی هم چقدر است؟
مدرک انگلیسیم اصلا امتیازی برام داره
ردیف زبان در ریز امتیازهایم چند است
نمره زبانم رو که وارد کردم چقد امتیاز بهم داد
با همسرم که میام امتیاز زبان من چند حساب میشه
انگلیسیم چقد امتیاز گرفته
امتیازی که بابت آزمون زبان گرفتم چنده
az zaban chand emtiaz gereftam
celpipam chand emtiaz avord baram
emtiaze englisim too profile chande
hanooz emtehan nadadam emtiaze zabanam sefre`,
  'score.factor.work': `
I've been a cook in Calgary for fourteen months, how many points is that
on a post-graduation permit, one year of full-time work done, what does it add
after the second year in my Toronto job how do the points change
is four years of Canadian experience worth more than three
five years working in Halifax, do I have the maximum for it
what does the CRS give for skilled employment inside Canada
my work permit job in Vancouver since January, points when the year is full
does eleven months in Canada count for anything in points
I heard the first Canadian year is worth 40, true?
half a year short of two years in Winnipeg, points?
Canadian work points when my wife is with me
how much would my score gain from a year on an open work permit in Canada
came as a transferee, worked here 3 years, how many points for that
each extra year of work here brings how many points
no Canadian job so far, so what do I have in that line
is there a table of points by years worked in Canada
points for local experience as an electrician in Edmonton
worked in Ottawa two and a half years, how is that scored
چهارده ماهه تو کلگری آشپزم، این چند امتیاز میشه
با ورک پرمیت بعد از تحصیل یک سال کار کردم چند امتیاز دارد؟
سال دوم کارم تو تورنتو تموم بشه امتیازش چقدر میشه
یازده ماه سابقه داخل کانادا امتیازی داره یا باید سال کامل شه
پنج سال تو هلیفکس کار کردم سقف امتیاز کار کانادا رو میگیرم
شنیدم سال اول کار کانادا ۴۰ امتیازه راسته
هر سال کار در کانادا چه مقدار به امتیاز اضافه می‌کند؟
با همسرم که باشم سابقه کار کاناداییم چند امتیازه
اصلا کار کانادا نداشتم، تو این قسمت چند شدم
جدول امتیاز سال‌های کار در کانادا را می‌خواهم
چهار سال سابقه کار داخل کانادا چن امتیازه
دو سال و نیم اتاوا کار کردم چجوری امتیاز میدن
برقکارم تو ادمونتون، سابقه اینجام چقد امتیاز داره
سابقهٔ کار کانادایی من چند امتیاز آورده است؟
واسه کار با ورک پرمیت باز تو کانادا چقد امتیاز میدن
سه سال انتقالی اومدم شرکت کانادایی، این کار چند امتیاز داره
کارم تو ونکوور از دی شروع شده یه سال که بشه چند امتیاز میگیرم
ارزش سه سال کار ماهر داخل کانادا در CRS چقدر است
chahar sal kar to canada chand emtiaze
sale avale kar dar canada 40 emtiaze doroste
yazdah mah kar to toronto emtiaz dare
ba work permit 2 sal kar kardam chand emtiaz mishe`,
  'score.foreign-work': `
I was a pharmacist in Mashhad for six years, does this show up in my points
ten years of engineering in Tehran and apparently zero points, can that be
my work in Dubai, does the CRS reward it
all my experience is from outside Canada, what do I get for it
four years in Istanbul as an accountant, how is it scored
is it true foreign experience alone gives nothing
someone claims three years abroad plus CLB 9 brings 50 points, what about me
never worked in Canada, only in Iran, so how many points from work
my jobs back home, any value in the ranking
how does the calculator treat my seven years at a bank in Isfahan
two years in Germany as a nurse, points?
is experience overseas counted together with language only
do they care about my employment history before Canada when giving points
what do my years at the oil company in Ahvaz earn me
without Canadian experience does my old job count toward CRS
points for non-Canadian experience
worth listing my job in Oman for points?
my husband says years abroad count for nothing in Express Entry points
شش سال مشهد داروساز بودم، تو امتیازم میاد
ده سال مهندسی تو تهران یعنی صفر امتیاز؟
سابقه کارم تو دبی امتیاز داره یا نه
تمام سوابق کاری من خارج از کاناداست؛ چه امتیازی می‌گیرم؟
شنیدم سابقه خارجی به تنهایی امتیازی نداره راسته
سه سال کار ایران با clb 9 میگن ۵۰ امتیازه، واسه من چقدره
کانادا کار نکردم فقط ایران، از کار چن امتیاز گرفتم
هفت سال تو بانک اصفهان بودم چجوری حساب میشه تو امتیاز
سابقهٔ کار خارج از کانادا چگونه امتیازدهی می‌شود؟
چهار سال استانبول حسابدار بودم امتیازی داره
کار تو آلمان هم برای CRS امتیاز محسوب می‌شود؟
سال‌هایی که شرکت نفت اهواز بودم چقد امتیاز میاره
شوهرم میگه سابقه ایران به هیچ درد امتیاز نمیخوره
بدون سابقه کانادایی، کار قبلیم امتیاز میده
کار در عمان را برای امتیاز بنویسم، اثری دارد؟
سابقه کارم تو کشور خودم چن امتیاز میشه
پنج سال معلمی در ایران در امتیاز من چه سهمی دارد
سابقه خارجیم رو با زبان حساب میکنن یا جدا امتیاز داره
6 sal mashhad daroosaz boodam emtiaz dare
sabeghe kare dubai emtiaz mide
hameye sabegham kharej az canadast chand emtiaz migiram
kare iran be tanhayi emtiaz nadare doroste`,
  'score.canadian-study': `
I did a two-year diploma at a college in Toronto, is there a bonus
if I take a one year postgraduate certificate in Vancouver what does it add
four-year bachelor from McGill, extra points for it being Canadian?
is studying here really worth 30 points
my son graduated from UBC after four years, what additional points come with that
someone at the college said graduates get 15 or 30, which applies to what
does a Canadian credential earn more than the same one from abroad
finished a three year program in Manitoba, bonus points?
three years of university in Alberta behind me, what's the extra for Canadian study
planning a two year college course in Halifax mostly for points, what would I get
additional points for being an alumnus of a Canadian school
do I get anything on top because my diploma is from Ontario
what's the reward in CRS for graduating in Canada
would a short college program here lift the score, by how many
15 points for Canadian education, still the case?
how much extra for education completed inside Canada
comparing a foreign degree and a Canadian one, how big is the bonus
going back to school in Canada for two years brings how many points
تو تورنتو یه دیپلم دوساله کالج گرفتم، امتیاز اضافه داره
اگه یه سال تو ونکوور کالج برم چقدر به امتیاز اضافه میشه
لیسانسم از مک‌گیل است؛ برای کانادایی بودن مدرک چند امتیاز می‌دهند؟
راسته که درس خوندن تو کانادا ۳۰ امتیاز داره
میگن فارغ التحصیلای کانادا ۱۵ یا ۳۰ میگیرن کدومش مال چیه
مدرک کانادایی نسبت به مدرک ایران چقد امتیاز بیشتر داره
دورهٔ سه‌سالهٔ کالج در منیتوبا چه امتیاز اضافه‌ای دارد؟
لیسانس چهارساله‌مو تو کانادا خوندم بابت کانادایی بودنش چقدر میدن
فارغ‌التحصیلی از مدرسهٔ عالی کانادا چند امتیاز می‌آورد
یه دوره یه ساله کالج کانادا برم چن امتیاز اضافه میگیرم
چون مدرکم مال انتاریوئه چیزی اضافه میگیرم
برم دو سال دوباره کانادا درس بخونم واسه امتیاز چقد می‌ارزه
امتیاز تحصیل داخل کانادا هنوز ۱۵ تاست
پاداش امتیازی مدرک گرفتن در کانادا چقدر است؟
پسرم چهار سال ubc خونده این چند امتیاز اضافه داره
تحصیلم تو کانادا بوده چن امتیاز روش میاد
آیا مدرک یک‌سالهٔ کانادایی هم امتیاز اضافی دارد؟
درس خوندن تو هلیفکس چقد امتیازو میبره بالا
ye diplome do sale az toronto daram emtiaz ezafe dare
dars khoondan to canada 30 emtiaz dare rasti
college yek sale chand emtiaz ezafe mikone
madrake daneshgahe canada cheghad emtiaz bishtar dare`,
  'score.raise': `
I'm stuck at 420 for a year now, what could I improve
which step would pay off most for someone with my profile
where am I leaving points on the table
I want to reach 500, where should I start
we are ready to put in six months of effort, what brings the most points
anything I could do to climb in the pool
is there any way to gain 30 points before summer
tell me what is still improvable in my profile
not enough points and no idea how to get more
could I do something to get up from 380
without moving to Canada first, how can I gain points
what else can I do besides retaking the exam to gain points
options for increasing my ranking, biggest first
I am 37 and losing points, how can I make up for it
what would you change in my profile to score higher
cheapest way for me to pick up more points
suggestions to get my CRS over the line
need another 25 points, from where
my wife and I wonder what we could do so our score gets better
any realistic improvements for my points
یه ساله رو ۴۲۰ موندم چیکار کنم بیشتر شه
کدوم قدم بیشترین امتیاز رو به پروفایلم اضافه میکنه
برای رسیدن به ۵۰۰ امتیاز از کجا باید شروع کنم؟
امتیاز کم دارم راهی هست جبرانش کنم
حاضریم شیش ماه وقت بذاریم، چی بیشتر از همه امتیازمونو میبره بالا
بیست و پنج امتیاز کم دارم از کجا بیارم
چه اقداماتی می‌تواند امتیاز مرا بهبود دهد؟
سنم داره میره بالا چجوری امتیازمو جبران کنم
تو پروفایل من چی رو میشه بهتر کرد که امتیاز بگیرم
بجز دوباره آیلتس دادن چه راهی واسه زیاد کردن امتیاز هست
بدون اینکه برم کانادا میتونم امتیازمو زیاد کنم؟
ارزون‌ترین راه برای بیشتر شدن امتیازم کدومه
چه پیشنهادی برای افزایش رتبه‌ام در استخر دارید؟
کجا دارم امتیاز از دست میدم که بتونم درستش کنم
میخوام برم بالای کات اف، رو چی کار کنم
من و خانمم چیکار کنیم امتیازمون بهتر شه
با شرایط من کدام تغییر سریع‌تر امتیاز می‌آورد؟
امتیازم پایینه امیدی هست ببرمش بالا
chikar konam az 420 beram balatar
25 emtiaz kam daram az koja biaram
kodoom kar bishtar az hame emtiazamo ziad mikone
rahi hast emtiazam behtar she`,
  'score.what-if': `
my English is around CLB 7 now, where would CLB 9 put me
suppose all four skills come out at CLB 8, my new total?
I'm going to resit in March aiming for CLB 10, what would that make my score
would CLB 9 get me noticeably higher than today
if writing finally reached CLB 9 like the others, how would my total be
by how many points does my score grow if I go to CLB 9
is it worth retaking the test for CLB 10, how many more would I have
what changes for me with CLB 8 instead of 7
say I manage clb 9, then my crs =
assume top marks in language, CLB 10 across the board, total for me?
my total once I have CLB 9 in listening, reading, writing and speaking
imagine my language level rises to clb 8
don't have CLB 9 yet, but if I did, what would my CRS become
after another course I hope for clb 10, how does the score move
effect of reaching CLB 9 on my own points
how high could I go with perfect English, CLB 10
going from CLB 6 to CLB 8, what would my new score be
had I got CLB 9 last time, what would my points be
زبانم الان حدود CLB 7 است؛ با CLB 9 امتیازم به چند می‌رسد؟
فرض کن هر چهار مهارتم بشه clb 8 امتیازم چند میشه
اسفند دوباره امتحان میدم اگه clb 10 بیارم رو چند میرم
می‌ارزه دوباره آیلتس بدم که clb 9 بشم، چقد میاد رو امتیازم
اگر رایتینگم هم به CLB 9 برسد مجموع امتیازم چه تغییری می‌کند؟
clb ۸ بشم به جای ۷ امتیازم چی میشه
با سی ال بی ۹ امتیاز من چقدر بیشتر از الان میشه
حالا اگه زبانمو برسونم به clb 10 کل امتیازم چنده
چنانچه به سطح CLB 9 برسم امتیاز کلم چند خواهد بود؟
هنوز clb 9 نیستم ولی اگه بودم امتیازم چند بود
با انگلیسی عالی یعنی clb 10 تا کجا میره امتیازم
از clb 6 برم به clb 8 چقد امتیازم فرق میکنه
رسیدن به CLB 9 چه اثری بر امتیاز من دارد
دفعه بعد clb 9 بگیرم امتیازم به چند میرسه
سطح زبانم بره رو clb ۱۰ چند تا به امتیازم اضافه میشه
اگه همشون بشه سی ال بی ۸ مجموع امتیازم چقدره
کلاس میرم که clb 9 بشم، اونوقت امتیازم چنده
فرضاً CLB 10 در هر چهار مهارت، امتیاز نهایی من؟
age hame clb 8 beshe emtiazam be chand mirese
miarze dobare emtehan bedam ke clb 9 besham
alan clb 7 am ba clb 9 chand mishe emtiazam
farz kon clb 10 biaram majmoo emtiazam chande`,
}

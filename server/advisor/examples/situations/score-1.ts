import type { Examples } from '../examples.ts'

export const SCORE_1: Examples = {
  'score.total': `
I filled in the whole profile last night, so what number came out for me
just finished entering everything, how many points does that make
my husband keeps asking what I have in Express Entry and I can't tell him the figure
not sure whether my CRS has already been calculated, can you read it out
after the new IELTS result I typed in, what am I at
somebody at a seminar asked for my CRS and I had no idea, what is it
remind me of my total please I forgot
so how many out of 1200 do I have today
total points for my profile?
I'd like to hear the ranking number you computed for me
could you calculate the points from the answers I gave
we added my second degree to the profile yesterday, what is the sum now
whats my crs as of today
I don't need the details, only the final figure of my points
am I at 400 something or less, what does the profile say
I updated my job dates, how many points is it altogether now
where does my comprehensive ranking score stand at the moment
even if some answers are still open, roughly what score do I have
my Express Entry number pls
have you got a figure for how many points I collect in all
پروفایلم رو کامل کردم، حالا امتیازم چند شد
اطلاعاتم را وارد کردم؛ نتیجهٔ محاسبهٔ امتیاز من چیست؟
میخوام بدونم الان رو چند امتیازم
جمعا چن امتیاز شدم
نمیدونم امتیازم حساب شده یا نه اگه شده عددش چنده
لطفاً مجموع امتیاز مرا در اکسپرس اینتری بفرمایید
خانمم میپرسه چند امتیاز داریم چی بگم بهش
نمره آیلتس جدیدمو زدم تو پروفایل امتیازم چند شد
امتیاز نهایی من طبق پروفایل چقدر است؟
سی آر اس من چنده
از ۱۲۰۰ تا چندتا دارم
کل امتیازم رو یادم رفته میشه دوباره بگین
فقط عدد نهایی رو میخوام، چند امتیاز گرفتم
بر اساس پاسخ‌هایی که داده‌ام چه امتیازی به من تعلق می‌گیرد؟
سابقه کارمو اصلاح کردم الان جمع امتیازام چقدر میشه
تقریبا چند امتیاز دارم با همین اطلاعات ناقص
محاسبه امتیازم که تموم شد عددش چی دراومد
امتیاز فعلی پروفایل من چند است
emtiaze nahayim chand shod
profilam ro por kardam alan chand emtiaz daram
crs man chande ba in etelaat
mikham bedoonam jam'e emtiazam cheghad shode`,
  'score.why': `
I expected around 450 and you show far less, where is the rest missing
my friend with the same degree has more than me, so how was mine worked out
can you walk me through the calculation of my total
I don't understand this number, what is it made of
what went into that score, line by line
another calculator gave me 40 points more, how did you compute mine
the number in my report looks wrong to me, show me the parts
I'd like a table with every factor and what I got for it
is it age or language that pulls my total down, show me the parts
seems awfully low for someone with a master's and eight years of work, why
please itemize my CRS
how was 391 calculated in my case
which of my answers earned points and which earned nothing
breakdown of points pls
not happy with the result, what is the reasoning behind it
I have good English and still only 402, explain
my score dropped since last month, what is it composed of now
out of the total, how much came from each section
before I trust the figure I want to see how it adds up
reason for such a poor score?
من فکر می‌کردم حدود ۴۵۰ بشوم؛ چرا امتیازم کمتر شده است؟
یه سایت دیگه امتیازمو بیشتر حساب کرد شما چجوری حساب کردین
ریز نمراتمو میخوام، هر قسمت چقدر
لطفاً نحوهٔ محاسبهٔ امتیاز من را توضیح دهید
این عدد از کجا دراومد اصلا
امتیازم از چه بخش‌هایی تشکیل شده و هر بخش چقدر است
با این همه سابقه کار و مدرک چرا انقد کم شدم
میشه جدول امتیازامو ببینم که هر کدوم چنده
کجاها امتیاز گرفتم و کجاها صفر شدم
امتیازم اومده پایین نسبت به ماه پیش دلیلش چیه
نمی‌فهمم چطور به این امتیاز رسیدید
جزییات محاسبه امتیاز منو بدین
۳۹۵ شدم چجوری این شد
سهم هر عامل در امتیاز کل من چقدر است؟
زبانم خوبه ولی بازم امتیازم پایینه علتش چیه
به نظرم امتیازم اشتباه حساب شده، ریزشو نشون بدین
همکارم مدرکش مثل منه ولی امتیازش بیشتره، مال من چطور حساب شده
مبنای این امتیازی که دادین چیه
rize emtiazamo mikham
chera emtiazam kamtar az 400 shode
in adad az koja oomade
har bakhsh chand emtiaz gereftam tozih bedin`,
  'score.factor.age': `
what did the calculator credit me for my age
my birth year is in the profile, how many of my points come from that
how much of my total is due to how old I am
does my age still bring me anything or is it zero already
age section of my CRS, how many
I'm worried I'm too old, what do I actually receive for my age in my profile
how many points out of the maximum for age have I got
not the whole score, just the line for age please
am I getting the full age points
my husband comes with me, which age points were counted for me
read me the age line of my score
in my breakdown, age is how much
curious what being my age is worth in Express Entry
do I have the maximum in the age factor
points under age for me?
is my age already hurting my score or do I have full marks there
بابت سن و سالم چقدر امتیاز برام حساب شده
سهم سن من از امتیاز کل چند است؟
تو امتیازم برای سن چن تا دادین
نگران سنم هستم، در پروفایلم چند امتیاز از آن گرفته‌ام؟
امتیاز سن من کامل حساب شده یا کم شده
فقط قسمت سن رو بگین چند شدم
از حداکثر امتیاز سن چقدرش مال منه
با توجه به تاریخ تولدم در پروفایل، امتیاز سن من چقدر است؟
سنم اصلا امتیازی برام آورده
واسه سنم چقد امتیاز میدن بهم
ردیف سن تو ریز امتیازم چنده
سن من چه امتیازی دارد طبق پروفایلم
آیا امتیاز سن من صفر شده است؟
میخوام ببینم سن من چقد ارزش داره تو امتیاز
به خاطر سنم چند امتیاز تو لیستم خورده
بیشترین امتیاز سن رو گرفتم یا نه
babate senam chand ta dadin
emtiaze sene man kamele ya na
tooye profilam sen chand emtiaz shode
sahme senam az kole emtiaz cheghadre`,
  'score.age-at': `
I'm 34 and single, what does the age table give
my wife will be the main applicant, she is 31, age points?
turning 39 in May, how many age points is that then
at thirty-seven with a spouse coming along, what is the age worth
someone said a 29 year old gets 110, is that right
is it true that at 45 you get nothing for age
I heard 44 still brings a few points, how many
19 years old, just finished school, age points?
does a person of 18 already get points for age
how many points would I have got for age at 27
if I apply at 42 instead of now what would age bring
46, no points for age anymore?
we're a couple, he is 38, what does his age count
just turned 30, how much is left for age
a 43-year-old accountant with husband, points for her age?
what is the age score for 32 without a partner
im forty one is there anything left for age
fifty years old, does age give any points at all
my 36th birthday is past, so the age factor gives what
31 yrs, married, husband not coming, points for age
۳۴ سالمه و مجردم جدول سن چند میده بهم
خانمم ۳۱ سالشه و متقاضی اصلی میشه امتیاز سنش چنده
شنیدم ۴۴ ساله هم یه کم امتیاز داره چقدره
درست است که در ۴۵ سالگی دیگر امتیازی برای سن نمی‌دهند؟
با ۳۷ سال سن و همسر همراه، امتیاز سن چند است؟
۱۹ سالمه واسه سن چن تا میگیرم
چهل و یک سالم شده هنوز چیزی به سن تعلق میگیره
میگن ۲۹ سال ۱۱۰ امتیاز داره راسته
امتیاز سن متقاضی ۴۳ ساله متأهل چقدر است؟
اگه تو ۴۲ سالگی اقدام کنم سن چند امتیاز میشه
پنجاه سالمه سنم امتیاز میاره اصلا
سی و هشت ساله ام با شوهرم میایم امتیاز سن من چنده
یه ۱۸ ساله چقدر امتیاز سن داره
تازه رفتم تو ۳۵ سال، سن چند امتیاز میشه
امتیاز سن برای ۲۷ ساله‌ها چند است
اردیبهشت ۳۹ سالم میشه اون موقع امتیاز سن چقدره
۳۲ ساله بدون همسر امتیاز سنش چقدر میشه
۴۶ سال، امتیاز سن صفره؟
34 salame mojaradam sen chand emtiaz mide
khanoomam 31 saleshe emtiaze senesh chande
dar 42 salegi emtiaze sen cheghadre
44 sale ham emtiaze sen dare`,
  'score.level': `
CLB 7 in reading alone brings how many points
what does each skill earn at CLB 8 with a spouse
the table for language: CLB 6 equals how many points
somebody at level CLB 5 in all four gets what in CRS
my tutor insists on CLB 9, how many points per ability is that
I keep hearing CLB 9 is the magic number, how many points does it carry
points per ability at CLB 10 for a single applicant
is CLB 4 worth anything in the ranking
four times CLB 9, how many points is that for language
my speaking is CLB 8, what are the points for that ability
crs value of clb 7 when your partner comes too
the best level, CLB 10, how many points does one skill bring there
listening clb 10 = how many points
someone told me CLB 7 gives 17 each, is it so
how generous is the CRS for CLB 9 in every skill
CLB 6 in writing, worth how much
without a partner, clb 8 all four abilities total points
language grid: points of CLB 5
هر مهارت با CLB 8 چند امتیاز دارد؟
سطح CLB 6 توی رایتینگ چن امتیاز میده
شنیدم CLB 9 خیلی امتیاز داره، هر مهارتش چقدره
برای متقاضی مجرد، CLB 10 در هر مهارت چند امتیاز است؟
clb 4 اصلا امتیاز داره
سی ال بی ۷ واسه هر چهار تا چند میشه امتیازش
اسپیکینگ clb 8 چند امتیازه
با همسر همراه، CLB 9 در هر چهار مهارت چه امتیازی می‌آورد؟
جدول امتیاز زبان برای clb 5 چی میگه
میگن سی‌ال‌بی ۷ هر مهارتش ۱۷ امتیازه درسته
clb ۱۰ چهار مهارت رو هم چند امتیاز میشه
ارزش CLB 8 در امتیاز CRS چقدر است
معلمم میگه باید clb 9 بشی، مگه هر مهارت چند امتیازه
لیسنینگم clb 9 باشه اون یه مهارت چند امتیاز داره
هر بخش زبان در سطح CLB 6 چند امتیاز محسوب می‌شود
clb 7 با همسر چقد امتیاز میده
امتیاز سی ال بی ۵ در زبان اول چقدر است؟
reading clb 9 چند امتیاز حساب میشه
clb 8 har maharat chand emtiaz mide
emtiaze clb 7 baraye chahar maharat chande
clb 6 emtiaz dare asan
clb 10 ba hamsar chand emtiaze`,
  'score.factor.education': `
I have a bachelor's in civil engineering from Shiraz, what is it worth in my score
how much of my total comes from my studies
my diploma is two years of college, how many points were counted for it
the education line in my breakdown, how many out of the maximum
did you count my degree at all or is education zero without an assessment
only finished high school, do I get something for that in my score
what did my two bachelor's degrees bring me
my studies in accounting, points?
I wonder what my associate degree counts for in the CRS
not sure my university years were credited, how many points for education do I have
education factor for me?
how many points was I given for my schooling
is my four-year degree giving me the full education points
do they give anything for a bachelor's in my profile
my ECA came back as a three-year bachelor, points for education please
what's a bachelor of nursing worth toward my CRS
I quit university after school, what do I have under education
points for a one year certificate like mine
لیسانس عمران دارم، تو امتیازم چند حساب شده
بابت درسی که خوندم چقدر امتیاز گرفتم
فوق دیپلمم چن امتیاز داره
از امتیاز کل من چه مقدار مربوط به تحصیلات است؟
دو تا لیسانس دارم واسه تحصیلات چند شدم
مدرک تحصیلی من در امتیاز CRS چه ارزشی دارد؟
فقط دیپلم دارم بابتش امتیازی بهم دادین
قسمت تحصیلات تو ریز امتیازم چنده
کاردانی من چند امتیاز برام آورده است
مدرکم هنوز ارزیابی نشده، برای تحصیلات الان چند امتیاز دارم
تحصیلاتم اصلا حساب شده تو امتیاز
لیسانس پرستاریم چقد ارزش داره تو امتیازم
از سقف امتیاز تحصیلات چقدرش را گرفته‌ام؟
دانشگاه رو ول کردم با دیپلم چند امتیاز تحصیلات میگیرم
برای کارشناسی‌ام چه امتیازی منظور شده است؟
مدرک حسابداریم چند امتیاز میاره
میخوام ببینم درس و دانشگاهم چقد تو امتیازم تاثیر داشته
یه دوره یکساله گذروندم این چند امتیاز تحصیلی داره برام
lisanse omran daram chand emtiaz hesab shode
babate madrakam chand ta gereftam
fogh diplomam emtiazesh chande
sahme tahsilat too emtiazam cheghadre`,
}

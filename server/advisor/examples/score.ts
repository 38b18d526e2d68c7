import type { Examples } from './examples.ts'

export const SCORE_EXAMPLES: Examples = {
  'score.total': `
what is my score
how many points do I have now
tell me my CRS
what does my total come to
current CRS score of mine
where do I stand in points
how much is my ranking score
my express entry points please
what score did you work out for me
can I see my CRS total
امتیازم چنده
الان چند امتیاز دارم
امتیاز من در کل چقدر شده
نمره CRS من چند است
مجموع امتیازهایم چقدر می‌شود
امتیاز کلیم چنده
میشه امتیازمو بگی
در اکسپرس انتری چند امتیاز دارم
رتبه و امتیازم چنده
emtiazam chande
alan chand emtiaz daram
majmoo emtiazam cheghadre`,
  'score.why': `
where did my 374 come from
این ۳۷۴ امتیاز از کجا اومد
how is my CRS composed
show me my points factor by factor
points of every factor
my score in detail for each part
why is my score what it is
how come I only have 380
how did you get to 374 points
why so few points
explain my score
break my score down for me
where do my points come from
show how my points are made up
which things gave me points
why is my CRS this low
on what is my score based
چرا امتیازم اینقدر کمه
امتیازم از کجا اومده
امتیازم چطور حساب شده
ریز امتیازهام رو بگو
چرا فقط ۳۷۴ امتیاز دارم
از هر بخش چند امتیاز گرفتم
جزئیات امتیازم چیه
چی شد که امتیازم این شد
دلیل پایین بودن امتیازم چیه
chera emtiazam kame
emtiazam chetori hesab shode
joziyate emtiazam`,
  'score.raise': `
which steps would improve my ranking the most
چه کارهایی رتبمو بهتر میکنه
which single change would lift my score the most
what has the biggest effect on my points
what should I change first to get more points
چه چیزی بیشترین تاثیر رو روی امتیازم داره
what would raise my score
how can I get more points
how do I boost my CRS
ways to improve my ranking
what should I do to increase my points
my score is too low, what can I do
how could I earn additional points
what gains the most points for me
how to get a better score
tips to push my CRS up
چیکار کنم امتیازم بیشتر بشه
چطور امتیازم رو بالا ببرم
راه افزایش امتیاز چیه
چه کاری امتیازمو بیشتر میکنه
برای اینکه امتیازم بالا بره چه راهی هست
امتیازم کمه چه کنم
با چی امتیاز بیشتری میگیرم
بهترین راه برای بالا بردن امتیاز
emtiazamo chetor bala bebaram
chikar konam emtiazam bishtar beshe
rahe afzayeshe emtiaz chie`,
  'score.factor.age': `
how many points did I get for my age
points from my age
what does my age give me
age part of my score
how much is my age worth
my age points
بابت سنم چند امتیاز گرفتم
امتیاز سنم چنده
سنم چقدر امتیاز داره
سهم سن در امتیازم چقدره
برای سن چند امتیاز دارم
emtiaze senam chande
senam chand emtiaz dare`,
  'score.factor.education': `
how many points did my degree give me
points for my education
what is my education worth in points
my bachelor gives how many points
education part of my score
مدرکم چند امتیاز داره
بابت تحصیلاتم چند امتیاز گرفتم
امتیاز مدرک تحصیلیم چقدره
لیسانسم چند امتیاز میاره
سهم تحصیلات در امتیازم
emtiaze tahsilatam chande
madrakam chand emtiaz dare`,
  'score.factor.language': `
how many points did my language give me
points for my English
what is my IELTS worth in points
language part of my score
my English points
زبانم چند امتیاز داره
بابت زبان چند امتیاز گرفتم
امتیاز زبانم چقدره
آیلتسم چند امتیاز میده
zabanam chand emtiaz dare
emtiaze zabanam chande`,
  'score.factor.work': `
points for working in Canada
how many points does one year of Canadian work give
Canadian experience points
two years of work in Canada how many points
work experience in Canada is worth how much
what do I get for a job in Canada for three years
سابقه کار کانادا چند امتیاز داره
یک سال کار در کانادا چند امتیاز دارد
دو سال کار تو کانادا چقدر امتیاز میده
امتیاز سابقه کار کانادایی
sabeghe kare canada chand emtiaz dare
ye sal kar to canada chand emtiaze`,
  'score.foreign-work': `
how many points does my work outside Canada give
points for foreign work experience
three years of work in Iran how many points
my job abroad is worth how many points
does experience back home give points
work experience in my country, what points
سابقه کار ایران چند امتیاز داره
کار خارج از کانادا چقدر امتیاز میده
سه سال سابقه کار در ایران چند امتیاز است
سابقه کارم تو ایران امتیاز داره
sabeghe kare iran chand emtiaz dare
kare kharej az canada emtiaz dare`,
  'score.canadian-study': `
how many points for a Canadian degree
points for studying in Canada
does a Canadian diploma add points
I studied two years in Canada, how many extra points
bonus for Canadian education
تحصیل در کانادا چند امتیاز اضافه داره
مدرک کانادایی چند امتیاز داره
دو سال کانادا درس خوندم چند امتیاز میگیرم
امتیاز اضافه تحصیلات کانادایی
madrake canadayi chand emtiaz dare
tahsil dar canada chand emtiaz dare`,
  'score.partner': `
how many points does my partner add
does my wife bring extra points
points for my husband's degree
what does my spouse contribute to my score
do I lose points when my wife comes along
is my score lower because I am married
how do we score as a couple
همسرم چند امتیاز به من اضافه میکنه
شوهرم چقدر امتیاز میاره
خانمم لیسانس داره امتیازی برام داره
اگه با زنم برم امتیازم کم میشه
متاهل بودن امتیازم رو کم میکنه
امتیاز همسر چقدره
hamsaram chand emtiaz ezafe mikone
zanam emtiaz dare baram`,
  'score.nomination': `
score of a nominee
کسی که نامزد استان بشه چند امتیاز میگیره
emtiaze kasi ke namzade ostan beshe
what does being nominated by a province do to my score
how many points for a nomination
a PNP nomination is worth how many points
provincial nominee certificate points
if a province nominates me what happens to my CRS
extra points of a provincial nomination
نامینیشن استانی چند امتیاز داره
نامزدی استان چقدر به امتیازم اضافه میکنه
اگه استان منو نامزد کنه چند امتیاز میگیرم
pnp چند امتیاز دارد
گرفتن نامزدی چند امتیاز داره
nomination chand emtiaz dare
namzadi ostan chand emtiaz mide`,
  'score.job-offer': `
why aren't job offers worth anything any more
چرا جاب آفر دیگه امتیاز نداره
chera job offer dige emtiaz nadare
does a job offer give points
did the arranged employment points go away
are points for a job offer removed
how many points is a job offer worth now
do I still get 50 points for an offer
were job offer points cancelled
LMIA points still there
جاب آفر امتیاز داره
امتیاز جاب آفر حذف شده
امتیاز پیشنهاد کار برداشته شد
پیشنهاد شغلی چند امتیاز داره الان
هنوز برای جاب آفر امتیاز میدن
job offer emtiaz dare
emtiaze job offer hazf shode`,
  'score.sibling': `
how many points does a brother or sister in Canada give
do siblings living in Canada boost my CRS
my sister lives in Toronto, does it help my score
I have a brother in Vancouver, any points
is there a bonus for a sibling in Canada
sister who is a Canadian citizen points
برادرم کانادا زندگی میکنه امتیازی داره
خواهرم تورنتوئه چند امتیاز میگیرم
داشتن خواهر یا برادر در کانادا چند امتیاز دارد
داداشم ونکوور زندگی میکنه به امتیازم کمک میکنه
خواهر مقیم کانادا چند امتیاز داره
dadasham canadast emtiaz dare
khaharam canada zendegi mikone chand emtiaz mide`,
  'score.french': `
how valuable is NCLC 7
NCLC 7 چقدر ارزش داره
how many points does French give
does speaking french help my ranking
would learning French raise my score
French bonus points
points for NCLC 7
what do I get for French as a second language
extra points for knowing French
فرانسه چند امتیاز داره
اگه فرانسه یاد بگیرم چقدر به امتیازم اضافه میشه
زبان فرانسه امتیاز اضافه داره
بلد بودن فرانسه چقدر کمک میکنه به امتیاز
امتیاز زبان دوم فرانسه
faranse chand emtiaz dare
age faranse yad begiram emtiazam chand mishe`,
  'score.age-loss': `
how much do I lose when I turn 31
I turn 36 next spring, how does it hurt me
do I lose points with age
at what age do I start losing points
when do points for age begin to fall
do my points drop on my next birthday
how many points will I lose each year
getting older costs how many points
after which birthday do points go down
از چند سالگی امتیاز سن کم میشه
هر سال چند امتیاز از سنم کم میشه
تولدم که بشه امتیازم کم میشه
با بالا رفتن سن امتیاز کم می‌شود
از کی امتیاز سنم میاد پایین
az chand salegi emtiaze sen kam mishe
har sal chand emtiaz kam mishe`,
  'score.age-at': `
age points for someone who is 45
کسی که ۴۵ سالشه امتیاز سن داره
how many points does a 33 year old get for age
age points at 40
I am 36, what are my age points
points for age 29 single
what does somebody aged 45 get
a 38 year old married applicant gets how many points for age
در ۳۵ سالگی امتیاز سن چنده
مجرد ۳۳ ساله چند امتیاز سن میگیره
۴۰ سالمه امتیاز سنم چند میشه
سن ۳۰ سال چند امتیاز دارد
آدم ۴۲ ساله چقدر امتیاز سن داره
man 36 salame emtiaze senam chande
sene 40 chand emtiaz dare`,
  'score.level': `
how many points does CLB 9 give
points for clb 7 in each ability
what is CLB 10 worth in points
language points at clb 8
CLB 9 چند امتیاز داره
سطح clb 7 چند امتیاز دارد
clb 10 چقدر امتیاز میده
clb 9 chand emtiaz dare`,
}

import type { Asked } from './asked-lines.ts'

export const ASKED_SCORE: Asked = {
  'score.total': `
what is my CRS right now
tell me my points
امتیازمو حساب کن
امتیاز الانم رو بگو
emtiazamo hesab kon
emtiaze man chande alan
What do I score now?
what's my score
emtiaze man chande`,
  'score.why': `
explain how you arrived at my score
break down my CRS
which parts is my score made of
ریز امتیازمو نشون بده
امتیازم چرا انقد کمه
why am I only at this number
Explain how you arrived at my score.
چرا نمره‌ام این‌قدر شده است؟
Break down my CRS.
Show the composition of my points
جزئیات امتیازم را نشان بده
why is my score so low
چرا امتیازم کمه؟
Why is my score so low?
چرا امتیازم کمه
mikham bedoonam emtiazam che joori hesab shode
how come I only have 374
I want to know the reason for my points
چرا امتیازم انقدر کمه
آبجیم کلگریه، برام امتیاز حساب میشه؟
ریز امتیازامو بده
امتیاز crs من از چی تشکیل شده
میخوام بدونم چرا امتیازم اینه`,
  'score.raise': `
what is the quickest way to improve my ranking
how could I get more points
what should I work on to have a better score
چیکا کنم امتیازم بره بالا
which single step would add the most
چه کاری بیشترین امتیاز را به من می‌دهد
چگونه امتیازم را بالا ببرم؟
برای افزایش امتیاز چه راه‌هایی دارم؟
چجوری امتیازمو ببرم بالاتر
chetori emtiazamo bebaram bala
چیکار کنم امتیازم بره بالا
Which single change would lift my score the most?
give me ideas to get more CRS points
how can someone like me reach a higher score
یه راهی بگو امتیازم بیشتر شه
چجوری میتونم به امتیاز بالاتری برسم`,
  'score.factor.age': `
which is the max points for age
بیشترین امتیاز سن چنده`,
  'score.factor.education': `
what points are attributed to a bachelor's degree for somebody without spouse
how many points does my degree give me
points of my education
برای لیسانسم چند امتیاز میگیرم
worth of a bachelor in CRS
امتیاز لیسانس چنده`,
  'score.factor.work': `
سابقه کار خارج از کانادا چند امتیاز می‌دهد؟
how many points is two years of work inside canada
1 year Canadian job = ? points
یک سال کار در کانادا چند امتیاز می‌آورد؟
یک سال کار تو کانادا چند امتیاز میده
How many points for one year of canadian work experience
3 years of canadian experiance, points?
دو سال سابقه کار کانادا چند امتیازه
یه سال تو کانادا کار کنم چند امتیاز میاره`,
  'score.foreign-work': `
do I gain anything from my three years abroad as a teacher
points for working in Iran for five years`,
  'score.canadian-study': `
does education completed in Canada attract extra points
bonus for having studied in Canada
points for a Canadian college diploma of two years
درس خوندن تو کانادا امتیاز اضافه داره
مدرک کانادایی چه امتیازی به همراه دارد؟
I studied two years in Canada, any bonus?
دوسال تو کانادا درس خوندم امتیاز اضافه داره؟`,
  'score.partner': `
how are points affected when the accompanying spouse holds a master's
does my wife's degree give us points
do I lose points when I come along with my husband
من همراهش بیام امتیازش کم میشه
مدرک و زبان همسرم چند امتیاز داره
شوهرم نیاد امتیازم بیشتره؟
how many points does my husband add
شوهرم چند امتیاز میاره
my wife has a bachelor, how many points does she give me
خانمم لیسانس داره چند امتیاز به من اضافه میکنه`,
  'score.nomination': `
by how much does a provincial nomination lift the CRS
what's the bonus for being nominated by a province
نامزدی استانی چند امتیاز به من اضافه می‌کند
What's the bonus for being nominated by a province?
نامزدی استانی چند امتیاز به من اضافه می‌کند؟
By how much does a provincial nomination lift the CRS?
How many points do I get for a provincial nomination
I was nominated by Alberta, how many points
نامزدی استانی چند امتیاز داره
effect of a provincial nomination on CRS
is 600 points for a nomination true
نامینیشن استانی چقدر امتیاز داره
نامزدی استان چه اثری رو crs داره`,
  'score.job-offer': `
would an employer's offer boost my ranking
since when do job offers carry no CRS points
does an offer from a Canadian employer raise my points
if a company hires me do I get points
do I get points for arranged employment
اگه کارفرما بهم پیشنهاد کار بده امتیازم بیشتر میشه
جاب آفر از کی دیگه امتیاز نداره
kar peyda konam emtiazam ziad mishe
job offer chand emtiaz dare
پیشنهاد شغلی هنوز امتیاز دارد؟
Since when do job offers carry no CRS points?
do they still reward job offers with 50 points?
جاب آفر امتیاز داره هنوز یا نه
does a job offer still give 50 points
Does a job offer give me points?
do you still get 50 points for a job offer
are points still given for a Canadian job offer
امتیاز جاب آفر حذف شده؟
هنوز بابت جاب آفر امتیاز میدن؟`,
  'score.sibling': `
my sister is a permanent resident living in Calgary any bonus
my brother is a citizen in Toronto does that help my points
is there a bonus for relatives in Canada
would my sister in Montreal earn me points
خواهرم مونتراله امتیاز به من میرسه
داداشم ونکوور زندگی میکنه امتیاز داره
baradaram canadast emtiaz migiram
داشتن خواهر در تورنتو چه امتیازی دارد؟
khaharam toronto zendegi mikone emtiaz dare?
my brother has citizenship and lives in Ottawa, extra points?
برادرم شهروند کاناداست، امتیازی می‌گیرم؟
does my brother in toronto give me points
خواهرم کاناداست امتیاز داره؟
داداشم تورنتو زندگی میکنه امتیاز میگیرم؟
i have a brother in toronto does it help
do I get points for my brother who's a canadian citizen in calgary
خواهرم کاناداست امتیاز میگیرم؟
do siblings living in Canada boost my CRS?
what do they give for having a sibling who is a PR in Ottawa
points for having my brother living in Edmonton
برادرم ونکوور زندگی میکنه، امتیازی برام داره؟
dadasham canada zendegi mikone emtiaz mide?
khaharam calgarie emtiaz dare baram?
داداشم اتاوا پی آر داره، امتیازش چقدره
khaharam montreale emtiaz dare?
داداشم ادمونتون زندگی میکنه چند امتیاز داره`,
  'score.french': `
quantify the French-language bonus
how many additional points does speaking French well bring
is learning French worth it for points
فرانسه یاد بگیرم چن امتیاز میگیرم
could French push me over the line how many points
How many additional points does speaking French well bring?
Quantify the French-language bonus.
What do I earn with strong French plus English?
دانستن زبان فرانسه چه قدر به امتیاز می‌افزاید؟
faranse chand emtiaz ezafe mikone
french bonus points
فرانسه بلد باشم چقدر امتیاز میگیرم
french nclc 7 bonus points?
how many extra points for NCLC 8 french
زبان فرانسه چقدر امتیاز اضافه میده
Is French worth learning for points?
how many extra points for fluent French
do I gain by passing TCF with NCLC 7
اگر فرانسه یاد بگیرم چقدر به امتیازم اضافه میشه؟
ارزش داره برای امتیاز فرانسه بخونم؟
بلد بودن فرانسه چند امتیاز اضافه میاره`,
  'score.age-loss': `
at which birthday do the age points reach zero
from what age do I get no points for age
how many points vanish on my next birthday
از چند سالگی امتیاز سن صفر میشه
با بالا رفتن سن چقدر امتیاز از دست میدم
emtiaze age chetor kam mishe
من همراش بیام امتیازش کم میشه؟
which age gets the full points
between which ages are the points highest
do my points go down next year
how many points will I loose when I turn 40
بعد از ۳۰ سالگی امتیاز کم میشه؟`,
  'score.age-at': `
how many CRS points would a 33-year-old single person receive for age
points for a 38 year old travelling with spouse
core points of a single applicant aged 29
how many points does 31 give
۴۱ سالمه مجردم واسه سن چن میگیرم
امتیاز سن برای فرد ۳۶ ساله
در ۴۵ سالگی امتیاز سن چقدر است
senam 34 e chand emtiaz dare
What happens to my points the day I turn 30?
با سی و نه سال سن چه امتیازی می‌گیرم؟
سی سالمه امتیاز سنم چنده
man 40 salame emtiaz senam chande
How many CRS points would a 33-year-old single person receive for age?
امتیاز سن برای فرد ۳۶ ساله مجرد چقدر است؟
How many core points does a single applicant aged 29 earn for age?
Points for a 38 year old travelling with spouse?
در ۴۵ سالگی امتیاز سن چقدر است؟
If I am 35 what do I get for my age?
در سی و دو سالگی چند امتیاز سن دارم؟
۲۹ سالمه امتیاز سن فوله؟
35 salame sen chand emtiaz dare
age points at 35
points for 45 years old
age points for a married 33 year old
im 36 how many points do I get for age
امتیاز سن ۳۵ سال چنده
اگه ۴۰ سالم بشه امتیاز سنم چقدر میشه؟
emtiaz sen baraye 32 sal
سن ۴۵ امتیاز داره؟
36 salame emtiaz senam chande
I turned 40 last week, what are my age points
سن ۴۰ سال چند امتیاز داره؟
سلام وقتتون بخیر، میخواستم بدونم با ۳۳ سال سن چند امتیاز میگیرم
متاهلم و ۳۵ سالمه، امتیاز سنم چنده
سلام خسته نباشید، ۴۰ سالم شد امتیاز سنم چند میشه
how many points does a 33 year old single person get for age
what is a 40 year old awarded for age
how many points at age 28 without spouse
آدم ۴۰ ساله چند امتیاز سن میگیره
کسی که ۴۵ سالشه امتیاز سن داره؟
سن ۲۸ بدون همسر چند امتیازه`,
  'score.level': `
what crs points does CLB 9 give
how many points for CLB 7 in each ability?
CRS for clb 8
CLB 10 how many crs points with spouse
سی ال بی ۹ چند امتیاز داره؟`,
  'score.what-if': `
suppose I retake the test and reach CLB 10 everywhere what becomes of my score
how would CLB 9 change my total
with a better IELTS, CLB 9, where would I be
اگر نمره زبانم به CLB 9 برسد امتیازم چقدر خواهد شد؟
age clb 10 beshe emtiazam chi mishe
how would my total look with CLB 9
if i get clb 10 how many points
If I get CLB 10 in all four, what will my score be?
اگه همه نمره هام clb 10 بشه امتیازم چقدر میشه`,
  'score.what-if.masters': `
فوق لیسانس چند امتیاز CRS دارد؟
points for a masters degree without spouse
فوق لیسانس چند امتیاز داره
points for masters degree
What would my score be if I had a master's?
اگه فوق لیسانس بگیرم امتیازم چند میشه؟`,
  'score.what-if.doctorate': `
What is a doctorate worth in CRS points?
How many points for a PhD?
دکترا چند امتیاز داره
how many points is a phd worth?
امتیاز دکترا چقدره
دکترا چقدر امتیاز میده
how many points is a PhD`,
}

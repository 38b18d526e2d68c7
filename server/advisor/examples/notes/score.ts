import type { Examples } from '../examples.ts'

/** Asked of the tables of points, whoever asks. */
export const SCORE_NOTE_EXAMPLES: Examples = {
  'score.change-reported': `
I heard job offers give points again since November, is it true
is my occupation on the new high-wage list
how many points will the high-paid jobs get under the new rule
did the CRS change on 3 November
what is the new high wage rule of express entry
do well paid jobs get more CRS points now
high wage occupations list, three levels, what is that
what changed in the CRS this November
are there new points for high salary occupations
will a high paying job offer bring points under the new rules
new CRS rules for high wage jobs
شنیدم از آبان دوباره برای شغل‌های پردرآمد امتیاز میدن
قانون جدید امتیاز حقوق بالا چیه
لیست مشاغل پردرآمد جدید چند امتیاز دارد؟
شغل پردرآمد امتیاز جدید داره تو اکسپرس
تغییر جدید سی ار اس از نوامبر چیه
قوانین جدید امتیاز مشاغل پر درآمد چطوریه
مشاغل پردرآمد چند امتیاز میگیرن
امتیاز حقوق بالا از کی اجرا شده
emtiaze shoghlhaye por daramad az november chie
ghanoone jadide mashaghele por daramad chie`,
  'score.maximum': `
what is the highest possible CRS
1200 is the maximum, how is it divided
how many can one reach without a nomination
which four parts does the CRS have
what is the maximum CRS score
maximum points in express entry
highest score anybody can have in the CRS
how high can the CRS go without a provincial nomination
what are the parts of the comprehensive ranking system
how many points are there in total in the CRS
out of how many points is the CRS
سقف امتیاز اکسپرس اینتری چنده
بدون نامزدی استان حداکثر چند امتیاز میشه گرفت
این ۱۲۰۰ امتیاز از چه بخش‌هایی تشکیل شده
حداکثر امتیاز سی ار اس چقدره
بیشترین امتیاز ممکن تو اکسپرس چنده
سقف امتیاز بدون نامینیشن چنده
کل امتیاز crs از چنده
بالاترین امتیاز ممکن چند است
saghfe crs chande
hadaksar emtiaze express chande`,
  'score.combination': `
what is skill transferability and how many points is it
three years abroad with CLB 9, how many combination points
bachelor plus CLB 9 gives 25 or 50
why does one ability at CLB 8 cost me so much
how do combination points work
points for education combined with language
what do I get for foreign work together with CLB 9
is skill transferability capped at 100
master's with CLB 9, combination points
how many transferability points for work abroad and Canadian work
combination of degree and language, how much
امتیاز ترکیبی زبان و سابقه کار چقدره
انتقال‌پذیری مهارت یعنی چه و چند امتیاز دارد؟
لیسانس با clb 9 چند امتیاز ترکیبی میده
امتیاز ترکیبی چیه
سابقه کار خارج با سی ال بی ۹ چند امتیاز ترکیبی داره
سقف امتیاز ترکیبی چنده
ترکیب مدرک و زبان چقدر امتیاز میاره
انتقال پذیری مهارت ها حداکثر چنده
emtiaze tarkibi sabeghe kar o zaban chande
emtiaze tarkibi chie`,
  'score.two-degrees': `
I have two bachelor's degrees, how is that scored
is a second diploma of one year worth it for points
bachelor plus associate degree, points
two or more credentials vs one bachelor
how many points for two degrees
do two masters give more points than one
does a second bachelor raise my CRS
points for two diplomas
what is a second degree worth in the CRS
two credentials, one of three years, how many points
دو تا لیسانس چند امتیاز داره
اگه یه دیپلم یکساله کنار لیسانسم بگیرم چقدر امتیاز میاد
لیسانس به‌علاوهٔ کاردانی در CRS چند امتیاز است؟
دو تا مدرک تحصیلی دارم چند امتیاز میگیرم
مدرک دوم چقدر امتیاز اضافه میکنه
لیسانس دوم ارزش داره برای امتیاز
دو مدرک دانشگاهی چند امتیازه
do ta madrak chand emtiaz dare
do ta lisans chand emtiaz dare
madrake dovom emtiaz dare`,
  'score.factor.education': `
points of a bachelor's against a college diploma
how many points for high school only
education table of the CRS
how much is a two year associate degree
points for each level of education
how many points is a diploma of two years
table of education points
جدول امتیاز مدارک تحصیلی
دیپلم چند امتیاز داره لیسانس چند
کاردانی در اکسپرس اینتری چند امتیاز است؟
هر مقطع تحصیلی چند امتیاز داره
فوق دیپلم چند امتیاز داره
diplom chand emtiaz dare
jadvale emtiaze tahsilat`,
  'score.second-language': `
French only at NCLC 5, does it count as second language
what is the second language worth apart from the bonus
English as my second language after French, points
level 9 in the second language, how many points
how many points does a second official language give
is a second language worth taking a test for
second official language points per ability
at most how many points for the second language
my second language is at level 7, what does it give
points for a second language with a partner
زبان دوم با سطح ۵ هم امتیاز داره
امتیاز زبان دوم جدا از بونس فرانسه چنده
اگر فرانسه زبان اولم باشد انگلیسی چند امتیاز دارد؟
زبان دوم چند امتیاز داره
زبان رسمی دوم حداکثر چند امتیازه
زبان دومم سطح ۷ باشه چقدر امتیاز میگیرم
برای هر مهارت زبان دوم چند امتیاز میدن
zabane dovom chand emtiaz dare
zaban dovom emtiaz dare ya na`,
  'score.sibling-who': `
my wife's brother lives in Toronto, does he count
do two sisters count twice
I have an uncle in Vancouver, any points
half brother in Calgary, same points?
a cousin who is a citizen, does that give points
does my husband's sister in Ottawa count
my aunt lives in Canada, do I get points for her
which relatives give points
my sister is 16 and lives in Toronto, does she count
does a nephew in Canada bring CRS points
step sister with PR, points for me
my brother in law is a citizen, does it help
how old must my brother in Canada be
برادر خانمم کاناداست، امتیاز داره
عموم تورنتو زندگی میکنه به من امتیاز میدن
خواهر ناتنی هم امتیاز دارد؟
دایی شهروندم امتیاز میاره
دو تا خواهر دارم کانادا دو بار امتیاز میدن
خواهر شوهرم ونکوره امتیاز داره
کدوم فامیل امتیاز داره
پسرعموم کاناداست امتیاز میگیرم
خاله‌م مقیم کاناداست چند امتیاز داره
daeem canadast emtiaz migiram
amoom torontoe emtiaz dare`,
  'score.certificate': `
I'm a welder with a Red Seal, points?
does a trade certificate raise the CRS
certificate of qualification and CLB 7, how many points
do plumbers get extra points for a licence from a province
how many points does a certificate of qualification give
red seal points
journeyman certificate from Alberta, CRS points
is a trade certificate worth points
points for a certificate of qualification with CLB 5
گواهی صلاحیت جوشکاری چند امتیاز داره
رد سیل امتیاز اضافه میده
مدرک فنی استان با CLB 7 چند امتیاز است؟
گواهی صلاحیت حرفه ای چند امتیازه
با رد سیل چقدر امتیازم بالا میره
گواهی فنی کانادا امتیاز داره
red seal chand emtiaz dare
govahi salahiat chand emtiaz dare`,
  'score.spouse-column': `
married but wife stays in Iran, which column
is the single column better than the married one
husband is a permanent resident, am I scored as single
what does non-accompanying change in the table
what would my score be if my wife does not come along
my husband is a citizen, how am I scored
when am I scored without a spouse
my score with and without an accompanying partner
if my partner stays behind am I counted as single
married but going alone, how many points
would I have more points without my wife coming
which column is used when my husband is not coming
همسرم همراهم نمیاد، مثل مجرد حساب میشم
ستون بدون همسر برای کیه
اگر همسرم شهروند کانادا باشد کدام ستون حساب می‌شود؟
اگه زنم باهام نیاد امتیازم چند میشه
متاهلم ولی تنها میرم امتیازم مثل مجردا حساب میشه
همسر غیر همراه باشه امتیاز چه فرقی میکنه
شوهرم مقیم دائمه امتیازم با همسر حساب میشه یا بدون همسر
امتیازم با همسر و بدون همسر چقدر فرق داره
ba hamsare gheyre hamrah mesle mojarad hesab mishe
age hamsaram nayad emtiazam chand mishe`,
  'score.part-years': `
23 months of work, is it scored as two years
is my experience of twelve years ago still counted
do part years of work count
is one year and eleven months two years for the points
are months rounded up in work experience
does 18 months count as two years
only completed years count, right
is my work from 2011 still good for points
how are incomplete years of work counted
یک سال و یازده ماه رو دو سال حساب میکنن
سابقه کار ۱۲ سال پیش هنوز حساب میشه
سال ناقص کار حساب میشه
۲۳ ماه سابقه دو سال حساب میشه
ماه های اضافه سابقه کار رو رند میکنن
سابقه یک سال و نیم چند سال حساب میشه
فقط سال کامل حساب میشه
ye salo yazdah mah do sal hesab mishe
sale naghes hesab mishe`,
  'score.canadian-study-conditions': `
my Canadian master's took 16 months, 15 or 30
online program of a Canadian college, does it give points
does an ESL course bring the Canadian study points
two Canadian diplomas, do the bonuses add up
when does study in Canada bring extra points
conditions for the Canadian study points
does a distance learning program from Canada count for the bonus
is a one year Canadian master's 15 or 30 points
do I get the study points if I was in Canada for six months only
ارشد کانادا ۱۵ امتیاز داره یا ۳۰
دوره آنلاین کالج کانادا امتیاز تحصیل داره
کلاس زبان در کانادا امتیاز تحصیل دارد؟
تحصیل در کانادا با چه شرایطی امتیاز اضافه داره
مدرک آنلاین کانادایی امتیاز داره
دو تا دیپلم کانادایی امتیازش جمع میشه
ارشد یک ساله کانادا چند امتیاز اضافه داره
master canada 15 emtiaz dare ya 30
doreye online canada emtiaz dare`,
  'score.grid-factors': `
six factors of the skilled worker grid and their maximum
how many of the 67 come from age at 40
does a job offer count in the 67
what is adaptability in the skilled worker points
what are the 67 points made of
table of the 67 point grid
how many points does adaptability give
age 42 in the federal skilled worker grid
is a job offer worth 10 points in the FSW grid
which factors make up the 100 point grid
جدول ۶۷ امتیازی از چه بخش‌هایی تشکیل شده
سازگاری تو ۶۷ امتیاز یعنی چی
سن ۴۰ سال در جدول ۱۰۰ امتیازی چند امتیاز دارد؟
شش فاکتور نیروی متخصص کدومان
امتیاز سازگاری چیه
جاب آفر تو ۶۷ امتیاز حسابه
جدول ۶۷ امتیاز رو نشون بده
job offer to jadvale 67 chand emtiaz dare
sazegari yani chi`,
  'score.partner-degree': `
my husband has a doctorate, what does it bring us
points of a wife with a PhD
شوهرم دکترا داره چقدر به امتیازمون اضافه میشه
خانمم دکترا داره چند امتیاز برامون میاره
همسرم دکتری داره چه امتیازی میده
مدرک دکترای شوهرم چند امتیازه
shoharam doktora dare chand emtiaz miare`,
}

import type { Examples } from '../examples.ts'

export const SCORE_2: Examples = {
  'score.combination': `
I have five years as an architect in Tehran and CLB 9, what do these two give me together
my wife keeps reading about skill transferability and we don't understand what it is
master's plus three years abroad, how are the cross points counted
and the transferability part, how much is it at most
how come a single 6.5 in one skill costs fifty points elsewhere in the table
does foreign work bring anything in combination with Canadian work
someone said education and language together bring up to 50, right?
I'm 31, bachelor in physics, CLB 8 everywhere. What is the combined bonus for degree with language
transferability points explained please
with CLB 7 instead of 9, how much smaller are the combination points
are the combination points capped at 100 overall
one year in Canada next to a foreign degree, what does this pair give
پنج سال معمار بودم تو تهران و CLB 9 دارم، این دوتا باهم چند امتیاز میده
خانمم همش میگه skill transferability، اصلا یعنی چی
ارشد با سه سال سابقه خارج از کانادا، امتیاز ترکیبیش چطور حساب میشه
و امتیازای ترکیبی، حداکثرش چقدره
چرا یه ۶.۵ تو یه مهارت پنجاه امتیاز ترکیبی ازم کم میکنه
آیا سابقهٔ کار خارجی در کنار سابقهٔ کار کانادایی امتیاز ترکیبی دارد؟
شنیدم مدرک و زبان با هم تا ۵۰ تا میده
۳۱ سالمه لیسانس فیزیک، CLB همه ۸، ترکیب مدرک و زبان چنده
امتیازهای انتقال‌پذیری مهارت چگونه محاسبه می‌شود؟
با CLB 7 به جای ۹ امتیاز ترکیبی چقد کمتره
سقف کل ترکیبی‌ها ۱۰۰ تاست؟
emtiaze tarkibi chie daghighan
madrak ba zaban ba ham chand emtiaz tarkibi mide
sabeghe kharej ba CLB 9 tarkibesh chand mishe`,
  'score.two-degrees': `
I have a bachelor in law and a later associate degree in accounting, is that counted as two credentials
my sister did two masters, does the second one bring her anything more
we live in Kerman, I'm 35 with a BSc and now a one-year postgraduate diploma; how many points for both together
and with a second diploma, what do I get then
does an extra one-year college certificate next to my bachelor lift the education points
two credentials, one of three years: points with a partner?
someone told me two bachelors are nearly as good as a master's
is it worth taking the second degree into the profile too
must one of the two degrees be three years long
what is the gain of two or more certificates over just one
bachelor + diploma = ?
I studied nursing for two years and then English for four, how is the pair scored
لیسانس حقوق دارم با یه فوق‌دیپلم حسابداری، این دو تا مدرک حساب میشه؟
خواهرم دو تا ارشد داره، دومی چیزی اضافه میکنه
کرمان زندگی میکنیم ۳۵ سالمه، لیسانس و یه دیپلم یک‌ساله دارم، روی هم چند امتیاز
و با مدرک دوم چی، چند میشه
یه دوره یه ساله کالج کنار لیسانسم امتیاز تحصیلیمو بالا میبره؟
دو مدرک که یکی از آن‌ها سه‌ساله باشد با همسر همراه چند امتیاز دارد؟
میگن دوتا لیسانس تقریبا به اندازه ارشده
حتما باید یکی از دو مدرک سه ساله باشه
تفاوت امتیاز یک مدرک با دو مدرک یا بیشتر چقدر است؟
لیسانس به اضافه کاردانی؟
دو سال پرستاری خوندم بعد چهار سال زبان، دوتا مدرکم چند امتیاز دارن باهم
do ta madrak daram lisans o kardani, chand emtiaz mishe
2 ta lisans chand emtiaze
madrake dovom ham hesab mishe vase emtiaze tahsili`,
  'score.second-language': `
English is my first language in the profile with CLB 9; what would some French at NCLC 6 bring as the second
I grew up with French in Beirut, my English is CLB 7, what does English add as second official language
my husband and I both learn French in Tabriz. Points per ability for the other official language?
and the second language, how many does it give per skill
is level 4 in the second language worth nothing
most one can get from a second official language with a partner coming along
does only passing listening and reading in French already give second language points
someone said the second language gives 24 at most, correct?
second official language: 5, 7, 9, what are the steps
apart from the fifty bonus points, what does the other language give for each ability
translator, 30: IELTS first and TCF second, how is the second test scored
weak French as an extra beside English, any points at all
زبان اولم انگلیسیه با CLB 9، یه کم فرانسه در حد NCLC 6 به عنوان زبان دوم چند امتیاز داره
تو بیروت با فرانسه بزرگ شدم، انگلیسیم به عنوان زبان دوم چقدر امتیاز میده
من و شوهرم تو تبریز داریم فرانسه میخونیم، زبان دوم رسمی واسه هر مهارت چنده
و زبان دوم، هر مهارتش چند امتیازه
سطح ۴ در زبان دوم هیچ امتیازی ندارد؟
حداکثر امتیاز زبان دوم با همسر چقدره
فقط شنیداری و خواندن فرانسه رو قبول شم امتیاز زبان دوم میگیرم؟
شنیدم زبان دوم حداکثر ۲۴ تاست
به‌جز امتیاز اضافهٔ فرانسه، زبان رسمی دوم برای هر مهارت چند امتیاز دارد؟
امتیاز زبان دوم؟ پله هاش چجوریه
مترجمم ۳۰ سالمه آیلتس اول و TCF دوم، آزمون دوم چطور امتیاز میگیره
zabane dovome rasmi har maharat chand emtiaz dare
farance dar hade 5 be onvane zabane dovom emtiaz mide?
saghfe emtiaze zabane dovom chande`,
  'score.sibling-who': `
my step-sister has been a citizen in Ottawa for years, would she count for the sibling points
I have no brother there but my husband's sister lives in Montreal with PR; does she count
my brother is only a student in Halifax, no PR yet. Does he count as a sibling in Canada
and an aunt, does she count too
three of my brothers live in Canada, is it three times the points
cousins in Toronto: any benefit in points?
sister is 16 and lives with my parents in Calgary, too young to count?
someone told me the brother's wife counts as well
my brother is a Canadian citizen but works in Dubai at the moment, does that still count as a sibling there
does an adopted brother qualify like a real one
grandmother in Canada, points or not
we are from Urmia, 40 and 38; our only relative there is my wife's nephew. Does a nephew bring anything
خواهر ناتنیم چند ساله شهروند اتاواست، واسه امتیاز خواهر برادر حساب میشه؟
خودم کسی رو ندارم ولی خواهر شوهرم تو مونترال اقامت داره، اون حسابه؟
داداشم فقط دانشجوئه تو هلیفکس و هنوز پی‌آر نداره، بازم جزو امتیاز خواهر برادره؟
و خاله چی، اونم حساب میشه
سه تا برادرم کانادان، سه برابر امتیاز میدن؟
پسرعمو در تورنتو داشتن امتیازی دارد؟
خواهرم ۱۶ سالشه تو کلگری با پدر مادرمه، سنش کمه واسه امتیاز؟
برادرم شهروند کانادا است اما اکنون در دبی کار می‌کند؛ آیا برای امتیاز برادر پذیرفته می‌شود؟
زن داداش هم جزو فامیل امتیازدار هست
مادربزرگم کاناداست امتیاز داره یا نه
اهل ارومیه‌ایم، تنها فاملیمون برادرزاده خانممه، اون به حساب میاد؟
khahare shoharam canada PR dare hesab mishe vase emtiaz
daei va ammo toye canada emtiaz daran ya faghat khahar baradar
baradare natani ham hesab mishe`,
  'score.certificate': `
I'm an electrician from Arak and plan to get my licence from Alberta, what points would that certificate of qualification bring
my husband has a Red Seal as cook, CLB 6. How many CRS points for the certificate
Iranian technical school certificate (fanni herfei), does it count as a certificate of qualification for points
and the trade certificate, how much is it worth with CLB 5
do I have to apply under the trades program to get the points of a qualification certificate
with weak English, does a provincial trade licence still add something
someone said 50 points for a Red Seal
hairdresser, 37, two children, in Canada on a work permit. Does a provincial certificate in my trade lift my CRS
certificate of qualification + CLB 8?
who has to issue the trade certificate so that it gives points
difference in points between CLB 6 and CLB 7 for holders of a trade certificate
is a ticket as a heavy equipment technician worth anything in the ranking
برقکارم از اراک، اگه از آلبرتا گواهی صلاحیت بگیرم چند امتیاز میاره
شوهرم آشپزه و رد سیل داره با CLB 6، گواهیش چند امتیازه
گواهی فنی حرفه‌ای ایران هم به عنوان گواهی صلاحیت حرفه‌ای امتیاز داره؟
و گواهی مهارت با CLB 5 چقدره
برای امتیاز گواهی صلاحیت حرفه‌ای حتماً باید از برنامهٔ مشاغل فنی اقدام کنم؟
زبانم ضعیفه، گواهینامه حرفه‌ای استان بازم امتیازی میده
میگن رد سیل ۵۰ امتیاز داره راسته
آرایشگرم ۳۷ سالمه با ورک پرمیت کانادام، گواهی حرفه‌ای استان سی ار اسمو بالا میبره؟
گواهی مهارت فنی رو کی باید صادر کنه که امتیاز داشته باشه
تفاوت امتیاز گواهی صلاحیت در CLB 6 و CLB 7 چقدر است؟
ردسیل چند امتیاز؟
red seal chand emtiaz dare ba CLB 7
govahi fanni herfei iran emtiaz dare vase certificate of qualification?
govahi salahiat ba zabane 5 chand emtiaz mide`,
  'score.spouse-column': `
my husband will not come to Canada, he keeps his shop in Ahvaz. Am I then calculated like a single woman
I married last year, my wife is already a Canadian citizen; which points table applies to me
we are separated but not divorced, does the table with spouse still apply
and if she stays behind, which column do they use
common-law for two years with my girlfriend who comes along, am I in the with-partner column
is my score counted as unmarried when my spouse is a permanent resident
non accompanying spouse: single or married points
is it true that a partner who stays home makes you single in the CRS
engaged, wedding in summer; until then am I scored alone
under which conditions is a married applicant given the single maximum
doctor from Zahedan, husband declared as not accompanying. Whose column am I in
with a Canadian husband do I get the 110 for age or the 100
شوهرم نمیاد کانادا، مغازه‌ش تو اهوازه، منو مثل مجرد حساب میکنن؟
پارسال ازدواج کردم و زنم شهروند کاناداست، کدوم جدول امتیاز واسه منه
از همسرم جدا زندگی میکنیم ولی طلاق نگرفتیم، هنوز ستون متاهل حسابم میکنن
و اگه خانمم بمونه ایران کدوم ستون رو میزنن
اگر همسرم اقامت دائم داشته باشد امتیازم مانند فرد مجرد محاسبه می‌شود؟
همسر غیر همراه یعنی ستون مجرد؟
راسته که اگه همسر نیاد سی ار اس آدم مثل مجردا میشه
نامزدم و عروسیمون تابستونه، تا اون موقع مجرد حساب میشم
در چه شرایطی متقاضی متأهل در ستون بدون همسر قرار می‌گیرد؟
پزشکم از زاهدان، شوهرمو همراه نزدم، تو کدوم ستونم
ستون با همسر یا بدون همسر؟ زنم پی آر داره
shoharam nemiad canada man mojarad hesab misham?
hamsaram citizene canadast kodoom jadval vase mane
sotoone mojarad ya moteahel age zanam iran bemoone`,
  'score.part-years': `
I left my job after two years and ten months, am I given three years for it
my husband has 11 months of work in Canada, does that already give him anything
barista supervisor, 26, in Winnipeg: worked 18 months full time. Is it one year or one and a half in the points
and the extra months, do they count
job from 2013 to 2015, too long ago for the work points?
do they round four months up
someone said 1.9 years are treated like one year, is this right
half days for four years, how many years is that for the points
I need one more month to reach the third year, should the months before be lost
months left over after full years, are they ignored in the CRS
2.5 years = 2 or 3?
worked on campus during my full-time studies, do those months count as Canadian work years
بعد دو سال و ده ماه از کارم اومدم بیرون، سه سال حسابش میکنن؟
شوهرم ۱۱ ماه تو کانادا کار کرده، الان امتیازی بهش میدن یا باید سال کامل شه
۲۶ سالمه تو وینیپگم، ۱۸ ماه تمام‌وقت کار کردم، یک سال حسابه یا یک و نیم
و ماه‌های اضافه، اونا حساب نمیشن
کار سال ۹۲ تا ۹۴ واسه امتیاز سابقه قدیمیه؟
چهار ماه رو گرد میکنن به یه سال؟
آیا ماه‌های باقی‌مانده پس از سال‌های کامل در امتیاز سابقهٔ کار نادیده گرفته می‌شود؟
چهار سال نیمه وقت چند سال میشه تو امتیاز
یه ماه دیگه مونده سه سالم پر شه، بدون اون دو سال حسابه؟
دو سال و نیم = دو یا سه؟
کار حین تحصیل تمام‌وقت در کانادا جزو سال‌های سابقهٔ کانادایی است؟
2 sal o 10 mah sabeghe, 3 sal hesab mishe?
18 mah kar kardam yek sal hesabe ya yek o nim
mahhaye ezafi dar sabeghe gerd mishe`,
  'score.canadian-study-conditions': `
I did a one-year certificate at a college in Kelowna but mostly online from Iran, will it bring the study points
my daughter studied part time at York while working, does her degree give the extra points
two years in Montreal at a public college, I'm back in Tehran now. Under which conditions are the 15 points given
and how long must one have been in Canada for them, the study points
my scholarship obliges me to go home after the degree, do I lose the Canadian study bonus
is a 6-month certificate enough for the additional points
English course of ten months in Toronto, does it count as Canadian study
someone told me a one-year master's still counts as three years
when is it 15 and when 30 for study in Canada
bachelor and master both from Canada: 60 or 30
physically present in Canada, how many months for the study bonus
half the program was by distance because of covid, still valid for the points?
یه دوره یک ساله کالج کلونا خوندم ولی بیشترش آنلاین از ایران بود، امتیاز تحصیل کانادا رو میده؟
دخترم تو یورک پاره وقت خونده، مدرکش امتیاز اضافه داره؟
دو سال مونترال درس خوندم و الان برگشتم تهران، با چه شرایطی ۱۵ امتیاز رو میدن
و چند ماه باید خود کانادا بوده باشم واسه امتیاز تحصیل
بورسیه‌ام مرا ملزم به بازگشت می‌کند؛ آیا امتیاز تحصیل در کانادا از بین می‌رود؟
دوره شش ماهه برای امتیاز تحصیلی کانادا کافیه
ده ماه کلاس زبان تورنتو جزو تحصیل کانادا حساب میشه؟
شنیدم ارشد یه ساله هم مثل سه ساله حساب میشه تو امتیاز تحصیل کانادا
چه موقع ۱۵ و چه موقع ۳۰ امتیاز برای تحصیل در کانادا داده می‌شود؟
لیسانس و ارشدم هر دو کاناداست، ۶۰ میدن یا ۳۰
نصف دوره از راه دور بود بخاطر کرونا، باز امتیاز داره
dore online az iran emtiaze tahsile canada ro mide?
15 emtiaze tahsile canada che sharti dare
kelase zaban toye toronto joze emtiaze tahsil hast`,
  'score.grid-factors': `
I'm 42, lab technician in Gorgan, want to count the 67 myself; which factors are there and how many each
my wife has worked in Canada before, does this count under adaptability in the 67
how many of the hundred points are for language in the skilled worker grid
and age, how much does it make up of the 67
the six selection factors, please
is arranged employment still worth 10 in the federal skilled worker grid
someone told me education is worth 25 there
an uncle in Edmonton, how many adaptability points in the 67
experience of two years, what is it worth out of the 100
what's inside the FSW assessment out of 100
we're newlyweds from Semnan, no relatives abroad: where do the 67 come from then
grid maximums?
۴۲ سالمه تکنسین آزمایشگاهم تو گرگان، میخوام خودم ۶۷ رو حساب کنم، چه عواملی داره
خانمم قبلا کانادا کار کرده، تو ۶۷ جزو سازگاری حسابه؟
از صد امتیاز نیروی متخصص چندتاش مال زبانه
و سن چی، چند تا از ۶۷ مال سنه
شش عامل انتخاب نیروی متخصص فدرال کدام‌اند؟
آفر شغلی هنوز تو جدول ۶۷ ده امتیاز داره
میگن تحصیلات تو ۶۷ بیست و پنج امتیازه
دایی تو ادمونتون دارم، تو ۶۷ چند امتیاز سازگاری میده
سقف هر بخش در جدول صد امتیازی نیروی متخصص چقدر است؟
تازه ازدواج کردیم و فامیل خارج نداریم، این ۶۷ از کجاها میاد
اجزای ۶۷؟
67 az chia tashkil shode
sazgari toye 67 emtiaz yani chi
dar jadvale 100 emtiazi sen chand emtiaze`,
  'score.if-younger': `
I'm 39 now and regret waiting since 33, what would I have had then with the same file
my score today is low because of age, what if I had been 30
how much would I have, had I applied six years ago
and at 29, what would my total be
imagine the same profile but two years younger
I put it off for four years because of the kids; how many points would my CRS have had back then
calculate me as if I was 32
is age the thing that ruined my score, what would it be with eight years less
total if seven years younger?
wish I'd started earlier: same degree, same English, at 35 instead of 43?
would my points be a lot better if I were born in 1995
let me see my result with a younger age
الان ۳۹ سالمه و حیف از ۳۳ سالگی صبر کردم، اون موقع با همین شرایط چند میشدم
امتیازم بخاطر سن کمه، اگه ۳۰ سالم بود چی
شش سال پیش اقدام میکردم امتیازم چند بود
و با ۲۹ سالگی کل امتیازم چند میشد
با همین پروفایل ولی دو سال جوان‌تر، امتیاز کل من چقدر می‌بود؟
بخاطر بچه ها چهار سال عقب انداختم، اون وقت امتیازم چند بود
منو ۳۲ ساله فرض کن و امتیازمو بگو
هشت سال کمتر سن داشتم امتیازم چقد فرق میکرد
کاش زودتر شروع میکردم، با ۳۵ به جای ۴۳ چند میشدم
اگر متولد ۱۳۷۴ بودم امتیازم چقدر بهتر بود؟
هفت سال جوونتر؟ امتیاز کلم
age 30 salam bood emtiazam chand mishod
6 sal pish eghdam mikardam chand emtiaz dashtam
farz kon 4 sal javoontaram, emtiazam chande`,
}

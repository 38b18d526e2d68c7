import type { Examples } from '../examples.ts'

export const SCORE_4: Examples = {
  'score.french': `
I studied French at school and could get to NCLC 7, is it worth the effort in points
how much would TEF Canada bring me on top of my English
someone said French gives 50 extra, under which condition
my French is better than my English, what bonus do I get
with French at NCLC 7 but no English test, points?
my wife speaks french, I am learning, what would good French give me in the CRS
only NCLC 6 in one skill, is the French bonus gone
is it 25 or 50 for French
a year of French classes, what is the payoff in points
as a second language after English, what does French earn
does intermediate French give anything extra in the ranking
bilingual candidates get how many additional points
taking the TCF next month hoping for NCLC 8, what bonus does it bring
I'm from Beirut and fluent in French, extra points for that?
with decent English and French at NCLC 7, is it the higher French bonus
points for French without strong English
heard that francophones get a big plus in CRS, how big
french nclc 9 gives more bonus than nclc 7?
تو مدرسه فرانسه خوندم، تا NCLC 7 برسونمش چقدر امتیاز میده
تف کانادا کنار انگلیسی چقد امتیاز میاره
میگن فرانسه ۵۰ امتیاز اضافه داره شرطش چیه
فرانسه‌ام از انگلیسی‌ام بهتر است؛ چه امتیاز اضافه‌ای می‌گیرم؟
فرانسه داشته باشم ولی انگلیسی نه، بازم امتیاز میدن
یه سال کلاس فرانسه برم تهش چن امتیاز میگیرم
۲۵ امتیازه یا ۵۰ تا واسه فرانسوی
اگر در یکی از مهارت‌های فرانسه NCLC 6 باشم امتیاز اضافه از بین می‌رود؟
دوزبانه‌ها چند امتیاز اضافی دارند؟
ماه بعد tcf میدم اگه nclc 8 بشم چقد امتیاز داره
فرانسه در حد متوسط هم امتیازی داره
زبان دوم فرانسه بعد از انگلیسی چه امتیازی دارد
به زحمتش می‌ارزه که برای امتیاز فرانسه بخونم
کسی که فرانسه بلده چقد جلوتره تو امتیاز
nclc 9 فرانسه امتیازش از nclc 7 بیشتره
مدرک TEF چه میزان به امتیاز CRS اضافه می‌کند؟
با زبان فرانسه عالی و انگلیسی ضعیف چن تا امتیاز اضافه میدن
فرانسوی یاد گرفتن چقد به نفع امتیازمه
tef canada kenare english chand emtiaz mide
faranse 25 emtiaze ya 50
ye sal faranse bekhoonam chand emtiaz ziad mishe
faranse bedoone englisi emtiaz dare`,
  'score.age-loss': `
I'm 29 until March, is it urgent because of the points
every year I wait costs me something, doesn't it
does waiting another year hurt me in age points
I was told that after thirty it goes downhill, is that so
when exactly does the age part begin to shrink
is there a cliff at 40 or does it go down gradually
will turning 35 in autumn take points from me
until which age are the points full
if I am still in the pool on my next birthday, does it cost me points
how steep is the decline after forty
up to what age do they give points for age at all
my birthday is next week, should I expect fewer points afterwards
we postponed for three years, how much did getting older cost
is it 5 points per birthday or more
past 45, is everything lost for age
do older candidates get punished in the CRS
how fast do the age points melt away in the thirties
does being a year older make a difference for somebody of 26
تا اسفند ۲۹ سالمه، واسه امتیاز باید عجله کنم
هر سال صبر کنم از امتیاز سنم کم میشه
شنیدم بعد سی سالگی امتیاز سن افت میکنه راسته
کاهش امتیاز سن دقیقاً از چه سنی آغاز می‌شود؟
پاییز ۳۵ سالم میشه چیزی از امتیازم میره
تا چند سالگی امتیاز سن کامله
بعد از چهل چقد سریع میاد پایین امتیاز سن
اگر تا تولد بعدی هنوز در استخر باشم امتیاز از دست می‌دهم؟
هر تولد پنج امتیاز کم میکنه یا بیشتر
سه سال عقب انداختیم، بالا رفتن سن چقدر ضرر زد
هفته دیگه تولدمه امتیازم میاد پایین
حداکثر تا چند سالگی برای سن امتیاز می‌دهند؟
سن که بره بالا امتیاز یهو کم میشه یا کم کم
یه سال دیرتر اقدام کنم از نظر سن چقد ضرره
افت امتیاز سن در دههٔ سی چگونه است؟
از ۴۵ به بعد دیگه سن هیچی نداره
پیرتر که میشم امتیازم آب میره؟
آیا یک سال بزرگ‌تر شدن برای فرد ۲۶ ساله فرقی در امتیاز دارد؟
har tavalod chand emtiaz az senam miad paeen
bad az 30 salegi emtiaze sen oft mikone
ta chand salegi emtiaze sen kamele
ye sal sabr konam emtiaze senam kam mishe`,
  'score.enough': `
I have 467 and no Canadian work, would that have got me in
we sit at 505, does that clear the last CEC round
is it even worth staying in the pool with my points compared to the last round
how many points am I short of the last draw
my total looks decent to me, but does it beat the newest cut-off
503 in the pool since summer, was the last round above that
with my score, would an invitation have come last time
do I stand above or below the line right now
am I close to the threshold or miles away
470 - too little?
somebody in my class was invited with 520, would mine do too
is 445 hopeless against the latest round
would I have made it in the previous provincial round with 760
my points vs last cut-off
does 540 beat the most recent Canadian Experience Class draw
could I have been picked with what I have now
is the number in my report sufficient for an invitation as things were last round
what's the gap between me and the last invited person
how do my points compare with the people who got invitations lately
are we still short after my new IELTS, compared with the last draw
۴۶۷ دارم بدون کار کانادا، با این دعوت میشدم
امتیازمون ۵۰۵ه، از آخرین سی ای سی رد میشیم
چند امتیاز با دور آخر کم دارم
با امتیازی که دارم دور قبل دعوتنامه می‌آمد؟
من بالای خطم یا پایینش
۴۷۰ کمه برای دعوت شدن؟
فاصلهٔ من با آخرین فرد دعوت‌شده چقدر است؟
اصلا با این امتیاز می‌ارزه تو استخر بمونم نسبت به دور آخر
امتیازم از کات اف آخری بیشتره یا کمتر
۵۴۰ از آخرین دور CEC بالاتر است؟
یکی تو کلاسمون با ۵۲۰ دعوت شد مال منم میرسه
با ۷۶۰ تو دور قبلی pnp قبول میشدم
نمره زبانمو بهتر کردم، هنوزم زیر حد نصابم
امتیاز من در مقایسه با دعوت‌شدگان اخیر چگونه است؟
۴۴۵ در برابر آخرین دور اصلا شانسی داره
امتیازم واسه اینکه بکشنم بیرون بس هست
چقد مونده تا به حد دعوت برسم
از تابستون با ۵۰۳ تو استخرم، دور آخر بالاتر از این بود
467 daram davat mishodam dore ghabl
chand emtiaz ba dore akhar fasele daram
emtiazam zire cutoffe ya balash
505 baraye cec base`,
  'score.cut-off': `
I've been out of touch since spring, what did the newest draw ask for
which number did the last invited person have
what was the threshold for candidates with a nomination last time
Canadian Experience Class, most recent round, minimum?
how low did they go in the last round
when did they hold the latest round and at what score
how many invitations were issued last time
my neighbour said it was under 510 last time, what was it really
results of the last Express Entry selection
the mark to beat from the previous round
was the last draw above 500
ITA cutoff latest?
how big was the last CEC round
someone mentioned a draw this year with 6000 invitations, what was its score
what CRS were they inviting recently
at which score did the newest provincial nominee round stop
for people with Canadian experience, what was the lowest invited score
latest crs draw score plz
how many points were needed the last time they invited people
date of the last draw?
از بهار خبر ندارم، آخرین دور چند امتیاز خواسته بودن
آخرین نفری که دعوت شد چند امتیاز داشت
حداقل امتیاز در جدیدترین دور CEC چقدر بوده است؟
دور آخر کی بود و با چند امتیاز
دفعه آخر چنتا دعوتنامه دادن
همسایمون میگه زیر ۵۱۰ بوده آخرین دراو واقعا چند بود
تا چند پایین اومدن تو دراو آخر
آخرین حد نصاب برای دارندگان نامزدی استانی چقدر بود؟
کاتاف اخرین قرعه کشی
تو دور آخری بالای ۵۰۰ بود یا پایین
نتیجهٔ جدیدترین دور دعوت چه بود؟
آی تی ای آخری با چند امتیاز اومد
برای کسایی که سابقه کانادا دارن آخرین بار چند میخواستن
این اواخر با چه امتیازی دعوت می‌کنند
دراو آخر سی ای سی چن بود
دور قبلی استانی رو چند بستن
آخرین راند چه تاریخی برگزار شد
شنیدم یه دور ۶۰۰۰ نفری بوده، کفش چند بود
akharin davatname ba chand emtiaz bood
draw akhare cec chand bood
dafe akhar chand nafar davat shodan
akharin round key bood`,
  'score.cut-off.french': `
I passed TEF with NCLC 7, what score did the last French round need
how low does it go for people who speak French
someone told me francophones get invited below 400, what was it last time
French-language category, newest round, minimum points?
lowest CRS among French candidates invited recently
my French is strong but CRS only 395, where was the line in the French draw
they say the bar is lower in French draws, how low was the latest
how many French speakers got an invitation in the newest round
TCF done, which score was enough in the last francophone selection
french proficiency draw cutoff plz
what did the previous round for French ask
when did they last invite French speakers and at what number
was the last French draw under 430
category French: last minimum
the round for people with French, how many points did it take
cutoff for francophone candidates, not CEC
the most recent French-language invitation round went down to what
did the French category drop below 400 last time
تف رو با NCLC 7 گرفتم، آخرین دور فرانسه چند میخواست
میگن فرانسه زبونا زیر ۴۰۰ هم دعوت میشن، آخریش چند بود
حداقل امتیاز جدیدترین دور ویژهٔ فرانسه‌زبانان چقدر بوده است؟
دسته فرانسه دور آخر رو چند بسته شد
تو دراو فرانسه چند نفر دعوت کردن دفعه آخر
امتیازم ۳۹۵ه ولی فرانسم خوبه، حد نصاب دور فرانسه چند بود
آخرین باری که فرانسوی‌زبان‌ها را دعوت کردند با چه امتیازی بود؟
میگن دور فرانسه از بقیه پایین‌تره، آخریش رو چند بود
کاتاف فرانسوی ها چنده
برای گروه زبان فرانسه کمترین امتیاز دعوت چند بود
دراو فرانسه کی بود آخرین بار
آخرین دعوت فرانسه زیر ۴۳۰ بود؟
کف امتیاز فرانسه زبان‌ها در آخرین انتخاب
دور مخصوص فرانسه چن امتیاز لازم داشت
در دستهٔ مهارت زبان فرانسه تا چه امتیازی پایین آمدند؟
واسه فرانسه بلدا دفعه قبل چند خواستن
draw faranse akharin bar chand bood
faranse zabanha ba chand emtiaz davat shodan
hadeaghal emtiaze dore faranse chande
cutoff french zire 400 bood`,
  'score.cut-off.health': `
I'm a nurse from Tabriz, what score did the last health round go down to
my wife is a pharmacist, what was asked in the newest health care draw
social workers and health people had their own round, with which minimum
lowest score at which medical staff were invited
dentist here, the last health category cutoff?
I hear health draws are easier, at what number did the last one stop
how many nurses and doctors were invited in the latest health round
physiotherapist, 480 points, where was the health line last time
health occupations round, most recent minimum crs
when was the last round for health workers and at what score
is it true the health draw was around 510
midwife: which score was enough in the last draw for our field
cut off for healthcare and social services
the previous selection for hospital jobs, which points
score of the newest medical category draw
did the last health round fall below 500
what did they need from lab technicians in the last health draw
category health: points last time?
پرستارم از تبریز، دور آخر سلامت تا چند اومد پایین
خانمم داروسازه، آخرین دراو درمان چند میخواست
برای کادر درمان دور جدا بوده، با چه حداقل امتیازی؟
دندانپزشکم حد نصاب آخر دسته سلامت چند بود
تو دور آخر بهداشت و درمان چند نفر دعوت شدن
کمترین امتیازی که پزشک‌ها و پرستارها با آن دعوت شدند چقدر بود؟
راسته دراو سلامت حدود ۵۱۰ بوده
فیزیوتراپم با ۴۸۰، خط دور سلامت دفعه قبل کجا بود
ماماها با چند امتیاز دعوت شدن آخرین بار
دراو پرستارا چن بود
آخرین دور مشاغل بهداشتی در چه تاریخی و با چه امتیازی بود؟
آخرین دور سلامت زیر ۵۰۰ هم رفت
کات‌آف مراقبت‌های بهداشتی و خدمات اجتماعی چقدر است
واسه بیمارستانیا دور قبل چند میخواستن
تکنسین آزمایشگاهم، تو دور سلامت آخر چند لازم بود
حداقل CRS دستهٔ سلامت در جدیدترین دور؟
draw parastara chand bood
hozeye salamat dafe akhar ta chand oomad
daroosazam akharin draw darman chand mikhast
kadre darman ba chand emtiaz davat shod`,
  'score.cut-off.education': `
I teach maths at a high school, what did the last education round ask for
kindergarten teacher with 460 points, where was the education line last time
teachers had their own draw, at which minimum
early childhood educators, the newest round, lowest score?
supposedly the education category is easier, what was its last cutoff
how many teachers were invited in the latest education draw
my wife is a primary school teacher, last score for her category
when did they last invite education occupations and with what score
teaching assistants' draw crs
was the education draw below 480
cut off for the teaching category plz
the previous selection for school staff, which points were enough
what score was needed by educators in the last round
special needs teacher here, education round minimum last time
lowest invited in education occupations
did the round for teachers go under 500
دبیر ریاضیم، دور آخر آموزش چند امتیاز میخواست
مربی مهدکودکم با ۴۶۰، خط دور آموزش دفعه قبل کجا بود
برای معلمان دور جداگانه برگزار شده، با چه حداقل امتیازی؟
دراو معلما چند بود
خانمم معلم ابتداییه، حد نصاب دستشون آخرین بار چند بود
تو آخرین دور آموزش چند نفر معلم دعوت کردن
دستهٔ آموزش در جدیدترین دور تا چه امتیازی پایین آمد؟
کات اف مشاغل آموزشی زیر ۴۸۰ بوده؟
مربیای کودک با چن امتیاز دعوت شدن
آخرین بار کی معلم‌ها را دعوت کردند و با چه امتیازی
کمک‌مربی مدرسه هستم، دور آموزش آخر چند بود
حداقل CRS گروه آموزش و پرورش چقدر بوده است؟
دور مدرسه و معلمی از بقیه پایین‌تره، آخری چند بود
واسه کادر آموزشی دفعه قبل چقد خواستن
کف امتیاز دعوت معلم‌ها در آخرین انتخاب
دور ویژهٔ آموزش زیر ۵۰۰ بود یا بالا
draw moalema chand bood
moalem hastam dore akhare amoozesh chand mikhast
cutoff amoozesh dafe ghabl chande
morabi mahdekoodak ba chand emtiaz davat shode`,
}

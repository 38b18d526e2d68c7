import type { Examples } from './examples.ts'

/** Which work counts, how long documents do, and what else the tables say beside a person's own score. */
export const COUNTING_EXAMPLES: Examples = {
  'programs.freelance': `
does freelancing count as work experience
I am a freelancer, is my experience accepted
is self employed work counted
I work for myself, does it count
can I use my freelance years for express entry
does contractor work count
my own business for three years, does it count as experience
does self employment in Canada count for CEC
کار فریلنس سابقه حساب میشه
من فریلنسرم سابقم قبوله
شغل آزاد دارم حساب میشه
برای خودم کار میکنم قبول میکنن
سابقه خوداشتغالی قبوله
پروژه ای کار کردم سابقه محسوب میشه
کار آزاد تو کانادا برای CEC حسابه
مغازه دارم سابقه کارم قبوله
frilanseri ghaboole
shoghl azad daram hesabe
baraye khodam kar mikonam sabeghe hesab mishe`,
  'programs.gaps': `
does a gap in my work history matter
I was unemployed for a year, is that bad
do I need continuous work experience
my experience is not continuous
is a career break a problem
can the year of work be broken up
does the one year have to be without interruption
there is a gap between my jobs
بین کارهام وقفه افتاده مشکلیه
یه سال بیکار بودم اشکال داره
سابقه کار باید پیوسته باشه
سابقم پیوسته نیست
گپ کاری دارم
فاصله بین دو شغل مهمه
چند ماه سر کار نبودم مشکل داره
یک سال کار باید پشت سر هم باشه
sabeghe bayad peyvaste bashe
vaghfe oftade beyne karam
ye modat bikar boodam`,
  'programs.unpaid': `
does volunteering count
is unpaid work counted
does an internship count as experience
my internship was unpaid, does it count
does voluntary work give experience
کارآموزی سابقه حساب میشه
کار بدون حقوق قبوله
کار داوطلبانه سابقه محسوب میشه
انترن بودم بدون حقوق حسابه
davtalabane kar kardam ghaboole
karamoozi hesabe`,
  'programs.switch': `
can I change my program in the middle
can I switch to another program after applying
I started express entry, can I change to PNP
is it possible to change the pathway later
can I move from study to express entry
میتونم وسط راه مسیرمو عوض کنم
از اکسپرس برم سراغ استانی میشه
میشه برنامه رو بعدا تغییر داد
اگه بخوام برنامم رو عوض کنم چی
مسیرم رو میتونم تغییر بدم
barnamamo avaz konam mishe
masiramo avaz konam`,
  'documents.valid': `
how long is a police certificate good
how old may the police certificate be
when does the police clearance expire
how long are medical results valid
my medical exam is from last year, still valid
how recent must the photo be
when do the documents expire
does my passport have to be valid
how long does the medical examination stay valid
for how long are my papers valid
سو پیشینه چند ماه معتبره
گواهی عدم سو پیشینه تا کی اعتبار داره
معاینه پزشکی چند ماه اعتبار داره
مدیکال چقدر معتبره
عکس باید مال چند ماه پیش باشه
اعتبار مدارک چقدره
مدارکم تا کی اعتبار دارن
پاسپورتم چقدر باید اعتبار داشته باشه
soo pishine chand mah etebar dare
medikal ta key motabare
etebare madarek cheghadre`,
  'documents.translation': `
do I have to translate my documents
must the documents be translated into English
do I need certified translations
who translates my papers
are Persian documents accepted without translation
does my birth certificate need a translation
can I send documents in Persian
مدارک باید ترجمه رسمی بشن
ترجمه مدارک لازمه
مدارک فارسی رو قبول میکنن
شناسنامه رو باید ترجمه کنم
ترجمه رسمی میخواین
لازمه مدارکمو ترجمه کنم
madarek bayad tarjome beshe
tarjome rasmi lazeme`,
  'score.age-limit': `
what is the age limit for express entry
is there a maximum age
how old is too old
can a 50 year old apply for express entry
can I still apply at 48
is 45 too old to immigrate
up to what age can one apply
does express entry have an age limit
am I too old for this
I am 53, is it still possible
I'm 49, is it still worth it
۴۹ سالمه هنوز میشه اقدام کرد
۵۳ سالمه هنوز امکانش هست
شرط سنی اکسپرس اینتری چیه
سقف سنی داره
حداکثر سن چنده برای اقدام
تا چه سنی میشه مهاجرت کرد
سنم زیاده میتونم اقدام کنم
۵۰ سالمه میتونم اقدام کنم
محدودیت سنی دارین
برای سن ۴۸ سال دیر نشده
shart senni chie
ta chand salegi mishe eghdam kard
senam balast mishe eghdam konam`,
  'score.age-at': `
I was born in 1990, how many points is that for age
born 1985, points for my age
my birth year is 1979, age points
متولد ۷۰ هستم امتیاز سنم چنده
متولد ۱۳۶۵ چند امتیاز سن داره
من متولد شصت و دو هستم سنم چند امتیاز داره
motevalled 68 hastam emtiaz senam`,
  'score.partner-degree': `
how many points does my husband's bachelor degree give
does my wife's degree count
my husband has a PhD, do we get points for it
my spouse has a master's, how much is it worth
points for spouse education
does my partner's education add points
مدرک خانمم چند امتیاز داره
لیسانس شوهرم امتیاز میاره
همسرم ارشد داره چقدر اضافه میکنه
تحصیلات همسر چند امتیازه
دکترای خانمم حساب میشه
مدرک تحصیلی همسرم تو امتیاز تاثیر داره
madrake hamsaram emtiaz dare
lisans shoharam chand emtiaze`,
  'score.who-applies': `
who should be the principal applicant
is it better if my husband applies
should my wife be the main applicant
which of us should apply
me or my spouse as the main applicant
کدوممون متقاضی اصلی باشیم
متقاضی اصلی من باشم یا شوهرم
بهتره خانمم اقدام کنه یا من
کدوم یکی نفر اصلی باشه
به اسم من اقدام کنیم یا همسرم
motaghazi asli ki bashe
man eghdam konam ya hamsaram`,
  'score.two-scores': `
what is the difference between CRS and the 67 points
is the 67 the same as CRS
why are there two scores
67 points versus CRS
how do the 67 points differ from the crs score
فرق امتیاز CRS با ۶۷ چیه
۶۷ امتیاز با سی آر اس یکیه
تفاوت جدول ۶۷ با امتیاز crs
farghe 67 ba crs chie`,
  'process.biometrics': `
when do I have to give biometrics
where do I give my fingerprints
do children give fingerprints
how long are biometrics valid
کی باید انگشت نگاری برم
انگشت نگاری کجا انجام میشه
بیومتریک چند سال اعتبار داره
angosht negari koja hast`,
}

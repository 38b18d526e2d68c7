import type { Examples } from '../examples.ts'

/** Asked of nominations and provinces, of the first meeting and of what a form wants to know. */
export const PROVINCE_NOTE_EXAMPLES: Examples = {
  'provinces.enhanced-base': `
base PNP or enhanced PNP, what do these words mean
do I need an Express Entry profile to be nominated
can a province nominate me outside Express Entry
does a base nomination also give 600 points
base nomination, do I get the 600 too
difference between base and enhanced for my points
my nomination is outside Express Entry, points?
do all streams of a province bring 600
what is an enhanced nomination
نامزدی بیس با انهنسد چه فرقی داره
آیا برای نامزدی استانی حتماً باید پروفایل اکسپرس اینتری داشت؟
بدون اکسپرس انتری هم استان نامزد میکنه
نامزدی پایه هم ۶۰۰ امتیاز داره
فرق نامزدی base و enhanced تو امتیاز چیه
نامزدی خارج از اکسپرس اینتری امتیازی دارد؟
نامزدی enhanced یعنی چی
base pnp ba enhanced farghesh chie
nominationi base emtiaz dare`,
  'programs.province': `
what are Alberta's streams
does Saskatchewan have an entrepreneur stream
is there a rural stream in Alberta
Nova Scotia merged its streams, which ones are left
list of streams in Manitoba
which streams does Yukon have
مسیرهای مهاجرتی آلبرتا کدومان
برنامهٔ استانی نوا اسکوشیا چه شاخه‌هایی دارد؟
منیتوبا مسیر واسه خارج از کانادا داره
مسیرهای استان ساسکاچوان رو بگو
alberta che stream hayi dare`,
  'provinces.intent': `
nominated by Manitoba, do I have to settle there
can I take Saskatchewan's nomination and live in Toronto
is living in the nominating province obligatory
do I sign anything about staying in the province
must I live in the province that nominates me
after a nomination can I live in another province
if Alberta nominates me must I live there
اگه منیتوبا نامزدم کنه باید همونجا زندگی کنم
آیا پس از نامزدی استانی ملزم به سکونت در همان استان هستم؟
با نامزدی ساسکاچوان میشه رفت تورنتو زندگی کرد
بعد نامزدی استان باید همون استان بمونم
با نامزدی یه استان میشه تو استان دیگه زندگی کرد
bad az namzadi ostani bayad hamoonja zendegi konam`,
  'provinces.places': `
Ontario's nomination quota for 2026
how many people can BC nominate this year
provincial nominee target for all of Canada
does Alberta have more places than Saskatchewan
nomination allocation of Alberta
how many nominations does Saskatchewan have in 2026
PNP quota this year
سهمیه نامزدی انتاریو امسال چقدره
ظرفیت برنامهٔ نامزدی استانی در سال ۲۰۲۶ چند نفر است؟
بی سی امسال چند نفرو نامزد میکنه
سهمیه آلبرتا چنده
سهمیه استان ها برای ۲۰۲۶
sahmiye alberta 2026 chande
sahmiye ontario emsal chande`,
  'provinces.teer-45': `
I'm a cashier, does any province take TEER 4
factory labourer, is there a nominee stream for low-skilled work
did BC close its entry level stream
Ontario for TEER 5 workers?
is there a provincial stream for semi-skilled workers
which province takes TEER 4 and 5
provincial program for unskilled work
شغلم تیر ۵ هست استانی برام هست
آیا استانی برای مشاغل نیمه‌ماهر مسیر دارد؟
کارگر ساده ام انتاریو میگیره
کدوم استان تیر ۴ قبول میکنه
برای کارگرها برنامه استانی هست
teer 4 az tarighe ostan mishe
kargare sadeam kodoom ostan migire`,
  'provinces.quebec-program': `
if not Express Entry, how do I get to Quebec
is PEQ still open
what is Arrima
does the Quebec experience program exist anymore
how does Quebec choose its immigrants
how do I immigrate to Quebec
which program does Quebec have of its own
برای کبک از چه راهی باید اقدام کرد
آیا برنامهٔ PEQ کبک هنوز برقرار است؟
آریما چیه
چطور میشه رفت کبک
کبک برنامه خودش چیه
kebek barname khodesh chie
arrima chie`,
  'firm.licence': `
how do I know you are real consultants
are your advisors RCIC
where can I check your licence number
is your office registered with the College
از کجا مطمئن شم مشاورتون مجوز داره
آیا مشاوران شما عضو CICC هستند؟
rcic دارین
mojavez rasmi darin`,
  'booking.prepare': `
what should I bring to the first meeting
how do I prepare for my free consultation
what will you ask me in the first call
what do I get out of the initial consultation
what should I have at hand for the first consultation
what happens in the initial consultation
which documents do I need for the consultation
واسه جلسه اول چی آماده کنم
در مشاورهٔ اولیه چه سؤال‌هایی از من می‌پرسید؟
جلسه مشاوره رایگان چجوریه
برای مشاوره اول چی همراهم باشه
تو جلسه اول چی میپرسین
برای جلسه مشاوره چه مدارکی آماده کنم
jalase avval che madareki hamraham basheh
baraye moshavere avval chi amade konam`,
  'process.gaps': `
I was unemployed for a year, how do I fill that in
must every month of ten years be covered
what to put for the time I was at home with the baby
what do I write for months without work
how do I fill in the time I did not work
do I have to account for every month in my work history
what should a housewife write in the form
یه سال بیکار بودم تو فرم چی بنویسم
آیا فاصلهٔ خالی در سوابق کاری ایراد دارد؟
اون مدتی که خونه دار بودم رو چی بزنم
برای ماه های بیکاری تو فرم چی بنویسم
هر ماه ده سال گذشته رو باید بنویسم
gap kari daram chi benevisam
bikar boodam to form chi benevisam`,
  'money.borrowed': `
money my uncle lends me, does it count for the settlement funds
my friend lends me the money for proof of funds, is that accepted
پولی که عموم قرض میده برای تمکن قبوله
از دوستم قرض بگیرم برای تمکن مالی قبوله`,
  'documents.valid': `
I spent eight months in Turkey, do I need a police certificate from there
police certificate from Dubai, how long is it valid
۸ ماه ترکیه بودم سوء پیشینه اونجا هم لازمه
گواهی سوء پیشینه از امارات تا کی اعتبار داره`,
}

import type { Examples } from './examples.ts'

export const PERMIT_EXAMPLES: Examples = {
  'money.study-quebec': `
going to McGill, is the living amount the same as in Ontario
study permit for Montreal, how much to show
does Quebec have its own amount for students
proof of funds with a CAQ
واسه دانشگاه مونترال تمکن همون مبلغ انتاریوئه
تمکن تحصیلی کبک فرق داره؟
برای تحصیل در کبک چه مبلغی لازم است
tamakon tahsili montreal chande
how much funds for a student in Quebec
living costs Quebec study permit amount
proof of funds for studies in Montreal
does the 23,448 apply in Quebec
money to show for Concordia
تمکن مالی برای دانشجوی کبک چقدره
پول لازم واسه ویزای تحصیلی مونترال
مبلغ تمکن تحصیل در کبک چقدر است
تمکن مالی کبک با بقیه استانا یکیه
tamakon kebek cheghadre`,
  'money.which-table': `
اگر مبلغ عوض شود کدام جدول تمکن مالی ملاک است
اگه مبلغ تمکن مالی زیاد بشه کدوم جدول ملاکه
جدول تمکن مالی عوض شد کدومش واسه من حسابه
I applied in August and the amount rose in September, which one applies to me
do I have to top up if the table goes up after I sent my application
when do they change the amounts for proof of funds
the new student amount, from which day
مرداد فرستادم شهریور مبلغ رفت بالا، کدوم حسابه واسه من
جدول تمکن هر سال کی عوض میشه
اگر پس از ارسال درخواست مبلغ تمکن افزایش یابد چه می‌شود
jadval tamakon key avaz mishe
which funds table counts for my study permit
if the settlement funds go up after I apply, what happens
how often does the funds table change
does the new table of funds apply to applications already sent
they raised the amount after I applied
is the proof of funds table updated every year
مبلغ تمکن کی تغییر میکنه
جدول جدید تمکن از کی اجرا میشه
بعد از فرستادن درخواست جدول عوض شد کدوم حسابه
کدوم جدول تمکن واسه من حسابه
mablagh tamakon key ziad mishe`,
  'study.pal.exempt': `
my daughter starts grade 11 in Vancouver, does she need the attestation
I only extend my permit at the same college, PAL again?
do school children need a PAL
renewing my study permit, same program: attestation?
دخترم دبیرستان میره کانادا pal میخواد
تمدید استادی پرمیت تو همون دانشگاه باز نامه استان میخواد
دانش‌آموزان به نامه تأیید استانی نیاز دارند؟
tamdid study permit pal mikhad
my son goes to high school in Toronto, is a PAL required
is a provincial attestation letter needed for grade 9
who is exempt from the attestation letter
I extend my study permit at the same university, do I need a new attestation
does a secondary school student need an attestation letter
exceptions to the PAL
پسرم مدرسه میره کانادا تاییدنامه استان لازمه
کیا از تاییدنامه استان معافن
برای تمدید مجوز تحصیل باز هم تاییدنامه استان لازم است
معافیت از pal شامل چه کسانی میشه
daneshamooz pal mikhad
ki az pal moafe`,
  'study.quebec': `
I'm admitted to Concordia, do I need a PAL or a CAQ
what is a CAQ
is the study permit for Montreal different
CAQ instead of the attestation letter?
واسه مونترال caq میخواد یا pal
سی ای کیو چیه
ویزای تحصیلی کبک فرقش با بقیه چیه
caq chie
do students in Quebec need a provincial attestation letter
study permit for Quebec, what is different
what does Quebec ask of foreign students
is a CAQ needed for McGill
certificate of acceptance Quebec, what is it
studying in Montreal, CAQ or PAL
برای دانشگاه مک گیل چه گواهی لازمه
کبک به جای pal چی میخواد
گواهی پذیرش کبک چیست
تحصیل تو مونترال چه فرقی با تورنتو داره
kebek pal mikhad ya caq`,
  'study.dli': `
can any college give me an acceptance for the permit
what does DLI mean
is a private language school good enough for a permit
how do I know my school may take foreigners
هر کالجی میتونه پذیرش بده واسه ویزا
دی ال آی چیه
دانشگاهم باید مورد تایید باشه
dli yani chi
what is a DLI
is my college a designated learning institution
does my university need to be designated
can I get a study permit with any school
designated learning institution meaning
which schools can give a letter of acceptance for a study permit
موسسه مورد تایید یعنی چی
دانشگاه مورد تایید کانادا dli
هر دانشگاهی میتونه نامه پذیرش بده برای ویزا
از هر موسسه‌ای پذیرش بگیرم ویزا میدن
DLI چیست`,
  'study.cap': `
is there a limit on students this year
how many places does Ontario have for foreign students
did Canada cut the number of student permits
quota for BC 2026
سقف پذیرش دانشجو امسال چقدره
سهمیه انتاریو واسه دانشجو چنده
کانادا تعداد ویزای تحصیلی رو کم کرده
zarfiat study permit emsal cheghadre
how many study permits are given in 2026
study permit cap 2026
what is the cap on study permits
how many students does Alberta take this year
is there a quota for international students
number of study permits for Ontario
سقف مجوز تحصیل در ۲۰۲۶ چقدر است
امسال چند ویزای تحصیلی میدن
سهمیه بریتیش کلمبیا برای دانشجو
ظرفیت پذیرش دانشجو کانادا ۲۰۲۶
کانادا امسال چند تا دانشجو میگیره
sahmie daneshjoo ontario chande`,
  'study.genuine': `
what convinces the officer that I really want to study
do I have to prove that I'll return
does my field have to fit my earlier studies
ties to home for a student visa
باید ثابت کنم برمیگردم
افسر ویزای تحصیلی به چی گیر میده
رشته جدیدم باید به قبلی ربط داشته باشه
chejoori officer ghane mishe daneshjooyam
what does the visa officer look at for a study permit
how do I show that I am a genuine student
do I have to show ties to Iran for the study permit
how do I convince the officer that I will come back
officer study permit intention to return
should my study plan fit my past
افسر ویزای تحصیلی به چی نگاه میکنه
چطور نشون بدم واقعا دانشجوام
قصد بازگشت رو چطور ثابت کنم
برای ویزای دانشجویی باید ثابت کنم که برمی‌گردم
وابستگی به ایران برای ویزای تحصیلی
afsar vizaye tahsili be chi negah mikone`,
}

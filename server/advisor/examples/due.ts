import type { Examples } from './examples.ts'

/** When something is due, asked for or paid, and what is open. */
export const DUE_EXAMPLES: Examples = {
  'documents.when': `
should I get the police certificate now or wait for the invitation
do I do the medical before or after I file
is the medical exam done up front in Express Entry
when in the process is the police clearance asked for
I do not have an invitation yet, is it too early for the police certificate
at which stage do they want the medical
do I have to have the criminal record check ready before I enter the pool
my police certificate will run out, should I wait until I am invited
is it before or after the ITA that I see the panel physician
can I leave the police check until they invite me
medical first or application first
the certificate takes months in my country, when should I ask for it
for a study permit, when is the medical needed
does family sponsorship want the police certificate with the application
which countries do I need a police certificate from
I lived in Turkey for two years, do I need a police certificate from there too
I spent eight months in Dubai for work, is a certificate from there necessary
five years ago I lived in Malaysia, must I show their police record
عدم سوء پیشینه رو الان بگیرم یا صبر کنم دعوتنامه بیاد
مدیکال قبل از فرستادن پرونده‌ست یا بعدش
معاینهٔ پزشکی را چه زمانی باید انجام دهم، پیش از ارسال درخواست یا پس از آن؟
گواهی عدم سوء پیشینه در کدام مرحله لازم می‌شود؟
هنوز دعوت نشدم، زوده برا سوپیشینه؟
کی باید برم مدیکال
سو پیشینه رو همین الان بگیرم که دیر نشه؟
قبل از ورود به پول باید عدم سو پیشینه داشته باشم؟
عدم سوپیشینه چند ماه قبل بگیرم که تاریخش نگذره یا بذارم بعد دعوت
دو سال ترکیه بودم، از اونجا هم عدم سوء پیشینه میخوان؟
از کدام کشورها باید گواهی عدم سوءپیشینه بگیرم؟
یه سال دبی کار کردم سوپیشینه اونجا هم لازمه
برای ویزای تحصیلی معاینه پزشکی کی لازمه
medical ro key bayad anjam bedam, ghabl ya bad az davatname
soe pishine ro alan begiram ya bezaram vase bad
2 sal torkie boodam, az unja ham adam soe pishine mikhan?`,
  'file.profile': `
how much of my profile is still blank
which answers are missing in my profile
is my profile complete
what have I not filled in yet
are there questions I skipped
which questions of the form are still open
did I answer everything you need for my score
how far along is my profile
what is left to fill in on my profile
is there anything empty in my information
have I finished the questionnaire
do you still need answers from me for the assessment
پروفایلم کامله یا چیزی کم داره
کدوم سوالای پروفایلو جواب ندادم
چند درصد پروفایلم پر شده
چه اطلاعاتی را هنوز در پروفایلم وارد نکرده‌ام؟
کجای فرمم خالیه
همه سوالا رو جواب دادم یا نه
اطلاعاتم ناقصه؟
پروفایلم چیزیش مونده که پر نکرده باشم
آیا همهٔ پاسخ‌های لازم برای امتیازم را داده‌ام؟
profilam kamele ya na
kodoom soala ro javab nadadam
chi az profilam moonde`,
  'file.payments': `
how much have I paid you so far
do I owe you anything
is there an open invoice in my name
have you received my payment
where can I see my receipts
did my last payment arrive
what is still to be paid on my case
can I see a list of my payments
how much of your fee have I already settled
am I all paid up
I transferred the second instalment, did you get it
what do I still owe the office
تا الان چقدر به شما پول دادم
چیزی بدهکارم به شما
فاکتورم کجاست
رسید پرداختم رو از کجا ببینم
پرداختی من رسیده به دستتون؟
چقدر از حق‌الزحمهٔ شما را تا کنون پرداخته‌ام؟
بدهی دارم به دفتر؟
قسط دوم رو ریختم، رسید؟
مانده حساب من با شما چقدره
صورت‌حساب من را کجا می‌توانم ببینم؟
ta hala chand bar pool dadam be shoma
chizi bedehkar nistam?
faktore man kojast`,
  'programs.startup-investors': `
how much must an angel group invest for the start-up visa
what is the minimum a venture capital fund has to put in
angel investors or a VC, who needs to invest more
minimum investment for a startup visa from a designated organization
does an incubator have to invest money in my startup
how much money did a venture fund have to commit
what sum did designated organizations need to put into a start-up
if an angel group backs us, how much is enough
I heard 75,000 is enough from angels, is that so
is 200,000 from a fund the minimum for SUV
سرمایه‌گذار فرشته برای ویزای استارتاپ چقدر باید بگذارد؟
صندوق خطرپذیر حداقل چقدر باید سرمایه بذاره
فرق مبلغ سرمایه گذار فرشته با صندوق چیه
حداقل سرمایه‌گذاری برای استارتاپ ویزا چقدر بود؟
انکوباتور هم باید پول بده؟
برای استارتاپ ویزا چقدر باید سرمایه جذب کنم از وی سی
angel investor chand bayad bezare vase startup visa
sandogh chand hezar dollar bayad sarmaye bezare`,
  'privacy.remove': `
I want to close my account with you
I would like to end my account here
how do I stop being a member of this site
I want to end my registration
میخوام عضویتم رو تموم کنم
دیگه نمیخوام عضو سایتتون باشم
if I delete my account, how many days do I have to change my mind
is everything gone at once when I delete my account
what stays with you after I delete my account
can I take back a deletion
does deleting remove my documents too
اگه حسابمو حذف کنم چند روز وقت دارم پشیمون شم
بعد از حذف حساب همه چیز پاک میشه؟
آیا پس از حذف حساب چیزی نزد شما می‌ماند؟
اگه اکانتمو پاک کنم میشه برگردوند
hesabamo hazf konam hame chi pak mishe?`,
  'programs.job-offer': `
does the trades program work without a Canadian offer or certificate
electrician, nine years, no offer in Canada and no Canadian licence, can I use skilled trades
for FST is a certificate of qualification enough instead of an offer
I'm a plumber with no offer and no provincial certificate, is the trades class closed to me
آیا برای مشاغل فنی فدرال پیشنهاد شغلی لازم است؟
جوشکارم نه جاب آفر دارم نه گواهی مهارت کانادا، مشاغل فنی بهم میخوره؟
برای fst جاب آفر یا گواهی صلاحیت لازمه؟`,
  'score.factor.education': `
I have a master's and CLB 9, how many points is the master's by itself
im 31 with a doctorate, what do I get for the doctorate
with clb 8 and a bachelors, what do I get for the bachelors
۳۰ سالمه ارشد دارم با clb 9، خود ارشد چند امتیازه`,
  'file.deadlines': `
is there any date I must not miss in my file
which dates are coming up for me in the next weeks
anything I have to do by a certain day
what is coming up on my case this month
do I have something due soon
is anything running out in my file soon
تو این چند هفته تاریخی هست که نباید از دستش بدم؟
چه تاریخ‌هایی در پرونده‌ام پیش رو دارم؟
این ماه کاری دارم که باید تا یه روز مشخص انجام بدم؟
چیزی هست که مهلتش نزدیک باشه
tarikhe mohemi dar pish daram?
in mah chizi hast ke bayad ta ye rooz anjam bedam`,
  'documents.valid': `
how old may the photo be
how old can my passport photos be
are photos from last year still good
عکس تا چند ماه بعد از گرفتن معتبره
عکس سال پیش رو میتونم بدم؟
تاریخ عکس پرسنلی باید مال کی باشه`,
  'money.government-fee': `
what will the government itself charge two adults for permanent residence
what does Canada charge for PR for two, without your own fees
work permit and biometrics together, what do they cost
هزینه بیومتریک و مجوز کار روی هم چقدر میشه
دولت کانادا برای اقامت دائم دو نفر چقدر میگیرد؟`,
}

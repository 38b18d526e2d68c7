import type { Asked } from './asked-lines.ts'

/** Plain questions that were only guessed at, and halves of longer ones. */
export const ASKED_PLAINLY: Asked = {
  'tests.one': `
I took the academic module of IELTS and got 7.5 overall, can it be used for immigration
my IELTS is Academic, band 8 overall, is that usable for Express Entry
I sat IELTS Academic for university admission, can I use the same certificate for the skilled worker program
only have the academic version, may I reuse it for permanent residence
does TOEFL iBT 105 work for Express Entry
I have a TOEFL of 95, is that any good here
is TOEFL recognised for immigration to Canada
تافل ۹۵ دارم به درد اکسپرس انتری میخوره
تافل ۱۰۵ دارم، برای اقامت قبوله
با تافل میشه اقدام کرد یا حتما آیلتس
آیلتس آکادمیک دارم با نمره کل ۷.۵، برای اکسپرس انتری میشه استفاده کرد
آیلتسم آکادمیکه، واسه مهاجرت کار قبولش دارن
آیلتس آکادمیک برای دانشگاه گرفته بودم همون رو میشه داد
toefl 100 daram ghaboole baraye express entry
ielts academic daram be dard mikhore`,
  'documents.state': `
did I upload the police certificate or not
have I already sent you my police certificate
did you get my police clearance
I can't remember whether I uploaded my passport
is my police certificate in my file already
has my police certificate reached you
did my passport arrive in my file
عدم سوء پیشینه رو آپلود کردم یا نه
سوء پیشینه ام رو فرستادم براتون یا نه، یادم نمیاد
گواهی عدم سوء پیشینه من به دستتون رسیده
پاسپورتم رو قبلا آپلود کرده بودم؟
سوپیشینه من تو پرونده هست یا نه
پاسپورتم رسیده دستتون
soo pishine ro upload kardam ya na
pasportam reside dastetoon`,
  'file.messages': `
has anyone written to me since last week
did somebody write to me
do I have a new message from you
where can I read what you wrote to me
is there any new message in my inbox
any new messages from my consultant
have you written back to me
کسی برام پیام گذاشته
پیام جدیدی دارم
از طرف شما پیامی برام اومده
مشاورم برام چیزی نوشته
پیامهایی که برام فرستادین کجاست
کسی از هفته پیش بهم پیام داده
payam jadid daram
kasi baram chizi neveshte`,
  'contact.waiting': `
has anyone answered my last message yet
I wrote days ago, did anybody see it
I feel I am talking to a wall, has nobody read my message
I feel as if I am talking to a wall here
is somebody going to answer my message
did my last message get an answer
پیام آخرم رو کسی جواب داده
به پیامم جواب دادین یا نه هنوز
چند روزه پیام دادم کسی دیده
payamam ro kasi javab dad`,
  'booking.mine': `
when's my next meeting with you
when is my next meeting with the consultant
what day is my next appointment with you
which day are we meeting
when exactly is my consultation
وقت مشاوره من کیه
قرار بعدیم با شما چه روزیه
وقت مشاورم کی هست
vaght moshaveram key hast
vaghte moshaveram che roozie
gharare badim key hast`,
  'booking.move': `
how do I move my meeting to another day
can I move it to another day
how do I change the time of my appointment
could we meet another day instead
چطوری وقت مشاورمو عوض کنم
چجوری قرارم رو جابجا کنم
میشه بندازمش یه روز دیگه
chejuri vaghtamo avaz konam
vaghte moshaveramo chejoori avaz konam
mishe gharar ro bendazam ye rooz dige`,
  'booking.prepare': `
what should I bring to the appointment
what should I bring
what do I have to have with me at our meeting
anything I should have ready for the consultation
which papers should be at hand when we talk
برای جلسه چی باید همراهم باشه
چی باید همرام باشه برای قرار
چی بیارم با خودم برای مشاوره
واسه جلسه مشاوره چه چیزایی آماده کنم
baraye jalase chi biaram
chi hamram basham too moshavere`,
  'booking.length': `
could we do the appointment by phone
is the consultation by phone or video
can we talk on the phone instead of video
does the meeting take place online
how long is a consultation
مشاوره تلفنیه یا تصویری
میشه جلسه تلفنی باشه
قرارمون تلفنی میشه یا حضوری
moshavere telefoni mishe`,
  'money.study': `
I go alone to study, how much money besides tuition must I show
how much living money for two besides tuition for a study permit
living money for a student and the husband
how much do we need besides tuition
I want to do a master's with my husband along, how much living money for two
besides tuition, how much must I show for a study permit
what living costs does a student with a spouse have to prove
برای تحصیل تنها میرم، غیر شهریه چقدر پول باید نشون بدم
غیر از شهریه چقد پول واسه ویزای تحصیلی میخواد
برای تحصیل با همسرم چقدر باید نشون بدیم
هزینه زندگی دانشجو برای دو نفر چقدره
غیر شهریه چقد پول باید تو حساب باشه برای درس خوندن
baraye tahsil ghayre shahrie cheghad pool bayad neshoon bedam`,
  'china.visa': `
how soon after arriving in China must I get the residence permit
after landing in China, how many days for the residence permit
within how many days do I turn the X1 visa into a residence permit
when do I register for residence after entering China
بعد از ورود به چین چقدر وقت دارم اجازه اقامت بگیرم
بعد از ورود به چین تا چند روز باید کارت اقامت گرفت
کارت اقامت چین رو ظرف چند روز باید گرفت
پس از ورود به چین چه مهلتی برای اقامت دارم
baad az voorood be chin chand rooz vaght daram eghamat begiram`,
  'transfer.multinational': `
our firm only operates in Iran so far, is a transfer possible
the company has no branch abroad yet, can the owner use an intra-company transfer
can a firm with one office in Tehran open its first foreign branch in Canada and send the manager
we work only inside Iran, would the transfer still be open to us
شرکت ما فقط تو ایران کار میکنه، میشه با انتقال درون شرکتی رفت
شرکتمون شعبه خارجی نداره، انتقال درون شرکتی میشه
فقط تهران دفتر داریم، میتونم به شعبه کانادا منتقل بشم
sherkatemoon faghat too irane enteghal mishe`,
  'family.super-visa': `
what else is there for my parents if sponsorship is paused
how long may parents stay on a super visa
how many years can they stay with the super visa
what is open to an elderly mother while the parents program is paused
what insurance does the super visa ask for
what else can my mother get, and which insurance
با سوپر ویزا چقدر میتونن بمونن
به جز اسپانسری چه راهی برای پدر و مادرم هست
سوپر ویزا چه بیمه ای میخواد
mamanam ba super visa cheghad mitoone bemoone`,
  'family.parents': `
can a citizen bring his mother for good right now
can he bring his old mother to Canada permanently at the moment
پسرم سیتیزنه، میتونه الان منو برای همیشه ببره
الان میشه مادر رو دائم برد کانادا`,
  'score.enough': `
how far off am I
how far below the last round am I
how many points am I short of it
how far am I from the cut-off
by how many points do I miss the last round
چند تا کم دارم نسبت به آخرین دور
چقدر با کف امتیاز فاصله دارم
چند امتیاز از آخرین دعوت کمترم
man chand ta kam daram nesbat be akharin dore
cheghad fasele daram ba akharin dor`,
  'family.child-age': `
my child is 21 and single, does she still count as family
is a 21 year old son still part of the family on the application
my daughter is 21 and unmarried, still included
بچم ۲۱ سالشه و مجرده، هنوز جزو خانواده حساب میشه
پسرم ۲۱ سالشه هنوز وابسته حساب میشه
دخترم ۲۱ ساله و مجرده، میتونه همراه باشه
bacham 21 salesh e hanooz jozve khanevade hesab mishe`,
  'money.test-fee': `
شهریه آیلتس چنده
شهریه امتحان آیلتس جنرال چقدره
پول ثبت نام آیلتس چنده
هزینه ثبت نام آیلتس جنرال به دلار
tuition of the IELTS exam
registration fee of IELTS General
shahrie ielts chande`,
  'documents.valid': `
how long is the medical exam good for
how long is the medical good for
for how long does the medical count
for how long is it good, the medical exam
تا کی معاینه پزشکی اعتبار داره
معاینه پزشکی تا چند وقت اعتبار داره`,
  'contact.language': `
may I speak Persian
may I speak Persian on the phone
can I talk to you in Farsi
is there somebody who speaks Persian
فارسی هم جواب میدین
میشه فارسی حرف بزنم`,
  'eca.purpose': `
is a report made for further study accepted
I had my degree evaluated for university, does that report count for immigration
گزارشی که برای ادامه تحصیل گرفته ام پذیرفته میشود
ارزیابی که برای دانشگاه گرفتم برای مهاجرت هم قبوله
gozaresh arzyabi baraye daneshgah vase eghamat ghaboole`,
  'process.time': `
how long after that until a decision
how long from the application to a decision
after I send everything, how long until the decision
بعد از فرستادن مدارک تا جواب چقدر طول میکشه
از ارسال درخواست تا تصمیم چند ماه طول میکشه`,
  'score.combination': `
what is the most one can get for skill transferability
how much is each pair of skill transferability capped at
حداکثر امتیاز بخش انتقال پذیری مهارت چقدر است
هر جفت انتقال پذیری مهارت چه سقفی دارد
سقف قابلیت انتقال مهارت چند امتیاز است`,
  'firm.licence': `
how could I verify your licence myself
where do I check that you are licensed
are you licensed or brokers, where can I check
از کجا میتونم مجوزتون رو چک کنم
شما مجوز رسمی دارین یا دلالین
shoma mojavez rasmi darin ya dallalin
az koja mitoonam mojavezetoon ro check konam`,
  'score.why': `
show me line by line where my CRS comes from
show me line by line how you got to that number
where does each part of my score come from
هر تیکه امتیازم از کجا اومده
خط به خط بگو امتیازم از کجا اومده`,
  'money.bank': `
what exactly does the bank have to write in its letter
what exactly should the bank put in the letter
what has to be written in the letter of the bank
بانک دقیقا باید چی تو نامه بنویسه
تو نامه بانک دقیقا چی باید نوشته بشه`,
  'score.total': `
what is my score at the moment, I have not checked for long
my mother asks for my number, what is it now
سلام امتیازم الان چنده خیلی وقته چک نکردم
امتیازم الان چند شده مدتیه ندیدم`,
  'file.change': `
I put one answer wrong in my profile, how do I fix it
the year of my graduation is wrong in my profile, how do I correct it
یه جواب رو تو پروفایلم اشتباه زدم چجوری درستش کنم
سال فارغ التحصیلیم رو اشتباه زدم چطور درست کنم`,
  'score.cut-off.french': `
newest French round in your table
آخرین دور فرانسه که تو جدولتون دارین چند بود
akharin dore faranse ke too jadvaletoon darin chand bood`,
  'provinces.net-worth': `
what net worth does BC ask of an entrepreneur
and outside the big cities, the regional stream, what net worth
دارایی خالص برای کارافرینی بریتیش کلمبیا چقدر باید باشه
اگه بیرون شهرهای بزرگ باشه دارایی خالص بی سی چقدره
mikham too BC karafarin besham daraei khales cheghad bayad bashe
age birune shahr haye bozorg bashe daraei khales chi`,
  'documents.missing': `
which papers am I still supposed to upload for my case
what do I still have to upload for my skilled worker case
چه مدارکی رو هنوز باید آپلود کنم برای پروندم`,
  'contact.message': `
how can I message my consultant directly
چگونه میتوانم مستقیم به مشاورم پیام بدهم
چطور مستقیم به مشاورم پیام بدم`,
  'family.undertaking': `
for how many years do I undertake to support a ten-year-old child
how long is the undertaking for my child
تعهد مالی برای فرزند ده ساله چند سال است
برای فرزندم تعهد چند ساله است`,
  'study.gic': `
gic ham ejbarie
gic اجباریه یا نه
is the GIC compulsory`,
  'china.scholarship': `
burs dolat chin az key ta key sabtename
ثبت نام بورس دولت چین از کی تا کیه
from when to when can one apply for the Chinese government scholarship`,
  'china.csca': `
azmoone csca ham mikhad baraye lisans
برای لیسانس آزمون csca هم میخواد
is the CSCA exam needed for a bachelor's`,
  'provinces.ontario-offer': `
does Ontario's new stream work without a job offer
انتاریو الان چه جریانی داره و بدون پیشنهاد شغلی میشه
در نامزدی استانی انتاریو پیشنهاد کار الزامی است`,
}

import type { Examples } from './examples.ts'

export const ASKED_ABOUT_THE_REST: Examples = {
  'study.needs': `
study permit - what papers do I need
what do I need for a study permit
what do students need to get a permit for canada
برای ویزای تحصیلی کانادا چی لازمه`,
  'study.pal': `
PAL - who has to have one?
who has to show an attestation letter
دانشجوی کارشناسی pal میخواد؟`,
  'study.pal.graduate': `
do master's students need a provincial attestation letter
does a PhD student need a PAL
برای کارشناسی ارشد نامه تأیید استان لازم است
واسه ارشد pal میخواد؟
Do master's students need a provincial attestation letter?
Does a PhD student need a PAL?
برای کارشناسی ارشد نامه تأیید استان لازم است؟
do I need a PAL for a doctorate
do i need a PAL for a masters degree
برای ارشد PAL لازم دارم؟
do phd students need a PAL
do masters students in ontario need an attestation letter
دانشجوی ارشد pal میخواد؟
Will I need an attestation letter as a PhD student?
do master's students still need a PAL
برای ارشد نامه تایید استان لازمه؟
دکترا بخونم نامه تایید استانی میخوام؟
متقاضی دکترا نامه استان لازم داره؟
ارشدی‌ها هنوز pal میخوان؟`,
  'study.hours': `
how many hours weekly may a foreign student work off campus
may students work full time during scheduled breaks
حین درس چن ساعت میتونم کار کنم تو کانادا
پسرم موقع تحصیل می‌تواند کار کند چند ساعت
How many hours weekly may a foreign student work off campus?
دانشجوی خارجی هفته‌ای چند ساعت اجازه کار دارد؟
daneshjoo chand saat mitone kar kone
May students work full time during scheduled breaks?
پسرم موقع تحصیل می‌تواند کار کند؟ چند ساعت؟
number of hours students may work
دانشجو در طول ترم چند ساعت کار مجاز است؟
دانشجو هفته ای چن ساعت کار
how many hours can I work while studying
can I work 30 hours as a student
به عنوان دانشجو میتونم ۳۰ ساعت کار کنم؟
How many hours can I work as an international student
حین تحصیل میشه کار کرد؟
Weekly work limit for students off campus?
as a student am I allowed to work 30 hours
max weekly hours for an international student
how many hours can I work during my studies
دانشجو هفته ای چند ساعت اجازه کار داره
سقف ساعت کار دانشجو در هفته
دانشجوام، ۳۰ ساعت میتونم کار کنم؟
حداکثر ساعت کار هفتگی دانشجوی خارجی
موقع تحصیل چند ساعت میتونم کار کنم`,
  'study.afterwards': `
how long is the post-graduation work permit valid
what permit do graduates get
بعد از پایان تحصیل چه مجوز کاری می‌گیرند
work rights after finishing a 2 year diploma
مجوز کار پس از تحصیل چند ساله است؟
بعد از پایان تحصیل چه مجوز کاری می‌گیرند؟
what language level for pgwp
after graduation can I stay and work?
بعد از درس میتونم بمونم کار کنم؟
What English level does the PGWP want for university grads?
language for post graduation permit after college
ورک پرمیت بعد از دانشگاه چه سطح زبانی میخواد
زبان لازم برای مجوز کار بعد از کالج`,
  'study.gic': `
is the GIC compulsory for students
Is the GIC compulsory for students?
Do I have to buy a GIC?
Is GIC a must?
Is GIC mandatory
can I show a GIC instead of bank statements
is a GIC compulsory
گرفتن جی آی سی اجباریه؟`,
  'study.sds': `
is SDS still around for Iranians
مسیر SDS هنوز وجود دارد؟
Is SDS still around for Iranians?
sds hanooz hast?
اس دی اس برداشته شد؟`,
  'study.change-school': `
can I switch from one college to another with my permit
برای تغییر دانشگاه در کانادا مجوز جدید لازم است؟
can i change my college with the same study permit
میتونم با همین استادی پرمیت دانشگاهمو عوض کنم
میتونم برم یه کالج دیگه؟`,
  'study.co-op': `
are co-op students obliged to obtain a separate permit`,
  'study.language': `
IELTS needed for a Canadian master's
برای پذیرش ارشد کانادا آیلتس چند میخوان`,
  'china.language': `
vase chin bedoone zaban mishe raft
can I study in China without speaking Chinese
تحصیل در چین بدون دانستن زبان چینی ممکن است
English-taught bachelor in China, need HSK?
تحصیل در چین بدون دانستن زبان چینی ممکن است؟
بدون بلد بودن چینی میشه تو چین درس خوند؟
can i get a degree in china without speaking chinese
Is knowing Mandarin required for Chinese universities?
برای دانشگاه‌های چین حتما باید چینی بلد باشم؟
کارشناسی انگلیسی‌زبان تو چین، چینی لازمه؟`,
  'china.scholarship': `
is there funding for Iranians wishing to study in China
does the Chinese government scholarship include accommodation
what does the CSC pay for
بورسیه دولت چین چه چیزهایی را پوشش می‌دهد
مهلت درخواست بورسیه چین از چه ماهی است
when should I apply for the CSC scholarship
Does the Chinese government scholarship include accommodation?
مهلت درخواست بورسیه چین از چه ماهی است؟
China scholarship: what does it pay?
How much does the chinese goverment scholarship pay a master student per month
age limit for CSC phd
how do I apply for the chinese scholarship and when
بورسیه دولت چین ماهی چقد میده به دکترا
واسه بورس چین تا چند سالگی میشه
بورس چین خوابگاهم میده؟
When does the CSC application window open?
what does csc pay phd students monthly
how old may a CSC doctoral applicant be
deadline months for the chinese government scholarship`,
  'china.visa': `
Is a Chinese student visa X1 or X2?`,
  'china.medicine': `
how many years does medicine take in China
پزشکی در چین چند سال است؟
Can I study medicine in China in English
do i need to know chinese for medicine in china
واسه پزشکی چین چند سال باید بخونم
How long is medical school over in China?
medicine in China: how many years
پزشکی تو چین چند سال طول میکشه
پزشکی چین چند ساله تموم میشه`,
  'china.insurance': `
بیمه دانشجویان در چین چگونه است
بیمه دانشجویان در چین چگونه است؟
بیمه دانشجویی چین سالی چنده`,
  'china.csca': `
CSCA, what's that?
which subjects are in the CSCA
csca چه درسایی داره`,
  'china.work': `
may I work part-time as a student in China
May I work part-time as a student in China?
can I work in China on a student visa
can i work part time in china as a student
تو چین میشه هم درس خوند هم کار کرد`,
  'china.level': `
what level of Chinese do universities in China want
برای دانشگاه‌های چین چه سطح HSK لازم است؟
What level of Chinese do universities in China want?
HSK for a bachelor's taught in Chinese?
hsk level for bachelor in chinese
برای لیسانس چینی HSK چند میخوان
HSK needed for a Chinese taught degree?
do I need chinese for a bachelor taught in english
برای رشته چینی‌زبان hsk چند میخوان`,
  'china.length': `
How long is a master's in China
کارشناسی در چین چند سال است؟
ارشد چین چند ساله
how long is a bachelor in china
چین لیسانس چند ساله`,
  'china.course': `
which visa category covers a semester of Mandarin lessons
I want to attend Chinese classes for half a year, what visa
دوره زبان چینی یک‌ساله چه ویزایی می‌خواهد
دوره زبان چینی یک‌ساله چه ویزایی می‌خواهد؟
دوره زبان شش ماهه در چین چه ویزایی دارد؟
which visa for a 1 year language course in china`,
  'file.status': `
where does my application stand at the moment
parvandam be koja resid
what stage am I in
الان نوبت منه یا شما؟
Where does my application stand at the moment?
وضعیت پرونده من در چه مرحله‌ای است؟
what's up with my case
پروندم تو چه مرحله ایه
parvandam koja reside
what stage is my application at
At what stage is my application?
is there progress on my file
where are we with my case
update on my case please
پرونده‌م تو چه مرحله‌ایه
پروندم پیشرفتی داشته؟
کار پرونده ما به کجا رسید
از پروندم چه خبر
az parvandam che khabar`,
  'file.deadlines': `
what is the next deadline in my matter
مهلت بعدی پرونده‌ام چه تاریخی است
چیزی هست که مهلتش نزدیک باشه
What is the next deadline in my matter?
is there a deadline for me
ددلاین من کیه
next due date of mine?
when is my next deadline
is something due soon
مهلت بعدیم چه روزیه`,
  'file.consultant': `
who's handling my file
پرونده من دست کیه الان
Who's handling my file?
مسئول پرونده من چه کسی است؟
who is handling my file
Whom do I talk to about my case?
my consultant's name?
اسم مشاورم؟`,
  'file.change': `
یه اشتباه تو پروفایلم دارم، چجوری درستش کنم`,
  'documents.list': `
چه مدارکی برای پرونده‌ام لازم است؟`,
  'documents.missing': `
which papers have I not submitted yet
please list outstanding documents
مدرک چی کم دارم
anything I owe you right now?
اسناد مه تکمیل است؟
Which papers have I not submitted yet?
کدام مدارک من ناقص مانده است؟
madarek man chi kame
Please list outstanding documents.
what is still missing from me
چیا مونده بفرستم
how many documents do i still have to upload
چند تا مدرک دیگه باید آپلود کنم
What documents are still missing
what documents do I still owe you
What's left for me to upload?
list what's outstanding in my documents
لیست مدارکی که هنوز ندادم`,
  'documents.sent-back': `
why was my employment letter returned
which document did you return and why
چرا نامه کاری‌ام برگشت خورد
Why was my employment letter returned?
چرا نامه کاری‌ام برگشت خورد؟
chera madrakamo bargardoondin
why did you send back my letter
کدام مدرکم را پس فرستادید و چرا؟
madrakam chera bargasht khord
which documents did you return to me
کدوم مدرکمو برگردوندین
Why was my employment letter rejected
What is the reason you returned my work letter
which of my documents were sent back
چرا گواهی کارمو برگردوندین
My work letter came back, what's wrong with it?
reason my letter was returned
explain why you returned my letter
نامه کارم چرا برگشت خورده
nameye karam chera bargasht khorde
علت برگشت نامه‌م
چرا نامه‌مو برگردوندین`,
  'documents.state': `
has my police certificate been accepted
is my police certificate in
گواهی عدم سوءپیشینه‌ام در چه وضعیتی است
did my passport get approved
Has my police certificate been accepted?
گواهی عدم سوءپیشینه‌ام در چه وضعیتی است؟
did u get my passport
Has my passport been approved?`,
  'documents.upload': `
how do I hand in a paper
چگونه مدارکم را بارگذاری کنم
چگونه مدارکم را بارگذاری کنم؟`,
  'documents.formats': `
in which file types may I send my documents
حجم فایل حداکثر چقدر باشد
فایلا باید چه فرمتی باشن
can I send a jpg
عکس مدارکو بفرستم قبوله یا باید pdf باشه
che formati madarek befrestam
In which file types may I send my documents?
حجم فایل حداکثر چقدر باشد؟
max size for uploads
مدارکم را با چه فرمتی بفرستم؟
what format should my files be
Are photos of pages acceptable as upload?
max megabytes per file
what formats do uploads take
size limit for uploads
از صفحه‌ها عکس بگیرم قبوله؟
هر فایل حداکثر چند مگابایت
چه فرمتایی رو میشه آپلود کرد
محدودیت حجم آپلود`,
  'documents.cv': `
whats the max size for cv`,
  'documents.cannot-get': `
اگر نتوانم مدرکی را تهیه کنم چه کنم؟
I can't get one of the documents
گواهی سو پیشینه نمیتونم بگیرم، چیکار کنم
یکی از مدارکو نمیتونم تهیه کنم`,
  'booking.mine': `
when is our meeting
with whom is my consultation and when
جلسه بعدی چه تاریخیه
whats my appointment time
When is our meeting?
وقتم کیه دقیقا
vaghte moshavere man key hast
With whom is my consultation and when?
my next appointment?
vaghte moshavereye man che rooziye
When is my appointment?
at what time is my consultation
When do we meet?
what day is my meeting
next meeting date
کی قرار داریم؟
جلسه‌م چه روزیه`,
  'booking.new': `
یه وقت مشاوره میخوام بگیرم
vaght moshavere mikham
book a slot with a consultant`,
  'booking.move': `
I'd like to postpone my appointment
can we meet on another day instead
میخوام وقتمو بندازم هفته دیگه
آیا می‌توانم زمان جلسه را جابه‌جا کنم
vaghtamo mishe bendazim ye rooze dige
zaman vaghtam ro avaz konam chetor
cancel or shift my booking
I'd like to postpone my appointment.
آیا می‌توانم زمان جلسه را جابه‌جا کنم؟
وقت مشاورم رو عوض کنم
I'd like to push my session to another day
cancel tomorrow's appointment how
move my appointment to next week
how can I cancel my booking
میخوام جلسمو بندازم یه روز دیگه
jalasamo mikham bendazam ye rooze dige
وقت فردامو چطور کنسل کنم
vaghte fardamo chetor cancel konam
چطور نوبتمو لغو کنم`,
  'contact.hours': `
what are your opening hours
on which days are you in the office
چه روزهایی دفترتان باز است
پنجشنبه ها هستین
What are your opening hours?
are you open on weekends
What are your opening hours
ساعت چند تا چند هستین
opening times?
صبحا باز هستین؟`,
  'contact.reach': `
What's your phone number?
How can I reach you by phone
شماره تماس دفتر چیست؟`,
  'contact.reply': `
how quickly do you reply to messages
معمولا چقدر طول می‌کشد جواب پیام را بدهید
How quickly do you reply to messages?
معمولا چقدر طول می‌کشد جواب پیام را بدهید؟
کی جواب پیامارو میدین
how fast do you answer messages
پیام بدم کی جواب میدین
چقد طول میکشه جواب پیاممو بدین
When can I expect an answer to what I wrote?
how soon do you respond to messages
reply time?
جواب پیامم کی میاد
چند ساعته به پیام‌ها جواب میدین`,
  'contact.waiting': `
چرا جواب پیاممو نمیدین
nobody has answered my message for days
چرا هیچکس جواب پیاممو نمیده`,
  'contact.person': `
I need to talk to a human being`,
  'privacy.see': `
who within your office can read my information
can strangers see my passport
چه کسانی اطلاعات من را می‌بینند
Do your staff look at my documents?
چه کسانی اطلاعات من را می‌بینند؟
who can see my passport
کی پاسپورتمو میبینه؟
who will see my documents
is my data encrypted
اطلاعاتم امنه پیشتون؟`,
  'privacy.remove': `
how can I erase my account data
اطلاعاتم را چطور حذف کنم
How can I erase my account data?
اطلاعاتم را چطور حذف کنم؟
delete everything about me
how do I delete my account
Wipe my account
how can I erase my account
delete everything of mine`,
  'privacy.elsewhere': `
is what I type here passed on to third parties
do you share my conversation with others
چیزایی که اینجا مینویسم جایی میره
is AI reading my messages outside your office
آیا مکالمه من به بیرون فرستاده می‌شود`,
  'account.password': `
رمز عبورم را فراموش کرده‌ام
I forgot how to log in, password?
رمزم یادم رفته`,
}

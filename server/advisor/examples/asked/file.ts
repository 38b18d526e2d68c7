import type { Asked } from './asked-lines.ts'

export const ASKED_FILE: Asked = {
  'file.status': `
has anybody looked at my application yet
has someone read my file already
کسی پرونده منو دیده تا حالا
پروندم رو بررسی کردین یا نه
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
}

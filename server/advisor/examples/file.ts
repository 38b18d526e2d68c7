import type { Examples } from './examples.ts'

export const FILE_EXAMPLES: Examples = {
  'file.status': `
where does my case stand
what is happening with my application
status of my file
how far along is my case
what stage is my application in
whose turn is it
what is the next step in my case
any news about my file
پروندم به کجا رسیده
وضعیت پرونده‌ام چیست
پرونده من در چه مرحله‌ای است
الان نوبت کیه
قدم بعدی پروندم چیه
خبری از پروندم نشد
کار من به کجا کشیده
parvandam dar che marhalei hast
parvandam be koja reside`,
  'file.deadlines': `
سررسید بعدیم کیه
by which date should I act
until which day have I got time
تا چه تاریخی باید اقدام کنم
which deadlines do I have
until when do I have to send my things to you
by when must I upload my documents
what is due next
last day to hand in my papers
چه مهلت‌هایی دارم
تا کی وقت دارم مدارکو بفرستم
آخرین مهلت ارسال مدارکم کیه
ددلاین من چه روزیه
ta key vaght daram madarek befrestam
mohlatam ta keye`,
  'file.consultant': `
who takes care of me at your office
تو دفترتون کی به کارای من میرسه
name of the person responsible for me
اسم کسی که پروندمو دنبال میکنه
whom do I talk to about my case
who do I ask about my file
با کی راجع به پروندم صحبت کنم
who is my consultant
who is my advisor at your firm
which person looks after my case
name of my agent
who handles my file
مشاور من کیه
کارشناس پروندم کیه
چه کسی مسئول پرونده من است
اسم مشاورم چیه
moshaveram kie
karshenase parvandam kie`,
  'file.change': `
I want to fix an error in my profile
how do I change an answer
I made a mistake in my profile
correct my date of birth
update my work history
edit my answers
چطور جوابم رو عوض کنم
تو پروفایلم اشتباه وارد کردم
تاریخ تولدمو چطور اصلاح کنم
ویرایش اطلاعات پروفایل
javabamo chetor avaz konam
profilamo chetor virayesh konam`,
  'file.report': `
where is my report
can I download my evaluation
PDF of my score
گزارشم کجاست
گزارش ارزیابی رو از کجا دانلود کنم
gozaresham kojast`,
  'documents.list': `
which documents do I need
list of papers for my case
what documents must I provide
everything I have to hand in
چه مدارکی لازمه
لیست مدارکم چیه
چه چیزهایی باید تحویل بدم
چه مدارکی باید آماده کنم
che madareki lazeme
liste madarek`,
  'documents.missing': `
what papers haven't I handed in
چه مدارکی رو تحویل ندادم
چه چیزی مونده که آپلود نکردم
which uploads are outstanding
what is missing in my file
what do I still owe you in documents
which papers have I not sent yet
what else do you need from me
is anything left to upload
چی کم دارم
چه مدارکی کم دارم هنوز
کدوم مدارک رو نفرستادم
چی دیگه باید بفرستم
پروندم چه نقصی داره
chi kam daram
che madareki moonde`,
  'documents.sent-back': `
was a document sent back
which of my papers were returned and for what reason
why was my letter rejected
what was wrong with my document
کدوم مدرکم برگشت خورده
کدوم مدرکمو پس فرستادین و چرا
چرا نامه کارم رد شد
ایراد مدرکم چی بود
kodoom madrakam bargasht khorde
chera madrakam rad shod`,
  'documents.state': `
پاسپورتم تایید شده یا نه
has my passport been approved
was my passport accepted
did you get my passport
is my police certificate okay
have you checked my passport
پاسپورتم تایید شد
پاسپورتم به دستتون رسید
گواهی سوءپیشینه‌ام قبول شد
passportam taeed shod`,
  'documents.upload': `
how do I upload a document
where do I send my files
how can I hand in my degree
چطور مدرک آپلود کنم
مدارکم رو کجا بفرستم
فایل رو از کجا بارگذاری کنم
madrako chetor upload konam`,
  'documents.formats': `
which file types can I upload
how big may my files be
maximum size of a document
is JPG okay
چه فرمتی قبوله
حجم فایل حداکثر چقدر باشه
عکس jpg هم میشه فرستاد
فایل‌ها تا چند مگابایت باشند
hajme file cheghad bashe
che formati ghaboole`,
  'documents.cv': `
how big may my CV be
which format for the resume
حجم رزومه چقدر باشه
رزومه با چه فرمتی بفرستم
rezome cheghad bashe`,
  'documents.cannot-get': `
what if I cannot get a document
I can't obtain the police certificate, what now
I lost my diploma and cannot provide it
my employer refuses to give a letter
اگه نتونم مدرکی رو بگیرم چی
گواهی سو پیشینه نمیتونم بگیرم چیکار کنم
مدرکم گم شده نمیتونم بفرستم
کارفرما نامه نمیده
madraki ke nemitoonam begiram chi`,
  'booking.mine': `
when am I seeing the consultant
کی مشاورمو میبینم
when is my appointment
what time is my consultation
do I have a meeting booked
date of my next session
وقت مشاوره‌ام کیه
نوبتم چه روزیه
جلسه بعدی من کی هست
من وقت رزرو شده دارم
vaghte moshaveram keye
nobatam key hast`,
  'booking.new': `
how do I book a consultation
I want an appointment
make a reservation with a consultant
can I get a time to talk
چطور وقت مشاوره بگیرم
میخوام نوبت رزرو کنم
یه وقت مشاوره میخوام
از کجا وقت بگیرم
chetor vaght begiram
mikham nobat reserve konam`,
  'booking.move': `
وقتمو بنداز هفته بعد
put my meeting off until next week
how do I move an appointment
can I reschedule my meeting
cancel my consultation
I cannot come at that time, another day please
چطور وقتمو عوض کنم
میشه وقت مشاورمو جابجا کنم
نوبتم رو لغو کنم
نمیتونم اون ساعت بیام عوضش کنید
vaghtamo chetor jabeja konam
nobatamo kansel konam`,
  'contact.hours': `
صبحا باز هستین
are you open in the morning
what are your office hours
what time do you open
are you open on Saturday
when does your office close
ساعت کاریتون چیه
کی باز میکنین
تا ساعت چند هستید
جمعه‌ها باز هستید
saate karitoon chie
ta saat chand hastin`,
  'contact.reach': `
how do I reach you
what's your phone number
your address please
email of the office
چطور با شما تماس بگیرم
شماره تلفنتون چنده
آدرس دفترتون کجاست
ایمیلتون چیه
shomare telefonetoon chie
adresetoon kojast`,
  'contact.reply': `
how fast will I hear from you
کی ازتون خبر میشنوم
how fast do you reply
how quickly will someone answer my message
when do I get an answer
response time to messages
کی جواب میدین
چقدر طول میکشه جوابمو بدین
پیام بدم چند ساعته جواب میدید
key javab midin
cheghad tool mikeshe javab bedin`,
  'contact.waiting': `
why does nobody answer me
I have been waiting for a reply for days
no one has replied to my message
چرا کسی جوابمو نمیده
چند روزه منتظر جوابم
هیچکس پیاممو جواب نداده
chera kasi javab nemide`,
  'contact.person': `
can I talk to a person
I want to speak with a human
connect me to my consultant
میخوام با آدم حرف بزنم
وصلم کن به مشاورم
با یه نفر واقعی صحبت کنم
mikham ba ye adam harf bezanam`,
  'contact.language': `
do you speak Persian
can I write in Farsi
is there anyone who speaks my language
فارسی صحبت میکنید
میتونم فارسی بنویسم
farsi harf mizanin`,
  'privacy.see': `
who reads my files
does anyone besides my agent look at my files
can others read my documents
who can see my documents
is my information safe with you
do other people have access to my file
how do you protect my data
کی مدارکم رو میبینه
اطلاعاتم پیشتون امنه
کسی به پروندم دسترسی داره
از اطلاعاتم چطور محافظت می‌کنید
ki madarekamo mibine
etelaatam amne`,
  'privacy.remove': `
how do I delete my data
remove all my personal data please
close my account
erase everything you know about me
چطور اطلاعاتم رو حذف کنم
همه اطلاعاتمو پاک کنید
اکانتم رو ببندید
etelaatamo pak konid
chetor accountamo hazf konam`,
  'privacy.elsewhere': `
does what I type leave the office
do you send my data to ChatGPT
is this robot sharing my data with others
حرفام جای دیگه میره
اطلاعاتم رو به هوش مصنوعی میدید
etelaatam jaye dige mire`,
  'account.password': `
how do I change my password
I forgot my password
reset password
رمزم رو چطور عوض کنم
رمز عبورم رو فراموش کردم
ramzamo chetor avaz konam`,
}

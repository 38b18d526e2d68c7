import type { Examples } from '../examples.ts'

export const FILE_2: Examples = {
  'documents.cv': `
my resume has 12 pages with pictures, will it go through
can I send the CV as a Word document
does the resume need to be PDF
size limit of the curriculum vitae
is a photo of my resume alright
my CV is 8 MB
file type for the CV please
resume upload, what are the limits
رزومه‌ام ۱۲ صفحه با عکسه، آپلود میشه
رزومه ورد باشه قبوله
سی وی رو پی دی اف کنم حتما؟
رزومم ۸ مگه زیاد نیست
عکس رزومه رو بفرستم
حداکثر حجم فایل رزومه چقدر است
فرمت سی وی چی باشه
محدودیت رزومه واسه آپلود
cv ro word befrestam
rezome chand meg bashe
cv pdf bashe ya word`,
  'documents.cannot-get': `
my old company went bankrupt, there's no one to write me a reference
the university burned down in the war and has no records
my ex won't give me the children's papers
I never had a birth certificate
embassy refuses to issue the police certificate for my years in Dubai
what can I give instead of an employment letter
a paper on the list doesn't exist in my country
I can't go back to Afghanistan to fetch the document
they told me it takes a year to get this certificate
no payslips because I was paid cash
my diploma is held by the university and they don't release it
شرکت قبلیم ورشکست شده، کسی نیست سابقه کار بده
دانشگاهم دیگه وجود نداره و سوابق ندارن
شوهر سابقم مدارک بچه‌ها رو نمیده
اصلا شناسنامه نداشتم هیچوقت، تذکره هم ندارم
دبی گواهی سوپیشینه بهم نمیده، چیکار کنم
به جای نامه کار چی میتونم بدم
یه مدرک تو لیسته که تو ایران اصلا صادر نمیشه
نمیتونم برگردم افغانستان سند بگیرم
در صورت عدم امکان تهیه یک مدرک چه باید کرد
فیش حقوقی ندارم نقدی میگرفتم
گرفتن این گواهی یه سال طول میکشه، چی بدم جاش
sherkatam baste shode name kar nemidan
in madrak ro nemitoonam gir biaram
jaye name kar chi bedam`,
  'booking.mine': `
I booked something last week but lost the email, when was it
is our talk on Thursday or Friday
at what hour Tehran time do I meet my advisor
did my reservation go through
have I got a call with you this week
remind me of the date we agreed on
what time should I be in front of the computer
with which consultant is my session
do I have anything booked at all
my upcoming appointments
how many days until my consultation
هفته پیش وقت گرفتم ایمیلش گم شده، کی بود
قرارمون پنجشنبه‌ست یا جمعه
به وقت تهران ساعت چند جلسه دارم
رزروم ثبت شد یا نه
این هفته با شما تماس دارم
تاریخ قرار رو یادم رفته
چه ساعتی باید پای سیستم باشم
زمان مشاوره رزروشده بنده چه وقت است
وقتی گرفته بودم اصلا؟
جلسه‌ام با کدوم مشاوره و کی
چند روز مونده تا وقت مشاورم
key jalase daram ba shoma
vaghtam sabt shod?
saat chande jalasam be vaghte tehran`,
  'booking.new': `
any free slot next week
where do I sign up for the free talk
can my husband and I get a video call with an advisor
first time here, how to set up a meeting
is it possible to come to your office, how do I arrange that
I want a second session
which button to reserve a time
are there evening times I can reserve
can I have a phone appointment instead of video
میخوام با یکی بشینم شرایطمو بررسی کنیم، چجوری هماهنگ کنم
هفته بعد وقت خالی دارین
مشاوره رایگان رو از کجا ثبت نام کنم
من و شوهرم تماس تصویری میخوایم با مشاور
بار اولمه، چطوری قرار بذارم
میشه حضوری بیام؟ وقت چجوری بگیرم
یه جلسه دیگه میخوام رزرو کنم
نحوه تعیین وقت مشاوره چگونه است
دکمه رزرو کجاست
عصرها وقت دارین رزرو کنم
مشاوره تلفنی میخوام وقت بدین
vaghte khali darin hafte dige
chejoori ba moshaver gharar bezaram
mikham hozoori biam vaght bedin`,
  'booking.move': `
I'm ill, can we do it some other day
something came up at work on the day of our talk
Tuesday doesn't suit me anymore
can I call off the meeting
how late can I still cancel
could we do it an hour later
I won't make it tomorrow
need a different slot than the one I took
wrong day booked by accident, fix it?
is it possible to bring my session forward
I don't want the appointment any more
مریضم، میشه بندازیمش یه روز دیگه
روز جلسه کاری برام پیش اومده
سه‌شنبه دیگه برام مناسب نیست
تا چند ساعت قبل میشه کنسل کرد
میشه یه ساعت دیرتر برگزار کنیم
فردا نمیرسم به جلسه
اشتباهی یه روز دیگه رزرو کردم، درستش کنم
میخوام جلسه رو جلو بندازم
تغییر زمان مشاوره رزروشده چگونه انجام می‌شود
دیگه وقت مشاوره رو نمیخوام
میشه ساعتشو عوض کرد
farda nemitoonam biam jalase
mishe zoodtar bendazimesh
ta key mishe cancel kard`,
  'contact.hours': `
I work till six, is anyone there after that
can I drop by on a Friday
is somebody in the office at Nowruz
when's the best time to phone
are you reachable on Sundays
do you close for lunch
it's 9 in the morning in Tehran, are you open right now
which days do you work
until what time can I call you
holiday opening?
your hours in Iranian time
تا شش سر کارم، بعدش کسی هست اونجا
جمعه میتونم سر بزنم
عید نوروز تعطیلین
کی زنگ بزنم هستین
یکشنبه‌ها در دسترسین
الان تهران ۹ صبحه، شما بازین
چه روزایی کار میکنین
تا چه ساعتی میشه تماس گرفت
ساعات اداری دفتر به وقت ایران
تعطیلیتون چه روزیه
ساعت ناهار هم هستید
jome baz hastin
key zang bezanam
rooze tatiletoon key hast`,
  'contact.reach': `
I'd rather call than type
are you on WhatsApp
where in Toronto are you
which number do I dial from Iran
I want to visit you in person, address?
do you have an email I can forward things to
how can my husband get in touch with your office
do you have an office in Tehran
give me the phone of the office
contact details
ترجیح میدم زنگ بزنم، شمارتون
واتساپ دارین
کجای تورنتو هستین
از ایران چه شماره‌ای بگیرم
حضوری میخوام بیام، آدرس
ایمیل دفتر رو بدین
همسرم چجوری با دفترتون تماس بگیره
تو تهران دفتر دارین
راه‌های ارتباطی با دفتر شما چیست
تلگرام یا شماره دارین ازتون
whatsapp darin
too tehran daftar darin
az iran che shomarei begiram`,
  'contact.reply': `
I wrote this morning, by when will somebody read it
do you answer at weekends as well
how many days does it usually take for you to get back to people
if I send a question tonight, when will I have an answer
is a day normal for an answer
your usual turnaround for messages
do you write back the same day
how soon after I submit the form does someone contact me
should I expect an answer today
within how many hours do you respond
صبح نوشتم، تا کی یکی میخونه
آخر هفته هم جواب میدین
معمولا چند روز طول میکشه جواب بدین
امشب سوال بفرستم کی جوابش میاد
همون روز جواب میدین یا فرداش
بعد از فرم کی باهام تماس میگیرین
زمان معمول پاسخ‌گویی شما به پیام‌ها چقدر است
تا چند ساعت جواب پیاما رو میدین
امروز جواب میگیرم یا نه
سرعت جواب دادنتون چطوره
emshab payam bedam key javab midin
hamoon rooz javab midin
akhare hafte javab midin`,
  'contact.waiting': `
my question of last week is still lying there unread, it seems
third message and still silence
I've written twice and got nothing
is anyone there? my mail from Monday is unanswered
you promised to call me back
my consultant ignores me
a week without a word from you
did my message get lost
how come I still have no answer
I feel forgotten, nobody writes back
سومین پیاممه و هنوز سکوت
دو بار نوشتم هیچی نگفتین
پیام دوشنبه‌م بی‌جواب مونده
قول داده بودین زنگ بزنین، نزدین
مشاورم جوابمو نمیده
یه هفته‌ست هیچ خبری ازتون نیست
پیامم گم شده؟ کسی جواب نداد
چرا هنوز پاسخی دریافت نکرده‌ام
انگار منو فراموش کردین
بالاخره کی جواب پیام هفته پیشمو میده
کسی اونجا نیست جواب بده؟
2 bar neveshtam javab nadadin
moshaveram javabamo nemide
ye haftas khabari nist azatoon`,
  'contact.person': `
I don't want to talk to a machine
this doesn't help me, let me speak to someone real
could somebody from your staff call me
is there a person behind this
put me through to an agent
I prefer explaining it to a human
get me a consultant
enough of the bot
can a real advisor take over here
may I ask a staff member directly
نمیخوام با ربات حرف بزنم
این به دردم نمیخوره، یه آدم واقعی میخوام
یکی از همکاراتون زنگ بزنه بهم
پشت این آدمه یا ماشین؟ میخوام با آدم حرف بزنم
منو به کارشناس وصل کنید
ترجیح می‌دهم با یک شخص صحبت کنم
اپراتور میخوام
خود مشاور جوابمو بده نه ربات
میشه مستقیم از کارمندتون بپرسم
adam mikham na robot
vaslam kon be karshenas
yeki zang bezane behem`,
  'contact.language': `
my mother only speaks Farsi, can she talk to you
my English isn't good, may I ask in my own language
does one of your consultants know Dari
are the meetings in English or Persian
will the consultant understand me if I speak Persian
which languages do you work in
do you have an Iranian consultant
can the session be held in Farsi
need I write in English here
مادرم فقط فارسی بلده، میتونه باهاتون حرف بزنه
انگلیسیم خوب نیست، به زبون خودم بپرسم
مشاور دری‌زبان دارین
جلسه‌ها انگلیسیه یا فارسی
مشاور فارسی زبان هست
به چه زبان‌هایی خدمات می‌دهید
مشاورتون ایرانیه
حتما باید انگلیسی بنویسم
جلسه مشاوره رو میشه فارسی برگزار کرد
moshaver irani darin
jalase farsie ya englisi
englisim khoob nist farsi benevisam`,
}

import type { Examples } from '../examples.ts'

export const FILE_1: Examples = {
  'file.status': `
I sent everything two weeks ago, what is going on now
are you waiting for me or am I waiting for you
has anything moved since last month
did you submit it already
is my matter with the government now
haven't heard anything, how far are we
what are you doing with my papers at the moment
my husband asks every day how it's going with the application
is there something I should be doing right now
progress?
did IRCC decide anything about me
two months of silence, where are things
دو هفته پیش همه چیو فرستادم، الان چی شد
شما منتظر منین یا من منتظر شما
از ماه پیش خبری شده
پروندمو سابمیت کردین یا هنوز
الان دست دولته کارم یا دست شما
شوهرم هر روز میپرسه کارمون چی شد
وضعیت فعلی درخواست بنده چگونه است
من الان باید کاری بکنم یا صبر کنم
دو ماهه بیخبرم، کجای کاریم
اداره مهاجرت در مورد من تصمیمی گرفته
پرونده ما پیش رفته یا همونجاست
خبر جدید چیه از کارم
parvandamo ferestadin ya na
alan montazere chi hastim
karemoon koja resid`,
  'file.deadlines': `
I'm travelling for three weeks, is there anything I must do before that
am I late with something
how many days do I have left to send my stuff
any dates I should put in my calendar
is there a due date on my tasks
what's the final date for me
did I miss a deadline
until when can I take my time with the papers
which date did you set for me
tell me what's urgent and by when
if I upload next month is it too late
سه هفته میرم سفر، قبلش کاری هست که مهلتش برسه
از چیزی عقب موندم؟
چند روز دیگه وقت دارم مدارکمو بفرستم
تاریخ مهمی هست که یادداشت کنم
مهلت نهایی من چه روزی است
موعدی رو از دست دادم
تا کی میتونم صبر کنم واسه مدارک
چه تاریخی واسم گذاشتین
کدوم کارم فوریه و تا کی
ماه بعد آپلود کنم دیر میشه
سررسیدهای پرونده‌ام را می‌خواهم بدانم
وقتم تموم نشده که؟ تا کی مهلته
az mohlatam chand rooz moonde
deadline badim keye
che tarikhi vasam gozashtin`,
  'file.consultant': `
I spoke to a lady last time, is she the one responsible for me
who has taken over my case
has anybody been assigned to us
to whom should I address my questions about the file
which of your staff knows my case
what's the name of the person doing my application
is there a specific person for me or everybody
I don't know who is looking after me
did my case worker change
who reads what I send you
دفعه قبل با یه خانم حرف زدم، ایشون مسئول منه
پروندمو کی تحویل گرفته
کسی رو واسه ما تعیین کردین
سوالای پروندمو از کی بپرسم
کدوم همکارتون کار منو انجام میده
نام کارشناس رسیدگی‌کننده به پرونده بنده چیست
مسئول مشخصی دارم یا همه میبینن
مشاورم عوض شده؟ الان کیه
نمیدونم کی دنبال کارمه
وکیل پروندم کی بود اسمش
ki masoole kare mane
parvandam daste kie
esme moshaverm chi bood`,
  'file.change': `
I got married after filling in the form, where do I put that
I typed the wrong graduation year
my new job should be in there too
how can I add a second degree to my answers
got a better IELTS, where do I enter it
I want to correct the number of my children
the birthday in my data is wrong
is it possible to revise what I answered before
I pressed single instead of married
new passport number, where to update
can I still edit the questionnaire after finishing it
will the score follow if I alter my answers
بعد پر کردن فرم ازدواج کردم، کجا باید بزنم
سال فارغ‌التحصیلیمو اشتباه زدم
شغل جدیدمو چجوری اضافه کنم به پروفایل
مدرک دومم رو یادم رفته وارد کنم
آیلتس بهتر گرفتم، کجا واردش کنم
تعداد بچه‌هامو غلط نوشتم
چگونه اطلاعات پروفایل خود را اصلاح کنم
به جای متاهل مجرد زدم، درست میشه
بعد از تموم شدن فرم میشه جوابا رو تغییر داد
آدرسم عوض شده کجا تغییرش بدم
جوابا رو عوض کنم امتیازم هم عوض میشه
eshtebah zadam chejoori dorostesh konam
ielts jadid gereftam koja vared konam
shoghlamo too profile chetor avaz konam`,
  'file.report': `
please show me where the complete report of my profile sits
can I print the results with all the programs
is there something I can show my husband on paper about my result
where do I find the summary of my evaluation
export my result
the assessment you made of me, can I save it
I want my evaluation as a document
I filled in everything, where do I see the outcome as a PDF
download link for my report
میشه نتیجه رو با همه برنامه‌ها پرینت گرفت
یه چیزی میخوام به شوهرم نشون بدم از نتیجم
خلاصه ارزیابیم کجاست
نتیجه ارزیابی خودم رو چجوری ذخیره کنم
فایل پی دی اف امتیازم
همه رو پر کردم، خروجیش کجاست
گزارش ارزیابی بنده از کجا قابل دریافت است
ریپورتم رو از کجا بگیرم
میتونم گزارشم رو دانلود کنم
natijamo chejoori download konam
pdf gozaresham koja
report arzyabim ro mikham`,
  'documents.list': `
I'm ready to collect papers, what should I gather
what will you want from me in writing
which certificates will my case take
before I visit the notary: the list of what's needed
what has to be prepared for my wife and me
checklist please
all the paperwork for my program, what is it
do I need a police certificate and a birth certificate in my case
what should I have translated for my file
which papers are part of my application
آماده‌ام مدارک جمع کنم، چیا لازمه
از من چه کاغذایی میخواین
قبل از رفتن دارالترجمه، لیست مدارکمو میخوام
واسه من و خانمم چیا باید آماده شه
چک لیست مدارک رو بدین
فهرست مدارک مورد نیاز پرونده‌ام را می‌خواستم
شناسنامه و سوپیشینه هم جزو مدارکم هست
چه مدارکی رو باید ترجمه کنم واسه پروندم
مدارک برنامه من کدوماست
چی باید بیارم
checklist madarekam
che madareki jam konam
chi bayad amade konam vase parvandam`,
  'documents.missing': `
I thought I had sent everything, have I
did I forget a paper
what's still open on my side
is my file complete now
which of my wife's papers do you not have yet
I uploaded a few things yesterday, what's left
do you have all you need from us
how many papers are still to come
anything else you want me to send
you said my file was incomplete, what's lacking
what stops you from submitting, a document?
فکر کنم همه رو فرستادم، درسته
چیزی یادم نرفته بفرستم
پروندم کامله یا هنوز کسری داره
از مدارک خانمم چی ندارین هنوز
دیروز چندتا آپلود کردم، چی مونده
هرچی لازم داشتین رسیده بهتون
گفتین پرونده ناقصه، چیش ناقصه
کسری مدارک بنده را اعلام فرمایید
کدوم مدرک هنوز دستتون نرسیده
چندتا مدرک دیگه باید بدم
دیگه چیزی ازم نمیخواین؟
hame madarekam kamele
chi moonde befrestam
kasri madarek daram?`,
  'documents.sent-back': `
I see a red mark on one of my files, what went wrong
you didn't take my work letter, how come
do I have to redo one of my papers
is there a paper I need to correct
my bank letter came back to me
what's the matter with the degree I uploaded
did you refuse any of my uploads
why must I upload my birth certificate a second time
the scan I sent was turned down, for what
which one did you not like
got a mail that something was returned
کنار یکی از فایلام قرمز شده، مشکلش چیه
گواهی کارمو قبول نکردین، چرا
باید یکی از مدارکمو دوباره بفرستم؟
نامه بانکم برگشت خورده، دلیلش
دانشنامه ای که آپلود کردم چه ایرادی داشت
مدرکی از من رد کردین
چرا شناسنامه رو دوباره میخواین
اسکنم رو نپذیرفتین، علتش چی بود
ایمیل اومده که یه مدرک برگشته، کدومه
دلیل عودت مدرک بنده چیست
کدوم مدرکم مشکل داشت
chera scanamo ghabool nakardin
kodoom madrakam irad dasht
name bankam bargashte chera`,
  'documents.state': `
I uploaded my birth certificate on Monday, has anyone looked at it
is the degree I sent okay
did the bank letter arrive
are my wife's papers approved
has the translation been checked
my photo, accepted or not
has my ECA been looked at yet
did my employment letter go through
is my marriage certificate in order
which state is my police clearance in
شناسنامه رو دوشنبه فرستادم، کسی دیدش
مدرک تحصیلیم که فرستادم اوکیه
نامه بانک رسید دستتون
مدارک خانمم تایید شد یا نه
ترجمه‌ها رو بررسی کردین
عکسم قبول شد
سند ازدواجم تایید شده؟
وضعیت گواهی عدم سوءپیشینه من چیست
نامه کارم اوکی شد
گذرنامه‌ام را بررسی کرده‌اید
shenasnamam taeed shod
name bankam resid daretoon
madarek zanam ok shod`,
  'documents.upload': `
I have the passport scan on my phone, where does it go
how can I get my papers to you
can I take a picture of it and send it from here
is there a button to add a file
I don't have a scanner, how do I hand things in
where's the place for my degree on this site
may I send the documents by email or must I put them here
uploading, how does that work
I am not good with computers, how do I give you my papers
sending my transcripts to you?
اسکن پاسپورت تو گوشیمه، کجا بذارمش
مدارکو چجوری به دستتون برسونم
عکس بگیرم از همینجا بفرستم میشه
اسکنر ندارم، مدارکو چطوری بدم
دکمه آپلود کجاست
مدارک رو ایمیل کنم یا اینجا بذارم
نحوه بارگذاری مدارک چگونه است
بلد نیستم با سایت، مدارکمو چجوری بفرستم
لیسانسمو کجای سایت آپلود کنم
چطوری فایل اضافه کنم
madareko koja bezaram
ba gooshi aks begiram befrestam mishe
file ro chejoori bedam behetoon`,
  'documents.formats': `
my scan is 30 MB, is that too big
only have photos from my phone, do they do
can you open Word files
heic picture from iphone, ok?
the upload refuses my file, which kinds are allowed
should I scan to pdf
is a zip of all papers fine
can I send a png
how heavy can a PDF be
are screenshots accepted
اسکنم ۳۰ مگه، زیاده
فقط عکس گوشی دارم، قبوله یا باید پی دی اف شه
فایل ورد رو میتونین باز کنین
سایت فایلمو نمیگیره، چه نوعی مجازه
همه مدارکو زیپ کنم میشه
عکس png هم آپلود میشه
سقف حجم هر فایل چند مگ
فرمت و حجم مجاز برای بارگذاری مدارک چیست
اسکرین شات قبول میکنین
pdf باشه بهتره یا عکس
word ham mishe upload kard
hajme pdf ta chand meg
axe goshi ghaboole ya pdf`,
}

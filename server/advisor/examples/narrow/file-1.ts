import type { Examples } from '../examples.ts'

export const FILE_1: Examples = {
  'file.report': `
I finished the questionnaire on Friday evening, but where has the report gone
my wife wants to read the assessment on her tablet in Karaj, can I get it as a PDF
we have a meeting with my father tonight and I'd like to show him my results printed; where are they
and the report, where do I get it
is there a file with my score and all the reasons that I can keep
can't find the PDF with my programs
before I talk to my boss about leaving I want to have the written evaluation in hand, from where do I download it
does the portal give me my result in writing
the paper with my points and the reasons, which page is it on
someone told me I would receive a report after filling in everything, not sure where
report as pdf?
what does the report contain, and I mean the one about my own score
جمعه شب پرسشنامه رو تموم کردم، گزارشش کجا رفت
خانمم میخواد ارزیابی رو رو تبلتش بخونه، پی‌دی‌افش رو از کجا بگیرم
امشب با بابام حرف میزنیم میخوام نتیجه رو پرینت شده نشونش بدم، کجاست
و گزارش، اونو از کجا بردارم
فایلی که امتیاز و دلایلش توش باشه دارین واسه من؟
پی دی اف برنامه هامو پیدا نمیکنم
گزارش کتبی نتیجهٔ ارزیابی من در کدام صفحه است؟
گفتن بعد پر کردن همه چی یه گزارش میاد، کجا باید ببینمش
چگونه می‌توانم گزارش کامل امتیاز و برنامه‌هایم را بارگیری کنم؟
گزارشم پی‌دی‌اف؟
تو گزارش خودم چی نوشته شده، فقط امتیازه یا برنامه ها هم هست
gozareshe arzyabim ro az koja begiram
natijamo mikham print konam kojast
PDF emtiaz o barnameham ro peyda nemikonam`,
  'documents.cv': `
I'm a photographer and my resume with samples is 25 megabytes, will the portal take it
my husband wrote his CV in Word years ago, must he convert it before sending it here
no scanner at home in Sanandaj, can I just photograph the pages of my résumé
and the CV, in which format do you want it
my CV got rejected by the upload page, is it too heavy
how many MB for a resume at most
does it have to be pdf or is docx alright for the CV
22 years of work as a professor and my curriculum vitae is very long, does its size matter here
someone told me only PDF resumes are taken
CV as .doc, still fine?
a resume made in Canva exported as JPG, acceptable?
résumé: max size?
عکاسم و رزومه‌م با نمونه‌کار ۲۵ مگ شده، پرتال قبولش میکنه؟
شوهرم سی‌ویشو سالها پیش با ورد نوشته، باید قبل فرستادن تبدیلش کنه
اسکنر ندارم تو سنندج، از صفحه‌های رزومه‌م با گوشی عکس بگیرم میشه
و رزومه، با چه فرمتی باشه
رزومه‌مو موقع آپلود پس زد، حجمش زیاده؟
حداکثر چند مگابایت می‌توان برای رزومه بارگذاری کرد؟
۲۲ سال استاد دانشگاه بودم رزومه‌م خیلی مفصله، حجمش مهمه اینجا
یکی گفت فقط رزومه پی دی اف رو قبول دارین
رزومه‌ای که در Canva ساخته‌ام و JPG است پذیرفته می‌شود؟
سی وی داکس؟ یا حتما پی دی اف
حجم مجاز سی وی چقدره
rezome 25 meg shode ghabool mikone site?
cv ba format doc bashe eshkal nadare
az rezomam ba gooshi aks begiram befrestam mishe`,
  'file.messages': `
I was travelling to Yazd for two weeks without internet, is there anything unread in my inbox here
my wife thinks the consultant answered us last night, is there a message we haven't opened
and messages, any new ones for me
has somebody from your office written to me since Monday
I got an email that says I have a message, is it still unread
number of unread conversations?
did an answer arrive from my adviser that I have not seen
we sent the passports on Tuesday and wait; any news in my inbox
not sure whether I read everything, is something left unopened in my messages
any mail in the portal waiting for me
check my inbox please
is there still a message I overlooked
دو هفته یزد بودم اینترنت نداشتم، تو صندوقم چیزی نخونده مونده؟
خانمم میگه مشاور دیشب جواب داده، پیامی هست که باز نکردیم
و پیام چی، چیز جدیدی واسم اومده
از دوشنبه کسی از دفترتون واسم چیزی نوشته؟
ایمیل اومده که پیام دارم، هنوز نخونده‌ست؟
چند گفت‌وگوی خوانده‌نشده در پرونده‌ام دارم؟
جوابی از مشاورم رسیده که ندیده باشم
سه شنبه پاسپورتا رو فرستادیم منتظریم، تو صندوق پیامم خبری هست
آیا پیامی مانده است که هنوز باز نکرده باشم؟
پیام نخونده؟
صندوق پیاممو چک کن ببین چیزی هست
kasi baram payam gozashte in chand rooz
sandoghe payamam chizi nakhoonde dare
moshaver javab dade ke man nadide basham?`,
  'file.profile': `
I started the form on the bus and stopped somewhere in the middle; which parts are still empty
my husband filled in his half of the profile and I mine, is anything left blank
and the profile, is it complete now
we added our baby and the new job, does the profile lack anything else
what must I still enter so that you can work out my points
is some field open in my details
how many percent of my profile is done
I was a bit lazy with the work history section, which of my answers are still missing
someone at your office said my information is incomplete, what's not filled in
before the meeting on Thursday I want everything entered: what remains open in my profile
unanswered questions left in my profile?
have I told you everything or does the questionnaire have gaps
تو اتوبوس فرم رو شروع کردم و وسطاش ول کردم، کجاهاش هنوز خالیه
شوهرم نصف پروفایلو پر کرده من نصف دیگه رو، چیزی خالی مونده؟
و پروفایلم، الان کامله
بچه و کار جدیدمو اضافه کردیم، پروفایل چیز دیگه‌ای کم نداره
دیگه چی باید وارد کنم تا امتیازمو حساب کنین
کدام بخش‌های پروفایل من هنوز تکمیل نشده است؟
سابقه کارامو سرسری پر کردم، کدوم جوابا هنوز جا افتاده
از دفترتون گفتن اطلاعاتت ناقصه، چیو پر نکردم
پیش از جلسهٔ پنجشنبه می‌خواهم همه چیز ثبت شده باشد؛ چه چیزی در پروفایلم باز مانده است؟
پروفایلم چند درصد؟
سوال بی جواب تو پروفایلم مونده
kojaye profilam hanooz khalie
profilamo nesfe vel kardam, chi moonde por konam
hame chizo vared kardam ya profilam naghese`,
  'file.payments': `
My husband transferred the second part from Dubai on Monday, can you see that it came in?
I've been your client since spring and lost track, how much have I given you altogether?
we paid in two parts, one in cash at the office. does that show up anywhere here
and the invoice, where do I find what I've already paid on it
My brother in Calgary said he'd cover your bill, has he actually paid it?
not sure whether the last installment went through
for my taxes I need the receipts of everything I paid to your office
is anything left to pay before you go on with our case?
My wife handles our accounts and asks what the balance with you is
We're four in the family with two files here and I can't find a page with our payments
someone from my bank says the transfer to you bounced; did you get the money
I run a bakery in Laval and keep my own books, where's my payment history with your office
همسرم هفته پیش قسط دوم شما رو از تورنتو واریز کرد به دستتون رسیده؟
دو بار پول ریختم یکی فروردین یکی تیر، الان روی هم چقدر بهتون دادم
واسه شرکتمون رسید پرداختی‌هایی که به شما داشتم رو لازم دارم
ویزای بچه‌ها هفته پیش اومد، چیزی از حق‌الزحمه‌تون هنوز بدهکارم یا تسویه‌ست
از اول پرونده تا حالا مجموع مبلغی که به دفتر پرداخت کرده‌ام چقدر است
و رسید پولی که دادم رو کجا ببینم
پدرم از شیراز برام پول ریخت به حساب شما ولی هیچ جا ثبت نشده
وسط اسباب‌کشی به ادمونتونیم و یادم نیست قسط آخر شما رو دادم یا نه
لیست پرداختهام تو سایت نیست از کجا نگاه کنم
باقیمانده حساب من با دفتر شما چه‌قدر است؟
فاکتور قسط قبلیمو پیدا نمیکنم پرداختش کردم یا نه
ta hala cheghad be shoma pool dadam
ghest dovomo variz kardam resid dastetoon?
resid pardakht haye man kojast`,
  'documents.reviewed': `
I uploaded everything on Friday night after the kids slept. Has anyone gone through it yet?
My wife and I put up eleven papers last month, which of them got the green light
I'm on a rig near Assaluyeh with bad internet, still waiting on your okay for the papers I sent in
is it true that all I uploaded is already accepted
we're flying to Tehran on the 5th, so I need to know if my papers passed your check
and the other ones I uploaded, approved too?
My visa for Turkey runs out soon, so tell me how many of my documents are accepted by now
nobody told me whether the papers I gave were fine
I'm a nurse and rarely online: did you finish reviewing my uploads?
review done?  my documents
does everything in my documents have the approval of the consultant
what's the state of all the papers I handed in
دیشب بعد شیفت همه رو آپلود کردم کسی نگاهشون کرده؟
من و خانومم دوازده تا مدرک گذاشتیم چندتاش اوکی شده
قبل از سفرم به ایران می‌خواهم بدانم مدارکی که بارگذاری کردم پذیرفته شده‌اند یا خیر
شوهرم مدام میپرسه، هنوز مدارکمون در حال بررسیه یا تموم شد
و بقیه مدارکم چی، اونا هم تایید شدن؟
مشاور مدارک ارسالی‌ام را دیده و قبول کرده است؟
یه هفته‌ست فرستادم خبری نشد، مدرکام اوکیه؟
وضعیت مدارکی که دادم به چه صورته
آرایشگرم و از صبح تا شب سر کارم، یه جمله بگین کدوم مدارکم قبول شده
سه ماه پیش مدارک بچه‌ها رو هم گذاشتم، بررسیشون تموم شده؟
مدرکامو چک کردین یا نه هنوز
madarekam taeid shod ya na
hame madareki ke ferestadam ghabool shodan?
madaraki ke hafte pish gozashtam check kardin`,
  'booking.length': `
I have to take time off at the hospital for our talk. Should I block half an hour or a full hour?
My lunch break is 40 minutes, does the first consultation fit into that
and how long does it go, the follow-up call
we live in Isfahan, so the consultation is by video, right?
is an hour enough for the comprehensive one or is it longer
someone said the free talk is just 15 minutes
can I come to the office instead of a video meeting, I'm in North York anyway
I had the free talk in May and now want more detail; is the comprehensive session longer
I'm a shy person, 23, so will the consultation be a phone call or on camera
I keep forgetting things, do you send something before the appointment so I don't miss it
length of the paid consultation?
my mother is 70 and not good with Zoom, could the consultation be over the phone
از سر کار مرخصی ساعتی باید بگیرم مشاوره نیم ساعته یا یه ساعت
مشهد زندگی میکنم پس جلسه مشاوره تصویریه دیگه؟
و مدتش چقدره، جلسه پیگیری
با همسر و دو فرزند شرایط پیچیده‌ای داریم، جلسهٔ جامع چه مدت طول می‌کشد
مشاوره کامل از مشاوره اول طولانی‌تره؟
شنیدم مشاوره رایگانتون یه ربعه فقط
میشه به جای ویدیو تلفنی حرف بزنیم، اینترنتم ضعیفه
خودم تورنتوام میتونم واسه مشاوره حضوری بیام دفتر
راننده کامیونم همش تو جاده، قبل جلسه پیامک یادآوری میاد؟
جلسه با مشاور چقد وقت میبره
با دو تا بچه کوچیک نمیتونم زیاد بشینم، جلسه اول چند دیقه‌ست
jalase aval nim saate ya bishtar
moshavere tasviriye ya bayad biam daftar
toole jalase jame cheghadre`,
  'privacy.keep': `
We got our PR last year and don't need you anymore. Do you still hold our passports' copies?
I decided not to immigrate after all; for how long will my bank statements sit with you?
and how many years does it stay with you, the file
We landed in Halifax in May and our case is closed, do you throw the papers away
I removed a scan by mistake this morning, is it recoverable
when my daughter's application is finished, do her records stay in your system
My wife cleaned up our uploads yesterday, are the deleted ones gone for good
retention period for client files?
is there a legal duty for you to store my file even after I leave
how long before a document that I erased disappears completely
My ex-wife is on the same file. After the case ends, how long is it archived?
I heard firms must hold on to records for years, does yours
اقامتمون رو گرفتیم و کارمون تموم شد، مدارکمون هنوز پیش شما میمونه؟
منصرف شدم از مهاجرت، گردش حسابم تا چند وقت تو سیستمتون هست
پس از بسته شدن پرونده مدارک اینجانب تا چه زمانی بایگانی می‌شود
و تا چند سال نگهش میدارین، پرونده رو
اشتباهی عکس شناسنامه رو حذف کردم میشه برش گردوند
فیش حقوقی اشتباهی گذاشته بودم و پاکش کردم، همون لحظه از بین میره؟
واسه پسرم پارسال کار کردین، مدارکش هنوز هست پیشتون؟
میگن دفترای مهاجرتی موظفن مدارک رو سالها نگه دارن راسته؟
شهریور لندینگ کردیم و قراردادمون تمومه، با اسکن پاسپورتامون چیکار میکنین
چند روز وقت دارم مدرک حذف شده رو برگردونم
مدت نگهداری مدارک مشتری تو دفترتون
parvandam ke tamoom shod madarekam ta key pishetoon mimoone
file ke pak kardam bar migarde?
baade baste shodan parvande ba madarekam chikar mikonin`,
  'documents.valid': `
I did the medical in Ankara eleven months ago, can I still use it?
and how long is it good for, the photo
My husband got his police clearance in March and we apply in December. Too old?
we left Malaysia in 2019 and my clearance from there is from 2020, is it still good
is a photo from my wedding two years ago recent enough
I'm a welder in Bandar Abbas waiting for my invitation, what's the shelf life of a medical check
someone told me police certificates run out after half a year
our passports end next summer, until when do they count
I'm 52 and did the health check in Yerevan, how many months does the result hold
We're five and collecting everything slowly since summer, which of our papers can go out of date
how fresh must the police check from Iran be on the day I apply
don't want to pay for the medical twice, when would it run out
یازده ماه پیش تو آنکارا مدیکال دادم هنوز به درد میخوره؟
و تا کی اعتبار داره، عکسه
شوهرم اسفند گواهی عدم سوءپیشینه گرفته، آذر میخوایم اقدام کنیم کهنه نشده؟
سال ۹۸ از مالزی برگشتیم سوپیشینه‌ی اونجا رو باید دوباره بگیرم یا همون قدیمی خوبه
عکسی که دو سال پیش واسه پاسپورت گرفتم قبوله یا باید جدید باشه
دعوت‌نامه‌ام تازه آمده و معاینهٔ پزشکی را مهر داده‌ام، نتیجه چند ماه اعتبار دارد؟
شنیدم سوء پیشینه بعد شیش ماه باطل میشه
گذرنامه‌ام تابستان آینده منقضی می‌شود، تا کدام تاریخ قابل قبول است
داریم کم‌کم با خانمم مدارک جمع میکنیم، کدوماش تاریخ مصرف دارن
تست پزشکی مامانم مال پارساله، هنوز معتبره
اعتبار مدیکال؟
medical ta chand mah etebar dare
soo pishine chand mah ghaboole
aks male parsale ghabool mikonan?`,
  'documents.translation': `
All our family booklets are in Persian. Is sending them like that fine?
My uncle teaches English in Tabriz, may he translate my birth certificate himself
and in which language, the marriage certificate
we married in Turkey, the certificate is Turkish: translate it?
I heard a notary stamp isn't enough and it must be a certified translator
is my bank's letter okay if it's already printed in English
My degree certificate was translated in Qom, does the original go along with the translated copy
I'm 45 with three kids, so five shenasnamehs: translated or not
I'm a driver from Kabul with a Dari licence and ID, must they be put into English
papers in French, do they have to be turned into English too
can I use Google Translate for the military card
not sure whether my kids' school reports have to be officially translated
تمام مدارک ما فارسیه همینجوری بفرستیم قبوله؟
داییم دبیر زبانه تو تبریز میشه خودش شناسنامه‌م رو ترجمه کنه
و ترجمه هم میخواد، سند ازدواج؟
ترکیه عقد کردیم و سندمون ترکیه، باید برگردونیم به انگلیسی
مدارکی که به زبان فرانسه است نیز نیاز به ترجمه دارد؟
دارالترجمه رسمی حتماً باید باشه یا هر مترجمی
نامه بانک رو انگلیسی گرفتم دیگه ترجمه لازم نیست که
سند ازدواجمون رو تو ساری ترجمه کردم، اصلش رو هم باید کنار ترجمه بذارم
کارت پایان خدمت ترجمه میخواد؟
وقت و پولمون کمه با دو تا بچه، ترجمه بدون مهر مترجم رسمی قبوله
من معلمم و فیش حقوقیم فارسیه، باید ترجمه رسمی شه؟
shenasname bayad tarjome rasmi beshe
khodam mitoonam madareko tarjome konam
sanad ezdevaj farsi ghaboole ya tarjome mikhad`,
}

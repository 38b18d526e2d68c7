import type { Examples } from '../examples.ts'

export const TESTS_3: Examples = {
  'eca.purpose': `
I had WES done for a university application, can I reuse it for PR
my evaluation was ordered by an employer, does immigration take it
which option do I tick at WES, immigration or academic
course-by-course report or the ECA one, which is right for Express Entry
the report for my nursing licence, will IRCC accept it
have an assessment for study at home, need a new one for immigration?
does it matter for what purpose the evaluation was made
wrong type of report ordered by mistake, is it still any good
evaluation for employment vs immigration
I've a document-by-document evaluation from WES US, ok for Canada PR?
what do I choose as purpose when opening the file with ICAS
is an academic evaluation alright for permanent residence
وس رو واسه پذیرش دانشگاه گرفتم، واسه اقامت هم میشه استفاده کرد
ارزیابی که کارفرما سفارش داده قبوله واسه مهاجرت
تو سایت وس کدوم گزینه رو بزنم، مهاجرت یا تحصیل
گزارش course by course به درد اکسپرس میخوره
ارزیابی تحصیلی برای اقامت دائم پذیرفته است؟
اشتباهی ارزیابی نوع تحصیلی سفارش دادم، فایده داره
ارزیابی وس آمریکا رو دارم، واسه اقامت کانادا قبول میکنن
هدف ارزیابی رو چی انتخاب کنم
ارزیابی واسه نظام پرستاری جای eca رو میگیره
نوع گزارشی که برای اکسپرس اینتری لازم است کدام است
ارزیابی کاری با مهاجرتی فرق میکنه؟
باید حتما ارزیابی واسه مهاجرت باشه یا هر نوعی قبوله
too wes kodoom gozine ro bezanam mohajerati ya tahsili
arzyabi baraye daneshgah be dard eghamat mikhore
eshtebahi noe tahsili sefaresh dadam`,
  'eca.two-degrees': `
I hold a bachelor's and a master's, do both go in one report
should I have my associate degree evaluated along with my bachelor's
WES merged my kardani and karshenasi into one credential
is it worth having the second diploma assessed too
my report lists just one credential though I have two
will they treat an associate plus a top-up bachelor as a single degree
two diplomas, two evaluations?
do I lose points when both degrees are shown as one
must each of my degrees be evaluated or only the highest
bachelor from Tehran, second bachelor from Shiraz, assessed one by one?
what should I check when the report comes and I sent two degrees
can I ask for each degree to be listed on its own
لیسانس و ارشد دارم، هر دو تو یه گزارش میاد
کاردانیمو هم باید جدا ارزیابی کنم یا لیسانس بسه
وس کاردانی و کارشناسی ناپیوستمو یکی حساب کرده
می‌ارزه مدرک دوم رو هم بدم ارزیابی
تو گزارشم فقط یه مدرک اومده ولی من دو تا دارم
آیا هر دو مدرک دانشگاهی جداگانه ارزیابی می‌شوند
دوتا لیسانس دارم، دوتا ارزیابی میخواد
اگه دو مدرک رو یکی بزنن امتیازم کم میشه
فقط بالاترین مدرک رو بفرستم یا همه رو
میشه بخوام هر مدرک جدا تو گزارش بیاد
فوق دیپلم و لیسانسم رو با هم یکی میکنن؟
برای دو مدرک دو ارزیابی مستقل لازم است؟
do ta lisans daram har do ro arzyabi konam
kardani va karshenasi ro yeki hesab mikonan
faghat arshadamo befrestam ya lisansam ham`,
  'eca.sending': `
my university in Ahvaz doesn't answer emails, how do the transcripts get to WES
can I upload scans myself or must the university mail them
I haven't paid back my free tuition obligation, how do I get my degree out
sealed envelope from the faculty, is that needed
who mails the transcript, me or the registrar
how does it work with the ministry confirming Iranian degrees
degree from Herat, which way do the papers reach the evaluator
may I post my diploma to Canada myself
does the ministry of science have to stamp something first
steps for getting the documents to IQAS
azad university graduate, sending of documents for the evaluation?
the university says they don't send abroad
what does "releasing" a degree involve
do the papers have to come straight from the school
دانشگاهم جواب نمیده، ریزنمراتم چجوری برسه دست وس
خودم میتونم اسکن کنم بفرستم یا دانشگاه باید پست کنه
تعهد خدمت رایگان دارم، مدرکمو چجوری دربیارم واسه ارزیابی
پاکت مهر و موم شده لازمه از دانشگاه
مدارک ارزیابی رو کی میفرسته من یا آموزش دانشگاه
تأیید وزارت علوم برای ارسال مدارک به نهاد ارزیاب لازم است؟
دانشگاه هرات خواندم، اسناد من چطور به ارزیاب برسد
میتونم خودم اصل مدرکو پست کنم کانادا
دانشگاه آزادیم، ارسال مدارک واسه وس چطوریه
دانشگاه میگه ما خارج نمیفرستیم، چیکار کنم واسه ارزیابی
آزادسازی مدرک دانشگاهی چجوریه
لغو تعهد باید بکنم تا مدرکم بره وس
نحوه ارسال ریزنمرات به سازمان ارزیابی چگونه است
مراحل فرستادن مدارک به آی‌کیو‌ای‌اس
khodam scan konam befrestam wes ya daneshgah bayad befreste
azad sazi madrak chetorie
daneshgaham nemifreste khareje chikar konam vase wes
riz nomarat ro ki bayad befreste`,
  'eca.translation': `
my diploma is in Persian only, what do they want with it
can I translate the transcript myself
is an English version issued by the university fine or do they need a sworn translation
should the transcript be translated page by page
does the name in the translation have to match the passport
translator with a seal of the judiciary, good enough for the assessment?
is the Dari certificate to be put into English for the evaluation
do the evaluators read Farsi
official translation of degree for evaluation, required?
translate only the degree or the marks as well
name spelled differently in my translated diploma, matter?
who may translate my papers for the credential assessment
مدرکم فقط فارسیه، واسه ارزیابی چیکارش کنم
خودم میتونم ریزنمراتو ترجمه کنم
دانشگاه خودش انگلیسی صادر کرده، بازم دارالترجمه لازمه واسه وس
ریزنمرات صفحه به صفحه باید ترجمه بشه
اسمم تو ترجمه با پاسپورت یکی نیست، مشکل میشه تو ارزیابی
ترجمه با مهر دادگستری واسه ارزیابی مدرک میخواد
آیا ترجمه رسمی دانشنامه برای ECA ضروری است
فقط دانشنامه رو ترجمه کنم یا نمرات هم
وس فارسی قبول میکنه؟
مدرک دری باید انگلیسی شود برای ارزیابی
ترجمه غیر رسمی مدرک برای ارزیابی قبوله
کی باید مدرک تحصیلیمو ترجمه کنه واسه ایکا
املای اسم تو ترجمه مدرک باید مثل پاسپورت باشه
khodam tarjome konam ghaboole vase wes
riz nomarat ham bayad tarjome she
daneshgah englisi sader karde bazam tarjome rasmi mikhad
tarjome madrak ba mohre dadgostari lazeme vase eca`,
}

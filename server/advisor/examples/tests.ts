import type { Examples } from './examples.ts'

export const TEST_EXAMPLES: Examples = {
  'tests.needed': `
do I need IELTS
is a language test mandatory
must I take an English exam
can I apply without a language test
is English proof required for express entry
آیلتس لازم دارم
مدرک زبان اجباریه
بدون آزمون زبان میشه اقدام کرد
حتما باید آیلتس بدم
ielts lazeme
bedoone madrake zaban mishe`,
  'tests.accepted': `
which language tests are accepted
what English exams can I take
list of approved language tests
which French exams do they take
what tests does IRCC recognise
چه آزمون‌هایی قبوله
کدوم امتحان زبان رو قبول میکنن
آزمون‌های زبان مورد قبول کدام‌اند
برای فرانسه چه آزمونی بدم
che azmooni ghaboole
kodoom emtehan zaban ghaboole`,
  'tests.one': `
can I hand in TOEFL instead of IELTS
به جای آیلتس تافل بدم میشه
is TOEFL accepted
do they take Duolingo
can I use PTE Academic
is IELTS Academic OK for express entry
does CELPIP count
can I apply with TEF
تافل قبوله
دولینگو رو قبول میکنن
با آیلتس آکادمیک میشه
سلپیپ قبول است
پی تی ای آکادمیک قبول میکنن
toefl ghaboole
ielts academic ghabool mikonan`,
  'tests.convert': `
which CLB is my test score
I scored 7 in listening, 6.5 reading, 6 writing and 6.5 speaking on IELTS, which CLB levels are those
IELTS 7 in speaking is which CLB
CELPIP 9 equals which level
pte core speaking 70 is what clb
what level is IELTS 6.5 6.5 7 6
convert my ielts to clb
نمره آیلتس ۷ میشه clb چند
لیسنینگ ۷ ریدینگ ۶.۵ رایتینگ ۶ اسپیکینگ ۶.۵ سطح CLB چی میشه
آیلتس ۶.۵ تو رایتینگ چه سطحی است
سلپیپ ۹ معادل چه سطحیه
ielts 7 7 7 7 clb chand mishe
speaking 6.5 che clb hast`,
  'tests.least': `
how low can my IELTS writing be to reach CLB 8
least speaking band for CLB 7
lowest reading mark for clb 9
کمترین رایتینگ آیلتس برای clb 8 چنده
حداقل اسپیکینگ برای clb 7
which scores does CLB 9 ask for
what do I need in IELTS for CLB 7
how many bands for clb 10
IELTS scores for CLB 8
برای CLB 9 آیلتس چند باید بگیرم
clb 7 چه نمره‌ای میخواد
واسه سطح ۸ تو آیلتس چند لازمه
baraye clb 9 ielts chand bayad begiram`,
  'tests.level': `
which language level does the skilled worker program ask for
what's the minimum IELTS I need to enter the FSW pool
lowest CLB for CEC
language requirement of skilled trades
how good must my English be for express entry
what IELTS do I need for FSW
نیروی متخصص چه سطح زبانی میخواد
با چه نمره آیلتسی میشه وارد استخر نیروی متخصص شد
حداقل زبان برای cec چقدره
برای اکسپرس انتری آیلتس چند لازمه
fsw che sathe zabani mikhad
hadaghal ielts baraye express entry`,
  'tests.valid': `
my IELTS was in March 2023, can I still use it
آیلتسم مال فروردین ۱۴۰۲ هست هنوز به کار میاد
how long before my IELTS goes stale
when is an IELTS too old
do exam results from 2023 still work
is a test of two years ago accepted
مدرک زبان سال ۲۰۲۳ هنوز کار میکنه
how long is a test result valid
how fresh must my language test be when I submit
how old may my IELTS be
my result is three years old, is it still good
when does a language test lose its validity
نتیجه زبان چند سال اعتبار داره
آیلتس تا چند سال معتبره
نتیجه زبانم تا چند سال به درد میخوره
مدرک زبان سه سال پیش هنوز قبوله
madrake ielts ta chand sal etebar dare`,
  'tests.mine': `
when does my language test expire
is my test still valid
until when does my IELTS count
my result expires on what date
اعتبار آیلتس من تا کیه
مدرک زبانم کی باطل میشه
نتیجه آزمونم هنوز معتبره
etebare ielts man ta keye`,
  'tests.article': `
what is CLB
what does NCLC mean
explain the Canadian language benchmarks
CLB چیه
سی ال بی یعنی چی
clb chie`,
  'eca.what': `
what is an ECA
do I have to get my diploma evaluated
I studied in Shiraz, must my degree be assessed
is a credential assessment necessary
do I need WES
ECA چیه
دانشگاه شیراز خوندم باید مدرکمو بدم ارزیابی
ارزیابی مدرک لازم است
باید مدرکمو وس کنم
eca chie
madrakam bayad arzyabi beshe`,
  'eca.bodies': `
who checks medical degrees for immigration
which organizations assess degrees
where can I get my degree evaluated
who assesses a doctor's degree
which body for pharmacists
is IQAS accepted
کجا مدرکم رو ارزیابی میکنن
چه سازمان‌هایی ارزیابی مدرک انجام می‌دهند
داروسازم کجا باید ارزیابی کنم
کدوم نهادها برای eca قبولن
madrakamo koja arzyabi konam`,
  'eca.time': `
how long does an ECA take
how many weeks until WES finishes my report
time for a degree assessment
when will WES be ready
ارزیابی مدرک چقدر طول میکشه
وس چند هفته طول میده
چند وقت تا جواب ارزیابی بیاد
wes chand vaght tool mikeshe`,
  'eca.valid': `
is there a time limit on a credential report
گزارش ارزیابی مدرک تاریخ انقضا داره
how long is an ECA valid
is the evaluation report from WES good forever
when does a credential assessment expire
does my WES report run out
اعتبار ارزیابی مدرک چند ساله
ایکا تا کی اعتبار داره
گزارش وس تا چند سال معتبره
eca chand sal etebar dare`,
  'eca.canadian': `
do I need an ECA for a Canadian degree
I studied in Toronto, must it be assessed
is a Canadian diploma exempt from assessment
مدرک کانادایی هم ارزیابی میخواد
کانادا درس خوندم eca لازم دارم
madrake canadayi eca mikhad`,
  'eca.two-degrees': `
what if WES counts my two degrees as one
I have two bachelor degrees, are they assessed separately
do two credentials count separately
دو تا مدرک دارم جدا حساب میشن
اگه وس دو مدرکمو یکی حساب کنه چی
do ta madrak daram joda hesab mishe`,
  'eca.sending': `
how do I send my documents to WES from Iran
how do I free my degree
does the university send the transcript itself
مدارکمو چطور برای وس بفرستم
مدرک دانشگاهم رو چطور آزاد کنم
دانشگاه باید خودش ریزنمرات رو بفرسته
madrakamo chetor azad konam`,
  'eca.translation': `
must my degree be translated
translation for WES
do they need certified translations of the diploma
مدرکم باید ترجمه بشه
برای وس ترجمه رسمی لازمه
tarjome madrak lazeme`,
  'eca.purpose': `
which kind of assessment do I order
is an assessment for study purposes good for immigration
WES for immigration or education
چه نوع ارزیابی باید سفارش بدم
ارزیابی تحصیلی با مهاجرتی فرق داره
che noe arzyabi sefaresh bedam`,
}

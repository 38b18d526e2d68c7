import type { Examples } from './examples.ts'

export const STUDY_EXAMPLES: Examples = {
  'study.needs': `
what do students need to get a permit for Canada
what does a study permit ask for
documents for a Canadian student visa
how can I study in Canada
what do I need to apply for a study permit
conditions for studying in Canada
برای مجوز تحصیل چی لازمه
مدارک ویزای دانشجویی کانادا چیه
چطور برم کانادا درس بخونم
شرایط تحصیل در کانادا چیست
baraye study permit chi lazeme
chetor beram canada dars bekhoonam`,
  'study.pal': `
do undergraduates require a PAL
who needs an attestation letter
what is a PAL
do I need a provincial attestation letter for a bachelor
letter of attestation of the province
تاییدنامه استان چیه
پال لازم دارم
برای لیسانس نامه تایید استان میخواد
pal chie
pal lazeme`,
  'study.pal.graduate': `
does a PhD applicant need the provincial letter
متقاضی دکترا نامه استان لازم داره
do I need a provincial attestation letter for a master's
PAL for PhD students
are master students exempt from the PAL
برای ارشد نامه تایید استان لازمه
دانشجوی دکترا pal میخواد
تاییدنامه برای فوق لیسانس
baraye arshad pal mikhad`,
  'study.hours': `
how many hours may a student work
how many hours per week may students have a job in Canada
can I work while studying
off campus work limit
part time job with a study permit
دانشجو چند ساعت میتونه کار کنه
دانشجو هفته‌ای چند ساعت اجازه کار داره
حین تحصیل میشه کار کرد
با مجوز تحصیل چند ساعت در هفته می‌توانم کار کنم
daneshjooha chand saat mitoonan kar konan
hine tahsil mishe kar kard`,
  'study.afterwards': `
what does the work permit after studies ask for
does my college graduate permit need an English level
can I stay and work after graduation
PGWP language level
work permit when I finish university
بعد از تحصیل میتونم بمونم کار کنم
ورک پرمیت بعد از تحصیل چه سطح زبانی میخواد
درسم تموم بشه اجازه کار میدن
شرط زبان مجوز کار پس از فارغ‌التحصیلی
bad az dars mitoonam kar konam
pgwp che sathe zabani mikhad`,
  'study.scholarship': `
are there scholarships in Canada
how do I get a scholarship at a Canadian university
funding for master students in Canada
کانادا بورسیه میده
چطور از دانشگاه‌های کانادا بورس بگیرم
boorsie canada chetorie`,
  'study.gic': `
is a GIC mandatory
do I have to buy a GIC
what is a guaranteed investment certificate
GIC اجباریه
جی آی سی لازم دارم
gic lazeme`,
  'study.sds': `
is SDS gone
is SDS still available
can I apply through the student direct stream
مسیر SDS هنوز هست
اس دی اس باز است
sds hanooz hast`,
  'study.change-school': `
may I switch to a different college
میتونم برم یه کالج دیگه
can I change my college
switching university with the same study permit
may I transfer to another school
میتونم دانشگاهمو عوض کنم
تغییر کالج با همین مجوز میشه
mishe daneshgahamo avaz konam`,
  'study.co-op': `
do I need a co-op work permit
internship permit for students
برای کواپ مجوز کار جدا لازمه
کارآموزی دانشجو مجوز میخواد
coop mojavez mikhad`,
  'study.language': `
which IELTS do universities want
language level for admission to a Canadian master
is IELTS 6.5 asked for a degree
what english score for college admission
برای پذیرش دانشگاه کانادا آیلتس چند میخوان
آیلتس چند برای ارشد لازمه
کالج چه نمره زبانی میخواد
baraye paziresh ielts chand mikhan`,
  'china.language': `
is English enough to study in China
can I study in China without Chinese
can I get a degree in china without speaking chinese
are there English-taught programs in China
is Mandarin necessary to study in China
بدون زبان چینی میشه تو چین درس خوند
بدون چینی بلد بودن میشه رفت چین درس خوند
رشته‌های انگلیسی در چین هست
برای تحصیل چین زبان چینی لازمه
bedoone chini mishe chin dars khoond`,
  'china.language-proof': `
which English test for China
do Chinese universities ask for IELTS
proof of English for a program in China
برای چین آیلتس لازمه
دانشگاه‌های چین مدرک زبان انگلیسی میخوان
baraye chin ielts mikhad`,
  'china.scholarship': `
monthly allowance for a CSC master
حقوق ماهانه بورس ارشد چین
بورس csc به دانشجوی دکترا ماهی چند میده
سقف سنی بورسیه دکترای چین
when does the CSC application window open
from when can one register for the Chinese scholarship
ثبت نام بورسیه دولت چین از کی شروع میشه
how does the Chinese scholarship work
stipend of csc scholarship for doctorate
how much does the CSC pay a master student
when do I apply for the Chinese government scholarship
age limit for the Chinese scholarship
does the scholarship cover the dormitory
بورسیه چین چطوریه
کمک هزینه ماهانه بورسیه دکترای چین چنده
بورس دولت چین چقدر پول میده
کی باید برای بورسیه چین اقدام کنم
شرط سنی بورسیه چین چیه
بورسیه چین خوابگاه هم میده
boorsie chin cheghad mide
bors chin key bayad eghdam kard`,
  'china.visa': `
which visa do I need for China
X1 or X2 visa
JW202 form for students
برای تحصیل در چین چه ویزایی لازمه
ویزای X1 چیه
vizaye daneshjooyi chin chie`,
  'china.medicine': `
how long is medical school in China
length of medical studies in China
how does medicine in China work
can I study medicine in China in English
MBBS in China how many years
پزشکی در چین چطوره
پزشکی چین چند سال است
میشه تو چین به انگلیسی پزشکی خوند
pezeshki chin chand sale`,
  'china.insurance': `
what does insurance in China cost
health insurance for students in China
بیمه دانشجویی چین چقدره
بیمه تو چین سالی چند است
bime chin chande`,
  'china.csca': `
what is the CSCA
do I need the CSCA exam
CSCA subjects
آزمون csca چیه
csca چه درس‌هایی دارد
csca chie`,
  'china.work': `
can I work while studying in China
part-time job for students in China
تو چین میشه کار دانشجویی کرد
دانشجو در چین اجازه کار دارد
chin mishe kar daneshjooyi kard`,
  'china.level': `
HSK needed for a Chinese taught degree
برای رشته چینی زبان hsk چند میخوان
which HSK level for a degree in Chinese
HSK for bachelor
what Chinese level do universities want
برای لیسانس به چینی HSK چند لازمه
چه سطحی از چینی برای دانشگاه میخوان
hsk chand lazeme`,
  'china.length': `
how many years is a bachelor in China
how long does a master in China take
length of a PhD in China
لیسانس در چین چند ساله
ارشد چین چند سال طول میکشه
lisans chin chand sale`,
  'china.course': `
language course in China
one year Chinese course, which visa
how long can I learn Chinese in China
دوره زبان چینی چطوریه
یک سال دوره زبان تو چین چه ویزایی میخواد
dore zaban chini chetorie`,
}

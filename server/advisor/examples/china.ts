import type { Examples } from './examples.ts'

export const CHINA_EXAMPLES: Examples = {
  'china.documents': `
Which documents does a Chinese university ask for
what documents do Chinese universities require
برای دانشگاه چین چه مدارکی باید بفرستم
مدارک لازم دانشگاه های چین
what do I send a Chinese university for a master's
do I need recommendation letters for China
is a supervisor's consent needed for a PhD in China
papers for a bachelor's in Beijing
واسه ارشد چین چیا باید بفرستم
توصیه نامه واسه چین لازمه
دکترا چین استاد باید موافقت کنه
madarek vase daneshgah chin
which documents does a Chinese university want
documents for a master's in China
how many recommendation letters for China
do I need a study plan for a Chinese university
what papers do I send for a PhD in China
research proposal for a doctorate in China
دانشگاه چین چه مدارکی میخواد
مدارک لازم برای ارشد چین
چند تا توصیه نامه برای چین لازمه
برای دکترای چین پروپوزال لازمه
برای لیسانس چین چه مدرکی بفرستم
madarek lazem baraye arshad chin`,
  'china.age': `
I'm 38, can I still do a master's in China
too old for a bachelor's in China at 27?
up to which age do Chinese universities take people
age for China without scholarship
۳۸ سالمه ارشد چین میشه برم
شرط سنی دانشگاه‌های چین
۲۷ سالمه لیسانس چین دیره
ta chand salegi chin ghabool mikone
is there an age limit for China
what is the maximum age to study in China
am I too old to study in China
I am 30, can I do a bachelor's in China
age limit for a master's in China
how old can students in China be
محدودیت سنی تحصیل در چین
تا چه سنی میشه چین درس خوند
۴۱ سالمه دکترای چین میشه
سقف سنی برای دانشگاه چین
شرط سن برای ارشد چین چنده
shart senni chin chie`,
  'china.hsk-valid': `
How long is an HSK result valid
how many years is an HSK test result valid
نتیجه hsk تا چند سال معتبره
my HSK 4 is from 2024, still good
what's the new HSK with nine levels
does an old HSK certificate count after the change
expiry of HSK
hsk چند سال اعتبار داره
hsk جدید نه سطحی چیه
مدرک hsk قدیمم قبوله هنوز
hsk chand sal etebar dare
how long is an HSK certificate valid
does my HSK expire
validity of HSK
is HSK valid for two years
new HSK scale with nine levels
is my old HSK 5 still accepted
اعتبار مدرک HSK چقدره
مدرک اچ اس کی چند سال اعتبار دارد
مقیاس جدید HSK چیست
hsk قدیم هنوز معتبره
hsk jadid chand sath dare`,
  'china.other-scholarships': `
if CSC refuses me is there another scholarship
do Chinese cities give scholarships
scholarship for a Chinese language year
partial scholarship of a university in China
غیر از csc چه بورسی تو چین هست
واسه دوره زبان چین بورس میدن
بورسیه شهر شانگهای چطوریه
joz csc boorse dige hast chin
other scholarships in China apart from CSC
are there university scholarships in China
which scholarships besides the Chinese government scholarship
does a Chinese province give scholarships
is there a partial scholarship in China
scholarship for learning Chinese in China
به جز بورسیه دولت چین چه بورسیه‌ای هست
بورسیه دانشگاه های چین چیه
بورسیه استانی تو چین هست
بورس برای یادگیری زبان چینی
غیر از بورس دولتی چین چی هست
boorsie daneshgah chin joz csc`,
  'china.medicine.licence': `
can I work as a doctor in Iran with an MBBS from China
is a Chinese medical degree recognised
will I have to pass an exam at home after China
where can I practise after MBBS in China
مدرک پزشکی چین تو ایران قبوله
بعد پزشکی چین باید امتحان بدم
با پزشکی چین کجا میشه کار کرد
pezeshki chin motabare
is a medical degree from China accepted
will my Chinese MBBS be recognised
can I practise medicine with a degree from China
is medicine in China recognized in Iran
do I need an exam after studying medicine in China
مدرک پزشکی چین قبوله
پزشکی چین مورد تایید وزارت بهداشته
با مدرک پزشکی چین میشه طبابت کرد
بعد از پزشکی چین آزمون لازم است
madrak pezeshki chin ghaboole`,
  'china.medicine.requirements': `
marks needed in biology and chemistry for medicine in China
30 years old, medicine in China still possible?
is the internship included in the six years of medicine in China
when does medical school in China start
شرط سنی پزشکی چین
معدل زیست و شیمی چند باشه واسه پزشکی چین
کارورزی هم جزو شش سال پزشکی چینه
mbbs chin che moadeli mikhad
age limit for medicine in China
requirements for MBBS in China
which subjects do I need for medicine in China
what grades for medicine in China
is an internship part of medicine in China
when does MBBS in China begin
شرایط پزشکی در چین
برای پزشکی چین چه درس‌هایی لازمه
شرط معدل پزشکی چین
پزشکی چین از چه ماهی شروع میشه
حداکثر سن برای پزشکی چین
sharayet pezeshki chin chie`,
  'china.scholarship.types': `
what is type A and type B of the scholarship
does the embassy or the university handle the chinese scholarship
bilateral scholarship China, through whom
can I apply for CSC directly at the university
بورسیه نوع A و B چین فرقش چیه
واسه بورس چین از سفارت اقدام کنم یا دانشگاه
درخواست بورس دولت چین را به کجا باید داد
csc ro az safarat eghdam konam ya daneshgah
difference between CSC type A and type B
is type B through the university
do I apply for the Chinese scholarship at the embassy
CSC through embassy or university
فرق نوع A و B بورسیه دولت چین
بورسیه نوع B یعنی چی
برای CSC باید برم سفارت
بورس چین رو از کجا اقدام کنم سفارت یا دانشگاه
csc noe a ya b`,
  'china.visa.kinds': `
a six month exchange in China, X1 or X2
which form do scholarship holders need, JW201 or JW202
what's the difference between the X visas
does an X2 need a residence permit
فرق ویزای x1 و x2
jw201 مال کیه jw202 مال کی
تبادل شش ماهه تو چین چه ویزایی داره
x2 chand bar vorood dare
what is the difference between X1 and X2
X1 or X2 for a semester in China
is JW202 for self funded students
JW201 or JW202 for a scholarship student
how many entries does an X2 visa have
what is the X2 visa
فرق X1 با X2 چیه
ویزای X2 چند روزه است
فرم JW202 برای کیه
فرم JW201 مال دانشجوهای بورسیه است
farghe x1 va x2 chie`,
  'china.csca.details': `
how long is the CSCA paper
how is the CSCA marked
number of questions in the CSCA
highest mark in CSCA mathematics
مدت آزمون csca چقده
csca از چند نمره‌ست
تعداد سوالات آزمون CSCA
csca chand ta soal dare
how many minutes is the CSCA
how many questions does the CSCA have
how is CSCA graded
what is the highest score in the CSCA
duration of the CSCA exam
آزمون CSCA چند دقیقه است
csca چند تا سوال داره
نمره csca از چنده
زمان آزمون csca چقدره
csca chand daghighe tool mikeshe`,
}

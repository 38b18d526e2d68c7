import type { Examples } from '../examples.ts'

export const STUDIES_2: Examples = {
  'china.language': `
I don't know a word of Mandarin, is China still an option for my master's
does my son have to learn Chinese before going to Beijing for university
can one do engineering in Shanghai in English
afraid of the characters, are there degrees for people who only speak English
are bachelor programs in English common in China
only English, no Chinese: which way is there to study in China
will I manage at a Chinese university with English alone
is it compulsory to learn Chinese first
my English is good, Chinese zero. possible to study there?
how much of the teaching in China is in English
یه کلمه هم چینی بلد نیستم، واسه ارشد چین میشه رفت
پسرم قبل رفتن به پکن باید چینی یاد بگیره
مهندسی تو شانگهای به انگلیسی هست
از خط چینی میترسم، رشته انگلیسی دارن
لیسانس انگلیسی‌زبان تو چین زیاده؟
فقط انگلیسی بلدم، تو چین جا دارم واسه درس
تحصیل در چین به زبان انگلیسی امکان‌پذیر است
با انگلیسی تنها تو دانشگاه چین کارم راه میفته
حتما باید اول چینی یاد بگیرم بعد برم
چینی صفرم انگلیسیم خوبه، چین بهم پذیرش میدن
دوره‌های دکترای انگلیسی‌زبان در دانشگاه‌های چین
chini balad nistam mishe beram chin
reshte englisi too chin hast
hatman bayad chini yad begiram`,
  'china.language-proof': `
what do they take as proof of English in China if I went to an English school
English-taught PhD in Nanjing, language paper?
مدرک زبان واسه لیسانس انگلیسی تو نانجینگ چی باید باشه
for an English-taught master's in Wuhan, what certificate of English is wanted
is TOEFL accepted by universities in China
I studied in an English school, do Chinese universities want IELTS anyway
how do I prove my English to a university in China
which band for a doctorate in China
do they accept Duolingo in China
English certificate for China: required or not
TOEFL score for a bachelor in China
no IELTS, can I still be admitted to an English program in Guangzhou
واسه ارشد انگلیسی ووهان چه مدرک زبانی میخوان
تافل رو دانشگاه‌های چین قبول دارن
مدرسه بین‌المللی انگلیسی خوندم، بازم آیلتس میخوان تو چین
زبان انگلیسیمو چجوری به دانشگاه چین ثابت کنم
دکترا تو چین آیلتس چند میخواد
حداقل نمره تافل برای کارشناسی چین
بدون آیلتس پذیرش چین میشه گرفت
مدرک زبان انگلیسی برای رشته‌های انگلیسی‌زبان چین الزامی است
vase arshade chin ielts chand mikhan
toefl too chin ghaboole
bedoone ielts daneshgah chin mishe`,
  'china.level': `
my Chinese is HSK 3, is that enough for a bachelor's in Chinese
how much Chinese for a history degree at Peking University
Tsinghua, Chinese-taught, which level of HSK
is HSK 4 with 190 points sufficient
for a Chinese taught master's, is level five a must
does the new nine-level HSK change what universities want
how many points in HSK 4 count as passed
want to study literature in Chinese, level?
do I need HSK 6 for a doctorate in Chinese
minimum HSK
hsk سه دارم، واسه لیسانس چینی بسه
واسه رشته تاریخ دانشگاه پکن چینی چقد لازمه
چینهوا به زبان چینی hsk چند میخواد
hsk 4 با ۱۹۰ نمره کافیه
ارشد چینی‌زبان حتما hsk 5 میخواد
سطح زبان چینی لازم برای پذیرش کارشناسی چیست
نمره قبولی hsk 4 از ۳۰۰ چنده
علوم انسانی به چینی چه سطحی میخواد
اچ اس کا چند بگیرم واسه دانشگاه
حداقل سطح HSK برای دورهٔ دکترای چینی‌زبان
hsk 3 kafie vase lisans
vase arshade chini zaban hsk chand
hsk 4 ba 190 ghaboole`,
  'china.scholarship': `
is tuition free with the CSC or only reduced
turning 35 this winter, does the CSC still take me for a master
دانشجوی دکترا از بورس دولت چین ماهی چند یوان میگیره
مهلت ثبت نام بورس چین تا چه ماهیه
my parents can't pay, would the Chinese state cover my studies
I'm 36, too old for a CSC master's?
is the room included when the Chinese government funds me
how much pocket money does a scholarship student in Beijing get
it's November now, when does the window for CSC open
do bachelor students get a monthly amount as well from China
26 and wanting a bachelor's with scholarship in China, allowed?
does CSC pay health insurance
full funding in China, how does it go
which age is the limit for a funded PhD in China
پول نداریم، دولت چین خرج تحصیلمو میده
۳۶ سالمه، واسه بورس ارشد چین دیره
خوابگاه هم تو بورسیه چین هست
دانشجوی بورسیه تو پکن ماهی چقد پول تو جیبی میگیره
الان آبانه، بورس csc از کی باز میشه
لیسانس هم ماهیانه میگیره از بورس چین
شرایط و مزایای بورسیه دولت چین را بفرمایید
بیمه رو هم csc میده
فول فاند چین چجوریه
سقف سن بورسیه دکتری چین چند سال است
۲۶ سالمه لیسانس با بورسیه چین میشه
boorse chin khabgah ham mide
36 salame boorse arshad chin mishe
csc key baz mishe`,
  'china.visa': `
my bachelor in Hangzhou takes four years, what kind of visa is that
do I need a medical check before I get the Chinese visa
which papers besides the admission notice does the Chinese embassy want
واسه لیسانس چهارساله چین ویزای چی میدن
جز نامه پذیرش چی واسه ویزای چین لازمه
bad az resedan be chin chand rooz vaght daram eghamat begiram
I got the admission notice from Zhejiang University, which visa do I ask the embassy for
is the JW form needed for self-funded people
four years in China, one visa or a residence permit
must I see a doctor for the Chinese student visa
after landing in China, how many days to register for residence
papers for the student visa of China
do I apply for a residence permit after arrival
پذیرش ججیانگ گرفتم، از سفارت چه ویزایی بخوام
فرم jw واسه هزینه شخصیا هم لازمه
چهار سال چین میمونم، ویزا یا اقامت
معاینه پزشکی واسه ویزای تحصیلی چین میخواد
رسیدم چین چند روز وقت دارم اقامت بگیرم
مدارک لازم برای ویزای دانشجویی چین
نوع ویزای تحصیل بلندمدت در چین چیست
vizaye x1 ya x2 vase lisans
form jw202 chie
madarek vizaye tahsili chin`,
  'china.medicine': `
how many years must my son plan for if he studies to be a doctor in China in English
can any Chinese university teach medicine to foreigners in English
do I have to learn Chinese at some point of medical school there
someone offers me a place for MBBS at a small university, must it be on a list
medical school in China without Chinese, is that realistic
واسه دکتر شدن تو چین باید چند سال درس بخونم
هر دانشگاهی تو چین میتونه پزشکی انگلیسی درس بده
وسط پزشکی باید چینی یاد بگیرم؟
دوره پزشکی انگلیسی‌زبان در چین چند سال است و چه شرطی دارد
مشاور تلگرامی میگه پزشکی چین پنج ساله‌ست درسته
pezeshki chin bedoone chini mishe
doktori too chin chand sal tool mikeshe
my son has biology and wants to become a doctor, is China possible in English
will patients understand me if I study medicine in English in China
which Chinese universities may teach MBBS in English
is HSK asked before the clinical years
medicine in Chengdu, how does it work
پسرم تجربی خونده میخواد دکتر شه، چین به انگلیسی میشه
مریضای چینی انگلیسی نمیفهمن، پزشکی چطوری میشه
کدوم دانشگاهای چین اجازه پزشکی انگلیسی دارن
قبل دوره بالینی hsk میخوان
شرایط تحصیل پزشکی در چین چگونه است
دندون یا پزشکی تو چین چجوریه
pezeshki chin be englisi chetorie`,
  'china.insurance': `
if I fall ill in Beijing, who pays, is there an insurance for students
is health insurance a must at Chinese universities
how many yuan for the student insurance
does the yearly insurance in China cost much
can I skip the insurance in China if I have my own
price of cover for a year in China
insurance fee for foreign students in Shanghai
do I pay insurance each year of my degree in China
بیمه تو دانشگاه‌های چین اجباریه
بیمه دانشجو چند یوانه
هر سال باید پول بیمه بدم تو چین
بیمه خودمو دارم، تو چین بازم باید بخرم
هزینه بیمه درمانی دانشجویان خارجی در چین
بیمه شانگهای واسه دانشجو سالی چقد درمیاد
بیمه چین گرونه؟
حق بیمه سالانه دانشجویی در چین چقدر است
bime too chin ejbarie
bime daneshjooyi chand yuane
har sal bime chin bayad bedam`,
  'china.csca': `
my daughter applies for a funded bachelor in China, is there an entrance exam
is chemistry part of that Chinese test
شیمی هم جزو آزمون csca هست یا بستگی به رشته داره
دخترم بورس لیسانس چین میخواد، امتحان ورودی داره
do I need to sit that new Chinese entrance exam for a bachelor's
is there physics in the Chinese scholastic test
can I write the CSCA in English
self-funded bachelor in China, do they want CSCA from me
which subjects for computer science in the CSCA
is CSCA only for scholarship people
the new exam for China since 2026, what is it
آزمون جدید ورودی دانشگاه چین واسه لیسانس چیه
فیزیک هم تو csca هست
csca رو به انگلیسی میشه داد
با هزینه شخصی برم هم csca میخوان
واسه کامپیوتر چه درسایی تو csca لازمه
فقط بورسیه‌ایا باید csca بدن
آزمون سنجش توانایی تحصیلی چین شامل چه موادی است
کنکور چین واسه خارجیا چطوریه
ریاضی تو csca اجباریه
csca be englisi mishe dad
csca faghat vase boorsieie
azmoone jadide chin chie`,
  'china.work': `
can a scholarship holder in China take a side job
دانشجوی بورسیه تو چین اجازه کار پاره وقت داره
could I earn something by teaching English beside my studies in Beijing
may my daughter take an internship in China
is working allowed on an X1 visa
do I need permission of the university for a job in China
student job Shanghai legal?
what if I work in China without the note on the residence permit
internship in China for master students, permitted?
how does one get permission for side work as a student in China
کنار درس تو پکن انگلیسی درس بدم پول دربیارم مجازه
دخترم تو چین کارآموزی میتونه بره
با ویزای x1 میشه کار کرد
واسه کار تو چین اجازه دانشگاه میخواد
اشتغال دانشجویان خارجی در چین قانونی است
کار پاره‌وقت تو شانگهای واسه دانشجو
چین اجازه کار به دانشجو میده یا نه
مجوز کار دانشجویی چین رو چجوری میگیرن
ba vizaye x1 kar mishe kard
kenare dars too chin kar konam
chin ejaze kar be daneshjoo mide`,
  'china.length': `
if my daughter starts a bachelor's in Nanjing at 18, how old will she be at the end
number of years for a PhD in Shanghai
is a Chinese master's two or three years
does a degree in China take longer than in Iran
how much of my life does a doctorate in China cost me
architecture in China, four or five years
total duration of bachelor plus master in China
years of study China engineering
can a master's there be finished in two years
دخترم ۱۸ سالگی لیسانس نانجینگ رو شروع کنه کی تموم میشه، چند ساله
دکترا تو شانگهای چند سال میبره
ارشد چین دوساله‌ست یا سه‌ساله
مدرک گرفتن تو چین بیشتر از ایران طول میکشه
معماری تو چین چهار ساله یا پنج ساله
طول دوره کارشناسی در چین چند سال است
لیسانس و ارشد روهم تو چین چند سال میشه
مهندسی چین چن ساله
ارشد رو دو ساله میشه تو چین تموم کرد
مدت تحصیل دکتری در دانشگاه‌های چین
doktora chin chand sale
arshad chin 2 sale ya 3 sale
mohandesi chin chand sal tool mikeshe`,
  'china.course': `
I'd love to learn Mandarin in Beijing for half a year, what do I need
is there an age limit for a language year in China
at 55 can I still take a Chinese course in China
short summer course of Chinese, which visa
do beginners without HSK get into a language course
only the language, no degree, in China
when do language semesters start in China
language year before my degree, residence permit needed?
my mother is 61 and wants a Chinese course
how long are Chinese courses for foreigners
میخوام نیم سال پکن چینی یاد بگیرم، چی لازمه
دوره زبان چینی محدودیت سنی داره
۵۵ سالمه دوره زبان چین میشه برم
دوره تابستونی چینی چه ویزایی میخواد
بدون hsk کلاس زبان چین راه میدن
فقط زبان میخوام بخونم نه مدرک، تو چین
ترم زبان تو چین از کی شروع میشه
سال زبان قبل لیسانس اقامت میخواد
شرایط شرکت در دورهٔ زبان چینی در چین
یه ترم زبان چینی چه ویزایی داره
dore zaban chin sharte seni dare
ye sal zaban chini bekhoonam che vizayi
faghat zaban mikham bekhoonam too chin`,
}

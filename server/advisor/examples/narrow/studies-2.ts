import type { Examples } from '../examples.ts'

export const STUDIES_2: Examples = {
  'study.genuine': `
I'm 38, a civil engineer, and want a diploma in baking. Will the officer believe me?
My sister is single, 22, with no property in Iran. How does she show she'd go back
and the officer, what does he care about
is a second master's in another field suspicious for a student visa
what should the study plan make clear so they trust I'm a real student
someone told me married people with kids at home get the student visa easier, do ties count
does the chosen course have to match my job
I've worked ten years as an accountant, how do I explain to immigration why I study now
My wife and kids would come along to Canada, do I still have to show the intention to return for my study permit
do they doubt you if you go from a master's down to a college diploma
what makes an officer think somebody isn't a genuine student
how is my student application judged besides money and admission
سی و هشت سالمه مهندس عمرانم میخوام دیپلم شیرینی‌پزی بخونم افسر باور میکنه؟
خواهرم مجرده ۲۲ ساله ملکی تو ایران نداره چطور نشون بده برمیگرده
و افسر، به چی اهمیت میده
ارشد دوم تو یه رشته دیگه واسه ویزای تحصیلی مشکوکه؟
تو برنامه تحصیلیم چی بنویسم که بفهمن واقعا دانشجوام
ده سال حسابدار بودم، چجوری توضیح بدم که چرا الان میخوام درس بخونم
آیا قصد بازگشت به کشور برای مجوز تحصیل سنجیده می‌شود؟
میگن متاهلا راحت‌تر ویزای دانشجویی میگیرن، وابستگی به ایران مهمه؟
از ارشد برم کالج دیپلم بخونم شک میکنن بهم
پرستارم و پذیرش مدیریت گرفتم، رشته‌م باید به شغلم بخوره واسه افسر ویزا؟
افسر از کجا میفهمه دانشجوی واقعی نیستی
officer baraye visa tahsili be chi negah mikone
bayad sabet konam ke baad az dars bar migardam?
reshtam be shoghlam rabt nadare officer gir mide`,
  'china.documents': `
I'm finishing my bachelor's in Shiraz and want a master's in Wuhan. What papers do I collect?
My daughter has her diploma and dreams of Shanghai, what must she send the university
and the recommendation letters, how many for China
for a PhD in Beijing do I need a professor who agrees first
is a study plan asked for by Chinese universities
we live in Kabul, my son applies for a bachelor's in Guangzhou: which certificates
does a Chinese university want a medical check from me
I'm 27 with a physics degree from Tabriz, applying to Zhejiang University: list of papers?
someone said China wants a research proposal for the doctorate
without recommendation letters can I get into a Chinese master's
what do I have to prepare to apply at a uni in Chengdu
is the school leaving certificate enough for undergraduate studies in China
دارم لیسانسمو تو شیراز تموم میکنم میخوام ارشد ووهان، چه مدارکی جمع کنم
دخترم دیپلم داره آرزوش شانگهایه، واسه دانشگاه چی باید بفرسته
و توصیه‌نامه، واسه چین چندتا؟
دکترای پکن اول باید استاد راهنما قبول کنه؟
دانشگاه‌های چین برنامهٔ تحصیلی (study plan) مطالبه می‌کنند؟
کابلیم پسرم واسه لیسانس گوانگژو اقدام میکنه کدوم مدارک لازمه
دانشگاه چین چکاپ پزشکی هم ازم میخواد
میگن واسه دکترای چین پروپوزال لازمه
بدون ریکامندیشن میشه ارشد چین گرفت
واسه اپلای دانشگاه چنگدو چی آماده کنم
۲۷ سالمه لیسانس فیزیک تبریز، واسه ارشد چین چه مدارکی باید بدم
baraye arshad chin che madareki lazeme
tosie name baraye daneshgah chin chandta
phd chin proposal mikhad?`,
  'china.hsk-valid': `
I sat HSK 5 in Tehran in spring 2024 and apply for autumn 2026. Does it still hold?
My sister passed HSK 4 three years ago, must she take it again
and the HSK paper, how long is that good for
the exam changed to nine bands, is my old six-band result worthless
when does an HSK certificate run out
I'm a tour guide with HSK from 2022, too late to use it?
does the new HSK replace the former levels
is the HSK valid two years or forever
Admission in Xi'an moved to next year, so what's the expiry of my HSK from last June
we learned Chinese at a Confucius institute and tested in January, until when can we use the HSK
someone told me HSK never expires
results from the earlier HSK scale, still accepted
بهار ۲۰۲۴ تهران HSK 5 دادم واسه پاییز ۲۰۲۶ اقدام میکنم هنوز خوبه؟
خواهرم سه سال پیش اچ‌اس‌کی ۴ قبول شد، دوباره باید بده
و مدرک hsk، تا کی اعتبار داره
امتحان نه سطحی شده، نتیجه شش سطحی قدیمم بی‌ارزشه؟
راهنمای تورم و hsk مال ۲۰۲۲ دارم، دیر شده واسه استفاده؟
تاریخ انقضای گواهی HSK چه زمانی است؟
میگن اچ اس کی هیچوقت باطل نمیشه
دی ماه تو موسسه کنفوسیوس hsk دادیم تا کی میشه استفاده‌ش کرد
مقیاس قبلی hsk هنوز قبوله
hsk جدید جای سطح‌های قبلی رو گرفته؟
پذیرشم افتاد سال بعد، اعتبار hsk خرداد پارسالم دو ساله‌ست یا دائمی
madrake hsk ta chand sal etebar dare
hsk ghadimim hanooz ghaboole?
hsk jadid 9 sathie natije ghabli batele?`,
  'china.other-scholarships': `
I'm 23, in Isfahan, and CSC turned me down this spring. Which other scholarships does China have for someone like me
my cousin in Wuhan says the city itself pays part of her tuition, is there such a city scholarship
We can't afford the full tuition in Hangzhou and I missed the CSC date, so what else could pay for it?
and besides the government one, which grants do the Chinese universities give themselves
someone told me about a Silk Road scholarship, is that apart from the Chinese government one
I only want to learn Mandarin for a year, I'm a translator of 29. Is there a scholarship for language study and not for a degree
provincial scholarships in China, do those exist
not CSC, anything else?
do companies in China fund foreign students, like an enterprise scholarship
my daughter already has an admission from a university in Chengdu but no CSC; could the university waive a part of her tuition with its own scholarship
is CSC the only scholarship in China or are there others as well
the teachers scholarship for Chinese language, what is that one
۲۴ سالمه و شیراز زندگی میکنم بورس csc رد شدم بورسیه دیگه ای هم تو چین هست
خواهرم پارسال بدون CSC رفت و می‌گوید استان بخشی از شهریه‌اش را داده؛ بورسیهٔ استانی در چین وجود دارد؟
پدرم بازنشسته ست و شهریه کامل رو نمیتونیم بدیم به جز بورس دولت چین چی هست
بورسیه راه ابریشم چین چیه با سی اس سی فرق داره؟
خود دانشگاه های چین هم بورس میدن یا فقط دولت
و غیر از سی اس سی، بورسیه‌های دیگر چین کدام‌اند
من مترجمم میخوام یه سال فقط زبان چینی بخونم بورسی واسه دوره زبان هست
یکی میگفت شرکتهای چینی هم بورسیه میدن راسته
مهلت CSC را از دست داده‌ام؛ چه بورسیه‌های دیگری در چین باقی می‌ماند؟
بورس شهری چین
بورس معلمان زبان چینی بین المللی واسه کیه
az csc rad shodam 22 salame, che boorse digeyi to chin hast
boorsiye ostani ya shahri ham to chin midan?
baraye yek sal zabane chini boorsi gheyr az csc hast`,
  'china.scholarship.types': `
I'm in Tehran with a finished bachelor's and keep reading about CSC type A. Is that the embassy one
my supervisor in Nanjing says apply type B through them, what does type B mean for the Chinese scholarship
is it true that type A goes through the embassy and type B through the university
We sent nothing to the embassy yet, only to the university in Harbin. Is that then a type B scholarship?
and the other type, the B one of CSC, who handles it
do type A and B of the Chinese Government Scholarship close on the same date
bilateral program or Chinese university program, which CSC type is which
I'm 26, a mechanical engineer in Mashhad; a friend got CSC through the embassy while another one got it through Zhejiang University. How do these two kinds differ
type A or type B, who do I hand my CSC application to
can CSC be applied for without going through the embassy at all
not sure whether my csc belongs to type a or b, the university nominated me itself
CSC type B, through whom?
۲۵ سالمه از تبریز ارشد چین میخوام بورس csc نوع a رو باید از سفارت گرفت؟
استادم تو پکن گفته تایپ بی اقدام کن تایپ بی بورس چین یعنی چی
نوع A بورسیهٔ دولت چین از طریق چه نهادی انجام می‌شود؟
هنوز سفارت چین نرفتم فقط به دانشگاه ایمیل زدم، این میشه بورس نوع b؟
فرق تایپ آ و تایپ بی سی اس سی
مهلت بورس نوع A و نوع B دولت چین یکی است؟
دوستم از راه سفارت بورس گرفت یکی دیگه از خود دانشگاه، این دو مدل csc چه فرقی دارن
و نوع b بورسیه چین رو کی بررسی میکنه
میگن واسه سی اس سی حتما باید سفارت اقدام کرد یا از خود دانشگاهم میشه
بدون سفارت هم می‌شود برای بورسیهٔ دولت چین از طریق دانشگاه اقدام کرد؟
نوع a سی‌اس‌سی چیه
type a csc baraye safarate, type b chi?
lisansam tamoom shode mikham csc eghdam konam, type a ya b farghesh chie
boors dolat chin az safarat bashe ya az khode daneshgah, kodoom type mishe`,
  'china.visa.kinds': `
I'm going to Shanghai for one semester only, about five months. Is that the X2 visa
my language course in Xi'an runs a whole year, so X1 or X2?
We got a JW202 from the university although I was hoping for a scholarship, what is the JW202 for
and the X1, within how many days do I have to get the residence permit after landing
does the X2 let me leave China and come back or is it single entry
I'm 20, self-funded, from Karaj and waiting for my papers. Will I be given JW201 or JW202
someone said X2 students don't need a residence permit, true?
from how many days on is it X1 instead of X2
an exchange student from Tehran for four months, kind of visa for China
JW201 vs JW202
my sister holds a CSC scholarship and her form says JW201 while mine from a city scholarship says JW202, why the difference
what happens if my Chinese studies are longer than 180 days, is X2 still the right visa
یه ترم میرم شانگهای پنج ماهه ویزام x2 میشه؟
دوره زبانم تو پکن یک ساله است، ویزای X1 می‌گیرم یا X2؟
۲۰ سالمه با هزینه شخصی میرم چین jw201 میدن یا jw202
و با x1 تا چند روز بعد رسیدن باید اقامت گرفت
ویزای x2 چین یه بار ورود داره یا چند بار
خواهرم بورسیه دولتیه فرمش jw201 هست مال من jw202 فرقشون چیه
از چند روز به بالا ویزای ایکس وان می‌دهند؟
ایکس دو اجازه اقامت نمیخواد؟
دانشگاه واسم فرم jw202 فرستاده این فرم مال چه دانشجوییه
دانشجوی تبادلی هستم و چهار ماه در چین می‌مانم؛ کدام نوع ویزای تحصیلی به من می‌خورد؟
x1 یا x2 واسه کورس شش ماه و نیمه
ye term miram chin x1 mishe ya x2
jw202 male daneshjooye shakhsie ya boorsie
ba vizaye x1 ta chand rooz bayad eghamate chin begiram`,
  'china.csca.details': `
My son is 17 and sits the CSCA in maths and physics next winter. How long does each paper last
how many questions will I get in the chemistry paper of the CSCA
I'm slow at reading, so is 60 minutes right for a CSCA science paper?
and the Chinese paper of the CSCA, how much time for that one
out of how many marks is every subject in the CSCA
someone told me the CSCA has 48 questions, is that for every subject
I got 71 in CSCA maths, what is the full mark
we live in Rasht and my daughter prepares alone for the CSCA; she wants to know the number of questions and the minutes
is the CSCA Chinese language paper longer than the science ones
can the CSCA science subjects be written in English and are they also an hour
CSCA duration?
how is csca scored, percent or points
پسرم ۱۷ سالشه ریاضی و فیزیک csca میده هر درس چند دقیقه ست
در آزمون شیمی CSCA چند سؤال می‌آید؟
و بخش زبان چینی سی اس سی ای چقدر وقت داره
نمره کامل هر درس csca چنده من ۷۱ شدم
دخترم تو رشت تنها واسه csca میخونه میخواد بدونه هر آزمون چند تا سوال داره
میگن csca ۴۸ تا سواله واسه همه درساس؟
زمان آزمون CSCA برای درس‌های علوم به انگلیسی چقدر است؟
آزمون چینی csca از بقیه طولانی تره؟
نمره دهی سی‌اس‌سی‌ای چجوریه از صده؟
کند میخونم واسه هر درس csca یک ساعت وقت میدن یا بیشتر
csca چند دقیقه
csca riazi chand daghighast
nomreye har darse csca az chande
pesaram csca mide, bakhshe chini chand ta soal dare`,
  'china.medicine.licence': `
My daughter is 18 and has an offer for MBBS in Wuhan. Will she be allowed to practise in Iran afterwards
I want to end up as a doctor in Germany, is a Chinese medical degree any good for that
is it true that you have to sit an exam at home before working with an MBBS from China
we heard the ministry in Tehran has a list of recognised universities, does my Chinese medical school have to be on it
and after finishing, can one work as a physician with the degree from China
which universities in China have a medical degree that counts in my country
I'm a nurse of 24 thinking of MBBS in China but worried the degree is worthless later
what happens if the medical school in China isn't on the recognised list
Chinese MBBS, valid in Canada?
would I get a licence to practise medicine straight away after six years in China
my brother did his medicine in Guangzhou and now in Oman they want an examination from him, is that normal
a dentist with a Chinese diploma, may he work at home
دخترم ۱۸ سالشه از ووهان پذیرش پزشکی داره بعدش میتونه تو ایران طبابت کنه
میخوام آخرش برم آلمان دکتر بشم مدرک پزشکی چین اونجا اعتبار داره
آیا برای کار با مدرک MBBS چین باید در کشور خودم آزمون بدهم؟
و بعد از تموم شدنش با مدرک پزشکی چین مجوز مطب میدن؟
از کجا بفهمم دانشگاه پزشکی چین مورد تایید وزارت بهداشته
پرستارم ۲۴ سالمه میترسم پزشکی چین بخونم مدرکش به درد نخوره
اگر دانشگاه علوم پزشکی چین در فهرست تأییدشده نباشد چه می‌شود؟
مدرک mbbs چین تو کانادا قبوله؟
داداشم تو گوانگجو پزشکی خونده عمان میگه باید امتحان بدی همه جا همینه؟
پروانهٔ طبابت با مدرک چین چطور صادر می‌شود؟
اعتبار مدرک پزشکی چین
ba madrake pezeshkie chin to iran mitoonam kar konam
dokhtaram mbbs chin mikhoone badesh azmoon dare baraye mojavez?
daneshgah pezeshki chin bayad to liste vezarat bashe?`,
  'china.medicine.requirements': `
I'm 27 with a biology bachelor's, am I too old for MBBS in China
My son finished school with 64 percent in Ahvaz and dreams of medicine in China. Is his grade enough
my diploma is in maths and physics without biology, can I do medicine in China
and the English for MBBS in China, do they want proof
when do medical classes in China begin, we're planning the flat
is a high school average of 14 of 20 okay for Chinese medical schools
how many years until I'm finished with MBBS in China, internship included
which school subjects must I have had for medicine there in China
someone said medicine in China takes only up to 25, is that right
we have a girl of 17, she turns 18 in November: old enough for medicine in China?
entry requirements MBBS China
do I need chemistry marks above 70 for a chinese medical university
۲۷ سالمه لیسانس زیست دارم واسه پزشکی چین پیرم؟
پسرم اهواز دیپلم گرفته معدلش ۱۴ شده پزشکی چین قبولش میکنن
دیپلمم ریاضیه زیست نداشتم میشه پزشکی چین خوند
و واسه پزشکی انگلیسی زبان چین مدرک زبان میخوان؟
شرایط ورود به MBBS در چین چیست؟
ترم پزشکی چین مهر شروع میشه یا بهمن
دخترم هفده سالش است و آبان هجده ساله می‌شود؛ سنش برای پزشکی چین کافی است؟
میگن پزشکی چین تا ۲۵ سال بیشتر نمیگیرن درسته
پزشکی چین با اینترنی چند سال طول میکشه
نمرهٔ فیزیک و شیمی دیپلم باید چند درصد باشد تا در رشتهٔ پزشکی چین پذیرفته شوم؟
سن واسه پزشکی چین
pezeshki chin ba diplome riazi mishe
pesaram 26 salashe baraye mbbs chin dir nist?
moadele 13 baraye pezeshkie chin kafie`,
  'china.age': `
I'm 41, a nurse in Tehran, and want a PhD with CSC in China. Is that past the limit
my father is 58 and would love a Chinese language course in Beijing, do they take him at that age
our son is only 17 and wants a bachelor's in Shanghai, is he too young
and for a master's in China with the government scholarship, under what age must one be
does a self-paying student in China face an age limit too
33 years old, CSC master's, still ok?
I'm 52. A whole year of Mandarin in China, or am I too old for the full year
what's the oldest you can be for a Chinese bachelor's scholarship
is it true that after 35 China gives no master's scholarship
studying in China at 30 for a first degree, realistic as regards age?
doctorate in China, upper age
my wife turns 36 in June and we hoped for a master's with CSC, does her age shut the door
۴۱ سالمه پرستارم دکترای چین با بورس csc واسه سنم میشه؟
پسرمون ۱۷ سالشه لیسانس شانگهای میخواد سنش کمه؟
و واسه ارشد با بورس دولتی چین زیر چند سال باید بود
با هزینه شخصی هم چین محدودیت سنی داره
۵۲ سالمه یه سال کامل زبان چینی تو چین واسم دیره؟
حداکثر سن برای بورسیهٔ کارشناسی چین چقدر است؟
میگن بعد ۳۵ سال چین بورس ارشد نمیده درسته
خانمم خرداد ۳۶ سالش میشه ارشد چین با بورس دیگه نمیشه؟
آیا در سی‌سالگی می‌توان تحصیل کارشناسی در چین را آغاز کرد؟
سن دکترا چین
40 salame doctoraye chin ba boors mishe?
pedaram 58 salashe kelase zabane chin ghaboolesh mikonan
baraye arshade chin ta che senni boors midan`,
}

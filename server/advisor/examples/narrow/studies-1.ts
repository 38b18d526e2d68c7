import type { Examples } from '../examples.ts'

export const STUDIES_1: Examples = {
  'study.scholarship': `
I'm 24 with a GPA of 17.8 in biology from Tehran University; could a Canadian professor fund my master's
my daughter is in grade 12 in Isfahan, are there Canadian scholarships for undergraduates from abroad
we have no way to pay 30,000 a year, does Canada help foreign students with money
and funding, do Canadian universities offer that with the admission
is it realistic to do a PhD in Canada fully paid
married, one child, accepted at a university in Alberta, tuition is too high: any bursary I could ask for
someone told me Ontario universities pay graduate students as teaching assistants
where would I look for a Canadian bursary
does a college diploma program ever come with a scholarship in Canada
who hands out the scholarships in Canada, the universities or the state
full ride in Canada?
do I ask the school or the government of Canada for a study grant
۲۴ سالمه معدلم ۱۷.۸ه زیست دانشگاه تهران، استاد کانادایی فاند ارشد میده؟
دخترم دوازدهمه تو اصفهان، واسه لیسانس کانادا بورس خارجی هست
سالی ۳۰ هزار دلار نداریم بدیم، کانادا به دانشجو خارجی کمک مالی میکنه؟
و فاند چی، با پذیرش دانشگاه کانادا میدن
آیا تحصیل دکتری در کانادا با هزینهٔ کامل دانشگاه ممکن است؟
متاهلم یه بچه دارم پذیرش آلبرتا گرفتم شهریه‌ش زیاده، کمک هزینه‌ای میشه خواست
میگن دانشگاه‌های انتاریو به دانشجوی ارشد بابت تی‌ای پول میدن
بورس کانادا رو از کجا پیدا کنم
دوره‌های کالج در کانادا هم بورسیه دارند؟
بورس کامل کانادا؟
کمک‌هزینهٔ تحصیلی را از دانشگاه بخواهم یا از دولت کانادا؟
canada vase lisans ham boors mide be khareji
ostade canadaei fund mide ba moadele 17
az koja boorsie canada peyda konam`,
  'china.language-proof': `
I studied English literature in Tabriz, do I still have to show IELTS to a university in Shanghai
my son finished an international school in Dubai in English; what does a Chinese university take as language evidence from him
applying for an English-taught MBA in Xi'an, 29, working. Which English certificate is asked
and the language certificate for China, which score
is a letter from my old university that I studied in English enough in China
IELTS 5.5, would Chinese universities accept it for a bachelor in English
TOEFL 80, is that the usual line for English bachelor programs in China
someone told me no English paper at all is needed for China
language evidence for Chengdu, English program?
do they want TOEFL or IELTS in China
earlier schooling in English instead of a test, do universities in China take that
what English paper does a doctoral program in Beijing usually ask for
ادبیات انگلیسی خوندم تو تبریز، بازم دانشگاه شانگهای آیلتس میخواد؟
پسرم مدرسه بین‌المللی دبی رو به انگلیسی تموم کرده، دانشگاه چین چی به عنوان مدرک زبان ازش قبول میکنه
ام‌بی‌ای انگلیسی شیان میخوام ۲۹ سالمه، کدوم مدرک انگلیسی رو میخوان
و مدرک زبان چین، چه نمره‌ای
نامهٔ دانشگاه قبلی مبنی بر تحصیل به انگلیسی برای دانشگاه‌های چین کافی است؟
آیلتس ۵.۵ واسه لیسانس انگلیسی‌زبان چین قبوله
یکی گفت واسه چین اصلا مدرک انگلیسی لازم نیست
تافل میخوان یا آیلتس، دانشگاهای پکن
برای اثبات زبان انگلیسی در دانشگاه‌های چین چه مدارکی پذیرفته می‌شود؟
مدرک زبان چنگدو؟ برنامه انگلیسی
واسه دکترای انگلیسی پکن معمولا چه مدرک زبانی میخوان
daneshgahe chin che madrake zabani mikhad vase reshte englisi
ielts 5.5 vase chin bas hast
bedoone madrake zaban englisi chin mishe raft`,
  'china.visa': `
I got my admission from Zhejiang University for four years, which visa do I ask for at the embassy in Tehran
my daughter goes to Beijing for a full year of language at the university; what visa is it
documents for the student visa of China, I have the JW202 already
and the visa for China, which type
do I need a physical examination form for the Chinese student visa
what do I do after landing in China with a student visa, residence permit and so on
someone told me the Chinese embassy wants the JW form with the visa application of a student
22, from Hamedan, scholarship letter arrived: next step for the Chinese visa?
how many days after arrival must I turn my Chinese student visa into a residence permit
student visa for a two-year master's in Nanjing
China visa for students?
JW201 or JW202, is one of them needed for the Chinese student visa
از دانشگاه ژجیانگ چهار ساله پذیرش گرفتم، از سفارت تهران چه ویزایی بخوام
دخترم یه سال کامل واسه زبان میره پکن، ویزاش چیه
مدارک ویزای دانشجویی چین چیاست، JW202 رو دارم
و ویزای چین، کدوم نوعش
برای ویزای تحصیلی چین فرم معاینهٔ پزشکی لازم است؟
بعد از رسیدن به چین با ویزای دانشجویی باید چیکار کنم، اقامت و این حرفا
یکی گفت سفارت چین واسه ویزای دانشجو فرم JW رو هم میخواد
۲۲ سالمه از همدان، نامه بورس اومده، واسه ویزای چین قدم بعدی چیه
چند روز پس از ورود باید ویزای دانشجویی چین به اجازهٔ اقامت تبدیل شود؟
ویزای ارشد دو ساله نانجینگ؟
کنسولگری چین از دانشجو چه فرمی میخواد
pazireshe 4 sale chin daram che vizaei begiram
vize daneshjooei chin che madareki mikhad
vase ye sal zaban dar pekan che viza lazeme`,
  'china.insurance': `
my son starts in Wuhan in September, what will his health insurance there cost per year
I'm 26 and have a private policy in Iran, do I still have to buy the Chinese student insurance
and insurance, how much is that for a student in China
language year in Shanghai next autumn, 19 years old: what do I pay there for insurance
is the student medical insurance in China compulsory even for healthy young people
self-funded in China, what do I have to reckon with for the insurance
what does the compulsory student cover in China come to in yuan
someone told me 800 yuan a year for insurance in China, is that right
we're budgeting for our daughter's studies in Guangzhou: health cover per year?
can I enrol at a Chinese university without being insured
insurance China per year?
is being insured a duty for every foreign student in China
پسرم مهر میره ووهان، بیمه درمانیش سالی چقدر درمیاد
۲۶ سالمه و بیمه خصوصی ایران دارم، بازم باید بیمه دانشجویی چین بخرم؟
و بیمه چین، اون چقدره واسه دانشجو
یه سال زبان میرم شانگهای، ۱۹ سالمه، بیمه‌ش چند میشه
آیا بیمهٔ درمانی برای همهٔ دانشجویان خارجی در چین اجباری است؟
با هزینه شخصی میرم چین، واسه بیمه چقدر کنار بذارم
بیمه اجباری دانشجو تو چین چند یوآنه
میگن سالی ۸۰۰ یوان بیمه چینه درسته
برای هزینه‌های دخترمان در گوانگجو بودجه می‌بندیم؛ بیمهٔ سالانه چقدر است؟
بدون بیمه میشه تو دانشگاه چین ثبت نام کرد
بیمه چین سالی؟
bimeye daneshjooei chin sali chand yuane
bimeye iran daram bazam bimeye chin lazeme?
bime vase hame daneshjooha dar chin ejbarie?`,
  'china.work': `
I can't live on my parents' money alone, may I earn a little while I study in Hangzhou
my brother is in his second year in Beijing and wants to teach English on weekends, is it allowed
on an X1 visa, is a part-time job permitted
and work, is that allowed beside studying in China
what must a foreign student do before taking an internship in China
24, master student soon in Tianjin, IT background: could I freelance for a Chinese firm as a student
someone told me students in China need a note in the residence permit before they may work
campus jobs in China for foreigners?
is permission of the university needed to have a side job in China
working during the holidays as a student in Shenzhen
is there a legal way for a student in China to work beside the courses
student job China allowed?
با پول پدر مادرم نمیرسم، تو هانگجو کنار درس میتونم یه کم کار کنم؟
داداشم سال دوم پکنه میخواد آخر هفته‌ها انگلیسی درس بده، مجازه
با ویزای X1 کار پاره‌وقت اجازه داره؟
و کار چی، کنار تحصیل چین میشه
دانشجوی خارجی برای کارآموزی در چین چه مجوزی باید بگیرد؟
۲۴ سالمه دارم واسه ارشد میرم تیانجین، میشه اونجا دانشجویی فریلنس کار کنم
یکی گفت دانشجو واسه کار تو چین باید تو اقامتش ثبت بشه
کار داخل دانشگاه واسه خارجیا تو چین هست؟
آیا برای کار پاره‌وقت در چین موافقت دانشگاه لازم است؟
تعطیلات تابستون تو شنژن دانشجو میتونه کار کنه
کار دانشجویی چین؟
kenare dars to chin mishe kar kard
ba vizaye daneshjooei chin kar mojaze?
karamoozi dar chin ejaze mikhad vase daneshjoo`,
  'study.co-op': `
I'm in a two-year IT diploma at Seneca with a work term next summer. Do I have to apply for a second permit?
My son's engineering degree at Waterloo includes four placements, must he get a separate work permit for each
and the co-op, does that need its own permit
international office still tells us to get the co-op work permit, is that outdated
paid internship as part of the master's in Halifax, just the study permit?
is it true co-op permits are gone since April
nursing practicum in Winnipeg, anything extra to request
without a co-op work permit may I start the placement
I applied for a co-op permit in February, is it pointless now
Starting at BCIT in January with a co-op in the plan, is the co-op permit still required
hotel management student, the third semester is all work in a hotel, which permit
does the mandatory work placement need permission besides the study permit
دیپلم دوساله آی‌تی سنکا میخونم تابستون ترم کاری داره، مجوز دوم باید بگیرم؟
پسرم مهندسی واترلو میخونه چهار تا کوآپ داره، واسه هرکدوم ورک پرمیت جدا لازمه
و کواپ چی، پرمیت خودشو میخواد؟
دفتر بین‌الملل کالج هنوز میگه کوآپ پرمیت بگیرین، قدیمی نشده این حرف؟
آیا دانشجوی کارشناسی ارشد برای کارآموزی اجباری به مجوز کار مجزا نیاز دارد
شنیدم از آوریل کوآپ پرمیت حذف شده
کارورزی پرستاری تو وینیپگ، مجوز اضافه میخواد؟
بدون ورک پرمیت کوآپ میتونم کارآموزیمو شروع کنم
بهمن واسه co-op permit اقدام کردم الان دیگه بیخوده؟
ترم سوم هتلداریم کلاً کار تو هتله با همون استادی پرمیت میشه؟
دی ماه میرم بی‌سی‌آی‌تی و کواپ داره رشته‌م، مجوز کواپ هنوز لازمه
baraye coop work permit joda mikhad
karamoozi to reshtam ejbarie mojaveze dige lazeme?
coop permit hanooz hast ya hazf shode`,
  'study.pal.exempt': `
My son is 15 and got into a high school in Surrey. Is the provincial letter asked of him?
I'm in my second year at Conestoga, same program, permit ends in May. Another PAL for the renewal?
and for the little one in grade 3, is a PAL needed too
we bring two girls to elementary school in Ottawa, attestation letters for both?
who doesn't have to have a PAL
extension at the same college and level: is a new attestation required
are secondary school pupils freed from the attestation letter
someone told me kids at school skip the PAL
I need one more semester to finish my bachelor's, do I ask the province again for the extension
I finish my diploma at the same school in August but need three more months, exempt from the PAL for the extension?
my nephew comes for kindergarten, is that provincial paper required
is the attestation only for college and university newcomers or also for school children
پسرم ۱۵ سالشه از دبیرستانی تو ساری بی‌سی پذیرش گرفته نامه استان میخواد؟
سال دوم کانستوگام همون رشته، پرمیتم اردیبهشت تمومه، واسه تمدید دوباره pal لازمه
و واسه کوچیکه که کلاس سومه، اونم pal میخواد؟
دو تا دخترامو میبرم دبستان اتاوا، نامه تاییدیه استان واسه هردو لازمه
چه کسانی از ارائهٔ نامهٔ تأیید استانی (PAL) معاف هستند؟
یه ترم دیگه مونده تا لیسانسم، واسه تمدید باز از استان pal بگیرم
میگن بچه مدرسه‌ای‌ها pal نمیخوان درسته
تمدید تو همون کالج و همون مقطع pal جدید میخواد یا نه
خواهرزاده‌م مهدکودک میاد، نامه استانی لازمشه؟
دانش‌آموز دبیرستانی معافه از پال؟
دخترم کلاس دهمه و میاد پیش خاله‌ش ونکوور، از pal معافه؟
bache madresei pal mikhad?
baraye tamdid hamoon daneshgah dobare PAL lazeme
ki ha az pal moafan`,
  'study.quebec': `
I got into Université Laval for a master's in forestry. Is the procedure other than in Ontario?
My sister, 19, is admitted in Montreal, does she get a PAL like everybody
and the CAQ, what's that for
is a CAQ something I need before the study permit
we compare Toronto and Montreal for our son, what's different in the student paperwork
someone at McGill said I need a Quebec certificate on top
does Quebec issue its own acceptance certificate to students
for Sherbrooke, attestation letter or something else?
Admitted at both Ottawa and Montreal for computer science, CAQ or PAL for the Montreal one
what if I apply for a Quebec study permit without a CAQ
I'm moving from a college in Ottawa to Concordia, what does Quebec ask on its own
studying in Gatineau, which extra paper from the province
از دانشگاه لاوال واسه ارشد جنگلداری پذیرش گرفتم روالش با انتاریو فرق داره؟
خواهرم نوزده سالشه مونترال قبول شده، اونم pal میگیره مثل بقیه؟
و caq چی، واسه چیه
قبل استادی پرمیت باید CAQ بگیرم؟
بین تورنتو و مونترال واسه پسرمون موندیم، تو مدارک دانشجویی چه فرقی دارن
آیا استان کبک برای دانشجویان گواهی پذیرش جداگانه صادر می‌کند
تو مک‌گیل گفتن یه گواهی کبک هم لازمه، چیه اون؟
واسه شربروک نامه تایید استانی میخواد یا یه چیز دیگه
بدون سی‌ای‌کیو واسه دانشگاه کبک اقدام کنم چی میشه
گاتینو درس بخونم چه کاغذ اضافه‌ای از استان میخوان
هم اتاوا قبول شدم هم مونترال، واسه مونترال جای pal چی میخوان
baraye daneshgah montreal PAL mikhad ya CAQ
caq ghabl az study permit lazeme?
tahsil to quebec che farghi dare`,
  'study.dli': `
A small college in Brampton wrote to my daughter with an offer. How can I tell it's allowed to take foreigners?
I'm 41 and want a three-month baking school in Vancouver, can such a place support a permit
and the DLI number, what does that mean
is a letter of acceptance from a school without DLI status worthless
my agent in Tehran offers a college I never heard of, does it have to be on some government list
do they check with the school that my admission is real
every university in Canada is a designated institution, right?
the form asks for a DLI, what do they want there
Filling in my study permit form in Tabriz and stuck at DLI, what is it
what if my school loses its designation, I mean what is designation anyway
can an online academy give the acceptance for a study permit
someone warned me about colleges that may not accept international students
یه کالج کوچیک تو برمپتون به دخترم پذیرش داده، از کجا بفهمم اجازه گرفتن خارجی داره
۴۱ سالمه میخوام آموزشگاه شیرینی‌پزی ونکوور برم، همچین جایی واسه پرمیت قبوله؟
و شماره dli، یعنی چی؟
پذیرش از مدرسه‌ای که دی‌ال‌آی نیست بی‌ارزشه؟
وکیلم تو تهران یه کالج ناشناخته معرفی کرده، باید تو لیست دولت باشه؟
آیا ادارهٔ مهاجرت اصالت نامهٔ پذیرش را از مؤسسهٔ آموزشی استعلام می‌کند
همه دانشگاهای کانادا مورد تایید هستن دیگه نه؟
تو فرم نوشته DLI، چی باید باشه اونجا
آکادمی آنلاین میتونه نامه پذیرش واسه استادی پرمیت بده
میگن بعضی کالجا حق ندارن دانشجوی خارجی بگیرن
خواهرم از یه مرکز زبان تو تورنتو نامه گرفته، موسسه مورد تایید (dli) یعنی چی
dli chie ke to form khaste
har college i mitoone paziresh bede baraye study permit?
college bayad to list DLI bashe`,
  'study.cap': `
My son finishes school in June and we aim for a Canadian bachelor's. Are there even places left under the limit?
I read that Canada slashed the student numbers, how many permits are there now
and the cap, how high is it this year
how many applications can Alberta take from foreign students
we consider Nova Scotia because Ontario seems full, what's each province's share
is there still a ceiling on study permits
someone told me only 155 thousand new students come in this year
which province has the largest allotment for international students
I postponed from last year because of the cap, how high is the cap on students now
is the number of study permits lower than before, what's the figure
for Manitoba, how many study applications are allotted
do they stop giving study permits once the yearly maximum is reached, what is that maximum
پسرم خرداد دیپلم میگیره واسه لیسانس کانادا، اصلاً ظرفیت دانشجو چقدره امسال
خوندم کانادا تعداد دانشجوها رو کم کرده الان چندتا پرمیت میدن
و سقفش، امسال چقدره؟
آلبرتا چندتا درخواست دانشجوی خارجی میگیره
نوا اسکوشیا رو واسه این میخوایم که انتاریو پره، سهم هر استان چنده
هنوز واسه استادی پرمیت سقف گذاشتن؟
میگن فقط صد و پنجاه و پنج هزار دانشجوی جدید میگیرن
سهمیهٔ مجوز تحصیل کدام استان بیشتر است؟
برادرم وینیپگه و میخوام همونجا درس بخونم، سهم منیتوبا از دانشجوی خارجی چقدره
تعداد کل ویزای تحصیلی که کانادا ۲۰۲۶ میده
ظرفیت دانشجوی خارجی بی‌سی چندتاست
saghfe study permit emsal chande
sahmie daneshjoo alberta cheghadre
canada emsal chand ta daneshjoo migire`,
}

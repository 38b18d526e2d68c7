import type { Examples } from '../examples.ts'

export const TESTS_2: Examples = {
  'tests.level': `
I'm a cook in Banff wanting to go through Canadian experience, how good must my English be
for the trades stream my brother's reading is weak, what's the lowest they let in
which benchmark opens the door to federal skilled worker
is CLB 6 enough for FSW
would band 5.5 get me into any of the express entry programs
with CLB 5 can I use the canadian experience class as an administrator
does a plumber need CLB 7
entry level of language for skilled worker
a TEER 1 job in Canada, the language bar for CEC?
how weak can my English be and still get into the pool
heard that skilled trades has an easier language requirement, which
lowest english for an electrician through trades
language threshold CEC TEER 3
not the points, only the minimum level to be admitted to express entry
do all four skills have to be at seven for the federal program
my speaking is fine but writing only CLB 6, is FSW out of reach
required CLB for the program for tradespeople
what's the floor for language in the experience class
تو بنف آشپزم میخوام از تجربه کانادایی برم، زبان چه حد لازمه
برای مشاغل فنی کمترین زبانی که قبول میکنن چقده
clb 6 واسه نیروی متخصص بسه
با آیلتس ۵.۵ میشه وارد اکسپرس شد
لوله‌کشم، منم باید clb 7 داشته باشم؟
شغلم teer 1 هست، cec چه سطح زبانی میخواد
زبانم ضعیفه، با کدوم سطح راهم میدن تو استخر
شرط زبان مسیر اسکیلد ترید چیه
حداقل سطح زبان برای برنامه نیروی متخصص فدرال در هر مهارت
باید هر چهار مهارت هفت باشه واسه fsw؟
رایتینگم clb 6 شده، از fsw میفتم؟
واسه تجربه کانادایی با شغل تیر ۳ زبان چند میخواد
کف زبان اکسپرس انتری چیه
سطح زبان مورد نیاز کلاس تجربه کانادایی برای مدیران چقدر است
جوشکار با زبان متوسط، حداقلش چنده واسه فنی
امتیاز نه، فقط حداقل زبان ورود به اکسپرس
زبان سی ای سی از fsw آسون‌تره؟
برقکارم حداقل زبانم چند باشه
clb 6 vase fsw kafie
cec baraye teer 3 che zabani mikhad
baraye fani hadaghal zaban chande
ba ielts 5.5 mishe raft too express`,
  'tests.article': `
everybody keeps saying CLB, what on earth is it
how do the Canadian levels work compared with IELTS bands
what does CLB stand for
I don't understand the difference between a band and a benchmark
NCLC vs CLB
how are the four skills counted, separately or as an overall
does the overall band mean anything for immigration
is there rounding in the language levels
could you explain how test scores turn into levels
what are language benchmarks good for
is CLB an exam I have to take
no idea what level 9 in Canada means
why is my overall score not used
همه میگن clb من نمیدونم چیه
فرق نمره آیلتس با سطح clb چیه
nclc با clb چه فرقی داره
clb یه جور امتحانه؟
معیار زبان کانادا را توضیح دهید
اورال آیلتس اصلا مهمه یا تک تک مهارتا
سطح زبان کانادایی چجوری حساب میشه
میانگین میگیرن یا هر مهارت جداست
ان سی ال سی یعنی چه
بنچمارک زبان کانادا چیست
نمره ها رو گرد میکنن به بالا؟
چطور نمره آزمون تبدیل به سطح میشه، کلی توضیح بده
clb yani chi daghighan
farghe clb ba ielts chie
nclc chie`,
  'eca.what': `
I graduated from Isfahan University of Technology, does Canada just believe that
everyone talks about this evaluation of diplomas, what is it for
can I enter my bachelor's in the profile without having it evaluated
will my Iranian degree give points without an assessment
my degree is from Germany, does that need evaluating too
do I have to do something with my diploma before express entry
what's this WES thing people mention
only a high school diploma, must it be evaluated as well
is the ECA a must or just recommended
does my husband need his degree assessed too
why would Canada want my diploma checked
is the evaluation optional if I have lots of work experience
without an ECA, am I out
what happens if I don't get my degree assessed
meaning of educational credential assessment
does a degree from Kabul need equivalency
do they evaluate my studies or do I have to order that
I was told to get an equivalency, what is that
دانشگاه صنعتی اصفهان خوندم، کانادا همینجوری قبول میکنه مدرکمو
این ارزیابی مدرک که میگن به چه دردی میخوره
بدون وس میشه لیسانسمو تو پروفایل بزنم
مدرکم مال آلمانه، اونم باید معادل‌سازی بشه
فقط دیپلم دارم بازم ارزیابی میخواد
خانمم هم باید مدرکشو ارزیابی کنه
ECA الزامی است یا اختیاری
اگه مدرکمو ارزیابی نکنم چی میشه
وس که میگن چیه
چرا باید مدرک تحصیلی‌ام ارزیابی شود
سابقه کارم زیاده، باز ارزیابی مدرک لازمه؟
مدرک دانشگاه کابل معادل‌سازی میخواد
معادل سازی مدرک یعنی چی
مدرک ایرانی بدون ارزیابی امتیاز میگیره؟
قبل از اکسپرس باید با مدرک دانشگاهیم چیکار کنم
ایکا لازمه واسه من که فوق دیپلمم
مدرک پیام نور یا آزاد هم باید بره ارزیابی
ارزیابی اعتبار تحصیلی چیست و به چه کار می‌آید
wes chie ke hame migan
bedoone eca mishe lisansamo emtiaz begiram
madrake zanamam bayad arzyabi she
moadel sazi madrak yani chi`,
  'eca.bodies': `
I'm a dentist, where do I send my diploma
WES is slow I hear, who else does this
is there anyone other than WES
can I go through the University of Toronto for my diploma
my wife is a physician and I'm an accountant, who evaluates her degree
who's in charge of assessing architects
is ICES still on the list
which evaluator should a mechanical engineer use
are there five or six evaluators, which
does IRCC recognise an evaluation by IQAS Alberta
an agency in Tehran offers to evaluate my degree, who is allowed to do that
where do pharmacists get theirs done
who issues ECA reports
alternatives to WES?
nurse with a bachelor's, to whom do I apply for the assessment
list the designated evaluators
does a general practitioner use WES or the medical council
which agency does the equivalency of a PhD
دندونپزشکم مدرکمو کجا بفرستم واسه ارزیابی
غیر از وس کجا ارزیابی میکنن
از طریق دانشگاه تورنتو میشه مدرکو ارزیابی کرد
خانمم پزشکه، کدوم مرجع مدرکشو ارزیابی میکنه
آی سی ای اس هنوز تو لیست هست
مهندس مکانیکم، کدوم سازمان واسه ارزیابی
اداره مهاجرت کدام مؤسسات ارزیابی را به رسمیت می‌شناسد
یه موسسه تو تهران میگه ارزیابی میکنه، کیا مجازن
داروسازا کجا میرن واسه eca
فهرست نهادهای تعیین‌شده برای ECA
معمارا مدرکشونو کی تایید میکنه
جایگزین wes چیه
پرستارم لیسانس دارم پیش کی ارزیابی کنم
پزشک عمومی وس میکنه یا شورای پزشکی
آیکاس معتبره واسه مهاجرت؟
گزارش eca رو چه جاهایی صادر میکنن
برای ارزیابی مدرک دکترا به کدام سازمان مراجعه کنم
حسابدارم، مدرکمو بدم کدوم موسسه
gheir az wes koja mishe arzyabi kard
pezeshkam madrakamo ki arzyabi mikone
iqas ghaboole vase mohajerat
memara koja eca migiran`,
  'eca.time': `
if I send everything this week, when could I have the evaluation
I want to enter the pool by spring, is there enough time to get my diploma assessed
been waiting for WES for a month, is that normal
how long did your other clients wait for their evaluation
is the assessment quicker with IQAS
will I have the report before Nowruz
duration of an assessment once the papers have arrived
does the credential check take months
when should I begin the evaluation so I don't lose time
typical wait for ICAS
how many months for ECA
is it days or weeks until the assessment is finished
my transcripts arrived at WES yesterday, how much longer
processing time credential evaluation
will a doctor's assessment take longer than usual, what do you see in practice
what's a realistic time for getting a degree evaluated
waiting time WES?
is WES still taking that long
اگه این هفته همه رو بفرستم کی ارزیابی آماده میشه
یه ماهه منتظر وسم، طبیعیه
مشتریای دیگتون چقد منتظر ارزیابی موندن
تا عید جواب ارزیابی مدرکم میاد
زمان تقریبی صدور گزارش ECA چقدر است
آی‌کیو‌ای‌اس زودتر جواب میده؟ چقد
معادل سازی مدرک چند ماه وقت میبره
از کی شروع کنم ارزیابی رو که عقب نیفتم، چقد زمان میخواد
مدارکم دیروز رسید دست وس، چقد دیگه جواب میدن
ارزیابی چند روزه‌ست یا چند هفته
وس هنوزم انقد طول میده
مدت زمان انتظار برای ارزیابی مدرک تحصیلی
جواب ایکا چند وقته میاد
چقدر طول می‌کشد تا گزارش ارزیابی صادر شود
میخوام تا بهار تو استخر باشم، ارزیابی میرسه تا اون موقع
حدود زمانی وس رو میخواستم
آیکاس چند هفته ای جواب میده
ارزیابیم طول نمیکشه که؟
javabe wes key miad age alan befrestam
ye mahe montazere wesam normale
moadel sazi chand mah tool mikeshe
ta eid arzyabi madrak hazer mishe`,
  'eca.valid': `
had my degree evaluated in 2020 for another plan, can I use that one
do I have to renew the WES report at some point
my evaluation is four years old, still fine?
will the assessment run out while I sit in the pool
is a six-year-old ECA worthless
how many years do I have once I've got the report
expiry of credential evaluation
does it need to be redone if I wait too long
my husband's report dates from 2022, ok for 2026?
is the date on the assessment important
does a WES evaluation stay good as long as the degree does
ECA issued before covid, must I order it anew
when do I have to repeat the assessment
can an outdated evaluation report be used
do they reject old credential reports
from which day do the five years run
after what time is an ICAS report no longer accepted
validity ECA?
سال ۲۰۲۰ مدرکمو ارزیابی کرده بودم، هنوز میشه استفاده کرد
باید گزارش وس رو تمدید کنم
ارزیابیم مال چهار سال پیشه، مشکلی نداره
اگه تو استخر بمونم اعتبار ارزیابی تموم میشه؟ چند سالشه
ایکای شش سال پیش دیگه به درد نمیخوره؟
گزارش ارزیابی از تاریخ صدور چند سال اعتبار دارد
اگه دیر اقدام کنم باید دوباره ارزیابی بدم
گزارش شوهرم مال ۲۰۲۲ هست قبوله
تاریخ روی ارزیابی مدرک مهمه
وس مادام‌العمره یا انقضا داره
ارزیابی قبل از کرونا رو قبول میکنن
ارزیابی قدیمی قابل استفاده است یا باید از نو سفارش داد
آیا گزارش آیکاس پس از چند سال باطل می‌شود
کی باید ارزیابی رو تکرار کنم
پنج سال ایکا از کی حساب میشه
اعتبار معادل‌سازی چقده
گزارش وسم منقضی شده؟ مال ۲۰۲۱ه
چن سال وقت دارم بعد گرفتن ایکا
wes male 2020 hanooz ghaboole
eca ro bayad tamdid konam
arzyabi 4 sal pish moshkeli nadare
gozaresh icas chand sal etebar dare`,
  'eca.canadian': `
I finished a diploma at Seneca, do I send that to WES
my master's is from McGill, no assessment needed I guess?
have one degree from Iran and one from Canada, does the Canadian one have to be evaluated
studied in Vancouver, still this ECA thing?
graduates of Canadian colleges, do they need the evaluation
is a Canadian certificate accepted as it is
does a two year program from Ontario need equivalency
do I skip the ECA if my degree is Canadian
someone told me even Canadian diplomas go through WES
I have a PhD from Alberta, must it be checked by WES
ECA for a high school diploma from Toronto?
what about degrees earned inside Canada, evaluated or not
دیپلم کالج سنکا دارم، باید بفرستم وس
ارشدم از مک‌گیله، ارزیابی نمیخواد دیگه؟
یه مدرک ایران دارم یکی کانادا، کاناداییه هم ارزیابی میخواد
ونکوور درس خوندم بازم eca میخوان
فارغ‌التحصیل کالج کانادایی به ارزیابی مدرک نیاز دارد؟
میگن مدرک کانادایی هم باید بره وس راسته
دوره دوساله انتاریو معادل‌سازی میخواد
اگه مدرکم مال خود کانادا باشه ارزیابی لازم نیس
دکترامو از آلبرتا گرفتم، وس لازمه
مدرک دانشگاه تورنتو رو هم باید ارزیابی کنم
مدارکی که داخل کانادا اخذ شده‌اند نیاز به ECA دارند؟
دبیرستان رو کانادا خوندم، ارزیابی میخواد
madrakam az mcgill e arzyabi nemikhad?
college canada khoondam wes lazeme
madrake khode canada ham bayad arzyabi she`,
}

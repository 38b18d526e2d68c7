import type { Examples } from '../examples.ts'

export const STUDIES_1: Examples = {
  'study.needs': `
my son finishes school in June and wants to study in Canada, what has to be in place for the permit
I have no idea where to begin with a student visa
got accepted at Humber, what else does the permit hang on
is an acceptance letter enough to apply for the permit
what comes first, the school or the permit
which three papers matter most for studying there
requirements for a student permit for a 40 year old
can someone with a gap of ten years study in Canada, what's asked
steps to become a student in Canada
apart from money, what do they look at for a study permit
what must a school be so that I get a permit
پسرم خرداد دیپلم میگیره، واسه ویزای تحصیلی کانادا چیا باید آماده باشه
پذیرش هامبر گرفتم، دیگه چی لازمه واسه استادی پرمیت
اول دانشگاه بگیرم یا اول ویزا؟ مراحلش چیه
فقط با نامه پذیرش میشه اقدام کرد
شرایط دریافت مجوز تحصیل برای فرد چهل ساله چیست
از کجا شروع کنم واسه تحصیل تو کانادا
غیر از پول چی میخوان واسه ویزای دانشجویی
مدارک اصلی استادی پرمیت کدوماست
برای اقدام به تحصیل در کانادا چه پیش‌نیازهایی وجود دارد
میخوام برم کالج، مجوزش چی میخواد
ده سال وقفه تحصیلی دارم، واسه درس تو کانادا چی لازم دارم
mikham canada dars bekhoonam chia lazeme
paziresh gereftam badesh chi lazem daram
vizaye daneshjooyi canada che sharayeti dare`,
  'study.pal': `
diploma in early childhood education in Nova Scotia, must the province attest me
my cousin starts a bachelor in Regina and asks about the attestation
what does PAL stand for
مدرک حسابداری کالج هلیفکس، تاییدیه استان هم میخواد
پسرم لیسانس برق قبول شده ساسکاچوان، پال باید بگیره
daneshjooye college pal bayad begire
I'm going for a two year college diploma in Ontario, do I have to have that letter from the province
what's this attestation everybody is asking about
who gives me the PAL, the school or the province
is the provincial letter still a thing
bachelor's student, Manitoba: PAL yes or no
attestation letter - everyone or only some?
without a PAL will they send my application back
do post graduate certificates at a college need it
دیپلم دوساله کالج تو انتاریو میخونم، نامه استان لازمه
این پال که همه میگن چیه
نامه تاییدیه استانی رو کالج میده یا استان
هنوزم نامه تایید استان میخوان
دانشجوی لیسانس منیتوبا هستم، پال لازمه یا نه
بدون پال میشه استادی پرمیت ثبت کرد
نامهٔ تأیید استانی برای چه کسانی الزامی است
همه باید pal بگیرن یا بعضیا معافن
pal ro ki mide daneshgah ya ostan
vase lisans pal mikhan
attestation letter chie`,
  'study.pal.graduate': `
admitted to a master's at Waterloo, can I forget about the attestation
my wife does her doctorate at a public university, is she free of that letter
heard the rule for grad students changed this January
masters at a private university, letter or no letter
are graduate students still under the attestation rule
thesis-based MSc in Alberta, provincial letter?
MBA at a public school, do I need the PAL
since when are doctoral students exempt from the attestation letter
they told me last year that I need a PAL for my master's, is that over
PhD at McMaster: attestation needed?
ارشد واترلو قبول شدم، دیگه نامه استان نمیخواد
خانمم دکترا تو دانشگاه دولتی میخونه، از pal معافه
شنیدم قانون pal واسه ارشدیا عوض شده
ارشد دانشگاه خصوصی چی، نامه میخواد
پارسال گفتن واسه ارشد پال بگیر، الانم لازمه
دانشجویان تحصیلات تکمیلی از نامه تأیید استانی معاف‌اند؟
ام بی ای دانشگاه دولتی pal لازم داره
از کی دکترا بدون پال شده
فوق لیسانس پژوهشی آلبرتا نامه استانی میخواد یا نه
برای مقطع دکتری اخذ PAL ضرورت دارد
کارشناسی ارشد مهندسی بدون pal میشه اقدام کرد
arshade daneshgah dolati pal nemikhad?
phd mcmaster pal lazeme
ghanoone pal vase arshad avaz shode`,
  'study.hours': `
my son wants to wait tables beside college, how much is he allowed
can I do two shifts of ten hours a week with a student permit
is it still 20 hours for students
heard the limit went up, what is it now
full time job and full time study, is that possible
what if I work more than the hours allowed per week, what's the ceiling
uber eats while studying, how many hours
does a master's student have a different work limit
weekly cap for a student job outside the campus
during the semester, how many hours at a café are legal
on a study permit, is 25 hours too many
پسرم میخواد کنار کالج گارسونی کنه، چقدر اجازه داره
هنوز همون بیست ساعته واسه دانشجوها
شنیدم ساعت کار دانشجویی زیاد شده، الان چنده
تمام وقت هم کار کنم هم درس میشه؟
با استادی پرمیت تو اوبر کار کنم، چند ساعت مجازه
سقف مجاز کار هفتگی خارج از دانشگاه چند ساعت است
هفته‌ای ۲۵ ساعت کار واسه دانشجو زیاده
دانشجوی ارشد بیشتر میتونه کار کنه یا همون سقفه
تو ترم چقد میشه تو کافه کار کرد قانونی
کار دانشجویی در کانادا محدودیت ساعتی دارد؟
دو شیفت ده ساعته در هفته واسه دانشجو مجازه
hanooz 20 saate kare daneshjooyi
kenare dars chand saat mishe kar kard
saghfe saate kar baraye daneshjoo chande`,
  'study.afterwards': `
once my diploma is done, what do I need for the open work permit
my college program is in hospitality, does the field matter for the work permit afterwards
do I need to sit an English test again when I graduate to be allowed to work
PGWP with CLB 6 from college, fine?
university graduate with CLB 7, does that satisfy the graduate work permit
is there a list of fields for the permit after college
does a bachelor need to be in a listed field for PGWP
what English does a college grad need to stay on and work
I heard not every college program leads to a work permit any more
conditions for the permit after graduation
will I be able to work after my master's, what's asked
درسم تموم شه واسه ورک پرمیت باز چی میخوان
رشته کالجم هتلداریه، رشته مهمه واسه مجوز کار بعدش
بعد فارغ‌التحصیلی دوباره باید امتحان زبان بدم واسه اجازه کار
با clb 6 از کالج pgwp میدن
شنیدم هر رشته کالجی دیگه ورک پرمیت نمیده
شرایط اخذ مجوز کار پس از اتمام تحصیل چیست
لیسانس هم باید تو لیست رشته‌ها باشه واسه پی جی دبلیو پی
زبان چند میخواد که بعد کالج بمونم کار کنم
بعد از ارشد اجازه کار میدن؟ شرطش چیه
فارغ‌التحصیل دانشگاه برای مجوز کار چه سطح زبانی لازم دارد
کالج بخونم آخرش ورک پرمیت داره یا نه
pgwp vase college che reshtehayi
bade daneshgah vase work permit zaban mikhan
dars tamoom she vase mojavez kar chi lazeme`,
  'study.scholarship': `
we can't afford the fees, does anybody in Canada fund international students
my GPA is 18.5, could a Canadian university pay for me
are there grants for PhD candidates over there
how do people study in Canada for free
does the Canadian government give scholarships to Iranians
funded master's positions, who decides about them
should I write to professors for funding
is a scholarship possible for a bachelor's in Canada
tuition waiver at Canadian universities?
research assistant money for a doctorate in Canada
پول شهریه نداریم، تو کانادا کسی به دانشجوی خارجی کمک هزینه میده
معدلم ۱۸.۵ه، دانشگاه کانادا بورسم میکنه
واسه دکترا فاند میدن تو کانادا
چجوری مجانی تو کانادا درس بخونم
دولت کانادا به ایرانیا بورسیه میده
دریافت کمک‌هزینه تحصیلی از دانشگاه‌های کانادا چگونه است
فاند ارشد رو کی تصمیم میگیره، استاد یا دانشگاه
برای لیسانس هم بورس کانادا هست
به استادا ایمیل بزنم واسه فاند
بورسیه تحصیلی مقطع دکتری در کانادا وجود دارد؟
تخفیف شهریه واسه نمره بالا تو دانشگاهای کانادا هست
fund arshad canada chejoori migiran
canada be irania boors mide
bedoone shahrie mishe canada dars khoond`,
  'study.gic': `
my agent insists that I buy a 20,000 dollar GIC, is he right
no GIC, only bank statements: is that acceptable
the bank certificate from Scotiabank, what is it for
do students still need this investment certificate
sanctions make it hard to open a GIC, can I do without
what does the letters g i c mean for a student
is the guaranteed investment thing still required after SDS closed
GIC or bank letter, which one has to be shown
must I send money to a Canadian bank before I get the study permit
could I prove my funds in another way than a GIC
is it true GIC became optional
وکیلم میگه باید جی آی سی بخری، راست میگه
بدون gic فقط با گردش حساب میشه ویزای تحصیلی
جی ای سی چیه که واسه دانشجوهاست
تحریمیم نمیشه gic باز کرد، بدونش میشه
هنوزم سپرده تضمینی میخوان از دانشجو
آیا افتتاح حساب GIC برای دانشجو الزامی است
gic بهتره یا نامه بانک، کدوم لازمه
باید قبل ویزا پول بفرستم بانک کانادا؟ همون gic
شنیدم gic اختیاری شده
گواهی سپرده gic یعنی چی
تمکن تحصیلی رو حتما با جی آی سی باید نشون داد
gic chie vase daneshjooha
bedoone gic mishe eghdam kard
gic ekhtiari shode?`,
  'study.sds': `
my cousin got his visa in 20 days through the fast student route, can I do the same
is the quick stream for students with GIC and IELTS gone
when did they shut the student direct stream
fast track for study permits, does it exist
I'd like to use SDS from Pakistan, possible?
what replaced SDS
do they still take SDS applications
is there any express lane for students anymore
my consultant in Tehran offers SDS, is this real
SDS or regular stream?
پسرعموم بیست روزه از مسیر سریع دانشجویی ویزا گرفت، منم میتونم
مسیر سریع تحصیلی با gic دیگه نیست؟
اس دی اس کی بسته شد
استیودنت دایرکت استریم هنوز درخواست می‌پذیرد
جای sds چی اومده
یه موسسه میگه از sds اقدام میکنیم، مگه هنوز هست
روش سریع واسه استادی پرمیت داریم
sds یا مسیر عادی؟
آیا طرح SDS برقرار است
از اس دی اس میشه رفت هنوز یا برداشتنش
sds key baste shod
masire sarie daneshjooyi hanooz hast
sds ya adi`,
  'study.change-school': `
I'm at a college in Sudbury and don't like it, may I move to another one
do I have to tell immigration when I go from college to university
started at one school, now admitted to a better one: new permit?
is the permit tied to the institution printed on it
want to leave my private college for a public one mid-way
what happens to my study permit if my school shuts down and I go elsewhere
transfer after the first semester, allowed with what I hold
does moving from Algonquin to Carleton need paperwork
just changing the program within the same school aside, can I change schools
can I start at a different DLI than on my permit
تو کالج سادبری‌ام خوشم نمیاد، میتونم برم یه جای دیگه
از کالج برم دانشگاه باید مجوز جدید بگیرم
یه جا شروع کردم الان جای بهتر قبول شدم، استادی پرمیتم عوض میشه
مجوز تحصیل فقط مال همون دانشگاهه؟
از کالج خصوصی برم دولتی وسط تحصیل، میشه
تغییر مؤسسه آموزشی نیازمند درخواست جدید است؟
ترم اول تموم شه انتقالی بگیرم دانشگاه دیگه میشه با همین مجوز
دانشگاهمو عوض کردم باید به اداره مهاجرت بگم
با پرمیت یه دانشگاه برم یه دانشگاه دیگه ایراد داره
جابجایی بین دانشگاه‌های کانادا چه شرطی داره
kollejamo avaz konam mojavez jadid mikhad
az college beram daneshgah chi mishe permitam
enteghali begiram daneshgahe dige mishe`,
  'study.co-op': `
my program has a paid work term in year two, is another permit needed for that
the school wants me to apply for a co-op permit, do I still have to
mandatory internship of 4 months in my diploma, extra paper?
co-op semester: is the study permit enough
did the rule about co-op permits change
placement at a hospital as a nursing student, separate work permit?
can I begin my work placement without a work permit
practicum inside my master's, do I apply for something
is the co-op permit abolished
رشته‌ام سال دوم کارآموزی با حقوق داره، مجوز دیگه میخواد
دانشگاه میگه کوآپ پرمیت بگیر، هنوز لازمه
کارآموزی اجباری چهار ماهه تو دیپلمم هست، باید ورک پرمیت جدا بگیرم
ترم کواپ با همون استادی پرمیت میشه
قانون مجوز کوآپ عوض شده؟
دوره کارورزی دانشجوی پرستاری مجوز کار جداگانه لازم دارد
بدون ورک پرمیت میشه کارآموزی رو شروع کرد
مجوز کواپ حذف شد؟
برای دوره Co-op باید درخواست جدا داد یا خیر
اینترنشیپ تو ارشد مجوز میخواد
coop permit hanooz lazeme
karamoozi daneshgah mojavez joda mikhad
tarme coop ba study permit mishe`,
  'study.language': `
which IELTS do colleges in Canada expect from an 18 year old
is academic or general needed for a Canadian college
my daughter has 5.5 overall, will a diploma program take her
minimum english for a bachelor's at a Canadian university
can I be admitted with Duolingo at Canadian universities
band for a post-graduate diploma?
does every school have its own language bar
how good must my English be to study nursing in Canada
no IELTS yet, what score should I aim at for admission
is 6 overall enough for a master's there
کالجای کانادا چه آیلتسی میخوان از یه دیپلمه
واسه دانشگاه آکادمیک بدم یا جنرال
دخترم اورال ۵.۵ شده، دوره دیپلم قبولش میکنن
حداقل نمره زبان برای پذیرش کارشناسی در کانادا
با دولینگو میشه از دانشگاه کانادا پذیرش گرفت
هر دانشگاه شرط زبان خودشو داره؟
آیلتس ۶ واسه ارشد کانادا بسه
زبان چقد لازمه واسه درس خوندن تو کانادا
نمره هدفم واسه پذیرش چند باشه
شرط زبان پذیرش در مقطع کارشناسی ارشد دانشگاه‌های کانادا
vase college ielts chand bayad bashe
ba ielts 6 arshad canada mishe
academic bedam ya general vase daneshgah canada`,
}

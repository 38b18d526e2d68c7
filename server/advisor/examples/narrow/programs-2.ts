import type { Examples } from '../examples.ts'

export const PROGRAMS_2: Examples = {
  'transfer.lmia': `
My employer in Dubai has a branch in Calgary and wants me there as a manager. Do they have to get an LMIA first
I'm an engineer moving inside my own company, is a labour market impact assessment asked for in a transfer
and the LMIA, can we skip it with an intra-company transfer
our Canadian office has never applied for an LMIA, will that block my ICT
is ICT part of the International Mobility Program or does it need the labour market test
someone at HR said transfers cost extra because of the LMIA, is that true
no LMIA for C62?
must the job be advertised to Canadians before my company transfers me
how come a colleague needed an LMIA while I'm told the company transfer doesn't
does the branch in Toronto need LMIA approval for specialized knowledge staff
my wife is the executive who gets transferred; LMIA or no LMIA
transfer permit without labour market assessment, possible?
کارفرمام تو دبیه شعبه کلگری داره میخواد منو بعنوان مدیر بفرسته اول باید lmia بگیرن؟
در انتقال درون‌شرکتی ارزیابی بازار کار (LMIA) می‌خواهند یا نه؟
و ال ام آی ای، با ict لازم نیست؟
منابع انسانی میگه انتقال بخاطر lmia خرج داره راست میگه
دفتر کاناداییمون تا حالا lmia نگرفته واسه ict من گیر میکنه؟
قبل انتقال شرکتی باید شغلمو تو کانادا آگهی کنن یا بدون lmia میشه
همکارم lmia لازم داشت چرا میگن انتقال درون شرکتی نمیخواد
انتقال مدیر ارشد با کد C62 از LMIA معاف است؟
خانمم مدیره شرکت منتقلش میکنه ال‌ام‌آی‌ای میخواد؟
آیا نیروی دارای دانش تخصصی برای انتقال به شعبهٔ تورنتو به LMIA نیاز دارد؟
انتقال بدون lmia
sherkatam mikhad befrestatam calgary, lmia bayad begiran?
ict moaf az lmia hast
hr mige transfer lmia mikhad, rast mige`,
  'provinces.intent': `
Saskatchewan may nominate me but all my cousins are in Toronto. Am I bound to live in Saskatchewan
we're a family of four with a New Brunswick nomination in hand. Do we really have to settle there
and after PR, can we move away from the province that nominated us
is it legal to take a Manitoba nomination while planning for Vancouver
what happens if a nominee never lives in the province
my wife got a job in Montreal but Alberta nominated me, can we live in Montreal instead
someone told me the charter lets you live anywhere after a nomination, is that so
intention to reside, what does a province ask of a nominee
for how many years must I stay in the nominating province
nominated by PEI, live in Ontario?
I'm a welder in Bushehr, no ties anywhere in Canada. Do I have to promise the province to live there
does a provincial nominee have free choice of city outside that province
ساسکاچوان شاید نامزدم کنه ولی فامیلام تورنتوان مجبورم ساسکاچوان زندگی کنم؟
خانواده‌ای چهارنفره‌ایم و نامزدی نیوبرانزویک داریم؛ باید همان‌جا ساکن شویم؟
و بعد پی آر میشه از استانی که نامزدمون کرده رفت جای دیگه
خانمم تو مونترال کار پیدا کرده آلبرتا منو نامزد کرده میتونیم مونترال زندگی کنیم؟
چند سال باید تو استانی که نامینیت کرده بمونم
نامزدی منیتوبا بگیرم ولی قصدم ونکوور باشه اشکال داره
اگر نامزد استانی هرگز در آن استان زندگی نکند چه می‌شود؟
میگن با نامزدی استانی هرجا خواستی میتونی بری درسته
جوشکارم تو بوشهر به استان باید قول بدم اونجا زندگی کنم؟
قصد سکونت در استان نامزدکننده یعنی چه؟
نامزدی جزیره پرنس ادوارد زندگی تو انتاریو
alberta namzadam kone bayad hamoon alberta bemoonam?
ba namzadi manitoba mishe raft vancouver
bade pr mitoonam az ostani ke namzadam karde beram`,
  'provinces.places': `
I'm a nurse looking at Saskatchewan and wonder how many people it may nominate in 2026
we're deciding between BC and Alberta, which one has the larger nomination quota this year
and Ontario, how many nominations does it have for 2026
did the federal government cut the provincial nominee target again
is Yukon's allocation really just a few hundred
how big is the whole PNP target of Canada in 2026
someone told me Ontario's nomination places were halved, what's the number now
nomination spots left in Northwest Territories, what is their total
places for nominees this year?
is the quota of British Columbia above five thousand
my brother says there are hardly any nominations to get in 2026, how many are there for all provinces together
which province got the most nominations allocated
پرستارم به ساسکاچوان فکر میکنم امسال چند نفرو میتونه نامزد کنه
بین بریتیش کلمبیا و آلبرتا مانده‌ایم؛ سهمیهٔ نامزدی کدام‌یک امسال بیشتر است؟
و انتاریو، سهمیه ۲۰۲۶ش چند تاست
دولت فدرال بازم سهمیه استانی ها رو کم کرده؟
سهمیه یوکان واقعا فقط چند صد نفره
کل ظرفیت pnp کانادا تو ۲۰۲۶ چقدره
داداشم میگه امسال اصلا جای نامزدی نیست کل استان ها چند تا دارن
شنیده‌ام سهمیهٔ نامزدی انتاریو نصف شده است؛ عدد تازه‌اش چند است؟
بیشترین سهمیه نامینی رو کدوم استان داره
سهمیهٔ سرزمین‌های شمال غربی برای نامزدی در سال جاری چند نفر است؟
ظرفیت بی سی ۲۰۲۶
saskatchewan emsal chand nafar ro namzad mikone
sahmiyeye kole pnp 2026 chande
bc ziadtar ja dare ya alberta, sahmiyeye namzadi`,
  'provinces.teer-45': `
I've been a truck loader in Bandar Abbas for ten years, TEER 5 as I understand. Does any province nominate such workers
my wife cleans hotel rooms and has an offer from Ottawa. Is there an Ontario pathway for that skill level
and which CLB do they want from nominees in TEER 4
is BC's entry level and semi-skilled stream gone for good
farm hand, no degree, which province could take me
low-skilled job and PR through a province, still possible?
does Ontario ask for an offer if the occupation is TEER 4
I'm a kitchen helper in Vancouver on a work permit; BC ELSS, can I still apply there
security guard, TEER 4, any nominee stream
someone told me provinces only want TEER 0 to 3 now, is that true
waiter with two years in Kish, is there a provincial way without being skilled
minimum English for a TEER 5 base nomination
ده سال تو بندرعباس باربری کردم شغلم تیر ۵ میشه استانی هست که نامزد کنه
همسرم نظافتچی هتل است و از اتاوا پیشنهاد کار دارد؛ انتاریو برای این سطح مسیری دارد؟
و واسه نامزدی تیر ۴ چه clb میخوان
برنامه نیمه ماهر بی سی کلا بسته شد؟
کارگر کشاورزی ام مدرک ندارم کدوم استان منو میگیره
نگهبانم شغلم تیر ۴ هست راه استانی دارم
کمک‌آشپزم و در ونکوور مجوز کار دارم؛ مسیر مشاغل ساده و نیمه‌ماهر BC هنوز باز است؟
میگن استانها دیگه فقط تیر ۰ تا ۳ میخوان راسته
انتاریو واسه تیر ۵ جاب آفر میخواد؟
دو سال در کیش گارسون بوده‌ام؛ بدون شغل ماهر از راه استانی می‌شود اقدام کرد؟
شغل ساده کدوم استان
shoghlam teer 5 hast kodoom ostan ghabool mikone
negahbanam, ostani baraye teer 4 hast?
bc hanooz baraye kargare nime maher barname dare`,
  'provinces.quebec-program': `
I speak fluent French, 32, pharmacist in Tehran, and want Montreal. How does Quebec select people like me
my husband graduated in Quebec City and counted on PEQ, is it gone
and for Quebec, which portal do we register in instead
what is PSTQ
is Arrima the same as an Express Entry profile or Quebec's own thing
someone told me Quebec has no nominee program at all, so what has it got
does the Quebec skilled worker selection still take people from abroad
we have friends in Laval and want to live there; which immigration way does the province of Quebec have
Quebec PEQ closed, what's left
when did the Quebec Experience Program end
how would a French teacher immigrate to Gatineau, through whom
Quebec's own programme, name?
فرانسه ام خوبه ۳۲ سالمه داروسازم میخوام برم مونترال کبک چجوری آدم انتخاب میکنه
شوهرم در شهر کبک درس خوانده و روی PEQ حساب کرده بود؛ این برنامه بسته شده است؟
و واسه کبک تو کدوم سایت باید ثبت نام کرد
pstq کبک چیه
آریما همون پروفایل اکسپرس انتریه یا مال خود کبکه
دوستامون لاوالن میخوایم اونجا زندگی کنیم استان کبک چه راه مهاجرتی داره
کبک اصلا برنامه نامزدی نداره؟ پس چی داره
برنامهٔ تجربهٔ کبک (PEQ) از چه زمانی بسته شد؟
معلم فرانسه ام از چه راهی میشه رفت کبک زندگی کرد
نیروی ماهر کبک از خارج هم می‌پذیرد؟
پک بسته شد حالا واسه کبک چی مونده
kebek khodesh chejoori mohajer entekhab mikone
peq baste shod? alan az che rahi mishe raft montreal
pstq ba arrima che rabti dare`,
  'programs.student-work': `
I did a two-year college program in Toronto and worked 24 hours a week at a bank all along. Is that Canadian experience for CEC
my co-op at an IT firm in Waterloo was eight months full-time, does CEC take it
I was a paid teaching assistant during my PhD in Vancouver, does that count for the experience class
worked off campus while studying, still nothing for Express Entry?
is it true that jobs held as a full-time student are worthless for CEC
my wife has a year of work from before graduation and six months after. Does the student part count
internship during studies, canadian experience or not
student job at Tim Hortons
what if I studied full-time but my job was skilled, TEER 2; is it counted
does CEC accept work on a study permit
can research assistant months during my master's in Montreal be added to my Canadian work
دو سال کالج تورنتو خوندم هفته ای ۲۴ ساعت تو بانک کار کردم واسه cec سابقه حساب میشه؟
کوآپم در واترلو هشت ماه تمام‌وقت بود؛ در تجربهٔ کانادایی به حساب می‌آید؟
و کار تابستونم وقتی دانشجو بودم امتیاز crs داره؟
دکترا ونکوور تی ای بودم با حقوق جزو سابقه کانادایی میشه
میگن کار موقع تحصیل تمام وقت به درد cec نمیخوره راسته
خانمم یه سال قبل فارغ التحصیلی تو کانادا کار کرده اون کار دانشجوییش حسابه
کارآموزی حین تحصیل در کانادا سابقهٔ کانادایی محسوب می‌شود؟
شغل دانشجوییم تخصصی بود تیر ۲ بازم واسه اکسپرس حساب نمیشه؟
با مجوز تحصیل کار کردم سی ای سی قبولش داره
آیا ماه‌های دستیار پژوهشی در دورهٔ ارشد مونترال به سابقهٔ کار کانادایی اضافه می‌شود؟
کار دانشجویی و cec
to toronto daneshjoo boodam part time kar kardam, cec hesabesh mikone?
coop man 8 mah bood sabegheye canadayi mishe
kare ta ya ra heyne doctora to canada emtiaz dare`,
  'programs.trades-list': `
I've been a welder in Assaluyeh for nine years. Is welding one of the federal skilled trades
my husband installs elevators, is that occupation covered by FST
and hairdressers, are they in the Federal Skilled Trades program as well
plumber from Kermanshah, am I in the trades list
which NOC groups are meant by the federal skilled trades
is a truck driver a skilled trade for FST
butcher with a shop in Sari, does the federal trades list include butchers
we run a bakery; under which code would the trades program take us
someone told me cooks belong to the skilled trades, do they
does code 72 with 726 belong to FST or not
CNC machinist, FST?
how do I find out if my trade is on the federal list
نه ساله عسلویه جوشکارم جوشکاری جزو مشاغل فنی فدراله؟
شوهرم نصاب آسانسور است؛ این شغل در برنامهٔ مشاغل فنی فدرال هست؟
و آرایشگر هم تو لیست fst هست؟
لوله کش کرمانشاهم تو لیست مشاغل فنی هستم یا نه
گروه های noc مشاغل فنی کدومان
راننده کامیون جزو fst حساب میشه
تو ساری قصابی دارم قصاب تو لیست مشاغل فنی فدرال هست
نانوایی داریم؛ نانوا با چه کدی در برنامهٔ FST پذیرفته می‌شود؟
از کجا بفهمم حرفه ام تو لیست فنی فدراله
تراشکار cnc جزو مشاغل فنی میشه؟
آیا گروه 726 در فهرست مشاغل فنی فدرال است؟
jooshkaram joze liste fst hastam?
lolekesh to mashaghele fanni federal hast
sarashpaz ro fst ghabool dare ya na`,
  'programs.merger': `
I've prepared for FSW for a year and now read that all three programs become one. Is that already law
my consultant friend says CEC and FSW will be a single class, has it happened
and the new merged federal class, when does it start
is it true that the trades program is swallowed by one big high-skilled program
34, CLB 6, one year of work: would the new single federal class take me now
should we wait for the merger of the Express Entry programs or is it only a proposal
the spring 2026 consultation on one federal program, what came of it
do FSW, CEC and FST still exist separately
merger of the federal programs?
someone on Telegram wrote the 67 points are gone because the programs were united, true
new federal high skilled class with high school only, in force or not
are they going to replace the three classes of Express Entry by one
یه ساله واسه fsw آماده میشم حالا خوندم سه تا برنامه یکی میشن قانون شده؟
دوستم می‌گوید CEC و FSW یک برنامهٔ واحد می‌شوند؛ این اتفاق افتاده است؟
و این برنامه ادغام شده فدرال از کی شروع میشه
۳۴ سالمه clb 6 دارم با یه سال سابقه برنامه واحد جدید فدرال الان منو میگیره؟
صبر کنیم برنامه های اکسپرس انتری ادغام شن یا فقط پیشنهاده
نتیجهٔ نظرخواهی بهار ۲۰۲۶ دربارهٔ یک برنامهٔ فدرال چه شد؟
تو تلگرام نوشته بودن fst و fsw رو جمع کردن یکی کردن راسته
هنوز سه تا برنامه فدرال جدا هستن؟
ادغام fsw cec fst
کلاس جدید نیروی ماهر فدرال با دیپلم اجرا شده یا نه
آیا قرار است یک برنامه جای سه برنامهٔ اکسپرس اینتری را بگیرد؟
shenidam se ta barnameye federal yeki mishan, ejra shode?
barnameye vahede jadid clb 6 mikhad, shoroo shode ya na
edghame fsw o cec faghat pishnahade?`,
  'programs.startup-instead': `
My two partners and I from Shiraz were ready for the Start-up Visa and it shut on us. What can founders use now
I'm 45 with a dental clinic and capital of 400,000 dollars, which business ways to Canada are there since SUV stopped
and the C11 permit, is that something for founders now
is there a successor to the Start-up Visa already
entrepreneur with an app idea, no incubator anymore, what remains
we had a letter of support but too late for SUV, other routes for our startup?
do provinces take entrepreneurs instead of the federal start-up program
owner-operator work permit, could that replace the startup visa for me
my husband owns a construction company and wants to do business in Canada, which paths are open to him as a founder
SUV closed, plan B?
someone promised me a new entrepreneur pilot this year, are its rules known
can a founder go through Express Entry instead of a startup visa
با دو تا شریکم از شیراز آماده استارتاپ ویزا بودیم بسته شد الان چه راهی واسه موسس ها هست
۴۵ ساله‌ام، درمانگاه و سرمایه دارم؛ حالا که ویزای استارتاپ متوقف شده چه راه‌هایی برای کارآفرین باز است؟
و مجوز c11 جایگزین استارتاپ میشه؟
برنامه جدید به جای استارتاپ ویزا اومده یا هنوز نه
ایده اپلیکیشن دارم شتابدهنده هم دیگه نیست چه راهی میمونه به جای suv
شوهرم شرکت ساختمانی داره میخواد کانادا بیزینس بزنه واسه کارآفرینا چه مسیرایی بازه
استان‌ها به‌جای برنامهٔ استارتاپ فدرال کارآفرین می‌پذیرند؟
نامه حمایت داشتیم به استارتاپ نرسیدیم راه دیگه ای هست؟
پلن ب استارتاپ ویزا
یکی قول پایلوت جدید کارآفرینی داده شرایطش معلومه؟
بنیان‌گذار یک شرکت نوپا بدون ویزای استارتاپ چه گزینه‌هایی دارد؟
startup visa baste shod ma ba sherkatemoon che rahi darim
jaye suv mojaveze c11 mishe gereft?
karafarinam sarmaye daram, bedoone startup visa az che rahi biam`,
  'process.gaps': `
I stayed home with my two children from 2017 to 2020. What do I write for those years in the form
my husband did his military service and then looked for work for seven months, how do we fill in those months
and the months between my two jobs, do I leave them empty
is it bad to write unemployed in the personal history
ten years of history, must every single month be filled in
I was caring for my sick mother in Zanjan for a year without a job; what goes into the application for that time
someone told me never to leave an empty month in the forms, correct?
after graduation I travelled for four months, do I have to enter that
what should I put for the time of the lockdown when the shop was shut
gap of 3 months in my history, what to write
I'm a housewife since 2012, what do I enter as my activity
can I just skip the period when I had no job in the form
از ۹۶ تا ۹۹ خونه بودم با دوتا بچه واسه اون سالا تو فرم چی بنویسم
همسرم پس از سربازی هفت ماه دنبال کار بود؛ آن ماه‌ها را در فرم چگونه پر کنیم؟
و ماه های بین دو تا کارم رو خالی بذارم؟
یه سال تو زنجان از مادر مریضم نگهداری کردم کار نداشتم اون مدتو چی بزنم تو فرم
بده اگه تو سوابق بنویسم بیکار؟
تک تک ماه های ده سال باید تو فرم پر شه یا چند ماه جا بمونه عیب نداره
بعد از فارغ‌التحصیلی چهار ماه سفر بودم؛ این را هم باید وارد کنم؟
دوره کرونا مغازه بسته بود واسه اون ماها چی بنویسم
خانه‌دارم؛ در بخش فعالیت‌های شخصی چه بنویسم؟
میشه دوره بیکاریمو تو فرم رد کنم ننویسم
سه ماه خالی تو سوابقم
7 mah bikar boodam to form chi bezanam baraye oon moddat
mahaye khali beyne do ta kar ro benevisam ya na
khanedaram az 2012, too form chi vared konam`,
}

import type { Examples } from '../examples.ts'

export const SCORE_3: Examples = {
  'score.what-if.masters': `
I only have a bachelor's, would doing a master's pay off in points
my thesis defence is in June, what will my score be once I have the master's
thinking of enrolling in an MBA, how does that change my CRS
is a master's worth the two years for the points
how many points separate my bachelor's from a master's
after I graduate with my MSc, my total?
does it matter for my score whether I finish the master's or quit
someone advised me to get a masters first, what would I gain
an M.A. in English literature, what does it carry in the CRS
master's with accompanying wife, points for the degree
say I had a master of engineering, new total?
I'm halfway through grad school, how many points will the master give me
would my score jump if I add a master's with an ECA
MSc points single
never finished my masters, what did I miss out on in points
better score with a second-cycle degree like a master?
points awarded for a postgraduate master's degree
my employer pays for an MBA, would it lift my ranking
فقط لیسانس دارم، ارشد بخونم از نظر امتیاز می‌ارزه
خرداد دفاع میکنم، ارشدم که تموم شه امتیازم چند میشه
قصد دارم MBA بخوانم؛ امتیازم چه تغییری می‌کند؟
فرق لیسانس و فوق لیسانس تو امتیاز چقدره
ارشدو نصفه ول کردم اگه تمومش کنم چن امتیاز میگیرم
داشتن کارشناسی ارشد با همسر همراه چند امتیاز دارد؟
یکی گفت اول فوق بگیر بعد اقدام کن، چقدر امتیازم بیشتر میشه
مدرک فوق لیسانس واسه مجرد چن امتیازه
دو سال وقت بذارم برای ارشد، چقد به امتیازم میاد
در صورت اخذ مدرک کارشناسی ارشد مجموع امتیازم چقدر خواهد شد؟
ارشد مدیریت چند امتیاز میاره برام
الان ترم سه ارشدم، مدرکمو بگیرم امتیازم میره رو چند
با گرفتن فوق لیسانس امتیازم پرش میکنه یا فرقی نداره
مستر بگیرم چقدر میره بالا امتیازم
امتیاز مدرک ارشد در CRS چقدر است؟
اگه ارشدمو ارزیابی کنم امتیازم چقد عوض میشه
دانشجوی فوق لیسانسم بعد از فارغ‌التحصیلی چند امتیاز خواهم داشت
کارشناسی ارشد ادبیات هم تو امتیاز حسابه، چنده
arshadam tamoom she emtiazam chand mishe
fargh lisans o fogh lisans to emtiaz cheghadre
mba bekhoonam emtiazam mire bala
miarze arshad bekhoonam baraye emtiaz`,
  'score.what-if.doctorate': `
I am in the third year of my PhD, what will the score be when I finish
would a doctorate still improve my points if I already have a master's
my supervisor wants me to stay for a doctorate, is it worth it for CRS
dropping out of my PhD costs me how many points
doctoral degree, single applicant, points
a Ph.D. in chemistry gives what in the ranking
points between master's and PhD, how much does the PhD bring
once my doctorate is assessed what is my total
say I complete a doctorate, new score?
I heard a doctorate is worth 150, right?
PhD with wife coming along, how many points for the degree
my dissertation gets defended next winter, how will that affect my number
is the highest education level, a doctorate, really that valuable in points
how does finishing my PhD change my ranking
not finished the doctorate, but supposing I do, points?
doctorate of philosophy crs points
would four more years for a PhD pay in points
had I a doctorate instead of my master's, where would I stand in points
سال سوم دکترام، تموم کنم امتیازم چند میشه
ارشد دارم، دکترا هم بگیرم باز امتیازم بیشتر میشه
استادم میگه بمون دکترا، برای امتیاز می‌ارزه
انصراف از دکترا چند امتیاز به ضررم است؟
شنیدم دکترا ۱۵۰ امتیازه راسته
مدرک دکتری با همسر همراه چه امتیازی دارد؟
فرق ارشد و دکتری از نظر امتیاز چقدره، دکتری چند میده
زمستون از رسالم دفاع میکنم بعدش امتیازم چقد میشه
پی اچ دی چند امتیاز داره واسه مجرد
اگر مدرک دکتری‌ام ارزیابی شود مجموع امتیازم چند خواهد شد؟
دکترای شیمی تو امتیاز crs چقد ارزش داره
چهار سال دیگه دکترا بخونم چقد میاد رو امتیازم
دانشجوی دکتری هستم؛ پس از فارغ‌التحصیلی امتیازم به چند می‌رسد
دکترامو نگرفتم ولی فرض کن بگیرم امتیازم چنده
بالاترین مدرک یعنی دکتری چن امتیاز میاره
دکترا داشتم به جای ارشد امتیازم چند بود
تموم کردن phd چه تاثیری رو امتیاز من داره
امتیاز مدرک PhD در اکسپرس اینتری چند است
sale sevome doctoram tamoom konam emtiazam chand mishe
phd chand emtiaz mide
arshad daram doctora begiram bazam emtiazam bishtar mishe
shenidam doctora 150 emtiaze doroste`,
  'score.partner': `
my wife has a master's in law and comes with me, what does she contribute
husband stays in Shiraz for the time being, is he counted in my points
I'm married but she won't accompany me, how does that affect the score
my partner never studied, does that cost me points
is a married person worse off in the ranking than a single one
we just got married in August, does my score change because of it
my spouse is already a Canadian citizen, do I get spouse points
how many points come from the person who accompanies me
my husband worked in Toronto for two years, does his work bring me points
do they count my fiancé's education for my points
the spouse line in my score, how much is it
would I be better off in points leaving my husband off as non-accompanying
what is my wife's bachelor worth to us
common-law partner, extra points or fewer?
up to 40 for the spouse they say, how many do we get
my husband only has a high school diploma, any points from him
does bringing her along pull my score down
divorced now, so are there still partner points in my score
points from my better half in the profile
my wife is a dentist, does her profession bring points to me
خانمم فوق لیسانس حقوق داره و باهام میاد چقدر به امتیازم کمک میکنه
شوهرم فعلا شیراز میمونه تو امتیازم حساب میشه
متأهل هستم ولی همسرم همراه من نمی‌آید؛ امتیازم چگونه حساب می‌شود؟
شوهرم دیپلمه‌ست، چیزی به امتیازم اضافه میکنه
مجرد بودن امتیازش بهتره یا متاهل با همسر
تازه عقد کردیم امتیازم عوض میشه با این
همسرم شهروند کاناداست، بابت او امتیازی می‌گیرم؟
از طرف همسرم چن امتیاز گرفتم
زنم درس نخونده این امتیازمو کم میکنه
شوهرم دو سال تورنتو کار کرده، کارش واسه من امتیاز داره
سهم همسر در امتیاز من چقدر است؟
میگن همسر تا ۴۰ امتیاز میاره، مال ما چقدره
اگه خانومم رو همراه نزنم امتیازم بهتر میشه
تحصیلات همسر همراه چه اثری بر امتیاز دارد؟
پارتنرم باهام میاد، امتیازم زیاد میشه یا کم
جدا شدم، هنوز امتیاز همسر تو نمرم هست
لیسانس شوهرم به من امتیاز میرسونه
امتیازی که به‌خاطر شریک زندگی‌ام گرفته‌ام چند است
shoharam felan iran mimoone to emtiazam hesabe
khanoomam arshad dare chand emtiaz be man ezafe mishe
motahel boodan emtiazo kam mikone
az tarafe hamsaram chand emtiaz daram`,
  'score.nomination': `
Saskatchewan just nominated me, what does that do to my CRS
is a nomination from Nova Scotia worth as much as one from Ontario in points
they say with a province behind you you are practically in, how many points is it
I have 390, what would a provincial nomination put on top
does the nominee certificate still bring 600
my cousin got picked by Alberta and jumped enormously in the pool, how many points do nominees get
points from PNP through Express Entry?
if Manitoba selects me, how much does the score go up
enhanced nomination = how many CRS points
what do you get in the ranking when British Columbia nominates you
does a nomination add to my score or replace it, how much is added
heard it's six hundred for a provincial nomination, not sure if that's still so
a nomination by New Brunswick, points?
how big is the boost from being a provincial nominee
would a nomination rescue my low score, how many points is it
PEI nominated a colleague, what's the benefit in CRS points
even with only CLB 7, does a nomination give the same points
number of points for a nomination certificate please
ساسکاچوان منو نامزد کرده، این چقدر میاد رو امتیازم
نامزدی نوااسکوشیا با انتاریو از نظر امتیاز فرق داره، چنده
میگن با نامزدی استان دیگه کار تمومه، مگه چند امتیازه
۳۹۰ امتیاز دارم، نامزدی استانی چقدر به آن می‌افزاید؟
گواهی نامزدی هنوز ۶۰۰ تاست
اگه منیتوبا انتخابم کنه امتیازم چقد میره بالا
نامینی بشم چن امتیاز میگیرم
پی ان پی تو اکسپرس انتری چقدر امتیاز میاره
نامینیشن بریتیش کلمبیا چند امتیاز دارد؟
شنیدم نامزد استانی شدن ششصد امتیاز داره هنوزم همینه
با گرفتن نامزدی از آلبرتا چه تغییری در امتیاز CRS ایجاد می‌شود؟
امتیازم پایینه نامزدی استان نجاتم میده، چند امتیازه
ارزش نامزدی استانی در رتبه‌بندی چقدر است
همکارم از نیوبرانزویک نامینیشن گرفت چقدر به امتیازش اضافه شد
نامزدی استان که با امتیازم جمع میشه چند تا اضافه میکنه
حتی با زبان clb 7 هم نامینیشن همون امتیازو داره
استان اگه آدمو بخواد چند امتیاز بهش میده
سرتیفیکیت نامینیشن چن امتیازه
manitoba entekhabam kone chand emtiaz migiram
nominationi ostan hanooz 600 emtiaze
pnp cheghad be crs ezafe mikone
saskatchewan namzadam karde emtiazam cheghad mire bala`,
  'score.job-offer': `
a restaurant in Calgary wants to hire me, does it show in my points
I have an LMIA-backed offer, how many points is it in the ranking
my old calculator adds 50 for an offer, is that outdated
are the 200 points for senior managers still given
would it be worth hunting for an employer just for the CRS points
my uncle can offer me a position in his company, does that lift my score
people in my Telegram group argue whether offers count for points, do they
did they really scrap arranged employment from the CRS
is it pointless now to get an offer for points
with a signed contract from Toronto do I rank higher
a permanent job offer but no change in my score, is that correct
offer letter from a hospital, extra points?
when did they remove the points for job offers
I lost 50 points in spring 2025 because of my offer, why
does LMIA still matter for points
even a high-level offer as director gives nothing anymore?
so an employer's letter adds zero to my CRS?
received a job offer yesterday, how do my points change
یه رستوران تو کلگری میخواد استخدامم کنه، تو امتیازم تاثیر داره
جاب آفر با LMIA دارم؛ در رتبه‌بندی چند امتیاز دارد؟
ماشین حساب قدیمیم ۵۰ تا واسه جاب آفر میذاره، درسته هنوز
۲۰۰ امتیاز مدیرای ارشد هنوز پابرجاست
ارزش داره دنبال کارفرما بگردم فقط واسه امتیاز
داییم میتونه بهم پیشنهاد کار بده، امتیازم بیشتر میشه
واقعا امتیاز پیشنهاد شغلی رو برداشتن
با قرارداد کار امضا شده از تورنتو رتبه‌ام بالاتر می‌رود؟
ال ام آی ای الان امتیاز داره یا نه
بهار ۲۰۲۵ پنجاه امتیازم بابت جاب آفر پرید، چرا
پیشنهاد کار دائم گرفتم ولی امتیازم عوض نشد، طبیعیه
امتیاز جاب آفر از چه تاریخی حذف شد؟
نامه کارفرما هیچ امتیازی اضافه نمیکنه یعنی
دیروز آفر کاری گرفتم امتیازم چقدر تغییر میکنه
آیا پیشنهاد شغلی بیمارستان امتیاز اضافی دارد؟
تو گروه میگن جاب آفر دیگه امتیاز نداره، راست میگن
حتی پست مدیرعاملی هم دیگه امتیاز جاب افر نداره
داشتن شغل آماده در کانادا در امتیازم اثری دارد؟
lmia hanooz emtiaz dare
ye karfarma mikhad estekhdamam kone emtiazam ziad mishe
50 emtiaze job offer bardashte shode vaghan
az key job offer dige emtiaz nadare`,
  'score.sibling': `
my older brother got his PR last year and lives in Surrey, anything for me in points
sister in Montreal on a study permit, do I get sibling points for her
is it 15 for a brother over there
one of my sisters settled in Ontario as a PR, what does that add to my CRS
only relative in Canada is my younger brother, he is a citizen, does the ranking reward it
my brother became Canadian but moved to Dubai, still points for a sibling
someone told me family in Canada gives points, I have a sister in Regina
my twin lives in Halifax with permanent residence, how many points is it
would it help my score that my sister is a citizen living in Winnipeg
sibling with a work permit only, does it count for the points
bonus for having a brother in Quebec City, permanent resident
how much is a Canadian sister worth in Express Entry
since my brother landed as an immigrant in Ottawa, do I gain points
any advantage in CRS from siblings there
my kid brother just got permanent residency, points for me?
does the brother need citizenship for me to get the points or is PR fine
my sis lives in Mississauga for ten years, extra points
not parents, just a brother in Canada, does that give something in the ranking
داداش بزرگم پارسال پی آر شد و ساری زندگی میکنه به من امتیازی میرسه
خواهرم با ویزای دانشجویی مونترال است؛ برای او امتیاز می‌گیرم؟
یه خواهر تو انتاریو دارم که پی‌آره چقدر به امتیازم اضافه میشه
برادر کانادایی ۱۵ امتیاز داره درسته
آبجیم سیتیزنه و وینیپگ میشینه، تو امتیازم حسابه
برادرم پاسپورت کانادایی داره ولی دبی زندگی میکنه بازم امتیاز داره
داداشم با ورک پرمیت اونجاست، امتیاز برادر بهم میدن
داشتن خواهر مقیم دائم در هلیفکس چند امتیاز محسوب می‌شود؟
واسه آبجیم که رجایناست امتیاز میدن بهم
برادر کوچک‌ترم تازه اقامت دائم گرفته؛ در امتیاز من اثر دارد؟
فامیل درجه یکم فقط یه برادره تو کانادا، امتیازش چقدره
برادرم باید شهروند باشه تا امتیاز بگیرم یا پی آرم قبوله
خواهرم ده ساله میسیساگاست چن امتیاز اضافه میگیرم
خواهر یا برادر شهروند کانادا چه امتیازی برای متقاضی دارد؟
شنیدم اگه خواهرت کانادا باشه امتیاز میدن چقدر
داداشم تازه لندینگ کرده تورنتو، برام امتیاز میاره
یه برادر تو کبک دارم، جزو امتیازای اضافه حساب میشه
امتیاز داشتن برادر تو کانادا هنوز هست
dadasham pr shode surrey zendegi mikone emtiaz dare baram
khaharam ba vizaye daneshjooyi canadast emtiaz migiram
khaharam too ontario pr e chand emtiaz ezafe mishe
abjim citizene emtiaz be man mirese`,
}

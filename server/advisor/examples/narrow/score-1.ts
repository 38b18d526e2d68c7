import type { Examples } from '../examples.ts'

export const SCORE_1: Examples = {
  'score.age-limit': `
I turned 47 last month and work as a civil engineer in Isfahan, is the door of Express Entry closed at my age
my father is 58 and a university lecturer, is he simply too old to enter the pool
Someone at work told me they take nobody over 45 in Express Entry, true or not
and the oldest age at which one may still create a profile?
We have two teenagers and I'm 51, a dentist in Tabriz; is there an upper age where Canada says no
not sure whether an age ceiling exists for skilled workers
does a birthday at some point shut me out completely, not just cost points
nurse, 55, divorced, living in Dubai. Am I past the maximum age
what is the cut-off age, I mean in years, for skilled immigration
even if I'm over fifty can I legally submit an Express Entry profile
age cap for FSW?
my wife is 44 and thinks next year will be too late for Express Entry because of an age limit
۴۶ سالمه، مهندس عمرانم و تو اصفهان کار میکنم، اکسپرس اینتری واسه سن من بسته‌ست؟
همکارم میگه بالای ۴۵ سال رو اصلا قبول نمیکنن، راسته
پدرم ۵۷ ساله و استاد دانشگاه است؛ آیا از نظر سنی هنوز می‌تواند پروفایل بسازد؟
و اینکه تا چند سالگی میشه وارد استخر شد
دو تا بچه دارم و ۵۲ سالمه، کانادا سقف سن نداره؟
خانمم میگه سال دیگه ۴۵ میشی دیگه راهت نمیدن، سن مجاز تا چنده
آیا در برنامهٔ نیروی متخصص فدرال حداکثر سن تعیین شده است؟
سقف سن اکسپرس؟
پرستارم ۵۴ سال دارم دبی زندگی میکنم بخاطر سن ردم میکنن از همون اول؟
نمیدونم محدودیت سن واسه نیروی متخصص هست یا فقط امتیازش کم میشه
بعد از پنجاه سالگی هم پروفایل اکسپرس قبول میکنن
man 47 salame mohandesam, baraye express entry sene ziadie?
migan balaye 45 sal ro ghabool nemikonan doroste
hade aksare sen vase vorood be pool chande`,
  'score.partner-degree': `
I am the main applicant, my wife finished a three-year college diploma in Mashhad; what does that diploma bring us in points
my husband only has a high school diploma, does his education add anything to my CRS
we're both from Shiraz, I'm an accountant and she holds a master's in chemistry. Points for her master's?
and her bachelor's, how many on top of mine
partner has two bachelor degrees, how are they scored for the spouse part
someone said the spouse's schooling is worth up to ten, is that so
does my fiancée's associate degree count for points once we are married and she comes along
must my wife's degree be assessed before it gives us the spouse points
table of points for the education of the spouse
what would my husband's PhD from Sharif be worth as accompanying partner
she dropped out of university after two years, does the partner's study still give points
spouse education: bachelor vs master, difference in points?
متقاضی اصلی منم، خانمم فوق‌دیپلم داره از مشهد، مدرکش چند امتیاز میده
شوهرم فقط دیپلم داره، تحصیلاتش امتیازی به من اضافه میکنه؟
ما هر دو اهل شیرازیم، من حسابدارم و همسرم ارشد شیمی دارد؛ مدرک او چند امتیاز به پرونده اضافه می‌کند؟
و لیسانس خانمم چی، اون چند امتیازه
همسرم دوتا لیسانس داره تو قسمت همسر چطور حساب میشه
شنیدم تحصیلات همسر تا ده امتیاز داره درسته
جدول امتیاز مدرک تحصیلی همسر را می‌خواهم
مدرک شوهرمو باید ارزیابی کنیم تا امتیاز همسر بگیریم؟
دکترای همسر همراه چند امتیازه
زنم دانشگاهو ول کرده دیپلمش به درد امتیاز میخوره
لیسانس همسر در برابر ارشد همسر چند امتیاز فرق دارد؟
khanomam foghe diplom dare chand emtiaz be ma mide
lisanse shoharam vase emtiaz chande
madrake tahsilie hamsar ta chand emtiaz dare`,
  'score.history': `
I've been in the pool since spring and want to see how the rounds moved month by month
my brother says the scores have been going up all year, can I see the earlier rounds to check
show a table of what each round asked for in 2026
and the ones before that, the older draws?
which scores did the provincial nominee rounds ask for over the last months
I'm a teacher in Karaj, still collecting documents, just curious whether the cut-offs climb or drop with time
have invitations become fewer from round to round
compare this year's rounds with those of last year
how have the French rounds moved since last winter
previous cut-offs, a list
is there an overview of every round you know with date and number of invitations
did the threshold ever go under 500 in the past rounds
از بهار تو استخرم، میخوام ببینم دورها ماه به ماه چطوری پیش رفته
داداشم میگه امتیازا کل سال رفته بالا، دورای قبلی رو نشونم میدین؟
جدول همهٔ دورهای ۲۰۲۶ با تاریخ و تعداد دعوت‌نامه را می‌خواهم
و دورای قبل از اون چند بودن
معلمم تو کرج، هنوز دارم مدرک جمع میکنم، میخوام بدونم کات آفا با گذشت زمان بالا رفته یا پایین
تعداد دعوتنامه ها دور به دور کمتر شده؟
دورهای استانی این چند ماه اخیر رو چه امتیازی بسته شدن
مقایسهٔ حد نصاب‌های امسال با سال گذشته
سابقه کات آفها؟
تاحالا شده دوری زیر ۵۰۰ بره، تو لیست قبلی‌ها
نمودار یا لیستی از امتیاز دورهای گذشته دارید؟
dorhaye ghabli ro mah be mah mikham bebinam
emtiazha emsal rafte bala ya oomade payin tooye dorha
tarikhche cut off ha`,
  'score.cut-off.stem': `
I'm a software developer with seven years at a bank in Tehran; what did the most recent STEM draw ask for
my husband is a civil engineer, has Canada invited engineers by category lately and at which score
when was the latest science and technology round held
and the STEM one, what was its score
cybersecurity specialist here: how low did the last category round for my kind of jobs go
someone told me there hasn't been a STEM round for ages, when was the last
did they run a draw for engineers this year
how many people were invited in the last STEM category draw
I'm 29, data scientist in Berlin, in the pool with CLB 10. Last STEM score?
STEM category: latest cutoff and date
are rounds for science, technology, engineering and math still being held
what number closed the newest round for IT people and engineers
برنامه‌نویسم تو یه بانک تهران، آخرین دور STEM با چند امتیاز بسته شد
شوهرم مهندس عمرانه، دور مخصوص مهندسا آخرین بار کی بود
آخرین دور دسته‌بندی علوم، فناوری، مهندسی و ریاضی در چه تاریخی برگزار شد؟
و دور استم چی، اون چند بود
میگن خیلی وقته دور استم نذاشتن آخریش مال کیه
دیتا ساینتیستم ۲۹ سالمه تو استخرم، کات‌آف آخر استم رو میخوام
تو آخرین قرعه STEM چند نفر دعوت شدن
امتیاز آخرین دور مهندسی و آی تی
امسال دور مخصوص مهندس ها برگزار شده یا نه
حداقل امتیاز در جدیدترین دور رشته‌های فنی مهندسی و علوم (استم) چقدر بود؟
کات اف STEM؟
akharin draw mohandesa (STEM) ba chand emtiaz baste shod
dore elmi va fanavari key bood
programmeram, katofe akhare stem chand bood`,
  'score.cut-off.trades': `
I'm a welder from Ahvaz with ten years of work, what did the newest trades draw ask for
my brother-in-law drives at me about a round for electricians; what score did it have
when did they last invite carpenters and plumbers by category
and the trades category, its latest score?
husband is a car mechanic, 38, we're in the pool. What was the last cut-off for skilled trades
has there been a round for construction workers this year
trade occupations draw: date and score
how many invitations went out in the latest trades category round
not sure whether trades rounds still happen, when was the most recent
how low did the last draw for tradespeople go
HVAC technician here, latest category draw for my trade?
trades cutoff?
جوشکارم از اهواز با ده سال سابقه، آخرین دور مشاغل فنی چند امتیاز خواست
شوهرم مکانیکه ۳۸ سالشه، تو استخریم، آخرین کات آف تریدز چند بود
آخرین دور دعوت از برقکاران و لوله‌کش‌ها در چه تاریخی بود؟
و دور تریدز چی، اون با چند بسته شد
امسال واسه کارگرای ماهر ساختمونی دور گذاشتن؟
امتیاز آخرین دور نجارها و کارهای ساختمانی
تو آخرین دور مشاغل فنی چند نفر دعوت شدند
کات آف مشاغل فنی؟
شنیدم واسه لوله کشا و برقکارا دور جدا هست، آخریش چند بود
دور trades هنوز برگزار میشه، آخرین بارش کی بوده
حداقل امتیاز تازه‌ترین دور دسته‌بندی حرفه‌های فنی چه بود؟
jooshkaram, akharin dore mashaghele fanni chand bood
dore trades akharesh key bood
katofe trades chand shod`,
  'score.cut-off.transport': `
I drive a long-haul truck between Bandar Abbas and Tehran; what did the latest transport draw ask for
my son is an aircraft mechanic in Mehrabad, when was the last round for transport occupations
did they hold a transport category round this year, and I mean a special one for that
and for transport jobs, the last score?
pilot, 41, family of four, profile already in the pool. What was the newest transport cut-off
how many were invited in the most recent transport round
is the transport draw still a thing, when was the last
someone told me truckers had a round of their own; at what score did it close
transport category: last date and score please
lowest score that got an invitation in the transport round
railway man here, any recent draw for transport occupations
transport cutoff?
راننده ترانزیتم بین بندرعباس و تهران، آخرین دور حمل و نقل چند امتیاز خواست
پسرم مکانیک هواپیماست، دور مشاغل حمل‌ونقل آخرین بار کی بود
آخرین دور دستهٔ حمل و نقل با چه امتیازی بسته شد؟
و دور ترنسپورت چی اون چند بود
خلبانم ۴۱ سالمه، چهار نفریم، تو استخر هستیم، کات آف جدید حمل و نقل چنده
شنیدم واسه راننده کامیونا دور جدا داشتن، با چند امتیاز
امسال دور مخصوص حمل نقل گذاشتن یا نه
در جدیدترین دور حمل‌ونقل چند نفر دعوت شدند؟
کات آف حمل و نقل؟
دور حمل ونقل هنوز هست اصلا؟ آخریش مال کی بوده
کمترین امتیاز دعوت‌شده در دور مشاغل حمل‌ونقل
ranande kamionam, akharin dore haml o naghl chand bood
dore transport ba chand emtiaz baste shod
katofe haml o naghl key bood`,
  'score.needed': `
I'm a 33-year-old pharmacist in Rasht and have just heard of this; how many points does one have to collect for Express Entry
we haven't started anything yet, two kids, both engineers. What number should one aim at
my cousin says you need at least 500 to be picked these days, right?
and how many points do they want, in Express Entry
is there a fixed minimum score to get an invitation
roughly what CRS is required at the moment
from which score on do people get invited
passing score for express entry?
before I pay for IELTS I'd like to know which score is necessary
what does it take in points to be chosen from the pool
is 450 the number everyone needs or does it change
tell me the minimum required CRS
داروسازم تو رشت ۳۳ سالمه، تازه شنیدم، واسه اکسپرس اینتری باید چند امتیاز جمع کنم
هنوز هیچ کاری نکردیم دو تا بچه داریم، چه امتیازی رو باید هدف بذاریم
پسرخاله‌م میگه این روزا زیر ۵۰۰ کسی رو انتخاب نمیکنن، امتیاز لازم چقدره
و چند امتیاز میخوان برای اکسپرس
آیا برای دریافت دعوت‌نامه حداقل امتیاز ثابتی وجود دارد؟
قبل اینکه پول آیلتس بدم بگین چه امتیازی لازمه
از چه امتیازی به بالا دعوت میکنن
امتیاز قبولی اکسپرس؟
حدودا چند تا امتیاز باید داشت که از استخر انتخاب شد
امتیاز موردنیاز CRS در حال حاضر چقدر است؟
نصاب لازم برای دعوتنامه اکسپرس اینتری چنده
vase davat shodan az express entry chand emtiaz lazeme
hadeaghale emtiaze lazem chande alan
che emtiazi bayad dasht ke entekhab beshi`,
  'score.two-scores': `
I calculated 71 on one website and 438 on another and now I'm confused, are these two different things
my consultant friend talks of 67 and my wife of 490; which points are which
nurse, 36, from Yazd: I passed the 67, so why do I still have to wait for CRS
and the CRS, is that not the same as those 67
how can somebody have 70 points and yet not be invited
is the 100-point grid another system than the 1200-point one
do the selection factors and the ranking score have anything to do with each other
what's the CRS for if I already have 67
someone told me 67 points is enough for an invitation; or is that another score
why do I see one score out of 100 and one out of 1200
67 vs CRS, which of them decides the invitation
which comes first, the six factor points or the comprehensive ranking
تو یه سایت ۷۱ شدم تو یکی دیگه ۴۳۸، گیج شدم اینا دو تا چیز جدا هستن؟
دوستم از ۶۷ حرف میزنه زنم از ۴۹۰، کدوم امتیاز کدومه
پرستارم ۳۶ ساله از یزد، ۶۷ رو آوردم پس چرا باید منتظر CRS بمونم
و سی ار اس مگه همون ۶۷ نیست
چگونه ممکن است کسی ۷۰ امتیاز داشته باشد ولی دعوت نشود؟ این دو امتیاز چه تفاوتی دارند
فرق جدول ۱۰۰ امتیازی با ۱۲۰۰ امتیازی چیه
اگه ۶۷ دارم دیگه سی آر اس واسه چیه
یکی میگفت ۶۷ واسه دعوتنامه بسه، یا اون یه امتیاز دیگه‌ست
تفاوت امتیاز گزینش نیروی متخصص با امتیاز رتبه‌بندی جامع
چرا یه امتیاز از صد دارم یکی از هزار و دویست
۶۷ و CRS؟ کدومش ملاک دعوته
67 ba CRS che farghi dare, har do emtiaze?
chera do ta emtiaz hast yeki az 100 yeki az 1200
67 avordam pas CRS dige chie`,
  'score.change-reported': `
I earn a lot as a surgeon and heard in the news that well paid occupations now get extra points, what is that
my husband is an IT manager with an offer from Toronto; since the November change, would a high salary bring points
is the rule about high-wage jobs already in force or only announced
and the new points for high earners, how many are they
someone on Telegram wrote that the CRS was rewritten this autumn because of wages
we made our profile in the summer, 39 and 37, Tehran. Does the wage reform touch us
which occupations count as high-wage under the reported change
high wage points: how many levels?
will you calculate my score by the new wage rules or the old ones
is it true that from November 2026 salary plays a role in the ranking
what do you know so far about the reform of the points for best paid occupations
have job offer points come back for highly paid jobs
جراحم درآمدم بالاست، تو اخبار شنیدم به شغلای پردرآمد امتیاز اضافه میدن، جریان چیه
شوهرم مدیر آی‌تیه و از تورنتو آفر داره، با تغییر نوامبر حقوق بالا امتیاز میاره؟
قانون مشاغل با دستمزد بالا اجرا شده یا فقط اعلامش کردن
و امتیازای جدید حقوق بالا چند تاست
تو تلگرام نوشته بودن سی ار اس پاییز امسال بخاطر حقوق عوض شده
پروفایلمان را تابستان ساختیم؛ تغییر گزارش‌شدهٔ مربوط به مشاغل پردرآمد شامل ما می‌شود؟
کدوم شغلا تو تغییر جدید پردرآمد حساب میشن
امتیاز منو با قانون جدید دستمزد حساب میکنین یا قدیمی
آیا از نوامبر ۲۰۲۶ میزان دستمزد شغل در رتبه‌بندی اثر دارد؟
امتیاز آفر شغلی واسه حقوقای بالا برگشته؟
تغییرات نوامبر سی آر اس؟ همون دستمزد بالا
hoghoogh bala emtiaz dare toye ghanoone jadid november
migan CRS paeez avaz shode bekhatere dastmozd, rasteh
kodoom shoghla high wage hesab mishan`,
  'score.maximum': `
my friend in Vancouver boasts of 900 points, what is the top one can have in CRS
I'm single, 27, with a PhD; where does the scale end
and out of how many, the CRS I mean
how high can a couple get in the core part compared with someone alone
is 600 the ceiling if no province nominates you
someone told me it goes up to 1200, how is this sum put together
the full marks in the Comprehensive Ranking System?
how many of the points come from the accompanying spouse at most
highest number anybody could reach in the ranking
we're a couple, both teachers from Qom. Maximum for people with a partner?
CRS out of what?
upper limit for the additional points part
دوستم تو ونکوور میگه ۹۰۰ امتیاز داره، بالاترین امتیاز سی ار اس چنده
مجردم ۲۷ سالمه دکترا دارم، این مقیاس تا چند میره
و از چند حساب میشه، همین سی آر اس
بیشینهٔ امتیاز بخش اصلی برای فرد متأهل و مجرد چقدر است؟
بدون نامزدی استانی سقفش ۶۰۰ تاست؟
یکی گفت تا ۱۲۰۰ میره، این از چه بخشایی درست شده
نمره کامل CRS چنده
زوجیم و هر دو معلم از قم، حداکثر امتیاز با همسر چنده
سقف امتیازای اضافی چقدره
سی ار اس از چند؟
بالاترین امتیازی که در نظام رتبه‌بندی جامع می‌توان به دست آورد چند است؟
saghfe CRS chande, 1200?
az chand hesab mishe in CRS
bishtarin emtiaze momken bedoone nomination chande`,
}

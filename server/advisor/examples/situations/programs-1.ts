import type { Examples } from '../examples.ts'

export const PROGRAMS_1: Examples = {
  'programs.quebec': `
We have our hearts set on Laval. Does Express Entry get us there?
my in-laws are in Gatineau so we'd settle on that side, is the federal skilled worker program still possible
I finished McGill and want to stay in Montreal, am I allowed in the Express Entry pool?
someone told me the federal pool doesn't cover Quebec, is that right?
Not sure whether people heading for Sherbrooke may create an Express Entry profile
if I get PR through express entry may I put Quebec as my intended province
Is it true that EE excludes Quebec?
CEC with a year of work in Montreal, and I plan to remain there. Possible?
what if I choose Montreal as destination in my express entry profile
french speaker, want to live in quebec, thinking about FSW
Quebec City via the skilled trades program, yes or no?
does the federal system work for every province including quebec
My wife got a post in Montréal. Can I still go the Express Entry way?
I intend to reside in Quebec, so is Express Entry closed to me?
express entry for quebec residents
how come Quebec isn't in the list of provinces in Express Entry
even if I speak French fluently, Express Entry won't take me to Quebec?
planning on living in Montreal, federal skilled worker ok??
ما می‌خواهیم در مونترال ساکن شویم؛ آیا اکسپرس اینتری به کارمان می‌آید؟
شنیدم اکسپرس انتری کبک رو شامل نمیشه درسته
دلم میخواد کبک زندگی کنم ولی فقط پروفایل اکسپرس انتری دارم، میشه؟
آیا کسی که قصد سکونت در کبک دارد می‌تواند از نیروی متخصص فدرال استفاده کند؟
زبان فرانسه‌ام خوب است و مقصدم کبک است؛ اکسپرس اینتری امکان دارد؟
واسه مونترال از راه نیروی متخصص فدرال میشه رفت یا نه
اگه تو پروفایلم کبک رو انتخاب کنم اکسپرس انتری قبول میکنه
خواستم بپرسم استان کبک داخل سیستم اکسپرس اینتری هست یا جداست
یه سال مونترال کار کردم، با تجربه کانادایی میتونم همونجا بمونم؟
چرا کبک تو اکسپرس انتری نیست
میگن کبک حسابش از اکسپرس اینتری جداست
برای زندگی در شهر کبک، مشاغل فنی فدرال جواب می‌دهد؟
قصد داریم در لاوال کبک زندگی کنیم. اکسپرس اینتری شدنی است؟
اکسپرس انتری واسه مونتریال
میخوام بدونم با سی ای سی هم میشه مقیم کبک شد
خونواده شوهرم مونترالن ماهم میخوایم اونجا باشیم اکسپرس اینتری بدرد میخوره
آیا مقصد کبک در اکسپرس اینتری مجاز است یا باید استان دیگری انتخاب کرد؟
بدون خروج از کبک هم میشه از اکسپرس اینتری اقامت گرفت
mikham montreal zendegi konam express entry mishe
kebek joze express entry hast ya na
age maghsadam quebec bashe fsw ghabool mikone
shenidam ba express entry nemishe quebec zendegi kard`,
  'programs.job-offer': `
I have no employer in Canada. Does that rule out Express Entry?
Nobody has hired me over there yet; can I enter the pool anyway
is it true you can get permanent residence without anyone offering you work
must a Canadian company want me before I can use the federal skilled worker program?
everybody says find a job first. Is that really required for FSW?
do federal programs insist on a contract with a Canadian employer
I'm an accountant in Shiraz without any offer from Canada, may I still apply through Express Entry
for the Canadian Experience Class, is a new job offer compulsory?
EE without employer
what happens if I enter the pool with no job offer at all
not clear to me whether the skilled trades program requires an offer of work
I'd rather look for work after arriving. Does Express Entry permit that?
could I immigrate first and search for a job later
do i hav to get joboffer for ee
which federal programs need a job offer and which don't
Is an employment offer a must or just nice to have for the federal skilled worker class?
an electrician without a job offer, does FST take him
so no offer letter is required for CEC, correct?
بدون اینکه شرکتی در کانادا مرا استخدام کرده باشد، اکسپرس اینتری ممکن است؟
آیا پیشنهاد شغلی شرط ورود به استخر است؟
من هیچ کارفرمایی تو کانادا ندارم، بازم میشه اقدام کنم از اکسپرس انتری
همه میگن اول باید کار پیدا کنی، واسه نیروی متخصص واقعا لازمه؟
برای کلاس تجربهٔ کانادایی پیشنهاد شغلی جدید لازم است؟
میشه اول مهاجرت کرد بعد دنبال کار گشت
جاب افر نداشته باشم اکسپرس اینتری راهم میدن؟
شنیده‌ام برنامهٔ مشاغل فنی پیشنهاد کار می‌خواهد، درست است؟
داشتن جاب آفر اجباریه یا اختیاری برای نیروی متخصص فدرال
حسابدارم و کسی از کانادا بهم کار پیشنهاد نداده، میتونم برم تو استخر؟
کدام برنامه‌های فدرال بدون پیشنهاد شغلی امکان‌پذیرند؟
جوشکارم، بدون جاب آفر مشاغل فنی فدرال میشه
لازمه قبلش با یه شرکت کانادایی قرارداد ببندم
اگر پیشنهاد شغلی نداشته باشم از اکسپرس اینتری محروم می‌شوم؟
نمیدونم حتما باید آفر کاری داشت یا بدون اونم میشه اکسپرس انتری رفت
مهاجرت کاری بدون کارفرما
با مدرک ارشد و زبان خوب ولی بدون پیشنهاد کار، اکسپرس اینتری شدنیه؟
استخدام قبل از اقدام ضروری است؟
hatman bayad karfarma dashte basham baraye express entry
kasi behem job offer nadade, mishe ba fsw eghdam kard
joboffer shart hast ya na
bedoone pishnahade kari express entry rah mide`,
  'programs.occupations': `
I teach maths at a high school. Is that TEER 0 to 3?
The form wants a five digit number for my job and I have no clue what that is
where do those occupation codes come from
pharmacy technician: skilled or not in Canada's eyes?
what does the second digit of my occupation code say
Do they still use NOC 2016 skill levels like A and B?
my title is "project lead", which classification am I under
I drive a taxi, would this be considered skilled employment for Express Entry?
is TEER 4 work good for express entry
I heard cashier jobs don't count because of their category
how does Canada decide whether a profession is skilled
TEER 2 vs TEER 3, do both count for FSW?
explain these teer numbers plz
I've been a hairdresser for 9 years, does this kind of work count
What's the national occupational classification for?
Someone asked me for my NOC and I didn't know what to say
the list of occupations Canada uses, what is it called and how does it work
does work in TEER 5 help me at all for Express Entry
در فرم یک کد پنج‌رقمی برای شغلم خواسته‌اند؛ این کد چیست؟
از کجا بفهمم شغلم جزو سطح صفر تا سه حساب میشه
معلم ریاضی‌ام، شغلم ماهر محسوب می‌شود؟
آرایشگری جزو کارهای تخصصی حساب میشه واسه اکسپرس انتری؟
رانندهٔ تاکسی هستم؛ این شغل برای اکسپرس اینتری قبول است؟
کد شغلی رو بر چه اساسی تعیین میکنن
تیر ۴ به درد اکسپرس انتری میخوره
نمیدونم کد ناک شغلم چیه، شغلم حسابداریه
رقم دوم کد شغلی نشان‌دهندهٔ چیست؟
شنیدم صندوقدار و فروشنده رو قبول ندارن بخاطر تیرشون
طبقه‌بندی ملی مشاغل کانادا چگونه است؟
کارم تو کارت ویزیت مدیر پروژه‌ست، کدوم گروه شغلی میشم
TEER 1 و TEER 2 هر دو برای نیروی متخصص پذیرفته‌اند؟
تکنسین داروخونه شغل ماهر حساب میشه؟
ازم کد noc خواستن نمیدونم چی هست اصلا
چه شغل‌هایی ماهر به حساب می‌آیند؟
سطح مهارت شغل یعنی همون A و B قدیم؟
میخوام بدونم شغل من تو کدوم دسته noc قرار میگیره
code noc shoghle hesabdari ro az koja biaram
teer 4 ghaboole baraye express entry
shoghle man maher hesab mishe? arayeshgaram
in code 5 raghami shoghl chie`,
  'programs.part-time': `
I only did mornings at a clinic, four hours a day. Is that worth anything as experience?
two half-time jobs at the same moment, are they added together
can 18 hours a week over two years be turned into one full year
my contract was 50 percent. Does Canada recognise it?
How many hours make one year of work for Express Entry?
I put in 55 hours every week; will it count faster?
would overtime shorten the year I need
is a 40 hour week counted more than a 30 hour one
unpaid internship of a year, does it count
I volunteered for two years, is that work experience
not full time, just weekends at an architecture office
what's the 1560 hours rule
Must the work be full-time for FSW or is less okay?
after my daughter was born I cut down to 20 hours, do those years still help
someone said only full-time jobs are recognised
part-time teaching at a university, counted or ignored
weekly maximum of hours that they count?
do hours from a side job count toward the one year
فقط صبح‌ها در یک درمانگاه کار می‌کردم؛ این سابقه پذیرفته می‌شود؟
دو تا کار نیمه وقت همزمان داشتم با هم جمع میشن؟
هفته‌ای ۱۸ ساعت کار، چند سالش میشه یه سال کامل
برای یک سال سابقهٔ کار چند ساعت لازم است؟
اضافه‌کاری باعث می‌شود سابقه‌ام زودتر کامل شود؟
هفته ای ۶۰ ساعت کار میکردم بیشتر حساب میکنن؟
کارآموزی بدون حقوق جزو سابقه هست
بعد از بچه دار شدن ساعت کارمو نصف کردم، اون سالا حسابه؟
قراردادم ۵۰ درصد بوده، سابقه‌اش معتبر است؟
کار داوطلبانه هم سابقه کار به حساب میاد یا نه
تدریس پاره‌وقت در دانشگاه به‌عنوان سابقهٔ کار قبول می‌شود؟
فقط آخر هفته ها میرفتم سر کار، اینم قبوله واسه سابقه
حداکثر ساعت کار هفتگی که محاسبه می‌کنند چقدر است؟
حتما سابقه باید تمام وقت باشه؟ مال من تمام وقت نبود
۱۵۶۰ ساعت یعنی چی دقیقا
میگن کار پارت تایم رو نمیپذیرن راسته؟
با روزی چهار ساعت کار چند سال لازم است تا یک سال سابقه حساب شود؟
شغل دومم که عصرها بود هم به سابقم اضافه میشه
part time kar kardam 3 sal, chand sal hesab mikonan
kare davtalabane sabeghe hesab mishe
chand saat kar mishe yek sal sabeghe
hatman bayad tamam vaght bashe sabeghe kar`,
  'programs.invited': `
My ITA landed this morning and not every document is here yet. How much time is there?
suppose I'm drawn in the next round, by when must everything be handed in
Do I get 60 or 90 days once they invite me?
I've been picked! what's the time limit to file
the government sent me an invitation on the 4th, until what day can I submit
is two months after the ITA enough or is it stretched
invitation received yesterday. clock is ticking?
what comes after being selected in a round
if I don't answer the invitation in time, what was the limit
someone said there's a fixed number of days to upload the whole PR application after being invited
once an invitation arrives do I have to send it all right away
ITA validity
how quickly must the complete application follow the invitation
I want to know how long the invitation to apply stays good
time window between ITA and submission?
still collecting documents and my invitation is three weeks old, how long in total do I have
Can I take four months to file after I'm invited?
we were invited last Tuesday, my husband's papers are late, what's the deadline
امروز دعوت‌نامه‌ام رسید؛ برای ارسال درخواست کامل چند روز مهلت هست؟
فرض کنیم دور بعد دعوت بشم، تا کی باید همه چیو بفرستم
ITA گرفتم ولی گواهی عدم سوءپیشینم آماده نیست چقد وقت دارم
مهلت دعوت‌نامهٔ اکسپرس اینتری دو ماه است یا سه ماه؟
دعوتنامه‌م سه هفته پیش اومده هنوز وقت دارم؟
بعد از انتخاب شدن در دور، گام بعدی چیست؟
اگر در مهلت مقرر به دعوت‌نامه پاسخ ندهم؟ مهلتش چند روز بود؟
از روزی که آی تی ای میاد چند روز فرصت میدن
اعتبار دعوتنامه چند روزه
میشه بعد دعوتنامه چهار ماه طولش داد یا زودتر میخوان
تازه دعوت شدیم مدارک شوهرم ناقصه تا کی میشه فرستاد
پس از دریافت دعوت‌نامه آیا باید فوراً پرونده را بفرستم؟
زمان بین دعوت‌نامه و ثبت درخواست اقامت دائم چقدر است؟
اینوایت شدم چیکار کنم حالا
ددلاین بعد از ITA
شنیدم ۶۰ روز وقت میدن بعد دعوت، درسته؟
انتخاب شدم تو دراو، چقدر طول بدم اشکال نداره
دعوت‌نامه تا چه تاریخی معتبر می‌ماند؟
ITA gereftam chand rooz vaght daram madarek befrestam
davatnamam oomade vali madarekam kamel nist, ta key forsat hast
mohlate davatname 60 rooze ya 90
davat shodam ghadame badi chie`,
  'programs.profile-valid': `
I put my profile in the pool last March. Will it still be there in spring?
do profiles drop out of the pool by themselves after a while
what happens to a profile nobody invites within the year
Is there an expiry date on an Express Entry profile?
my profile's been sitting there 10 months, when will it lapse
how often must the profile be renewed
does a profile stay forever or must I resubmit
not invited yet. how much longer does my profile live
for how long does the government keep a candidate in the pool
Someone mentioned a one-year limit for EE profiles
once submitted, the express entry profile is good for what period
can I leave my profile in there for two years
profile in the pool since January, expiry?
when would I need to make a new Express Entry profile
do I remain in the pool until invited, however long it takes
time limit of an EE profile
lifespan of an express entry profile
must I enter the pool again each year
پروفایلم را اسفند ثبت کردم؛ تا چه زمانی در استخر باقی می‌ماند؟
اگه تو این مدت دعوت نشم پروفایلم میپره؟ چند ماهه؟
هر چند وقت باید پروفایل اکسپرس اینتری را تمدید کرد؟
ده ماهه تو استخرم، کی منقضی میشه پروفایلم
پروفایل اکسپرس انتری تاریخ انقضا داره
تا ابد تو استخر میمونم یا باید دوباره ثبت کنم
مدت اعتبار پروفایل در استخر متقاضیان چقدر است؟
بعد از یکسال پروفایل خودبه‌خود حذف میشه؟
پروفایلی که دعوت نمی‌شود پس از چه مدتی باطل می‌شود؟
میشه دو سال همون پروفایل تو استخر بمونه
شنیدم پروفایل ها یک ساله ان، درسته؟
کی باید پروفایل جدید بسازم تو اکسپرس اینتری
عمر پروفایل اکسپرس انتری
پروفایلم از دی ماه توی استخره هنوز معتبره؟
آیا لازم است هر سال دوباره وارد استخر شوم؟
تا چند وقت پس از ثبت، پروفایل فعال می‌ماند؟
دعوت نشدم هنوز، پروفایلم چقد دیگه جا داره تو استخر
پروفایل ee چن ماه زنده میمونه
profilam ta key too pool mimoone
bad az yek sal profile express entry batel mishe
profile ee tarikhe engheza dare
har chand vaght bayad profile jadid besazam`,
  'programs.mine': `
I'm 34, a nurse with six years in a hospital. What's open to me?
with what's in my profile, which doors are open
you have my answers now, so which of the programs do I meet?
we filled everything in. What are we eligible for?
is there any program at all that I meet the conditions of
Could you list the immigration ways that fit me
not sure what I could apply under
My husband and I are both engineers, which immigration routes do we have
show me all programs and how I stand in each
tell me where I qualify
what possibilities do I have besides Express Entry
does anything match my background
so after completing the form, what do I qualify for?
are there any options left for me at 45
based on my file which pathway can I take
given my age and diploma, what immigration programs come into question
is there a way for me to get to Canada permanently, which program
am I eligible for anything?
با اطلاعاتی که وارد کرده‌ام، شرایط کدام برنامه‌ها را دارم؟
من ۳۴ سالمه و پرستارم، چه راهی برام هست
اصلا برنامه‌ای هست که به من بخوره؟
لطفاً همهٔ برنامه‌هایی را که واجد شرایطشان هستم نشان دهید
فرمو پر کردم حالا واسه چی واجد شرایطم
کدوم مسیر مهاجرتی رو میتونم برم با این پروفایلم
با ۴۵ سال سن هنوز راهی دارم؟ کدوم برنامه
غیر از اکسپرس انتری دیگه چه گزینه ای دارم
از بین برنامه‌های مهاجرتی، شرایط من با کدام جور است؟
من و خانومم هر دو مهندسیم، چه روشهایی داریم
نمیدونم از چه طریقی میتونم اقدام کنم، یه نگاه به پروفایلم بکن
چه گزینه‌هایی برای مهاجرت پیش روی من است؟
وضعیتم تو هر برنامه چطوریه
برای هیچ برنامه ای شرایط دارم یا نه
با دیپلم و ده سال سابقه از چه راهی میشه رفت
مسیرهای مهاجرتی متناسب با پروفایل من کدام‌اند؟
به من بگید کدوم برنامه‌ها بهم میخورن
راه مهاجرتم چیه طبق پروفایل
baraye che barname hayi sharayet daram
ba in sharayet che rahi baram baze
man be kodoom ravesh mikhoram
kodoom masir be profile man mikhore`,
}

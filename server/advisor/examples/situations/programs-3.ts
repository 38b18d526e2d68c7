import type { Examples } from '../examples.ts'

export const PROGRAMS_3: Examples = {
  'process.time': `
We'd like to land before the school year. How many months does Express Entry run?
my lease ends in June, roughly how long until permanent residence comes through
between sending everything and getting an answer, what period should I plan for
is it weeks or years with a provincial nomination
Someone told me six months for Express Entry, realistic?
how long did your other cases take
ICT permit: how fast?
not sure when to quit my job, how long does the skilled worker process go on
what's the usual duration for CEC from filing to PR
after a company transfer, how many years until PR
does PNP take longer than a year
average waiting time these days
how much time should we reckon with for the whole thing
when can we expect to be in Canada if we file with Express Entry this month
start up visa processing used to take how long
timeframe for FST?
would we be done within a year through a province
Will it take ages to become a permanent resident with FSW
از زمان ارسال تا گرفتن جواب، چند ماه باید صبر کنیم؟
کی باید از کارم استعفا بدم؟ پروسه اکسپرس انتری چند ماهه
مدت انتظار برنامهٔ نامزدی استانی به‌طور معمول چقدر است؟
یه نفر گفت شیش ماهه میرسین با اکسپرس انتری، واقعیه؟
کل کار چقد زمان میبره
تا اول مهر میرسیم کانادا اگه الان اکسپرس اینتری اقدام کنیم؟
زمان تقریبی بررسی پروندهٔ تجربهٔ کانادایی چند ماه است؟
مجوز کار آی سی تی چقدره تا بیاد
با pnp بیشتر از یکسال طول میکشه؟
پرونده‌های قبلیتون معمولا چقدر طول کشیده
برای گرفتن اقامت دائم پس از انتقال شرکتی چقدر زمان لازم است؟
چن سال درگیر پروسه ایم
متوسط زمان رسیدگی این روزها چقدر است؟
نیروی متخصص فدرال از اول تا آخرش چند ماه میشه
واسه مشاغل فنی چقد باید منتظر بمونیم
استارتاپ ویزا قبلا چند سال طول میکشید
مدت زمان دریافت پی آر از طریق استان؟
عجله دارم، سریعترین حالت اکسپرس انتری چند ماهه
az ersal ta javab chand mah tool mikeshe
koliye prosee chand vaght zaman mibare
enteghal sherkati chand hafte tool mikeshe
fsw ta pr cheghadr zaman mikhad`,
  'process.guarantee': `
If I sign with you, is the visa certain?
another agency told me they guarantee approval, do you as well?
how sure can I be that you'll get us the PR
do you work with a success guarantee
I'm putting my savings in this. Is there a guarantee?
what assurance do I have that it works out
can anybody guarantee a Canadian visa
Are your results guaranteed or not
is approval for sure when you handle the case
some firm in Tehran sells guaranteed visas, is that possible
will I definitely get it through you
no guarantee no contract, so do you give one?
would you put a guarantee in writing
does hiring you make it a sure thing
guaranteed permanent residence?
is a 100% guarantee possible
اگر با شما قرارداد ببندم، گرفتن ویزا قطعی است؟
یه موسسه دیگه گفت ویزای تضمینی میده، شما هم میدین؟
تا چه اندازه می‌توانم مطمئن باشم که اقامت می‌گیرم؟
کارتون ضمانت داره
همه پس اندازمو دارم میذارم، تضمینی هست که بشه؟
آیا کسی می‌تواند ویزای کانادا را تضمین کند؟
صد در صد میشه یا نه، گارانتی میکنید
تضمین کتبی می‌دهید؟
ویزای تضمینی کانادا واقعیت داره؟
بدون تضمین که نمیشه پول داد، تضمین دارید شما
قبولی پرونده با شما حتمیه؟
ضمانت‌نامه‌ای بابت نتیجه ارائه می‌کنید؟
از کجا معلوم که ویزا بگیرم، گارانتی چی دارین
نتیجه رو ضمانت میکنین برامون
آیا موفقیت پرونده تضمین‌شده است؟
اگه با شما کار کنم دیگه حتما ویزا میگیرم؟
zemanat midin viza begiram
ba shoma hatman viza migiram
garanti darin baraye pr
vizaye tazmini darin`,
  'process.start': `
I've just signed up here and have no idea what to do first
we talked it over at home and want to move. Where do we begin?
new here, which papers should I have ready before I open my profile
What should be at hand before I fill in the profile?
do I need to pay anything or send anything to begin with you
how would one begin from zero
haven't done anything yet about Canada, what's step one
can I begin without an IELTS result
ready to go, now what?
I'm thinking about emigrating next year and don't know how to set out
could you walk me through getting started
what is needed at the very beginning
does starting take long, what information do you want from me
complete beginner, guide me please
to begin with you people, is an email address sufficient
if I stop halfway through the profile will my answers stay so I can go on later
Where does one start when one wants to settle in Canada?
تازه ثبت‌نام کرده‌ام و نمی‌دانم ابتدا چه کنم
تصمیم گرفتیم بریم، از چی باید شروع کرد
برای آغاز کار با شما چه چیزهایی لازم است؟
هیچ کاری نکردم هنوز، قدم اول چیه
قبل از پر کردن پروفایل چه مدارکی دم دستم باشه
بدون آیلتس هم میشه شروع کرد؟
میخوام برم کانادا هیچی نمیدونم راهنماییم کن از کجا
شروع کار چه چیزی از ما می‌خواهد؟
چطوری استارت کار رو بزنم
نخستین کاری که باید انجام دهم چیست؟
خب من آماده ام حالا باید چیکار کنم واسه شروع
واسه شروع پول باید بدم یا فقط ایمیل کافیه
اگر پروفایل را نیمه‌کاره بگذارم می‌توانم بعداً از همان‌جا ادامه دهم؟
صفر صفرم، از کجا باید استارت زد برای مهاجرت
برای اقدام اولیه چه اطلاعاتی از من می‌خواهید؟
تازه میخوایم اقدام کنیم نقطه شروع کجاست
چجوری شروع کنم باهاتون
baraye shoroo che chizi lazem daram
taze sabtenam kardam, avval chikar konam
ghadame avale mohajerat chie
az sefr mikham shoroo konam rahnamayi konin`,
  'transfer.length': `
Our firm sends me to Vancouver as operations head. How many years will the permit cover?
I'm being sent as a specialist, can I stay seven years or only five
how long would the first work permit be if we are only setting up the Canadian office
when does a C63 permit run out for good
managers moving within their company get how long
is it one year for a new branch
not sure how often an intra-company permit can be prolonged, what's the ceiling
max duration for an executive on ICT
does a specialized knowledge worker get the same length as a manager in a company transfer
C61, how many months?
the transferred boss of a new subsidiary, is his permit just 12 months
after three years on my ICT permit is it over
upper limit of years as an intra-company transferee
for what period is a company transfer permit handed out at first
Could I remain ten years in Canada on an intra company transfer
validity of the C62 work permit
they told me 3 years for the transfer, does that hold for specialists too
expiry of an ICT permit for senior managers
شرکتم مرا به‌عنوان مدیر عملیات به ونکوور منتقل می‌کند؛ مجوز کارم چند ساله است؟
با انتقال شرکتی تا چند سال میتونم کانادا بمونم
مجوز اول برای تأسیس شعبهٔ جدید چه مدت اعتبار دارد؟
متخصصم، پنج سال بیشتر نمیشه با آی سی تی موند؟
سقف اقامت مدیر در انتقال درون‌شرکتی چند سال است؟
ورک پرمیت c63 چن ساله میدن
واسه شعبه تازه یه ساله میدن مجوزو یا سه ساله
مجوز انتقال درون شرکتی تا چند سال قابل تمدیده
اعتبار مجوز کار C61 چقدر است؟
سه سالم تموم شه دیگه ict نمیدن؟ حداکثرش چنده
مدت مجوز دانش تخصصی با مدیر فرق می‌کند؟
میشه ده سال با مجوز انتقالی موند کانادا
طول مجوز کار مدیران ارشد در انتقال شرکتی؟
دفتر جدید میزنیم کانادا ورک پرمیت ict اولش چند ماهه
برای دارندگان دانش تخصصی مجوز انتقال چند ساله صادر می‌شود؟
ict اولین بار چند سال اعتبار داره
منو میفرستن کانادا به عنوان مدیر، تا چند سال مجوز دارم انتقال شرکتیه
حداکثر مدت مجوز C62
mojavez ict baraye modir chand sale
ba enteghal sherkati ta chand sal mishe moond
shobe jadid bezanim permit ict chand sale midan
motekhasesha ba ict hadeaksar chand sal mimoonan`,
  'provinces.ontario-offer': `
We dream of Toronto but I haven't found work yet. Would Ontario nominate me?
are there Ontario streams that don't ask for an employer
since the new Ontario streams came, is an offer unavoidable
Ontario human capital without job offer, still around?
must an Ontario company back me for the OINP
heard that Ontario dropped everything without a job offer, true?
no employer in Ontario, so is its nomination off the table
OINP and job offer: yes/no
is it possible to be nominated by Ontario with only a degree from Iran and no contract
do I have to be hired in Ontario before I ask for its nomination
not sure whether the Workforce Priority stream requires an offer
nurse heading for Ottawa, does the province insist on a job offer
could a software developer get Ontario's nomination with no offer of employment
what if I don't have a job in Ontario, does OINP take me
Ontario TEER 0 to 3 pathway, offer needed?
Does anybody get an Ontario nomination without work lined up?
for Toronto's province, employer first?
an offer from another province, or must it be from Ontario for the OINP
آرزویمان تورنتو است اما کار پیدا نکرده‌ام؛ انتاریو مرا نامزد می‌کند؟
انتاریو مسیری بدون کارفرما هم داره هنوز؟
برای نامزدی انتاریو، پیشنهاد شغلی الزامی است؟
میگن انتاریو دیگه بدون جاب آفر کسیو نمیگیره
oinp بدون آفر کاری میشه یا نه
مسیرهای جدید انتاریو از ژوئن ۲۰۲۶ پیشنهاد کار می‌خواهند؟
کارفرما تو تورنتو ندارم، نامزدی انتاریو منتفیه؟
پرستارم میخوام برم اتاوا، استانش جاب آفر لازم داره؟
آیا باید پیش از درخواست نامزدی انتاریو آنجا استخدام شده باشم؟
انتاریو با مدرک دانشگاهی ولی بی جاب آفر نامینی میده
پیشنهاد شغلی از استان دیگر برای انتاریو پذیرفته است؟
برنامه نویسم، انتاریو بدون پیشنهاد کار راهم میده؟
داشتن کارفرما واسه oinp واجبه؟
استان انتاریو آفر شغلی را شرط کرده است؟
نامزدی انتاریو بدون قرارداد کار امکان‌پذیر است؟
جاب افر واسه تورنتو استانی لازمه؟
ontario bedoone karfarma nominee mide
oinp hatman job offer mikhad
baraye namzadi ontario pishnahade kar lazeme
too toronto kar nadaram, ontario mano migire`,
  'provinces.offer': `
Is every province after people with a contract, or do some nominate without one?
my profile is good but I have no employer; can a province still nominate me
do provincial nominee programs generally want an employer behind you
what do provinces accept instead of a job offer
could my studies there replace a job offer for a nomination
having family in the province, does it do for a nomination without a job
how important is a job offer for a nomination
PNP with no employer, feasible?
not one company has answered me. Is the provincial way dead without an offer?
must I be employed in the province before it nominates me
provinces that take skilled workers with no offer of employment
which connection to a province do they look for if I have no job offer
Does French help to get nominated without a job offer
a nomination but no job, possible anywhere?
is a job offer the only way into a provincial program
someone said PNPs are impossible without an employer
to be nominated by a province do I need work there first
can I get a provincial nomination from abroad with no offer
آیا همهٔ استان‌ها برای نامزدی پیشنهاد شغلی می‌خواهند؟
بدون کارفرما اصلا میشه از استانی نامزدی گرفت
استان‌ها به‌جای پیشنهاد شغلی چه چیز دیگری را می‌پذیرند؟
تو اون استان درس خوندم، بازم جاب آفر لازمه واسه نامزدی؟
هیچ شرکتی جوابمو نداد، برنامه استانی بدون جاب افر شدنیه؟
کدوم استانا بدون پیشنهاد کار قبول میکنن
داشتن فامیل در استان جای جاب آفر را برای نامزدی می‌گیرد؟
pnp بدون آفر کاری
اهمیت پیشنهاد شغلی در نامزدی استانی چقدر است؟
واسه پی ان پی حتما باید استخدام شده باشم اونجا
میگن استانی بدون کارفرما غیرممکنه راسته
چه ارتباطی با استان لازم است اگر پیشنهاد کار نداشته باشم؟
از ایران و بدون جاب آفر میشه نامزد استان شد؟
نامزدی استانی پیشنهاد کار لازم داره یا نه
زبان فرانسه کمک می‌کند که بدون پیشنهاد شغلی نامزد استان شوم؟
برای برنامه‌های استانی باید اول کار پیدا کرد؟
bedoone karfarma mishe namzadi ostani gereft
hame ostanha job offer mikhan
pnp bedoone job offer momkene
ostana be jaye job offer chi ghabool mikonan`,
  'programs.self-employed': `
I'm a violinist with 15 years on stage. Is there still that program for artists?
freelance photographer, can I come under the self-employed class
sports coaches used to immigrate as self-employed persons, is it possible now
when does the self employed program take applications again, or is it stopped
has the pause on the self-employed persons program been lifted
an agency wants to file me as a self-employed artist, does it accept anyone
painter here, self-employed immigration?
own boss for ten years, does Canada have a self employed category open
Self-Employed Persons Program status
can athletes apply as self-employed in 2026
not an employee, I work for myself; is the self-employed way open
since when is the self-employed route suspended
is the cultural self employed visa gone
calligrapher, self-employed; would they take my application today
self employd program closed?
what happened to the program for self-employed artists and athletes
does the federal self-employed program still run
I write books for a living, can I use the self-employed program
پانزده سال نوازنده‌ام؛ برنامهٔ خوداشتغالی برای هنرمندان هنوز هست؟
خویش فرما الان فعاله؟
عکاس آزادم، با سلف امپلوید میتونم بیام
آیا توقف برنامهٔ خوداشتغالی برداشته شده است؟
مربی ورزشم، خوداشتغالی هنوز درخواست میگیره؟
یه موسسه میگه خویش فرما اقدام کنیم واسه نقاشی‌هام، مگه باز شده
از چه تاریخی برنامهٔ خویش‌فرمایی متوقف شد؟
سلف امپلوید بسته س؟
ورزشکارا هنوز میتونن با خوداشتغالی اقدام کنن
من کارمند نیستم و برای خودم کار می‌کنم؛ مسیر خوداشتغالی باز است؟
خطاطم، خویش فرمایی واسم میشه الان؟
وضعیت برنامهٔ افراد خوداشتغال در ۲۰۲۶ چیست؟
نویسنده ام میتونم خودم اشتغالی اقدام کنم
برنامه هنرمندا و ورزشکارا چی شد، خویش فرما رو میگم
برای فریلنسرها برنامهٔ خوداشتغالی کانادا فعال است؟
self employed هنوزم هست یا جمعش کردن
khish farma alan baze
honarmandam ba self employed mishe eghdam kard
self employed az key motevaghef shode
varzeshkaram barname khodeshteghali hanooz hast`,
}

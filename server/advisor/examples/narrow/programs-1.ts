import type { Examples } from '../examples.ts'

export const PROGRAMS_1: Examples = {
  'provinces.enhanced-base': `
Saskatchewan offers me two streams, one with Express Entry and one without; what is the difference for my points
I have no profile in the pool yet, chef in Kish. Is a nomination without Express Entry slower
my lawyer friend wrote "base stream" in an email, what does he mean
and the base one, does that bring the 600 as well
paper-based nomination versus the one linked to Express Entry
does a nomination outside the pool raise the CRS at all
someone got nominated but his score stayed the same, how is that possible
enhanced PNP requires FSW or CEC eligibility, or not?
which kind of nomination is quicker, the Express Entry one or the other
base nomination: slower?
we're a couple in Sari, I don't reach 67 points. Could I still get an enhanced nomination
do I go without the extra points if the province nominates me through a non-Express-Entry stream
ساسکاچوان دو تا مسیر داره یکی با اکسپرس یکی بدون اکسپرس، فرقشون تو امتیاز چیه
هنوز پروفایل تو استخر ندارم، آشپزم تو کیش، نامزدی بدون اکسپرس اینتری کندتره؟
وکیل دوستم نوشته base stream، منظورش چیه
و نامزدی بیس چی، اونم ۶۰۰ تا رو میده
تفاوت نامزدی متصل به اکسپرس اینتری با نامزدی خارج از آن چیست؟
یه نفر نامزد شد ولی امتیازش تکون نخورد چرا
نامزدی enhanced شرایط FSW یا CEC رو هم میخواد؟
کدوم نامزدی سریعتره، اونی که با اکسپرسه یا اون یکی
base pnp کندتره؟
زوجیم تو ساری و ۶۷ امتیاز نمیارم، نامزدی انهنسد بازم بهم میدن؟
اگر استان از مسیر پایه نامزدم کند چه چیزی از دست می‌دهم؟
nominationi ke kharej az express entry bashe 600 ta ro mide
enhanced yani chi too PNP
base kondtare ya enhanced`,
  'programs.startup-investors': `
I have a fintech idea with two partners in Tehran; how much would a venture fund have had to invest for the Start-up Visa
my brother's company was taken by an incubator, did they have to put money in as well
and angels, what was their minimum
we're three founders from Mashhad, 28 to 35, an angel group likes us. What sum counts
someone told me I need 200 thousand of my own money for the startup visa, or is that the investor's part
smallest commitment of a designated angel investor group
is a letter from an accelerator without any cash sufficient under the start-up rules
investment amount for SUV by type of organization
VC minimum?
was 75,000 from an angel group enough in the start-up rules
how much capital does the designated fund contribute to the business
if only a business incubator supports us, is zero investment fine
با دو تا شریک تو تهران ایده فین‌تک داریم، صندوق خطرپذیر واسه استارتاپ ویزا چقدر باید میذاشت
شرکت داداشمو انکوباتور قبول کرد، اونا هم باید پول میذاشتن؟
و فرشته‌ها، حداقلشون چقدر بود
سه تا بنیان‌گذاریم از مشهد، یه گروه سرمایه گذار فرشته از ما خوشش اومده، چه مبلغی قبوله
یکی گفت ۲۰۰ هزار تا از جیب خودم لازمه واسه استارتاپ، یا اون سهم سرمایه‌گذاره
کمترین مبلغ تعهد گروه سرمایه‌گذاران فرشته چقدر است؟
نامهٔ شتاب‌دهنده بدون سرمایه‌گذاری نقدی طبق مقررات ویزای استارتاپ کافی است؟
وی سی حداقل چقد؟
صندوق سرمایه‌گذاری تعیین‌شده چه مبلغی در کسب‌وکار می‌گذاشت؟
۷۵ هزار دلار از گروه فرشته تو قانون استارتاپ کافی بود
اگه فقط مرکز رشد حمایتمون کنه سرمایه صفر اشکال نداره
VC chand dollar bayad mizasht vase startup visa
incubator ham bayad pool bezare ya na
hadeaghale sarmaye fereshte chand bood`,
  'process.biometrics': `
We're in Mashhad and there's no centre in Iran. Where would we go for fingerprints?
My father is 81, does he have to give fingerprints as well
and when is it, the biometrics appointment
I gave biometrics for a visitor visa in 2021, do I have to do it again
I submitted the study permit on Tuesday from Shiraz, do I book the fingerprinting now or wait for a letter
our twins are 9, are their prints taken too
biometrics: before or after I send the application?
is a photo taken along with the fingerprints
someone told me fingerprints hold for ten years
I'm already in Vancouver on a study permit, where do I do biometrics from inside Canada
We need visas for Armenia first, how soon after the biometrics letter must we show up
can I give my fingerprints in Turkey while I live in Iran
مشهدیم و ایران مرکز نداره واسه انگشت نگاری کجا بریم
پدرم ۸۱ سالشه اونم باید اثر انگشت بده؟
و کی نوبتش میشه، بیومتریک
سال ۲۰۲۱ واسه ویزای توریستی اثر انگشت دادم دوباره لازمه؟
الان وقت انگشت‌نگاری بگیرم یا صبر کنم نامه‌ش بیاد
دوقلوهام نه سالشونه، بیومتریک از اونا هم میگیرن
آیا ثبت اثر انگشت پیش از ارسال درخواست انجام می‌شود یا پس از آن؟
شنیدم اثر انگشت تا ده سال خوبه
تو ونکوورم با استادی پرمیت، بیومتریک رو همینجا بدم؟
باردارم و سفر برام سخته، بعد نامه بیومتریک چند روز وقت دارم برم
ماه بعد واسه کار میرم آنکارا، میشه همونجا انگشت نگاری کرد
biometric ghabl az ersal parvandas ya baadesh
az bache ha ham asare angosht migiran
ghablan biometric dadam dobare bayad beram?`,
  'programs.freelance': `
I'm 33, a web designer on Upwork with German clients for five years. Is that experience to them?
My wife runs her own sewing workshop in Yazd, can those years be used as skilled work
and the years I was self-employed, do they count too
I invoice one company in Toronto as an independent contractor, will CEC accept it
is it true that Uber driving in Canada isn't counted as Canadian experience
I'm 40, a translator working from home with no employer, good enough for FSW?
how do I prove work as a freelancer when there's no boss to sign a letter
we had a family shop, no payslips, would that still be work experience
I deliver for SkipTheDishes in Edmonton on an open permit, is gig work okay for CEC
an architect with my own office since 2016, does that give me work years
someone told me only employees get points, not people who work for themselves
what if half of my three years were on project contracts of my own
پنج ساله تو آپ‌ورک واسه مشتریای آلمانی سایت میزنم، سابقه به حساب میاد؟
خانمم یزد کارگاه خیاطی خودشو داره، این سالها رو میشه سابقه تخصصی گفت
و اون سالایی که واسه خودم کار کردم چی، حسابه؟
تو تورنتو پیمانکاری کار میکنم و فاکتور میدم، سابقه کانادایی میشه؟
میگن اسنپ و اوبر روندن تو کانادا جزو سابقه نیست راسته
مترجمم و از خونه بدون کارفرما کار میکنم، واسه نیروی متخصص فدرال قبوله
سابقهٔ کار مستقل بدون کارفرما را با چه مدارکی ثابت کنم
مغازه خونوادگی داشتیم فیش حقوقی نداریم سابقه میشه یا نه
از ۹۵ دفتر معماری خودمو دارم، سابقه کاری محسوب میشه
شنیدم فقط کارمندا امتیاز میگیرن نه کسی که خویش‌فرماست
برنامه‌نویسم و سه ساله پروژه‌ای واسه چند تا شرکت کار میکنم بدون استخدام، قبوله؟
freelancer am sabeghe hesab mishe ya na
kare azad dashtam bedoone karfarma ghaboole baraye FSW
to upwork kar mikonam jozve sabeghas?`,
  'programs.gaps': `
I stayed home three years after my son was born, then went back to the bank. Is that break harmful?
My husband lost his job in the pandemic and found one again in 2023, does this hole hurt our application
and the pause between the two jobs, is it a problem
I've eight months at one firm and seven at another, is that one continuous year
we spent a year travelling; would that interruption spoil my skilled worker case
in Canada I worked six months, went home, then six months more. Fine for CEC?
I left teaching in 2012 to raise my girls, does that old experience still count
I quit in May and I'm jobless now, can I still qualify with earlier work
I'm a seasonal worker with a few months each year, must my year of experience be uninterrupted
electrician, worked till 2020 then nothing, are my two years still recent enough for trades
is military service between jobs a bad gap
career break of 18 months: matters?
بعد به دنیا اومدن پسرم سه سال خونه بودم بعد برگشتم بانک، این وقفه ضرر داره؟
شوهرم کرونا بیکار شد ۱۴۰۲ دوباره رفت سر کار، این خلأ به پرونده لطمه میزنه
و فاصله بین دو تا کارم، اشکال داره؟
هشت ماه یه شرکت و هفت ماه یه جای دیگه کار کردم، یه سال پیوسته حساب میشه
تو کانادا شیش ماه کار کردم رفتم ایران برگشتم باز شیش ماه، واسه cec خوبه؟
سابقه‌ای که مال سال ۹۰ باشه هنوز به درد میخوره
از اردیبهشت استعفا دادم بیکارم، با سابقه قبلی میشه واجد شرایط باشم
آیا یک سال سابقهٔ کار باید بدون انقطاع باشد
برقکارم تا ۹۹ کار کردم بعدش هیچی، هنوز تازه حساب میشه واسه مشاغل فنی؟
سربازی وسط کارم افتاد، وقفه بدیه؟
تعدیل نیرو شدم و یه سال و نیم بیکار موندم، این فاصله مشکل‌ساز میشه؟
beine do ta karam ye sal fasele oftade moshkele?
sabeghe bayad poshte sare ham bashe
do sale bikaram sabeghe ghablim hanooz hesabe`,
  'programs.unpaid': `
I helped two years at a Red Crescent clinic for free. Can I claim it as work?
My daughter, 24, did a six-month internship without pay in a Tehran lab, does it add to her experience
and the volunteer months, are they included
is charity work at a mosque in Calgary Canadian experience
I worked at my father's company without a salary, does that count for FSW
someone said volunteering in Canada earns points
work that nobody paid me for, is it experience at all
The restaurant in Surrey kept me two months on trial without wages, do those months count
My husband learned plumbing under his uncle for a year without wages, is that counted
as a med graduate I did my obligatory rotations with no salary, may I list them as work years
does helping at a food bank bring me closer to CEC
are hours I gave for nothing at an NGO any use for Express Entry
دو سال تو درمانگاه هلال احمر رایگان کمک کردم، به عنوان کار میشه حسابش کرد؟
دخترم بیست و چهار سالشه شیش ماه تو آزمایشگاه بی حقوق کارآموز بوده، به سابقه‌ش اضافه میشه
و اون ماه‌هایی که داوطلب بودم، حساب میشن؟
تو شرکت بابام بدون حقوق کار کردم، واسه نیروی متخصص قبوله؟
میگن کار خیریه تو کانادا امتیاز داره
مددکار اجتماعی هستم و سه سال داوطلبانه در یک سازمان مردم‌نهاد بوده‌ام؛ آیا سابقهٔ کار محسوب می‌گردد؟
دوره آزمایشی که پول ندادن چی، سابقه‌ست؟
تو مسجد کلگری مجانی کار میکنم سابقه کانادایی میشه
کاری که پول نگرفتم اصلا به درد میخوره
کارورزی بی‌دستمزد پزشکی رو جزو سابقه بنویسم؟
رستوران دو ماه آزمایشی بی‌مزد نگهم داشت، این دو ماه جزو سابقه حسابه؟
ye sal davtalab boodam to kheirie, mishe jaye sabeghe kar neveshtesh
karamoozi bedoone hoghoogh ghaboole
majani kar kardam to sherkat sabeghe mishe?`,
  'programs.switch': `
We began with a study permit in mind but now I got 510 points. May we change horses?
I'm in the Express Entry pool and my cousin says go for Saskatchewan instead, can I switch over
and if I change my mind later, is another program possible
my husband's file is in the Start-up track, could it be turned into skilled worker
is it too late to move from one pathway to another once the file is open
halfway through the provincial one I'd like to leave it for the federal one
what happens to my work so far if I pick a different program
sponsored by my wife but maybe Express Entry is quicker, can one change in the middle
I submitted for the PNP in June and my French got good, changing the route now possible?
don't like the program we chose anymore, can you move us to another
I turned 40 and lost points in the meantime, am I stuck with the program I started
someone told me you can't swap streams once you applied
اول قصدمون تحصیل بود حالا امتیازم ۵۱۰ شده میشه مسیرو عوض کنیم؟
تو استخر اکسپرس انتری‌ام پسرعموم میگه برو ساسکاچوان، میتونم تغییر بدم
و اگه بعداً پشیمون شم، برنامه دیگه میشه رفت؟
پرونده شوهرم استارتاپه میشه تبدیلش کرد به نیروی متخصص
پرونده‌ام در برنامهٔ استانی باز است و امتیازم بالا رفته؛ آیا در میانهٔ کار می‌توان به برنامهٔ فدرال رفت
وسط راهم ولی این برنامه رو دیگه نمیخوام، منتقلم میکنین به یکی دیگه
اگه برنامه دیگه‌ای انتخاب کنم زحمتای تا الان چی میشه
از اسپانسری همسر برم اکسپرس انتری، وسط کار میشه؟
میگن وقتی اقدام کردی دیگه نمیشه برنامه رو عوض کرد
گیر کردم تو همین برنامه‌ای که شروع کردم یا راه تغییر هست
تیر واسه استانی فرستادم حالا فرانسه‌م خوب شده، میشه مسیرو عوض کنم؟
vasate rah mishe barnamaro avaz kard
az tahsili beram express entry mishe taghir dad
mitoonam az in barname beram ye barname dige`,
  'transfer.multinational': `
I own a software house in Tehran with 12 people and no office abroad. Can I use the intra-company transfer for Canada
our factory is in Isfahan only, could it set up a subsidiary in Toronto and send me there
My husband's company sells in Iran and has a branch in Dubai with its own income, is it multinational enough for ICT
and the revenue, must the transferring company earn it in two countries
is it still possible for a purely Iranian company to open in Canada by C61
since the change of October 2024, can a firm from a single country transfer people
we export carpets to Germany but have no company there; does that make us a multinational for a transfer
do I need two countries for ICT?
someone told me a company working in one country can't transfer anyone anymore, true?
registered a company in Oman without sales yet, does that help for an intra company transfer
how international must the employer be for a company transfer
start a first foreign branch in Vancouver, single-country business, ICT allowed?
یه شرکت نرم افزاری ۱۲ نفره تو تهران دارم شعبه خارجی نداریم با انتقال درون شرکتی میشه اومد؟
کارخانهٔ ما فقط در اصفهان است؛ می‌تواند در تورنتو شعبه بزند و مرا منتقل کند؟
شرکت شوهرم ایران و دبی درآمد داره واسه ict چندملیتی حساب میشه
و درآمد شرکت باید تو دو تا کشور باشه واسه انتقال؟
هنوزم میشه با یه شرکت صرفا ایرانی از c61 استفاده کرد
از اکتبر ۲۰۲۴ شرکتی که فقط تو یه کشوره دیگه نمیتونه نیرو منتقل کنه؟
فرش به آلمان صادر می‌کنیم ولی آنجا شرکت نداریم؛ برای ICT چندملیتی به شمار می‌آییم؟
تو عمان شرکت ثبت کردم هنوز فروش نداره به درد انتقال درون شرکتی میخوره
شرکتم تک کشوریه ict میشه؟
شرکت مبدأ در انتقال درون‌شرکتی باید در چند کشور فعالیت داشته باشد؟
اگه شرکت فقط تو ایران کار کنه انتقال به کانادا ممکنه
sherkatam faghat to tehrane, mishe shobe canada bezanim o ba ict beram
sherkat bayad to do keshvar daramad dashte bashe baraye ict?
sherkate tak keshvari hanooz mitoone az c61 estefade kone`,
  'transfer.who': `
I'm an accountant, not a manager, in a company with an office in Toronto. Can they move me by intra-company transfer
my wife leads a team of eight at a multinational in Istanbul, does that position fit a company transfer
and the code C62, which people is that for
would a functional manager without staff qualify for ICT
our two firms have the same owners, one in Dubai and one in Canada. Is being affiliates enough for a transfer
specialized knowledge, what kind of employee is meant by that in a company transfer
can a driver or secretary be sent to the Canadian branch
I designed the machines our company builds, nobody else knows them: am I someone they could transfer
parent and subsidiary only, or also branches for ICT?
does the company at home have to stay in business after the transfer
who fits C61, the new office code
someone said only executives get transferred, is that right
حسابدارم مدیر نیستم شرکتمون تو تورنتو دفتر داره میتونن منو با انتقال درون شرکتی بفرستن؟
همسرم در یک شرکت چندملیتی در استانبول سرپرست هشت نفر است؛ سمت او برای انتقال درون‌شرکتی مناسب است؟
و کد c63 مال چه آدماییه
دو تا شرکت با یه مالک داریم یکی دبی یکی کانادا رابطه شون واسه ict قبوله؟
دانش تخصصی تو انتقال شرکتی یعنی چه جور کارمندی
منشی یا راننده رو هم میشه منتقل کرد کانادا با ict
آیا شرکت مبدأ پس از انتقال باید به فعالیتش ادامه دهد؟
میگن فقط مدیر ارشد رو میشه با انتقال درون شرکتی برد درسته
ماشین آلات شرکتو من طراحی کردم کسی بلد نیست جزو کسایی هستم که منتقل میشن؟
شرکت مادر و شعبه و وابسته، کدام رابطه‌ها برای انتقال پذیرفته است؟
c61 مال کیه
man modir nistam faghat karshenasam, ict behem mikhore?
ict faghat baraye modirast ya motakhases ham mishe
do ta sherkat che rabetei bayad dashte bashan baraye enteghal`,
  'transfer.residence': `
My company wants to send me and the kids to Vancouver with an ICT. Will we be permanent residents then
I'm 39, a manager on an intra-company transfer since March in Toronto. What opens PR for me after a year
is it true that ICT gives no residence by itself
and after the transfer, is there a way to stay for good
transferred engineer, is the Canadian Experience Class open to me afterwards
company transfer = PR?
we thought the transfer includes permanent residence, was that wrong
my husband's employer promises PR through the transfer, can a transfer do that
work permit only, or residency too, with an intra company transfer
can a province nominate me after I was transferred by my company
does it take a second application to become PR when my firm has moved me to Canada
what's the road from ICT to permanent residency
شرکتم میخواد من و بچه ها رو با ict بفرسته ونکوور اقامت دائم میشیم؟
۳۹ سالمه از فروردین با انتقال درون شرکتی تورنتوام بعد یه سال چجوری پی آر بگیرم
راسته که آی سی تی خودش اقامت نمیده
و بعد از انتقال شرکتی راهی واسه موندن دائم هست؟
کارفرمای شوهرم قول داده است که با انتقال، اقامت دائم می‌گیریم؛ درست است؟
انتقال درون شرکتی فقط ورک پرمیته یا پی ار هم توشه
بعد اینکه شرکت منتقلم کرد استان میتونه نامزدم کنه واسه اقامت؟
فکر میکردیم ict اقامت دائم داره اشتباه بود؟
مهندس منتقل‌شده به کانادا پس از یک سال می‌تواند از راه CEC مقیم دائم شود؟
واسه پی آر بعد ict باید یه درخواست جدا داد؟
اقامت با انتقال شرکتی
ict ke begiram pr ham misham ya na
ba enteghale sherkati oomadam toronto, chetor eghamate daem begiram
sherkat mige ba transfer eghamat midan, doroste?`,
}

import type { Examples } from '../examples.ts'

export const PROGRAMS_2: Examples = {
  'programs.why-not': `
It says I don't meet any program. What's the reason?
I have a degree and good English, so why does it say not eligible?
what am I missing to become eligible
which requirement do I fail
your page shows red for me everywhere, how come
I thought I'd qualify. What went wrong?
the result was negative for me and I don't understand the grounds
Where exactly do I fall short?
what stands in the way of me qualifying
how come I'm told I do not fulfil the conditions
for what reason doesn't my profile qualify
not eligible?? why
which condition isn't met in my case
eligibility check says no. Explain please
why did I come out as ineligible although I work as an engineer
Is it my age that makes me ineligible or something else
what do I lack so that I'm not eligible yet
چرا نوشته شرایط هیچ برنامه‌ای را ندارم؟
من که مدرک و زبان دارم پس چرا واجد شرایط نشدم
کدام شرط را احراز نکرده‌ام؟
چی کم دارم که واجد شرایط نیستم
دلیل اینکه واجد شرایط شناخته نشدم چیست؟
مشکل کارم کجاست که شرایط ندارم
فکر میکردم شرایطشو دارم چرا نوشته نه
به خاطر سنمه که واجد شرایط نیستم یا چیز دیگه
چه مانعی بر سر راه واجد شرایط بودن من است؟
نتیجه ام منفی شد علتش چیه واجد نیستم
کجای شرایطم ناقصه
چرا توی همه برنامه ها نوشته احراز نشده
علت نداشتن شرایط لازم برای من چیست؟
واسه چی میگین به شرایط نمیخورم
چی باعث شده شرایط لازم رو نداشته باشم
نمی‌فهمم چرا سیستم مرا واجد شرایط نمی‌داند
کدوم شرطو ندارم که قرمز نشون میده
chera neveshte vajede sharayet nistam
che sharti ro nadaram
moshkelam chie ke sharayet nadaram
be che dalil sharayetesho nadaram`,
  'programs.explain': `
My boss mentioned CEC. I have never heard of it, what is it?
an agent keeps saying "PNP", what does he mean
could you describe the federal skilled worker program in a few words
I keep reading about Express Entry but don't get how it works
FST, what's that?
Intra-company transfer in plain words please
who is the Canadian Experience Class meant for
what's the idea behind the start-up visa
not sure what "federal skilled trades" stands for
is Express Entry a visa or what
how does family sponsorship work in general
a provincial nominee is what exactly
Give me a short introduction to the intra company transfer
what kind of program is the FSWP
heard of ICT for managers, tell me more about it
express entry, explain like I'm new to this
our company in Isfahan wants to set up a branch in Canada, is there a program for that kind of move
the pool everybody talks about, Express Entry, what is it in fact
اکسپرس اینتری دقیقاً چه سازوکاری دارد؟
هی میگن پی ان پی، پی ان پی چیه
CEC مخفف چیه و به چه درد میخوره
لطفاً برنامهٔ نیروی متخصص فدرال را به زبان ساده توضیح دهید
این انتقال درون شرکتی که میگن جریانش چیه
برنامهٔ مشاغل فنی فدرال برای چه کسانی است؟
استارتاپ ویزا اصلا چی بود
تجربه کانادایی مال کیاس
اسپانسرشیپ خانوادگی چطور کار می‌کند؟
من تازه کارم، یکی بگه اکسپرس انتری یعنی چی
اف اس دبلیو چیه
می‌خواستم بدانم نامزدی استانی به چه معناست
مدیرم گفت با آی سی تی میفرستیمت کانادا، آی سی تی چیه؟
اکسپرس انتری ویزاست یا چی
دربارهٔ کلاس تجربهٔ کانادایی کمی توضیح بدهید
شرکتمون میخواد شعبه تو کانادا بزنه و منو بفرسته چه برنامه ایه
نیروی متخصص فدرال چجور برنامه‌ای هست
fst یعنی چی
cec dar morede chie
enteghale daroon sherkati yani chi
barname nirooye motekhases ro tozih bede
in pnp ke migan daghighan chie`,
  'programs.open': `
A consultant offered us a place in the start-up visa. Does that program even exist anymore?
can people still enter through the federal skilled trades program or has it been stopped
is FSW taking new people at present
I read that the startup visa shut its doors, true?
We have a support letter from an incubator of 2026, is SUV still receiving files
has the Canadian Experience Class been paused
intra-company transfers, are they still being accepted
my start-up was ready in January, was I too late for the start-up visa
Is the federal skilled worker class running or suspended right now
did they close FST
when did new start-up visa applications stop
are study permits still being given out or is it all closed
skilled worker program still on?
not sure if CEC is active these days
until which date could founders file for the start up visa
is spousal family sponsorship open at the moment
does the ICT program accept applications today
startup visa, closed or only paused?
به من پیشنهاد ویزای استارتاپ داده‌اند؛ مگر این برنامه هنوز درخواست می‌پذیرد؟
استارتاپ ویزا تعطیل شد یا هنوز میشه فرستاد
نیروی متخصص فدرال الان فعاله؟
برنامهٔ تجربهٔ کانادایی متوقف شده است؟
میگن استارت آپ رو بستن راسته
آخرین مهلت درخواست ویزای استارتاپ چه روزی بود؟
انتقال درون شرکتی هنوز برقراره
مشاغل فنی فدرال رو برداشتن یا هست هنوز
آیا در حال حاضر برای نیروی متخصص درخواست جدید گرفته می‌شود؟
نامه حمایت از یه شتاب‌دهنده دارم، استارتاپ ویزا قبول میکنه هنوز؟
سی ای سی بستس؟
ویزای تحصیلی کانادا کلا بسته شده یا نه
از چه تاریخی استارتاپ ویزا دیگر درخواست نمی‌پذیرد؟
ict فعلا بازه واسه اقدام
اکسپرس انتری الان باز هست یا متوقفه
شنیدم fst دیگه نیست
اسپانسرشیپ خانوادگی همسر الان باز است؟
دیر رسیدم به استارتاپ ویزا؟ کی بستنش
startup viza hanoozam darkhast migire
fsw alan baze ya baste
shenidam cec motevaghef shode
ict hanooz bazeh`,
  'programs.standing': `
I've got one year at a Toronto bank behind me, is that good enough for CEC?
plumber, seven years, CLB 5. Do I fit the skilled trades program?
my profile against the federal skilled worker rules, how does it look
does someone with only a high school diploma meet FSW
what is asked of people in the Canadian Experience Class
not sure I fulfil what FST requires
can I use an intra-company transfer as a sales manager, do I meet its conditions
Which FSW conditions have I met already?
I never worked in Canada, could I be in CEC anyway
criteria for the federal skilled trades program
am I good enough for Express Entry
what must one have for an ICT
do I tick all the boxes of the provincial nominee program
Would I pass the requirements of the skilled worker class at 41?
eligibility for CEC with TEER 3 work
tell me what FSW demands and whether I've got it
no degree, ten years as a welder: eligible for federal skilled trades?
is my experience in Karaj sufficient to qualify for the federal skilled worker program
یک سال در بانکی در تورنتو کار کرده‌ام؛ واجد شرایط تجربهٔ کانادایی هستم؟
لوله کشم با ۷ سال سابقه، به مشاغل فنی فدرال میخورم؟
وضعیت پروفایل من نسبت به شرایط نیروی متخصص فدرال چگونه است؟
با دیپلم میشه نیروی متخصص فدرال اقدام کرد؟ شرایطشو دارم؟
واسه cec چی لازمه
من که تو کانادا کار نکردم میتونم cec اقدام کنم؟
شرایط انتقال درون شرکتی چیه و من دارم یا نه
کدام شرط‌های نیروی متخصص را دارم و کدام را ندارم؟
آیا با ۴۱ سال سن شرایط نیروی متخصص فدرال را احراز می‌کنم؟
اکسپرس اینتری چه پیش نیازایی داره
جوشکارم مدرک دانشگاهی ندارم، شرایط fst رو دارم؟
برنامه استانی شرایطش به من میخوره
الزامات برنامهٔ تجربهٔ کانادایی را بفرمایید
من واسه اکسپرس انتری شرایط دارم یا نه
میخوام بدونم fsw ازم چی میخواد
سابقهٔ کارم در کرج برای شرایط نیروی متخصص کافی است؟
به نظرت به درد سی ای سی میخورم
مدیر فروشم، واسه آی سی تی واجد شرایطم؟
sharayete mashaghele fanni federal ro daram
man ba diplom baraye fsw vajede sharayetam
cec che sharti mikhad
baraye express entry sharayet daram ya na`,
  'programs.province': `
We like Halifax. Is Nova Scotia's nominee program accepting people?
what's going on with Ontario's program since the summer
I just need to know whether Manitoba nominates at present
does Yukon have an intake window open
my job offer is in Edmonton, so how do things stand with Alberta's nominee program
Is there a provincial program in Nunavut?
PEI: still inviting?
I'd love Newfoundland, do they run a nominee program
heard Saskatchewan only takes certain sectors this year, is it open
Northwest Territories nominee program, how does one get in
has British Columbia changed its nominee program
not sure whether New Brunswick takes expressions of interest now
is the Ontario immigrant nominee program closed or back
Quebec as a nominee province, does such a thing exist
status of the BC PNP today
could you check if Prince Edward Island has a nominee program
are they nominating people in Calgary at the moment
can I file an expression of interest with Manitoba right now
هالیفاکس را دوست داریم؛ برنامهٔ استانی نوا اسکوشیا الان فعال است؟
انتاریو بعد از تابستون برنامه‌ش چی شد، باز شد؟
وضعیت نامزدی استانی در بریتیش کلمبیا چگونه است؟
یوکان الان درخواست میگیره یا پنجره‌ش بسته س
نوناووت هم برنامه استانی داره؟
منیتوبا الان eoi قبول میکنه
جزیرهٔ پرنس ادوارد برنامهٔ نامزدی دارد؟
شنیدم ساسکاچوان فقط بعضی رشته ها رو میگیره، الان بازه؟
نیوفاندلند چی، اونم نامزدی میده
کارم ادمونتونه، برنامه استانی آلبرتا در چه حاله
کبک جزو برنامهٔ نامزدی استانی هست یا خیر؟
بی سی برنامه استانیش عوض شده؟
نیوبرانزویک الان نیرو میگیره یا نه
آیا قلمرو شمال غربی کسی را نامزد می‌کند؟
pnp ونکوور بازه
برنامهٔ مهاجرتی استان آلبرتا در حال حاضر متقاضی می‌پذیرد؟
واسه نوا اسکوشیا چطوری باید اعلام تمایل کرد، بازه اصن
کلگری نامزدی استانی میده این روزا؟
nova scotia alan barname ostani dare
saskatchewan hanooz nominee migire
yukon baze ya baste
bc pnp dar che hale`,
  'programs.compare': `
CEC or FSW, I can't tell them apart. What separates them?
Express Entry against a provincial nomination, how are they unlike
put FST and FSW side by side for me
what does CEC ask that the skilled worker program doesn't
is PNP the same thing as Express Entry
between the start-up visa and an intra-company transfer, what are the differences
one website says FSW and the next says CEC; where is the distinction
a table with FSW, CEC and FST would help
comparison of ICT and CEC please
how is the federal skilled trades program different from the skilled worker one
aren't FSW and CEC one and the same
difference in requirements, skilled worker vs canadian experience
provincial nominee vs federal skilled worker
in which points do CEC and skilled trades differ
study permit versus express entry, how do they compare
what sets an intra-company transfer apart from Express Entry
I mix up PNP and FSW all the time, contrast them for me
does FST differ much from CEC?
نیروی متخصص فدرال و تجربهٔ کانادایی چه تفاوت‌هایی دارند؟
من fsw و cec رو قاطی میکنم، فرقشون کجاست
برنامه استانی با اکسپرس انتری یکیه یا فرق داره
مشاغل فنی را با نیروی متخصص مقایسه کنید
لطفاً شرایط CEC و FST را کنار هم بگذارید
ict چه فرقی با استارتاپ ویزا داره
تفاوت شرایط نیروی متخصص با نامزدی استانی در چیست؟
چه چیزی cec میخواد که fsw نمیخواد
مگه تجربه کانادایی همون نیروی متخصص نیست؟ فرقش چیه
ویزای تحصیلی با اکسپرس اینتری چه تفاوتی داره
یه مقایسه بین fsw و pnp میخوام
انتقال درون‌شرکتی در مقایسه با اکسپرس اینتری چگونه است؟
وجه تمایز سه برنامهٔ FSW و CEC و FST چیست؟
فرق مشاغل فنی و تجربه کانادایی رو نفهمیدم
پی ان پی و اکسپرس انتری چه فرقایی دارن با هم
نمی‌دانم تفاوت نیروی متخصص و مشاغل فنی فدرال چیست
سی ای سی در برابر اف اس دبلیو
استارتاپ با انتقال شرکتی تفاوتشون؟
tafavote pnp ba express entry chie
fsw ba fst che farghi dare
moghayese cec va fsw
farghe startup visa ba ict`,
  'programs.better': `
Would you go for CEC or FSW in my place?
I'm torn between Express Entry and a provincial nomination. Which suits us more?
which of these programs do you recommend to me
should I choose study first or go straight for Express Entry
is PNP a better choice than FSW for a nurse
what's the best immigration program for a family of four
honestly, which route is the smartest for me
given both are open to me, FST or CEC, what would be wiser
is an intra-company transfer preferable to Express Entry for a company owner
we can't decide between a study permit and skilled worker. Advice?
which pathway is easiest for somebody like me
does it make more sense to go by the province or by Express Entry
the most suitable program for a 38 year old accountant?
better to take the provincial way or wait in the pool?
pick one for me: FSW or PNP
what's more worthwhile, CEC or a nomination
Is the student way worth it compared with Express Entry for me
of all the programs which one fits best to our situation
از نظر شما تجربهٔ کانادایی برای من مناسب‌تر است یا نیروی متخصص؟
موندم بین اکسپرس انتری و برنامه استانی، کدومو برم
بهترین برنامه مهاجرتی واسه یه خانواده چهار نفره کدومه
کدام مسیر را به من پیشنهاد می‌کنید؟
اول درس بخونم یا مستقیم اکسپرس اینتری اقدام کنم، کدوم به صرفه تره
شما جای من بودین pnp میرفتین یا fsw
راحت ترین راه برای من کدومه
برای صاحب شرکت انتقال درون‌شرکتی بهتر است یا اکسپرس اینتری؟
ارزش داره از راه تحصیلی برم یا همون نیروی متخصص بهتره
نمی‌توانیم تصمیم بگیریم؛ ویزای تحصیلی به صلاح ماست یا نیروی متخصص؟
از بین این برنامه ها کدوم واسه حسابدار ۳۸ ساله بهتره
fst بهتره واسم یا cec
کدام‌یک برای شرایط ما عاقلانه‌تر است، استانی یا فدرال؟
یکیشو برام انتخاب کن، استانی یا اکسپرس
بهترین گزینه من چیه به نظرتون
مناسب‌ترین برنامه برای پرستار کدام است؟
kodoomesh behtare baram, cec ya fsw
behtarin rah baraye man kodoome
ostani beram ya express entry, kodoom behtare
shoma pishnahad mikonin az che barnamei beram`,
}

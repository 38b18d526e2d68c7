import type { Examples } from './examples.ts'

export const PROGRAM_EXAMPLES: Examples = {
  'programs.mine': `
which programs am I eligible for
what can I apply for
which way into Canada is open to me
what are my options
which immigration programs fit my profile
for which routes do I qualify
واسه کدوم برنامه واجد شرایطم
چه برنامه‌هایی به من می‌خورد
از چه روش‌هایی می‌توانم اقدام کنم
برای کدوم برنامه‌ها شرایط دارم
چه راه‌هایی برام بازه
kodoom barname behem mikhore
az che raveshi mitoonam eghdam konam`,
  'programs.why-not': `
why am I not eligible
what keeps me from being eligible
why don't I qualify
for what reason am I not qualified
چرا واجد شرایط نیستم
چرا شرایطش رو ندارم
به چه دلیل شرایط ندارم
chera vajede sharayet nistam`,
  'programs.explain': `
what is the Canadian Experience Class
what exactly is CEC
explain the provincial nominee program
what does express entry mean
tell me about the federal skilled trades program
what is an intra-company transfer
what is FSW about
how does the provincial program work
کلاس تجربه کانادایی چیه
اکسپرس انتری یعنی چی
برنامه نامزدی استانی چطور کار می‌کند
نیروی متخصص فدرال چیست
انتقال درون شرکتی چیه
درباره برنامه مشاغل فنی توضیح بده
express entry chie
pnp chie
barname ostani chetorie`,
  'programs.open': `
are startup visa applications accepted nowadays
can a startup founder still apply
is this program gone
is the start-up visa open
can I still submit a startup visa application this month
is this program accepting applications now
until when was the startup visa open
is the skilled trades program open
does CEC take new applications
استارتاپ ویزا هنوز بازه
هنوزم میشه برای استارت آپ ویزا اقدام کرد
این برنامه الان باز است
برنامه مشاغل فنی درخواست می‌پذیرد
الان cec باز هست
startup visa hanooz baze
mishe baraye startup visa eghdam kard`,
  'programs.standing': `
من قوانین نیروی متخصص رو برآورده میکنم
do I satisfy the rules of the skilled worker program
do I qualify for this program
am I eligible for FSW
could I apply through CEC with my background
what are the requirements of the federal skilled worker program
what does CEC ask for
can someone like me use the provincial nominee program
do I meet the conditions of the skilled trades program
why am I not eligible for CEC
من شرایط نیروی متخصص رو دارم
میتونم از روش تجربه کانادایی اقدام کنم
شرایط cec چیه
برای نیروی متخصص چه شرایطی لازم است
چرا برای cec واجد شرایط نیستم
واسه مشاغل فنی چی میخوان
sharayete fsw chie
man baraye cec vajede sharayetam`,
  'programs.province': `
Manitoba nominee program status
وضعیت برنامه استانی منیتوبا
آلبرتا الان نامزد میگیره
is Alberta accepting nominees at the moment
does BC have a nominee program
is Saskatchewan taking applicants
is Alberta's program open
what about Ontario's nominee program
is Manitoba accepting nominations
does Quebec have a PNP
بریتیش کلمبیا برنامه استانی داره
آلبرتا الان بازه
ساسکاچوان نیرو میگیره
انتاریو برنامه استانی دارد
منیتوبا درخواست میگیره
alberta barname ostani dare
ontario baze`,
  'programs.compare': `
difference between FSW and CEC
how do express entry and PNP differ
compare CEC with skilled trades
what distinguishes the skilled worker program from the experience class
فرق نیروی متخصص با تجربه کانادایی چیه
تفاوت اکسپرس انتری و برنامه استانی چیست
cec با fsw چه فرقی داره
farghe cec ba fsw chie`,
  'programs.quebec': `
can I use Express Entry for Quebec
can I live in Montreal with express entry
does express entry work for Quebec
is FSW possible if I want to settle in Quebec city
با اکسپرس انتری میشه رفت کبک
میتونم با نیروی متخصص مونترال زندگی کنم
برای کبک هم اکسپرس انتری هست
ba express entry mishe raft quebec`,
  'programs.job-offer': `
can I be invited without any employer in Canada
is an employer needed to be invited
بدون کارفرمای کانادایی میشه دعوت شد
do I need a job offer
is a job offer required for express entry
can I immigrate without a job offer
must I have an employer in Canada first
do I have to find a job before applying
جاب آفر لازمه
بدون پیشنهاد شغلی میشه مهاجرت کرد
حتما باید پیشنهاد کار داشته باشم
برای اکسپرس انتری جاب آفر میخواد
bedoone job offer mishe raft
job offer lazeme`,
  'programs.occupations': `
what is a NOC code
what does TEER mean
where do I see my noc code
which jobs count as skilled
how do I find the code of my job
is my occupation skilled
کد NOC چیه
تیر شغلی یعنی چی
کد شغلم رو از کجا پیدا کنم
کدوم شغل‌ها قبوله
کد ناک من چیه
noc chie
code shoghlam ro az koja peida konam`,
  'programs.part-time': `
is seasonal or part-time employment counted
does part-time work count
does part time job experience count
I worked half days, is it accepted
how is part time work calculated
15 hours a week, does it count as experience
کار پاره وقت حساب میشه
کار نیمه وقت قبوله
سابقه کار پاره وقت رو قبول میکنن
کار نیم وقت چطور حساب می‌شود
kare pare vaght hesab mishe
kare nime vaght ghaboole`,
  'programs.invited': `
how long do I have after an invitation
what happens after I receive an ITA
deadline after the invitation to apply
I got invited, what now
how many days to submit once invited
next step after the invitation
بعد از دعوتنامه چقدر فرصت دارم
دعوتنامه اومد حالا چی میشه
بعد از اینکه دعوت شدم چند روز وقت دارم
مرحله بعد از ITA چیه
مهلت ارسال مدارک بعد از دعوتنامه
bad az davatname cheghad vaght daram
davatname oomad hala chi`,
  'programs.profile-valid': `
how long is an Express Entry profile valid
how long can I stay in the pool
when does my profile in the pool expire
for how many months does a profile last
پروفایل اکسپرس انتری چقدر اعتبار داره
تا کی تو استخر میمونم
پروفایلم چند ماه معتبره
profile express entry ta key etebar dare`,
  'programs.self-employed': `
is the self-employed program open
can I apply as a self employed person
artists and athletes program self-employed
برنامه خوداشتغالی بازه
خویش فرما میشه اقدام کرد
سلف امپلوید هنوز هست
barname khodeshteghali baze`,
  'programs.categories': `
which categories are there this year
what are the category-based draws
list of categories of 2026
which occupations have their own rounds
دسته‌های امسال اکسپرس انتری چیه
کتگوری‌ها کدومن
دسته بندی شغلی ۲۰۲۶ چیه
category haye emsal chie`,
  'provinces.ontario-offer': `
does Ontario want an employer
انتاریو کارفرما میخواد
does Ontario need a job offer
can I get Ontario's nomination without a job offer
is an offer required for OINP
انتاریو جاب آفر میخواد
بدون پیشنهاد کار میشه از انتاریو نامزدی گرفت
ontario job offer mikhad`,
  'provinces.offer': `
does the PNP need a job offer
provincial nomination without a job offer
which provinces ask for a job offer
برنامه استانی جاب آفر میخواد
بدون جاب آفر میشه نامزدی استانی گرفت
pnp job offer mikhad`,
  'provinces.net-worth': `
کارآفرین بی سی چقدر باید دارایی داشته باشه
net worth for entrepreneurs
minimum net worth for the BC entrepreneur stream
how much must an entrepreneur own for Ontario
what assets does a business immigrant need
دارایی خالص برای کارآفرینی چقدره
برای کارآفرینی بی سی چقدر سرمایه لازمه
حداقل دارایی مسیر کارآفرینان
darayi karafarini bc cheghadre`,
  'transfer.employment': `
how many months with the firm abroad before an ICT
how long must I have worked for my company for a transfer
must my employer abroad have employed me for a full year
intra-company transfer work experience needed
minimum months with the company before a transfer
برای انتقال درون شرکتی چند سال باید اونجا کار کرده باشم
حداقل سابقه کار در شرکت برای انتقال چقدر است
چند ماه باید برای شرکتم کار کرده باشم تا منتقلم کنن
baraye ict chand sal bayad kar karde basham`,
  'transfer.length': `
how long is the ICT work permit
is my intra company permit valid for three years
how many years does a manager get with a company transfer
length of the first intra-company permit
اعتبار مجوز انتقال درون شرکتی چند ساله
ورک پرمیت ict برای مدیر چند سال است
مجوز کار انتقالی چند ساله میدن
work permit ict chand sale`,
  'process.time': `
how long until I get a work permit with an intra-company transfer
processing time of an intra company transfer work permit
how long does it take
how long is Express Entry taking
processing time of the provincial program
how many months until PR
time for a nomination
when would I be done with express entry
چقدر طول میکشه
اکسپرس انتری چند ماه طول میکشه
برنامه استانی چقدر زمان میبره
تا گرفتن اقامت چند وقت طول میکشد
زمان بررسی استارتاپ ویزا
cheghad tool mikeshe
express entry chand mah tool mikeshe`,
  'process.guarantee': `
can you guarantee a visa
do you guarantee success
is it guaranteed that I get PR with you
تضمین میکنید ویزا بگیرم
ضمانت میدین کارم درست بشه
گارانتی دارین
tazmin mikonin`,
  'process.start': `
what do I need to get started
how do I begin
where should I start with immigrating
first step to move to Canada
I want to immigrate, what should I do first
از کجا شروع کنم
برای شروع چی لازمه
میخوام مهاجرت کنم چیکار کنم
اولین قدم چیه
az koja shoroo konam
mikham mohajerat konam`,
}

import type { Asked } from './asked-lines.ts'

export const ASKED_PROGRAMS: Asked = {
  'programs.mine': `
which immigration pathways fit my profile
what can somebody like me apply for
اصلا به چی میخورم من کدوم روش
با شرایط من کدوم برنامه میشه
Which immigration pathways fit my profile?
به چه برنامه‌هایی واجد شرایط هستم؟
اصلا به چی میخورم من؟ کدوم روش؟`,
  'programs.explain': `
can I open a branch of my company in Canada and transfer myself
شرکتمو میتونم ببرم کانادا و خودم منتقل بشم
What exactly is CEC?
برنامه نامزدی استانی چیست؟
explain the federal skilled trades program
what exactly is the canadian experience class
tell me what the CEC is
how does the FSW work
تجربه کانادایی رو توضیح بده
نیروی متخصص فدرال چجوریه`,
  'programs.open': `
is the start-up visa still accepting applications
I run a restaurant can the start-up visa help me
آیا ویزای استارتاپ بسته شده است
startup visa baste shode
Start up visa - what became of it
استارت آپ هنوز هست؟
start up visa baze?
is the start up visa open
Is the skilled trades program open?
ویزای استارتاپ هنوز بازه؟
startup visa baste shode?
Since when is startup visa shut?
is the skilled trades stream running
استارتاپ ویزا از کی بسته شده`,
  'programs.standing': `
am I allowed to apply under skilled trades
آیا با شرایط من تجربه کانادایی ممکن است؟
شرایط برنامه مشاغل فنی فدرال چیست؟
Am I eligible for FSW?
Why am I not eligible for the federal skilled worker program
Do I qualify for the Canadian Experience Class?
what are the requirements of CEC
am I good for FSW
what conditions does CEC have
من قوانین نیروی متخصص رو برآورده میکنم؟
من به درد نیروی متخصص میخورم؟
شرط و شروط کلاس تجربه کانادایی
میتونم برای cec اقدام کنم`,
  'programs.province': `
is Ontario currently nominating
what does Alberta ask for
which streams does British Columbia have
استان انتاریو الان بازه واسه نامزدی
آلبرتا چه شرایطی داره
is BC open for skilled workers now
Is Ontario currently nominating?
استان انتاریو الان بازه واسه نامزدی؟
is saskatchewan open?
does alberta have a pnp
ساسکاچوان بازه الان؟
استان کبک هم pnp داره
آلبرتا برنامه استانی داره؟
Is Alberta accepting nominees at the moment?
is Nova Scotia's nominee program open
does New Brunswick nominate
آلبرتا الان نامزد میگیره؟
نوا اسکوشیا نیرو میگیره؟
نیوبرانزویک نامزدی میده؟`,
  'programs.compare': `
what distinguishes FSW from CEC
in what way do FSW and FST differ
فرق نیروی متخصص فدرال و تجربه کانادایی چیست
فرق نیروی متخصص فدرال و تجربه کانادایی چیست؟
تفاوت اکسپرس انتری و برنامه استانی در چیست؟
فرق FSW با CEC چیه
difference between fsw and cec`,
  'programs.quebec': `
can somebody planning to settle in Montreal apply via Express Entry
does Express Entry serve people bound for Quebec City
میخوام برم مونترال با اکسپرس انتری میشه
Express Entry and Quebec, compatible?
واسه کبک میشه اکسپرس انتری رفت
quebec ba express entry mishe?
Does Express Entry serve people bound for Quebec City?
can I use EE if my target is Quebec
express entry quebec mishe raft?
is quebec part of express entry
کبک جزو اکسپرس انتریه؟
can i live in montreal with express entry
با اکسپرس اینتری میتونم برم مونترال
Can Express Entry take me to Montreal?
با اکسپرس اینتری میتونم مونترال ساکن بشم؟`,
  'programs.job-offer': `
is a job offer compulsory for Federal Skilled Worker
can I apply for express entry without a job offer
do I have to find an employer first for FSW
برای اکسپرس انتری حتما باید جاب آفر داشته باشم`,
  'programs.occupations': `
which skill level must my occupation have
what TEER counts as skilled
برای پرستاری کد شغلی‌ام باید در چه سطحی باشد
شغل من جزو مشاغل ماهر حساب میشه
NOC: what is TEER 1
کد شغلیم چیه از کجا بفهمم
what is TEER
what's my NOC
کد شغلیم رو چطور بفهمم`,
  'programs.part-time': `
does part-time employment count as experience
سابقه کار پاره‌وقت در بیمارستان حساب می‌شود
is thirty hours a week enough to count as a year of work
Does part-time employment count as experience?
سابقه کار پاره‌وقت در بیمارستان حساب می‌شود؟
I worked 20 hours a week for two years, does it count
does part time work count
کار پاره وقت حسابه؟
Is seasonal or part-time employment counted?
does half-time work qualify
کار نصفه روز حساب میشه؟`,
  'programs.invited': `
within what time must an ITA be answered
how many days do I have to respond to an invitation to apply
دعوتنامه بیاد چن روز وقت دارم
do I lose my ITA after two months
davatname biad chand rooz forsat daram
How many days do I have to respond to an invitation to apply?
برای پاسخ به دعوت‌نامه چند روز مهلت دارم؟
Within what time must an ITA be answered?
How long do I have once I'm invited?
پس از دعوت چند روز فرصت دارم مدارک بفرستم؟
بعد از دعوتنامه چقدر وقت دارم مدارکمو بفرستم
what happens after I get an invitation
دعوتنامه که بیاد چقد وقت دارم
che modati bad az davatname vaght daram
بعد دعوتنامه چی میشه
After the invitation, how many days remain to file?
am I given a deadline after an ITA
what follows an invitation
بعد از اینکه دعوتنامه اومد چقدر فرصت دارم
بعد از دعوت چند روز فرصت دارم پرونده رو بفرستم
bad az davat chand rooz vaght daram
بعد از ITA مهلت دارم؟
برای جواب دادن به دعوتنامه چقدر فرصت هست
بعد از دعوت شدن چی در انتظارمه`,
  'programs.profile-valid': `
after how long does an Express Entry profile lapse
for how many months does a profile stay in the pool
پروفایلم تا کی تو استخر میمونه
اعتبار پروفایل اکسپرس انتری چند ماه است؟
For how many months does a profile stay in the pool?
After how long does an Express Entry profile lapse?
does my profile expire
how long does an express entry profile last
for how long may my profile remain in the pool
validity of my express entry profile
پروفایل چند ماه تو استخر میمونه
پروفایل اکسپرس اینتریم تا کی معتبره`,
  'programs.self-employed': `
when did the self-employed class stop
I own a restaurant can I move as self employed
can artists still come as self-employed
رستوران دارم با خوداشتغالی میشه بیام
I own a restaurant, can I move as self employed?`,
  'provinces.ontario-offer': `
does the Ontario nominee program call for a job offer
must I have an offer for Ontario
انتاریو بدون جاب آفر میشه
Does Ontario need a job offer
انتاریو جاب آفر میخواد؟
انتاریو کارفرما میخواد؟`,
  'provinces.offer': `
does a provincial nomination call for a job offer
is a job offer needed for a province`,
  'provinces.net-worth': `
what net worth does BC want from entrepreneurs
What net worth does BC want from entrepreneurs?
minimum net worth for BC entrepreneur
what must a BC entrepreneur own
net worth rule for entrepreneurs in British Columbia
کارآفرین بی‌سی چقدر باید دارایی داشته باشه`,
  'transfer.employment': `
how long must I have been employed by the overseas company before a transfer
what prior employment does ICT presuppose
چند وقت باید تو شرکت کار کرده باشم برای انتقال
my firm has an office in Toronto and I've worked here 8 months is that enough for a transfer
چه مدت سابقه در شرکت مادر برای انتقال نیاز است؟
How long must I have been employed by the overseas company before a transfer?
how many months in the company before they can send me to Canada
How long do I need to have worked in my company for an intra company transfer
How many months with the firm abroad before an ICT?
how long must I have been employed before a company transfer
قبل از انتقال شرکتی چند ماه باید اونجا کار کرده باشم
قبل از انتقال شرکتی چقدر باید سابقه داشته باشم`,
  'transfer.length': `
what is the duration of the first permit for a transferred manager
how long can an executive stay on an intra-company permit in total
for how many years may a transferred specialist stay
مجوز کار مدیر منتقل شده چند ساله است
specialized knowledge transferee longest stay
maximum stay of a manager under C62
مجوز کار مدیران در انتقال شرکتی چند سال اعتبار دارد؟
how long is the ict work permit for managers
ویزای کار ict چند ساله میدن به مدیرا
is my intra company permit valid for three years?`,
  'process.time': `
how soon can I expect a decision with Express Entry
typical waiting time for provincial nominees
estimate the processing time for the Canadian Experience Class
intra-company work permit how many weeks
how many months until I get my PR
اقدام از طریق استان چقد طول میکشه
رسیدگی به پرونده اکسپرس انتری چند ماه زمان می‌برد
پروسه انتقال شرکتی چند هفته میشه
timeline of a transfer work permit
زمان صدور مجوز کار انتقال درون‌شرکتی چقدر است
how many weeks until the transfer permit is issued
how many months from submitting to landing as skilled worker
typical waiting time for provincial nominees?
رسیدگی به پرونده اکسپرس انتری چند ماه زمان می‌برد؟
pnp chand mah tool mikeshe
how long till PR via a province
EE processing in months
رسیدگی به درخواست استانی چند ماه است؟
how long does PNP take to process
processing time for intra company transfer work permit
PNP چند ماه طول می‌کشه
How long is Express Entry taking these days?
how many months for a provincial nomination
approx how long till I get PR through express entry
اکسپرس اینتری چند ماه طول میکشه
pnp cheghadr tool mikeshe
تا اقامت بگیرم از اکسپرس اینتری چند وقت طول میکشه
How many months does a PNP case last?
processing time for express entry?
how long till I get PR via Express Entry
پرونده استانی چند ماه زمان میبره
زمان رسیدگی اکسپرس انتری؟
از طریق اکسپرس اینتری تا پی آر چقدر طول میکشه
نامزدی استانی چند ماه طول میکشه`,
  'process.guarantee': `
can you guarantee my visa
Can you guarantee my visa?
can u guarantee i get the visa
تضمین میکنین ویزا بگیرم`,
}

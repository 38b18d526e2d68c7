import type { Examples } from './examples.ts'

export const MONEY_EXAMPLES: Examples = {
  'money.settlement': `
with three kids and a wife, what should our balance be
how much money do I need for Express Entry
how much must we show for a family of five
what bank balance does express entry require
proof of funds for 3 people
settlement funds for two
how much in my account for me, my wife and two kids
is 20000 dollars enough for two people
what amount do I have to have as a single applicant
minimum savings for skilled worker
how much cash should we have to immigrate
تمکن مالی چقدره
برای پنج نفر چقدر باید تو حساب داشته باشیم
چقدر پول باید نشون بدم
تمکن مالی اکسپرس انتری برای خانواده سه نفره چقدر است
من و زنم و دو تا بچه چقدر پول لازم داریم
با بیست هزار دلار میشه دو نفره رفت
موجودی حساب برای دو نفر باید چقدر باشه
چقدر سرمایه لازمه برای یه نفر
vase 5 nafar cheghadr bayad pool to hesab bashe
tamakon mali 3 nafar chande
cheghad pool bayad neshoon bedam`,
  'money.who-counts': `
do I still count my wife for the settlement funds if she stays
my wife stays in Iran for now, is she counted in proof of funds
should I include my kids in the funds when they do not come
are family members who stay behind counted
خانمم ایران میمونه بازم باید برای تمکن حسابش کنم
بچه‌هام نمیان ولی تو تمکن حساب میشن
همسرم همراهم نیست باید جزو تمکن باشه
zanam nemiad bazam too tamakon hesab mishe`,
  'money.study': `
living money required for a student with wife and one kid
دانشجو با زن و یه بچه چقدر باید داشته باشه
how much must a student with a spouse show
what sum does a student couple have to have
دانشجو با همسرش چقدر باید پول نشون بده
how much money does a study permit ask for
how much should I have for a study permit if I go alone
proof of funds for students, family of three
living costs to show for studying in Canada
how much besides tuition for one student
money for student visa with my wife
تمکن مالی ویزای تحصیلی چقدره
تنها برم تحصیل چقدر پول باید نشون بدم
برای مجوز تحصیل دو نفره چقدر تمکن لازم است
هزینه زندگی دانشجو که باید نشون بدم چقدره
علاوه بر شهریه چقدر باید داشته باشم
tamakon mali tahsili chande
baraye study permit cheghad pool lazeme`,
  'money.exempt': `
who needs no settlement funds
do I need funds for CEC
is proof of funds needed with a job offer
must someone in the Canadian Experience Class show money
برای cec تمکن مالی لازمه
با جاب آفر تمکن مالی نمیخواد
کی از تمکن مالی معافه
cec tamakon mikhad`,
  'money.borrowed': `
does borrowed money count
can my dad lend me the money
is a loan accepted as proof of funds
may I take a loan for the funds
پول قرضی قبوله
میتونم از بابام پول قرض کنم برای تمکن
با وام میشه تمکن نشون داد
وام بانکی برای تمکن قبول است
ba vam mishe tamakon neshoon dad
poole gharzi ghaboole`,
  'money.counts': `
must the settlement money stay untouched until we get the visa
پول تمکن تا صدور ویزا باید دست نخورده بمونه
what if my savings are in my mother's name
may the money be in my father's account
پول به اسم مادرم باشه قبوله
which money counts as proof of funds
can I use money from selling my house
does my car count as funds
my parents gave me money, does it count
can the money be in my wife's account
does property count
چه پولی به عنوان تمکن قبوله
پول فروش خونه رو میشه نشون داد
ملک و ماشین جزو تمکن حساب میشه
پول تو حساب همسرم باشه قبوله
طلا یا سند خونه قبوله
che pooli ghaboole baraye tamakon
poole foroosh khoone hesabe`,
  'money.bank': `
what must the bank letter say
what does the bank letter have to contain
what should a certificate from my bank include
six months balance in the bank letter
نامه بانک چی باید داشته باشه
گواهی بانکی باید چی توش نوشته باشه
نامه تمکن بانک چه مواردی لازم دارد
name bank chi bayad dashte bashe`,
  'money.deposit': `
is a large deposit a problem
I just put a lot of money into my account, is that bad
sudden deposit before applying
واریز یکجای پول مشکل داره
تازه کلی پول ریختم به حسابم ایراد داره
پول زیاد یهویی واریز شده مشکلی نیست
variz yehoyi moshkel dare`,
  'money.toman': `
how much is the proof of funds in tomans
settlement funds for two in toman
تمکن مالی به تومان چقدر میشه
به پول ایران چقدر باید نشون بدم
تمکن سه نفر چند تومنه
tamakon be toman cheghad mishe`,
  'money.consultation': `
is talking to you for the first time free of charge
can I get a free first talk
اولین گفتگو مجانیه
what does a consultation cost
do you charge for the first meeting
is the first session free
price of talking to a consultant
how much is an appointment with you
هزینه مشاوره چقدره
جلسه اول پولیه
مشاوره اول رایگانه
برای وقت مشاوره چقدر می‌گیرید
moshavere pooli ya raygan
hazine moshavere chande`,
  'money.government-fee': `
what does the government take for a study permit
بی سی برای درخواست نامزدی چند دلار میگیره
پولی که اداره مهاجرت از یک نفر میگیره چقدره
what will IRCC ask me to pay for PR
what are the government fees for PR
total IRCC charges for a couple applying for PR
how much do fingerprints cost
biometrics fee
how much does the medical exam cost
price of a study permit
fee of a work permit
what does it cost to sponsor my wife
fees for the provincial nominee in BC
what does the right of permanent residence cost
هزینه‌های دولتی اقامت دائم چقدره
انگشت نگاری چقدر پول میخواد
هزینه معاینه پزشکی چقدره
هزینه استادی پرمیت چقدر است
پول اداره مهاجرت برای زن و شوهر چقدر میشه
هزینه ورک پرمیت چنده
هزینه اسپانسر کردن همسر چقدر می‌شود
برنامه استانی بی سی چقدر هزینه داره
hazine angosht negari chande
hazine medical cheghadre
hazine eghamat daem chande`,
  'money.test-fee': `
how expensive is the CELPIP test
IELTS exam fee
what does WES charge
price of a credential assessment
how much does an ECA cost
cost of TEF Canada
سلپیپ چند دلاره
هزینه آزمون آیلتس چقدره
وس چقدر میگیره
هزینه ارزیابی مدرک چقدر است
تف چنده قیمتش
hazine ielts chande
wes cheghad migire`,
  'money.our-fee': `
what do you charge for my file
your service fee
how much do I pay your company
lawyer fee of your office
حق‌الزحمه شما چقدره
دستمزد شما برای پرونده چقدر است
چقدر از ما پول میگیرید برای کل کار
dastmozde shoma chande`,
  'money.refund': `
do I get my money back
refund if refused
what is your refund policy
پولم رو پس میدین
اگه نشد پول برمیگرده
poolamo pas midin`,
}

import type { Examples } from './examples.ts'

export const ASKED_ABOUT_MONEY: Examples = {
  'money.settlement': `
what bank balance does the skilled worker route demand with a spouse and a newborn
what minimum savings must I demonstrate for federal skilled worker
current settlement funds threshold for a principal applicant with two dependants
what sum would a family of five have to evidence
how large must our savings be for the six of us
required liquidity for a household of three
what amount has to sit in my account for express entry
how many dollars should a couple hold before applying
financial requirement for a family of four under FSW
از نظر مالی چقدر باید داشته باشیم برای اکسپرس انتری
موجودی لازم برای خانواده پنج نفره
چند دلار باید توی حسابم باشه واسه مهاجرت
تمکن برای من و همسرم و دو تا بچه چقدره
vase 5 nafar chand dolar bayad dashte bashim
mojoodi hesab baraye ye nafar cheghad bayad bashe
my husband our two girls and me how much cash do they want to see
چقه پیسه کار است برای دو نفر
Single guy, no kids, express entry, money?
If there's eight of us, what's the requirement for funds?
خانواده‌مان هفت نفر است؛ چه میزان سرمایه لازم داریم؟
در سال ۲۰۲۳ تمکن یک نفر چقدر بود؟
ما ۳ تاییم چقد باید پول داشته باشیم
We're a household of six. Required settlement money?
برای سه نفر چقدر موجودی حساب باید نشان بدهیم؟
واسه ۴ نفرمون چقد باید تو حساب باشه
baraye 3 nafar cheghadr pool bayad neshoon bedam
What sum would a family of five have to evidence?
Which table of funds applied in 2024?
پرستار هستم و مجرد، برای اکسپرس انتری چقدر پول باید داشته باشم؟
دو نفریم با یه بچه، چقد پول لازمه نشون بدیم
ba zanam chand dolar lazem darim
what's the least a pair with three children should keep in the bank for Express Entry
I only have 12,000 dollars, does that suffice for one person?
Does my newborn raise the amount of funds?
برای خانواده چهار نفره چه مبلغی باید در بانک داشته باشیم؟
بیست هزار دلار برای دو نفر کافی است؟
من و زنم و دوتا بچه چن دلار باید داشته باشیم
tamakon mali baraye 2 nafar chande
how much money do I have to show for a family of 5?
We are 5 people, wat is the setlement fund for express entry
proof of funds 8 people
hi, me and my wife and 3 kids, how much do we need in the bank for FSW?
is 15000 dollars enough for one person?
is 20000 dollars enough for 2 people
couple with 2 children, how much funds
family of four proof of fund amount
برای خانواده ۵ نفره چقدر تمکن مالی لازمه؟
ما ۵ نفریم چقد پول باید نشون بدیم
tamakkon mali baraye 4 nafar chande
اگه یه نفر باشم چند دلار باید تو حسابم باشه
متاهلم با یه بچه، تمکن چقدره
ba 2 ta bache va hamsaram cheghad pool lazeme
من و شوهرم و نوزادمون چقدر تمکن لازم داریم
pooli ke bayad neshoon bedam baraye 3 nafar
How much money do I need in my bank account to immigrate as a skilled worker with my wife and one child?
Is my money enough for skilled worker?
how much money for a family of seven
we are nine people, how much do we have to show
how much was proof of funds in 2024 for 2 people
we have 18000 CAD, is that enough for two people?
Hello! My wife and I are both 32 with bachelor degrees. How much settlement money must we show?
برای سه نفر چقدر باید پول نشون بدیم تو اکسپرس اینتری؟
پولم کافیه؟
خانواده ۶ نفره چقدر تمکن لازم داره
تمکن مالی سال ۲۰۲۳ برای یه نفر چقدر بود
من و خانومم و دوتا بچه چقد باید پول داشته باشیم
۱۸ هزار دلار برای دو نفر بسه؟
من و همسرم و یه بچه ۴ ساله، تمکن چقدر میشه
baraye family 4 nafare cheghad pool lazeme
man va shoharam 2 ta bache darim cheghad tamakon mikhad
if we're a family of five, what bank balance does express entry require?
We're a household of six, how much cash should sit in the bank for the skilled worker stream?
Is 25,000 CAD sufficient for the three of us?
With three kids and a wife, what should our balance be before applying?
what do four people have to prove financially
اگه پنج نفر باشیم برای اکسپرس انتری چقدر باید تو حساب داشته باشیم؟
برای شش نفر چقدر باید موجودی داشته باشیم برای نیروی متخصص
۲۵ هزار دلار برای سه نفر جواب میده؟
من و شوهرم با نوزادمون میریم، چقدر باید تو حساب باشه
man va shoharam ba nozadamoon mirim cheghad pool lazeme
من و خانمم سه تا بچه داریم، موجودیمون باید چقدر باشه
baraye khodam va zanam va 3 bache cheghadr pool lazeme
چهار نفریم، چقدر تمکن باید ثابت کنیم
4 nafar cheghad tamakon bayad dashte bashan`,
  'money.who-counts': `
do dependants who remain in Iran count towards the family size for funds
is a child who stays behind counted in the family size
must I count my wife if she does not come
do I include my son who lives with his mother
بچه‌ای که همراهم نمیاد هم تو تعداد خانواده حساب میشه
همسرم نمیاد باز باید حسابش کنم
My wife stays in Iran for now, do I still count her for the settlement funds?
خانمم ایران میمونه بازم باید برای تمکن حسابش کنم؟`,
  'money.study': `
are there tuition costs on top of the living cost figure for students
my son was admitted to a Canadian university, how much funds must we show
we are sending our daughter to college, what amount must be in the bank
living money an international student must show
پسرم دانشگاه تورنتو پذیرش گرفته چقدر تمکن باید نشان بدهم
دخترم میخواد کانادا درس بخونه چقدر پول باید تو حساب باشه
تمکن مالی ویزای تحصیلی برای فرزندم چقدره
pesaram paziresh gerefte cheghad tamakon mikhad
برای ویزای دانشجویی کانادا چه مبلغی در حساب لازم است
Studying in Canada with my wife tagging along, how much must we have?
baraye tahsil canada cheghadr tamakon lazeme
How much living money must an international student show for a study permit?
برای ویزای دانشجویی کانادا چه مبلغی در حساب لازم است؟
How much should a student have for the first year, tuition aside?
how much living cost for study permit, 3 people
تمکن تحصیلی کانادا برای ۲ نفر
proof of funds for study permit for a family of 4
living expenses for one student in canada
تمکن مالی ویزای تحصیلی دو نفر
hazine zendegi daneshjoo dar canada chande
How much must a student with a spouse show?
study permit money for a couple
amount for a lone student
poole study permit baraye 2 nafar
مبلغ تمکن دانشجوی تنها`,
  'money.exempt': `
am I exempt from proof of funds under CEC
does the Canadian experience class waive the funds
who is excused from showing money
are settlement funds waived with a job offer
با تجربه کانادایی از تمکن معافم
working in Canada already with a valid offer still show funds
if I already work there legally must I prove money
در روش تجربه کانادایی هم باید تمکن مالی ارائه کنم؟
Under CEC do they look at my savings?
تمکن مالی برای CEC لازم نیست؟
Do I need to show funds if I apply under CEC?
do I need funds for the canadian experience class
برای cec پول باید نشون بدم؟`,
  'money.borrowed': `
can my father lend me the settlement funds
is a bank loan all right as proof of funds
may I use credit for the settlement money
can my brother give me a loan to show the money
پولی که از برادرم قرض گرفتم به عنوان تمکن پذیرفته میشه
با وام بانکی تمکن نشون بدم
poolo az dadasham gharz konam ghaboole
Someone in the family lent me part of the cash; problem?
Can my father lend me the settlement funds?
پولو از بابام قرض کنم قبوله؟
my uncle is lending me ten thousand may I count it
قرضی باشه پول قبول نمیکنن؟
is borrowing from the bank allowed for proof of funds
وام بگیرم برای تمکن اشکال داره؟`,
  'money.counts': `
is money held jointly with my spouse admissible as proof of funds
does real estate count toward the required funds
may a gift deed support my proof of funds
do my house and my car count as funds
can I use the money of selling my flat
are stocks and bonds accepted as funds
خونمونو بفروشیم پولش قبوله
سهام بورس رو به عنوان تمکن قبول میکنن
would an inheritance be fine as settlement money
سپرده بانکی به نام همسرم هم پذیرفته است
ماشینمو بفروشم پولش حسابه
Would an inheritance be fine as settlement money?
ماشینمو بفروشم پولش حسابه؟
Does real estate count toward the required funds?
خونمونو بفروشیم پولش قبوله؟
Will they accept cash kept at home as funds?
پول حاصل از فروش خانه را می‌پذیرند؟
My parents gave me money as a gift, does it count?
do I have to keep the money until the visa is issued
Does the money have to be in my own account?
پول فروش خونه رو میشه نشون داد؟
پول باید تا صدور ویزا تو حساب بمونه؟
میشه پول تو حساب زنم باشه
Could a gift from my parents be part of the funds?
هدیه پدر و مادرم جزو تمکن حساب میشه؟`,
  'money.bank': `
what must a bank letter contain
what should be written in the letter of the bank
which details do they want in the bank statement
نامه بانک باید چه چیزهایی داشته باشه
How old may a bank statement be?
What documents must a bank letter contain?
must the bank letter be in dollars
نامه بانک چی باید توش باشه
نامه بانک حتما باید به دلار باشه؟`,
  'money.toman': `
in toman how much is the required fund`,
  'money.consultation': `
what do you charge for the first appointment
price of the first session
is the first meeting with you without charge
جلسه اول با شما مجانیه
بار اول صحبت باهاتون پولیه
price for the first chat with you?
What do you charge for the first appointment?
هزینه جلسه اول مشاوره چقدر است؟
hazine moshavere avval cheghadre
پول مشاوره چقده
is the initial consultation paid
what do you charge for a consultation
how much is a follow up consultation
مشاوره اولیه رایگانه؟
how much do you charge for a consultation
هزینه مشاوره چنده
moshavere avval majanie?
Is the intro consultation paid?
price of the first appointment
جلسه اول پولیه؟
مشاوره اولیه پول داره؟
اولین گفتگو مجانیه؟
moshavereye aval majanie?
هزینه اولین وقت مشاوره`,
  'money.government-fee': `
what are the government charges for permanent residence for an adult
fee schedule for a study permit
what does ircc bill for one adult
right of permanent residence fee
how much do I pay for fingerprints
what does the panel physician charge
price of the biometrics
اداره مهاجرت برای هر نفر چقدر میگیره
هزینه دولتی اقامت دائم برای هر بزرگسال
هزینه مجوز کار چقدره
government fee for a work permit
does the child pay a fee for PR too
هزینه معاینه پزشکی چقدر می‌شود؟
hazine pr baraye ye nafar
What are the government charges for permanent residence for an adult?
How much do I pay for fingerprints?
هزینه انگشت‌نگاری چقدر است؟
Right of permanent residence fee?
Fee schedule for a study permit
What does the panel physician charge?
هزینه دولتی اقامت دائم برای هر بزرگسال چقدر است؟
salam, hazine biometric chande
cost of the medical
total official costs of PR for one
what r the government fees for pr for one adult
whats the biometrics fee
medical exam cost?
price of a study permit application
how much is the pr fee for a child
Could you tell me what fees IRCC charges for permanent residence?
what does a work permit cost
what does BC charge for a nomination
how much is the fingerprint fee
what does the immigration doctor charge
what is the landing fee
how much is the biometrics fee for 2 people
هزینه دولتی اقامت دائم برای هر نفر چنده
انگشت نگاری چقد هزینه داره
هزینهٔ آزمایش پزشکی مهاجرت چقدر است؟
هزینه استادی پرمیت چنده
hazineye biometric cheghadre
هزینه اقامت بچه چقدره
هزینه های اداره مهاجرت برای اقامت چقدر میشه؟
بی سی برای نامزدی چقدر میگیره
hazine medikal chande
what are the fees for the provincial nominee in BC
what's the total IRCC charges for a couple applying for PR
How much does BC charge for a nomination application?
What will IRCC ask me to pay as a single adult for PR?
What will the panel doctor charge me?
what's the fee for biometrics for one person
biometrics price?
tell me the right of permanent residence fee
what would IRCC charge me for a work permit
cost of PR for a couple and one child
cost of the immigration medical
هزینه های دولتی اقامت دائم زن و شوهر چقدر میشه
انگشت نگاری چقد پول میخواد
بی‌سی برای درخواست نامزدی چند دلار میگیره
دکتر معتمد چقدر میگیره
هزینه بیومتریک یه نفر
دولت برای استادی پرمیت چقدر میگیره
قیمت بیومتریک
هزینه حق اقامت دائم چنده
برای ورک پرمیت چقدر باید به دولت بدم
هزینه پی آر یه زوج با یه بچه
آزمایش پزشکی مهاجرت چند میشه`,
  'money.test-fee': `
how expensive is the CELPIP exam
price of an IELTS test
what does WES charge for the report
قیمت امتحان آیلتس چنده
هزینه وس چقدر میشه
How expensive is the CELPIP exam?
هزینه ارزیابی WES چقدر است؟
هزینه آزمون آیلتس چقدر است؟
How much does WES charge?
how much does the credential assessment cost
how much do WES and CELPIP cost
هزینه wes چقدره؟
هزینه آزمون سلپیپ چقدره
هزینه ارزیابی مدرک چقدره
how much is WES
fee for CELPIP General
سلپیپ جنرال چقدر هزینه داره`,
  'money.our-fee': `
what are your own professional fees
how much do you charge for the whole case
what does your firm cost
حق الوکاله شما چقدره
شما چقدر میگیرین برای کل پرونده`,
  'money.refund': `
will I get my money back if I change my mind
do you return the fee when I withdraw
are payments refundable
if I cancel do you pay me back
اگه منصرف بشم پولمو پس میدین
هزینه ها بازگردانده می‌شود
پولی که دادم برمیگرده اگه کنسل کنم
poolamo pas midin age monsaref besham`,
  'tests.needed': `
does everyone need to do a language test even if they studied in English
can I skip the language test because I studied in English
is a language test compulsory
do native speakers have to take IELTS
چون به انگلیسی درس خوندم باز آیلتس لازمه
میشه بدون مدرک زبان اقدام کرد`,
  'tests.accepted': `
which French exams are recognised
which language exams may I sit
name the approved tests
چه آزمونایی رو قبول دارن
Which French exams are recognised?
آزمون‌های فرانسه مورد قبول کدام‌اند؟
کدام آزمون‌های انگلیسی را قبول می‌کنند؟
which french exams can i take
آزمون زبان فرانسه چی قبوله`,
  'tests.one': `
is the academic version of IELTS acceptable for permanent residence
would immigration accept the duolingo test from me
is TOEFL iBT recognised under Express Entry
is a PTE Academic certificate of any use
do they take the CAEL test
آیلتس آکادمیک برای اقامت دائم قبول می‌شود
تافل برای اکسپرس انتری به درد میخوره
TCF Canada ok?
تافل دارم میشه باهاش؟
Would Immigration accept the Duolingo English Test from me?
آیا دولینگو برای اکسپرس انتری قابل قبول است؟
Is TOEFL iBT recognised under Express Entry?
Is a PTE Academic certificate of any use?
آیا آیلتس آکادمیک برای اقامت دائم قبول می‌شود؟
duolingo ghabool mikonan ya na
PTE: which of its versions works for immigration?
are both TEF and TCF fine
can i use ielts academic for express entry
دولینگو قبول میکنن؟
Do they accept Duolingo
is toefl ok for express entry
is pte academic accepted for pr
Is TEF accepted?
duolingo ghabool mikonan?
تافل قبوله؟
slm ielts academic mishe bedam?
pte ghabool mikonan bara express entry?
تف کانادا قبول میکنن؟
Would an IELTS Academic certificate be useless for me?
do they recognise the Duolingo English test
will they take TEF
آیلتس آکادمیک به دردم نمیخوره؟
به جای آیلتس تافل بدم میشه؟
آزمون دولینگو به رسمیت شناخته میشه؟
تف رو قبول دارن؟`,
  'tests.convert': `
what benchmark does a 6 in IELTS reading correspond to
I scored 7.5 in listening on IELTS which CLB is that
kindly convert IELTS speaking 6.5 into CLB
PTE Core listening 60 equals
my writing is 6.5 which level do I have
listening 8 reading 7 writing 6.5 speaking 7 which clb
نمره آیلتس لیسنینگ ۸ برابر با چه سطحی است
با رایتینگ ۶ چه clb میگیرم
آیلتس ۷ همه رو یعنی چه clb
reading 6.5 mishe clb chand
reading 7 in ielts gives what canadian benchmark
ریدینگ ۷ آیلتس معادل کدام CLB است؟
ielts 6.5 writing mishe clb chand
I scored 7.5 in listening on IELTS - which CLB is that?
با نمره ۶ در رایتینگ آیلتس چه سطح CLB می‌گیرم؟
Kindly convert IELTS speaking 6.5 into CLB.
PTE Core listening 60 equals?
نمره آیلتس لیسنینگ ۸ برابر با چه سطحی است؟
My IELTS: L 8, R 6.5, W 6, S 7. Levels?
celpip 9 equals which clb?
اسپیکینگ ۷ در آیلتس چه CLB ای است؟
IELTS 8 7 7 7 is what CLB
I have IELTS L7.5 R6.5 W6.5 S6.5 what CLB is that
ielts reading 7 listening 6.5 writing 6 speaking 6 in CLB
what clb is listening 7.0 in ielts
ielts 7 is which clb
PTE core 60 in listening equals which CLB?
is celpip 8 equal to clb 8
آیلتس ۷ توی همه مهارتا میشه CLB چند؟
آیلتس ۶ میشه سی ال بی چند؟
پی تی ای ۸۲ لیسنینگ معادل چنده
What CLB do I have with IELTS listening 8.5 reading 8 writing 7.5 speaking 7.5?
CELPIP 8 in everything, what is my CLB
My IELTS is L8 R6.5 W6.5 S7. which CLB?
my ielts speaking is 6, is it CLB 7?
how do i convert ielts 7 7 7 7 to clb
ایلتس ۸ ۷ ۷ ۷ میشه clb چند
نمره آیلتسم لیسنینگ ۷.۵ ریدینگ ۷ رایتینگ ۶.۵ اسپیکینگ ۷ هست، CLB چند میشم؟
اسپیکینگ آیلتسم ۶ شده، clb 7 حساب میشه؟
آیلتس ۷ ۷ ۷ ۷ چند clb میشه
would 79 in PTE Core listening be good? which clb
My CELPIP scores are all 7, what CLB is that?
I got 8 7 6.5 7 in IELTS. Levels?
which CLB do I get from IELTS 6 in every part
IELTS listening 6.5 speaking 7 reading 6 writing 6, levels please
لیسنینگ ۷، ریدینگ ۶.۵، رایتینگ ۶، اسپیکینگ ۶.۵ گرفتم؛ سطح CLB هام چی میشه
همه سلپیپم ۷ شده، چه CLB میشم
آیلتسم ۸ ۷ ۶.۵ ۷ شده چه سطحی‌ام
همه بخشای آیلتسم ۶ شده چه clb دارم
لیسنینگ ۶.۵ اسپیکینگ ۷ ریدینگ ۶ رایتینگ ۶، سطحم چیه`,
  'tests.least': `
what IELTS marks do I have to hit for CLB 9
which bands give CLB 8
what do I need in CELPIP to reach CLB 7
scores required for clb 10 in ielts
برای clb 9 چه نمره‌هایی لازمه
واسه clb 7 آیلتس چند باید بشم
clb 9 ielts chand mikhad
to be CLB 7 what do I need in PTE core
برای CLB 8 در سلپیپ چه نمره‌ای بگیرم؟
برای رسیدن به CLB 9 در آیلتس چه نمراتی لازم است؟
what TEF score do i need for nclc 7
ielts chand begiram ke clb 7 beshe
نمره تف برای سطح ۷ چقدره؟
how many IELTS bands do i need for clb 9
what IELTS score is CLB 7
برا clb9 آیلتس چند باید بشم
واسه clb هفت آیلتس چند لازمه
How low can my IELTS writing be to reach CLB 8?
tell me the IELTS marks equal to CLB 9
need CLB 7, what do I have to score in CELPIP
what IELTS equals CLB 10
نمره‌های آیلتس معادل clb 9
برای clb 7 تو سلپیپ چند باید بشم
آیلتس چند برابر clb 10 میشه`,
  'tests.level': `
minimum english for canadian experience class if my job is TEER 2
at what CLB does the FSW gate lie
what language level does skilled trades require
how good must my english be for express entry
how strong an English is expected for federal skilled worker
انگلیسی در چه حدی باید باشه واسه اکسپرس انتری
CEC language requirement for a TEER 3 cook
how fluent must a welder be for skilled trades
حداقل زبان برای برنامه تجربه کانادایی چیست؟
What language level does the skilled trades program require?
to get into FSW how strong should my English be
برای نیروی متخصص فدرال حداقل زبان چقدر است؟
حداقل آیلتس برای اسکیلد ورکر چنده
minimum language for federal skilled trades
what are the minimum IELTS scores for express entry
حداقل clb برای cec
حداقل نمره آیلتس برای اکسپرس اینتری
sathe zaban baraye cec chande`,
  'tests.valid': `
how long will a language result remain usable
my CELPIP was taken three years ago can I still use it
my ielts is two and a half years old is it too old
when does a language certificate become stale
age of the language result at most
آیلتسم مال دو سال و نیم پیشه به درد میخوره
تاریخ آیلتسم گذشته باید دوباره بدم
ielts e do sal pish hanooz ghaboole
is IELTS from Feb 2023 expired
گواهی زبان تا چه زمانی ارزش دارد
How long will a language result remain usable?
مدرک آیلتس چند سال اعتبار دارد؟
آیلتسم مال دو سال و نیم پیشه، به درد میخوره هنوز؟
ielts ta key etebar dare
at what point does my test become too old
نتیجه آزمون زبان چند سال قابل استفاده است؟
ielts chand sal etebar dare
how long is my ielts valid for
How old can my IELTS result be?
نمره آیلتسم مال سه سال پیشه هنوز معتبره؟
Do exam results from 2023 still work?
until when can I use a test taken in May 2025
مدرک زبان سال ۲۰۲۳ هنوز کار میکنه؟
آیلتسم مال فروردین ۱۴۰۲ هست هنوز به کار میاد؟`,
  'tests.mine': `
آیلتسم کی باطل میشه
my test expires when
when does my celpip expire`,
  'eca.what': `
what does an educational assessment mean
what is a credential evaluation good for
ارزیابی مدرک یعنی چی
aya bayad eca begiram
what is an ECA and do I need one
eca چیه اصلا لازمه؟
I studied in Shiraz, do I have to get my diploma evaluated?
دانشگاه شیراز خوندم، باید مدرکمو بدم ارزیابی؟`,
  'eca.bodies': `
who can evaluate my diploma
name the bodies designated to assess foreign credentials
a pharmacist: who assesses the credential
مدرک پرستاری‌ام را چه مرجعی ارزیابی می‌کند
مدرکمو کجا بدم ارزیابی کنن
lisanse irano ki arzyabi mikone
which assessor for a physician
دندانپزشکم، مدرکم را کدام نهاد می‌سنجد؟
Who can evaluate my diploma?
کدام سازمان‌ها مدرک دانشگاهی را ارزیابی می‌کنند؟
Name the bodies designated to assess foreign credentials.
My client is a pharmacist: who assesses the credential?
مدرک پرستاری‌ام را چه مرجعی ارزیابی می‌کند؟
WES or IQAS, who can do my ECA
I'm a pharmacist, who does my ECA?
Which organisations can assess my degree?
can architects use WES
من پزشکم مدرکم رو کجا ارزیابی کنم؟
کدوم سازمان ها مدرک رو ارزشیابی میکنن
Who evaluates architects' diplomas?
where to evaluate a bachelor from Tehran
who assesses Iranian bachelor degrees
مدرک معماری رو کدوم نهاد ارزیابی میکنه
لیسانس تهران رو کجا ارزیابی کنم
مدرک پزشکی رو کی ارزیابی میکنه
لیسانس ایران رو کی ارزیابی میکنه`,
  'eca.time': `
how many weeks does the degree evaluation take
how fast does WES evaluate
وس چقد طول میکشه جواب بده
How many weeks does the degree evaluation take?
How fast does WES evaluate?
ارزیابی مدرک تحصیلی چند هفته زمان می‌خواهد؟
wes chand hafte tool mikeshe
how long does WES take
ارزیابی مدرک چقدر زمان میبره؟
Roughly how many weeks for ICAS or WES?
how many weeks does an evaluation need
ارزیابی مدرک حدودا چند هفته‌ست
ارزیابی چند هفته وقت میخواد`,
  'eca.valid': `
for how long is a credential report good
for what period is an ECA report honoured
مدرک وس چن سال اعتبار داره
is ECA from 2019 too old
ارزیابی مدرک تا چند سال معتبر می‌ماند؟
for how many years can I use my WES report
وس چن سال معتبره
how long is an ECA valid for
eca ta chand sal etebar dare
what is the validity of a WES evaluation
گزارش ارزیابی مدرک تاریخ انقضا داره؟
اعتبار ارزیابی وس چقدره`,
  'eca.canadian': `
Must a Canadian diploma be assessed too?
مدرک کانادا هم به ارزیابی نیاز دارد؟
Do I need an ECA for a Canadian degree?`,
  'eca.sending': `
How does my university send transcripts to WES?`,
  'eca.translation': `
does WES want translations
ترجمه مدارک برای ارزیابی لازم است؟
do i have to translate my degree
مدرکمو باید ترجمه رسمی کنم؟`,
  'eca.purpose': `
Is a WES report for study purposes OK for immigration?`,
}

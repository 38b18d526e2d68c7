import type { Asked } from './asked-lines.ts'

export const ASKED_MONEY: Asked = {
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
}

import type { Examples } from '../examples.ts'

export const MONEY: Examples = {
  'money.study-quebec': `
My wife and I go to Montreal with one child, I'm the student. What must be in our account?
I have 25,000 dollars and an offer from Laval, is that sufficient for Quebec
and the living money, is it the same for Quebec
is the federal student amount valid in Montreal too
someone told me Quebec wants less money from students than the rest of Canada
proof of funds for the CAQ, what sum
how much should my father show if I study in Sherbrooke
does the table on your site hold for a student at Concordia
I'm a single mother with a six-year-old heading to Laval, what student funds does Quebec want
I'm 18 and going to a Cégep in Quebec City, how much living cost do they want to see
cost of living figure that Quebec asks of a PhD student with a spouse
would 22,000 do for one student at UQAM
با خانمم و یه بچه میریم مونترال، من دانشجوام، تو حسابمون چقدر باید باشه
بیست و پنج هزار دلار دارم و پذیرش لاوال، واسه کبک بسه؟
و پول زندگی، واسه کبک هم همونه؟
مبلغ فدرال دانشجویی تو مونترال هم معتبره
میگن کبک از دانشجو تمکن کمتری میخواد راسته؟
برای دریافت CAQ چه میزان تمکن مالی باید ارائه شود
بابام چقدر موجودی نشون بده اگه شربروک درس بخونم
تمکن دکترا تو کبک با همسر چنده
هیجده سالمه میرم سژپ تو کبک سیتی، چقد پول باید نشون بدم
جدول تمکن سایتتون واسه کنکوردیا هم هست؟
مادر مجردم با یه دختر شش ساله، تمکن تحصیلی مونترال واسه ما چقدره
baraye daneshjooye quebec cheghad pool bayad neshoon dad
tamakon McGill ba toronto yekie?
poole zendegi montreal baraye CAQ chande`,
  'money.which-table': `
We sent our study application on 28 August and the figures went up on 1 September. Old or new one for us?
My profile is in the pool since spring, now the funds table was raised. Must I add money?
and if they raise the amount meanwhile, which one is mine
is it the amount on the day I apply or the day they decide
I've exactly last year's sum in the bank, is that table still the one that applies
do the settlement funds get updated each year
my brother got his visa with the former amount, would I be measured by it
what if the required funds change between invitation and visa
Family of three, file ready to go next week: since when is the new funds table binding
must the money still be there when the visa is printed or just when I apply
heard the numbers for proof of funds change every July, does it touch files already sent
our application arrived after the change but I'd prepared it before, which figures are used
۶ شهریور درخواست تحصیلیمون رو فرستادیم ده شهریور مبلغا رفت بالا، قدیمی واسه ماست یا جدید
از بهار تو استخرم حالا جدول تمکن رفته بالا باید پول اضافه کنم؟
و اگه این وسط مبلغو زیاد کنن، کدوم مال منه
مبلغ روز درخواست ملاکه یا روز تصمیم
دقیقا به اندازه پارسال پول تو حسابمه، اون جدول هنوز حسابه؟
مبالغ تمکن مالی اکسپرس انتری هر سال به‌روز می‌شود؟
داداشم با مبلغ قبلی ویزا گرفت، منو هم با همون حساب میکنن
بین دعوتنامه و ویزا اگه مبلغ تمکن عوض شه چی
پول باید تا موقع صدور ویزا هم باشه یا فقط موقع اقدام
شنیدم تیر هر سال رقم تمکن تغییر میکنه، واسه پرونده‌های فرستاده شده هم؟
سه نفریم و هفته بعد میفرستیم، جدول جدید تمکن از کی ملاکه
age jadval tamakon avaz beshe kodoom hesabe
mablagh tamakon raft bala bayad pool ezafe konam?
mablaghe rooze darkhast melake ya rooze visa`,
  'money.agreement': `
I was cheated by an agent in Tehran two years ago, so before I pay you: is there a written contract
my wife and I want to begin next month, do we both sign an agreement with your office first
what does the contract with you say about ending it early
and the paper we sign with you, does it list what you will do for us
are the university and test fees part of your contract price or separate
I'm a teacher with a small salary and afraid of hidden costs. Does your agreement name every cost
can I stop the contract in the middle if I change my mind about Canada
someone told me a consultant must have a signed agreement with the client, do you do that
contract before payment?
does the translator's bill come on top of what stands in our agreement
is anything signed at all or do you start on a handshake
our retainer agreement, what is in it
قبلا یه آژانس تو تهران سرمون کلاه گذاشت شما قرارداد کتبی میبندین؟
من و همسرم می‌خواهیم ماه آینده شروع کنیم؛ پیش از شروع قراردادی امضا می‌شود؟
اگه وسط کار منصرف شدم قرارداد با شما رو چجوری میشه فسخ کرد
و تو قراردادی که میبندیم نوشته چه کارایی واسمون میکنین؟
هزینه دانشگاه و آزمون تو قرارداد شما هست یا جداست
معلمم حقوقم کمه از هزینه پنهون میترسم همه چی تو قرارداد میاد؟
مفاد قرارداد شما با موکل چیست؟
بدون قرارداد کار رو شروع میکنین یا اول امضا میخواد
پول مترجم جدا از مبلغ قرارداده؟
آیا هزینه‌های دولتی جزو قرارداد شماست؟
قرارداد کی امضا میشه
ghabl az pardakht gharardad mibandim?
age monsaref besham gharardad ro chetor tamoom konam
too gharardadetoon hazineha neveshte shode`,
}

import type { Examples } from '../examples.ts'

export const MONEY_2: Examples = {
  'money.borrowed': `
my uncle in Dubai would park ten thousand with me until the visa comes, is that fine
I'm short by 4000, may I fill it up with a personal loan
what if part of the sum is a mortgage on our flat
a friend offered to put money in my account for three months, would they accept that
is a credit line okay as proof
can my line of credit or credit card limit be counted
we'd take a loan against the house, does that work for the funds
someone told me loans are never accepted
borrowed from my sister but with a notarized paper, still not accepted?
does it matter if the money is a loan from my employer
do they check whether the savings are lent
student here: is a bank loan alright for settlement money
even if I pay the loan back later, may I use it for the funds
only a third of it is borrowed, the rest are my savings. Is it okay?
money on loan from parents, allowed?
would an interest free family loan count as settlement funds
mortgage money as proof of funds
could I take an advance from my company to reach the amount
عموم حاضره ده هزارتا بریزه حسابم تا ویزا بیاد، قبول میکنن
چهار تومن کم دارم، با وام پرش کنم مشکلی نداره واسه تمکن
خونه رو بذارم رهن بانک وامشو نشون بدم میشه
دوستم میخواد سه ماه پول بذاره تو حسابم، قبوله
آیا وجهی که از خویشاوندان قرض گرفته‌ام در تمکن مالی محاسبه می‌شود
میگن وام رو اصلا حساب نمیکنن درسته
نصفش قرضه نصفش مال خودم، گیر میدن؟
پول دستی از رفیقم بگیرم واسه تمکن
اعتبار کارت بانکی یا خط اعتباری جزو تمکن هست
از شرکتم وام گرفتم، میتونم بعنوان تمکن ارائه بدم
وام مسکن واسه تمکن به درد میخوره یا نه
اگه بعدا پسش بدم هم نمیشه پول قرضی نشون داد
قرض‌الحسنه خانوادگی برای تمکن پذیرفته می‌شود
خواهرم پول بهم قرض میده با سند محضری، تمکن حساب میشه
با پول نزولی تمکن جور کنم قبوله؟
پول مال خودم نیست امانته، تمکن حساب میشه
وامی که با وثیقه ملک گرفته شده به عنوان تمکن مالی معتبر است؟
میفهمن پول قرضیه و ردش میکنن؟
amoom pool gharz bede vase tamakon ghabool mikonan
vame maskan baraye tamakon hesabe
nesfesh gharze moshkeli dare
az doostam poole dasti begiram tamakon mishe`,
  'money.counts': `
we sold our shop last year, can the proceeds be used
my savings are partly gold coins and partly dollars in a box
is a fixed-term deposit fine as long as I can break it
the account is joint with my mother, does that work for settlement funds
my husband's savings, not mine: allowed?
does the value of our apartment in Karaj help if we don't sell it
father-in-law gives us the sum as a wedding gift, okay?
crypto as settlement money?
can a pension fund be shown
do I have to hold the money from the application right until the visa
what sort of money do they accept and what not
I inherited land from my father and sold it, will they want papers about where it comes from
are shares on the Tehran stock exchange worth anything for proof of funds
money abroad, in a Turkish bank. Would that be recognised?
must the cash be in Canada already
may I spend some of it after I applied
what kind of assets are no good for showing funds
my severance pay plus my car, do they count
پارسال مغازمونو فروختیم، پولش واسه تمکن قبوله
طلا و سکه دارم بجای پول نقد، حساب میشه یا باید بفروشم
سپرده بلندمدت دارم، میشه بعنوان تمکن ارائه کرد
حسابم با مادرم مشترکه، ایرادی داره واسه تمکن
پدرشوهرم پول رو هدیه میده، با هبه نامه قبوله
ارزش آپارتمانی که نفروخته‌ایم در تمکن مالی محاسبه می‌شود؟
ارز دیجیتال رو قبول میکنن جای تمکن
پولم تو بانک ترکیه‌ست، مشکلی نیست؟
بعد از ثبت درخواست میتونم از پول تمکن خرج کنم
چه دارایی‌هایی به عنوان تمکن مالی قابل قبول نیستند
ارثیه بابام رو میشه نشون داد
باید ثابت کنم پول تمکن از کجا اومده؟
سهام عدالت و بورس به درد تمکن میخوره
حساب به اسم شوهرمه نه خودم، اشکال نداره
پول پیش خونه رو میتونم جزو تمکن بیارم
دلار خونگی دارم نه تو بانک، اینو چجوری حساب میکنن
حق سنوات و بازخریدی شرکت جزو تمکن پذیرفته است؟
پول باید حتما تو کانادا باشه یا ایران هم باشه قبوله
tala va seke vase tamakon ghaboole
poole ers ro mishe neshoon dad
hesab be esme hamsarame eshkal nadare vase tamakon
poole tamakon ta key bayad too hesab bemoone`,
  'money.bank': `
my branch only prints a one line certificate, what else should stand in it
what exactly do I ask the clerk at my bank for
does the letter need the average of six months
the bank gave me a statement without the opening date of the account, is that a problem
is a printout from internet banking enough or must it be on letterhead
my account is in rials, how should the letter show the amount
which details belong into the proof from the bank for Express Entry
should debts and credit cards be mentioned in the bank's certificate
two accounts at two banks, does each one need its own letter
bank statement vs bank letter, what do they want to see
do they want the address of the bank on it
how should a balance in afghani be written
what period must the average balance cover
wording for the bank certificate?
the bank refuses to write my loans in the letter, must they be in it
does the account number need to be on the certificate
letter from the bank: in which form
I have the balance certificate only, no average. Good enough?
بانکم فقط یه برگه موجودی میده، چی دیگه باید توش باشه
به کارمند بانک دقیقا بگم چه نامه‌ای میخوام واسه تمکن
معدل شش ماهه هم باید تو گواهی باشه
گواهی بانک تاریخ افتتاح حساب نداره، ایراد میگیرن
پرینت اینترنت بانک بسه یا سربرگ رسمی میخواد
حسابم ریالیه، تو نامه به دلار هم بنویسن؟
گواهی تمکن بانکی باید شامل چه اطلاعاتی باشد
بدهی و وام‌هام باید تو نامه بانک ذکر بشه
دو تا بانک حساب دارم، از هر دو نامه بگیرم
گردش حساب چند ماهه میخوان
آدرس شعبه باید رو نامه باشه یا مهم نیس
نامه بانک فارسی باشه یا انگلیسی با نرخ روز
شماره حساب تو گواهی لازمه
در نامه بانک نرخ تبدیل و تاریخ آن هم باید درج شود؟
متن نامه بانک واسه اکسپرس چجوری باید باشه
میانگین موجودی چند ماه آخر رو باید بنویسن
گواهی موجودی بدون معدل قبوله؟
مشخصات لازم در نامهٔ بانک برای تمکن چیست
moadele 6 mahe bayad too name bank bashe
name bank be rial bashe ghaboole ya be dolar
az bank daghighan chi bekham
gardesh hesab chand mahe lazeme`,
  'money.deposit': `
my dad transferred the whole amount into my account last Tuesday, will the officer mind
we sold the car and the money arrived two weeks before filing
most of my balance came in at once this month
is it suspicious when the balance jumps right before I apply
big transfer came in recently, do I need to explain it
can I move all my savings into one account shortly before applying
how early should the money be in the account
will a lump sum of 20,000 raise eyebrows
my balance was tiny until last month
got an inheritance paid in last week, trouble?
would they ask where a recent large payment came from
I intend to deposit the rest just before submission, bad idea?
does it look odd if the money arrives a few days before the bank letter
one-off payment from the sale of our land is in the account since Monday, is that risky
is there any problem with a fresh deposit
should I deposit the money bit by bit or all at once
what if my account shows one huge incoming amount
recent cash deposit, worry or not
بابام هفته پیش کل پولو ریخت به حسابم، گیر نمیدن
ماشینو فروختیم دو هفته قبل از ارسال پرونده پولش اومد تو حساب، بده؟
بیشتر موجودیم همین ماه یهو واریز شده
اگه موجودی یکدفعه بره بالا شک میکنن
واریزی سنگین داشتم، باید توضیح بدم از کجا اومده
پول رو کم کم بریزم یا یکجا بریزم بهتره
چند وقت قبل از اقدام پول باید تو حساب خوابیده باشه
آیا واریز مبلغ زیاد اندکی پیش از درخواست مشکل‌ساز است
تا ماه پیش حسابم خالی بود الان پره، مشکلی هست
میخوام بقیه پولو درست قبل ثبت درخواست بریزم، اشتباهه؟
ارث همین هفته به حسابم نشسته، ایراد میگیرن
جابجایی پول بین حسابام قبل از گرفتن نامه بانک اشکال داره
یه واریزی بزرگ تو گردش حسابم هست حساس میشن؟
انتقال وجه کلان به حساب قبل از اخذ گواهی بانکی چه تأثیری دارد
پول فروش زمین دیروز اومد، دیره واسه تمکن؟
واریز نقدی زیاد داشتم نگران باشم
poolo yekja berizam be hesab bad mishe
hafte pish kolli pool variz shode gir midan
mojoodim yeho rafte bala moshkele
kam kam variz konam ya yeho`,
  'money.consultation': `
I'd just like to chat with someone first, does that already cost something
is the first call with you on the house
how much for the long session where you go through all the papers
second meeting, what do I pay
my friend got a free talk with you, do I get one too
I already had the free one, what's the price of the next
do I need to pay before I can ask a consultant something by video
the follow-up talk, is it charged
no budget at the moment, can I speak to an advisor for free
is there a charge to have a half hour with an advisor
comprehensive consultation price
how many times can I have a free consultation
does it cost money to sit down with you
do my wife and I each get a free initial session
what will you bill me for one hour of advice
are your consultations paid or not
is the intro talk still free
consult fee?
میخوام فقط اولش یه صحبت کنم، اونم پولیه
بار اول رایگانه ولی دفعه بعد چقدر میشه
مشاوره جامع که مدارک رو میبینین چنده
دوستم مجانی باهاتون حرف زده، منم میتونم
واسه یه ساعت مشاوره چقد میگیرین
هزینه جلسه دوم مشاوره چه مقدار است
الان بودجه ندارم، میشه رایگان مشاوره گرفت
جلسه پیگیری هم هزینه داره
من و خانمم هرکدوم یه مشاوره رایگان داریم؟
چند بار میشه مشاوره مجانی گرفت
تماس تصویری با مشاور چقدر هزینه دارد
برای وقت اول باید پول واریز کنم
آیا مشاوره اولیه هنوز هم رایگان می‌باشد
پول ویزیت مشاورتون چقده
بدون پرداخت هزینه میتونم با یه کارشناس صحبت کنم
مشاوره تلفنی پولیه یا نه
نرخ مشاوره‌هاتون رو میخواستم
قبلا مشاوره رایگان گرفتم، حالا دوباره بخوام چقد میشه
moshavere jame chande
bare aval rayegane badesh chi
sohbat ba moshaver pool mikhad
jalase dovom cheghad mishe`,
  'money.our-fee': `
apart from what the government takes, what do you yourselves charge
how much would you want for handling our express entry from A to Z
what's your price for a spousal sponsorship file
I'd like a quote for my case
another agency asked 3000 dollars, what about you
what does it cost to have you represent me
do you charge a flat fee or by the hour for a file
your rates for a study permit application?
how much will I owe you at the end
is your fee different for a family than for one person
what would your firm ask for a provincial nomination file
do you take a percentage or a fixed amount
representation fee please
when I sign the contract with you, what's the sum
cost of your service for studying in China
are your charges high compared to others
retainer: how much
what do I have to pay your office to open a case
جدا از پول دولت، خودتون چقدر میگیرین
کل کار اکسپرس انتری رو از صفر تا صد چقد انجام میدین
قیمت شما واسه پرونده اسپانسری همسر چنده
یه پیش‌فاکتور میخوام واسه پروندم
یه موسسه دیگه سه هزار دلار گفته، شما چند
قراردادتون چه مبلغیه
هزینه خدمات دفتر شما برای ویزای تحصیلی چقدر است
درصدی کار میکنین یا مبلغ ثابت
واسه خانواده گرون‌تر حساب میکنین یا نفری
اگه شما وکیلم باشین چقد باید بدم
کارمزدتون واسه چین چقدره
برای تشکیل پرونده نزد شما چه مبلغی باید پرداخت شود
تعرفه خدماتتون رو میخواستم بدونم
نرخ شما نسبت به بقیه بالاتره؟
آخرش چقدر به شما بدهکار میشم
دستمزدتون واسه پرونده استانی
حق‌الزحمهٔ وکالت در پروندهٔ ICT چه میزان است
پول قرارداد چقده
kole kar ro cheghad anjam midin
shoma khodetoon chand migirin joda az dolat
gharardadetoon chande
hazine khadamatetoon baraye tahsil chin`,
  'money.refund': `
suppose the embassy says no, is what I paid you gone
I changed my mind about immigrating, what happens to the fee
do you return the fee when an application gets refused
what part of it is refundable
is any of the money returned if we stop halfway
my husband doesn't want to go anymore, can we have the payment back
will the deposit be returned if you find I'm not eligible
paid for a comprehensive session but can't attend, is it paid back
money-back guarantee?
if you don't succeed do I still have to pay everything
refunds: your rules
under what circumstances would you give the money back
how do I know I won't lose what I paid if it fails
does a rejected visa mean my payment is lost
is the contract sum given back upon withdrawal
can I claim back the fee after two weeks
are cancelled consultations reimbursed
what if I end the contract early, do I get something back
اگه سفارت رد کنه پولی که به شما دادم سوخت میشه
پشیمون شدم از مهاجرت، تکلیف پولی که دادم چیه
چه مقدار از حق‌الزحمه قابل استرداد است
وسط کار ول کنیم چیزی برمیگردونین
شوهرم دیگه نمیخواد بیاد، میشه پولمونو پس بگیریم
گارانتی بازگشت پول دارین
اگه ویزا نشه بازم باید همه پولو بدم
شرایط عودت وجه را توضیح دهید
پول مشاوره ای که نرفتم برگشت داره
قرارداد رو فسخ کنم چقدرش برمیگرده
در صورت ریجکت شدن هزینه‌ها مسترد می‌شود؟
ریجکت بشم پولم پر؟
بیعانه رو پس میدین اگه واجد شرایط نباشم
تا کی میشه انصراف داد و پول رو گرفت
کنسل کنم ضرر میکنم یا پولمو میدین
هزینه خدمات شما اگر به نتیجه نرسد بازپرداخت می‌شود
age reject besham poolam bar migarde
pashimoon shodam poolamo pas midin
gharardado feskh konam chi mishe poolam
garanti bargasht pool darin`,
}

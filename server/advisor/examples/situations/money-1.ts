import type { Examples } from '../examples.ts'

export const MONEY_1: Examples = {
  'money.government-fee': `
آلبرتا یا بی سی واسه نامزدی چقد پول درخواست میگیرن
besides your own bill, what will Ottawa want from us for the permanent residence of two adults
my wife and I are both applying and we have one toddler, add up what IRCC takes
someone told me the landing fee went up, what is it now
does the RPRF have to be paid for children as well
I'm budgeting for next spring: official charges for a skilled worker
is it true that fingerprints are charged per person
not sure what the embassy doctor costs for the medical
we are four, will the government bill be four times as much
sponsoring my husband from Mashhad, what are the charges at the government's end
fee for two? permanent residence
before I pay anything I'd like to see the list of government charges
what's the price tag on a study permit these days
Ontario nominee application, how much do they charge
what does alberta take for the expression of interest
how much goes to immigration canada when an employer gets me a work permit
do kids pay the right of permanent residence fee
what would a single nurse pay the government from start to landing
biometric appointment isn't free I suppose, how much is it
how many dollars does IRCC take off my card when I submit after the invitation
whats the goverment fee for a 6 year old child in the PR aplication
میخوام بدونم دولت کانادا واسه اقامت یه زوج بدون بچه چقدر میگیره
شنیدم هزینه حق اقامت گرون شده الان چنده
ما چهار نفریم دو تا بچه زیر ده سال داریم پول اداره مهاجرت سرجمع چقد میشه
برای اسپانسری خانمم که شیرازه چقدر باید به دولت بدم
هزینه‌های رسمی پرونده نیروی متخصص را می‌خواستم بدانم
بیومتریک رو از هر نفر جدا پول میگیرن چقدر
پزشک معتمد سفارت چقدر می‌گیرد
بعد از دعوتنامه موقع سابمیت چقدر باید پرداخت کنیم به ircc
نامینیشن انتاریو هزینه ش چقده
بچه هم باید پول لندینگ بده؟
جدا از دستمزد شما خود دولت چقدر هزینه میگیره
فقط هزینه‌های دولتی رو بگین واسه یه آدم مجرد
ورک پرمیت چقد آب میخوره از طرف دولت
نمیدونم ثبت درخواست آلبرتا پولیه یا نه، چقدره
هزینه درخواست اقامت دائم برای هر فرد بزرگسال به دلار چقدر است
تعرفه رسمی مجوز تحصیل کانادا را بفرمایید
واسه انگشت‌نگاری من و شوهرم چقدر کنار بذارم
hazine haye dolati baraye ye zoj ba ye bache cheghad mishe
medical baraye har nafar chand dolare
dolate canada baraye eghamat az har bozorgsal chi migire
rprf chande alan`,
  'money.test-fee': `
how much would PTE Core set me back
is CELPIP cheaper than IELTS
my cousin paid over 300 for IELTS, is that the usual price
TCF Canada registration, how much roughly
comparing WES and IQAS on price
what will I be charged for having my bachelor's assessed
do the evaluation bodies charge per degree, and how much
the language exam itself, what does it cost in Canadian dollars
I'm a civil engineer with two degrees, price of the credential report?
fee for general ielts in dollars pls
before booking the exam: the charge for TEF
what do language tests cost these days
is ICAS expensive
how much money for an ECA report from the university of toronto service
price list for the english exams you mentioned
what's the damage for a PTE test
wes fee??
امتحان زبان و ارزیابی مدرک روی هم چقدر خرج داره
میخوام آیلتس جنرال ثبت نام کنم هزینش چقده
سلپیپ ارزون‌تره یا آیلتس
هزینه آزمون تی‌سی‌اف کانادا چند دلار است
واسه وس چقدر باید کنار بذارم
شنیدم پی تی ای کور گرونه، قیمتش چنده
آیکاس برای ارزیابی لیسانس چقدر می‌گیرد
معادل سازی مدرکم چقد پول میخواد
آی‌کیو‌ای‌اس هزینش از وس کمتره؟
دو تا مدرک دارم هزینه ارزیابیش چقدر میشه
تعرفهٔ آزمون تف کانادا را می‌خواهم
پول امتحان زبانو نمیدونم چقدره یه حدودی بگین
هزینه گزارش ECA به دلار کانادا
هزینه ثبت‌نام در آزمون CELPIP-General چقدر است
واسه مدرک پزشکی وس چقد هزینه میگیره
ارزیابی مدرک از دانشگاه تورنتو (ces) چنده
آیلتس الان چند دلار شده
یه تخمین از هزینه زبان و ایکا میخواستم
pte core gheymatesh chande
arzyabi madrak cheghad kharj dare
celpip arzoontare ya ielts
tef canada chand dolare`,
  'money.settlement': `
I'm 34, my husband and our five year old come with me, what has to be in the bank for Express Entry
the consultant on Instagram said fifteen thousand for a single guy, is that right
we are expecting our second child next year, which amount applies then to four people
just me for the federal skilled worker thing, how much savings do they want to see
I've saved 22,000 CAD and it's only my partner and me, will that do
not sure whether 30 thousand is enough for a family of four
is it still around fourteen thousand for one, or has the table gone up
electrician going through skilled trades with a wife, required funds?
what would the figure be if my two daughters are on the application
funds requirement for seven persons
how big a bank balance do the feds expect from a couple without kids
do they ask for more when there are three children
my brother showed about 18k for two in 2024, what is it these days
suppose I marry before applying, to how much does the settlement money rise
POF for 4??
what's the minimum I need to have saved to go as a skilled worker alone
setlement money for me, husband and 1 baby
I doubt our 25k covers five people for express entry
single mother with two boys, how much money to show
does every extra family member add to the sum, and by how much
پنج ساله پس‌انداز می‌کنم و الان ۱۶ هزار دلار دارم، برای یه نفر کافیه
زنم و پسر سه ساله‌ام همراهمن، چقد باید پول تو حساب باشه واسه اکسپرس
شنیدم تمکن مالی امسال رفته بالا، واسه دو نفر الان چنده
میخوام بدونم برای نیروی متخصص مجرد چقدر موجودی لازمه
ما شش نفر هستیم، حداقل تمکن مالی برای اکسپرس انتری چه مبلغی است
با ۲۴ هزار دلار سه نفری میشه اقدام کرد یا کمه
به ازای هر بچه اضافه چقد به تمکن اضافه میشه
من و نامزدم اگه عقد کنیم تمکنمون چقدر میشه
تمکن دونفره؟
برای مشاغل فنی فدرال و خانواده چهارنفره چه مقدار وجه باید نشان داد
حساب بانکیم باید حداقل چقدر توش باشه که پروفایل بسازم
دوقلو داریم با خودمون میشیم چهار نفر، چقدر پول نشون بدیم
یکی گفت برای یه نفر ۱۳ هزارتاست، هنوزم همونه؟
جدول تمکن مالی رو میخوام ببینم
سی هزار تا دلار واسه ۵ نفر بسه یا نه
پول لازم واسه خانواده سه نفری چند دلار کانادا هست
مادر تنها با یک فرزند هستم، مبلغ تمکن مالی چقدر است
اگه بچم تا اون موقع به دنیا بیاد مبلغ تمکن چند میشه
ma 3 nafarim 20 hezar dolar kafie ya na
tamakon vase ye zoj bedoone bache chande alan
har bache cheghad be tamakon ezafe mikone
vase fsw ye nafare cheghad pool to hesab mikhan`,
  'money.who-counts': `
my eldest is 20 and studies in Germany, is he part of the family size for the money
only I am going for now, the kids follow later, do they still count in the number
my husband is already a Canadian citizen, do I add him when counting heads for the funds
someone said a non-accompanying spouse is left out of the calculation
I'm divorced and my daughter lives with her father, does she belong in the count
do my parents count as family members for proof of funds
for the settlement table: whom do I include
my wife won't immigrate at all, may I show funds for one only
family size for funds, who's in it
we're separated but not legally divorced yet, is he counted for the money
how do they count the number of people in the funds table
can I leave my son out of the calculation since he already has PR
even if my partner doesn't want to move, is the two-person amount asked
my stepchild stays with grandma in Tabriz, include or not in the household for funds
is my unmarried sister who lives with us part of the family size
do children over 22 still count towards the number
should the figure be for three even though just two of us travel
don't want to take my kids the first year, do I calculate the money without them
پسرم ۱۹ سالشه و آلمان درس میخونه، واسه تمکن جزو خانواده حساب میشه
فعلا خودم تنها میرم، زن و بچه رو هم باید تو تعداد نفرات بیارم
شوهرم خودش سیتیزن کاناداست بازم تو تمکن میاد
میگن همراهی که نمیاد حساب نمیشه، درسته
دخترم پیش پدرشه و با من نمیاد، باید براش تمکن نشون بدم
در محاسبه تمکن مالی چه کسانی عضو خانواده به شمار می‌آیند
پدر و مادرم با ما زندگی میکنن جزو نفرات تمکن هستن؟
تعداد نفرات خانواده برای تمکن رو چجوری میشمرن
همسرم قصد مهاجرت ندارد، آیا می‌توانم تمکن یک‌نفره نشان دهم
خواهر مجردم که خرجش با منه جزو خانواده حسابه واسه پولش
بچم پی آر داره باز باید بشمرمش تو تمکن
هنوز طلاق رسمی نگرفتیم، شوهرم تو تعداد نفرات تمکن هست؟
اگه زنم بعدا بیاد تمکن یه نفر رو نشون بدم یا دو نفر
فرزند بالای ۲۲ سال در تعداد نفرات تمکن محاسبه می‌شود
بچه‌ی همسرم از ازدواج قبلی هم تو تمکن حسابه
نفراتی که باهام نمیان رو میشه از تمکن حذف کرد
ما سه نفریم ولی دو نفرمون میریم، تمکن دو نفر یا سه نفر
تمکن؛ کی حساب میشه کی نمیشه
bache hayi ke iran mimoonan ham too tedad nafarat tamakon hesaban
shoharam ba man nemiad tamakon ye nafare ya do nafare neshoon bedam
pedar madaram joze khanevade hesab mishan vase tamakon
ki ha ro bayad too tamakon beshmoram`,
  'money.study': `
I got into a college in Winnipeg, on top of tuition what must I be able to show
my 19 year old goes alone to UBC, how much for her living costs do they want in the account
tuition is paid already, how much more must be there for the visa officer
is 20,635 still the figure for students
study permit with husband and a child coming along, required money
heard they raised the student living costs again in September
what's the amount of funds for a student plus wife
would 25 thousand CAD do for a student living alone, tuition aside
how much cash does a masters student need to prove
financial proof for a study visa for three people
does the flight come on top of the money students have to show
not Express Entry, I mean the student route: what sum for one
my sister sends her son to high school in Ontario, which amount for living must be proven
funds for study permit, me my spouse and two kids
what's the living cost requirement for students outside Quebec this year
we can cover tuition but are unsure about the one year living amount for a couple
student visa bank balance minimum
did the money for international students change in 2026
پذیرش کالج گرفتم، جدا از شهریه چقدر باید تو حسابم باشه
دخترم تنها میره کانادا درس بخونه، هزینه زندگیش چقد باید اثبات بشه
شهریه ترم اولو دادم حالا چقدر دیگه باید نشون بدم واسه ویزا
هنوز همون بیست هزار و خرده‌ایه تمکن دانشجویی؟
برای دانشجویی با همسر و فرزند چه مبلغی لازم است
شنیدم تمکن دانشجویی سپتامبر رفته بالا، الان چقدره
واسه استادی پرمیت سه نفره چقد پول لازمه
با ۲۵ هزار دلار میشه دانشجویی اقدام کرد، شهریه جدا
پول بلیط هم به تمکن دانشجویی اضافه میشه؟
دانشجوی ارشد هستم و مجرد، تمکن مالی تحصیلی من چقدر است
پسرم دبیرستان میره اونجا، چقدر باید واسه زندگیش تو بانک باشه
حداقل موجودی حساب برای ویزای تحصیلی
هزینه یک سال زندگی دانشجو که اداره مهاجرت می‌خواهد چقدر است
مبلغ تمکن استادی پرمیت سال ۲۰۲۶
زنم باهام بیاد موقع تحصیل چقد به پول لازم اضافه میشه
تحصیلی دو نفره چنده تمکنش
شهریه حساب نیست فقط خرج زندگی رو چقدر باید ثابت کنم
چهار نفری بریم واسه درس من، چه پولی میخوان
joda az shahrie daneshjoo cheghad bayad neshoon bede
tamakon study permit baraye 3 nafar
dokhtaram tanha mire canada vase dars cheghad pool bayad to hesab bashe
ba hamsaram beram tahsil cheghad tamakon mikhan`,
  'money.exempt': `
I've been working in Calgary for two years on a permit, do I have to prove savings at all
applying through Canadian experience, not through FSW: money needed?
my employer in Halifax gave me a valid offer and I have a work permit, can I skip the bank letter
is it true that people already working in Canada don't show funds
when is proof of funds waived
we have nothing saved but my husband has worked in Toronto since 2023, is that a problem under CEC
which program asks for no money
no savings, Canadian work experience one year, still ok?
are there people who don't have to show settlement money
does a job offer alone free me from proof of funds if I can't legally work in Canada yet
settlement funds exemption
under which conditions am I let off the funds
does CEC need proof of funds for a family of three
not sure I need the funds since I hold an open work permit and an offer
do I have to show a cent in the canadian experience class
PGWP holder here, one year in a skilled job. bank balance required?
who doesn't need to show money for express entry
can someone without savings go through express entry
دو ساله تو تورنتو با ورک پرمیت کار می‌کنم، بازم باید پول نشون بدم
از مسیر تجربه کانادایی میرم، تمکن میخوان یا نه
کارفرمام تو هلیفکس جاب آفر داده و مجوز کار هم دارم، تمکن معاف میشم؟
میگن کسایی که اونجا کار میکنن تمکن نمیخوان راسته
چه افرادی از ارائه تمکن مالی معاف هستند
پول زیادی ندارم ولی یه سال سابقه کار کانادا دارم مشکلی پیش میاد
کدوم برنامه تمکن نمیخواد
آیا با پیشنهاد شغلی معتبر و اجازه کار، نیاز به تمکن مالی ساقط می‌شود
معافیت تمکن شرایطش چیه
اوپن ورک پرمیت دارم با جاب آفر، باز حساب بانکی میخوان
بدون پس‌انداز میشه از cec رفت
واسه سی ای سی سه نفره تمکن لازمه
فقط جاب آفر دارم و ایرانم، تمکن برام حذف میشه؟
کی لازم نیست پول نشون بده
شوهرم کاناداست و کار می‌کند، از طریق CEC باید موجودی حساب ارائه دهیم؟
پی جی دبلیو پی دارم و کار میکنم، تمکن نشون بدم یا لازم نیس
تمکن مالی برای کسی که داخل کانادا کار می‌کند اجباری است؟
مجبورم تمکن بدم وقتی سابقه کار کانادایی دارم
az cec beram tamakon lazem nist
kar mikonam too canada bazam bayad pool neshoon bedam
kia az tamakon moafan
joboffer va workpermit daram tamakon nemikhan?`,
}

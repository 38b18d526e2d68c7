import type { Examples } from './examples.ts'

export const RESULT_EXAMPLES: Examples = {
  'tests.overall': `
my overall is 7 but writing 6, do they look at the overall
can a good speaking make up for bad writing
is 6.75 rounded up
do they take the average of the four
اورالم ۷ شده ولی رایتینگ ۶، کدومو حساب میکنن
اسپیکینگ خوب رایتینگ بدو جبران میکنه
نمره کل مهمه یا تک تک
overall mohemme ya har maharat
does the overall band count for express entry
is the overall score important for immigration
overall 7.5 but speaking 6
does immigration use the average of the four bands
do they round 6.5 up to 7
is a high reading able to compensate for a low listening
نمره کل آیلتس برای مهاجرت مهمه
میانگین میگیرن یا هر مهارت جدا
اورال ۷ کافیه یا باید همه مهارتا ۷ باشه
نمره آیلتس گرد میشه
آیا نمرهٔ کل در اکسپرس اینتری حساب می‌شود
overal ielts hesab mishe`,
  'tests.tef-scale': `
my TEF certificate shows two numbers for each part
is 699 the new maximum in TEF
my TEF is from November 2023, which scale is it
old or new TEF score for the profile
تو گواهی تفم دو تا عدد نوشته کدومو بزنم
مقیاس تف عوض شده؟
نمره تف من مال آبان ۱۴۰۲ هست با کدوم جدول حساب میشه
tef jadid ya ghadim kodoom adado vared konam
TEF new scale or old scale
which of the two TEF scores do I enter in my profile
TEF Canada scale changed in December 2023
is the TEF score out of 699 now
the TEF certificate has an old and a new score
مقیاس جدید تف کاناداست یا قدیم
نمره تف رو با مقیاس جدید وارد کنم
تف از ۶۹۹ نمره است؟
دو عدد روی مدرک تف یعنی چی
meghyas tef avaz shode`,
  'tests.listening': `
Why is IELTS listening 7 only CLB 7
why is a 7 in IELTS listening just CLB 7
why does IELTS listening 7 give only level 7
why do I only get seven for a 7 in listening
7 in reading gives nine but 7 in listening gives seven?
is it true that listening is counted more strictly
listening 7 not CLB 8, a mistake?
چرا لیسنینگ ۷ با ریدینگ ۷ یکی نیست
لیسنینگم ۷ه چرا clb 7 زده
نمره شنیداری سخت‌گیرانه‌تر حساب می‌شود؟
chera listening 7 clb 8 nist
why is listening 7 only CLB 7
listening 7 gives a lower level than reading 7, why
why does listening need 7.5 for CLB 8
is IELTS listening stricter than reading
چرا لیسنینگ سخت‌گیرانه‌تره
چرا شنیداری ۷ سطح ۸ نمیشه
لیسنینگ چرا با بقیه فرق داره
why is my listening level so low
listening chera sakhtgirane tare`,
  'eca.mistake': `
WES wrote my name wrong
the dates in my evaluation are not right
what do I check when the report comes
can an assessment be corrected
وس اسممو غلط نوشته
تاریخا تو گزارش ارزیابی اشتباهه
گزارش که اومد چیو باید چک کنم
eshtebah too gozaresh wes chikar konam
there is a mistake in my ECA report
my name is wrong on the WES report
WES got my graduation date wrong
how do I correct an error in the evaluation
ICAS report has an error, what can I do
the equivalency in my ECA is wrong
گزارش وس اشتباه داره چیکار کنم
تو ارزیابی مدرکم اسمم غلطه
ارزیابی مدرک تحصیلی اشتباه شده چطور درستش کنم
تاریخ فارغ‌التحصیلی تو گزارش وس غلطه
اشتباه در گزارش ارزیابی مدرک
gozaresh arzyabi ghalate`,
  'eca.number': `
got my WES report, what now
where do I enter the reference number
do I have to keep the paper original of the ECA
does WES send it to immigration itself or do I enter it
گزارش وس اومد حالا چیکار کنم
شماره ایکا رو کجا وارد کنم
اصل گزارش ارزیابی رو نگه دارم
shomare eca ro koja bezanam
where do I write the ECA reference number
I have my ECA report, what do I do with it
what is the ECA reference number for
do I keep the original of my ECA
my credential assessment arrived, next step
WES reference number, where does it go
شماره گزارش ارزیابی رو کجا بنویسم
گزارش ارزیابی مدرکم رسید قدم بعدی چیه
شمارهٔ ECA به چه درد می‌خورد
اصل گزارش وس لازمه
gozaresh wes omad hala chikar konam`,
  'score.who-applies': `
can my wife be the main applicant instead of me
does it matter who is principal
we both have degrees, who goes first
may we swap the principal applicant
زنم متقاضی اصلی باشه فرقی داره
کدوممون اصلی باشیم مهمه
میشه متقاضی اصلی رو عوض کرد
asli man basham ya hamsaram`,
  'score.needed': `
how many points are needed for Express Entry
what score do I need for Express Entry
how many points do you need for express entry
how many CRS points are required
which score is needed to be invited
چند امتیاز برای اکسپرس اینتری لازمه
حداقل چند امتیاز لازمه برای اکسپرس اینتری
برای دعوت شدن چند امتیاز میخواد
اکسپرس اینتری چند امتیاز لازم داره
express entry chand emtiaz mikhad`,
  'score.cut-off.stem': `
what was the last cut-off for STEM
last STEM draw
was there a STEM round
STEM cutoff score
آخرین دور دعوت STEM چه بود
آخرین دور علوم و مهندسی چه بود
دور استم کی بود
کات آف استم چند بود
akharin dor stem chand bood`,
  'score.cut-off.trades': `
what was the last trades round
last trades draw cut off
آخرین دور مشاغل فنی چه بود`,
  'score.cut-off.transport': `
what was the last transport round
last transport draw cut off
آخرین دور حمل و نقل چه بود`,
  'score.partner-degree': `
شوهرم دکتری داره چند امتیاز داره
همسرم دکترا داره چقدر امتیاز اضافه میکنه
زنم فوق لیسانس داره چند امتیاز میاره
my husband has a doctorate, how many points does it add
hamsaram doctora dare chand emtiaz miare`,
}

import type { Examples } from './examples.ts'

export const DOCUMENT_EXAMPLES: Examples = {
  'documents.work-letter': `
what should my boss write in the work letter
does the work certificate need my salary
must the duties be in the employment letter
my letter has no hours in it
نامه سابقه کار چی باید توش باشه
حقوقم باید تو گواهی کار باشه
رئیسم چی بنویسه تو نامه کار
gavahi kar chi bayad dashte bashe
what must be in a reference letter
what does an employment letter need
does a work letter need the salary and hours
reference letter from employer, what should it say
my experience letter has no job duties
must the work letter be on letterhead
should my work certificate be signed
گواهی سابقه کار چه چیزهایی باید داشته باشد
تو نامه کار باید ساعت کاری هم باشه
نامه کارفرما روی سربرگ باشه
گواهی اشتغال به کار باید شرح وظایف داشته باشه
متن گواهی کار برای مهاجرت
name kar chi bayad toosh bashe`,
  'money.agreement': `
do we sign something before you begin
what stands in your agreement
is translation included in your fee
how can the contract be ended
قبل از پول دادن قرارداد امضا میکنیم
تو قراردادتون چی نوشته
هزینه ترجمه جزو پول شماست
gharardad darin
do we sign a contract
is there a contract before I pay
what is written in your contract
do you have a written agreement
is there an agreement between us
how do I end the contract with you
are government fees included in your contract
قرارداد می‌بندیم
قبل از شروع کار قرارداد دارین
متن قرارداد شما چیه
قرارداد شما چطور فسخ میشه
هزینه دولت جزو قرارداد شماست
gharardad mibandim`,
  'documents.clear-scan': `
is my scan good enough if a corner is cut
do I scan the back of the birth certificate too
one file for all pages or several
black and white or colour, how should the picture be
عکس مدارک چجوری باشه که قبول شه
پشت شناسنامه رو هم اسکن کنم
همه صفحه ها تو یه فایل باشه
aks madarek chetor begiram
how should I scan my documents
how do I photograph my passport so that it is accepted
do I need to scan both sides
should the scan be in colour
my scan is blurry, is that ok
scan quality for documents
مدارکم رو چطور اسکن کنم
اسکن باید رنگی باشه
اسکن سیاه سفید قبوله
از پاسپورتم چطور عکس بگیرم که قبول بشه
هر مدرک یه فایل جدا باشه
madarekamo chetor eskan konam`,
  'documents.name-spelling': `
my diploma spells my surname with two l
name in passport and IELTS don't match
which spelling should I use in the forms
two spellings of my name, problem?
اسمم تو پاسپورت و مدرک فرق داره
املای اسمم تو ترجمه غلطه
کدوم املا رو بنویسم
esmam too madrak fargh dare
the spelling of my name differs between documents
my name is spelled differently in my passport and my degree
my surname is spelled wrong in the translation
is it a problem if my name is spelled two ways
which spelling of my name counts
املای اسمم تو پاسپورت با مدرکم فرق داره
اسمم تو آیلتس با پاسپورت یکی نیست
املای نامم در مدارک متفاوت است
فامیلیم تو ترجمه یه جور دیگه نوشته شده
emlaye esmam fargh dare`,
  'documents.reviewed': `
have my documents been approved
were the documents I sent last week accepted
did you approve my documents
are my documents approved yet
have you checked the documents I uploaded
were all my papers accepted
مدارکم تایید شد
مدارکی که هفته پیش فرستادم تایید شدن
مدارکم رو بررسی کردین
مدارکی که آپلود کردم قبول شد
آیا مدارک من تأیید شده است
madarekam tayid shod
madarekamo barresi kardin`,
  'file.messages': `
do I have unread messages
do I have any new messages
how many unread messages do I have
is there a new message for me
have I got messages from my consultant
did my consultant write to me
پیام جدید دارم
پیام خوانده‌نشده دارم
چند تا پیام نخونده دارم
مشاورم برام پیام گذاشته
از طرف شما پیامی دارم
payam jadid daram
payam nakhoonde daram`,
  'money.government-fee': `
fee of Alberta's nomination
what is the fee for a nomination by British Columbia
how much does Ontario charge for the nominee program
cost of the Alberta nomination
هزینه نامزدی استان آلبرتا چقدره
هزینه نامینیشن بریتیش کلمبیا
hazine nomination alberta cheghadre`,
  'file.deadlines': `
تا کی فرصت دارم جواب بدم
تا کی باید مدارکو جواب بدم
تا کی باید پاسخ بدم
until when do I have to answer
by when must I reply
ta key bayad javab bedam`,
}

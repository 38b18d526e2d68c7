import type { Examples } from '../examples.ts'

export const FILE_2: Examples = {
  'contact.person': `
My case is complicated, divorced twice and a kid abroad. I'd rather explain it to somebody on the phone
I've asked you three times now, just give me an actual employee
and a human, can I have one
My flight to Toronto is tonight and I'm in a panic, is anybody from the office there to chat with
my father is hard of hearing and lost with this chat, let him speak with someone
no more automatic answers please
I'd feel better hearing it from a real consultant than from a program
can you hand my question over to a colleague
rather not type all this, could an advisor ring me up
if you are a robot I want the person in charge
someone told me I can ask for a staff member instead of this assistant
I'm 58 and tired of typing, is there a live agent
وضعم پیچیده‌ست دوبار طلاق گرفتم، ترجیح میدم واسه یه آدم توضیح بدم
سه بار پرسیدم جواب درست ندادی یه کارمند واقعی وصل کن
مادرم گوشش سنگینه با چت نمیتونه، بذار با یکی حرف بزنه
موضوع پروندهٔ من خانوادگی و حساس است، آیا امکان گفت‌وگو با یکی از همکارانتان به جای این دستیار هست؟
و یه آدم واقعی، نمیشه؟
از این جوابای آماده خسته شدم یکی از خودتون جواب بده
میخوام مشاور خودش جوابمو بده نه سیستم
تو رباتی؟ پس یه انسان بیار پای خط
یکی از دفتر میتونه بهم زنگ بزنه، تایپ کردن برام سخته
سؤالم را به یک کارشناس ارجاع بدهید
فردا پرواز دارم دلم شور میزنه، یه آدم زنده هست باهاش حرف بزنم؟
ba robot nemikham harf bezanam ye adam biad
ye karshenas vasl kon lotfan
moshaver khodesh javab bede na to`,
  'account.password': `
My son set up the account for me and I never learned what he typed as password
I'm on a new phone since yesterday and it asks for a password I don't know any longer
and the password, where do I set another one
The deadline for my papers is tomorrow and I forgot my passcode, is there a way back in
my husband and I shared one login, now I want to replace the password
it says wrong password every time although I'm sure
I was in hospital for two months and lost my notebook, how do I recover my login password
haven't signed in since Nowruz, can't recall the secret word
forgot pasword
do I have to remember the old one in order to pick a new password
a colleague saw me typing it, I should pick a new password, where
does the reset code come to my email or by SMS
پسرم برام حساب ساخت رمزشو نمیدونم چیه
گوشیمو عوض کردم حالا رمز میخواد یادم نیست
و رمزش، از کجا یکی دیگه بذارم
با شوهرم یه رمز مشترک داشتیم الان میخوام عوضش کنم
هر بار میزنه رمز اشتباهه در حالی که درسته
مدتی بستری بودم و گذرواژه‌ام را از یاد برده‌ام، برای بازیابی آن چه باید بکنم
از عید وارد نشدم پسوردم از ذهنم رفته
کد بازیابی رمز به ایمیل میاد یا پیامک
بدون رمز قبلی میشه رمز جدید گذاشت؟
همکارم رمزمو دید باید تغییرش بدم
فردا باید مدرک بذارم ولی پسوردمو فراموش کردم چیکار کنم
passwordam yadam rafte nemitoonam vared sham
ramze jadid az koja bezaram
ramzam ro mizane eshtebahe`,
  'privacy.export': `
My new employer's lawyer needs the file, how do I get a copy of all I stored here?
I'm leaving for another consultancy and want to take my stuff along
and a download of everything, is there one
can I have my whole file as a zip
we want a backup at home of what we put into this portal
is there a right to receive all the data you've saved on me
My accountant wants to see what we declared, how would I pull out all my data at once
I'm moving to Vancouver and changing advisors, a copy of all my data please
I'm 60 and want it all on a USB stick, where do I click to save my data
does the site allow me to take out my information
all papers I ever uploaded, in one download?
before closing my account I'd like to save what's in it
وکیل شرکت جدیدم پرونده رو میخواد، چطور یه نسخه از همه چیزایی که اینجا دارم بگیرم
میخوام برم پیش یه مشاور دیگه و اطلاعاتمو با خودم ببرم
و دانلود همه‌ش، داره؟
دارم میرم ونکوور پیش یه دفتر دیگه، کل اطلاعاتمو یه فایل زیپ میخوام
دریافت رونوشت تمام داده‌هایی که از من ذخیره کرده‌اید چگونه است
میخوایم از همه چیزایی که تو پورتال گذاشتیم بک‌آپ داشته باشیم
همه جوابا و آپلودامو یه جا بکشم بیرون
قبل از بستن حسابم میخوام محتواشو ذخیره کنم
اطلاعاتمو بریزم رو فلش، از کجا دانلودش کنم
حق دارم نسخه‌ای از داده‌هام بگیرم؟
هارد خونه سوخت و مدارکم فقط اینجاست، چطور از حسابم خروجی بگیرم
az kole etelaatam backup mikham
parvandamo yekja download konam
ye noskhe az data haye man bedin`,
  'contact.message': `
I've a quick thing to tell my consultant about my daughter's visa. Where do I type it?
My husband got a new job offer yesterday and our consultant should know, how do I let her know here
and a note to my advisor, where does that go
can I attach a photo when I write to you
is there an inbox on this portal for talking with the consultant
I don't want to use WhatsApp, how can I write you inside the site
where would I find the reply to what I wrote to my consultant
Our baby came early and plans changed, where do I message my consultant about it
we have a question only our consultant can answer, which page do I write it on
do you take files along with a message
I'm between shifts at the plant, how do I quickly drop my caseworker a line here
looking for the place where I can send you something in writing
یه نکته کوتاه درباره ویزای دخترم به مشاورم بگم، کجا بنویسم
شوهرم دیروز پیشنهاد کار گرفته میخوام به مشاورمون اطلاع بدم از کدوم قسمت
و پیام به مشاور، کجاست؟
موقع نوشتن پیام میشه عکس هم ضمیمه کرد
بچه‌مون زودتر به دنیا اومد باید به مشاور خبر بدم، صندوق پیام پورتال کجاست
برای مکاتبه با مشاور پرونده به کدام بخش بروم
نمیخوام واتساپ استفاده کنم، تو خود سایت چطور براتون بنویسم
جواب پیامی که به مشاورم دادم کجا میاد
یه سوال دارم فقط مشاورم بلده، تو کدوم صفحه بفرستم براش
میشه فایل همراه پیام براتون فرستاد
بین دو شیفتم وقت تلفن ندارم، واسه کارشناس پروندم کجا پیغام بذارم
az koja be moshaveram payam bedam
mikham barash benevisam kojaye site
payam ba file mishe ferestad be moshaver`,
  'file.begin': `
We finished the assessment last night and my wife says go. Where do we open our case?
I'm 29, a dentist in Ahvaz and ready: what do I click to begin my application with you
and a new application, how do I open one
does starting an application commit me to anything
I've only made an account so far, how do I get an application going
is something sent to the government when I press start
my first one was for a study permit, now I want to start a second application
Two kids, one degree, 480 points and a decision made: where do we open a file with you
can I begin the application and finish it weeks later
someone told me there's a start button, I can't see it
My consultant on the phone said create a case in the portal, how
we've talked it over and want to apply through you, which page
دیشب ارزیابی رو تموم کردیم خانمم میگه شروع کنیم، پرونده رو از کجا باز کنیم
دندونپزشکم اهواز، آماده‌م، کجا بزنم که درخواستم شروع شه
و یه درخواست تازه، چطوری باز میشه
با شروع درخواست چیزی واسه دولت فرستاده میشه؟
فقط حساب ساختم حالا چطور درخواستمو راه بندازم
پس از مشاورهٔ اول تصمیم گرفتیم اقدام کنیم؛ برای ایجاد پرونده در این سامانه چه کنم
دکمه شروع درخواست رو نمیبینم
میشه درخواست رو شروع کنم بعداً تکمیلش کنم
قبلی واسه تحصیل بود، حالا میخوام یه درخواست دوم باز کنم
اگه شروع کنم تعهدی برام میاره؟
واسه خودم تموم شد حالا نوبت همسرمه، درخواست جدید رو از کدوم صفحه شروع کنم
darkhastamo az koja shoroo konam to site
mikham parvande baz konam pishetoon
shoroo darkhast kojaye site`,
  'file.after-sending': `
Last night I pressed submit on our family application. What's the next step on your side?
My wife is nervous: once we send it to you, does it go straight to the government?
and then, after submitting, who reads it
how many days until a consultant has looked at what I submitted
I sent the application an hour ago and got only an email with a number
I may have made mistakes in the dates, do you check my application after I submit and before it goes to immigration
will I have to sign something after I hand in the application
Everything is filled in for me, my wife and the twins; what happens after I hit send
is it final when I submit here or can your people still come back to me
what follows when the form is sent off to your office
does someone go through my application or is that automatic
دیشب درخواست خانوادگیمون رو ارسال کردم، از طرف شما مرحله بعد چیه
خانمم نگرانه، وقتی بفرستیمش واسه شما مستقیم میره اداره مهاجرت؟
و بعدش چی، بعد ارسال کی میخوندش
چند روز طول میکشه مشاور درخواستی که ثبت کردم رو ببینه
یه ساعت پیش فرستادم فقط یه ایمیل با شماره اومد، حالا چی؟
پس از ثبت نهایی، آیا پیش از ارسال به دولت امضای من لازم است
قبل اینکه بره واسه دولت خودتون چکش میکنین؟
درخواستمو دادم منتظر چی باشم
دکمه ارسال رو که بزنم دیگه تمومه؟
شاید تاریخا رو اشتباه زده باشم، درخواستی که فرستادم رو کی میخونه قبل دولت
فرم من و خانمم و دوقلوها تکمیله، بعد سابمیت چی میشه
baad az ersal darkhast marhale badi chie
darkhasto ferestadam hala chi mishe
vaghti submit konam ki mikhoonatesh`,
  'contact.language': `
My parents are joining the call from Kerman and know no English. Is Farsi okay with your people?
I'm Afghan and speak Dari, will the consultant understand me
and in which language, the consultation
my written English is poor, may the messages be in Persian
does everybody at your office speak Farsi or only one person
is French possible with you, I studied in Lyon
someone to explain it to my husband in Persian, do you have that
do I need an interpreter for our meeting
We're Hazara from Herat, newly in Turkey: any Persian-speaking consultant with you
can my grandmother phone you and talk Persian
would you answer me in English if I write in English
I get lost in legal English, could my advisor use Farsi
پدر و مادرم از کرمان تو جلسه‌ن انگلیسی بلد نیستن، فارسی حرف میزنین باهاشون؟
افغانم و دری صحبت میکنم مشاورتون متوجه میشه
و به چه زبونی هست، جلسه مشاوره
انگلیسی نوشتنم ضعیفه میشه پیامامو فارسی بدم
همه همکاراتون فارسی بلدن یا فقط یکی
همسرم کانادایی است و من ایرانی؛ زبان گفت‌وگو با مشاوران شما چیست
واسه جلسه مترجم همراه بیارم یا خودتون فارسی میگین
مشاور ایرانی دارین که فارسی توضیح بده به شوهرم؟
مادربزرگم زنگ بزنه میتونه فارسی حرف بزنه
فرانسه هم کسی بلده تو دفترتون
شصت سالمه و کلاس زبان نرفتم، فارسی جوابمو میدین؟
moshaveretoon farsi baladeh?
mishe farsi payam bedam behetoon
jalase be farsie ya engelisi`,
  'documents.work-letter': `
I left my job in Shiraz in 2021 and the old boss is willing to write something. What must stand in that employment letter
my company's HR only gives a paper saying I worked there from 2018 to 2022, is such a reference letter enough without duties
I'm a nurse in a public hospital, and my work certificate shows no salary. Does it have to
and the signature, must the work letter be signed and on letterhead
can the reference letter be on plain paper if the shop has no letterhead
I'm about to resign next month, should I ask for the employment letter now or later
does my job letter have to mention the hours per week
employer letter wording?
someone told me my duties must be listed in the work reference, true
our family firm in Yazd employed me for six years; how should my father word the proof of employment
what details does an experience letter need so that it's accepted
is it ok if the letter from my former workplace has only my title and the dates
از کارم تو شیراز در اومدم رئیس سابقم حاضره نامه بنویسه تو نامه کار چی باید باشه
پرستار بیمارستان دولتی هستم؛ در گواهی اشتغال به کارم حقوق نوشته نشده، لازم است؟
منابع انسانی فقط تاریخ شروع و پایان رو نوشته گواهی سابقه کار همینجوری کافیه؟
و امضا و سربرگ هم واسه گواهی کار میخواد؟
ماه دیگه استعفا میدم نامه سابقه کار رو الان بگیرم یا بعدا
مغازه سربرگ نداره روی کاغذ معمولی میشه گواهی کار نوشت
ساعت کار هفتگی هم باید تو نامه سابقه کار بیاد
شش سال تو شرکت پدرم کار کردم متن گواهی اشتغالم چجوری باشه
آیا شرح وظایف باید در گواهی سابقهٔ کار قید شود؟
متن نامه کار
گواهی کارم فقط سمت و تاریخ داره ایراد داره؟
nameye sabeghe kar bayad roo sarbarg bashe?
az sherkat daram miam biroon, to gavahi kar chi bayad benevisan
too gavahi eshteghal hoghoogh ro ham bayad benevisan`,
  'documents.clear-scan': `
I'm photographing everything with my phone at my parents' place, no scanner here. How should the pictures of my documents look
my passport photo page came out with a flash spot, do I scan it again
we're four people with lots of booklets. One file per document or all pages of everybody together
and the back of the certificate, scan that as well?
is a phone picture where my finger holds the paper good enough
does every corner of the page have to be visible in the scan
the empty back side of my degree, do you want it scanned
scan quality tips?
my wife's birth booklet has many pages, should they be one single clear scan
what makes a photo of a document readable for you, mine was blurry
someone said a scan with cut off edges is sent back, true?
I'm in Qom and the copy shop cuts the margins, is such a scan acceptable
اسکنر ندارم با گوشی از مدارکم عکس میگیرم عکسا چجوری باشن
صفحه عکس پاسپورتم تو اسکن نور افتاده روش دوباره بگیرم؟
چهار نفریم کلی مدرک داریم؛ برای هر مدرک یک فایل اسکن بسازم یا همه با هم؟
و پشت مدرک رو هم باید اسکن کرد؟
انگشتم گوشه عکس مدرک افتاده اشکال داره
گوشه های برگه تو اسکن بریده شده قبوله یا نه
پشت دانشنامه‌ام سفید است، باز هم باید اسکن شود؟
کافی نت قم حاشیه برگه رو تو اسکن میبره مشکلی نیست؟
شناسنامه خانمم چند صفحه ست همه تو یه اسکن باشه
برای اسکن خوانای مدارک چه نکته‌هایی را باید رعایت کنم؟
عکسم از مدرک تار شده چطور بهتر بگیرم
scan madarek bayad 4 goosheash maloom bashe?
ba gooshi aks gereftam flash oftade roo madrak, dobare begiram
poshte shenasname ro ham scan konam ya na`,
  'documents.name-spelling': `
My passport says Mohammad and my degree says Mohamad. Is that a problem
I booked IELTS with one h less than in my passport, which spelling should stay
my husband's surname is written Hosseini in his passport but Hoseini on the marriage translation, does it matter
and the translator, which spelling of the name must he use
I'm from Urmia and renewed my passport; the new one spells my surname another way than all my older papers. What now
do the names have to match letter for letter between documents
old diploma with another spelling of my first name, throw it away or keep it?
my daughter's name is spelled differently in her school report, will it be refused
someone told me to use the passport spelling everywhere, is that right
name mismatch passport vs degree
is a different transliteration of my family name a reason for worry
university wrote Reza as Riza on my transcript, how do I handle the spelling
اسمم تو پاس محمد با دوتا m هست تو مدرک با یکی مشکل پیش میاد؟
آیلتس رو با یه املای دیگه از اسمم ثبت نام کردم کدوم درسته
فامیلی شوهرم در گذرنامه Hosseini است و در ترجمهٔ سند ازدواج Hoseini؛ ایراد دارد؟
و مترجم املای اسم رو از روی چی بنویسه
پاسپورتمو عوض کردم املای فامیلیم با مدارک قدیمیم فرق کرده چیکار کنم
باید املای اسم تو همه مدارک عین هم باشه؟
در کارنامهٔ دخترم نامش جور دیگری نوشته شده است، پذیرفته می‌شود؟
دیپلم قدیمیم اسممو یه جور دیگه نوشته نگهش دارم؟
یکی گفت همه جا املای پاسپورتو بنویس درسته
دانشگاه تو ریزنمرات رضا رو Riza نوشته با این املا چه کنم
اختلاف املای نام خانوادگی
esmam to pass ba madrakam yeki nist moshkel dare?
familim too tarjome ye harf fargh dare ba passport
ielts ro ba emlaye eshtebahe esmam sabt kardam, ba kodoom emla edame bedam`,
}

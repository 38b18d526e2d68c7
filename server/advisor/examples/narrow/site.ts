import type { Examples } from '../examples.ts'

export const SITE: Examples = {
  'site.language': `
My dad will use my account from Rasht and reads no English. Where's Farsi?
it suddenly shows everything in Persian letters and my Canadian husband can't read it
and the language, where do I set it
the menu is English although I picked Persian last time
is there a button for the other language on this website
I'd prefer the dates in the Iranian calendar, where's that setting
does this portal come in Persian as well
My son played with the tablet and now the pages are Persian, how do I get them back into English
I borrowed my roommate's laptop and your site opens in Persian, how do I switch the language
can't find how to make the website Farsi on my phone
my wife reads Persian better, can her portal be displayed in it
right-to-left version of the site, where
بابام از رشت میاد تو حسابم انگلیسی بلد نیست، فارسیش کجاست
یهو همه چی فارسی شده شوهرم کانادایه نمیتونه بخونه چطور انگلیسیش کنم
و زبانشو از کجا تنظیم کنم، سایت رو
دفعه پیش فارسی انتخاب کردم باز منوها انگلیسیه
تاریخ‌ها رو شمسی نشون بده، از کجا
همسرم فارسی نمی‌خواند؛ زبان نمایش پورتال را چگونه تغییر دهم
تو گوشی دکمه تغییر زبان سایتو پیدا نمیکنم
این وبسایت نسخه فارسی هم داره؟
صفحه‌ها رو برگردونم به انگلیسی
میخوام سایت واسه خانمم فارسی باز شه
پسرم با تبلت ور رفته سایت انگلیسی شده، زبونشو چطور برگردونم
site ro chejoori farsi konam
zabane safhe engelisi shode farsi mikhamesh
kojaye site zabano avaz konam`,
  'site.account': `
I got married in June and took my husband's surname. Where do I fix it on my account?
My company mail is gone since I quit, I need another address for signing in
I moved from Shiraz to Halifax and have a Canadian cell now, can I enter it
my first name is spelled wrong on my profile page of this site
is it possible to log in with a different email than the one I registered with
I registered in a hurry on the bus and the email I signed up with has a typo
Just landed in Calgary with a new SIM, where do I change my mobile number here
old yahoo mail doesn't open anymore, I want gmail on my account
where are the account details I can edit
can I swap my wife's email for mine in our login
I used a nickname at registration, how do I put my real name
خرداد ازدواج کردم فامیلیم عوض شده تو حسابم کجا درستش کنم
ایمیل شرکت رو دیگه ندارم چون استعفا دادم، ایمیل دیگه بذارم رو حسابم
و شماره موبایلم، اونو کجا تغییر بدم
از شیراز اومدم هلیفکس شماره کانادایی گرفتم کجا واردش کنم
داداشم حسابمو ساخته و اسمم رو تو حساب کاربری اشتباه نوشته، کجا درستش کنم
نشانی ایمیلی که با آن ثبت‌نام کرده‌ام غلط املایی دارد، چگونه اصلاحش کنم؟
یاهوم باز نمیشه میخوام جیمیل بذارم واسه ورود
به جای ایمیل خانمم ایمیل خودمو بذارم
موقع ثبت نام اسم مستعار زدم حالا اسم اصلیمو چطور بزنم
مشخصات حسابم رو از کجا ویرایش کنم
تازه رسیدیم کلگری خط جدید گرفتم، شماره تلفنمو تو سایت کجا تغییر بدم
emailam avaz shode koja dorostesh konam
shomare mobile jadidamo koja bezaram
esmam to hesab ghalate`,
  'site.emails': `
I work nights and your mails ping me at 3 am, can they come once a day?
My inbox is flooded since I registered with you in September
and the notifications, can I turn those off
is it possible to only hear from you when something important happens
I don't want newsletters from your office anymore
we share one mailbox in the family, I'd like less mail from this portal
if I switch the emails off do I still get the important ones
I'm a surgeon and read mail on Fridays, could I get a weekly summary from you instead of each mail
too many alerts from this site, where do I mute them
Our case ended last year, yet mails keep coming and I see no unsubscribe link
every time someone comments I receive a message by mail, can this be limited
how to choose what you notify me about
شب‌کارم ساعت سه صبح ایمیلتون میاد، میشه روزی یه بار بیاد
از وقتی ثبت نام کردم صندوقم پر شده از ایمیلای شما
و اعلان‌ها، اونا رو میشه خاموش کرد؟
فقط وقتی کار مهمی هست خبرم کنین، از کجا تنظیم کنم
کارمون پارسال تموم شد، خبرنامه دفترتون رو دیگه نمیخوام چطور قطعش کنم
اگر ایمیل‌ها را غیرفعال کنم، باز هم پیام‌های ضروری می‌رسد؟
ایمیل خانوادگیه، کمتر ایمیل بفرستین
لینک لغو اشتراک تو ایمیلتون نیست
نوتیفیکیشن‌های سایت رو چجوری کم کنم
به جای هر بار، خلاصه هفتگی ایمیل کنین میشه؟
سر کلاس درسم و هی اعلان میاد از شما، تنظیمات ایمیل و اعلان کجاست
kheili email miferestin chetor kamesh konam
notification ha ro khamoosh konam
emailatoon ro rozi yebar konam mishe?`,
  'site.security': `
I logged in at an internet cafe in Istanbul and forgot to sign out. What now?
My ex knows my computer, I want a second lock on this account besides the password
and a code on the phone at login, do you offer that
all our passports are in here, how can I protect the account better
does the portal work with Google Authenticator
I see a sign-in mail I don't recognise, where's the list of devices
my laptop was stolen in Karaj, can I throw it out of my account
I work in IT security and want two-step verification here, available?
is a password enough or can I add something to it
We're three siblings on one computer, where do I see which devices are logged in as me
passkeys or second factor, got any?
someone told me to switch on MFA here
تو کافی‌نت استانبول وارد حسابم شدم یادم رفت خارج شم چیکار کنم
همسر سابقم به کامپیوترم دسترسی داشت، یه قفل دوم میخوام رو حسابم
و کد موقع ورود، دارین؟
پاسپورت کل خانواده اینجاست، امنیت حسابمو چطور ببرم بالا
لپتاپمو تو کرج دزدیدن میشه از حسابم بیرونش کنم
یه ایمیل ورود اومد که من نبودم، لیست دستگاه‌ها کجاست
اسناد مالی پدرم در حساب من است؛ آیا برای ورود، عامل دوم در نظر گرفته‌اید
با گوگل آتنتیکیتور کار میکنه سایتتون؟
فقط رمز کافیه یا چیز دیگه هم میشه اضافه کرد
دستگاه‌های وارد شده به حسابم رو کجا میبینم
گوشی مشترک داریم با خواهرم، میخوام ورود دوعاملی رو روشن کنم
taeid do marhalei darin baraye vorood
ba che dastgah hayi to hesabam login shode
hesabamo chejoori amn tar konam`,
}

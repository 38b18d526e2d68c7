import type { Examples } from './examples.ts'

export const FIRM_EXAMPLES: Examples = {
  'firm.who': `
since when are you in business
how long has your firm existed
how many clients have you had
tell me about your company
what kind of company are you
how many years of experience do you have
when was your agency founded
who is behind this company
چند ساله که کار مهاجرت میکنین
شرکتتون از چه سالی فعاله
چند تا مشتری داشتین تا حالا
یکم درباره شرکتتون بگین
شما دقیقا چه شرکتی هستین
چند سال سابقه دارید
موسسه شما کی تاسیس شده
سابقه دفترتون چقدره
chand sale kar mikonin
sherketetoon az key faale
sabeghe shoma cheghadre`,
  'firm.licence': `
are you licensed
do you have a licence to give immigration advice
is your consultant an RCIC
where can I look up your licence
are you legit
are your advisers registered with the college
how do I know you are not a scam
is this an official firm
مجوز رسمی دارین
مشاورتون لایسنس داره
از کجا بدونم کلاهبردار نیستین
شماره مجوزتون رو از کجا ببینم
آر سی آی سی هستین
مشاورای شما مجوز کانادا دارن
کارتون قانونیه
معتبر هستین
mojavez darin
moshaveretoon layesens dare
az koja bedoonam motabar hastin`,
  'firm.success': `
what is your success rate
how many of your clients got their visa
how successful are you
approval rate of your firm
how many of your applications are approved
درصد موفقیتتون چقدره
نرخ موفقیت شما چنده
چند تا از پرونده هاتون موفق شده
چقدر موفق بودین تا الان
آمار موفقیتتون
darsad movafaghiatetoon chande
cheghad movafagh boodin`,
  'firm.representative': `
do I need an immigration lawyer
is a lawyer required
can I apply on my own without a lawyer
must I hire a representative
is it mandatory to use a consultant
can I do the application myself
do I have to have a lawyer for express entry
should I hire a lawyer
باید وکیل بگیرم
حتما وکیل لازمه
میشه بدون وکیل اقدام کرد
خودم میتونم تنهایی اقدام کنم
بدون مشاور هم میشه درخواست داد
وکیل مهاجرت اجباریه
لازمه وکیل داشته باشم
میتونم خودم کارامو انجام بدم
vakil bayad begiram
bedoone vakil mishe eghdam kard
khodam mitoonam eghdam konam`,
  'site.language': `
how do I switch the site to English
can I see this page in Persian
where do I change the language of the website
is there a Persian version of the site
I want the site in farsi
change display language
how can I change the language here
سایت رو چطور فارسی کنم
زبان صفحه رو از کجا عوض کنم
چجوری سایت رو انگلیسی کنم
نسخه فارسی سایت کجاست
میخوام سایت فارسی باشه
زبان برنامه رو تغییر بدم
site ro chetor farsi konam
zabane site ro avaz konam
noskhe farsi site`,
  'site.account': `
how can I change my email
I have a new email address
where do I update my phone number
change the name on my account
my last name changed, where do I update it
I want to use another email for my account
how do I edit my account details
ایمیلم عوض شده چیکار کنم
کجا ایمیلمو تغییر بدم
شماره موبایلم عوض شده
اسمم تو حساب اشتباهه
فامیلیمو چجوری عوض کنم
میخوام با یه ایمیل دیگه وارد شم
emailamo koja avaz konam
esmamo chetor avaz konam
shomaram avaz shode`,
  'site.emails': `
how do I unsubscribe from your emails
I get too many emails from you
stop sending me emails
can I get fewer notifications
where are the notification settings
I only want emails once a day
how to set quiet hours
چطور ایمیلاتون رو قطع کنم
خیلی ایمیل میفرستین کمترش کنم
ایمیل نفرستین
اعلان ها رو از کجا خاموش کنم
نوتیفیکیشن ها رو کم کنم
فقط روزی یه ایمیل بفرستین
notif ha ro chetor khamoosh konam
email nafrestin`,
  'site.security': `
how do I turn on two factor authentication
can I use an authenticator app
where do I see which devices are signed in
log me out on all devices
how do I make my account more secure
تایید دو مرحله ای رو چطور فعال کنم
رمز دوم میشه گذاشت
از کجا ببینم با چه دستگاه هایی وارد شدم
از همه دستگاه ها خارج شم
چطور حسابم رو امن تر کنم
do marhaleyi ro chetor faal konam`,
  'privacy.export': `
can I get a copy of everything you have about me
export my data
download my information
how do I download all my files
I want a copy of my data
download everything in my account
میخوام اطلاعاتم رو دانلود کنم
یه نسخه از همه اطلاعاتم میخوام
چطور از اطلاعاتم خروجی بگیرم
دانلود همه مدارکم
کپی اطلاعاتی که از من دارین
etelaatam ro danlod konam
ye noskhe az etelaatam mikham`,
  'contact.message': `
how do I send a message to my consultant
where can I message you
where do I write to you
how can I text my consultant
where are my messages
where do I send my question to the consultant
can I message the person in charge of my file
چطور به مشاورم پیام بدم
از کجا پیام بفرستم
کجا براتون بنویسم
پیامام کجاست
میخوام به مشاورم پیغام بدم
از کجا با مشاورم چت کنم
be moshaveram chetor payam bedam
koja payam befrestam`,
  'file.begin': `
how do I start an application
how can I open a case with you
where do I begin a new application
I want to submit an application
how do I file an application with you
where can I start my application
چطور درخواست جدید ثبت کنم
میخوام پرونده تشکیل بدم
از کجا پرونده باز کنم
چطوری درخواست بدم
ثبت درخواست از کجاست
mikham parvande tashkil bedam
chetor darkhast bedam`,
  'file.after-sending': `
what happens after I send my application
what do you do once I submit
what are the steps after submitting my application to you
when I submit, who reads it
what comes after I press send
what will you do with my application after I send it
بعد از ارسال درخواست چی میشه
وقتی درخواستم رو بفرستم چه اتفاقی میفته
بعد از ثبت درخواست مراحل چیه
درخواستمو که فرستادم بعدش چیکار میکنین
بعد از فرستادن پرونده چه کاری انجام میدین
bad az ersal darkhast chi mishe
darkhastamo ke ferestadam badesh chi mishe`,
}

import type { Examples } from '../examples.ts'

export const FILE_3: Examples = {
  'privacy.see': `
my employer mustn't learn that I'm applying, who gets to see this
does my agent who referred me see my file
is it safe to put my passport here
could the Iranian authorities get at my papers
how are my documents stored
will you show my file to the government without asking
can I see who opened my file
are my bank statements kept confidential
who besides my consultant has access
I'm nervous about uploading my ID
are the files encrypted on your server
رئیسم نباید بفهمه، کیا اینا رو میبینن
معرفم پروندمو میبینه
پاسپورتمو اینجا بذارم خطر نداره
مدارکم کجا و چجوری نگهداری میشه
بدون اجازه من به دولت نشون میدین
میتونم ببینم کی پروندمو باز کرده
گردش حسابم محرمانه میمونه
غیر از مشاورم کی دسترسی داره
دسترسی به مدارک من برای چه افرادی مجاز است
میترسم کارت ملیمو آپلود کنم، امنه
فایلا رمزنگاری میشن
ki be joz moshaver parvandamo mibine
passportamo bezaram amne
madarekam mahramane mimoone`,
  'privacy.remove': `
I decided not to immigrate, please forget me
can I wipe this chat
how do I take my passport copy off your system
I want my profile gone
is it possible to leave and have all traces removed
delete what I asked yesterday
how do I unregister
what must I do so that nothing about me stays with you
clear this conversation
can I remove one single question from here
از مهاجرت منصرف شدم، اطلاعاتمو پاک کنین
این چت رو میشه پاک کرد
کپی پاسپورتمو چجوری از سیستمتون بردارم
پروفایلم رو حذف کنم
هیچ ردی ازم نمونه، چیکار کنم
سوال دیروزمو پاک کن
لغو عضویت از کجاست
نحوه حذف کامل حساب کاربری چیست
حرفایی که اینجا زدم رو پاک کنم
یه سوال رو میتونم حذف کنم
in chato chetor pak konam
profilamo hazf konin
etelaatam bardashte she az sitetoon`,
  'privacy.elsewhere': `
is there an AI company behind this chat
where do my questions go when I press send
are you ChatGPT
is my text stored by Google or OpenAI
does some American firm read what I type
who else gets these chat messages
do you train a robot with my questions
are my questions sold to advertisers
does this chat stay inside your firm
پشت این چت شرکت هوش مصنوعیه
سوالامو که میفرستم کجا میره
تو چت جی پی تی هستی
نوشته‌هامو گوگل یا openai میبینه
حرفامو به شرکت دیگه میدین
با سوالای من ربات آموزش میدین
اطلاعات گفتگوی من با اشخاص ثالث به اشتراک گذاشته می‌شود؟
این چت داخل دفتر میمونه
حرفامون جایی درز نمیکنه
چیزایی که تایپ میکنم میره آمریکا؟
harfam mire baraye chatgpt
soalamo koja mifrestin
in chat pishe khodetoon mimoone`,
  'account.password': `
someone may know my password, how do I set a new one
can't get in any more, the password isn't working
I'd like a stronger password
the code for a new password doesn't arrive, how do I reset
locked out of my account
where's the forgot password link
my browser lost my login password
change login code
last time I logged in was a year ago and I don't remember the pass
فکر کنم کسی رمزمو بلده، چجوری عوضش کنم
نمیتونم وارد شم، رمز کار نمیکنه
پسوردم رو میخوام قوی‌تر کنم
پسورد یادم نیست
چگونه گذرواژه خود را بازیابی کنم
از حسابم افتادم بیرون رمز یادم نمیاد
لینک فراموشی رمز کجاست
رمز ورود رو از کجا تغییر میدن
پسورد جدید میخوام
passwordam yadam rafte
nemitoonam vared sham ramz kar nemikone
ramze jadid mikham`,
}

import type { Examples } from '../examples.ts'

export const FILE_3: Examples = {
  'contact.complaint-where': `
My consultant missed a date and I'm really upset. Which authority can I go to with that
I live in Kerman, paid an RCIC and feel treated badly; where does one file a complaint about a licensed consultant
and if talking to you doesn't help, who stands above you for complaints
is there a College where I can report an immigration consultant
someone leaked my documents, to which office do I complain about my data
not happy with my adviser, whom should I tell first
where to report a consultant who lied to my sister
complaint procedure?
does Canada have a regulator that takes complaints against consultants
I don't want to sue anybody, only to lodge a formal complaint about your service
what can I do against a consultant who behaves unprofessionally
privacy commissioner, is that where I complain about misuse of my personal information
مشاورم یه مهلتو از دست داده خیلی ناراحتم به کجا میشه شکایت کرد
کرمان هستم و از رفتار مشاور دارای مجوز راضی نیستم؛ شکایت را کجا ثبت کنم؟
و اگه با خودتون حل نشد مرجع شکایت از مشاور کجاست
فکر کنم مدارکم لو رفته شکایت بابت اطلاعات شخصی رو کجا ببرم
نهادی هست که به شکایت از مشاور مهاجرت رسیدگی کنه
از کارتون راضی نیستم اول به کی بگم واسه شکایت
شکایت رسمی از مشاور RCIC چگونه انجام می‌شود؟
مشاور به خواهرم دروغ گفته کجا گزارش بدیم
ناظر بر کار مشاورهای مهاجرت کانادا کیه که بشه شکایت کرد
نمیخوام دادگاه برم فقط میخوام رسما از مشاور شاکی بشم کجا
محل شکایت از مشاور
az moshaveram shekayat daram be koja begam
marja shekayat az moshavere rcic kojast
dadehamo lo dadan koja shekayat konam`,
  'privacy.log': `
I share the account with my husband and I'm nervous about our papers. Can I see which of your staff opened our file
somebody from your office seems to have looked at my bank letter last night, where do I see that
and when was it opened, is the time recorded too
do you record every time an employee reads my file
I'm a civil servant in Tehran and discretion matters to me: is there a list of everyone who has viewed my case
why did someone open my file on Friday
access history?
is it possible to find out who has looked into my documents and for what reason
my consultant is on leave, has anybody else opened my file meanwhile
where's the record of views of my passport copy
someone told me I can check in the settings who read my file, where exactly
has my file been opened since Monday, and by whom
با شوهرم یه حساب داریم میخوام ببینم کدوم همکارتون پروندمونو باز کرده
کارمند دولتم و محرمانه بودن برایم مهم است؛ فهرست کسانی که پرونده‌ام را دیده‌اند کجاست؟
انگار دیشب یکی نامه بانکیمو نگاه کرده از کجا ببینم کی بوده
و ساعت باز شدن پرونده هم ثبت میشه؟
هر بار که کارمندتون پروندمو میبینه جایی ثبت میشه
چرا جمعه یکی پرونده منو باز کرده
مشاورم مرخصیه کس دیگه ای تو این مدت پروندمو باز کرده؟
تاریخچهٔ دسترسی به پرونده‌ام را کجا می‌بینم؟
کی عکس پاسپورتمو دیده
به چه دلیل پرونده‌ام باز شده است، این را می‌توانم ببینم؟
لاگ باز شدن پرونده
az koja befahmam ki parvandamo dide
dishab ki madarekamo baz karde mishe did?
tarikhcheye baz shodane parvandam kojast`,
  'privacy.consent': `
I said yes to everything when I registered in a hurry. How can I take a consent back now
my brother filled in the registration and ticked newsletters and sharing for me, I want those permissions withdrawn
can I withdraw only one consent and keep the others
and once I withdraw it, does your office learn of that at once
I'm no longer comfortable with you sharing my data with universities, where do I revoke that
which things have I agreed to so far, is there a list of my consents
changed my mind about the permission I gave you in spring
is it allowed to revoke a consent after my case has started
consent for marketing, cancel it how
we're from Arak and my wife agreed to something in the portal she doesn't understand; can she undo her consent
what purposes did I consent to
without calling you, can I switch off a consent myself
موقع ثبت نام با عجله همه رضایت ها رو زدم حالا چجوری پسشون بگیرم
برادرم به جای من موافقت کرده است؛ چگونه این رضایت را لغو کنم؟
میشه فقط یکی از رضایت ها رو لغو کنم بقیه بمونه؟
و وقتی رضایتمو پس بگیرم دفتر همون موقع میفهمه؟
دیگه نمیخوام اطلاعاتمو به دانشگاه ها بدین اجازه اش رو کجا لغو کنم
به چه چیزهایی تا حالا رضایت دادم لیستش کجاس
بعد از شروع پرونده هم می‌توان رضایت را پس گرفت؟
خانمم تو پرتال یه رضایتی داده نمیدونه چیه میتونه برش گردونه
بدون تماس با شما خودم میتونم رضایتمو بردارم
هر رضایت برای چه منظوری گرفته شده است؟
لغو رضایت تبلیغات
rezayati ke bahar dadam ro mikham pas begiram
be chi ha rezayat dadam too portal
mishe faghat yeki az rezayatha ro laghv kard`,
}

import type { Examples } from './examples.ts'

export const OFFICE_EXAMPLES: Examples = {
  'firm.licence': `
how do I know you're not a fraud
are you registered consultants
is your firm RCIC
where can I check your licence
از کجا بدونم کلاهبردار نیستین
مجوز رسمی دارین
آر سی آی سی هستین
shoma mojavez darin`,
  'contact.complaint-where': `
who supervises you
where do I lodge a complaint
is there an authority above your consultants
complaint about how my data was used
کجا میشه از شما شکایت کرد
مرجع بالاترتون کجاست
به کی باید شکایت کنم
koja shekayat konam
where can I complain about a consultant
how do I make a complaint about my consultant
I want to lodge a complaint, where
who regulates you
where do I complain about my data
از مشاور کجا شکایت کنم
کجا باید شکایت کنم از مشاورم
مرجع شکایت از مشاور مهاجرت کجاست
به کی شکایت کنم
az moshaver koja shekayat konam`,
  'booking.length': `
how many minutes is the free session
is the meeting on Zoom or in person
do I have to come to Toronto for the talk
will I be reminded of the appointment
جلسه اول چند دقیقه‌ست
مشاوره آنلاینه یا حضوری
باید بیام دفتر یا تصویری میشه
moshavere chand daghighas
how long is a consultation
how many minutes is the first consultation
is the consultation online or in person
can we meet in person at your office
is the consultation by video
do you send a reminder before the meeting
can the consultation be by phone
جلسه مشاوره چقدر طول میکشه
مشاوره چند دقیقه است
مشاوره حضوری هم دارین
مشاوره تلفنی میشه
جلسه مشاوره تصویریه
moshavere online ya hozoori
jalase avval chand daghighas`,
  'booking.prepare': `
what should I prepare for our first talk
do I need papers at the initial meeting
what will you ask me in the consultation
must my wife be there with her passport
واسه جلسه اول چی آماده کنم
مدارک هم باید بیارم جلسه مشاوره
تو مشاوره چیا میپرسین
vase moshavere aval chi lazeme
what should I prepare for the first consultation
what do I need to have ready for the consultation
what do I bring to the consultation
which documents for the first meeting
how do I prepare for my appointment
برای مشاوره اول چی آماده کنم
برای جلسه مشاوره چه مدارکی همراه داشته باشم
قبل از مشاوره چی آماده کنم
برای جلسه اول چه چیزهایی لازم است
baraye jalase moshavere chi amade konam`,
  'privacy.keep': `
what happens to my papers when the case is over
for how many years do you store my passport
if I delete a file is it gone at once
can I undo deleting my account
بعد تموم شدن کار مدارکم چی میشه
تا کی مدارکمو نگه میدارین
فایلی که پاک کردم برمیگرده
madarekamo ta key negah midarin
how long do you keep my documents
how long do you store my data
when do you delete my papers
do you keep my passport after the case is closed
what happens to my data when my case is over
can I get back a file I deleted
مدارکم را چه مدت نگه می‌دارید
اطلاعاتم تا کی نگهداری میشه
بعد از بسته شدن پرونده مدارکم چی میشه
مدرکی که حذف کردم رو میشه برگردوند
پاسپورتم رو چند سال نگه میدارین
madarekam ta key pishe shoma mimoone`,
  'privacy.export': `
download everything you have about me
I want a copy of my file
export my data
can I take my documents to another consultant
همه اطلاعاتمو یکجا میخوام دانلود کنم
یه کپی از پروندم میخوام
خروجی کل مدارکم
hame etelaatamo download konam
how do I download everything`,
  'privacy.log': `
Who opened my file?
who looked at my papers last week
is there a log of who opened my file
did somebody open my passport
show me the accesses to my file
کی آخرین بار پروندمو باز کرده
سابقه باز شدن پروندم کجاست
میشه دید کی مدارکمو دیده
ki parvandamo baz karde
who opened my file
has anyone looked at my file
who has accessed my documents
can I see who looked at my passport
show me who opened my documents and when
چه کسی پرونده‌ام را باز کرده است
کی مدارک منو باز کرده
میخوام بدونم کی پروندمو نگاه کرده
چه کسانی پروندم رو دیدن و کی
ki madarekamo dide`,
  'privacy.consent': `
I no longer agree that you use my data
take back the permission I gave
where are my consents
stop processing my data for that purpose
رضایتمو پس میگیرم
اجازه ای که دادم رو لغو کنم
رضایت نامه هام کجاست
rezayatamo chetor pas begiram
how do I withdraw my consent
where do I see my consents
I want to withdraw a consent
can I take back my consent
cancel the consent I gave
رضایتم را چگونه پس بگیرم
رضایت هایی که دادم کجاست
میخوام رضایتمو لغو کنم
پس گرفتن رضایت
rezayatamo chejoori laghv konam`,
  'site.security': `
how do I turn on two factor login
can I use an authenticator app
make my account safer
2FA?
ورود دو مرحله‌ای دارین
تایید دومرحله‌ای رو چجوری فعال کنم
حسابمو امن‌تر کنم
do marhalei kardan vorood`,
  'booking.mine': `
when do I meet my consultant
when am I meeting my consultant
when is the meeting with my consultant
کی با مشاورم جلسه دارم
کی مشاورمو میبینم
key moshaveramo mibinam`,
}

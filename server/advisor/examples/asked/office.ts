import type { Asked } from './asked-lines.ts'

export const ASKED_OFFICE: Asked = {
  'contact.hours': `
what are your opening hours
on which days are you in the office
چه روزهایی دفترتان باز است
پنجشنبه ها هستین
What are your opening hours?
are you open on weekends
What are your opening hours
ساعت چند تا چند هستین
opening times?
صبحا باز هستین؟`,
  'contact.reach': `
What's your phone number?
How can I reach you by phone
شماره تماس دفتر چیست؟`,
  'contact.reply': `
how quickly do you reply to messages
معمولا چقدر طول می‌کشد جواب پیام را بدهید
How quickly do you reply to messages?
معمولا چقدر طول می‌کشد جواب پیام را بدهید؟
کی جواب پیامارو میدین
how fast do you answer messages
پیام بدم کی جواب میدین
چقد طول میکشه جواب پیاممو بدین
When can I expect an answer to what I wrote?
how soon do you respond to messages
reply time?
جواب پیامم کی میاد
چند ساعته به پیام‌ها جواب میدین`,
  'contact.waiting': `
چرا جواب پیاممو نمیدین
nobody has answered my message for days
چرا هیچکس جواب پیاممو نمیده`,
  'contact.person': `
I need to talk to a human being`,
  'privacy.see': `
who within your office can read my information
can strangers see my passport
چه کسانی اطلاعات من را می‌بینند
Do your staff look at my documents?
چه کسانی اطلاعات من را می‌بینند؟
who can see my passport
کی پاسپورتمو میبینه؟
who will see my documents
is my data encrypted
اطلاعاتم امنه پیشتون؟`,
  'privacy.remove': `
how can I erase my account data
اطلاعاتم را چطور حذف کنم
How can I erase my account data?
اطلاعاتم را چطور حذف کنم؟
delete everything about me
how do I delete my account
Wipe my account
how can I erase my account
delete everything of mine`,
  'privacy.elsewhere': `
is what I type here passed on to third parties
do you share my conversation with others
چیزایی که اینجا مینویسم جایی میره
is AI reading my messages outside your office
آیا مکالمه من به بیرون فرستاده می‌شود`,
  'account.password': `
رمز عبورم را فراموش کرده‌ام
I forgot how to log in, password?
رمزم یادم رفته`,
}

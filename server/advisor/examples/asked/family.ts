import type { Asked } from './asked-lines.ts'

export const ASKED_FAMILY: Asked = {
  'family.spouse': `
how do I bring my girlfriend to Canada
doostdokhtaramo chetori biaram canada
چطوری زنمو بیارم کانادا
دوس پسرم رو میتونم اسپانسر شم
can a permanent resident living in Iran sponsor his wife
مقیم دائمم ولی ایرانم، میتونم زنمو اسپانسر کنم؟`,
  'family.parents': `
can I bring my mother and father over through sponsorship
is the parents and grandparents program taking applications
مامان بابامو میشه بیارم پیش خودم
Can I bring my mother and father over through sponsorship?
Is the parents and grandparents program taking applications?
parents' sponsorship intake open?
مامانمو چجوری بیارم
can i sponsor my parents
میتونم پدر و مادرمو اسپانسر کنم
can I sponsor my parents right now
is the parents program open now
میشه پدر مادرمو الان اسپانسر کنم؟
اسپانسری پدر مادر بازه؟
pedar madaram ro chetor biaram canada
are applications for parents being taken
is the parents program open in 2026
قرعه کشی اسپانسری والدین برقراره؟
برای والدین درخواست میگیرن؟
امسال برای پدر مادرا درخواست میگیرن؟`,
  'family.parent-income': `
minimum income to sponsor my parents with a household of four
what must I earn to bring my parents
Minimum income to sponsor my parents with a household of four?
حداقل درآمد برای آوردن والدین چقدر است؟
min income to sponsor my parents for a family of 4
حداقل درآمد برای اسپانسری والدین ۳ نفر
what's the income needed to bring both parents, household of 4`,
  'family.partner-income': `
is there an income threshold to sponsor one's wife
how much must I earn to sponsor my husband
برای اسپانسر کردن زنم درآمد لازمه
must I be rich to sponsor my wife? any min income
Is there an income threshold to sponsor one's wife?
Do I need to earn a certain income to sponsor my husband
برای اسپانسری خانمم حقوقم باید به حدی برسه؟`,
  'family.undertaking': `
for how long am I financially responsible if I sponsor my husband
how many years does a parent undertaking bind me
تا چند سال مسئول خرج همسرم هستم
How long do I support my kid financially if I sponsor her?
مدت تعهد مالی برای اسپانسر کردن همسر چند سال است؟
sponsoring my wife, how many years of responsibility?
How long am I responsible for my wife after sponsoring her
بعد از اسپانسری همسر چند سال تعهد دارم
تعهدم بعد از اسپانسر کردن زنم چند سال است`,
  'family.sponsor': `
who is entitled to act as sponsor
what must a sponsor fulfil
sponsor requirements please
Who is entitled to act as sponsor?
برای اسپانسر شدن چه شرایطی لازم است؟
who may act as a sponsor
کی میتونه اسپانسر باشه`,
  'family.super-visa': `
what insurance cover does the super visa demand
do grandparents get long visits
سوپرویزا برای پدر و مادرم چه شرایطی دارد؟
مامانم بیاد پیشم سوپر ویزا چیه
What's a super visa?
What insurance cover does the super visa demand?
how long may my mom stay on a super visa
What is a super visa
Can grandma come with a super visa and for how long at a time?
insurance amount of a super visa
مادربزرگم با سوپر ویزا هر بار چقدر میتونه بمونه`,
  'family.partner-test': `
my husband is the main applicant must I sit IELTS as well
شوهرم مهندس نرم‌افزاره منم باید آیلتس بدم
زنم ام باید آیلتس بده
zanam ham bayad ielts bede
زنم ام باید آیلتس بده؟
does my wife have to write an English exam also
Does my husband need an IELTS too?
does my spouse need to take a language exam
does my spouse have to sit an English test
does an accompanying wife require language results
همسرم هم باید امتحان زبان بده؟
خانمم که همراهمه مدرک زبان میخواد؟`,
  'family.child': `
is my daughter who is 20 considered a dependant
is a 19-year-old son included in the application
up to which age does a child count as dependent
my son turns 21 next month can he come with us
بچمون ۲۱ سالشه میتونه بیاد یا نه
دخترم ۲۳ سالشه میتونه باهامون بیاد
our boy is 22 already. included?
تا چه سنی فرزند جزو خانواده به حساب می‌آید؟
فرزند ۲۱ ساله من همراهم می‌تواند بیاید؟
دخترم ۲۳ سالشه میتونه باهامون بیاد؟
Up to which age does a child count as dependent?
Is a 19-year-old son included in the application?
24 year old son: can I add him?
دختر نوزده ساله‌ام همراه من حساب می‌شود؟
is my 23 year old daughter still a dependent?
پسرم ۲۱ سالشه هنوز وابسته حساب میشه؟
بچه ۲۳ ساله میتونه باهامون بیاد؟
دخترم بیست سالشه میتونم ببرمش؟
Is my 22-year-old still a dependant?
is a 20-year-old daughter allowed to come along
پسر ۲۲ ساله‌ام هنوز تحت تکفله؟
دخترم ۱۹ سالشه جزو پرونده حسابه؟
پسرم ۲۱ سالشه میشه تو پرونده بیارمش
دختر ۲۰ ساله‌م اجازه داره باهامون بیاد`,
  'family.common-law': `
we've been living together unmarried for 14 months does that make us common-law
what cohabitation period makes a common-law union
چند ماه با هم زندگی کنیم همسر عرفی حساب میشیم
boyfriend and I share a flat since 2 years can he be on my application
چند ماه زندگی مشترک برای همسر عرفی لازم است؟
What cohabitation period makes a common-law union?
how long must we have lived together to count as partners
i live with my girlfriend for 2 years, does she count
how long must we have lived together to be common-law
ازدواج سفید چند ماه باید باهم زندگی کرده باشیم که پارتنر حساب بشه
my partner and I have lived together 8 months, are we common law?
We moved in together last January. Common-law yet?
what makes us common law
we live together without being married, since when are we partners for Canada
common-law definition in months
هشت ماهه با دوست دخترم زندگی میکنم همسر عرفی حسابیم؟
ده ماهه همخونه‌ایم، کامن‌لا حساب میشیم؟
بدون ازدواج با هم زندگی میکنیم، از کی زوج حساب میشیم`,
}

import type { Examples } from './examples.ts'

export const FAMILY_EXAMPLES: Examples = {
  'family.spouse': `
can I sponsor my partner
how do I bring my husband to Canada
I am a permanent resident, can my wife join me
spousal sponsorship conditions
as a citizen can I sponsor my wife from Iran
میتونم همسرم رو اسپانسر کنم
زنمو چطور بیارم کانادا
شوهرمو میشه اسپانسر کرد
اسپانسری همسر چه شرایطی داره
hamsaramo chetor biaram canada
mishe zanamo sponsor konam`,
  'family.parents': `
are they taking parents this year
امسال برای پدر مادرا درخواست میگیرن
برای والدین درخواست میگیرن
can I sponsor my parents
is the parent sponsorship lottery running
is PGP open
bring my mother and father to Canada
sponsorship of parents and grandparents now
میتونم پدر و مادرم رو اسپانسر کنم
قرعه کشی اسپانسری والدین برقراره
اسپانسرشیپ پدر و مادر باز است
مامان بابامو چطور بیارم
pedar madaramo mishe sponsor kard
espanseri valedein baze`,
  'family.parent-income': `
which salary do I need to bring my mother and father over
income for bringing three people, my parents and me
income to sponsor my parents
how much must I earn to bring my parents
minimum income for a parent sponsor, family of four
LICO for sponsoring grandparents
برای اسپانسری پدر و مادر چقدر درآمد لازمه
حداقل درآمد برای آوردن والدین
حقوقم باید چقدر باشه تا پدر مادرمو بیارم
daramad baraye espanseri pedar madar`,
  'family.partner-income': `
must my pay reach some level to sponsor my wife
برای اسپانسری خانمم حقوقم باید به حدی برسه
income to sponsor my wife
do I need a minimum income to sponsor my husband
must I earn a certain amount to bring my spouse
برای اسپانسری همسر درآمد لازمه
چقدر باید درآمد داشته باشم که زنمو بیارم
daramad baraye espanseri hamsar`,
  'family.undertaking': `
duration of my obligation when I sponsor my wife
how many years must I support a sponsored spouse
how many years do I have to support my husband financially after sponsoring
how long am I responsible for the person I sponsor
length of the sponsor's undertaking
for how long do I owe support after sponsorship
بعد از اسپانسری تا چند سال مسئول همسرمم
مدت تعهد مالی اسپانسر چقدر است
چند سال باید خرج همسرم رو بدم بعد از اسپانسری
years I stay liable for sponsored parents
how long does the undertaking for my parents run
for how many years am I liable after sponsoring my father
length of the undertaking for a grandmother
how long am I on the hook for my mother if I sponsor her
undertaking for a sponsored child, how many years
until when am I responsible for the daughter I sponsored
how many years of obligation for a sponsored son
I sponsored my mom, how long must I support her
liability period for a sponsored husband
برای پدر و مادرم چند سال تعهد مالی دارم
اگر مادرم را اسپانسر کنم تا چند سال مسئولش هستم
مدت تعهد اسپانسر برای والدین چند سال است
چند سال باید خرج پدر و مادری را که اسپانسرشان شدم بدهم
تعهد مالی برای فرزند چند سال است
برای پسرم که اسپانسرش کردم تا کی متعهدم
تعهد اسپانسری مادربزرگ چند ساله
taahod baraye pedar madar chand sale
tahode maliye farzand ta chand salegie
taahode mali sponsor chand sale`,
  'family.sponsor': `
who can be a sponsor
what does it take to be a sponsor
conditions for a sponsor
am I allowed to sponsor somebody
چه کسی میتونه اسپانسر بشه
شرایط اسپانسر شدن چیه
کی میتواند اسپانسر باشد
ki mitoone sponsor beshe`,
  'family.super-visa': `
what is a super visa
how long can my mom stay with a super visa
insurance for the super visa
super visa requirements for parents
سوپرویزا چیه
مامانم با سوپرویزا چقدر میتونه بمونه
بیمه سوپرویزا چقدر باید باشه
شرایط سوپر ویزا برای پدر و مادر
super visa chie`,
  'family.partner-test': `
does my husband need IELTS
must my wife take a language test
is a language test required for my spouse
همسرم هم باید آیلتس بده
زنم مدرک زبان لازم داره
آزمون زبان برای شوهرم اجباریه
hamsaram bayad ielts bede`,
  'family.child': `
my boy is 21, may he be on the application
up to what age is a child dependent
when will my son be too old to come with us
age limit for children
can my 21 year old daughter come with us
is my 23 year old son a dependent
until what age may my kid be included
بچه تا چند سالگی همراه حساب میشه
پسرم تا چند سالگی میتونه همراهم بیاد
دخترم ۲۱ سالشه میتونه باهامون بیاد
شرط سنی فرزند چند سال است
بچه ۲۳ ساله تحت تکفل حساب می‌شود
bache ta chand salegi mitoone ba ma biad
pesaram 20 salashe mitoone biad`,
  'family.common-law': `
we live together without being married, since when are we partners
شرط همسر عرفی چیه
when are we common-law partners
my partner and I have lived together 8 months, are we common law
how long must we live together to count as a couple
my boyfriend and I live together, does it count
definition of common-law
همسر عرفی یعنی چی
چند ماه باید با هم زندگی کنیم تا کامن لا حساب بشیم
هشت ماهه با دوست دخترم زندگی میکنم همسر عرفی حسابیم
با نامزدم زندگی میکنم زوج حساب میشیم
ازدواج نکردیم ولی با هم زندگی میکنیم قبوله
commonlaw yani chi
chand vaght ba ham zendegi konim common law hesab mishim`,
}

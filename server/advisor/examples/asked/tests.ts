import type { Asked } from './asked-lines.ts'

export const ASKED_TESTS: Asked = {
  'tests.needed': `
does everyone need to do a language test even if they studied in English
can I skip the language test because I studied in English
is a language test compulsory
do native speakers have to take IELTS
چون به انگلیسی درس خوندم باز آیلتس لازمه
میشه بدون مدرک زبان اقدام کرد`,
  'tests.accepted': `
which French exams are recognised
which language exams may I sit
name the approved tests
چه آزمونایی رو قبول دارن
Which French exams are recognised?
آزمون‌های فرانسه مورد قبول کدام‌اند؟
کدام آزمون‌های انگلیسی را قبول می‌کنند؟
which french exams can i take
آزمون زبان فرانسه چی قبوله`,
  'tests.one': `
is the academic version of IELTS acceptable for permanent residence
would immigration accept the duolingo test from me
is TOEFL iBT recognised under Express Entry
is a PTE Academic certificate of any use
do they take the CAEL test
آیلتس آکادمیک برای اقامت دائم قبول می‌شود
تافل برای اکسپرس انتری به درد میخوره
TCF Canada ok?
تافل دارم میشه باهاش؟
Would Immigration accept the Duolingo English Test from me?
آیا دولینگو برای اکسپرس انتری قابل قبول است؟
Is TOEFL iBT recognised under Express Entry?
Is a PTE Academic certificate of any use?
آیا آیلتس آکادمیک برای اقامت دائم قبول می‌شود؟
duolingo ghabool mikonan ya na
PTE: which of its versions works for immigration?
are both TEF and TCF fine
can i use ielts academic for express entry
دولینگو قبول میکنن؟
Do they accept Duolingo
is toefl ok for express entry
is pte academic accepted for pr
Is TEF accepted?
duolingo ghabool mikonan?
تافل قبوله؟
slm ielts academic mishe bedam?
pte ghabool mikonan bara express entry?
تف کانادا قبول میکنن؟
Would an IELTS Academic certificate be useless for me?
do they recognise the Duolingo English test
will they take TEF
آیلتس آکادمیک به دردم نمیخوره؟
به جای آیلتس تافل بدم میشه؟
آزمون دولینگو به رسمیت شناخته میشه؟
تف رو قبول دارن؟`,
  'tests.convert': `
what benchmark does a 6 in IELTS reading correspond to
I scored 7.5 in listening on IELTS which CLB is that
kindly convert IELTS speaking 6.5 into CLB
PTE Core listening 60 equals
my writing is 6.5 which level do I have
listening 8 reading 7 writing 6.5 speaking 7 which clb
نمره آیلتس لیسنینگ ۸ برابر با چه سطحی است
با رایتینگ ۶ چه clb میگیرم
آیلتس ۷ همه رو یعنی چه clb
reading 6.5 mishe clb chand
reading 7 in ielts gives what canadian benchmark
ریدینگ ۷ آیلتس معادل کدام CLB است؟
ielts 6.5 writing mishe clb chand
I scored 7.5 in listening on IELTS - which CLB is that?
با نمره ۶ در رایتینگ آیلتس چه سطح CLB می‌گیرم؟
Kindly convert IELTS speaking 6.5 into CLB.
PTE Core listening 60 equals?
نمره آیلتس لیسنینگ ۸ برابر با چه سطحی است؟
My IELTS: L 8, R 6.5, W 6, S 7. Levels?
celpip 9 equals which clb?
اسپیکینگ ۷ در آیلتس چه CLB ای است؟
IELTS 8 7 7 7 is what CLB
I have IELTS L7.5 R6.5 W6.5 S6.5 what CLB is that
ielts reading 7 listening 6.5 writing 6 speaking 6 in CLB
what clb is listening 7.0 in ielts
ielts 7 is which clb
PTE core 60 in listening equals which CLB?
is celpip 8 equal to clb 8
آیلتس ۷ توی همه مهارتا میشه CLB چند؟
آیلتس ۶ میشه سی ال بی چند؟
پی تی ای ۸۲ لیسنینگ معادل چنده
What CLB do I have with IELTS listening 8.5 reading 8 writing 7.5 speaking 7.5?
CELPIP 8 in everything, what is my CLB
My IELTS is L8 R6.5 W6.5 S7. which CLB?
my ielts speaking is 6, is it CLB 7?
how do i convert ielts 7 7 7 7 to clb
ایلتس ۸ ۷ ۷ ۷ میشه clb چند
نمره آیلتسم لیسنینگ ۷.۵ ریدینگ ۷ رایتینگ ۶.۵ اسپیکینگ ۷ هست، CLB چند میشم؟
اسپیکینگ آیلتسم ۶ شده، clb 7 حساب میشه؟
آیلتس ۷ ۷ ۷ ۷ چند clb میشه
would 79 in PTE Core listening be good? which clb
My CELPIP scores are all 7, what CLB is that?
I got 8 7 6.5 7 in IELTS. Levels?
which CLB do I get from IELTS 6 in every part
IELTS listening 6.5 speaking 7 reading 6 writing 6, levels please
لیسنینگ ۷، ریدینگ ۶.۵، رایتینگ ۶، اسپیکینگ ۶.۵ گرفتم؛ سطح CLB هام چی میشه
همه سلپیپم ۷ شده، چه CLB میشم
آیلتسم ۸ ۷ ۶.۵ ۷ شده چه سطحی‌ام
همه بخشای آیلتسم ۶ شده چه clb دارم
لیسنینگ ۶.۵ اسپیکینگ ۷ ریدینگ ۶ رایتینگ ۶، سطحم چیه`,
  'tests.least': `
what IELTS marks do I have to hit for CLB 9
which bands give CLB 8
what do I need in CELPIP to reach CLB 7
scores required for clb 10 in ielts
برای clb 9 چه نمره‌هایی لازمه
واسه clb 7 آیلتس چند باید بشم
clb 9 ielts chand mikhad
to be CLB 7 what do I need in PTE core
برای CLB 8 در سلپیپ چه نمره‌ای بگیرم؟
برای رسیدن به CLB 9 در آیلتس چه نمراتی لازم است؟
what TEF score do i need for nclc 7
ielts chand begiram ke clb 7 beshe
نمره تف برای سطح ۷ چقدره؟
how many IELTS bands do i need for clb 9
what IELTS score is CLB 7
برا clb9 آیلتس چند باید بشم
واسه clb هفت آیلتس چند لازمه
How low can my IELTS writing be to reach CLB 8?
tell me the IELTS marks equal to CLB 9
need CLB 7, what do I have to score in CELPIP
what IELTS equals CLB 10
نمره‌های آیلتس معادل clb 9
برای clb 7 تو سلپیپ چند باید بشم
آیلتس چند برابر clb 10 میشه`,
  'tests.level': `
minimum english for canadian experience class if my job is TEER 2
at what CLB does the FSW gate lie
what language level does skilled trades require
how good must my english be for express entry
how strong an English is expected for federal skilled worker
انگلیسی در چه حدی باید باشه واسه اکسپرس انتری
CEC language requirement for a TEER 3 cook
how fluent must a welder be for skilled trades
حداقل زبان برای برنامه تجربه کانادایی چیست؟
What language level does the skilled trades program require?
to get into FSW how strong should my English be
برای نیروی متخصص فدرال حداقل زبان چقدر است؟
حداقل آیلتس برای اسکیلد ورکر چنده
minimum language for federal skilled trades
what are the minimum IELTS scores for express entry
حداقل clb برای cec
حداقل نمره آیلتس برای اکسپرس اینتری
sathe zaban baraye cec chande`,
  'tests.valid': `
how long will a language result remain usable
my CELPIP was taken three years ago can I still use it
my ielts is two and a half years old is it too old
when does a language certificate become stale
age of the language result at most
آیلتسم مال دو سال و نیم پیشه به درد میخوره
تاریخ آیلتسم گذشته باید دوباره بدم
ielts e do sal pish hanooz ghaboole
is IELTS from Feb 2023 expired
گواهی زبان تا چه زمانی ارزش دارد
How long will a language result remain usable?
مدرک آیلتس چند سال اعتبار دارد؟
آیلتسم مال دو سال و نیم پیشه، به درد میخوره هنوز؟
ielts ta key etebar dare
at what point does my test become too old
نتیجه آزمون زبان چند سال قابل استفاده است؟
ielts chand sal etebar dare
how long is my ielts valid for
How old can my IELTS result be?
نمره آیلتسم مال سه سال پیشه هنوز معتبره؟
Do exam results from 2023 still work?
until when can I use a test taken in May 2025
مدرک زبان سال ۲۰۲۳ هنوز کار میکنه؟
آیلتسم مال فروردین ۱۴۰۲ هست هنوز به کار میاد؟`,
  'tests.mine': `
آیلتسم کی باطل میشه
my test expires when
when does my celpip expire`,
}

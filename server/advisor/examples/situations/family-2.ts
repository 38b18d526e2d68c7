import type { Examples } from '../examples.ts'

export const FAMILY_2: Examples = {
  'family.sponsor': `
I'm on social assistance. Does that stop me from being a sponsor?
bankruptcy two years ago and not discharged, am I still allowed to act as sponsor
can a permanent resident who lives outside Canada be a sponsor
what makes a person unfit to be a sponsor
does one have to be a citizen to be a sponsor
from what age can somebody become a sponsor
is a work permit holder entitled to sponsor relatives
which people in Canada are permitted to sponsor family
I owe child support, may I be a sponsor
sponsor must live in canada?
not sure I'm qualified to be someone's sponsor
what rules out a sponsor
requirements on the sponsor's side
does disability benefit disqualify a sponsor
would a 17 year old citizen qualify as sponsor
Are international students able to sponsor
who qualifies as sponsor for a family member
the one who sponsors, what conditions must that person meet
من کمک‌هزینهٔ اجتماعی می‌گیرم؛ آیا نمی‌توانم اسپانسر شوم؟
ورشکست شدم، حق اسپانسر شدن دارم هنوز؟
اسپانسر باید حتماً شهروند باشد؟
کسی که ورک پرمیت داره میتونه اسپانسر بشه
از چند سالگی میشه اسپانسر شد
چه چیزهایی مانع اسپانسر شدن می‌شود؟
اسپانسر حتما باید داخل کانادا زندگی کنه؟
نفقه عقب افتاده دارم، میذارن اسپانسر باشم؟
چه کسانی در کانادا حق اسپانسرشیپ خانواده دارند؟
دانشجوی بین المللی میتونه اسپانسر کسی بشه؟
خود اسپانسر چه شرطایی باید داشته باشه
آیا دریافت مستمری ازکارافتادگی مانع اسپانسری است؟
پی آر دارم ولی ایران زندگی میکنم، اسپانسر میتونم باشم
صلاحیت اسپانسر را چگونه می‌سنجند؟
۱۷ سالمه و سیتیزنم، اسپانسر میتونم بشم؟
اسپانسر کی باید باشه
شرایط لازم برای فرد اسپانسر چیست؟
کیا نمیتونن اسپانسر بشن
sponsor hatman bayad citizen bashe
ba work permit mishe sponsor shod
che kasayi hagh daran sponsor beshan
sharayete khode sponsor chie`,
  'family.super-visa': `
Since sponsorship is paused, is there some long visit visa for my mom?
dad wants to stay with us a couple of years without becoming a resident, what visa is that
how much health coverage must my parents buy for the super visa
is the super visa better than several short visits, how long does it allow
five years at a stretch, is that the super visa?
does the host need an income for a super visa
can grandparents get the supervisa too
My parents in law, may they stay for a year or more with a super visa
super visa vs normal visitor stay for parents
what does one need for the super visa of a mother
i heard about a visa for parents with 100000 insurance
is there an alternative for my parents while sponsorship is closed
supervisa for two parents, what do they ask
do I have to earn something for my father's super visa
up to how many years can she remain on one super visa entry
not sponsorship, just a long stay for grandma. Which visa?
the insurance for a super visa, private or public?
length of stay per entry under a super visa
حالا که اسپانسری متوقف است، ویزای بلندمدتی برای مادرم هست؟
بابام میخواد دو سه سال پیشمون بمونه بدون اقامت، چه ویزایی بگیره
پوشش بیمهٔ درمانی سوپرویزا باید چه مبلغی باشد؟
سوپر ویزا رو به مادربزرگا هم میدن؟
میزبان برای سوپرویزا باید درآمد داشته باشد؟
همون ویزای پنج ساله پدر مادرا چیه اسمش، شرایطش؟
مادر خانمم با سوپرویزا چقد میتونه پیش ما باشه
سوپرویزا با ویزای معمولی چه فرقی دارد و چه مدت اقامت می‌دهد؟
واسه سوپرویزا من باید حقوق خاصی داشته باشم
جایگزین اسپانسرشیپ والدین چیست؟
سوپرویزا واسه هر دوتا والدینم چیا میخواد
بیمه سوپرویزای بابام خصوصی باید باشه؟
هر بار ورود با سوپرویزا حداکثر چند سال می‌توان ماند؟
یه ویزا هست بیمه صدهزار دلاری میخواد واسه والدین، چیه اون
پدر و مادرم نمی‌خواهند مقیم شوند، فقط اقامت طولانی؛ سوپرویزا مناسب است؟
سوپر ویزا چی لازم داره
میخوام مامانم یکی دو سال بمونه پیشم کمک بچه داری، سوپرویزا میشه؟
شرایط اخذ سوپرویزا برای پدربزرگ و مادربزرگ؟
madaram ba super visa chand sal mitoone bemoone
supervisa bime cheghadr mikhad
baraye super visa daramade man mohemme
jaye sponsori valedein che vizayi hast`,
  'family.parent-income': `
I make 62,000 and there are three of us plus my mom. Was that enough in the last round for parents?
how much did a sponsor need to earn for two parents in the 2025 intake
which income table applied to sponsors of grandparents
we're a couple with one kid, want both my parents: what yearly income
does the salary have to be there for three years in a row to sponsor parents
how high is the income bar for sponsoring mum and dad
family of six including my parents, income please
required earnings for a parent sponsor
what number on my tax assessment would I need for dad
not sure my wage suffices to sponsor my mother, what's the threshold
LICO plus 30 percent for five people, how much is it
how wealthy must one be to sponsor parents
would 90 thousand do for a household of 6 when sponsoring parents
minimum necessary income parents 2024
income asked of a single person sponsoring one parent
to bring my in-laws, what would my income have to be
who is counted in the household for the income of parent sponsorship
What income proof level was needed per person for grandparents?
سه نفریم و می‌خواهم مادرم را اسپانسر کنم؛ درآمد سالانه‌ام باید چقدر باشد؟
واسه آوردن بابا و مامانم سالی چقدر باید دربیارم
جدول درآمد اسپانسرشیپ والدین در آخرین دوره چه بود؟
درآمد ۶۲ هزار دلاری برای اسپانسری پدر و مادر کافی است؟
زن و شوهریم با یه بچه، جفت والدینمو بخوام بیارم درآمد چند باید باشه
سه سال پشت سر هم باید درآمد داشت واسه اسپانسری والدین؟ چقدر
لایکو به اضافه ۳۰ درصد واسه پنج نفر چنده
برای خانوادهٔ شش‌نفره با احتساب والدین، حداقل درآمد چقدر است؟
حقوق من به اسپانسری مامانم میرسه؟ حدش چیه
واسه اسپانسری پدرم درآمد چقدر لازمه، با خانمم دو نفریم
مجرد هستم و فقط پدرم را می‌آورم؛ چه درآمدی لازم است؟
درامد لازم واسه اسپانسر مادربزرگ
چه کسانی در محاسبهٔ درآمد اسپانسر والدین شمرده می‌شوند؟
پدرزن مادرزنمو بخوام اسپانسر کنم درآمدم چقد باشه
میزان درآمد مورد نیاز برای کفالت پدر و مادر؟
کف درآمد برای والدین تو ۲۰۲۵ چند بود
۷۰ هزارتا درآمد دارم چهار نفریم با مامان بابام، بسه؟
شرط درآمدی اسپانسر والدین چند سال و چقدر است؟
baraye avordane maman babam sali cheghad daramad lazeme
hadeaghal daramade sponsore valedein 4 nafar
hoghoogham bayad chand bashe pedaramo sponsor konam
jadvale daramad baraye espanseri pedar madar`,
  'family.partner-test': `
My wife's English is weak. Will we be stopped if she has no certificate?
he doesn't speak a word of English, my husband; must he sit an exam for Express Entry
is it enough if only the main applicant has a language result
do both of us have to take CELPIP
accompanying spouse, IELTS optional?
can my partner skip the language exam
does a missing test of my husband hurt the application
I did my TEF already, is one needed for my wife as well
only one of us wants to pay for IELTS, is that allowed for a couple
not sure if spouses must prove English
would my wife's PTE be compulsory
what's gained when my husband takes a language test too
housewife since 2015, does she have to do a language test
my spouse failed to get an IELTS date, can we file without it
language certificate for the second person in the file, mandatory or not
Is it true the spouse needs CLB 4?
two IELTS or just mine?
must the accompanying partner show French or English
زبان همسرم ضعیف است، بدون مدرک زبان او هم می‌توانیم اقدام کنیم؟
شوهرم یه کلمه انگلیسی بلد نیست، اجباریه امتحان بده؟
آیا تنها مدرک زبان متقاضی اصلی کافی است؟
دوتامون باید آیلتس بدیم یا فقط من
همسر همراه الزاماً باید آزمون زبان بدهد؟
خانومم خونه داره، ازش مدرک زبان میخوان؟
میشه پارتنرم امتحان زبان نده؟
نداشتن آیلتس شوهرم به پرونده ضرر میزنه
اگر همسرم سلپیپ ندهد اشکالی پیش می‌آید؟
زنم تاریخ آیلتس گیرش نیومد بدون اون بفرستیم میشه
شنیدم همسر باید clb 4 داشته باشه راسته؟
مدرک زبان برای نفر دوم پرونده ضروری است؟
من آزمون تف رو دادم، همسرم هم باید آزمون بده؟
آزمون دادن شوهرم چه فایده ای داره، لازمه اصلا؟
مدرک زبان خانمم اختیاریه یا اجباری
متقاضی اصلی همسرم است؛ من هم باید مدرک زبان ارائه کنم؟
یه آیلتس واسه هر دومون بسه؟
برای همسر خانه‌دار مدرک زبان الزامی است؟
shoharam zaban balad nist bayad emtehan bede
faghat man ielts bedam kafie ya hamsaram ham
hamsare hamrah madrak zaban lazem dare
mishe khanoomam azmoon zaban nade`,
}

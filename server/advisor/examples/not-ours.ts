/** Near to what we answer and yet for a person or for nobody: what is nearest to one of these is answered by none. */
export const NOT_OURS: readonly string[] = `
can my wife work while I study
may my husband get an open work permit
will my children go to school for free
how much is the rent in Toronto
what is the cost of living in Vancouver per month
which city is best for me
which province should I choose
which program is better for me
should I apply now or wait
how do I find a job in Canada
how much is the salary of an engineer in Canada
what taxes are paid in Canada
is my university good
which university should I pick
how much is tuition at the University of Toronto
can my brother immigrate with me
what is my friend's score
when is the next draw
will the cut-off go down
is my passport expiring a problem
should I renew my passport first
what happens if I get divorced
what if I have a baby while I wait
can I travel while my file is in process
can I change my consultant
I want to complain about my consultant
can I pay in instalments
do you take crypto
how do I open a bank account in Canada
how do I rent a flat
can I bring my cat
how do I become a citizen
when can I get a Canadian passport
can I leave Canada after I get PR
what is a visitor visa
how do I get a tourist visa
does my employer have to pay me
what should I write in my letter of explanation
can you write my letter
what did the officer write in his notes
how do I extend my work permit
my permit has expired what now
همسرم میتونه وقتی من درس میخونم کار کنه
مدرسه بچه‌ها رایگانه
اجاره خونه تو تورنتو چقدره
هزینه زندگی ماهانه در ونکوور
کدوم شهر بهتره
کدوم استان رو انتخاب کنم
کدوم برنامه برای من بهتره
الان اقدام کنم یا صبر کنم
چطور کار پیدا کنم تو کانادا
حقوق مهندس در کانادا چقدره
مالیات کانادا چقدره
کدوم دانشگاه برم
شهریه دانشگاه تورنتو چقدره
برادرم میتونه باهام بیاد
امتیاز دوستم چنده
دور بعدی کیه
کات آف میاد پایین
پاسپورتم داره تموم میشه مشکلیه
اگه طلاق بگیرم چی میشه
اگه بچه دار بشیم چی میشه
وسط پرونده میتونم سفر برم
مشاورمو عوض کنید
میشه قسطی پول بدم
چطور حساب بانکی باز کنم کانادا
چطور شهروند بشم
کی پاسپورت کانادایی میدن
ویزای توریستی چطور بگیرم
چطور ویزای کارمو تمدید کنم
نامه توضیح برام بنویس
برادرم چند امتیاز داره
امتیاز خواهرم چنده
داداشم امتیازش چنده
how many points does my brother have
what is my sister's score
میشه قبل از اقامت خونه بخرم
hazine zendegi to toronto chande
kodoom shahr behtare
chetor kar peida konam
hamsaram mitoone kar kone vaghti dars mikhoonam
what is the weather like in Vancouver in March
can you find me a flat in Toronto
which lawyer should I hire in Ottawa
can I take my dog along
which province gives the easiest nomination for cooks
draft me a resignation letter
is it wise to divorce before applying
what's the minimum wage in Alberta
do I pay tax in Canada on money from Iran
can my wife get a work permit if I study
who won the game yesterday
can I drive with my Iranian licence
how do I register my children at a school
how much does a car cost in Canada
can I buy a house before I am a resident
how do I transfer money out of Iran
what exchange office do you recommend
translate this sentence for me
write a cover letter for me
what should I write in my statement of purpose
can you review my resume
which IELTS book should I read
which teacher do you recommend for French
how do I prepare for the IELTS exam
where can I take the IELTS exam in Tehran
when is the next IELTS exam
how do I book a CELPIP test
how do I renew my passport
can I apply from Turkey
how do I get a tourist visa for Canada
how much money do I need for a visitor visa
can I extend my visitor visa
can I change my status inside Canada from visitor to student
how do I become a Canadian citizen
how many days must I live in Canada for citizenship
can I lose my permanent residence
how do I renew my PR card
what happens if I leave Canada after landing
can I adopt a child and bring it
can my grandmother come with us
can my nephew study in Canada
is my cousin eligible
what is the salary of a nurse in Canada
do nurses need a licence in Canada
how do I get my nursing licence in Ontario
how do I become an engineer in Canada
is there work for accountants in Toronto
which jobs are in demand
do you know any employer
can you find me a job offer
how do I get an LMIA
which college is cheap
what is the tuition of a master's at UBC
which university in China is best
is Chinese food good
how cold is Beijing
is there a war coming
what do you think about the government
tell me a joke
are you better than other consultants
do you have a discount
can I pay by card
can I pay in rials
send me an invoice
where is my refund
I want to sue somebody
my consultant was rude
how do I marry a Canadian
can I marry for the visa
what if I lie about my work
can you make a bank statement for me
can I use somebody else's funds and give it back later
will the rules change next year
will Trump change anything
when will the start-up visa come back
what will the cut-off be in December
will I be invited in the next draw
how many people are in the pool
what is my chance with 430
قیمت خانه در ونکوور چند است
امتیاز پرسپولیس چند است
برای ویزای توریستی چقدر پول لازم است
dolar emrooz chande
بهترین دانشگاه کانادا برای پزشکی کدام است
kodoom shahr behtare vase zendegi
قیمت بلیط تهران تورنتو چقدر است
آیا شوهر سابقم هم پرونده دارد
yaroo emtiazesh chande
چطور تو کانادا کار پیدا کنم
حقوق پرستار تو کانادا چقدره
اجاره خونه تو تورنتو چنده
کدوم کالج ارزونتره
شهریه دانشگاه تورنتو چنده
برای آیلتس کدوم کتاب خوبه
کلاس آیلتس خوب سراغ دارین
آیلتس رو کجا ثبت نام کنم
آزمون آیلتس بعدی کیه
پاسپورتمو چطوری تمدید کنم
گواهینامه ایران تو کانادا معتبره
بچم کدوم مدرسه بره
ماشین تو کانادا چنده
پولمو چجوری از ایران منتقل کنم
کدوم صرافی خوبه
ویزای ویزیتوری چطوری بگیرم
ویزای توریستیم تمدید میشه
چطوری شهروند کانادا بشم
چند روز باید کانادا باشم تا پاسپورت بگیرم
پی آر کارتم رو چطوری تمدید کنم
خواهرزاده م میتونه بیاد
دوستم امتیازش چنده
پسرعموم قبول میشه
پرستار برای کار تو کانادا مجوز میخواد
نظام مهندسی کانادا چطوریه
کدوم شغل تو کانادا بازار داره
شما کارفرما سراغ دارین
میتونین برام جاب آفر پیدا کنین
انگیزه نامه مو می نویسین
رزوممو درست میکنین
غذای چینی خوبه
هوای پکن چطوره
جنگ میشه
نظرت درباره دولت چیه
تخفیف دارین
قسطی میشه پرداخت کرد
با کارت میشه پول داد
از مشاورم شکایت دارم
با یه کانادایی ازدواج کنم درست میشه
ازدواج صوری کنم
قوانین سال بعد عوض میشه
دراو بعدی کیه
استارتاپ کی دوباره باز میشه
چند نفر تو استخر هستن
cheghad ejare khoone tooye toronto
kar chetori peyda konam canada
bilit canada chande
hava chetore toronto
takhfif midin
ghesti mishe pool dad
vizaye toristi cheghad pool mikhad
pasportamo chejoori tamdid konam
shahrieye daneshgah chande
kodoom daneshgah khoobe
are winters in Winnipeg bearable
how do I convert my driving licence
should I tell them about my first marriage
do you think Canada will close the skilled worker program
what's a good restaurant near your office
can I bring my cat on the plane
چه شهری برای بچه‌دار شدن بهتر است
آیا طلاق روی پرونده‌ام اثر دارد
khoone kharidan too canada chetore
emtehan ranandegi canada chetorie
how do I get a mortgage in Canada
who is the minister of immigration
what are the best neighbourhoods in Toronto
can I be deported
is it safe to travel to China now
how much do you think I'd earn as a nurse
بهترین زمان سفر به کانادا کی است
مالیات در کانادا چقدر است
آدرس سفارت کانادا در آنکارا کجاست
gheymate khoone toronto chande
what is the score of my uncle
my cousin's score please
can my company transfer me to Germany
can we open a branch in Dubai with your help
امتیاز عموم چنده
امتیاز پسرخاله‌م چند میشه
شرکتم میتونه منو منتقل کنه آلمان
`
  .trim()
  .split('\n')

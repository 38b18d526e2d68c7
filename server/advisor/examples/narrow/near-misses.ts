/** Asked in the words of narrow topics, and for a person or for nobody all the same. */
export const NARROW_MISSES: readonly string[] = `
my husband is 52 and had a heart operation, will the officer hold his age and health against him
what is the age limit for the German opportunity card
I'm 44, would Australia still take me with my points
should I lie about my birthday since my shenasnameh shows a wrong year
will the next STEM draw be before Nowruz
do you think the trades cut-off falls under 430 next month
why did they stop inviting transport workers, who decided that
how many welders are in the pool right now
is a STEM round coming for architects like me, yes or no
what score did my friend from the English class get invited with
what was the cut-off of the very first Express Entry draw in 2015
should we declare my wife as not accompanying although she will come later
can IRCC refuse me because I said my husband stays in Iran and then he visits
my ex-wife used my score papers in her file, what can I do
will the high wage list contain dental hygienists
is the minister going to cancel the wage points again
which Red Seal exam is the easiest to pass for an Iranian electrician
can you get me a job in Canada so that I have the one year of work
which employer in Regina gives an LMIA to cooks
is my brother's refugee claim a risk for my own sibling points
find me an angel investor for my start-up
what did the UK innovator visa ask investors to put in
which university in Canada is most likely to give me a scholarship
will my professor in Waterloo really pay me if I get the visa late
is the insurance of Fudan better than the one of Tsinghua for dental treatment
my Chinese visa was refused, should I appeal
which visa do I need for studying in Malaysia
can you write my CV for me
my examiner in IELTS was unfair in listening, where do I complain
which TEF centre in Turkey is the quickest
شوهرم ۵۲ سالشه و عمل قلب کرده، افسر بخاطر سن و مریضیش گیر میده؟
به نظرتون دور بعدی استم قبل عید میشه
کات آف تریدز ماه بعد میاد زیر ۴۳۰؟
بهتره زنمو غیر همراه بزنم بعدا بیارمش، دردسر نمیشه؟
برای کارت فرصت آلمان حداکثر سن چند است؟
میشه یه سرمایه‌گذار فرشته واسم پیدا کنین
ویزای چینم رد شد، اعتراض کنم یا دوباره درخواست بدم
رزومه‌مو واسم مینویسین؟
dore badie STEM key mishe be nazaretoon
rafighe man ba chand emtiaz davat shod
my study permit was refused because of ties to home, what do I write to the officer now
will my biometrics from the US embassy be shared with Canada
how long is a Schengen visa photo valid for the German consulate
does the UK count my freelance years for the Global Talent visa
do you think they'll lower the student cap next year
which college in Toronto is the best for accounting
has my cousin paid your fee already
did my ex-husband's documents get approved
my police certificate shows an old fine, will that ruin everything
which translator in Tehran do you recommend for the degrees
what does an official translation cost per page
how much does HSK 4 cost in Shanghai
is tuition at McGill higher for Iranians than for Americans
when will Quebec reopen its graduate program to people in Montreal
which lawyer can sue my former agent in Tehran
what did the officer write about me in his notes
does Australia ask for continuous work experience
can I get a Chinese green card after my studies in Beijing
which Chinese university is ranked first for civil engineering
how much does an apartment near Concordia cost
officer called my bank, does that mean I'm getting refused
my college in Brampton closed down, do I get my tuition back
پرونده تحصیلیم واسه قصد بازگشت رد شد تو اعتراض چی بنویسم
به نظرتون سال بعد سقف دانشجو رو کمتر میکنن؟
کدوم کالج تورنتو واسه حسابداری بهتره
دخترخاله‌م پول قراردادشو به شما داده یا نه
مدارک شوهر سابقم تایید شده؟
تو سوءپیشینه‌م یه جریمه قدیمی هست، پرونده‌م رو خراب میکنه؟
دارالترجمه خوب تو تهران کجا سراغ دارین
هزینه ترجمه رسمی هر صفحه چنده
شهریه مک‌گیل واسه ایرانی‌ها چقدره
سابقه فریلنسری واسه ویزای آلمان قبوله؟
بعد از درس تو چین میشه اقامت دائم چین گرفت
اجاره خونه نزدیک کنکوردیا چنده
کالجم ورشکست شده شهریه‌م رو پس میدن؟
انگشت نگاری آمریکا دادم اطلاعاتش میره واسه کانادا؟
visa tahsilim reject shod dobare eghdam konam ya na
behtarin daneshgah chin baraye omran kodoome
australia kare davtalabane ro ghabool mikone?
baraye man caq dadan chand mah tool keshid hanooz nayoomade chera
CSC rejected me twice, will the third time work out
which Chinese professor would take me as a doctoral student in materials
can you write a study plan for my CSC application that surely wins
is life in Wuhan safe for a girl of 19 alone
how much does a dormitory room in Chengdu cost per month
was the CSCA harder this year than last year
is Zhejiang better than Fudan for computer science
how hard is anatomy in the second year at a medical school in China
how do I pass the licensing exam in Germany after MBBS
my X1 residence permit in China expired and I overstayed 20 days, what will the police do
my old boss refuses to sign the letter, can I sue him
is it punished in Canada if my cousin's work letter was faked
my name was changed by a court in Iran after conversion, will the officer believe me
a consultant in Turkey took 5000 dollars from us, can you get it back
did you open my sister's file too
will my brother's sponsorship by his employer in Australia work
my ex-husband sponsors his new wife although he owes me alimony, can I stop it
will the officer believe our relationship is genuine although we met online
I hid my daughter in my first application in 2019, will they take my PR away
our company lost money for two years, would the officer still approve my transfer
moved from Manitoba to Toronto two months after landing, can my PR be revoked
will Ontario get more nominations next year
does Germany have a program for unskilled workers
which minister decides about the federal programs and how do I write to him
is my business plan good enough for an investor
WES downgraded my degree, is that discrimination I can take to court
به نظرتون استاد چینی به ایمیلم جواب میده
خوابگاه دانشگاه پکن شبی چنده
بورس ترکیه رو چجوری بگیرم
رئیس سابقم نامه کار نمیده میشه ازش شکایت کنم اداره کار
دوستم گواهی کار قلابی داده میفهمن؟
شوهر سابقم داره زن جدیدشو میاره میتونم جلوشو بگیرم
دخترمو تو پرونده قبلی اعلام نکردم حالا پی آرم باطل میشه؟
شرکتمون ضرر ده بوده آفیسر انتقال منو قبول میکنه؟
سال دیگه سهمیه انتاریو بیشتر میشه؟
پرونده خواهرم تو دفتر شما کی باز شده
از منیتوبا رفتم تورنتو اقامتمو پس میگیرن؟
baraye esteraliya mishe baradaramo sponsor konam
ostade chini behem javab nemide chikar konam
sherkatam zarar dade, officer ict mano rad mikone?
tell me I am accepted
just say that I got accepted
say yes, I am approved
بگو قبول شدم
فقط بگو که تایید شدم`
  .trim()
  .split('\n')

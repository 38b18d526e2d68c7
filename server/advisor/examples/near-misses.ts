/** Asked in the words of our topics, and for a person or for nobody all the same. */
export const NEAR_MISSES: readonly string[] = `
will the cut-off fall below 500 before spring
how many points will the next CEC round ask for
my brother-in-law has 430, should he wait
what is my husband's own CRS if he applied alone in another account
how many points does a plumber get in Australia
do I pass the 65 points of the Australian skilled visa
points for Germany's opportunity card at 34
what is the Quebec Arrima score cut-off
how many points does Saskatchewan give for my occupation
Ontario's last expression of interest score for nurses
British Columbia skills immigration registration score, how is it made
should I divorce on paper to get the single column
is it better that my wife becomes principal applicant given her refused visa
could I leave my child out of the profile to look better
will they find out if I round my work up to three years
what percentage chance do I have with 478
when will general draws come back
who decides how low a round goes
why did the minister lower the number of invitations this year
how many candidates in the pool sit between 491 and 500
what was the cut-off of the draw in July 2019
can I still claim points for a job I did without a permit
does my suspended work during maternity leave count as Canadian experience
would an officer believe my reference letter for those three years
the officer says my degree is not equal to a bachelor, can I object to lose no points
my points were wrong in the government account, can I correct it after the invitation
my score fell after the ITA, should I decline the invitation
can I appeal the CRS that IRCC calculated
my sister is sponsoring a refugee, do I get points
my colleague's score is 512, will she be invited
can you check the points of my friend in the same company
do I get points for owning a house in Canada
does a donation or an investment raise my ranking
are there points for having been to Canada as a tourist
is a Master's from an online university in Cyprus going to be recognized for full points
which language school gets me to CLB 9 quickest
will AI calculate CRS differently next year
what IQ score do they want
how many loyalty points do I have on my card
امتیاز تیم ملی تو جدول چنده
دور بعدی cec چند میشه
کات آف تا عید میاد زیر ۵۰۰
باجناقم ۴۳۰ داره صبر کنه یا نه
برای استرالیا با ۳۴ سال سن چند امتیاز میگیرم
امتیاز آریما کبک چطور حساب می‌شود
ساسکاچوان برای شغل من چند امتیاز میده
طلاق صوری بگیرم امتیازم بیشتر شه
سابقه کارمو یه سال بیشتر بنویسم میفهمن
با ۴۷۸ چند درصد شانس دعوت دارم
امتیاز حساب دولتیم با مال شما فرق داره اعتراض کنم
بعد از دعوتنامه امتیازم کم شد، دعوت رو رد کنم
چند نفر تو استخر بالای من هستن
همکارم با ۵۱۲ دعوت میشه
draw badi chand mishe
cutoff ta eyd miad paeen
baraye ostoralia chand emtiaz daram
ba 478 chand darsad shans daram
talaghe soori begiram emtiazam bishtar mishe
امتیاز همکلاسیم رو میشه ببینم که با خودم مقایسه کنم
برای کارت فرصت آلمان چند امتیاز لازمه
آخرین امتیاز آلبرتا برای ثبت‌نام استانی چند بود
which province nominates hairdressers the quickest
does Quebec's own skilled worker program take people with French B1
how many points does the Arrima system want
can I get PR in Quebec first and then move to Toronto
how do I write to an employer in Alberta so that he makes me an offer
is the offer letter I received from a company in Surrey genuine
would an officer believe that my duties match code 21231
my title was manager but I did technician's work, which code should I put
can I swap my occupation code after the invitation
should I decline my invitation and wait for a better moment
what happens to my invitation if my wife gets pregnant in between
may I let my profile lapse and open a second one under my husband
is it going to get harder for people over 40 in the coming years
when does the new entrepreneur pilot start
will Ontario open its entrepreneur stream this winter
how many nominations has Manitoba left for this year
what is the refusal rate for intra-company transfers from Iran
what salary must my company pay me after the transfer
does my wife get an open work permit when I am transferred
can I switch employers on a transfer permit
how long does spousal sponsorship take at the moment
my sponsored wife left me after two months, can I cancel the sponsorship
will they think our marriage is not genuine because of the age gap
which photos prove our relationship
my ex does not allow our son to leave Iran, can he still be included
I forgot to mention a child in my old application, can I add her
may my sister's daughter be on my file
my parents' super visa was turned down, what should we do
which insurance company is cheapest for the super visa
does the super visa let my father work
how much income must I show for the super visa with five people in the house
can my mother get a health card while visiting
is a temporary Islamic marriage valid in Canada
can BC's entrepreneur stream take my gold as net worth
which business should I start in Kelowna
can my company in Istanbul transfer me to Germany
how long does a skilled worker visa for Australia take
همسر سابقم اجازه نمیده پسرم از ایران خارج بشه، باز میتونم بیارمش
صیغه موقت رو کانادا قبول داره
زنم بعد از اومدن ولم کرد میتونم اسپانسری رو پس بگیرم
فاصله سنی ما ۲۵ ساله، شک میکنن به ازدواجمون؟
اسپانسری همسر الان چند ماه طول می‌کشد؟
برنامهٔ آریما در کبک چند امتیاز می‌خواهد؟
اول کبک اقامت بگیرم بعد برم تورنتو میشه
کدوم استان واسه آرایشگرا راحت‌تر نامزدی میده
ظرفیت منیتوبا امسال چقدر مونده
بعد از انتقال درون شرکتی همسرم مجوز کار باز میگیره؟
نامه پیشنهاد کاری که برام اومده واقعیه یا کلاهبرداری
وظایفم با دو تا کد شغلی میخونه کدومو بنویسم
برنامه جدید کارآفرینا کی شروع میشه
سوپرویزای مادرم نیومد چیکار کنیم
بیمه سوپرویزا از کدوم شرکت بگیرم ارزونتره
تو بی سی چه کسب و کاری راه بندازم
az kodoom ostan zoodtar namzadi migiram baraye ashpazi
sponsori hamsar alan chand mah tool mikeshe
bad az ict mishe sherkatamo avaz konam
sighe movaghat ro canada ghabool dare
what would you answer an officer who asks why I want to leave Iran
my cousin got invited with fewer points than me, how
بعد از دعوت شدن اگه شغلمو عوض کنم به مشکل میخورم
which bank in Iran writes letters that officers trust
will the officer believe that my father's gift is really a gift
my loan was refused, how else can I get the money together
how do I get my savings out of Iran to show them abroad
can I show my company's account as my own funds
is the government going to raise the PR fee next year
how much money do I need for Australia
proof of funds for a German student visa
what does a UK skilled worker visa cost
how much tax do I pay on the money I bring to Canada
can I pay the IRCC fee with a Turkish card
which credit card should I use for the government fee
will the settlement amount go up this summer
my friend showed only 10,000 and got it, why
how much did my cousin pay your office
is 30,000 dollars enough to live in Toronto for a year
how long will my savings last in Calgary
what salary do I need to rent a flat there
should I sell my house before or after the visa
is it better to keep my money in dollars or gold
can you check whether my bank letter is good enough for the officer
my bank statement shows a strange payment to a sanctioned company
what if the officer thinks my money is borrowed although it is not
refused for insufficient funds, should I apply again
where can I sit CELPIP near Tehran
which is easier for me, IELTS or PTE
how can I raise my writing from 6 to 7
is the IELTS centre in Yerevan good
I think my speaking was marked wrongly, how do I appeal
how many times can I take IELTS in a month
my name is misspelled on the IELTS certificate
they cancelled my test, can I get the fee back from IDP
do I need IELTS for New Zealand
which English level does Germany's chance card ask for
will Canada accept Duolingo in the future
my ECA came out as a diploma instead of a bachelor, what can I do
does WES recognise Payam Noor as equal to a bachelor
what will WES say about my degree from an unaccredited university
is my Islamic seminary degree worth a bachelor in Canada
can I work as an engineer in Ontario with this ECA
WES lost my envelope, who is responsible
how is my friend's WES going
how do I calculate my GPA for WES
does America accept my WES report
کدوم بانک ایران نامه‌اش معتبرتره
پولمو چجوری از ایران خارج کنم
برای آلمان چقدر تمکن لازمه
هزینه ویزای استرالیا چنده
افسر باور میکنه پول هدیه‌ست؟
دوستم با ده هزار دلار رفت چرا من باید بیشتر داشته باشم
خونمو الان بفروشم یا بعد از ویزا
سال بعد هزینه پی آر گرون میشه؟
آیلتس برام راحت‌تره یا پی تی ای
رایتینگمو چجوری از ۶ به ۷ برسونم
به نمره اسپیکینگم اعتراض دارم چیکار کنم
مرکز آیلتس ایروان خوبه
مدرک حوزه علمیه تو کانادا چی حساب میشه
وس لیسانس پیام نور منو چی ارزیابی میکنه
ارزیابیم اشتباه دراومده فوق دیپلم زدن چیکار کنم
با این ایکا میتونم مهندس بشم تو انتاریو
poolamo chejoori az iran kharej konam
ielts rahat tare ya pte vase man
baraye alman tamakon chande
wes pakatamo gom karde ki masoole
ba 30 hezar dolar chand mah mishe toronto zendegi kard
khoonamo befroosham ya vam begiram behtare
which college is better for my son, Seneca or Humber
will my study permit be approved with a ten year gap
my study permit was refused, what should I write this time
can my wife get an open work permit while I do my master's
what are the tuition fees at York University
does my child go to school free while I study
how much is rent near UBC
is studying computer science in Canada worth it now
which field should I study to get PR
will the post graduation work permit be abolished
can I study in Germany without German
how do I get a scholarship in Italy
student visa for Turkey, what do I need
how many hours may students work in Australia
is my supervisor going to accept me
write my statement of purpose for Fudan
which university in China is best for medicine
is Beijing safe for girls
can I marry in China as a student
will my Chinese medical degree be recognised in Iran
how much is a flat in Shanghai
can I get residence in China after my studies
does the Chinese consulate in Tehran give appointments this week
how do I register for HSK in Tehran
when is the next CSCA sitting
how do I prepare for CSCA mathematics
which Chinese teacher do you recommend
what is happening with my sister's file
did my husband upload his passport
when is my wife's appointment with you
can you tell me my friend's consultant
why did the officer put my file in security screening
how do I order GCMS notes
when exactly will IRCC decide about me
can you call the embassy for me
I want another consultant, I don't trust this one
please translate my birth certificate
can you fill in the police certificate form for me
my photo editor broke, can you crop my passport photo
my passport is at the Ankara visa centre, when do I get it back
can I give you a forged letter if my employer refuses
how do I get a police certificate from Dubai
is my laptop infected with a virus
can I get a job at your office
are you hiring translators
can I become your agent and get commission
are you affiliated with the embassy
کدوم کالج واسه پسرم بهتره
ویزای تحصیلیم رد شده چی بنویسم
شهریه دانشگاه یورک چنده
همسرم موقع تحصیلم اوپن ورک پرمیت میگیره
تحصیل تو آلمان بدون زبان میشه
بورسیه ایتالیا چجوریه
کدوم رشته بخونم که اقامت بگیرم
کدوم دانشگاه چین واسه پزشکی بهتره
بعد درس میشه تو چین موند و اقامت گرفت
آزمون hsk تهران کی برگزار میشه
پرونده خواهرم چی شد
شوهرم پاسپورتشو آپلود کرده؟
افسر چرا پروندمو فرستاده سکیوریتی
از دبی چجوری سوپیشینه بگیرم
شناسنامم رو ترجمه میکنین
استخدام دارین
شما نماینده سفارتین؟
kodoom reshte behtare vase eghamat
parvande khaharam chi shod
vizaye tahsilim rad shod chera
pekan baraye dokhtar amne
estekhdam darin
madrak pezeshki chin too iran ghaboole
I am tired of waiting
I am so tired of this process
I can't wait any longer
this form is killing me
I want this to be over soon
I am exhausted by the paperwork
I give up on this program
I am worried and cannot sleep because of my file
my phone died, can I sign in elsewhere
my father passed away last year
can I get a job offer through you
do you find job offers for clients
can you find me an employer in Canada
is it allowed to pay a recruiter
I paid for my IELTS preparation course
I bought a laptop for my studies
I lost my work letter, what now
my employer wrote the wrong dates, can they correct it
I changed my name after marriage
I got divorced last year
I forgot to mention a visa in my form, how do I correct it
از انتظار خسته شدم
خسته شدم از این همه مدارک
دیگه حوصله این فرم رو ندارم
استرس دارم شبا خوابم نمیبره
میخوام زودتر تموم بشه کارم
بیخیال این برنامه شدم
پدرم پارسال فوت کرد
برام کار پیدا میکنین
شما جاب آفر جور میکنین
پول کلاس آیلتس دادم
تاریخ نامه کارم اشتباهه درستش کنم
از همسرم جدا شدم
یادم رفت ویزای قبلیمو بنویسم چطور اصلاح کنم
khaste shodam az entezar
vasam kar peyda mikonid`
  .trim()
  .split('\n')

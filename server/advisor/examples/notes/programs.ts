import type { Examples } from '../examples.ts'

/** Asked of programs, provinces, transfers and sponsoring beyond what each program asks for. */
export const PROGRAM_NOTE_EXAMPLES: Examples = {
  'family.relatives': `
my brother is 28 and single, is there any way to sponsor him
can I bring my sister to Canada through sponsorship
orphaned nephew of 14, may I sponsor him
I have nobody else in the world except an aunt, could I sponsor her
can I sponsor my brother
is it possible to sponsor a cousin
sponsor my niece who lost her parents
which relatives besides my parents can I sponsor
can a permanent resident sponsor a sister
may I sponsor my uncle
داداشم رو میتونم اسپانسر کنم بیاد کانادا
آیا اسپانسر کردن خواهر بالای ۱۸ سال ممکن است؟
خواهرزاده یتیمم رو میشه اسپانسر شد
میتونم خواهرمو اسپانسر کنم
اسپانسر شدن برای برادر ممکنه
پسرعمومو میشه اسپانسر کرد
عموم رو میتونم با اسپانسری بیارم
کدوم فامیل رو میشه اسپانسر کرد
baradaramo mishe sponsor kard
khaharamo mitoonam sponsor konam`,
  'family.inside-outside': `
my wife is here with me as a visitor, can she be sponsored without leaving
inland or outland sponsorship, what's the difference
can my husband work while his sponsorship is being processed in Canada
does an inside application take away the right of appeal
sponsor my spouse from inside Canada
difference between inside and outside Canada spousal sponsorship
open work permit for an inland spouse
does my spouse apply from inside or outside Canada
can my wife wait in Canada during the sponsorship
همسرم الان کانادا پیشمه، از همین جا میشه اسپانسرش کنم
فرق اسپانسری داخل کانادا و خارج کانادا چیست؟
وقتی شوهرم منتظر اسپانسریه میتونه مجوز کار بگیره
اسپانسری همسر از داخل کانادا چجوریه
درخواست همسر از خارج کانادا باشه یا از داخل
اینلند یا اوتلند چه فرقی داره
زنم توریستی اومده کانادا از همینجا اسپانسرش کنم
sponsori az dakhele canada ba kharej che farghi dare
hamsaram canadast az haminja mishe sponsoresh konam`,
  'family.five-years': `
I came as a sponsored wife and got divorced, when may I sponsor my new husband
is there a waiting period before a sponsored person can sponsor
got PR through my ex in 2023, can I sponsor someone new already
five year bar on sponsoring a second spouse
I was sponsored myself, when can I sponsor a new partner
how long must I wait to sponsor my second husband
sponsored by my ex husband, may I now sponsor my new wife
when can someone who was sponsored become a sponsor
خودم با اسپانسری اومدم حالا میتونم شوهر جدیدمو اسپانسر کنم
پس از جدایی از همسری که اسپانسرم بود، چند سال باید صبر کنم تا اسپانسر دیگری شوم؟
با اسپانسری زن سابقم پی آر شدم کی میتونم زن جدیدمو بیارم
همسر دومم رو کی میتونم اسپانسر کنم خودم اسپانسری اومدم
چند سال بعد از اسپانسری میشه همسر جدید رو اسپانسر کرد
bade chand sal mitoonam hamsare dovomamo sponsor konam
khodam ba sponsori oomadam key mitoonam hamsare jadid biaram`,
  'family.conjugal': `
we can't marry or live together because of visas, is there a category for us
what does conjugal partner mean
difference between conjugal and common-law
my partner abroad, two years together, never lived in one place, what are we called
what is a conjugal partner
conjugal sponsorship, who is it for
do conjugal partners need to have lived together
can I sponsor a conjugal partner
کانجوگال پارتنر یعنی چی
نه میتونیم ازدواج کنیم نه با هم زندگی کنیم، راهی واسه اسپانسری هست
شریک زناشویی با همسر عرفی چه فرقی دارد؟
شریک زناشویی کیه
conjugal یعنی چی
برای اسپانسری کانجوگال باید با هم زندگی کرده باشیم
conjugal partner chie
kanjugal ba common law che farghi dare`,
  'family.all-children': `
my daughter stays with her mother, do I have to list her
child from my first marriage isn't moving, need he be in the form
do kids who don't accompany us have to be declared
son lives with my ex, leave him out or put him in?
must I declare a child who is not coming
should a non-accompanying child be in the application
do I have to name all my children
my son is not coming with us, must he be declared
بچه‌م پیش مادرش میمونه، لازمه اسمشو بنویسم
آیا فرزندی که با ما نمی‌آید باید در فرم‌ها نوشته شود؟
دختر ازدواج اولم نمیاد کانادا بازم باید اعلام کنم
پسرم همراهم نمیاد باید اعلامش کنم
فرزند غیر همراه رو هم باید اعلام کنم
اسم همه بچه هامو باید بنویسم حتی اونی که نمیاد
bacheyi ke nemiad ro ham bayad benevisam
farzande gheyre hamrah ro bayad elam konam`,
  'score.who-applies': `
does the husband have to be the main applicant
may my wife be the principal applicant instead of me
are we allowed to choose who is the primary applicant
is our score different if my wife applies as the main one
can either of us be the principal applicant
is it allowed that the wife is the main applicant
must the man be the principal applicant
حتما مرد باید متقاضی اصلی باشه
آیا همسرم می‌تواند به جای من متقاضی اصلی باشد؟
اگه خانمم متقاضی اصلی بشه امتیازمون فرق میکنه
زنم هم میتونه متقاضی اصلی باشه
هر کدوممون میتونیم متقاضی اصلی باشیم
motaghazi asli mitoone zanam bashe
hatman mard bayad motaghazi asli bashe`,
  'transfer.multinational': `
our company only works in Iran, can it open a Canadian branch and send me
is one country enough for an intra-company transfer
does the firm have to be a multinational already
small family business in Tabriz, could it transfer its owner to Canada
our company earns in Dubai and Istanbul, is that enough for a transfer
must my company be active in more than one country
company active in two countries, can it transfer me
our firm has revenue only at home, does ICT work
we sell in Turkey and Iran, is the company multinational enough
شرکتم فقط تو ایران فعاله، با انتقال درون شرکتی میشه رفت
آیا شرکت باید از قبل چندملیتی باشد تا بتواند کسی را منتقل کند؟
یه شرکت کوچیک خانوادگی داریم، ict بهمون میخوره
شرکتمون تو دبی و ایران درآمد داره برای انتقال درون شرکتی کافیه
برای ict شرکت باید تو چند کشور فعال باشه
شرکت ما تو ترکیه هم شعبه داره میشه ict
sherkatemoon faghat iran kar mikone ict mishe
baraye ict sherkat bayad chand melliati bashe`,
  'transfer.who': `
can an ordinary employee be moved with an intra-company transfer
what positions qualify for ICT
is a franchise partner a valid link for a company transfer
what is C63 for
who can be transferred by a company
which employees can come with an intra company transfer
what is the difference between C61 and C62
does specialized knowledge qualify for ICT
what relationship must the two companies have
کارمند معمولی رو هم میشه با ict فرستاد
چه سمت‌هایی برای انتقال درون‌شرکتی پذیرفته است؟
رابطه دو شرکت باید چی باشه واسه انتقال
چه کسایی رو میشه با انتقال درون شرکتی فرستاد
کد c62 برای کیه
برای ict حتما باید مدیر باشم
ict baraye che semathayi hast
ki ro mishe ba ict ferestad`,
  'transfer.residence': `
do I become a permanent resident when my company transfers me
ICT, only a work permit or PR too?
what comes after an intra-company transfer if we want to stay
can a transferred manager later apply under CEC
does an intra company transfer lead to permanent residence
is ICT a way to PR
how do I get PR after ICT
با انتقال شرکتی اقامت دائم میگیرم یا فقط مجوز کاره
آیا ICT به اقامت دائم منتهی می‌شود؟
بعد ict چجوری میشه پی آر شد
انتقال درون شرکتی اقامت میده
بعد از انتقال درون شرکتی میشه cec اقدام کرد
ict pr mide ya faghat work permit
bade ict chejoori eghamat begiram`,
  'transfer.lmia': `
does my company need an LMIA to transfer me
is ICT LMIA-exempt
labour market assessment for an intra company transfer, required?
can they move me without advertising the job in Canada
intra-company transfer without LMIA
must the Canadian branch get an LMIA for me
انتقال درون شرکتی lmia لازم داره
آیا برای ICT ارزیابی بازار کار لازم است؟
بدون lmia میشه با شرکتم منتقل بشم
ict ال ام آی ای میخواد
برای انتقال درون شرکتی باید lmia گرفت
ict lmia mikhad
lmia baraye enteghale sherkati lazeme`,
  'programs.student-work': `
worked 20 hours a week as a student in Toronto, can I use it for the experience class
does co-op work count for CEC
work during my studies in Canada, does it count for CRS
does my student job count as Canadian experience
does work while studying count for CEC
I worked part time while studying in Vancouver, is that Canadian experience
is a campus job good for express entry points
کار دانشجوییم تو کانادا واسه cec حسابه
کار حین تحصیل در کانادا امتیاز دارد؟
کار دانشجویی جزو سابقه کانادایی حساب میشه
وقتی دانشجو بودم تو تورنتو کار کردم حسابه
کار کوآپ برای cec قبوله
kare daneshjooyi baraye cec hesab mishe
kare heyne tahsil emtiaz dare`,
  'programs.freelance': `
I drove for myself in Canada, does self-employed work count for CEC
is freelance work in Vancouver good for Canadian experience
does self-employed work in Canada give points
آیا کار آزاد در کانادا برای تجربهٔ کانادایی پذیرفته است؟
فریلنسری تو تورنتو جزو سابقه cec میشه
karaye azad to canada emtiaz dare`,
  'programs.gaps': `
my engineering job ended in 2014, is it too old for FSW
does the year have to be in one piece for the skilled worker program
how recent must Canadian work be for CEC
two different jobs of six months each, do they make a year for FSW
سابقه کارم مال ۸ سال پیشه هنوز قبوله واسه نیروی متخصص
آیا یک سال سابقه برای FSW باید پیوسته باشد؟
چند سال سابقه فنی تو چند سال اخیر میخواد مشاغل فنی
sabeghe karam ghadimie ta chand sal pish ghaboole`,
  'programs.categories': `
six months as a nurse, enough for the health draw
how long must I have worked as a teacher for the category round
one year in three for category rounds, is that right
how much experience does a category draw ask for
برای دور سلامت چند ماه سابقه لازمه
شش ماه معلمی برای دراو آموزش کافیه
سابقهٔ لازم برای دورهای دسته‌ای از ۲۰۲۶ چقدر است؟
draw salamat chand mah sabeghe mikhad`,
  'programs.trades-list': `
is a chef in the federal skilled trades
which occupations does FST cover
car mechanic, am I a skilled trade for Canada
does the trades program take bakers
list of skilled trades occupations
which NOC codes are skilled trades
is my job in the federal skilled trades list
آشپز جزو مشاغل فنی فدرال هست
فهرست مشاغل برنامهٔ مشاغل فنی فدرال چیست؟
مکانیکم جزو fst میشم
کدوم شغل ها جزو مشاغل فنی فدراله
لیست مشاغل fst
برقکار جزو مشاغل فنی حساب میشه
kodoom shoghla joze mashaghele fanni federale`,
  'programs.merger': `
I read that the three Express Entry programs are being merged, is that in force
is there a new federal high skilled class
does CLB 6 suffice under the new single program
have FSW and CEC been replaced
are FSW, CEC and FST merged into one program
is the federal skilled worker program abolished
شنیدم سه تا برنامه اکسپرس انتری رو یکی کردن
آیا برنامهٔ واحد نیروی ماهر فدرال اجرایی شده است؟
fsw حذف شده و برنامه جدید اومده؟
برنامه های فدرال ادغام شدن
سه برنامه فدرال یکی شدن
fsw va cec yeki shodan`,
  'programs.startup-instead': `
start-up visa is shut, what else can an entrepreneur use
alternatives to SUV
I have a business idea and capital, which ways exist now
what replaces the startup visa
what is open to founders now
other ways for entrepreneurs instead of the startup visa
استارتاپ بسته شد، جایگزینش چیه
برای کارآفرینان چه مسیرهایی به‌جای ویزای استارتاپ وجود دارد؟
ایده و سرمایه دارم از چه راهی بیام حالا که استارتاپ نیست
به جای ویزای استارتاپ چیکار کنم
کارآفرین هستم چه راهی برام هست
jaye startup visa che rahi hast
jaygozine startup visa chie`,
}

import type { Examples } from '../examples.ts'

export const TESTS: Examples = {
  'tests.overall': `
I'm a nurse in Shiraz, got overall 7.5 but only 6 in writing; does the overall help me
my husband's IELTS sheet says 7 at the bottom, is this the number that counts for Express Entry
lowest skill is 5.5, the other three are above 8. Do they average it
and the overall score, does anybody look at it
strong reading to balance out poor speaking, possible?
someone told me immigration ignores the band at the end of the certificate
is 6.5 overall the thing or each of the four
do they round half bands up when the language level is set
average of the four CELPIP parts, used or not?
one bad section spoils everything, is it so even with a high total
overall 8, is that what I type into the profile
which number from my test report form matters, the total or the single ones
پرستارم تو شیراز، اورالم ۷.۵ شد ولی رایتینگ ۶، نمره کل کمکی میکنه؟
تو کارنامه آیلتس شوهرم پایینش نوشته ۷، همین عدد واسه اکسپرس مهمه؟
کمترین مهارتم ۵.۵ شده بقیه بالای ۸، معدل میگیرن یا نه
و نمره کل، اونو اصلا نگاه میکنن
ریدینگ خوب میتونه اسپیکینگ بد رو جبران کنه
آیا میانگین چهار مهارت آزمون در تعیین سطح زبان به کار می‌رود؟
یکی گفت اداره مهاجرت به بند کلی آیلتس کاری نداره
نیم نمره رو به بالا گرد میکنن تو سطح زبان؟
اورال؟ یا تک تک مهارتا
یه بخش خراب همه رو خراب میکنه حتی با اورال بالا
کدام عدد کارنامهٔ زبان اهمیت دارد، نمرهٔ کل یا نمرهٔ هر مهارت؟
overall 7.5 daram vali writing 6, nomre kol mohemme?
miangin migiran az chahar maharat ya har kodoom joda
nomre kolle ielts be dard mikhore vase express`,
  'tests.tef-scale': `
I sat the TEF in Paris in March and my paper shows 520 and beside it another smaller figure, which one goes in the form
my wife passed TEF Canada in summer 2023, is hers on the old scale
two columns on my TEF attestation; do I use the one out of 699
and the older equivalent on the TEF sheet, is it to be ignored
French teacher, 33, from Tehran, exam in January 2024. Old or new numbering of TEF
since when does TEF use its new scoring
which row do I copy from the TEF certificate into the profile
someone told me the TEF tables changed in December
TEF 699 or 360?
is the number printed as equivalence the one IRCC wants for TEF
the calculator asks for my TEF listening and I have two values for it
my TEF reading is 480, is that meant in the new system
اسفند تو پاریس تف دادم روی برگه‌م ۵۲۰ نوشته و کنارش یه عدد کوچیکتر، کدومو وارد کنم
خانمم تابستون ۲۰۲۳ تف کانادا داده، مال اون مقیاس قدیمه؟
تو گواهی تف دو ستون هست، اون که از ۶۹۹ه رو بزنم؟
و عدد معادل قدیمی روی مدرک تف رو نادیده بگیرم
مدرس فرانسه‌ام ۳۳ سالمه، دی ۱۴۰۲ امتحان تف دادم، نمره جدید حسابه یا قدیم
از چه تاریخی مقیاس نمره‌دهی تف تغییر کرد؟
کدوم ردیف مدرک تفو تو پروفایل کپی کنم
شنیدم جدول تف دسامبر عوض شد
تف ۶۹۹ یا ۳۶۰؟
عدد معادل چاپ‌شده روی گواهی TEF را باید وارد کرد یا عدد اصلی؟
ماشین حساب نمره شنیداری تفو میخواد و من دو تا عدد دارم
tef do ta nomre dare kodoomesho bezanam
meghyase jadide tef az key oomad
tefe man 520 shode, in meghyase jadide?`,
  'tests.listening': `
I got 7 in all four from the British Council in Istanbul and yet my listening level is lower than the reading, why
my wife scored listening 7.5 and it says CLB 8 while her reading 7 says CLB 9, is that an error
and listening, why is it treated differently from the rest
do I really need 8 in listening for CLB 9 when 7 is enough elsewhere
pharmacist, 30, from Babol: everything is fine except listening 7 which shows as seven
the same band means less in listening, how come
is it a bug that your table puts a 7 in listening one level down
someone told me listening has a tougher table in IELTS
where does CLB 8 begin in listening and why not at 7
listening 7 = CLB 7, sure?
why isn't my 7 in listening worth as much as a 7 in speaking
from which listening band does the next level start, seven was not enough
تو استانبول همه مهارتا رو ۷ گرفتم ولی سطح لیسنینگم از ریدینگ کمتره، چرا
خانمم لیسنینگ ۷.۵ شده میزنه CLB 8 ولی ریدینگ ۷ش شده ۹، اشتباه نیست؟
و لیسنینگ، چرا اون با بقیه یکی نیست
واقعا واسه CLB 9 لیسنینگ باید ۸ بشه وقتی بقیه با ۷ میشه
داروسازم از بابل، همه چی خوبه جز لیسنینگ ۷ که هفت نشونش میده
چرا نمرهٔ ۷ در شنیداری سطح پایین‌تری از نمرهٔ ۷ در خواندن دارد؟
باگه که لیسنینگ ۷ رو یه پله پایین‌تر زدین؟
شنیدم جدول لیسنینگ آیلتس سخت‌تره
سطح ۸ شنیداری از چه نمره‌ای شروع می‌شود و چرا از ۷ نه؟
لیسنینگ ۷ = CLB 7؟ مطمئنین
چرا ۷ لیسنینگ اندازه ۷ اسپیکینگ ارزش نداره
listeninge 7 chera level 7 hesab shode vali reading 7 na
listening 7.5 CLB 8 mishe chera 7 nemishe
hamaro 7 gereftam chera listening payin tare`,
  'eca.mistake': `
My WES report came yesterday and says bachelor's although I finished a master's. What do I do
my birth date is wrong by one day in the ECA report, is that serious
I'm a teacher from Hamedan, IQAS left out my second degree. Can the report be put right
and if the assessment has an error, whom do I write to
what should be checked first when the credential report arrives
the university's name is misspelled in my ICAS evaluation, need it be corrected
does WES fix a wrong graduation year
ECA with error, submit anyway?
my husband's evaluation shows his old surname, is a correction possible
how soon after getting the ECA should I report a mistake in it
someone told me nobody cares about typos in the assessment report, true?
they assessed my four year degree as three years, can the ECA be changed
گزارش وس دیروز اومد نوشته لیسانس ولی من ارشد دارم چیکار کنم
تاریخ تولدم در گزارش ECA یک روز اشتباه است؛ مهم است؟
معلم همدانم آیکاس مدرک دوممو جا انداخته گزارش ارزیابی اصلاح میشه؟
و اگه ارزیابی مدرکم غلط داشته باشه به کی بگم
سال فارغ التحصیلیمو تو ایکا اشتباه زدن درستش میکنن؟
اسم دانشگاهم تو گزارش wes غلط املایی داره باید درست شه؟
پس از دریافت گزارش ارزیابی چه چیزهایی را باید کنترل کنم؟
لیسانس چهار سالمو تو ایکا سه ساله حساب کردن میشه عوضش کرد
در گزارش ارزیابی همسرم نام خانوادگی قبلی‌اش آمده است؛ امکان اصلاح هست؟
میگن غلط کوچیک تو گزارش ایکا مهم نیست درسته
اشتباه تو گزارش وس
wes madrake arshadamo lisans zade, chikar konam
tarikhe tavalodam to gozareshe eca ghalate
gozareshe arzyabi ghalat dare mishe eslahesh kard`,
  'eca.number': `
I got the PDF from WES this morning, I'm in Tabriz and about to fill in my profile. Where does the reference number go
my wife's ECA has a long number at the top, what is it for
and the number of the ECA, do I type it in the profile
do I send the report itself to the government or only its reference number
keep the original ECA or can I throw it away once the number is entered
assessment finished, next step?
which number on the IQAS report am I asked for
someone told me immigration finds the report by its number, do I only enter that
lost the paper but I still have the ECA number, will the original be asked for
what comes after the credential report arrives
my brother got his ECA and now doesn't know what to do with it
report number, where in the Express Entry profile
پی دی اف وس امروز اومد تبریزم دارم پروفایل پر میکنم شماره مرجعش کجا میره
گزارش ارزیابی همسرم بالایش شماره‌ای بلند دارد؛ به چه کار می‌آید؟
و شماره eca رو تو پروفایل بزنم؟
خود گزارش ایکا رو واسه دولت بفرستم یا فقط شماره شو
ایکا تموم شد قدم بعدی چیه
اصل گزارش وس رو لازم دارم یا شماره کافیه
کدام شمارهٔ گزارش IQAS را باید وارد کنم؟
داداشم ایکاش اومده نمیدونه باهاش چیکار کنه
کاغذشو گم کردم ولی شماره ایکا رو دارم اصلشو میخوان؟
پس از رسیدن گزارش ارزیابی مدرک چه باید کرد؟
شماره مرجع ارزیابی
shomare marja wes ro koja vared konam
eca am oomad, ghadame badi chie
asle eca ro negah daram ya faghat shomarash`,
}

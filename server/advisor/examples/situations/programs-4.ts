import type { Examples } from '../examples.ts'

export const PROGRAMS_4: Examples = {
  'programs.categories': `
I'm a truck driver. Is transport one of the special groups this year?
are teachers among the categories that get their own draws
is farming one of the Express Entry groups of this year
which fields get targeted rounds in 2026
how much experience does a category-based round ask for
was it 6 or 12 months in a listed occupation for the categories
STEM category, still there?
what kinds of targeted draws exist besides the general ones
not sure if my field, welding, belongs to a category
is there a category for senior managers
researchers with Canadian experience, do they have a category
name all Express Entry categories please
did agriculture vanish from the category list of Express Entry
Are there special selections for health workers in Express Entry
category-based selection: what must I have
new categories announced in February 2026?
do social workers fall in a category for express entry
categories and the experience they demand
رانندهٔ کامیونم؛ حمل‌ونقل امسال جزو دسته‌های ویژه است؟
معلما دسته جدا دارن تو اکسپرس انتری؟
کدام رشته‌ها در ۲۰۲۶ دورهای اختصاصی دارند؟
واسه دسته بندی شغلی چند ماه سابقه میخوان، ۶ یا ۱۲
کشاورزی هنوز تو کتگوری ها هست
دستهٔ STEM هنوز در اکسپرس اینتری وجود دارد؟
جوشکاری جزو کدوم کتگوریه تو اکسپرس انتری
غیر از دورهای عمومی چه دسته‌هایی هست؟
مدیرای ارشد کتگوری دارن؟
شرط سابقهٔ کار برای دورهای دسته‌بندی‌شده چیست؟
پزشکا با سابقه کانادا دسته مخصوص دارن؟
پژوهشگران با تجربهٔ کانادایی دستهٔ جداگانه‌ای دارند؟
کتگوری های جدید اکسپرس اینتری رو بگو
مددکاری اجتماعی تو دسته سلامت حساب میشه؟
دسته‌های شغلی امسال کدام است؟
لیست کتگوری بیس دراو ۲۰۲۶
category haye express entry 2026 kodooman
baraye category chand mah sabeghe lazeme
moallem joze category hast
daste haye vizheye express entry chia hastan`,
  'transfer.employment': `
I joined the group's Tehran office in February. Too early for a transfer to Canada?
my company wants to send me over after nine months, is that allowed
would two years part-time with the firm qualify me for an intra-company transfer
does the year before an ICT need to be unbroken
worked there 2021 to 2023, left, and came back; does my time count for a company transfer
what seniority in the firm is needed before they can transfer me
can a freshly hired manager be transferred to the Canadian branch
ICT with six months of employment, ok?
one year in the last three, is that the rule for transfers
not sure I have been with the company long enough for a transfer
must the job abroad have been full time before the transfer
prior service with the parent company required for ICT
is eleven months at the foreign company short of what an intra-company transfer demands
how recent must my employment with the company be for a transfer
as the owner do I too need a year on the payroll before an intra company transfer
do I have to hold the same kind of post abroad before being transferred
minimum service C62
The head office hired me 14 months ago, does it satisfy the ICT employment rule
بهمن به شرکت پیوسته‌ام؛ برای انتقال به شعبهٔ کانادا زود است؟
نه ماهه تو شرکتم، میتونن منتقلم کنن کانادا؟
یک سال کار پیش از انتقال باید پیوسته باشد؟
پاره وقت کار کردم تو شرکت، واسه انتقال درون شرکتی قبوله؟
سابقهٔ لازم در شرکت مادر برای ICT چقدر است؟
مدیری که تازه استخدام شده رو میشه با آی سی تی فرستاد
یه مدت از شرکت رفتم و برگشتم، سابقم واسه انتقال حسابه؟
شش ماه سابقه در شرکت برای انتقال درون‌شرکتی کفایت می‌کند؟
باید یه سال تو سه سال اخیر تو شرکت بوده باشم واسه ict؟
خودم صاحب شرکتم، بازم یک سال سابقه میخواد واسه انتقال؟
کمترین مدت اشتغال در شرکت خارجی پیش از انتقال چیست؟
چقد باید تو شرکت بمونم بعد بفرستنم شعبه کانادا
۱۱ ماهه کارمند شرکتم واسه انتقال شرکتی کمه؟
آیا سمت قبلی من در شرکت باید مشابه باشد تا منتقل شوم؟
حداقل چند وقت باید حقوق بگیر شرکت باشم تا آی سی تی بگیرم
تمام‌وقت بودن کار در شرکت مبدأ برای انتقال شرط است؟
9 mahe too sherkatam mitoonan ba ict befrestanam
sabeghe lazem to sherkat baraye enteghal cheghadre
taze estekhdam shodam enteghal sherkati mishe
yek sal kar bayad peyvaste bashe baraye ict`,
  'provinces.net-worth': `
I own two shops worth 400 thousand dollars. Would that do for BC's entrepreneur stream?
how rich must a business person be for British Columbia
600,000 for BC entrepreneurs, is that figure right?
regional stream of BC, what personal wealth is asked
not sure my assets suffice to go to Vancouver as an entrepreneur
is the required fortune smaller in BC's regional pilot
Base versus Regional in BC, how much net worth each
assets minus debts: what sum does BC want from a founder
do they count 300k as enough for an entrepreneur in British Columbia
business owner from Isfahan, what capital must I prove for the BC entrepreneur program
wealth requirement BC PNP entrepreneur
how many dollars of property do I need to start a business in BC through its nominee program
lowest net worth for entrepreneur immigration in BC
What's the financial bar for entrepreneurs at BC PNP?
does BC ask entrepreneurs for a million in assets
would selling my house give me the net worth BC wants of entrepreneurs, how much is it
دو مغازه به ارزش ۴۰۰ هزار دلار دارم؛ برای مسیر کارآفرینی بریتیش کلمبیا کافی است؟
واسه کارآفرینی ونکوور چقد سرمایه باید نشون بدم
دارایی خالص لازم در مسیر منطقه‌ای بریتیش کلمبیا چقدر است؟
۶۰۰ هزار دلار واسه کارآفرینی بی سی درسته؟
کارآفرین بخواد بره بی سی چقد پول و ملک باید داشته باشه
تفاوت دارایی لازم در مسیر پایه و منطقه‌ای بی‌سی چیست؟
با ۳۰۰ هزارتا دارایی میشه کارآفرینی بی سی اقدام کرد
حداقل ثروت شخصی برای کارآفرینان در برنامهٔ استانی بی‌سی؟
صاحب کارخونه ام، بی سی چقدر دارایی میخواد ازم
سرمایهٔ لازم برای کارآفرینی در بریتیش کلمبیا
بی سی از کارآفرینا یه میلیون دلار دارایی میخواد؟
دارایی منهای بدهی باید به چه رقمی برسد تا کارآفرین بی‌سی شوم؟
نتورث کارآفرینی bc چنده
میخوام تو ونکوور بیزینس بزنم از راه استانی، دارایی خالص چقد لازمه
برای کارآفرینی منطقه ای بی سی سرمایه کمتری میخوان؟
میزان دارایی شخصی مورد نیاز کارآفرین بی سی؟
karafarini bc cheghad sarmaye mikhad
net worth baraye karafarin to british columbia chande
ba 300 hezar dolar darayi mishe karafarini bc raft
bc az karafarin cheghadr servat mikhad`,
}

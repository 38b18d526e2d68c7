import type { Examples } from '../examples.ts'

export const FAMILY: Examples = {
  'family.relatives': `
I've been a citizen for six years in Toronto and my only brother, 31, is in Mashhad. May I sponsor him
my sister is a widow of 45 with no children and I'm a PR. Is there a sponsorship for sisters
both parents of my nephew died last year, he's 12. Could I bring him over as his uncle
and my cousin, can he be sponsored too
is it true that Canadians can no longer sponsor siblings
I'm single, no children, parents passed away, nobody left except one aunt in Rasht; is sponsoring her possible
sponsoring a grandchild of 10 whose parents are dead
mother-in-law's sister, any sponsorship for such relatives?
do I need a certain income to sponsor my orphaned niece
the lonely Canadian rule, who falls under it
my wife wants her younger brother here, he is 19 and unmarried, would sponsoring work
sponsor for uncle?
شش ساله سیتیزنم تنها برادرم مشهده ۳۱ سالشه میشه اسپانسرش بشم
خواهرم بیوه‌ای ۴۵ ساله و بی‌فرزند است و من مقیم دائمم؛ امکان اسپانسری خواهر هست؟
بچه برادرم ۱۲ سالشه پدر مادرش فوت کردن میتونم بعنوان عمو اسپانسرش شم
و دخترخاله ام رو هم میشه اسپانسر کرد؟
راسته که دیگه خواهر برادر رو نمیشه اسپانسر کرد
مجردم پدر مادرم فوت شدن فقط یه خاله تو رشت دارم اسپانسریش ممکنه؟
اسپانسری نوهٔ ده‌ساله‌ای که پدر و مادرش را از دست داده چگونه است؟
داداش خانمم ۱۹ سالشه مجرده میشه با اسپانسری آوردش
برای اسپانسری خواهرزادهٔ یتیم درآمد مشخصی لازم است؟
کدوم فامیلا به جز زن و بچه و پدر مادر قابل اسپانسرن
اسپانسری دایی
dadasham 30 salashe mashhade, man citizenam mishe biaramesh ba sponsori
khaharzadam yatime 12 salashe sponsoresh besham?
faghat ye amme daram to iran mishe sponsoresh kard`,
  'family.inside-outside': `
My husband came to Montreal on a visitor visa last month and I'm a PR. Do we file the sponsorship here or from Iran
we married in Tehran, I'm back in Vancouver for work while she waits there. Is it the outland way then
and the right to appeal, do we lose it if she applies inside Canada
I heard inland spouses get an open work permit, is that so
can my wife travel home during an inland application or is outland wiser
inland vs outland?
my partner is a student in Calgary with eight months left on the permit, is he sponsored from inside Canada
what happens if an inland spousal application is refused
she lives with me in Ottawa already, may she work while we wait for the sponsorship
is it obligatory that my spouse leaves Canada for the sponsorship
which of the two has an appeal, the spousal class in Canada or the family class abroad
both in Canada, sponsored husband, where is it filed
شوهرم ماه پیش با ویزای توریستی اومده مونترال من پی آرم اسپانسری رو همینجا بدیم یا از ایران
در تهران ازدواج کردیم و من برای کار به ونکوور برگشتم؛ درخواست همسرم از خارج کانادا محسوب می‌شود؟
و حق اعتراض اگه از داخل کانادا اقدام کنه از بین میره؟
شنیدم همسری که داخل کاناداست اوپن ورک پرمیت میگیره درسته
پارتنرم دانشجوی کلگریه هشت ماه از مجوزش مونده اسپانسریش از داخل میشه؟
خانمم پیش من تو اتاواست تا جواب اسپانسری بیاد میتونه کار کنه
اگر درخواست اسپانسری داخل کانادا رد شود چه می‌شود؟
واسه اسپانسری حتما همسرم باید از کانادا بره بیرون؟
این لند بهتره یا اوت لند واسه زنم که ایرانه
کدام روش اسپانسری همسر، داخل یا خارج کانادا، حق تجدیدنظر دارد؟
اسپانسری داخل کانادا مجوز کار
zanam pisham to torontoe, sponsori ro az dakhel bedim ya kharej
inland age rad beshe mishe eteraz kard
shoharam ta javabe sponsori biad to canada mitoone kar kone`,
  'family.five-years': `
My ex-husband brought me to Canada in 2022 as his sponsored wife. I've remarried in Karaj; can I sponsor the new husband yet
I became PR by spousal sponsorship three years ago and I'm divorced. How much longer till I may sponsor a new spouse
is it true that a sponsored spouse must wait five years before sponsoring another partner
and from which day do those five years run, the PR or the landing of the sponsored spouse
what happens if I try to sponsor a second wife although my own sponsorship is only two years old
I'm a citizen now, but I came as a sponsored partner. Does the waiting period still stand in my way
waiting time for someone who was himself sponsored
my friend was sponsored by her husband, he left her, and now she has a fiancé in Tabriz; when is she allowed to be a sponsor
can a person who came as a sponsored husband bring a new wife after four years
five year rule for sponsored spouses?
sponsored in 2020 by my first wife, may I sponsor the second one now
does my own sponsorship as a wife stop me from sponsoring someone new
شوهر سابقم سال ۲۰۲۲ منو اسپانسر کرد حالا دوباره ازدواج کردم میتونم شوهر جدیدمو بیارم؟
سه سال پیش با اسپانسری همسرم مقیم دائم شدم و جدا شده‌ایم؛ چه زمانی می‌توانم همسر تازه‌ام را اسپانسر کنم؟
میگن کسی که خودش اسپانسر شده باید پنج سال صبر کنه راسته
و این پنج سال اسپانسری از روز پی آر حساب میشه؟
خودم دو ساله با اسپانسری زنم اومدم طلاق گرفتیم اگه الان زن دوممو اسپانسر کنم چی میشه
الان شهروندم ولی با اسپانسری اومده بودم بازم واسه همسر جدید باید صبر کنم؟
دوستم با اسپانسری شوهرش اومد ولش کرد حالا نامزد داره کی میتونه اسپانسرش بشه
آیا چهار سال پس از اسپانسر شدن می‌توان همسر جدیدی را اسپانسر کرد؟
قانون پنج سال اسپانسری همسر دوم
من اسپانسری ۲۰۲۰ اومدم الان اسپانسر زن جدیدم میتونم بشم
مدت انتظار برای کسی که خودش به‌عنوان همسر اسپانسر شده چقدر است؟
ba sponsori shohare sabegham oomadam, shohare jadidamo key mitoonam biaram
panj sal bayad sabr konam ta zane dovomamo sponsor konam?
khodam 3 sale pish sponsor shodam talagh gereftam hamsare jadid mishe sponsor konam`,
  'family.conjugal': `
I'm a PR in Halifax, he is in Tehran, two years together, but he can't get a visa and we cannot marry. Is that a conjugal relationship
my boyfriend and I are both men, he lives in Iran where we could never live together. Which sponsorship class is for us
and a conjugal partner, how long must the relationship have lasted
never lived under one roof because of the visas, are we conjugal or common-law
is an income asked of someone who sponsors a conjugal partner
does conjugal work when both of us are already inside Canada
engaged for 18 months, her divorce isn't final in Iran so we can't marry, would conjugal partner fit
conjugal vs married?
someone told me there's a third category next to spouse and common-law, which one is it
how many years is the undertaking for a conjugal partner
can we use the conjugal way if we simply haven't wanted to marry yet
what makes two people conjugal partners in Canadian sponsorship
من پی آرم هلیفکس اون تهرانه دو ساله با همیم ویزا نمیدن نمیتونیم ازدواج کنیم کانجوگال حساب میشیم؟
به دلیل ویزا هیچ‌گاه زیر یک سقف نبوده‌ایم؛ ما شریک زناشویی هستیم یا همسر عرفی؟
و رابطه کانجوگال چند سال باید باشه
طلاق نامزدم تو ایران هنوز نهایی نشده نمیتونیم عقد کنیم کانجوگال پارتنر میشه؟
برای اسپانسری شریک زناشویی درآمد خاصی می‌خواهند؟
یکی گفت جز همسر و کامن لا یه دسته سوم هم هست، همون کانجوگال، یعنی چی
جفتمون تو کاناداییم بازم کانجوگال میشیم؟
تعهد اسپانسر کانجوگال چند ساله ست
شریک conjugal با زن و شوهر رسمی چه تفاوتی دارد؟
پارتنرم همجنسمه تو ایران نمیتونیم با هم زندگی کنیم کدوم دسته اسپانسری مال ماست
کانجوگال واسه کیاست
do sale ba hamim vali na mishe ezdevaj kard na zendegi, conjugal mishim?
conjugal partner bayad kharej az canada bashe?
baraye sponsori conjugal daramad mikhan`,
  'family.all-children': `
I'm divorced, 41, and my son of 9 stays in Qazvin with his mother. Do I have to put him in my forms
my wife has a daughter from her first marriage who won't move with us, must we mention that child
what happens if I leave out a child who is not coming with me
and the eldest, who stays with grandma for now, is she declared too
does a child that isn't accompanying us count in the settlement funds
we're going first and the twins come later, do we list them already
I haven't seen my daughter in years, her father has custody. Still declare her?
non-accompanying kid, name him or not
someone advised us to hide the child that stays behind so the funds are lower, is that allowed
is it necessary to tell you about my stepson although he remains in Iran
do all the kids go into the profile, even the one who doesn't want to emigrate
should my 15 year old, who stays behind with my parents, be written down
جدا شدم ۴۱ سالمه پسر ۹ ساله ام قزوین پیش مادرش میمونه باید تو فرم بیارمش؟
همسرم از ازدواج اولش دختری دارد که با ما نمی‌آید؛ باید نامش را بنویسیم؟
اگه اسم بچه ای که نمیاد رو ننویسم چی میشه
و دختر بزرگم که فعلا پیش مادربزرگش میمونه رو هم اعلام کنم؟
بچه ای که همراهمون نیست تو تمکن حساب میشه
ما اول میریم دوقلوها بعدا میان الان اسمشونو بنویسیم؟
سال‌هاست دخترم را ندیده‌ام و حضانتش با پدرش است؛ باز هم باید اعلامش کنم؟
یکی گفت بچه ای که میمونه ایران رو نگو که تمکن کمتر شه میشه؟
پسر شوهرم ایران میمونه لازمه تو پرونده بگیمش
آیا همهٔ فرزندان، حتی فرزندی که قصد مهاجرت ندارد، باید در پروفایل ثبت شوند؟
بچه غیرهمراه اعلام بشه؟
pesaram pishe madaresh mimoone, esmesh ro bayad benevisam to form
dokhtare hamsaram ba ma nemiad bazam elam konim?
bachei ke iran mimoone to tamakon hesab mishe`,
}

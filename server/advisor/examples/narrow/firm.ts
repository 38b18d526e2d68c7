import type { Examples } from '../examples.ts'

export const FIRM: Examples = {
  'firm.who': `
My cousin in Vaughan recommended you but I know nothing about your office. Who are you?
before I send my passport to strangers I'd like to know what sort of company this is
and how long have you been around, your firm
is there a page about your team and your story
We're a couple of doctors in Isfahan picking a firm: how big is your office
I was cheated by an agency in Tehran once, so tell me who runs yours
are you a law office or a consultancy
how many families have you helped over the years
your company: new or established?
My dad trusts only old companies, so which year did you open
I found you on Instagram and wonder who's behind the name
what do you do besides Canadian visas, what's your business about
دخترخاله‌م تو تورنتو شما رو معرفی کرده ولی نمیشناسمتون، کی هستین؟
قبل از اینکه پاسپورتمو بفرستم میخوام بدونم این چه جور شرکتیه
و چند ساله هستین، شرکتتون
یه بار تهران یه موسسه سرم کلاه گذاشت، شما رو کی اداره میکنه
پدرم فقط به شرکت‌های باسابقه اعتماد دارد؛ دفتر شما در چه سالی تأسیس شده است؟
شما دفتر وکالتین یا مشاوره
با همسرم دنبال یه دفتر مطمئنیم، تیم شما چند نفره و کیا هستین
تو اینستا پیداتون کردم، درباره شرکتتون یکم بگین
تا حالا واسه چند خانواده کار کردین
سابقه‌ی شرکت شما چقدره، تازه کارین؟
درباره ما رو کجا بخونم
shoma ki hastin asan che sherkati
sherkatetoon az key kar mikone
chand sale to kar mohajerati`,
  'firm.success': `
I'm choosing between you and a firm in Richmond Hill. What share of your clients got their residence?
My aunt's agent promises 98 percent, what's yours
and how often does it work out, with your firm
do most of your cases end with an approval
before I pay anything I'd like to see your results so far
out of a hundred of your files how many are refused
is your record any good with student visas for Iranians
I heard your firm had many refusals last year
I'm 44 with a modest score and scared of wasting money, what's the success percentage of your office
we're a family of four from Karaj, how many people like us did you get through
any statistics about approved and rejected cases you handled
My brother was refused with another firm, have you ever lost a case yourselves
بین شما و یه موسسه تو ریچموندهیل موندم، چند درصد پرونده‌های شما قبول میشه
وکیل خاله‌م میگه نود و هشت درصد موفقه شما چی
و نتیجه‌تون چقدر خوبه، دفتر شما
قبل پول دادن میخوام کارنامه‌ی موفقیتتون رو ببینم
پیش از بستن قرارداد برای خود و همسرم، آمار پرونده‌های موفق دفترتان را می‌خواهم بدانم
از هر صدتا پروندتون چندتاش ریجکت میشه
واسه ویزای تحصیلی ایرانیا چقدر موفق بودین
شنیدم پارسال خیلی از مشتریاتون رد شدن
تا حالا پرونده‌ای رو باختین؟
چهار نفریم از کرج، مثل ما رو چندتا موفق کردین
پول زیادی پس‌انداز نکردم، درصد قبولی مشتریاتون چقدره که ریسک کنم
az sad ta parvandatoon chandtash reject shode
movafaghiatetoon chand darsade
chandta az moshtarihatoon visa gereftan`,
  'firm.representative': `
I'm an accountant and good with forms. Could I file Express Entry by myself?
My friend in Montreal did it all alone without paying anybody, is that allowed
and a lawyer, is that a must
I'm in Regina on a work permit filling in the PR forms, does IRCC want me to have a representative
we have little money left after IELTS and the ECA, must we also hire someone
is it worth taking a consultant or can one go without
someone told me applications without a lawyer get refused
would an attorney be compulsory for the spousal file
what if I don't appoint anyone to represent me
Single, 26, simple case, no kids: is a do-it-yourself application without a lawyer possible
my English is fluent and I have time, do I really need an agent
is hiring an immigration lawyer optional
حسابدارم و با فرم پر کردن مشکلی ندارم، میشه خودم اکسپرس انتری رو پر کنم
رفیقم تو مونترال بدون وکیل همه کارشو کرد، مجازه؟
و وکیل چی، اجباریه؟
مجردم و پرونده ساده‌ست، اداره مهاجرت حتما نماینده میخواد؟
پولمون بعد آیلتس ته کشیده، باز باید وکیل هم بگیریم
آیا داشتن نمایندهٔ قانونی برای تشکیل پرونده الزامی است
میگن بدون وکیل پرونده رد میشه درسته؟
ارزش داره مشاور بگیرم یا تنهایی هم میشه
اگه هیچکس رو وکیل نکنم چی میشه
زبانم خوبه وقت هم دارم، واقعا وکیل لازمه
رجاینام با ورک پرمیت، واسه اقامت خودم تنهایی بدون وکیل اقدام کنم میشه؟
bedoon vakil ham mishe eghdam kard
hatman bayad vakil begiram ya khodam mitoonam
vakil mohajerat ejbarie?`,
}

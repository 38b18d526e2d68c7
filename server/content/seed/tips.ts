import type { SituationCode } from '@rahnama/rules/situations/situations.ts'
import type { Seed } from './seed-shape.ts'

type TipTexts = { title: string; text: string }
const tip = (slug: string, situations: SituationCode[], en: TipTexts, fa: TipTexts): Seed<'tip'> => ({
  slug,
  facts: { situations },
  en,
  fa,
})

export const TIPS: readonly Seed<'tip'>[] = [
  tip(
    'passport-spelling',
    [],
    {
      title: 'One spelling of your name, everywhere',
      text: 'Use the spelling of your passport in every form, test booking and translation. If an older document spells it differently, keep that document and tell us; it can be explained, but not overlooked.',
    },
    {
      title: 'یک املا برای نامتان، همه‌جا',
      text: 'در همهٔ فرم‌ها، ثبت‌نام آزمون و ترجمه‌ها نامتان را همان‌طور بنویسید که در گذرنامه آمده است. اگر مدرکی قدیمی املای دیگری دارد، نگهش دارید و به ما بگویید؛ می‌شود توضیحش داد، اما نباید نادیده‌اش گرفت.',
    },
  ),
  tip(
    'lowest-ability',
    ['TEST_TOLD'],
    {
      title: 'Your lowest ability decides',
      text: 'Program minimums look at the lowest of your four results, not at the overall band. Before you sit the test again, find the one ability that holds you back.',
    },
    {
      title: 'ضعیف‌ترین مهارت تعیین‌کننده است',
      text: 'برای شرایط هر برنامه، پایین‌ترین نمره از چهار مهارت ملاک است، نه نمرهٔ کل. پیش از آنکه دوباره آزمون بدهید، ببینید کدام مهارت شما را عقب نگه داشته است.',
    },
  ),
  tip(
    'test-validity',
    ['TEST_ENDED', 'TEST_ENDING'],
    {
      title: 'Note the day your test expires',
      text: 'A language result counts for two years. It must still be valid when you enter the pool and again when your application for permanent residence arrives.',
    },
    {
      title: 'روز پایان اعتبار آزمون را یادداشت کنید',
      text: 'نتیجهٔ آزمون زبان دو سال اعتبار دارد. هم هنگام ورود به استخر متقاضیان و هم روزی که درخواست اقامت دائمتان می‌رسد باید معتبر باشد.',
    },
  ),
  tip(
    'no-gaps',
    ['WORK_GAP', 'WORK_TOLD'],
    {
      title: 'Leave no month empty',
      text: 'Forms ask for every month of the last ten years. A month without work is not a fault; a month without an answer is. Write what you did, even if it was looking for work.',
    },
    {
      title: 'هیچ ماهی را خالی نگذارید',
      text: 'فرم‌ها تک‌تک ماه‌های ده سال گذشته را می‌پرسند. ماهی که کار نکرده‌اید ایراد نیست؛ ماهی که پاسخ ندارد ایراد است. بنویسید چه می‌کردید، حتی اگر دنبال کار می‌گشتید.',
    },
  ),
  tip(
    'reference-letters',
    ['WORK_TOLD'],
    {
      title: 'Ask for reference letters while you still work there',
      text: 'A work letter needs your duties, hours, salary and dates on the company’s letterhead, signed. It is easier to get in your last week than two years later.',
    },
    {
      title: 'گواهی سابقهٔ کار را تا وقتی آنجا کار می‌کنید بگیرید',
      text: 'گواهی سابقهٔ کار باید روی سربرگ شرکت و با امضا باشد و شرح وظایف، ساعت کار، حقوق و تاریخ‌ها را بگوید. گرفتنش در هفتهٔ آخر کار بسیار آسان‌تر از دو سال بعد است.',
    },
  ),
  tip(
    'funds-history',
    ['FUNDS_ASKED'],
    {
      title: 'Funds need a history',
      text: 'Officers want to see where your funds came from, not only that they are there. Let the amount rest in your account and keep the document for every large deposit.',
    },
    {
      title: 'پول باید سابقه داشته باشد',
      text: 'افسر پرونده می‌خواهد بداند پول از کجا آمده، نه فقط اینکه هست. بگذارید مبلغ مدتی در حساب بماند و برای هر واریز بزرگ مدرکش را نگه دارید.',
    },
  ),
  tip(
    'tell-refusals',
    ['REFUSED'],
    {
      title: 'Tell every refusal, even an old one',
      text: 'A refusal rarely closes a door; hiding one can close it for five years. Give us the letter, and we will answer what it said.',
    },
    {
      title: 'هر رد درخواستی را بگویید، حتی قدیمی',
      text: 'رد شدن به‌ندرت راه را می‌بندد؛ پنهان کردنش می‌تواند راه را تا پنج سال ببندد. نامه را به ما بدهید تا به آنچه نوشته پاسخ بدهیم.',
    },
  ),
  tip(
    'order-documents-early',
    [],
    {
      title: 'Start with the document that takes longest',
      text: 'University transcripts and police certificates travel slowly. Ask for them first, and fill in the forms while they are on their way.',
    },
    {
      title: 'از مدرکی شروع کنید که بیشتر طول می‌کشد',
      text: 'ریزنمرات دانشگاه و گواهی عدم سوءپیشینه دیر می‌رسند. اول همان‌ها را بخواهید و تا برسند فرم‌ها را پر کنید.',
    },
  ),
  tip(
    'birthday',
    ['AGE_COSTS'],
    {
      title: 'Know how many points age costs',
      text: 'From 30 on, you lose some CRS points each year. Your report shows month by month what waiting costs and which step is worth taking first.',
    },
    {
      title: 'بدانید با بالا رفتن سن چند امتیاز کم می‌شود',
      text: 'از ۳۰ سالگی به بعد، هر سال کمی از امتیاز CRS کم می‌شود. گزارش شما ماه‌به‌ماه نشان می‌دهد صبر کردن چه هزینه‌ای دارد و کدام گام را باید زودتر برداشت.',
    },
  ),
  tip(
    'clear-scans',
    [],
    {
      title: 'Scan as if you had to read it yourself',
      text: 'All four corners, no thumb, no flash, the back page too. One clear file per document saves a week of questions.',
    },
    {
      title: 'طوری اسکن کنید که خودتان بتوانید بخوانید',
      text: 'هر چهار گوشه پیدا باشد، بدون انگشت و بازتاب نور، پشت برگه هم همین‌طور. یک فایل خوانا برای هر مدرک، یک هفته سؤال و جواب را کم می‌کند.',
    },
  ),
  tip(
    'book-the-test',
    ['NO_TEST'],
    {
      title: 'Book the language test before you feel ready',
      text: 'Test dates fill up weeks ahead, and a date in the calendar is the best teacher. Without a result no program of Express Entry can be judged; with one, even a low one, you know what to work on.',
    },
    {
      title: 'منتظر آمادگی کامل نمانید؛ آزمون زبان را رزرو کنید',
      text: 'ظرفیت آزمون‌ها هفته‌ها زودتر پر می‌شود و تاریخی که در تقویم باشد بهترین معلم است. بدون نتیجهٔ آزمون شرایط هیچ‌یک از برنامه‌های اکسپرس اینتری معلوم نمی‌شود؛ با آن، حتی اگر نمره پایین باشد، می‌دانید روی چه چیزی کار کنید.',
    },
  ),
  tip(
    'order-the-assessment',
    ['ECA_MISSING'],
    {
      title: 'Order the credential assessment first',
      text: 'Of all documents it depends most on others: your university has to send its records, often sealed and by post. Until it arrives, a degree from abroad brings no points.',
    },
    {
      title: 'ارزیابی مدرک تحصیلی را پیش از همه سفارش دهید',
      text: 'این مدرک بیش از همه به دیگران وابسته است: دانشگاه باید سوابق شما را بفرستد و این کار اغلب با پاکت مهرشده و پست انجام می‌شود. تا نرسد، مدرک تحصیلی خارج از کانادا امتیازی نمی‌آورد.',
    },
  ),
  tip(
    'partner-counts',
    ['PARTNER'],
    {
      title: 'Try the application with your partner in front',
      text: 'Either of you can be the principal applicant. Age, degree and test results weigh more for the one in front, so the same couple can have two quite different scores.',
    },
    {
      title: 'یک بار هم همسرتان را متقاضی اصلی بگیرید',
      text: 'هر یک از شما می‌تواند متقاضی اصلی باشد. سن، مدرک تحصیلی و نتیجهٔ آزمون متقاضی اصلی وزن بیشتری دارد؛ پس یک زوج ممکن است دو امتیاز بسیار متفاوت داشته باشد.',
    },
  ),
  tip(
    'children-under-22',
    ['CHILDREN'],
    {
      title: 'Mind your children’s age, too',
      text: 'A child counts as dependent while under 22 and without a partner. If a child is close to that birthday, consider filing earlier. Tell us about every child, even one who is not coming with you.',
    },
    {
      title: 'سن فرزندانتان را هم در نظر بگیرید',
      text: 'فرزند تا پیش از ۲۲ سالگی و اگر همسر نداشته باشد تحت تکفل حساب می‌شود. اگر فرزندی به این سن نزدیک است، بهتر است درخواست زودتر فرستاده شود. نام همهٔ فرزندان را به ما بگویید، حتی فرزندی که همراه نمی‌آید.',
    },
  ),
]

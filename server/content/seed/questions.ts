import type { Seed } from './seed-shape.ts'

type QuestionTexts = { question: string; answer: string }
const question = (slug: string, topics: string[], en: QuestionTexts, fa: QuestionTexts): Seed<'faq'> => ({
  slug,
  facts: { topics },
  en,
  fa,
})

export const QUESTIONS: readonly Seed<'faq'>[] = [
  question(
    'processing-times',
    ['contact', 'general'],
    {
      question: 'How long does it take?',
      answer: `These are times from our own cases. The government decides each application, and none of these times is a promise.

- Express Entry: about {{time-express-entry}} from a complete application
- Provincial Nominee Program: about {{time-provincial-nominee}}
- Intra-Company Transfer: work permit about {{time-transfer-work-permit}}, permanent residence afterwards about {{time-transfer-residence}}
- Educational credential assessment: about {{time-credential-assessment}}
- Start-up Visa: closed to new applications; while it was open, about {{time-startup-visa}}, its work permit about {{time-startup-work-permit}}`,
    },
    {
      question: 'چقدر طول می‌کشد؟',
      answer: `این زمان‌ها از پرونده‌های خود ماست. تصمیم دربارهٔ هر درخواست با دولت کاناداست و هیچ‌یک از این زمان‌ها قول نیست.

- اکسپرس اینتری: حدود {{time-express-entry}} پس از درخواست کامل
- برنامهٔ نامزدی استانی: حدود {{time-provincial-nominee}}
- انتقال درون‌شرکتی: مجوز کار حدود {{time-transfer-work-permit}} و اقامت دائم پس از آن حدود {{time-transfer-residence}}
- ارزیابی مدرک تحصیلی: حدود {{time-credential-assessment}}
- ویزای استارتاپ: درخواست جدید نمی‌پذیرد؛ تا وقتی باز بود حدود {{time-startup-visa}} و مجوز کار آن حدود {{time-startup-work-permit}}`,
    },
  ),
  question(
    'ielts-need',
    ['contact', 'general'],
    {
      question: 'Do I need IELTS?',
      answer: `For most Canadian programs you need an approved language test, and IELTS General Training is one of them. CELPIP-General and PTE Core are accepted for English, TEF Canada and TCF Canada for French. IELTS Academic and TOEFL iBT are not accepted for Express Entry.

What counts is the level in each ability, not the overall band. Family sponsorship of a spouse or child asks for no test. If you have no result yet, start with your profile: it shows the range your score falls in and what a test would change.`,
    },
    {
      question: 'آیا حتماً باید IELTS داشته باشم؟',
      answer: `برای بیشتر برنامه‌های کانادا یک آزمون زبان مورد تأیید لازم است و IELTS General Training یکی از آن‌هاست. برای انگلیسی CELPIP-General و PTE Core و برای فرانسه TEF Canada و TCF Canada هم پذیرفته است. IELTS Academic و TOEFL iBT برای اکسپرس اینتری پذیرفته نیست.

سطح هر مهارت مهم است، نه نمرهٔ کل. اسپانسرشیپ همسر یا فرزند آزمونی نمی‌خواهد. اگر هنوز نتیجه‌ای ندارید، از پروفایل شروع کنید تا ببینید امتیازتان در چه بازه‌ای است و نتیجهٔ آزمون چه تغییری در آن می‌دهد.`,
    },
  ),
  question(
    'china-without-chinese',
    ['contact', 'general'],
    {
      question: 'Can I study in China without speaking Chinese?',
      answer: `Yes. Many programs are taught in English and ask for proof of English instead of Chinese. Others let you begin with a language year. For daily life, and before the clinical years of medicine, you will need some Chinese all the same. We wrote [an article](/articles/study-in-china-without-chinese) about it.`,
    },
    {
      question: 'می‌توانم بدون دانستن زبان چینی در چین درس بخوانم؟',
      answer: `بله. رشته‌های بسیاری به انگلیسی تدریس می‌شوند و به جای چینی، مدرک زبان انگلیسی می‌خواهند. در برخی دیگر می‌توانید با یک سال زبان شروع کنید. با این همه برای زندگی روزمره، و در پزشکی پیش از سال‌های بالینی، کمی چینی لازمتان می‌شود. در این باره [مقاله‌ای](/articles/study-in-china-without-chinese) نوشته‌ایم.`,
    },
  ),
  question(
    'consultation-fees',
    ['contact', 'general'],
    {
      question: 'What does a consultation cost?',
      answer: `The initial consultation is free, once for each person. It lasts {{consultation-initial}}. What the comprehensive consultation ({{consultation-comprehensive}}) costs stands beside it on the [contact page](/contact) and where you book it. A follow-up of {{consultation-follow-up}} is for existing clients, at the fee we have agreed with you.`,
    },
    {
      question: 'هزینهٔ مشاوره چقدر است؟',
      answer: `مشاورهٔ اولیه برای هر نفر یک بار رایگان است. مدت آن {{consultation-initial}} است. هزینهٔ مشاورهٔ جامع ({{consultation-comprehensive}}) کنار آن در [صفحهٔ تماس](/contact) و هنگام رزرو نوشته شده است. مشاورهٔ پیگیری ({{consultation-follow-up}}) برای مراجعان فعلی است و هزینه‌اش همان است که با شما قرار گذاشته‌ایم.`,
    },
  ),
  question(
    'guarantee',
    ['general'],
    {
      question: 'Can you guarantee a visa?',
      answer: `No, and nobody can. Government officers make the decisions. We promise careful work and honest advice. If we think an application has little chance, we say so before you pay for it.`,
    },
    {
      question: 'آیا ویزا را تضمین می‌کنید؟',
      answer: `نه؛ و هیچ‌کس نمی‌تواند. تصمیم با افسران مهاجرت است. قول ما کار دقیق و مشاورهٔ صادقانه است. اگر شانس درخواستی را کم ببینیم، پیش از آنکه هزینه‌ای بپردازید می‌گوییم.`,
    },
  ),
  question(
    'startup-visa-closed',
    ['general'],
    {
      question: 'Is the Start-up Visa still open?',
      answer: `No. The last day for new applications was 31 December 2025; founders with a commitment issued in 2025 had until 30 June 2026. A successor has been promised, but as of November 2026 we know of no published rules. Our [services page](/services) shows the status of every program with its date.`,
    },
    {
      question: 'ویزای استارتاپ هنوز باز است؟',
      answer: `نه. آخرین روز پذیرش درخواست جدید ۳۱ دسامبر ۲۰۲۵ (۱۰ دی ۱۴۰۴) بود و دارندگان تعهدنامهٔ صادرشده در ۲۰۲۵ تا ۳۰ ژوئن ۲۰۲۶ (۹ تیر ۱۴۰۵) وقت داشتند. وعدهٔ برنامهٔ جانشین داده شده، اما تا نوامبر ۲۰۲۶ از انتشار قوانین آن خبری نداریم. وضعیت هر برنامه را با تاریخ در [صفحهٔ خدمات](/services) ببینید.`,
    },
  ),
  question(
    'without-account',
    ['general'],
    {
      question: 'What do I need to get started?',
      answer: `You need a name, an email address and a little time for your profile. Have your passport, your degrees and, if you have them, your language results at hand. You can stop at any point; what you have written is saved.`,
    },
    {
      question: 'برای شروع چه لازم دارم؟',
      answer: `یک نام، یک نشانی ایمیل و کمی وقت برای پر کردن پروفایل لازم است. گذرنامه، مدارک تحصیلی و اگر دارید نتیجهٔ آزمون زبان را کنار دستتان بگذارید. هر وقت خواستید می‌توانید بعداً ادامه دهید؛ آنچه نوشته‌اید ذخیره می‌ماند.`,
    },
  ),
  question(
    'data-safety',
    ['general'],
    {
      question: 'Who can see my documents?',
      answer: `You and those of our staff who work on cases can see them. Your files are stored with {{encryption}} encryption. Each time our staff open your file it is recorded, and you can read that record in your settings. The [privacy page](/pages/privacy) says more.`,
    },
    {
      question: 'چه کسانی مدارک مرا می‌بینند؟',
      answer: `خود شما و آن دسته از کارکنان ما که روی پرونده‌ها کار می‌کنند، آن‌ها را می‌بینند. فایل‌های شما با رمزنگاری {{encryption}} نگهداری می‌شوند. هر بار که کارکنان ما پرونده‌تان را باز کنند ثبت می‌شود و شما این سابقه را در تنظیمات خود می‌بینید. توضیح بیشتر در [صفحهٔ حریم خصوصی](/pages/privacy) آمده است.`,
    },
  ),
]

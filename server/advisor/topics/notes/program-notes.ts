import { type Note, PROVINCES, READ_ON } from '../note.ts'

const ASSESSMENT = {
  en: 'IRCC, Educational credential assessment, Express Entry',
  fa: 'ادارهٔ مهاجرت کانادا، ارزیابی مدرک تحصیلی در اکسپرس اینتری',
}

export const NOTES_ON_PROGRAMS: readonly Note[] = [
  {
    id: 'provinces.ontario-offer',
    when: ['pv:ON joboffer'],
    also: 'p:PNP nomination need neg eligible province',
    says: {
      en: 'Yes. The streams Ontario has had since June 2026 ask for a job offer in the province.',
      fa: 'بله. مسیرهایی که انتاریو از ژوئن ۲۰۲۶ دارد، پیشنهاد شغلی در همان استان می‌خواهند.',
    },
    source: PROVINCES,
    from: '2026-06-26',
  },
  {
    id: 'provinces.offer',
    when: ['p:PNP joboffer', 'nomination joboffer', 'pv: joboffer'],
    also: 'need neg eligible province pv: how',
    says: {
      en: 'It differs by province. Almost every open stream asks for a connection to the province: a job offer, work or study there, close family, French or a business plan; a job offer is the strongest.',
      fa: 'در هر استان فرق می‌کند. تقریباً همهٔ مسیرهای باز ارتباطی با استان می‌خواهند: پیشنهاد شغلی، کار یا تحصیل در آنجا، خانوادهٔ نزدیک، زبان فرانسه یا طرح کسب‌وکار؛ پیشنهاد شغلی از همه قوی‌تر است.',
    },
    source: PROVINCES,
    from: READ_ON,
  },
  {
    id: 'programs.self-employed',
    when: ['selfemployed'],
    also: 'programs open p: now eligible what need',
    says: {
      en: 'The Self-Employed Persons Program has been paused since 30 April 2024 and is not accepting applications.',
      fa: 'برنامهٔ خوداشتغالی از ۱۱ اردیبهشت ۱۴۰۳ (۳۰ آوریل ۲۰۲۴) متوقف است و درخواست جدید نمی‌پذیرد.',
    },
    source: { en: 'IRCC, Self-Employed Persons Program', fa: 'ادارهٔ مهاجرت کانادا، برنامهٔ خوداشتغالی' },
    from: '2024-04-30',
  },
  {
    id: 'programs.categories',
    when: ['category', 'category cutoff', 'category p:EE'],
    also: 'list what p:EE last invited score work year howmuch',
    says: {
      en: 'The categories of 2026 are French, health care and social services, education, STEM, trades, transport, and with Canadian experience physicians, researchers and senior managers, besides skilled military recruits. They ask for 12 months in one listed occupation within the last three years.',
      fa: 'دسته‌های ۲۰۲۶: زبان فرانسه، سلامت و خدمات اجتماعی، آموزش، STEM، مشاغل فنی، حمل‌ونقل، و با سابقهٔ کار کانادایی پزشکان، پژوهشگران و مدیران ارشد، به‌علاوهٔ نیروهای متخصص ارتش کانادا. ۱۲ ماه کار در یکی از مشاغل فهرست در سه سال اخیر لازم است.',
    },
    source: { en: 'IRCC, category-based rounds, 2026', fa: 'ادارهٔ مهاجرت کانادا، دورهای دسته‌بندی‌شدهٔ ۲۰۲۶' },
    from: '2026-02-18',
  },
  {
    id: 'eca.canadian',
    when: ['eca canadianstudy', 'eca degree canada', 'eca canada need'],
    also: 'degree education study need neg',
    says: {
      en: 'No. Only credentials earned outside Canada need a credential assessment (ECA).',
      fa: 'نه. فقط مدرکی که خارج از کانادا گرفته شده به ارزیابی مدرک تحصیلی (ECA) نیاز دارد.',
    },
    source: ASSESSMENT,
    from: READ_ON,
  },
  {
    id: 'contact.language',
    when: ['persian speak', 'persian', 'persian contact'],
    also: 'consultant contact reply message what how language human',
    says: {
      en: 'Yes. You can write to us in Persian or in English, and this assistant answers in the language you ask in. Which languages each consultant speaks stands beside their name.',
      fa: 'بله. می‌توانید به فارسی یا انگلیسی بنویسید و این دستیار به همان زبان پاسخ می‌دهد. زبان‌هایی که هر مشاور صحبت می‌کند کنار نامش نوشته شده است.',
    },
    source: { en: 'The office', fa: 'دفتر ما' },
    from: READ_ON,
  },
]

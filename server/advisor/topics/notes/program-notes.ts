import { LAST_READ_ON, type Note, PROVINCES, READ_ON } from '../note.ts'

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
  {
    id: 'eca.physician',
    when: [],
    says: {
      en: 'For three occupations IRCC names a special body. Specialists and family physicians (NOC 31100, 31101 and 31102) need the report of the Medical Council of Canada (MCC) on their primary medical diploma, requested through physiciansapply.ca. Pharmacists (NOC 31120) who need a licence to practise go to the Pharmacy Examining Board of Canada (PEBC); those who need none, as in industry or government, may use another designated organization. Architects (NOC 21200) go to the Canadian Architectural Certification Board (CACB), since May 2024. What counts is the primary occupation in the Express Entry profile: for any other, such as nurse or engineer, any designated organization will do. None of these reports is a licence.',
      fa: 'برای سه شغل، ادارهٔ مهاجرت کانادا نهاد حرفه‌ای جداگانه‌ای تعیین کرده است. پزشک متخصص و پزشک عمومی یا خانواده (NOC 31100 و 31101 و 31102) برای مدرک اصلی پزشکی، گزارش شورای پزشکی کانادا (MCC) را از راه physiciansapply.ca می‌گیرد. داروساز (NOC 31120)، اگر برای کارش پروانه لازم دارد، از هیئت آزمون داروسازی کانادا (PEBC) می‌گیرد؛ اگر لازم ندارد، مثلاً در صنعت یا دولت، سازمان مورد تأیید دیگری هم قبول است. معمار (NOC 21200) از مهٔ ۲۰۲۴ باید از هیئت گواهی معماری کانادا (CACB) بگیرد. ملاک، شغل اصلی در پروفایل اکسپرس اینتری است: در هر شغل دیگر، مانند پرستار یا مهندس، گزارش هر سازمان مورد تأیید کافی است. هیچ‌کدام از این گزارش‌ها پروانهٔ کار نیست.',
    },
    source: {
      en: 'IRCC, educational credential assessment for Express Entry: designated professional bodies',
      fa: 'ادارهٔ مهاجرت کانادا، ارزیابی مدرک برای اکسپرس اینتری: نهادهای حرفه‌ای',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'programs.noc-duties',
    when: [],
    says: {
      en: 'They are on the government’s NOC site (noc.esdc.gc.ca), in the 2021 version. Search there by job title or code: each occupation has a lead statement, main duties, example titles and the usual requirements. Choose the code whose lead statement describes what you really did, and only if you did most of its main duties, including all the essential ones; the regulations ask for this, and the officer compares it with your reference letters. The job title or the degree alone does not decide. Between two codes that look alike, the one closer to your daily work counts. With a wrong code the work may not count; a consultant checks yours with you.',
      fa: 'در سایت رسمی NOC (noc.esdc.gc.ca)، نسخهٔ ۲۰۲۱. آنجا با عنوان شغل یا کد جستجو کنید: هر شغل یک شرح کلی (lead statement)، وظایف اصلی، نمونهٔ عنوان‌ها و شرایط معمول دارد. کدی را انتخاب کنید که شرح کلی‌اش کار واقعی شما را توصیف می‌کند و بیشتر وظایف اصلی‌اش را، از جمله همهٔ وظایف ضروری، انجام داده‌اید؛ مقررات همین را می‌خواهد و افسر آن را با گواهی سابقهٔ کارتان مقایسه می‌کند. عنوان شغل یا مدرک تحصیلی به‌تنهایی تعیین‌کننده نیست. از دو کد شبیه، آن که به کار روزانه‌تان نزدیک‌تر باشد ملاک است. با کد نادرست ممکن است سابقه حساب نشود؛ مشاور کد شما را با شما بررسی می‌کند.',
    },
    source: {
      en: 'National Occupational Classification 2021 (ESDC); IRP Regulations, sections 75(2) and 87.1(2)',
      fa: 'طبقه‌بندی مشاغل NOC 2021 (ESDC)؛ مقررات مهاجرت، مواد ۷۵(۲) و ۸۷٫۱(۲)',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]

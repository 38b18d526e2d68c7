import { type Note, READ_ON } from '../note.ts'

const REGULATIONS = {
  en: 'Immigration and Refugee Protection Regulations, sections 75 to 87.2',
  fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد 75 تا 87.2',
}
const CONSULTATION = {
  en: 'IRCC, consultation of spring 2026 on the federal programs',
  fa: 'ادارهٔ مهاجرت کانادا، نظرخواهی بهار ۲۰۲۶ دربارهٔ برنامه‌های فدرال',
}
const STARTUP = { en: 'IRCC, Start-up Visa notices of 2025', fa: 'ادارهٔ مهاجرت کانادا، اطلاعیه‌های ویزای استارتاپ ۲۰۲۵' }
const TIPS = { en: 'Our tips for applicants', fa: 'نکته‌های ما برای متقاضیان' }

export const NOTES_ON_FEDERAL: readonly Note[] = [
  {
    id: 'programs.student-work',
    when: ['studentwork', 'studentwork p:CEC', 'studentwork accepted', 'studentwork score', 'studentwork p:EE'],
    also: 'p:CEC p:EE p:FSW accepted score hours number year pv: work eligible canadianwork add month',
    says: {
      en: 'No. For the Canadian Experience Class and for the CRS points of Canadian work, work during full-time study does not count, nor does self-employment. The work must be authorised, paid and skilled (TEER 0 to 3); it may be broken up and in several occupations.',
      fa: 'نه. در تجربهٔ کانادایی (CEC) و در امتیاز CRS برای کار در کانادا، کار حین تحصیل تمام‌وقت و کار آزاد به حساب نمی‌آید. کار باید با مجوز، با حقوق و تخصصی (TEER 0 تا 3) باشد؛ می‌تواند پیوسته نباشد و در چند شغل باشد.',
    },
    source: REGULATIONS,
    from: READ_ON,
  },
  {
    id: 'programs.trades-list',
    when: ['istrade', 'istrade tradesperson', 'p:FST list', 'p:FST occupation', 'p:FST work', 'p:FST noc'],
    also: 'what eligible accepted list programs work occupation noc number tradesperson hospitalityjob year',
    says: {
      en: 'By their NOC 2021 codes: major groups 72 (except 726), 73, 82, 83, 92 and 93 (except 932), besides minor group 6320 (cooks, butchers, bakers) and unit group 62200 (chefs). Welders, electricians, plumbers, carpenters and mechanics are in group 72; hairdressers (63210) are not on the list. Look up the code of your occupation; the first digits tell.',
      fa: 'بر اساس کد NOC 2021: گروه‌های 72 (به‌جز 726)، 73، 82، 83، 92 و 93 (به‌جز 932)، به‌علاوهٔ گروه 6320 (آشپز، قصاب، نانوا) و شغل 62200 (سرآشپز). جوشکار، برق‌کار، لوله‌کش، نجار و مکانیک در گروه 72 هستند؛ آرایشگر (63210) در فهرست نیست. کد شغل خود را پیدا کنید؛ رقم‌های اول آن نشان می‌دهد.',
    },
    source: REGULATIONS,
    from: READ_ON,
  },
  {
    id: 'programs.merger',
    when: ['merger', 'merger p:', 'merger p:EE', 'merger programs'],
    also: 'p:EE p:FSW p:CEC p:FST programs now open number ruleset clb level enough change what when future',
    says: {
      en: 'Not as far as we know. A consultation of spring 2026 proposed one federal high-skilled class in place of the three (TEER 0 to 3, one year of work in three, CLB 6, secondary school); we found no source that says it is in force.',
      fa: 'تا جایی که می‌دانیم نه. در نظرخواهی بهار ۲۰۲۶ یک برنامهٔ واحد به‌جای سه برنامهٔ فدرال پیشنهاد شد (TEER 0 تا 3، یک سال کار در سه سال، CLB 6 و دیپلم)؛ منبعی نیافتیم که بگوید اجرا شده است.',
    },
    source: CONSULTATION,
    from: READ_ON,
  },
  {
    id: 'programs.startup-instead',
    when: [
      'p:SUV alternative',
      'entrepreneur alternative',
      'p:SUV alternative programs',
      'entrepreneur programs',
      'entrepreneur funds programs',
    ],
    also: 'open programs how now eligible funds entrepreneur company neg immigrate what p:SUV list',
    says: {
      en: 'Open to founders instead: provincial entrepreneur streams, the C11 work permit for owner-operators, an intra-company transfer (C61 to C63) and Express Entry. A successor of the Start-up Visa was promised, without rules or a date so far.',
      fa: 'راه‌های دیگر برای کارآفرینان: مسیرهای کارآفرینی استان‌ها، مجوز کار C11 برای صاحبان کسب‌وکار، انتقال درون‌شرکتی (C61 تا C63) و اکسپرس اینتری. جایگزینی برای ویزای استارتاپ وعده داده شده، ولی هنوز نه شرایطش معلوم است و نه تاریخش.',
    },
    source: STARTUP,
    from: READ_ON,
  },
  {
    id: 'process.gaps',
    when: ['everymonth', 'gap write', 'gap profile', 'everymonth write', 'gap everymonth'],
    also: 'write profile year number work how month what need missing together children',
    says: {
      en: 'Write what you did, even if it was looking for work or staying at home. Forms ask for every month of the last ten years: a month without work is not a fault; a month without an answer is.',
      fa: 'بنویسید چه می‌کردید، حتی اگر دنبال کار می‌گشتید یا خانه بودید. فرم‌ها تک‌تک ماه‌های ده سال گذشته را می‌پرسند: ماهی که کار نکرده‌اید ایراد نیست؛ ماهی که پاسخ ندارد ایراد است.',
    },
    source: TIPS,
    from: READ_ON,
    page: 'profile',
  },
]

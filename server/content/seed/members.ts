import type { Seed } from './seed-shape.ts'

const LINKEDIN = 'https://www.linkedin.com/'
/** The public register of the College of Immigration and Citizenship Consultants. */
const REGISTER = 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant'
/** A number that nobody holds. */
const licence = { number: 'R000000', register: REGISTER }

/** These people are invented: the owner puts their own in their place. */
export const MEMBERS: readonly Seed<'member'>[] = [
  {
    slug: 'mahsa-ordibehesht',
    facts: {
      ...{ email: 'mahsa@rahnama.example', linkedin: LINKEDIN, licence, isSample: true },
      account: 'admin@rahnama.example',
    },
    en: {
      name: 'Mahsa Ordibehesht',
      position: 'Managing director, RCIC',
      spoken: 'English and Persian',
      bio: 'Mahsa opened the office after her own family’s move had taught her how much a calm explanation is worth. To this day she reads every refusal letter that reaches us.',
      specialties: [
        'Express Entry strategy',
        'Applications after a refusal',
        'Intra-company transfers',
        'Families moving together',
      ],
    },
    fa: {
      name: 'مهسا اردیبهشت',
      position: 'مدیر و مشاور رسمی مهاجرت (RCIC)',
      spoken: 'فارسی و انگلیسی',
      bio: 'مهسا این دفتر را پس از مهاجرت خانوادهٔ خودش باز کرد؛ همان روزها فهمید یک توضیح آرام و روشن چقدر ارزش دارد. هنوز هم هر نامهٔ رد درخواستی را که به دفتر می‌رسد، خودش می‌خواند.',
      specialties: ['استراتژی اکسپرس اینتری', 'درخواست پس از رد شدن', 'انتقال درون‌شرکتی', 'مهاجرت خانواده‌ها با هم'],
    },
  },
  {
    slug: 'daniel-whitbrook',
    facts: {
      ...{ email: 'daniel@rahnama.example', linkedin: LINKEDIN, licence, isSample: true },
      account: 'agent@rahnama.example',
    },
    en: {
      name: 'Daniel Whitbrook',
      position: 'Senior consultant, provinces and employers, RCIC',
      spoken: 'English and French',
      bio: 'Daniel grew up in Saskatchewan and follows the provincial programs week by week. He explains to employers, in plain words, what a nomination asks of them.',
      specialties: ['Provincial nominee programs', 'Work permits', 'Employer-driven streams', 'Family sponsorship'],
    },
    fa: {
      name: 'دنیل ویتبروک',
      position: 'مشاور ارشد استان‌ها و کارفرمایان (RCIC)',
      spoken: 'انگلیسی و فرانسوی',
      bio: 'دنیل در ساسکاچوان بزرگ شده و برنامه‌های استانی را هفته‌به‌هفته دنبال می‌کند. به زبان ساده به کارفرما توضیح می‌دهد که نامزدی استانی چه شرایطی دارد.',
      specialties: ['برنامه‌های نامزدی استانی', 'مجوز کار', 'مسیرهای کارفرمامحور', 'اسپانسرشیپ خانوادگی'],
    },
  },
  {
    slug: 'lin-yuexi',
    facts: { email: 'yuexi@rahnama.example', linkedin: LINKEDIN, isSample: true },
    en: {
      name: 'Lin Yuexi',
      position: 'Head of studies in China',
      spoken: 'Chinese, English and Persian',
      bio: 'Yuexi studied and worked at universities in Harbin and Guangzhou before she joined us. She knows which program is truly taught in English, and which only says so.',
      specialties: [
        'University selection in China',
        'Scholarship applications',
        'Chinese language courses',
        'Medical programs',
      ],
    },
    fa: {
      name: 'لین یوئه‌شی',
      position: 'سرپرست تحصیل در چین',
      spoken: 'چینی، انگلیسی و فارسی',
      bio: 'یوئه‌شی پیش از پیوستن به ما در دانشگاه‌های هاربین و گوانگجو درس خوانده و کار کرده است. خوب می‌داند کدام رشته واقعاً به انگلیسی تدریس می‌شود و کدام فقط روی کاغذ.',
      specialties: ['انتخاب دانشگاه در چین', 'درخواست بورسیه', 'دوره‌های زبان چینی', 'رشته‌های پزشکی'],
    },
  },
  {
    slug: 'arman-kuhsar',
    facts: { email: 'arman@rahnama.example', linkedin: LINKEDIN, isSample: true },
    en: {
      name: 'Arman Kuhsar',
      position: 'Head of cases and documents',
      spoken: 'Persian and English',
      bio: 'Arman checks names, dates and stamps across every document in a file. Clients say he finds the missing month in a CV before they have taken off their coats.',
      specialties: ['Document checks', 'Credential assessment (ECA)', 'Language results and CLB', 'Proof of funds'],
    },
    fa: {
      name: 'آرمان کوهسار',
      position: 'سرپرست پرونده‌ها و مدارک',
      spoken: 'فارسی و انگلیسی',
      bio: 'آرمان نام‌ها، تاریخ‌ها و مهرها را در همهٔ مدارک پرونده با هم تطبیق می‌دهد. مراجعان می‌گویند ماه جاافتادهٔ رزومه را پیش از آنکه بنشینند پیدا می‌کند.',
      specialties: ['بررسی مدارک', 'ارزیابی مدرک تحصیلی (ECA)', 'نتیجهٔ آزمون زبان و CLB', 'مدرک تمکن مالی'],
    },
  },
]

import type { Seed } from './seed-shape.ts'

export const CREDENTIALS: readonly Seed<'credential'>[] = [
  {
    slug: 'regulated-canadian-immigration-consultant',
    facts: {},
    en: {
      title: 'Regulated Canadian Immigration Consultant',
      text: 'In Canada only licensed people may advise on immigration for a fee. Our consultants hold the RCIC licence, which you can look up in the public register of the College of Immigration and Citizenship Consultants.',
    },
    fa: {
      title: 'مشاور رسمی مهاجرت کانادا (RCIC)',
      text: 'در کانادا فقط افراد دارای مجوز حق دارند در ازای دریافت هزینه مشاورهٔ مهاجرتی بدهند. مشاوران ما مجوز RCIC دارند و شما می‌توانید آن را در فهرست عمومی کالج مشاوران مهاجرت و شهروندی کانادا (CICC) ببینید.',
    },
  },
  {
    slug: 'professional-immigration-consultant',
    facts: {},
    en: {
      title: 'Professional immigration consultant',
      text: 'Each year our consultants complete the professional training their licence requires, so that their advice follows this year’s rules and not last year’s.',
    },
    fa: {
      title: 'مشاور حرفه‌ای مهاجرت',
      text: 'مشاوران ما هر سال دوره‌های حرفه‌ای لازم برای مجوزشان را می‌گذرانند تا مشاورهٔ آن‌ها بر اساس قوانین امسال باشد، نه پارسال.',
    },
  },
  {
    slug: 'university-partnerships',
    facts: {},
    en: {
      title: 'University partnerships',
      text: 'We work with admissions offices in Canada and China directly, so we know their deadlines, the documents they ask for and the scholarships that are still open.',
    },
    fa: {
      title: 'همکاری با دانشگاه‌ها',
      text: 'با دفترهای پذیرش دانشگاه‌های کانادا و چین مستقیم در تماسیم؛ برای همین از مهلت‌ها، مدارک لازم و بورسیه‌هایی که هنوز ظرفیت دارند خبر داریم.',
    },
  },
  {
    slug: 'language-assessment',
    facts: {},
    en: {
      title: 'Language assessment',
      text: 'We read your test results ability by ability and turn them into CLB or NCLC levels with the tables in force on the day, because that is how the authorities read them.',
    },
    fa: {
      title: 'ارزیابی سطح زبان',
      text: 'نتیجهٔ آزمون زبان شما را برای هر مهارت جداگانه بررسی می‌کنیم و با جدول‌های معتبر همان روز به سطح CLB یا NCLC تبدیل می‌کنیم؛ درست همان‌طور که ادارهٔ مهاجرت حساب می‌کند.',
    },
  },
]

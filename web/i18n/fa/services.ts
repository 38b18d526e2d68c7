import type { services as en } from '../en/services.ts'

export const services: typeof en = {
  title: 'خدمات مهاجرتی',
  heading: 'خدمات مهاجرتی',
  lead: 'برنامه‌هایی که با شما آماده می‌کنیم، و اینکه در حال حاضر درخواست می‌پذیرند یا نه.',
  available: 'در دسترس',
  comingSoon: 'به‌زودی',
  since: (date) => `از ${date}`,
  sinceOrEarlier: (year) => `از سال ${year} میلادی یا پیش از آن`,
  source: 'منبع:',
  provinces: (open, all, date) =>
    `در تاریخ ${date}، از ${all} استان و قلمرو این برنامه ${open} تا درخواست می‌پذیرند. گزارش شما هر کدام را با منبعش نشان می‌دهد.`,
  acts: {
    SUV: 'آمادگی با ارزیابی اولیه',
    ICT: 'شروع درخواست',
    FSW: 'دیدن امتیاز شما',
    PNP: 'ببینید کدام استان‌ها برای شما مناسب‌اند',
    FAMILY: 'شروع درخواست',
    STUDY_CA: 'سؤال دربارهٔ تحصیل در کانادا',
    STUDY_CN: 'سؤال دربارهٔ تحصیل در چین',
  },
  expressEntry: { name: 'اکسپرس اینتری', summary: 'اقامت دائم برای نیروی متخصص، بر اساس امتیاز.' },
}

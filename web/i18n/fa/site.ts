import type { site as en } from '../en/site.ts'

export const site: typeof en = {
  navigation: {
    label: 'اصلی',
    services: 'خدمات',
    aboutUs: 'دربارهٔ ما',
    ourTeam: 'تیم ما',
    successStories: 'داستان‌های موفقیت',
    contact: 'تماس با ما',
    getStarted: 'شروع کنید',
  },
  landing: {
    caption: 'مشاورهٔ مهاجرت و تحصیل',
    reassurance: 'شروع رایگان و بدون تعهد است.',
    routeLabel: 'از یک دروازه دو راه از روی تپه‌ها می‌گذرد؛ یکی به تورنتو می‌رسد و دیگری به پاگودایی در چین',
  },
  selfCheck: {
    title: 'ارزیابی رایگان: چند سؤال کوتاه، بدون ثبت‌نام',
    text: 'ببینید امتیاز CRS شما در چه بازه‌ای است و کدام برنامه‌ها شاید برایتان مناسب باشد؛ هر کدام با دلیلش. تا خودتان نخواهید، چیزی فرستاده نمی‌شود.',
    action: 'محاسبهٔ رایگان امتیاز',
  },
  content: {
    notTranslated: 'این صفحه هنوز به فارسی نوشته نشده است؛ متن انگلیسی آن را در ادامه می‌خوانید.',
    figureSources: 'منبع این آمار',
    services: {
      sinceDay: (day) => `از ${day}`,
      sinceYear: (year) => `از سال ${year} میلادی یا پیش از آن`,
      sourceIs: 'منبع:',
      comparison: {
        caption: 'در یک نگاه، بر اساس وضعیت امروز',
        service: 'خدمات',
        today: 'پذیرش درخواست',
        time: 'حدوداً چقدر زمان می‌برد',
      },
    },
    story: {
      to: 'به',
      program: 'برنامه',
      year: 'سال میلادی',
      timeline: 'مدت',
      scholarship: 'بورسیه',
      rating: (stars) => `امتیاز ${'۰۱۲۳۴۵'[stars]} از ۵`,
    },
    people: {
      specialties: 'تخصص‌ها',
      writeTo: (name) => `ایمیل به ${name}:`,
      onNetwork: (name) => `${name} در`,
    },
    article: {
      all: 'همهٔ مقاله‌ها',
      published: 'تاریخ انتشار',
      rulesAsOf: 'قوانین تا تاریخ',
      reading: 'زمان خواندن',
      readingTime: (minutes) => `${minutes} برای خواندن`,
      contents: 'در این صفحه',
      sources: 'منابع',
      ask: 'دربارهٔ پروندهٔ خودتان بپرسید',
    },
    missing: {
      title: 'چنین صفحه‌ای نداریم',
      body: 'شاید نام آن عوض شده یا از سایت برداشته شده باشد. شاید آنچه می‌خواهید جای دیگری از همین سایت باشد.',
      home: 'بازگشت به صفحهٔ اصلی',
      articles: 'خواندن مقاله‌ها',
      contact: 'از ما بپرسید',
    },
  },
  footer: {
    tagline: 'مهاجرت به کانادا. تحصیل در کانادا و چین.',
    pages: 'صفحه‌ها',
    more: 'خوب است بدانید',
    account: 'حساب شما',
    signIn: 'ورود',
    register: 'ثبت‌نام',
    notAdvice: 'آنچه در این سایت می‌خوانید اطلاع‌رسانی است و مشاورهٔ حقوقی نیست.',
    rights: (year, name) => `© ${year} ${name}.`,
  },
}

import type { Seed } from './seed-shape.ts'

export const OUR_TEAM_PAGE: Seed<'page'> = {
  slug: 'our-team',
  facts: { isInFooter: false },
  en: {
    title: 'Our team',
    description:
      'The people who read your file: licensed consultants for Canada, a specialist in studies in China and the colleague who checks every document.',
    blocks: [
      {
        type: 'hero',
        title: 'The people who read your file',
        lead: 'We are few enough to know your name and experienced enough to have heard your question before.',
        actions: [{ label: 'Book a consultation', href: '/consultations/initial' }],
      },
      {
        type: 'people',
        title: 'Who you will meet',
        lead: 'Write to any of them directly.',
        note: 'The people on this page are examples and are not real.',
      },
      {
        type: 'credentials',
        title: 'What stands behind our advice',
        lead: 'Licences and partnerships you can check.',
      },
      {
        type: 'mail-invitation',
        title: 'Join our team',
        text: 'We look for people who like rules, and like people even more. If you speak English and either Persian or Chinese, and read a form to its last line, write to us, even when no position is advertised.',
        to: 'careers',
        action: 'Send us your CV',
      },
    ],
  },
  fa: {
    title: 'تیم ما',
    description:
      'کسانی که پروندهٔ شما را می‌خوانند: مشاوران رسمی مهاجرت کانادا، کارشناس تحصیل در چین و مسئول بررسی مدارک.',
    blocks: [
      {
        type: 'hero',
        title: 'کسانی که پروندهٔ شما را می‌خوانند',
        lead: 'جمعمان آن‌قدر کوچک است که همه نام شما را می‌دانیم و آن‌قدر باتجربه‌ایم که سؤال شما را قبلاً شنیده باشیم.',
        actions: [{ label: 'رزرو وقت مشاوره', href: '/consultations/initial' }],
      },
      {
        type: 'people',
        title: 'با چه کسانی آشنا می‌شوید',
        lead: 'می‌توانید مستقیم به هر یک از آن‌ها ایمیل بزنید.',
        note: 'افراد این صفحه برای نمونه آمده‌اند و واقعی نیستند.',
      },
      {
        type: 'credentials',
        title: 'پشتوانهٔ مشاورهٔ ما',
        lead: 'مجوزها و همکاری‌هایی که خودتان می‌توانید درستی‌شان را بررسی کنید.',
      },
      {
        type: 'mail-invitation',
        title: 'به تیم ما بپیوندید',
        text: 'دنبال کسانی هستیم که قانون را دوست دارند و آدم‌ها را بیشتر. اگر فارسی یا چینی را در کنار انگلیسی می‌دانید و فرم را تا خط آخر می‌خوانید، برایمان بنویسید؛ حتی اگر آگهی استخدامی نداده باشیم.',
        to: 'careers',
        action: 'رزومه‌تان را بفرستید',
      },
    ],
  },
}

import type { Seed } from './seed-shape.ts'

export const OUR_TEAM_PAGE: Seed<'page'> = {
  slug: 'our-team',
  facts: { isInFooter: false },
  en: {
    title: 'Our team',
    description:
      'The people who read your file: licensed consultants for Canada, a specialist for studies in China, and the keeper of documents.',
    blocks: [
      {
        type: 'hero',
        title: 'The people who read your file',
        lead: 'Small enough that everybody knows your name, and experienced enough to have seen your question before.',
        actions: [{ label: 'Book a consultation', href: '/contact' }],
      },
      {
        type: 'people',
        title: 'Who you will meet',
        lead: 'Write to any of them directly.',
        note: 'The people on this page are examples.',
      },
      {
        type: 'credentials',
        title: 'What stands behind our advice',
        lead: 'Licences and partnerships you can check.',
      },
      {
        type: 'mail-invitation',
        title: 'Join our team',
        text: 'We look for people who like rules and like people even more. If you speak English and Persian or Chinese and read a form to its last line, write to us, whether or not a place is announced.',
        to: 'careers',
        action: 'Send us your CV',
      },
    ],
  },
  fa: {
    title: 'تیم ما',
    description: 'کسانی که پروندهٔ شما را می‌خوانند: مشاوران رسمی کانادا، کارشناس تحصیل در چین و مسئول مدارک.',
    blocks: [
      {
        type: 'hero',
        title: 'کسانی که پروندهٔ شما را می‌خوانند',
        lead: 'آن‌قدر کوچکیم که همه نامتان را می‌دانیم و آن‌قدر باتجربه که پرسش شما را پیش‌تر شنیده باشیم.',
        actions: [{ label: 'رزرو وقت مشاوره', href: '/contact' }],
      },
      {
        type: 'people',
        title: 'با چه کسانی روبه‌رو می‌شوید',
        lead: 'می‌توانید برای هر یک مستقیم بنویسید.',
        note: 'افراد این صفحه برای نمونه آمده‌اند و واقعی نیستند.',
      },
      {
        type: 'credentials',
        title: 'پشتوانهٔ مشورت ما',
        lead: 'مجوزها و همکاری‌هایی که خودتان می‌توانید درستی‌شان را ببینید.',
      },
      {
        type: 'mail-invitation',
        title: 'به تیم ما بپیوندید',
        text: 'دنبال کسانی هستیم که قانون را دوست دارند و آدم‌ها را بیشتر. اگر فارسی یا چینی را در کنار انگلیسی می‌دانید و فرم را تا خط آخر می‌خوانید، برایمان بنویسید؛ حتی اگر جایی اعلام نشده باشد.',
        to: 'careers',
        action: 'رزومه‌تان را بفرستید',
      },
    ],
  },
}

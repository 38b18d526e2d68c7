import type { Seed } from './seed-shape.ts'

const BAND = ['clients', 'success-rate', 'countries', 'student-visas']

export const SUCCESS_STORIES_PAGE: Seed<'page'> = {
  slug: 'success-stories',
  facts: { isInFooter: false },
  en: {
    title: 'Success stories',
    description:
      'Six roads to Canada and China: where people came from, which program they chose, how long it took and how it ended.',
    blocks: [
      {
        type: 'hero',
        title: 'How it went for others',
        lead: 'No two roads are alike. These show what was hard, what helped, and how long it took.',
        actions: [{ label: 'Get started', href: '/self-check' }],
      },
      { type: 'stats', title: 'Behind the stories', claims: BAND },
      {
        type: 'stories',
        title: 'Six roads',
        note: 'These stories are examples; the people in them are not real. Results depend on each case, and past results are no promise.',
      },
      {
        type: 'call-to-action',
        title: 'Your story could begin today',
        text: 'See what you qualify for, then decide in your own time.',
        actions: [
          { label: 'Get started', href: '/self-check' },
          { label: 'Book a free consultation', href: '/consultations/initial' },
        ],
      },
      {
        type: 'mail-invitation',
        title: 'Tell us yours',
        text: 'Were we part of your journey? Write and tell us how it went. We publish nothing without your consent, and you can withdraw it at any time.',
        to: 'stories',
        action: 'Send us your story',
      },
    ],
  },
  fa: {
    title: 'داستان‌های موفقیت',
    description:
      'شش تجربهٔ مهاجرت به کانادا و تحصیل در چین: از کجا آمدند، کدام برنامه را انتخاب کردند، چقدر طول کشید و نتیجه چه شد.',
    blocks: [
      {
        type: 'hero',
        title: 'تجربهٔ دیگران',
        lead: 'هیچ دو پرونده‌ای مثل هم نیست. این داستان‌ها می‌گویند چه سخت بود، چه کمک کرد و چقدر طول کشید.',
        actions: [{ label: 'شروع کنید', href: '/self-check' }],
      },
      { type: 'stats', title: 'پشت این داستان‌ها', claims: BAND },
      {
        type: 'stories',
        title: 'شش داستان',
        note: 'این داستان‌ها برای نمونه نوشته شده‌اند و افراد آن‌ها واقعی نیستند. نتیجه به هر پرونده بستگی دارد و نتیجه‌های گذشته قولی برای آینده نیست.',
      },
      {
        type: 'call-to-action',
        title: 'داستان شما می‌تواند امروز شروع شود',
        text: 'ببینید شرایط کدام برنامه‌ها را دارید و سر فرصت تصمیم بگیرید.',
        actions: [
          { label: 'شروع کنید', href: '/self-check' },
          { label: 'رزرو مشاورهٔ رایگان', href: '/consultations/initial' },
        ],
      },
      {
        type: 'mail-invitation',
        title: 'داستان خودتان را بگویید',
        text: 'با ما کار کرده‌اید؟ برایمان بنویسید چطور گذشت. بدون رضایت شما چیزی منتشر نمی‌کنیم و هر زمان بخواهید می‌توانید رضایتتان را پس بگیرید.',
        to: 'stories',
        action: 'داستانتان را بفرستید',
      },
    ],
  },
}

import type { Seed } from './seed-shape.ts'

/** These pages only gather what is kept elsewhere. */
export const LIST_PAGES: readonly Seed<'page'>[] = [
  {
    slug: 'articles',
    facts: { isInFooter: true },
    en: {
      title: 'Articles',
      description:
        'Plain explanations of points, language levels, credentials, funds and studies, each with the date of its rules.',
      blocks: [
        {
          type: 'hero',
          title: 'Read before you pay',
          lead: 'What we explain most often, written down once and with care. Each article gives the date of the rules it explains.',
          actions: [],
        },
        { type: 'articles', title: 'All articles' },
        {
          type: 'call-to-action',
          title: 'What about your case?',
          text: 'An article cannot know you. Your profile can.',
          actions: [{ label: 'Get started', href: '/self-check' }],
        },
      ],
    },
    fa: {
      title: 'مقاله‌ها',
      description: 'توضیح سادهٔ امتیاز، سطح زبان، مدرک تحصیلی، تمکن مالی و تحصیل؛ هر یک با تاریخ قوانینش.',
      blocks: [
        {
          type: 'hero',
          title: 'پیش از پرداخت پول، بخوانید',
          lead: 'آنچه را بیش از همه از ما می‌پرسند یک بار و با دقت نوشته‌ایم. هر مقاله می‌گوید بر اساس قوانین چه تاریخی نوشته شده است.',
          actions: [],
        },
        { type: 'articles', title: 'همهٔ مقاله‌ها' },
        {
          type: 'call-to-action',
          title: 'و برای شما چطور؟',
          text: 'مقاله شما را نمی‌شناسد؛ پروفایلتان می‌شناسد.',
          actions: [{ label: 'شروع کنید', href: '/self-check' }],
        },
      ],
    },
  },
  {
    slug: 'faq',
    facts: { isInFooter: true },
    en: {
      title: 'Questions and answers',
      description:
        'Processing times, language tests, studying in China without Chinese, fees, and who can see your documents.',
      blocks: [
        { type: 'faq', title: 'What people ask us', topic: 'general' },
        {
          type: 'call-to-action',
          title: 'Is your question not here?',
          text: 'Ask us. On working days we reply within {{reply-time}}.',
          actions: [{ label: 'Write to us', href: '/contact' }],
        },
      ],
    },
    fa: {
      title: 'سؤالات متداول',
      description: 'زمان بررسی، آزمون زبان، تحصیل در چین بدون زبان چینی، هزینه‌ها و اینکه چه کسی مدارک شما را می‌بیند.',
      blocks: [
        { type: 'faq', title: 'از ما چه می‌پرسند', topic: 'general' },
        {
          type: 'call-to-action',
          title: 'سؤال شما اینجا نیست؟',
          text: 'از خودمان بپرسید. در روزهای کاری ظرف {{reply-time}} پاسخ می‌دهیم.',
          actions: [{ label: 'برای ما بنویسید', href: '/contact' }],
        },
      ],
    },
  },
]

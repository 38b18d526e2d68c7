import type { Seed } from './seed-shape.ts'

export const SERVICES_PAGE: Seed<'page'> = {
  slug: 'services',
  facts: { isInFooter: false },
  en: {
    title: 'Services',
    description:
      'Start-up Visa, Intra-Company Transfer, Express Entry, Provincial Nominee Program and Family Sponsorship with their state of today, and four services for studying in China.',
    blocks: [
      {
        type: 'hero',
        title: 'What we can do for you',
        lead: 'Five programs for Canada and four services for China. Beside each one stands whether it takes applications today, since when, and where we read it.',
        actions: [{ label: 'Find out what fits', href: '/auth?view=register' }],
      },
      {
        type: 'services',
        title: 'Canada',
        lead: 'No program guarantees permanent residence. We tell you which one is worth your time.',
        area: 'canada',
      },
      {
        type: 'services',
        title: 'China',
        lead: 'More than {{partner-universities}} universities answer our letters. Choosing among them is the real work.',
        area: 'china',
      },
      {
        type: 'cards',
        title: 'Along the way',
        lead: 'What most applications need, whatever their name.',
        cards: [
          {
            title: 'Credential assessment',
            text: 'We choose the right body for your degree and follow the papers. It takes about {{time-credential-assessment}} once all of them have arrived.',
            link: { label: 'Step by step', href: '/articles/credential-assessment-step-by-step' },
          },
          {
            title: 'Language results',
            text: 'Which test, which date, which ability to work on: read with the tables in force today.',
            link: { label: 'CLB and the tests', href: '/articles/clb-and-language-tests' },
          },
          {
            title: 'Proof of funds',
            text: 'How much, in whose account, for how long, and with which letter from the bank.',
            link: { label: 'What counts', href: '/articles/proof-of-funds' },
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'Not sure which one is yours?',
        text: 'That is the usual case. Answer a few questions, or ask a person.',
        actions: [
          { label: 'Get started', href: '/auth?view=register' },
          { label: 'Book a free consultation', href: '/contact' },
        ],
      },
    ],
  },
  fa: {
    title: 'خدمات',
    description:
      'ویزای استارتاپ، انتقال درون‌شرکتی، اکسپرس اینتری، نامزدی استانی و اسپانسرشیپ خانوادگی با وضعیت امروز، و چهار خدمت برای تحصیل در چین.',
    blocks: [
      {
        type: 'hero',
        title: 'چه کاری از ما برمی‌آید',
        lead: 'پنج برنامه برای کانادا و چهار خدمت برای چین. کنار هر یک نوشته‌ایم امروز درخواست می‌پذیرد یا نه، از کی، و این را کجا خوانده‌ایم.',
        actions: [{ label: 'ببینید کدام مناسب شماست', href: '/auth?view=register' }],
      },
      {
        type: 'services',
        title: 'کانادا',
        lead: 'هیچ برنامه‌ای اقامت دائم را تضمین نمی‌کند. ما می‌گوییم کدام به وقت شما می‌ارزد.',
        area: 'canada',
      },
      {
        type: 'services',
        title: 'چین',
        lead: 'بیش از {{partner-universities}} دانشگاه پاسخ نامه‌های ما را می‌دهند. کار اصلی، انتخاب میان آن‌هاست.',
        area: 'china',
      },
      {
        type: 'cards',
        title: 'در میانهٔ راه',
        lead: 'آنچه بیشتر درخواست‌ها، با هر نامی، لازم دارند.',
        cards: [
          {
            title: 'ارزیابی مدرک تحصیلی',
            text: 'نهاد ارزیاب مناسب مدرکتان را پیدا و کار را پیگیری می‌کنیم. پس از رسیدن همهٔ مدارک حدود {{time-credential-assessment}} زمان می‌برد.',
            link: { label: 'گام‌به‌گام', href: '/articles/credential-assessment-step-by-step' },
          },
          {
            title: 'نتیجهٔ آزمون زبان',
            text: 'کدام آزمون، چه تاریخی و کدام مهارت: با جدول‌های معتبر امروز می‌خوانیم.',
            link: { label: 'CLB و آزمون‌ها', href: '/articles/clb-and-language-tests' },
          },
          {
            title: 'مدرک تمکن مالی',
            text: 'چقدر، در حساب چه کسی، چه مدت و با کدام نامهٔ بانک.',
            link: { label: 'چه چیزی پذیرفته است', href: '/articles/proof-of-funds' },
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'نمی‌دانید کدام راه شماست؟',
        text: 'بیشتر مردم همین‌جا هستند. به چند پرسش پاسخ دهید یا از یکی از ما بپرسید.',
        actions: [
          { label: 'شروع کنید', href: '/auth?view=register' },
          { label: 'رزرو مشاورهٔ رایگان', href: '/contact' },
        ],
      },
    ],
  },
}

import type { Seed } from './seed-shape.ts'

export const SERVICES_PAGE: Seed<'page'> = {
  slug: 'services',
  facts: { isInFooter: false },
  en: {
    title: 'Services',
    description:
      'Start-up Visa, Intra-Company Transfer, Express Entry, Provincial Nominee Program and Family Sponsorship with their status today, studying in Canada, and four services for studying in China.',
    blocks: [
      {
        type: 'hero',
        title: 'What we can do for you',
        lead: 'Five programs for Canada, studying in Canada, and four services for China. For each one you can read whether it is accepting applications today, since when, and by which source.',
        actions: [{ label: 'Find out what fits', href: '/self-check' }],
      },
      {
        type: 'services',
        title: 'Canada',
        lead: 'No program guarantees permanent residence. We tell you which one is worth your time.',
        area: 'canada',
      },
      {
        type: 'services',
        title: 'Study in Canada',
        lead: 'A permit needs a school, a place under the cap and proof of funds. We help with all three.',
        area: 'study-canada',
      },
      {
        type: 'services',
        title: 'Study in China',
        lead: 'Choosing the right university is the real work. We have more than {{partner-universities}} partner universities.',
        area: 'china',
      },
      {
        type: 'cards',
        title: 'Along the way',
        lead: 'What most applications need, whichever program you choose.',
        cards: [
          {
            title: 'Credential assessment',
            text: 'We find the right assessment body for your degree and follow its work. It takes about {{time-credential-assessment}} once all documents have arrived.',
            link: { label: 'Step by step', href: '/articles/credential-assessment-step-by-step' },
          },
          {
            title: 'Language results',
            text: 'Which test to take, when, and which ability to work on, by the tables in force today.',
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
        text: 'Most people are not, at first. Answer a few questions, or ask one of us.',
        actions: [
          { label: 'Get started', href: '/self-check' },
          { label: 'Book a free consultation', href: '/consultations/initial' },
        ],
      },
    ],
  },
  fa: {
    title: 'خدمات',
    description:
      'ویزای استارتاپ، انتقال درون‌شرکتی، اکسپرس اینتری، نامزدی استانی و اسپانسرشیپ خانوادگی با وضعیت امروز، تحصیل در کانادا و چهار نوع خدمات برای تحصیل در چین.',
    blocks: [
      {
        type: 'hero',
        title: 'خدمات ما',
        lead: 'پنج برنامه برای کانادا، تحصیل در کانادا و چهار نوع خدمات برای چین. کنار هر یک نوشته‌ایم امروز درخواست می‌پذیرد یا نه، از چه تاریخی و بر اساس کدام منبع.',
        actions: [{ label: 'ببینید کدام مناسب شماست', href: '/self-check' }],
      },
      {
        type: 'services',
        title: 'کانادا',
        lead: 'هیچ برنامه‌ای اقامت دائم را تضمین نمی‌کند. ما می‌گوییم کدام ارزش وقت گذاشتن دارد.',
        area: 'canada',
      },
      {
        type: 'services',
        title: 'تحصیل در کانادا',
        lead: 'برای مجوز تحصیل، پذیرش، جا در سهمیهٔ استان و تمکن مالی لازم است. در هر سه کمک می‌کنیم.',
        area: 'study-canada',
      },
      {
        type: 'services',
        title: 'تحصیل در چین',
        lead: 'کار اصلی، انتخاب دانشگاه مناسب است. ما با بیش از {{partner-universities}} دانشگاه همکاری می‌کنیم.',
        area: 'china',
      },
      {
        type: 'cards',
        title: 'در طول مسیر',
        lead: 'آنچه بیشتر درخواست‌ها، در هر برنامه‌ای، لازم دارند.',
        cards: [
          {
            title: 'ارزیابی مدرک تحصیلی',
            text: 'نهاد ارزیاب مناسب مدرکتان را پیدا و کار را پیگیری می‌کنیم. پس از رسیدن همهٔ مدارک حدود {{time-credential-assessment}} زمان می‌برد.',
            link: { label: 'گام‌به‌گام', href: '/articles/credential-assessment-step-by-step' },
          },
          {
            title: 'نتیجهٔ آزمون زبان',
            text: 'کدام آزمون، چه زمانی و کار روی کدام مهارت؛ بر اساس جدول‌های معتبر امروز.',
            link: { label: 'CLB و آزمون‌ها', href: '/articles/clb-and-language-tests' },
          },
          {
            title: 'مدرک تمکن مالی',
            text: 'چقدر، در حساب چه کسی، چه مدت و با کدام نامهٔ بانک.',
            link: { label: 'چه پولی قابل قبول است', href: '/articles/proof-of-funds' },
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'نمی‌دانید کدام برنامه مناسب شماست؟',
        text: 'بیشتر مراجعان هم در شروع نمی‌دانند. به چند سؤال پاسخ دهید یا از یکی از ما بپرسید.',
        actions: [
          { label: 'شروع کنید', href: '/self-check' },
          { label: 'رزرو مشاورهٔ رایگان', href: '/consultations/initial' },
        ],
      },
    ],
  },
}

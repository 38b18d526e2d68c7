import type { Seed } from './seed-shape.ts'

export const STUDY_CANADA_SERVICES: readonly Seed<'service'>[] = [
  {
    slug: 'study-in-canada',
    facts: { area: 'study-canada', intakes: ['STUDY_CA'], times: [], href: '/profile/study-abroad' },
    en: {
      title: 'Study in Canada',
      summary:
        'A study permit for a school, college or university that Canada has designated, from the letter of acceptance to your arrival.',
      points: [
        'A letter of acceptance from a designated learning institution (DLI)',
        'A provincial attestation letter (PAL) for most applicants; the number of permits is capped',
        'Proof of funds for a year of living costs, besides tuition and travel',
        'In Quebec, the province’s own certificate of acceptance (CAQ)',
      ],
      prose: `Since 22 January 2024 the number of study permits is capped, and most applicants need a provincial attestation letter. Since 1 January 2026 master’s and doctoral students of public institutions need none.

An officer also asks whether you will really study and leave when your stay ends. We look at your plan with you before you pay a fee, and tell you when another route fits better.

What is asked for, step by step, is on [our page about studying in Canada](/pages/study-in-canada); the article on [the first steps](/articles/study-in-canada-first-steps) has the amounts and the order of documents.`,
      action: 'Tell us your study plan',
    },
    fa: {
      title: 'تحصیل در کانادا',
      summary: 'مجوز تحصیل برای مدرسه، کالج یا دانشگاهی که کانادا تأیید کرده است؛ از گرفتن پذیرش تا رسیدن به کانادا.',
      points: [
        'نامهٔ پذیرش از مؤسسهٔ مورد تأیید (DLI)',
        'نامهٔ تأیید استانی (PAL) برای بیشتر متقاضیان؛ تعداد مجوزها محدود است',
        'تمکن مالی برای یک سال زندگی، جدا از شهریه و هزینهٔ سفر',
        'در کبک، گواهی پذیرش خود استان (CAQ)',
      ],
      prose: `از ۲۲ ژانویهٔ ۲۰۲۴ (۲ بهمن ۱۴۰۲) تعداد مجوزهای تحصیل سقف دارد و بیشتر متقاضیان به نامهٔ تأیید استانی نیاز دارند. از ۱ ژانویهٔ ۲۰۲۶ دانشجویان کارشناسی ارشد و دکتری مؤسسه‌های دولتی به آن نیاز ندارند.

افسر پرونده این را هم می‌پرسد که آیا واقعاً درس می‌خوانید و در پایان مدت برمی‌گردید. پیش از آنکه هزینه‌ای بپردازید، برنامهٔ تحصیلی‌تان را با شما بررسی می‌کنیم و اگر راه دیگری مناسب‌تر باشد، همین را می‌گوییم.

مراحل کار را در صفحهٔ [تحصیل در کانادا](/pages/study-in-canada) و مبالغ و ترتیب مدارک را در مقالهٔ [گام‌های اول](/articles/study-in-canada-first-steps) بخوانید.`,
      action: 'برنامهٔ تحصیلی‌تان را بگویید',
    },
  },
]

export const STUDY_IN_CANADA_PAGE: Seed<'page'> = {
  slug: 'study-in-canada',
  facts: { isInFooter: true },
  en: {
    title: 'Study in Canada',
    description:
      'What a study permit asks for: a letter of acceptance, a provincial attestation letter for most applicants, and proof of funds; and how we help with each.',
    blocks: [
      {
        type: 'hero',
        title: 'Study in Canada',
        lead: 'From choosing a school to the permit: what is asked for today, in which order, and what we do with you.',
        actions: [
          { label: 'Tell us your study plan', href: '/profile/study-abroad' },
          { label: 'Ask a question', href: '/contact' },
        ],
      },
      {
        type: 'steps',
        title: 'In this order',
        steps: [
          {
            title: 'A school that may take you',
            text: 'Only a designated learning institution (DLI) can give the letter of acceptance. We look at programs with you before you pay a fee.',
          },
          {
            title: 'The letter of acceptance',
            text: 'Each school sets its own language level and deadlines.',
          },
          {
            title: 'The attestation letter (PAL)',
            text: 'Most applicants need it, from the province of the school. Master’s and doctoral students of public institutions have needed none since 1 January 2026.',
          },
          {
            title: 'Proof of funds',
            text: 'A year of living costs, besides the first year of tuition and the journey. The amount depends on how many of you there are.',
          },
          {
            title: 'The application',
            text: 'An officer also asks whether you will really study and leave when your stay ends. We read your plan with these eyes first.',
          },
        ],
      },
      { type: 'services', title: 'How it stands today', lead: 'With its date and source.', area: 'study-canada' },
      {
        type: 'call-to-action',
        title: 'Not sure whether it fits?',
        text: 'Tell us your plan. If another route suits you better, we say so.',
        actions: [
          { label: 'Tell us your study plan', href: '/profile/study-abroad' },
          { label: 'Read the first steps', href: '/articles/study-in-canada-first-steps' },
        ],
      },
    ],
  },
  fa: {
    title: 'تحصیل در کانادا',
    description:
      'مجوز تحصیل چه می‌خواهد: نامهٔ پذیرش، نامهٔ تأیید استانی برای بیشتر متقاضیان و تمکن مالی؛ و اینکه در هر مرحله چه کمکی می‌کنیم.',
    blocks: [
      {
        type: 'hero',
        title: 'تحصیل در کانادا',
        lead: 'از انتخاب دانشگاه تا گرفتن مجوز: امروز چه لازم است، به چه ترتیبی، و ما چه کاری برایتان انجام می‌دهیم.',
        actions: [
          { label: 'برنامهٔ تحصیلی‌تان را بگویید', href: '/profile/study-abroad' },
          { label: 'سؤالی دارم', href: '/contact' },
        ],
      },
      {
        type: 'steps',
        title: 'به این ترتیب',
        steps: [
          {
            title: 'انتخاب مؤسسه',
            text: 'فقط مؤسسهٔ مورد تأیید (DLI) می‌تواند نامهٔ پذیرش بدهد. پیش از پرداخت هر هزینه‌ای رشته‌ها را با شما بررسی می‌کنیم.',
          },
          {
            title: 'نامهٔ پذیرش',
            text: 'سطح زبان و مهلت‌ها را هر دانشگاه خودش تعیین می‌کند.',
          },
          {
            title: 'نامهٔ تأیید استانی (PAL)',
            text: 'بیشتر متقاضیان باید آن را از استان محل تحصیل بگیرند. از ۱ ژانویهٔ ۲۰۲۶ دانشجویان کارشناسی ارشد و دکتری مؤسسه‌های دولتی به آن نیاز ندارند.',
          },
          {
            title: 'تمکن مالی',
            text: 'هزینهٔ یک سال زندگی، جدا از شهریهٔ سال اول و هزینهٔ سفر. مبلغ به تعداد همراهان بستگی دارد.',
          },
          {
            title: 'درخواست مجوز',
            text: 'افسر پرونده این را هم بررسی می‌کند که آیا واقعاً درس می‌خوانید و در پایان مدت برمی‌گردید. ما برنامهٔ شما را از قبل با همین نگاه می‌خوانیم.',
          },
        ],
      },
      { type: 'services', title: 'وضعیت امروز', lead: 'با تاریخ و منبع.', area: 'study-canada' },
      {
        type: 'call-to-action',
        title: 'مطمئن نیستید برای شما مناسب است؟',
        text: 'برنامه‌تان را بگویید. اگر راه دیگری مناسب‌تر باشد، همان را می‌گوییم.',
        actions: [
          { label: 'برنامهٔ تحصیلی‌تان را بگویید', href: '/profile/study-abroad' },
          { label: 'گام‌های اول را بخوانید', href: '/articles/study-in-canada-first-steps' },
        ],
      },
    ],
  },
}

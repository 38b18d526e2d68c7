import type { Seed } from './seed-shape.ts'

export const VALUES: readonly Seed<'value'>[] = [
  {
    slug: 'excellence',
    facts: {},
    en: {
      title: 'Excellence',
      text: 'We check every application before it leaves us. We would rather send a file a day later than send it with something missing.',
    },
    fa: {
      title: 'کیفیت',
      text: 'هر درخواست را پیش از ارسال بررسی می‌کنیم. ترجیح می‌دهیم پرونده یک روز دیرتر برود، اما کم‌وکاستی نداشته باشد.',
    },
  },
  {
    slug: 'client-focused',
    facts: {},
    en: {
      title: 'Client-focused',
      text: 'One consultant looks after your case and speaks your language, and at each stage you see whose turn it is and what comes next.',
    },
    fa: {
      title: 'مراجع‌محوری',
      text: 'یک مشاور پیگیر پروندهٔ شماست و به زبان خودتان پاسخ می‌دهد؛ در هر مرحله می‌بینید گام بعدی چیست و با کیست.',
    },
  },
  {
    slug: 'integrity',
    facts: {},
    en: {
      title: 'Integrity',
      text: 'If you do not qualify for a program, we say so and tell you why. Nobody can promise a visa, and we do not.',
    },
    fa: {
      title: 'درستکاری',
      text: 'اگر شرایط برنامه‌ای را نداشته باشید، همین را می‌گوییم و دلیلش را هم توضیح می‌دهیم. هیچ‌کس نمی‌تواند ویزا را تضمین کند؛ ما هم نمی‌کنیم.',
    },
  },
  {
    slug: 'results-driven',
    facts: {},
    en: {
      title: 'Results-driven',
      text: 'We measure ourselves by decisions, not by meetings: you always see what comes next, who does it, and by when.',
    },
    fa: {
      title: 'نتیجه‌گرایی',
      text: 'معیار ما نتیجه است، نه تعداد جلسه‌ها. همیشه می‌بینید گام بعدی چیست، با کیست و تا چه زمانی.',
    },
  },
]

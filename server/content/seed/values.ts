import type { Seed } from './seed-shape.ts'

export const VALUES: readonly Seed<'value'>[] = [
  {
    slug: 'excellence',
    facts: {},
    en: {
      title: 'Excellence',
      text: 'Every form is read by two people before it leaves us. We would rather send a file a day later than send it with something missing.',
    },
    fa: {
      title: 'کیفیت',
      text: 'هر فرم را پیش از فرستادن دو نفر می‌خوانند. ترجیح می‌دهیم پرونده یک روز دیرتر برود، اما کم‌وکاستی نداشته باشد.',
    },
  },
  {
    slug: 'client-focused',
    facts: {},
    en: {
      title: 'Client-focused',
      text: 'You have one consultant who knows your story, answers in your language, and tells you at each stage whose turn it is and what comes next.',
    },
    fa: {
      title: 'مراجع‌محوری',
      text: 'یک مشاور دارید که پروندهٔ شما را می‌شناسد، به زبان خودتان پاسخ می‌دهد و در هر مرحله می‌گوید گام بعدی چیست و با کیست.',
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
      text: 'We measure ourselves by decisions, not by meetings: each conversation ends with a list of what you will do, what we will do, and by when.',
    },
    fa: {
      title: 'نتیجه‌گرایی',
      text: 'معیار ما نتیجه است، نه تعداد جلسه‌ها. هر جلسه با فهرستی مشخص تمام می‌شود: شما چه می‌کنید، ما چه می‌کنیم و تا کی.',
    },
  },
]

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

Our article on [the first steps](/articles/study-in-canada-first-steps) has the amounts and the order of documents.`,
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

مبالغ و ترتیب مدارک را در مقالهٔ [گام‌های اول](/articles/study-in-canada-first-steps) بخوانید.`,
      action: 'برنامهٔ تحصیلی‌تان را بگویید',
    },
  },
]

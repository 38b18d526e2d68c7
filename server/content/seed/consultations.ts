import { CONSULTATION_RULES } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_SLUGS } from '@rahnama/contract/content/content.ts'
import type { Seed } from './seed-shape.ts'

export const CONSULTATIONS: readonly Seed<'consultation'>[] = [
  {
    slug: CONSULTATION_SLUGS.initial,
    facts: { minutes: CONSULTATION_RULES.initial.minutes },
    en: {
      title: 'Free initial consultation',
      text: 'Get to know us, describe your situation and hear which options are worth a closer look. Once for each person.',
      action: 'Book now',
    },
    fa: {
      title: 'مشاورهٔ اولیهٔ رایگان',
      text: 'با ما آشنا شوید، شرایطتان را بگویید و ببینید کدام راه‌ها ارزش بررسی دارند. برای هر نفر یک بار.',
      action: 'رزرو وقت',
    },
  },
  {
    slug: CONSULTATION_SLUGS.comprehensive,
    facts: { minutes: CONSULTATION_RULES.comprehensive.minutes },
    en: {
      title: 'Comprehensive consultation',
      text: 'A full review of your case and your documents.',
      action: 'Book now',
    },
    fa: {
      title: 'مشاورهٔ جامع',
      text: 'بررسی کامل پرونده و مدارک شما.',
      action: 'رزرو وقت',
    },
  },
  {
    slug: CONSULTATION_SLUGS.followUp,
    facts: { minutes: CONSULTATION_RULES.followUp.minutes },
    en: {
      title: 'Follow-up',
      text: 'For existing clients: questions that have come up, changes in your life, the next step.',
      action: 'Book now',
    },
    fa: {
      title: 'مشاورهٔ پیگیری',
      text: 'برای مراجعان فعلی: سؤال‌هایی که پیش آمده، تغییری در زندگی، گام بعدی.',
      action: 'رزرو وقت',
    },
  },
]

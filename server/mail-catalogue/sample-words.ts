import type { Language } from '@rahnama/contract/locale/locale.ts'

const NOTE = {
  en: 'Please add the official stamp of your employer and the dates of each position.',
  fa: 'لطفاً مهر رسمی کارفرما و تاریخ شروع و پایان هر سمت را هم اضافه کنید.',
}
const TOPIC = {
  en: 'Can my four years of work in Isfahan count?\nMy IELTS result is from 2025.',
  fa: 'آیا چهار سال سابقهٔ کارم در اصفهان حساب می‌شود؟\nمدرک IELTS من برای سال ۲۰۲۵ است.',
}

/** What people would have written, in the language of the mail, and names in the other script as they occur. */
export const SAMPLE_WORDS = {
  en: {
    fullName: 'Parnian Nemooneh',
    otherScript: { fullName: 'پرنیان نمونه', consultant: 'نوا نمونه' },
    consultant: 'Nava Sample',
    claim: 'Partner universities',
    consultation: 'Free initial consultation',
    question: 'In which month did your branch in Toronto open, and who signed the lease?',
    sentence: NOTE,
    subject: 'Proof of funds: which bank letter?',
    topic: TOPIC.en,
    topicInOtherScript: TOPIC.fa,
    reason: 'Our office is closed on that day.',
    reply:
      'Thank you for your question. Yes, work outside Canada counts if it was paid and in a skilled occupation.\n\nThe self-check on our site gives you a first idea; a consultation looks at your own case.',
  },
  fa: {
    fullName: 'پرنیان نمونه',
    otherScript: { fullName: 'Parnian Nemooneh', consultant: 'Nava Sample' },
    consultant: 'نوا نمونه',
    claim: 'دانشگاه همکار',
    consultation: 'مشاورهٔ اولیهٔ رایگان',
    question: 'شعبهٔ تورنتو در چه ماهی افتتاح شد و قرارداد اجاره (Lease) را چه کسی امضا کرد؟',
    sentence: NOTE,
    subject: 'تمکن مالی: کدام نامهٔ بانک؟',
    topic: TOPIC.fa,
    topicInOtherScript: TOPIC.en,
    reason: 'دفتر ما در آن روز تعطیل است.',
    reply:
      'از سؤال شما سپاسگزاریم. بله، سابقهٔ کار خارج از کانادا هم در صورتی که با حقوق و در شغل تخصصی باشد حساب می‌شود.\n\nارزیابی رایگان سایت ما برآوردی اولیه به شما می‌دهد؛ در جلسهٔ مشاوره شرایط خود شما را بررسی می‌کنیم.',
  },
} satisfies Record<Language, object>

/** Why documents are sent back is the owner's to word; these came with the program. */
export const SAMPLE_REASONS = {
  notOfficial: {
    en: 'It lacks an official stamp, letterhead or signature.',
    fa: 'مهر، سربرگ یا امضای رسمی ندارد.',
  },
  expired: {
    en: 'It has expired. Please upload a valid one.',
    fa: 'اعتبار مدرک تمام شده است. لطفاً مدرک معتبر بارگذاری کنید.',
  },
}

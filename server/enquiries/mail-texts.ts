import type { Language } from '@rahnama/contract/locale/locale.ts'

type Texts = {
  acknowledged: { subject: string; greeting: string; paragraphs: readonly string[] }
  answered: { subject: string; greeting: (name: string) => string; closing: string }
  arrived: { subject: string; from: string; paragraphs: readonly string[]; action: string }
}

/** `{reference}`, `{due}` and the like are filled in. */
export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    acknowledged: {
      subject: 'We have received your message ({reference})',
      greeting: 'Hello,',
      paragraphs: [
        'Thank you for writing to us. On working days we reply within 24 hours; you will have our reply to this message by {due}, Toronto time.',
        'Your reference is {reference}. Please mention it if you write to us again about the same matter.',
      ],
    },
    answered: {
      subject: 'Our reply to your message ({reference})',
      greeting: (name) => `Dear ${name},`,
      closing: 'If you have another question, please write to us at {office} and mention {reference}.',
    },
    arrived: {
      subject: 'New message from the contact form ({reference})',
      from: 'From {name}, {email}',
      paragraphs: ['{message}', 'A reply is promised by {due}.'],
      action: 'Open the queue',
    },
  },
  fa: {
    acknowledged: {
      subject: 'پیام شما به دست ما رسید ({reference})',
      greeting: 'سلام،',
      paragraphs: [
        'از پیام شما سپاسگزاریم. در روزهای کاری ظرف ۲۴ ساعت پاسخ می‌دهیم؛ پاسخ این پیام تا {due} به وقت تورنتو برای شما فرستاده می‌شود.',
        'کد پیگیری شما {reference} است. اگر دوباره دربارهٔ همین موضوع نوشتید، لطفاً این کد را بنویسید.',
      ],
    },
    answered: {
      subject: 'پاسخ ما به پیام شما ({reference})',
      greeting: (name) => `${name} گرامی،`,
      closing: 'اگر پرسش دیگری دارید، لطفاً به {office} بنویسید و کد پیگیری {reference} را ذکر کنید.',
    },
    arrived: {
      subject: 'پیام تازه از فرم تماس ({reference})',
      from: 'از {name}، {email}',
      paragraphs: ['{message}', 'قول داده‌ایم تا {due} پاسخ بدهیم.'],
      action: 'باز کردن صف پیام‌ها',
    },
  },
}

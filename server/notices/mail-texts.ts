import { mailWords } from '../mail/mail.ts'

type Texts = {
  greeting: (name: string) => string
  open: string
  reminder: { subject: (title: string) => string; opening: string; last: string }
  digest: { subject: (count: string) => string; opening: string; more: (count: string) => string; open: string }
}

export const MAIL_TEXTS = mailWords<Texts>('notices', {
  en: {
    greeting: (name) => `Dear ${name},`,
    open: 'Open it',
    reminder: {
      subject: (title) => `Reminder: ${title}`,
      opening: 'We are still waiting for you:',
      last: 'This is our last reminder. Your consultant will contact you.',
    },
    digest: {
      subject: (count) => `Your summary for today (${count})`,
      opening: 'This is what happened since your last summary:',
      more: (count) => `And ${count} more.`,
      open: 'See all notifications',
    },
  },
  fa: {
    greeting: (name) => `${name} گرامی،`,
    open: 'باز کردن',
    reminder: {
      subject: (title) => `یادآوری: ${title}`,
      opening: 'هنوز منتظر شما هستیم:',
      last: 'این آخرین یادآوری ماست. مشاور شما با شما تماس خواهد گرفت.',
    },
    digest: {
      subject: (count) => `خلاصهٔ امروز شما (${count})`,
      opening: 'این خبرها از خلاصهٔ قبلی به بعد رسیده است:',
      more: (count) => `و ${count} مورد دیگر.`,
      open: 'دیدن همهٔ اعلان‌ها',
    },
  },
})

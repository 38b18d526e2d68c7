import { mailWords } from '../mail/mail.ts'

type Texts = {
  greeting: (name: string) => string
  due: { subject: string; opening: string; until: (day: string) => string }
  hidden: { subject: string; opening: string; since: (day: string) => string }
  advice: string
  action: string
}

export const MAIL_TEXTS = mailWords<Texts>('content', {
  en: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    due: {
      subject: 'Figures on your site need to be confirmed',
      opening: 'These figures are due for review. Once the day has passed, visitors no longer see them.',
      until: (day) => `Confirm by ${day}`,
    },
    hidden: {
      subject: 'Figures are no longer shown on your site',
      opening: 'The review date of these figures has passed, so visitors no longer see them.',
      since: (day) => `Was due by ${day}`,
    },
    advice: 'To confirm a figure, open it in the claims register, set a new date and publish.',
    action: 'Open the claims register',
  },
  fa: {
    greeting: (name) => (name ? `${name} گرامی،` : 'سلام،'),
    due: {
      subject: 'چند عدد سایت شما باید تأیید شود',
      opening: 'مهلت بازبینی این اعداد نزدیک است. پس از آن، بازدیدکنندگان دیگر آن‌ها را نمی‌بینند.',
      until: (day) => `تا ${day} تأیید کنید`,
    },
    hidden: {
      subject: 'چند عدد دیگر در سایت شما دیده نمی‌شود',
      opening: 'مهلت بازبینی این اعداد گذشته است و بازدیدکنندگان دیگر آن‌ها را نمی‌بینند.',
      since: (day) => `مهلت آن ${day} بود`,
    },
    advice: 'برای تأیید هر عدد، آن را در دفتر ادعاها باز کنید، تاریخ جدیدی بگذارید و منتشر کنید.',
    action: 'باز کردن دفتر ادعاها',
  },
})

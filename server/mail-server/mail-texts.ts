import { mailWords } from '../mail/mail.ts'

type Texts = { subject: string; said: string; note: string }

export const MAIL_TEXTS = mailWords<Texts>('mailServer', {
  en: {
    subject: 'Test of your email settings',
    said: 'This email was sent from the settings page to check that your SMTP server accepts our emails.',
    note: 'If you found it in the junk folder, ask whoever looks after your domain to check its settings for sending email.',
  },
  fa: {
    subject: 'آزمایش تنظیمات ایمیل شما',
    said: 'این ایمیل از صفحهٔ تنظیمات فرستاده شده است تا معلوم شود سرور ایمیل شما ایمیل‌های ما را می‌پذیرد.',
    note: 'اگر آن را در پوشهٔ هرزنامه دیدید، از مسئول دامنهٔ خود بخواهید تنظیمات ارسال ایمیل دامنه را بررسی کند.',
  },
})

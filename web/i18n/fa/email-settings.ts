import type { emailSettings as en } from '../en/email-settings.ts'

const email = { NOT_AN_EMAIL: 'یک نشانی ایمیل بنویسید، مثل name@firm.example' }
const name = { TOO_LONG: 'نام را در حداکثر ۸۰ کاراکتر بنویسید', REQUIRED: 'یک نام بنویسید یا این بخش را خالی بگذارید' }

export const emailSettings: typeof en = {
  saved: 'ذخیره شد. ایمیل‌هایی که از این پس نوشته می‌شود با آن فرستاده می‌شود.',
  sender: 'فرستنده',
  senderLead: (address) =>
    `اگر خالی بماند، ایمیل‌ها با نام شرکت و از نشانی \u2066${address}\u2069 فرستاده می‌شود و پاسخ‌ها هم به همان نشانی می‌رسد.`,
  fields: {
    'senderName.en': { label: 'نام به انگلیسی', faults: name },
    'senderName.fa': { label: 'نام به فارسی', faults: name },
    senderAddress: {
      label: 'نشانی',
      hint: 'سرور ایمیل شما باید اجازهٔ ارسال از این نشانی را داشته باشد.',
      faults: email,
    },
    replyTo: { label: 'پاسخ‌ها به این نشانی برسد', faults: email },
  },
  server: 'سرور ایمیل',
  serverLead: 'سرور ایمیل در پیکربندی نصب تعیین می‌شود، چون رمز عبور دارد.',
  noServer: 'سرور ایمیلی تنظیم نشده است و ایمیل‌ها همین‌جا در صندوق می‌ماند.',
  howToConfigure: 'مسئول نصب باید سرور ایمیل را در پیکربندی تعیین و سامانه را دوباره راه‌اندازی کند.',
  host: 'سرور',
  port: 'پورت',
  encryption: 'رمزنگاری',
  encryptions: { tls: 'رمزنگاری از ابتدا', starttls: 'رمزنگاری، اگر سرور پشتیبانی کند' },
  user: 'کاربر',
  noUser: 'بدون ورود',
  test: 'یک ایمیل آزمایشی برایم بفرست',
  testing: 'در حال آزمایش…',
  steps: 'مراحل آزمایش',
  stepNames: {
    connect: 'اتصال',
    encrypt: 'رمزنگاری اتصال',
    signIn: 'ورود به سرور',
    send: 'تحویل یک ایمیل',
  },
  outcomes: { done: 'انجام شد', failed: 'ناموفق' },
  skipped: { encrypt: 'رمزنگاری نشده', signIn: 'لازم نیست' },
  accepted: (to) => `سرور ایمیل، ایمیلی به نشانی \u2066${to}\u2069 را پذیرفت. رسیدن آن را در همان صندوق ببینید.`,
  refused: 'آزمایش به پایان نرسید. آخرین مرحله نشان می‌دهد سرور ایمیل چه گفته است.',
}

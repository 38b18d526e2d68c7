import type { enquiries as en } from '../en/enquiries.ts'
import { phoneFaults } from './phone-faults.ts'

const tooLong = 'این پاسخ خیلی بلند است'

export const enquiries: typeof en = {
  fields: {
    name: { label: 'نام و نام خانوادگی', faults: { REQUIRED: 'نام و نام خانوادگی خود را بنویسید', TOO_LONG: tooLong } },
    email: {
      label: 'نشانی ایمیل',
      hint: 'پاسخ را به همین نشانی می‌فرستیم.',
      faults: {
        REQUIRED: 'نشانی ایمیل خود را بنویسید',
        NOT_AN_EMAIL: 'نشانی ایمیل را به شکل name@example.com بنویسید',
        TOO_LONG: tooLong,
      },
    },
    phone: {
      label: 'تلفن',
      hint: 'اگر می‌خواهید با شما تماس بگیریم، با کد کشور بنویسید.',
      faults: phoneFaults,
    },
    country: { label: 'کشور محل اقامت', faults: { NOT_A_CHOICE: 'کشور را از فهرست انتخاب کنید' } },
    serviceType: { label: 'خدمات مورد نظر', faults: { NOT_A_CHOICE: 'یکی از خدمات فهرست را انتخاب کنید' } },
    message: {
      label: 'پیام',
      hint: 'چه می‌خواهید بدانید؟ لطفاً شمارهٔ گذرنامه و حساب بانکی ننویسید.',
      faults: { REQUIRED: 'پیام خود را بنویسید', TOO_LONG: 'پیام خود را کوتاه‌تر کنید' },
    },
  },
  services: {
    canadianImmigration: 'مهاجرت به کانادا',
    studyInChina: 'تحصیل در چین',
    studentVisas: 'ویزای تحصیلی',
    workPermits: 'مجوز کار',
    familySponsorship: 'اسپانسرشیپ خانوادگی',
    expressEntry: 'اکسپرس اینتری',
    provincialNominee: 'برنامهٔ نامزدی استانی',
    universityApplications: 'درخواست پذیرش دانشگاه',
    languageTesting: 'آزمون زبان',
    documentAssessment: 'ارزیابی مدارک',
    other: 'موضوع دیگر',
  },
  honeypot: 'این خانه را خالی بگذارید',
  send: 'ارسال پیام',
  sending: 'در حال ارسال…',
  sent: {
    title: 'پیام شما فرستاده شد!',
    description: 'از اینکه برای ما نوشتید سپاسگزاریم. در روزهای کاری ظرف ۲۴ ساعت پاسخ می‌دهیم.',
    replyBy: (when) => `از اینکه برای ما نوشتید سپاسگزاریم. پاسخ شما را تا ${when} به وقت تورنتو می‌فرستیم.`,
    reference: 'کد پیگیری شما:',
  },
  withoutScript: {
    title: 'این فرم بدون جاوااسکریپت کار نمی‌کند',
    body: 'لطفاً به ما ایمیل بزنید یا تلفن کنید؛ باز هم در روزهای کاری ظرف ۲۴ ساعت پاسخ می‌دهیم.',
  },
}

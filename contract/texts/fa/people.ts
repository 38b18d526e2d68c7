import type { people as en } from '../en/people.ts'

export const people: typeof en = {
  roles: {
    student: 'مراجع',
    case_review_agent: 'کارشناس بررسی پرونده',
    referral_agent: 'معرف',
    admin: 'مدیر',
  },
  states: { active: 'فعال', unconfirmed: 'ایمیل تأیید نشده', suspended: 'تعلیق‌شده' },
  columns: {
    fullName: 'نام',
    email: 'ایمیل',
    role: 'نقش',
    state: 'وضعیت',
    secondFactor: 'تأیید دومرحله‌ای',
    createdAt: 'تاریخ ثبت‌نام',
    lastSignInAt: 'آخرین ورود',
  },
  on: 'روشن',
  off: 'خاموش',
}

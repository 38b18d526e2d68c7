import type { ConsentOccasion, Statement } from '@rahnama/contract/consents.ts'
import { mailWords } from '../mail/mail.ts'

type Texts = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  labels: { name: string; email: string; consent: string; occasion: string }
  statements: Record<Statement, string>
  occasions: Record<ConsentOccasion, string>
}

export const MAIL_TEXTS = mailWords<Texts>('consents', {
  en: {
    subject: 'A client withdrew a consent',
    greeting: 'Hello,',
    paragraphs: ['A client no longer agrees to what is below. Please act on it before you continue with their file.'],
    labels: { name: 'Client', email: 'Email', consent: 'Withdrawn', occasion: 'Given with' },
    statements: {
      truthfulness: 'Accuracy of their information',
      contact: 'Being contacted',
      privacy: 'Storing and using their information',
      milestones: 'Showing their steps to who referred them',
      account: 'Storing their account',
      enquiry: 'Storing their message',
      booking: 'Storing their booking',
    },
    occasions: {
      transfer: 'Transfer application',
      study: 'Study enquiry',
      referral: 'Referral',
      account: 'Registration',
      enquiry: 'Contact form',
      booking: 'Consultation booking',
    },
  },
  fa: {
    subject: 'یکی از مراجعان رضایت خود را پس گرفت',
    greeting: 'سلام،',
    paragraphs: ['یکی از مراجعان دیگر با مورد زیر موافق نیست. لطفاً پیش از ادامهٔ کار پرونده به آن رسیدگی کنید.'],
    labels: { name: 'مراجع', email: 'ایمیل', consent: 'پس گرفته شد', occasion: 'همراه با' },
    statements: {
      truthfulness: 'درستی اطلاعات',
      contact: 'تماس گرفتن با او',
      privacy: 'نگهداری و استفاده از اطلاعات او',
      milestones: 'نشان دادن مراحل کارش به معرف',
      account: 'نگهداری حساب او',
      enquiry: 'نگهداری پیام او',
      booking: 'نگهداری رزرو او',
    },
    occasions: {
      transfer: 'درخواست انتقال',
      study: 'درخواست تحصیل',
      referral: 'معرفی',
      account: 'ثبت‌نام',
      enquiry: 'فرم تماس',
      booking: 'رزرو مشاوره',
    },
  },
})

import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { Alert } from './alert.tsx'

export const examples: Examples = {
  name: 'Alert',
  about: 'A notice in its place on the page.',
  accessibility: [
    'WCAG 1.4.1: an icon and a spoken word say the kind, not colour alone',
    'WCAG 4.1.3: announced only when it appears later',
  ],
  examples: {
    info: () => (
      <Alert title={inLanguage({ en: 'Rules as of 15 January 2026', fa: 'قوانین تا تاریخ ۲۵ دی ۱۴۰۴' })}>
        {inLanguage({
          en: 'The score is computed with the tables in force on that day.',
          fa: 'امتیاز با جدول‌های معتبر در همان روز حساب شده است.',
        })}
      </Alert>
    ),
    success: () => (
      <Alert tone="success">{inLanguage({ en: 'Progress saved successfully!', fa: 'پیشرفت شما ذخیره شد!' })}</Alert>
    ),
    warning: () => (
      <Alert
        tone="warning"
        title={inLanguage({ en: 'Your test result ends in 60 days', fa: 'اعتبار آزمون شما ۶۰ روز دیگر تمام می‌شود' })}
        actions={<Button size="small">{inLanguage({ en: 'Plan a new test', fa: 'برنامهٔ آزمون تازه' })}</Button>}
      />
    ),
    danger: () => (
      <Alert tone="danger" onDismiss={() => undefined}>
        {inLanguage({ en: 'Failed to load profile data', fa: 'بارگذاری اطلاعات پروفایل انجام نشد' })}
      </Alert>
    ),
  },
}

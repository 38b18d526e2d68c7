import type { documentCounts as en } from '../en/document-counts.ts'

export const documentCounts: typeof en = {
  given: (given, needed) => `${given} از ${needed} مدرک تحویل شده`,
  accepted: (count) => `${count} تأیید شده`,
  explained: (count) => `برای ${count} توضیح داده شده`,
  missing: (count) => `${count} مانده`,
  later: (count) => `${count} بعداً لازم می‌شود`,
  nothing: 'فعلاً مدرکی لازم نیست',
}

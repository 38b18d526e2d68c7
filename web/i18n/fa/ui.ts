import type { ui as en } from '../en/ui.ts'

export const ui: typeof en = {
  optional: '(اختیاری)',
  close: 'بستن',
  retry: 'دوباره تلاش کنید',
}

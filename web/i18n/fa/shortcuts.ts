import type { shortcuts as en } from '../en/shortcuts.ts'

export const shortcuts: typeof en = {
  title: 'میان‌برهای صفحه‌کلید',
  help: 'نمایش این فهرست',
  letters: {
    label: 'میان‌برهای تک‌حرفی فعال باشد',
    hint: 'اگر صفحه‌کلید یا فرمان صوتی شما ناخواسته آن‌ها را اجرا می‌کند، این گزینه را خاموش کنید. این تنظیم فقط برای شما و در همین مرورگر است.',
  },
}

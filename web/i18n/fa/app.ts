import type { app as en } from '../en/app.ts'

export const app: typeof en = {
  authenticating: 'در حال احراز هویت...',
  checkingPermissions: 'در حال بررسی دسترسی...',
}

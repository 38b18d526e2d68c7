import type { app as en } from '../en/app.ts'

export const app: typeof en = {
  skipToContent: 'رفتن به محتوای صفحه',
  guard: {
    authenticating: 'در حال احراز هویت…',
    checkingPermissions: 'در حال بررسی دسترسی…',
    unreachable: 'فعلاً به سرور دسترسی نداریم. از حساب خود خارج نشده‌اید و همچنان تلاش می‌کنیم.',
  },
  language: {
    switchTo: 'English',
    switchLabel: 'Show in English',
  },
  privacyPage: 'صفحهٔ حریم خصوصی',
  menu: 'منو',
  more: 'بیشتر',
  notFound: {
    title: 'صفحه پیدا نشد',
    body: 'در این نشانی چیزی نیست. شاید جابه‌جا شده باشد یا لینک کامل نباشد.',
    back: 'بازگشت به صفحهٔ اصلی',
  },
  failure: {
    title: 'مشکلی پیش آمد',
    body: 'نمایش این صفحه ممکن نشد. چیزی از آنچه ذخیره کرده‌اید از دست نرفته است.',
    retry: 'دوباره تلاش کنید',
    home: 'بازگشت به صفحهٔ اصلی',
  },
  offline: 'اینترنت شما قطع است. شاید آنچه می‌بینید به‌روز نباشد.',
  offlineLink: {
    title: 'برای باز شدن آن صفحه باید به اینترنت وصل باشید',
    body: 'همین که اتصال برگردد، صفحه خودش باز می‌شود. آنچه اینجا نوشته‌اید محفوظ است.',
    stay: 'در همین صفحه می‌مانم',
  },
  loading: 'در حال بارگذاری…',
  breadcrumbs: { label: 'شما اینجا هستید' },
  themeSwitch: { label: 'ظاهر', system: 'مانند این دستگاه', light: 'روشن', dark: 'تیره' },
}

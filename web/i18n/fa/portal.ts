import type { portal as en } from '../en/portal.ts'

export const portal: typeof en = {
  counts: {
    unread: (count) => `${count} خوانده‌نشده`,
    toAnswer: (count) => `${count} در انتظار پاسخ`,
  },
  navigation: {
    label: 'پنل کاربری',
    daily: 'پرکاربرد',
    home: 'خانه',
    profile: 'پروفایل',
    services: 'خدمات',
    report: 'گزارش',
    applications: 'درخواست‌ها',
    documents: 'مدارک من',
    dailyDocuments: 'مدارک',
    booking: 'رزرو مشاوره',
    messages: 'پیام‌ها',
    advisor: 'دستیار هوشمند',
    tips: 'نکته‌ها',
    settings: 'تنظیمات',
    logout: 'خروج',
    staffLabel: 'بخش کارکنان',
    admin: 'پنل مدیریت',
    adminDashboard: 'داشبورد مدیریت',
    cases: 'داشبورد کارشناس بررسی پرونده',
    referrals: 'داشبورد معرف',
  },
  pages: {
    adminDashboard: {
      title: 'داشبورد مدیریت',
      heading: 'نمای کلی',
      lead: 'دفتر در یک نگاه.',
      emptyTitle: 'هنوز آماری نیست',
      emptyBody: 'هر وقت کاری برای شمردن باشد، آمار آن همین‌جا می‌آید.',
    },
  },
}

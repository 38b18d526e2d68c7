import type { profileCompletion as en } from '../en/profile-completion.ts'

export const profileCompletion: typeof en = {
  complete: 'پروفایل کامل است',
  notComplete: 'پروفایل کامل نیست',
  sections: {
    general: 'اطلاعات عمومی',
    personal: 'مشخصات فردی',
    education: 'تحصیلات',
    work: 'سابقهٔ کار',
    language: 'مهارت‌های زبانی',
    immigrationHistory: 'سوابق مهاجرتی',
    preferences: 'ترجیحات',
  },
  progress: 'تا اینجا تکمیل شده',
  begin: 'یک بار از خودتان بگویید. هر وقت خواستید بعداً ادامه دهید؛ چیزی از دست نمی‌رود.',
  goOn: 'از همان‌جا که ماندید ادامه دهید. هرچه گفته‌اید ذخیره شده است.',
  checkLead: 'به همهٔ سؤال‌ها پاسخ داده‌اید. پاسخ‌ها را مرور و پروفایل را تکمیل کنید.',
  completeLead: 'آن را به‌روز نگه دارید؛ بالا رفتن سن یا آزمون جدید امتیاز شما را تغییر می‌دهد.',
}

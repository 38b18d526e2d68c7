/**
 * What people agree to who open an account, write to us or book: apart, because their pages read the words without the
 * schemas. A wording is never edited: new words are a new version, newest last.
 */
export const ACCOUNT_WORDINGS = [
  {
    version: 1,
    from: '2026-11-17',
    text: {
      en: 'By creating an account I agree that you store what I enter and upload here and use it to advise me, to prepare my applications and to contact me about them, as your privacy page describes.',
      fa: 'با ساختن حساب می‌پذیرم که اطلاعات و مدارکی را که اینجا وارد می‌کنم نگهداری کنید و از آن‌ها برای مشاوره، آماده کردن درخواست‌هایم و تماس با من دربارهٔ آن‌ها استفاده کنید، همان‌طور که در صفحهٔ حریم خصوصی آمده است.',
    },
  },
] as const

export const ENQUIRY_WORDINGS = [
  {
    version: 1,
    from: '2026-11-17',
    text: {
      en: 'By sending this form I agree that you store my message and contact details and use them to answer me, as your privacy page describes.',
      fa: 'با ارسال این فرم می‌پذیرم که پیام و اطلاعات تماس مرا نگهداری کنید و برای پاسخ به من از آن‌ها استفاده کنید، همان‌طور که در صفحهٔ حریم خصوصی آمده است.',
    },
  },
] as const

export const BOOKING_WORDINGS = [
  {
    version: 1,
    from: '2026-11-17',
    text: {
      en: 'By booking I agree that you store my contact details and my question and use them for this consultation and its reminders, as your privacy page describes.',
      fa: 'با رزرو این وقت می‌پذیرم که اطلاعات تماس و پرسش مرا نگهداری کنید و از آن‌ها برای این مشاوره و یادآوری‌های آن استفاده کنید، همان‌طور که در صفحهٔ حریم خصوصی آمده است.',
    },
  },
] as const

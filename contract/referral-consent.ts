/** What a client agrees to who shares their steps; apart, because the registration reads it without the schemas. */
export const MILESTONES_WORDINGS = [
  {
    version: 1,
    from: '2026-11-17',
    text: {
      en: 'You may show the person who referred me my name and how far I have come: registered, consultation, case submitted, application filed, decision received, each with its date. They never see my answers, documents or messages.',
      fa: 'می‌توانید نام من و مرحله‌ای را که در آن هستم به معرفم نشان دهید: ثبت‌نام، مشاوره، ارسال پرونده، ثبت درخواست و اعلام نتیجه، هر کدام با تاریخش. او هیچ‌وقت پاسخ‌ها، مدارک یا پیام‌های مرا نمی‌بیند.',
    },
  },
] as const

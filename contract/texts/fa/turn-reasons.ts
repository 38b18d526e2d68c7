import type { turnReasons as en } from '../en/turn-reasons.ts'

export const turnReasons: typeof en = {
  gatherAndSend: 'مراجع مدارک را جمع می‌کند',
  awaitsReview: 'باید خوانده شود',
  underReview: 'در حال بررسی',
  formsPrepared: 'فرم‌ها در حال تکمیل است',
  awaitsIssuer: 'منتظر صادرکنندهٔ مدرک',
  awaitsOpening: 'آماده است، برنامه باز نیست',
  answerAsked: 'سؤال پرسیده‌ایم',
  documentSentBack: 'مدرک برگشت داده شده',
  signatureAsked: 'امضا خواسته‌ایم',
  awaitsDecision: 'منتظر تصمیم',
  biometricsAsked: 'بیومتریک خواسته شده',
  medicalAsked: 'معاینهٔ پزشکی خواسته شده',
  moreAskedByGovernment: 'مرجع رسمی موارد بیشتری خواسته',
  approved: 'موافقت شد',
  refused: 'رد شد',
  withdrawnByClient: 'انصراف مراجع',
  withdrawnByOffice: 'انصراف از طرف ما',
}

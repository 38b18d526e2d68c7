import { turnReasons } from '@rahnama/contract/texts/fa/turn-reasons.ts'
import type { caseWords as en } from '../en/case-words.ts'

export const caseWords: typeof en = {
  stages: {
    preparing: 'در حال آماده‌سازی',
    submitted: 'ارسال‌شده به ما',
    inReview: 'در دست بررسی',
    needsMore: 'نیازمند تکمیل',
    filed: 'نزد مرجع رسمی',
    decided: 'تصمیم‌گیری‌شده',
    withdrawn: 'انصراف',
  },
  turns: {
    client: 'منتظر مراجع',
    office: 'منتظر ما',
    government: 'منتظر مرجع رسمی',
    thirdParty: 'منتظر نهاد دیگر',
    nobody: 'تمام‌شده',
  },
  reasons: turnReasons,
  flags: {
    contradiction: 'پاسخ‌ها با هم نمی‌خواند',
    expiringDocument: 'مدرکی به‌زودی منقضی می‌شود',
    minor: 'زیر سن قانونی',
    refusedBefore: 'سابقهٔ رد شدن',
  },
  outcomes: {
    approved: 'موافقت شد',
    refused: 'رد شد',
    withdrawnByClient: 'انصراف مراجع',
    withdrawnByOffice: 'انصراف از طرف ما',
  },
  grounds: {
    purposeOfVisit: 'هدف سفر',
    ties: 'وابستگی به کشور مبدأ',
    funds: 'تمکن مالی',
    documents: 'نقص یا عدم پذیرش مدارک',
    eligibility: 'احراز نشدن شرایط برنامه',
    criminality: 'سوءپیشینهٔ کیفری',
    medical: 'مسائل پزشکی',
    misrepresentation: 'اظهارات نادرست',
    security: 'ملاحظات امنیتی',
    other: 'دلیل دیگر',
  },
  taskRules: {
    documentExpires: ({ document, day }) => `درخواست مدرک جدید: ${document} در ${day} منقضی می‌شود`,
    biometricsDue: ({ day }) => `یادآوری بیومتریک به مراجع، تا ${day}`,
    medicalDue: ({ day }) => `یادآوری معاینهٔ پزشکی به مراجع، تا ${day}`,
    promiseBroken: () => 'از روزی که قول داده بودیم گذشته است: پرونده را بخوانید یا به مراجع خبر دهید',
  },
  ruleNames: {
    documentExpires: 'قاعده: انقضای مدرک تا ۶۰ روز دیگر',
    biometricsDue: 'قاعده: مهلت بیومتریک',
    medicalDue: 'قاعده: مهلت معاینهٔ پزشکی',
    promiseBroken: 'قاعده: گذشتن از موعد قول ما',
  },
}

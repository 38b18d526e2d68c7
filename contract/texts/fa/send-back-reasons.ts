import type { sendBackReasons as en } from '../en/send-back-reasons.ts'

export const sendBackReasons: typeof en = {
  unreadable: 'خوانا نیست. لطفاً دوباره در نور خوب و بدون سایه اسکن کنید.',
  pagesMissing: 'بعضی صفحه‌ها نیست. لطفاً همهٔ صفحه‌ها را در یک فایل بارگذاری کنید.',
  wrongDocument: 'این مدرک، مدرکی نیست که خواسته بودیم.',
  otherPerson: 'نام روی مدرک با نام پروفایل شما یکی نیست.',
  expired: 'اعتبار مدرک تمام شده است. لطفاً مدرک معتبر بارگذاری کنید.',
  translationMissing: 'ترجمهٔ مدرک نیست.',
  notOfficial: 'مهر، سربرگ یا امضای رسمی ندارد.',
  doesNotMatchAnswers: 'محتوای مدرک با پاسخ‌های شما یکی نیست. لطفاً پاسخ‌ها را اصلاح یا مدرک درست را بارگذاری کنید.',
}

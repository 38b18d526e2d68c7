import { formats } from '@rahnama/contract/locale/locale.ts'
import type { startupAssessmentForm as en } from '../en/startup-assessment-form.ts'
import { common, firstCheck, levels, major } from './assessment-words.ts'

export const startupAssessmentForm: typeof en = {
  ...common,
  title: 'ویزای استارتاپ: ارزیابی اولیه',
  lead: 'بررسی شرایط شما، پیش از معرفی کسب‌وکار.',
  complete: 'تکمیل ارزیابی اولیه',
  completed: 'ارزیابی اولیه کامل شد! به معرفی کسب‌وکار می‌رویم.',
  completeFailed: 'ارزیابی اولیه کامل نشد',
  steps: {
    background: { title: 'پیشینهٔ شما' },
    language: {
      title: 'آزمون‌های زبان انگلیسی',
      lead: 'بررسی اولیهٔ ما: دست‌کم CLB 5 در انگلیسی یا فرانسه، یعنی حدود IELTS 5.0 یا TOEFL iBT 35. به‌طور رسمی هر مهارت جداگانه حساب می‌شود، از روی نتایج آزمون در پروفایل شما.',
    },
    spouse: { title: 'همسر شما' },
    children: { title: 'فرزندان شما' },
    cv: { title: 'رزومهٔ شما' },
  },
  fields: {
    age: { label: 'سن شما' },
    educationLevel: { label: 'بالاترین مدرک تحصیلی', options: levels },
    major: { label: 'رشتهٔ تحصیلی', ...major },
    majorOther: { label: 'کدام رشته؟' },
    experienceYears: { label: 'سال‌های سابقهٔ حرفه‌ای', hint: 'مثلاً ۶ یا ۲٫۵؛ اگر هنوز سابقه‌ای ندارید ۰.' },
    hasIelts: { label: 'آزمون IELTS داده‌اید؟', faults: firstCheck },
    ieltsOverall: { label: 'نمرهٔ کل IELTS', hint: 'همان‌طور که در کارنامه آمده، مثلاً IELTS 6.5', faults: firstCheck },
    hasToefl: { label: 'آزمون TOEFL iBT داده‌اید؟' },
    toeflScale: {
      label: 'کارنامهٔ TOEFL شما با کدام مقیاس است؟',
      hint: 'آزمون‌های از ۲۱ ژانویهٔ ۲۰۲۶ به بعد با نمرهٔ ۱ تا ۶ گزارش می‌شوند.',
      options: { '0-120': 'نمرهٔ کل از ۰ تا ۱۲۰', '1-6': 'نمره از ۱ تا ۶' },
    },
    toeflTotal: { label: 'نمرهٔ کل TOEFL iBT', hint: 'همان‌طور که در کارنامه آمده است', faults: firstCheck },
    hasOtherResult: {
      label: 'نتیجهٔ آزمون دیگری در سطح CLB 5 یا بالاتر دارید؟',
      hint: 'CELPIP-General، PTE Core، TEF Canada یا TCF Canada؛ در همهٔ مهارت‌ها در همین سطح.',
    },
    hasSpouse: { label: 'همسر یا شریک زندگی (کامن‌لا) دارید؟' },
    spouseHasIelts: { label: 'همسرتان آزمون IELTS داده است؟' },
    spouseIeltsOverall: { label: 'نمرهٔ کل IELTS همسرتان' },
    spouseEducationLevel: { label: 'بالاترین مدرک تحصیلی همسرتان', options: levels },
    spouseDegree: { label: 'عنوان مدرک همسرتان', hint: 'همان‌طور که در مدرک آمده است' },
    spouseMajor: { label: 'رشتهٔ تحصیلی همسرتان', ...major },
    spouseMajorOther: { label: 'کدام رشته؟' },
    hasChildren: { label: 'فرزند دارید؟' },
    children: {
      label: 'فرزندان شما',
      add: 'افزودن فرزند',
      empty: 'هنوز فرزندی اضافه نشده است.',
      name: ({ age }, number) =>
        age === undefined ? `فرزند ${number}` : `فرزند ${number}، ${formats('fa').number(Number(age))} ساله`,
      fields: { age: { label: 'سن' } },
    },
    cv: { label: 'رزومه' },
  },
}

import type { studyOptions as en } from '../en/study-options.ts'

export const studyOptions: typeof en = {
  gender: { male: 'مرد', female: 'زن' },
  country: { canada: 'کانادا', china: 'چین' },
  levelOfStudy: { bachelor: 'کارشناسی', master: 'کارشناسی ارشد', phd: 'دکتری' },
  major: {
    pharmacy: 'داروسازی',
    dentistry: 'دندان‌پزشکی',
    medicine: 'پزشکی',
    chinese: 'زبان چینی',
    law: 'حقوق',
    other: 'رشتهٔ دیگر',
  },
  taughtIn: { english: 'انگلیسی', chinese: 'چینی' },
  chineseLanguageCourse: {
    shortTerm: 'کوتاه‌مدت (چند هفته)',
    oneSemester: 'یک ترم',
    longTerm: 'بلندمدت (یک سال یا بیشتر)',
  },
}

/** Figures that no rule of ours judges by, so that they stand here: dated, with their source in both languages. */
const IRCC_STUDENTS = {
  en: 'IRCC, study permits, working off campus',
  fa: 'ادارهٔ مهاجرت کانادا، کار دانشجویان بیرون از دانشگاه',
}
const IRCC_GRADUATES = { en: 'IRCC, post-graduation work permit', fa: 'ادارهٔ مهاجرت کانادا، مجوز کار پس از تحصیل' }
const FAMILY_PERMITS = {
  en: 'IRCC, open work permits for family members, rules of 2025-01-21',
  fa: 'ادارهٔ مهاجرت کانادا، مجوز کار باز اعضای خانواده، مقررات ۲۱ ژانویهٔ ۲۰۲۵',
}
const SCHOLARSHIP = { en: 'Chinese Government Scholarship, notices of 2026', fa: 'بورسیهٔ دولت چین، اطلاعیه‌های ۲۰۲۶' }

const ECA = {
  en: 'IRCC, Educational credential assessment, Express Entry',
  fa: 'ادارهٔ مهاجرت کانادا، ارزیابی مدرک تحصیلی در اکسپرس اینتری',
}

export const STUDY_NOTES = {
  credentialAssessment: { years: 5, from: '2026-11-15', source: ECA },
  offCampus: { hours: 24, from: '2024-11-08', source: IRCC_STUDENTS },
  afterwards: {
    ...{ university: 7, college: 5, leastMonths: 8, longYears: 2, mostYears: 3 },
    ...{ from: '2024-11-01', source: IRCC_GRADUATES },
  },
  partnerPermit: { months: 16, from: '2025-01-21', source: FAMILY_PERMITS },
  chineseScholarship: {
    months: {
      en: 'Applications usually run from January to April for a start in September. It covers tuition, a room or a subsidy, insurance and a monthly stipend.',
      fa: 'زمان درخواست معمولاً از ژانویه تا آوریل برای شروع در سپتامبر است. شهریه، خوابگاه یا کمک‌هزینهٔ آن، بیمه و مقرری ماهانه را می‌پوشاند.',
    },
    head: {
      en: ['Level', 'Yuan a month', 'Age under'],
      fa: ['مقطع', 'یوان در ماه', 'سن کمتر از'],
    },
    from: '2026-01-01',
    source: SCHOLARSHIP,
  },
} as const satisfies Record<string, object>

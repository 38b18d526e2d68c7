const IRCC = {
  en: 'IRCC, Express Entry, profile and invitation',
  fa: 'ادارهٔ مهاجرت کانادا، پروفایل و دعوت‌نامهٔ اکسپرس اینتری',
}
const REGULATIONS = {
  en: 'Immigration and Refugee Protection Regulations, sections 75 to 87.2',
  fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد 75 تا 87.2',
}
const NOC = { en: 'Statistics Canada, NOC 2021', fa: 'مرکز آمار کانادا، NOC 2021' }

/** Figures of Express Entry that no rule of ours judges by: dated, with their source in both languages. */
export const EXPRESS_ENTRY_NOTES = {
  invitation: { days: 60, from: '2026-11-15', source: IRCC },
  profile: { months: 12, from: '2026-11-15', source: IRCC },
  partTime: { hours: 1560, weekly: 30, from: '2026-11-15', source: REGULATIONS },
  workWindows: { years: { FSW: 10, CEC: 3, FST: 5 }, from: '2026-11-15', source: REGULATIONS },
  jobOffer: { from: '2026-11-15', source: REGULATIONS },
  quebec: { from: '2026-11-15', source: REGULATIONS },
  occupations: { from: '2022-11-16', source: NOC },
} as const satisfies Record<string, object>

import type { Language } from '@rahnama/contract/locale/locale.ts'

type Texts = {
  subjectOne: string
  subjectMany: string
  greeting: (name: string) => string
  openingOne: string
  openingMany: string
  line: string
  lineToday: string
  advice: string
  action: string
}

/** `{document}`, `{date}`, `{days}` and `{count}` are filled in. */
export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    subjectOne: '{document}: valid until {date}',
    subjectMany: '{count} of your documents expire soon',
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    openingOne:
      'A document you gave us will no longer count after the day below. Renewing it often takes weeks, so we tell you early.',
    openingMany:
      'Documents you gave us will no longer count after the days below. Renewing them often takes weeks, so we tell you early.',
    line: '{document}: valid until {date}, {days} from today.',
    lineToday: '{document}: today, {date}, is its last day.',
    advice: 'When you have the new one, upload it in its place. The old one stays in your file.',
    action: 'Open my documents',
  },
  fa: {
    subjectOne: '{document}: معتبر تا {date}',
    subjectMany: 'اعتبار {count} مدرک شما رو به پایان است',
    greeting: (name) => (name ? `${name} گرامی،` : 'سلام،'),
    openingOne:
      'مدرکی که به ما داده‌اید پس از تاریخ زیر دیگر پذیرفته نمی‌شود. گرفتن مدرک تازه گاهی چند هفته طول می‌کشد؛ برای همین زودتر خبر می‌دهیم.',
    openingMany:
      'مدارکی که به ما داده‌اید پس از تاریخ‌های زیر دیگر پذیرفته نمی‌شود. گرفتن مدرک تازه گاهی چند هفته طول می‌کشد؛ برای همین زودتر خبر می‌دهیم.',
    line: '{document}: معتبر تا {date}، یعنی {days} دیگر.',
    lineToday: '{document}: امروز، {date}، آخرین روز اعتبار آن است.',
    advice: 'وقتی مدرک تازه را گرفتید، آن را به جای مدرک قبلی بارگذاری کنید. مدرک قبلی در پروندهٔ شما می‌ماند.',
    action: 'مشاهدهٔ مدارک من',
  },
}

import { mailWords } from '../mail/mail.ts'

type Ending = { document: string; date: string; days: string; isToday: boolean }

type Texts = {
  greeting: (name: string) => string
  one: (ending: Ending) => { subject: string; opening: string }
  many: (count: string) => { subject: string; opening: string }
  until: (ending: Ending) => string
  advice: string
  action: string
}

export const MAIL_TEXTS = mailWords<Texts>('documents', {
  en: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    one: ({ document, date }) => ({
      subject: `${document}: valid until ${date}`,
      opening:
        'A document you gave us expires on the day below. Renewing it often takes weeks, so we are letting you know early.',
    }),
    many: (count) => ({
      subject: `${count} of your documents expire soon`,
      opening:
        'Documents you gave us expire on the days below. Renewing them often takes weeks, so we are letting you know early.',
    }),
    until: ({ date, days, isToday }) =>
      isToday ? `Today, ${date}, is its last day` : `Valid until ${date}, ${days} from today`,
    advice: 'When you have the new document, upload it in place of the old one, which stays in your file.',
    action: 'Open my documents',
  },
  fa: {
    greeting: (name) => (name ? `${name} گرامی،` : 'سلام،'),
    one: ({ document, date }) => ({
      subject: `${document}: معتبر تا ${date}`,
      opening:
        'اعتبار مدرکی که به ما داده‌اید در تاریخ زیر تمام می‌شود. گرفتن مدرک جدید گاهی چند هفته طول می‌کشد؛ برای همین زودتر خبر می‌دهیم.',
    }),
    many: (count) => ({
      subject: `اعتبار ${count} مدرک شما رو به پایان است`,
      opening:
        'اعتبار مدارکی که به ما داده‌اید در تاریخ‌های زیر تمام می‌شود. گرفتن مدرک جدید گاهی چند هفته طول می‌کشد؛ برای همین زودتر خبر می‌دهیم.',
    }),
    until: ({ date, days, isToday }) =>
      isToday ? `امروز، ${date}، آخرین روز اعتبار است` : `معتبر تا ${date}، یعنی ${days} دیگر`,
    advice: 'وقتی مدرک جدید را گرفتید، آن را به جای مدرک قبلی بارگذاری کنید. مدرک قبلی در پروندهٔ شما می‌ماند.',
    action: 'مشاهدهٔ مدارک من',
  },
})

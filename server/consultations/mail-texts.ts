import type { Language } from '@rahnama/contract/locale/locale.ts'

const REMINDERS = ['tomorrow', 'today', 'soon'] as const
type Reminder = (typeof REMINDERS)[number]
export type News = 'booked' | 'moved' | 'cancelled' | 'clocksChanged' | Reminder
export type NewsToConsultant = Exclude<News, Reminder>

export function isReminder(news: News): news is Reminder {
  return REMINDERS.some((reminder) => reminder === news)
}

type ToClient = { subject: string; opening: string }
type Texts = {
  greeting: (name: string) => string
  toClient: Record<News, ToClient>
  toConsultant: Record<NewsToConsultant, ToClient>
  with: string
  reference: string
  join: string
  joinLater: string
  rule: string
  coming: string
  move: string
  manage: string
  bookAnother: string
  openCalendar: string
  client: string
  topic: string
  reason: string
  opened: { subject: string; paragraphs: readonly string[]; action: string }
  confirm: {
    subject: string
    greeting: string
    opening: string
    until: (when: string) => string
    notYou: string
    action: string
  }
}

/** `{type}`, `{when}` and the like are filled in. */
export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    toClient: {
      booked: {
        subject: '{type}: {when}',
        opening: 'Your consultation is booked. We look forward to talking with you.',
      },
      moved: { subject: 'Moved: {type}, {when}', opening: 'Your consultation has a new time.' },
      cancelled: {
        subject: 'Cancelled: {type}, {when}',
        opening: 'Your consultation at this time has been cancelled.',
      },
      clocksChanged: {
        subject: 'Clock change: {type}, {when}',
        opening:
          'The rules of a time zone have changed since you booked, so on your clock the time is no longer the one we agreed on. The time at our office stays the same.',
      },
      tomorrow: { subject: 'Tomorrow: {type}, {when}', opening: 'A reminder: your consultation is about a day away.' },
      today: { subject: 'Today: {type}, {when}', opening: 'A reminder: your consultation is today.' },
      soon: { subject: 'In an hour: {type}, {when}', opening: 'Your consultation begins in about an hour.' },
    },
    toConsultant: {
      booked: { subject: 'Booked: {type}, {when}', opening: 'A new appointment was booked with you.' },
      moved: { subject: 'Moved: {type}, {when}', opening: 'This appointment has a new time.' },
      cancelled: { subject: 'Cancelled: {type}, {when}', opening: 'This appointment was cancelled.' },
      clocksChanged: {
        subject: 'Clock change: {type}, {when}',
        opening:
          'The rules of a time zone have changed. Your time stays the same; the client’s clock shows another one.',
      },
    },
    with: '{type}, {minutes}, with {consultant}',
    reference: 'Reference: {reference}',
    join: 'Join here: {url}',
    joinLater: 'Your consultant will write beforehand to tell you how you will meet.',
    rule: 'You can move or cancel it with the link below until {cutoff} before it begins, without signing in.',
    coming: 'I am coming',
    move: 'Move it',
    manage: 'See, move or cancel it',
    bookAnother: 'Book another time',
    openCalendar: 'Open appointments',
    client: 'Client: {name}, {email}, {phone}',
    topic: 'Their question: {topic}',
    reason: 'Reason given: {reason}',
    opened: {
      subject: 'A time has opened: {type}',
      paragraphs: [
        'You asked us to tell you when a time opens. There are free times again.',
        'They are not reserved for you: whoever books first gets them.',
      ],
      action: 'See the free times',
    },
    confirm: {
      subject: 'Please confirm: {type}, {when}',
      greeting: 'Hello,',
      opening: 'Somebody asked for this consultation with your email address. It is not booked yet: please confirm it.',
      until: (when) =>
        `We hold the time for you until ${when}. If it is not confirmed by then, it is offered to others again.`,
      notYou: 'If it was not you, you do not need to do anything, and you will not hear from us again about it.',
      action: 'Confirm the consultation',
    },
  },
  fa: {
    greeting: (name) => `${name} گرامی،`,
    toClient: {
      booked: { subject: '{type}: {when}', opening: 'وقت مشاورهٔ شما رزرو شد. منتظر گفت‌وگو با شما هستیم.' },
      moved: { subject: 'تغییر وقت: {type}، {when}', opening: 'وقت مشاورهٔ شما تغییر کرد.' },
      cancelled: { subject: 'لغو: {type}، {when}', opening: 'مشاورهٔ شما که برای این زمان رزرو شده بود لغو شد.' },
      clocksChanged: {
        subject: 'تغییر ساعت: {type}، {when}',
        opening:
          'پس از رزرو شما، ساعت رسمی یکی از دو شهر تغییر کرده است و ساعت شما با قرارمان فرق دارد. ساعت دفتر ما همان است که بود.',
      },
      tomorrow: { subject: 'فردا: {type}، {when}', opening: 'یادآوری: حدود یک روز تا مشاورهٔ شما مانده است.' },
      today: { subject: 'امروز: {type}، {when}', opening: 'یادآوری: مشاورهٔ شما امروز است.' },
      soon: { subject: 'یک ساعت دیگر: {type}، {when}', opening: 'مشاورهٔ شما حدود یک ساعت دیگر آغاز می‌شود.' },
    },
    toConsultant: {
      booked: { subject: 'رزرو شد: {type}، {when}', opening: 'وقت تازه‌ای با شما رزرو شد.' },
      moved: { subject: 'تغییر وقت: {type}، {when}', opening: 'زمان این مشاوره تغییر کرد.' },
      cancelled: { subject: 'لغو: {type}، {when}', opening: 'این مشاوره لغو شد.' },
      clocksChanged: {
        subject: 'تغییر ساعت: {type}، {when}',
        opening: 'ساعت رسمی یکی از دو شهر تغییر کرده است. ساعت شما همان است؛ ساعت مراجع فرق کرده است.',
      },
    },
    with: '{type}، {minutes}، با {consultant}',
    reference: 'کد پیگیری: {reference}',
    join: 'لینک ورود به جلسه: {url}',
    joinLater: 'مشاور شما پیش از جلسه برایتان می‌نویسد که گفت‌وگو چگونه برگزار می‌شود.',
    rule: 'تا {cutoff} پیش از آغاز جلسه می‌توانید با لینک زیر و بدون ورود به حساب، وقت را تغییر دهید یا لغو کنید.',
    coming: 'می‌آیم',
    move: 'تغییر وقت',
    manage: 'دیدن، تغییر یا لغو وقت',
    bookAnother: 'رزرو وقت دیگر',
    openCalendar: 'باز کردن وقت‌ها',
    client: 'مراجع: {name}، {email}، {phone}',
    topic: 'پرسش مراجع: {topic}',
    reason: 'دلیل: {reason}',
    opened: {
      subject: 'وقت آزاد: {type}',
      paragraphs: [
        'از ما خواسته بودید هرگاه وقتی آزاد شد خبرتان کنیم. اکنون دوباره وقت آزاد هست.',
        'این وقت‌ها برای شما نگه داشته نشده است و به کسی می‌رسد که زودتر رزرو کند.',
      ],
      action: 'دیدن وقت‌های آزاد',
    },
    confirm: {
      subject: 'لطفاً تأیید کنید: {type}، {when}',
      greeting: 'سلام،',
      opening:
        'با نشانی ایمیل شما برای این مشاوره درخواست وقت ثبت شده است. این وقت هنوز رزرو نشده است؛ لطفاً آن را تأیید کنید.',
      until: (when) =>
        `این وقت را تا ${when} برای شما نگه می‌داریم. اگر تا آن زمان تأیید نشود، دوباره در اختیار دیگران قرار می‌گیرد.`,
      notYou: 'اگر شما این درخواست را نداده‌اید، لازم نیست کاری بکنید و در این باره ایمیل دیگری از ما نمی‌گیرید.',
      action: 'تأیید وقت مشاوره',
    },
  },
}

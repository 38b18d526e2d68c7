import { mailWords } from '../mail/mail.ts'

const REMINDERS = ['tomorrow', 'today', 'soon'] as const
type Reminder = (typeof REMINDERS)[number]
export type News = 'booked' | 'moved' | 'cancelled' | 'clocksChanged' | Reminder
export type NewsToConsultant = Exclude<News, Reminder>

export function isReminder(news: News): news is Reminder {
  return REMINDERS.some((reminder) => reminder === news)
}

type About = { type: string; when: string }
type ConsultationMailWords = { subject: string; opening: string }

type Texts = {
  greeting: (name: string) => string
  toClient: Record<News, (about: About) => ConsultationMailWords>
  toConsultant: Record<NewsToConsultant, (about: About) => ConsultationMailWords>
  labels: {
    consultation: string
    consultant: string
    date: string
    time: string
    reference: string
    join: string
    client: string
    email: string
    phone: string
    topic: string
    reason: string
  }
  consultation: (about: { type: string; minutes: string }) => string
  joinLater: string
  rule: (cutoff: string) => string
  coming: string
  move: string
  manage: string
  yourData: string
  bookAnother: string
  openCalendar: string
  opened: (type: string) => { subject: string; paragraphs: readonly string[]; action: string }
  confirm: (about: About & { until: string; city: string }) => {
    subject: string
    greeting: string
    paragraphs: readonly string[]
    action: string
    notes: readonly string[]
  }
}

export const MAIL_TEXTS = mailWords<Texts>('consultations', {
  en: {
    greeting: (name) => `Dear ${name},`,
    toClient: {
      booked: ({ type, when }) => ({
        subject: `${type}: ${when}`,
        opening: 'Your consultation is booked. We look forward to talking with you.',
      }),
      moved: ({ type, when }) => ({
        subject: `Moved: ${type}, ${when}`,
        opening: 'Your consultation has a new time.',
      }),
      cancelled: ({ type, when }) => ({
        subject: `Cancelled: ${type}, ${when}`,
        opening: 'Your consultation at this time has been cancelled.',
      }),
      clocksChanged: ({ type, when }) => ({
        subject: `Clock change: ${type}, ${when}`,
        opening:
          'The rules of a time zone have changed since you booked, so on your clock the time is no longer the one we agreed on. The time at our office stays the same.',
      }),
      tomorrow: ({ type, when }) => ({
        subject: `Tomorrow: ${type}, ${when}`,
        opening: 'A reminder: your consultation is about a day away.',
      }),
      today: ({ type, when }) => ({
        subject: `Today: ${type}, ${when}`,
        opening: 'A reminder: your consultation is today.',
      }),
      soon: ({ type, when }) => ({
        subject: `In an hour: ${type}, ${when}`,
        opening: 'Your consultation begins in about an hour.',
      }),
    },
    toConsultant: {
      booked: ({ type, when }) => ({
        subject: `Booked: ${type}, ${when}`,
        opening: 'A new appointment was booked with you.',
      }),
      moved: ({ type, when }) => ({
        subject: `Moved: ${type}, ${when}`,
        opening: 'This appointment has a new time.',
      }),
      cancelled: ({ type, when }) => ({
        subject: `Cancelled: ${type}, ${when}`,
        opening: 'This appointment was cancelled.',
      }),
      clocksChanged: ({ type, when }) => ({
        subject: `Clock change: ${type}, ${when}`,
        opening:
          'The rules of a time zone have changed. Your time stays the same; the client’s clock shows another one.',
      }),
    },
    labels: {
      consultation: 'What',
      consultant: 'With',
      date: 'Date',
      time: 'Time',
      reference: 'Reference',
      join: 'Join here',
      client: 'Client',
      email: 'Email',
      phone: 'Phone',
      topic: 'Their question',
      reason: 'Reason given',
    },
    consultation: ({ type, minutes }) => `${type}, ${minutes}`,
    joinLater: 'Your consultant will write beforehand to tell you how you will meet.',
    rule: (cutoff) => `You can move or cancel it until ${cutoff} before it begins, without signing in.`,
    coming: 'I am coming',
    move: 'Move the appointment',
    manage: 'View, move or cancel',
    yourData: 'See what we store, or withdraw your consent',
    bookAnother: 'Book another time',
    openCalendar: 'Open appointments',
    opened: (type) => ({
      subject: `A time has opened: ${type}`,
      paragraphs: [
        'You asked us to tell you when a time opens. There are free times again.',
        'They are not reserved for you: whoever books first gets them.',
      ],
      action: 'See the free times',
    }),
    confirm: ({ type, when, until, city }) => ({
      subject: `Please confirm: ${type}, ${when}`,
      greeting: 'Hello,',
      paragraphs: [
        'Somebody asked for this consultation with your email address. It is not booked yet: please confirm it.',
      ],
      action: 'Confirm the consultation',
      notes: [
        `We hold the time for you until ${until}, ${city} time. If it is not confirmed by then, it is offered to others again.`,
        'If it was not you, you do not need to do anything, and you will not hear from us again about it.',
      ],
    }),
  },
  fa: {
    greeting: (name) => `${name} گرامی،`,
    toClient: {
      booked: ({ type, when }) => ({
        subject: `${type}: ${when}`,
        opening: 'وقت مشاورهٔ شما رزرو شد. منتظر گفت‌وگو با شما هستیم.',
      }),
      moved: ({ type, when }) => ({
        subject: `تغییر وقت: ${type}، ${when}`,
        opening: 'وقت مشاورهٔ شما تغییر کرد.',
      }),
      cancelled: ({ type, when }) => ({
        subject: `لغو: ${type}، ${when}`,
        opening: 'مشاورهٔ شما که برای این زمان رزرو شده بود لغو شد.',
      }),
      clocksChanged: ({ type, when }) => ({
        subject: `تغییر ساعت: ${type}، ${when}`,
        opening:
          'پس از رزرو شما، ساعت رسمی یکی از دو شهر تغییر کرده است و ساعت شما با قرارمان فرق دارد. ساعت دفتر ما همان است که بود.',
      }),
      tomorrow: ({ type, when }) => ({
        subject: `فردا: ${type}، ${when}`,
        opening: 'یادآوری: حدود یک روز تا مشاورهٔ شما مانده است.',
      }),
      today: ({ type, when }) => ({
        subject: `امروز: ${type}، ${when}`,
        opening: 'یادآوری: مشاورهٔ شما امروز است.',
      }),
      soon: ({ type, when }) => ({
        subject: `یک ساعت دیگر: ${type}، ${when}`,
        opening: 'مشاورهٔ شما حدود یک ساعت دیگر شروع می‌شود.',
      }),
    },
    toConsultant: {
      booked: ({ type, when }) => ({
        subject: `رزرو شد: ${type}، ${when}`,
        opening: 'وقت جدیدی با شما رزرو شد.',
      }),
      moved: ({ type, when }) => ({
        subject: `تغییر وقت: ${type}، ${when}`,
        opening: 'زمان این مشاوره تغییر کرد.',
      }),
      cancelled: ({ type, when }) => ({
        subject: `لغو: ${type}، ${when}`,
        opening: 'این مشاوره لغو شد.',
      }),
      clocksChanged: ({ type, when }) => ({
        subject: `تغییر ساعت: ${type}، ${when}`,
        opening: 'ساعت رسمی یکی از دو شهر تغییر کرده است. ساعت شما همان است؛ ساعت مراجع فرق کرده است.',
      }),
    },
    labels: {
      consultation: 'نوع مشاوره',
      consultant: 'مشاور',
      date: 'تاریخ',
      time: 'ساعت',
      reference: 'کد پیگیری',
      join: 'لینک جلسه',
      client: 'مراجع',
      email: 'ایمیل',
      phone: 'تلفن',
      topic: 'سؤال مراجع',
      reason: 'دلیل',
    },
    consultation: ({ type, minutes }) => `${type}، ${minutes}`,
    joinLater: 'مشاور شما پیش از جلسه برایتان می‌نویسد که گفت‌وگو چگونه برگزار می‌شود.',
    rule: (cutoff) => `تا ${cutoff} پیش از شروع جلسه می‌توانید بدون ورود به حساب، وقت را تغییر دهید یا لغو کنید.`,
    coming: 'می‌آیم',
    move: 'تغییر وقت',
    manage: 'مشاهده، تغییر یا لغو وقت',
    yourData: 'دیدن آنچه از شما نگه می‌داریم، یا پس گرفتن رضایت',
    bookAnother: 'رزرو وقت دیگر',
    openCalendar: 'مشاهدهٔ وقت‌ها',
    opened: (type) => ({
      subject: `وقت آزاد: ${type}`,
      paragraphs: [
        'از ما خواسته بودید هر وقت زمانی آزاد شد خبرتان کنیم. حالا دوباره وقت آزاد هست.',
        'این وقت‌ها برای شما نگه داشته نشده است و به کسی می‌رسد که زودتر رزرو کند.',
      ],
      action: 'مشاهدهٔ وقت‌های آزاد',
    }),
    confirm: ({ type, when, until, city }) => ({
      subject: `لطفاً تأیید کنید: ${type}، ${when}`,
      greeting: 'سلام،',
      paragraphs: [
        'با نشانی ایمیل شما برای این مشاوره درخواست وقت ثبت شده است. این وقت هنوز رزرو نشده است؛ لطفاً آن را تأیید کنید.',
      ],
      action: 'تأیید وقت مشاوره',
      notes: [
        `این وقت را تا ${until} به وقت ${city} برای شما نگه می‌داریم. اگر تا آن زمان تأیید نشود، دوباره در اختیار دیگران قرار می‌گیرد.`,
        'اگر شما این درخواست را نداده‌اید، لازم نیست کاری بکنید و در این باره ایمیل دیگری از ما نمی‌گیرید.',
      ],
    }),
  },
})

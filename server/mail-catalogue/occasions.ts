import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { MailReader } from '@rahnama/contract/mailbox.ts'
import type { MailSamples } from './sample-mails.ts'

/** For whom a mail is, and on what occasion each of its samples is sent. */
type Sending = { to: MailReader; on: readonly Record<Language, string>[] }

/** A mail without an occasion does not compile. Subjects are no names: several mails have the same one. */
type Occasions = { [Family in keyof MailSamples]: { [Mail in keyof MailSamples[Family]]: Sending } }

const OCCASIONS: Occasions = {
  auth: {
    welcome: {
      to: 'account',
      on: [
        {
          en: 'Registration: confirm the address, in an account open already',
          fa: 'ثبت‌نام: تأیید نشانی، وقتی حساب از همان ابتدا باز است',
        },
      ],
    },
    confirmEmail: {
      to: 'account',
      on: [
        {
          en: 'Registration: confirm the address with a code, before the account opens',
          fa: 'ثبت‌نام: تأیید نشانی با کد، پیش از باز شدن حساب',
        },
      ],
    },
    recovery: {
      to: 'account',
      on: [
        { en: 'Forgotten password: choose a new one', fa: 'فراموشی رمز عبور: انتخاب رمز جدید' },
        {
          en: 'Forgotten password, of someone whose name we do not know',
          fa: 'فراموشی رمز عبور، وقتی نام کاربر را نمی‌دانیم',
        },
      ],
    },
    invitation: {
      to: 'staff',
      on: [
        { en: 'Invitation to work with you, from a colleague', fa: 'دعوت به همکاری از طرف یکی از همکاران' },
        { en: 'Invitation to work with you, without the name of who invites', fa: 'دعوت به همکاری بدون نام دعوت‌کننده' },
      ],
    },
    changeEmail: { to: 'account', on: [{ en: 'New email address: confirm it', fa: 'نشانی ایمیل جدید: تأیید آن' }] },
    reauthentication: {
      to: 'account',
      on: [{ en: 'Code to confirm a change in the settings', fa: 'کد تأیید برای تغییر تنظیمات' }],
    },
    alreadyRegistered: {
      to: 'account',
      on: [{ en: 'Registration with an address that has an account', fa: 'ثبت‌نام با نشانی‌ای که حساب دارد' }],
    },
    passwordChanged: { to: 'account', on: [{ en: 'Password changed', fa: 'تغییر رمز عبور' }] },
    secondFactorOn: { to: 'account', on: [{ en: 'Second factor switched on', fa: 'روشن شدن تأیید دومرحله‌ای' }] },
    secondFactorOff: { to: 'account', on: [{ en: 'Second factor switched off', fa: 'خاموش شدن تأیید دومرحله‌ای' }] },
    accountsMerged: { to: 'account', on: [{ en: 'Two accounts merged into one', fa: 'یکی شدن دو حساب' }] },
    emailChanged: { to: 'account', on: [{ en: 'Email address changed', fa: 'تغییر نشانی ایمیل' }] },
  },
  applications: {
    submitted: { to: 'client', on: [{ en: 'Application received', fa: 'رسیدن درخواست' }] },
    moved: {
      to: 'client',
      on: [
        { en: 'News about an application: the client’s turn, with a note', fa: 'خبر درخواست: نوبت مراجع، با یادداشت' },
        { en: 'News about an application: with the government', fa: 'خبر درخواست: در انتظار نظر دولت' },
      ],
    },
    withdrawn: { to: 'client', on: [{ en: 'Application withdrawn by the client', fa: 'انصراف مراجع از درخواست' }] },
    reopened: { to: 'client', on: [{ en: 'Application reopened', fa: 'بازگشایی درخواست' }] },
    begun: { to: 'client', on: [{ en: 'Application started for the client', fa: 'شروع درخواست از طرف دفتر' }] },
  },
  cases: {
    handedOver: {
      to: 'client',
      on: [
        { en: 'New consultant for an application', fa: 'مشاور جدید برای درخواست' },
        {
          en: 'New consultant for an application, names in the other script',
          fa: 'مشاور جدید برای درخواست، با نام‌هایی به خط دیگر',
        },
      ],
    },
    asked: { to: 'client', on: [{ en: 'Question about an application', fa: 'سؤالی دربارهٔ درخواست' }] },
    decisions: {
      to: 'client',
      on: [
        { en: 'Documents checked: something to correct', fa: 'بررسی مدارک: نیاز به اصلاح' },
        { en: 'Documents checked: all accepted', fa: 'بررسی مدارک: همه پذیرفته' },
      ],
    },
    promiseBroken: {
      to: 'staff',
      on: [{ en: 'Review of a case past its promised day', fa: 'گذشتن موعد بررسی پرونده' }],
    },
  },
  consents: {
    withdrawn: { to: 'staff', on: [{ en: 'Consent withdrawn by a client', fa: 'پس گرفتن رضایت توسط مراجع' }] },
  },
  mailServer: {
    test: { to: 'staff', on: [{ en: 'Test of the email settings', fa: 'آزمایش تنظیمات ایمیل' }] },
  },
  content: {
    claimsDue: {
      to: 'staff',
      on: [{ en: 'Figures on the site: to be confirmed soon', fa: 'اعداد سایت: نزدیک شدن مهلت تأیید' }],
    },
    claimsHidden: {
      to: 'staff',
      on: [{ en: 'Figures on the site: no longer shown', fa: 'اعداد سایت: دیگر دیده نمی‌شود' }],
    },
  },
  consultations: {
    booked: {
      to: 'client',
      on: [
        {
          en: 'Consultation booked, before the meeting has a link',
          fa: 'رزرو مشاوره، پیش از آنکه جلسه لینک داشته باشد',
        },
        { en: 'Consultation booked, with the link of the meeting', fa: 'رزرو مشاوره، با لینک جلسه' },
      ],
    },
    moved: { to: 'client', on: [{ en: 'Consultation moved', fa: 'تغییر وقت مشاوره' }] },
    cancelled: {
      to: 'client',
      on: [
        { en: 'Consultation cancelled by the office, with a reason', fa: 'لغو مشاوره از طرف دفتر، با دلیل' },
        { en: 'Consultation cancelled by the client', fa: 'لغو مشاوره از طرف مراجع' },
      ],
    },
    clocksChanged: { to: 'client', on: [{ en: 'Consultation: clock change', fa: 'مشاوره: تغییر ساعت' }] },
    tomorrow: {
      to: 'client',
      on: [{ en: 'Reminder a day before the consultation', fa: 'یادآوری یک روز پیش از مشاوره' }],
    },
    today: { to: 'client', on: [{ en: 'Reminder on the day of the consultation', fa: 'یادآوری در روز مشاوره' }] },
    soon: {
      to: 'client',
      on: [{ en: 'Reminder an hour before the consultation', fa: 'یادآوری یک ساعت پیش از مشاوره' }],
    },
    confirm: {
      to: 'client',
      on: [{ en: 'Consultation booked by a visitor: confirm it', fa: 'رزرو مشاوره توسط بازدیدکننده: تأیید وقت' }],
    },
    opened: {
      to: 'client',
      on: [{ en: 'Free time for those who wait for one', fa: 'وقت آزاد برای کسانی که منتظرند' }],
    },
  },
  consultants: {
    booked: {
      to: 'staff',
      on: [
        { en: 'Consultant: appointment booked', fa: 'مشاور: رزرو وقت' },
        {
          en: 'Consultant: appointment booked, question in the other language',
          fa: 'مشاور: رزرو وقت، با سؤالی به زبان دیگر',
        },
      ],
    },
    moved: { to: 'staff', on: [{ en: 'Consultant: appointment moved', fa: 'مشاور: تغییر وقت' }] },
    cancelled: { to: 'staff', on: [{ en: 'Consultant: appointment cancelled', fa: 'مشاور: لغو وقت' }] },
    clocksChanged: { to: 'staff', on: [{ en: 'Consultant: clock change', fa: 'مشاور: تغییر ساعت' }] },
  },
  documents: {
    expiry: {
      to: 'client',
      on: [
        { en: 'One document expires soon', fa: 'نزدیک بودن پایان اعتبار یک مدرک' },
        { en: 'Several documents expire soon', fa: 'نزدیک بودن پایان اعتبار چند مدرک' },
      ],
    },
  },
  enquiries: {
    acknowledged: { to: 'client', on: [{ en: 'Contact form: message received', fa: 'فرم تماس: رسیدن پیام' }] },
    answered: { to: 'client', on: [{ en: 'Contact form: our reply', fa: 'فرم تماس: پاسخ ما' }] },
    arrived: {
      to: 'staff',
      on: [{ en: 'Contact form: new message for the office', fa: 'فرم تماس: پیام جدید برای دفتر' }],
    },
  },
  notices: {
    news: { to: 'account', on: [{ en: 'Notification, such as a new message', fa: 'اعلان، مانند پیام جدید' }] },
    reminder: {
      to: 'client',
      on: [
        { en: 'Reminder of something to do', fa: 'یادآوری کاری که مانده است' },
        { en: 'Last reminder of something to do', fa: 'آخرین یادآوری کاری که مانده است' },
      ],
    },
    digest: {
      to: 'account',
      on: [
        { en: 'Summary of the day', fa: 'خلاصهٔ روز' },
        { en: 'Summary of the day with more than it lists', fa: 'خلاصهٔ روز با خبرهای بیشتر از آنچه فهرست شده است' },
      ],
    },
  },
}

export function occasionOf(capability: string, mail: string, index: number, language: Language) {
  const all: Partial<Record<string, Partial<Record<string, Sending>>>> = OCCASIONS
  const sending = all[capability]?.[mail]
  const words = sending?.on[index]
  if (!words) throw new Error(`No occasion for sample ${index + 1} of ${capability}.${mail}`)
  return { to: sending.to, occasion: words[language] }
}

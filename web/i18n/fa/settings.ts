import type { AccountSession } from '@rahnama/contract/auth.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { settings as en } from '../en/settings.ts'

const browsers: Record<AccountSession['browser'], string> = {
  chrome: 'کروم',
  edge: 'اج',
  firefox: 'فایرفاکس',
  opera: 'اپرا',
  safari: 'سافاری',
  samsung: 'مرورگر سامسونگ',
  other: 'مرورگری دیگر',
}

const systems: Record<AccountSession['system'], string> = {
  android: 'اندروید',
  ios: 'آیفون یا آیپد',
  linux: 'لینوکس',
  macos: 'مک',
  windows: 'ویندوز',
  other: 'دستگاهی ناشناخته',
}

export const settings: typeof en = {
  title: 'تنظیمات',
  heading: 'تنظیمات',
  lead: 'حساب شما و محافظت از آن.',
  edit: 'ویرایش',
  configure: 'پیکربندی',
  close: 'بستن',
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saved: 'ذخیره شد.',
  account: {
    title: 'حساب',
    name: 'نام و نام خانوادگی',
    noName: 'نوشته نشده',
    language: 'زبان ایمیل‌ها',
    languageHint: 'زبانی که با آن به شما می‌نویسیم. زبان سایت را بالای صفحه انتخاب می‌کنید.',
    languages: { en: 'انگلیسی', fa: 'فارسی' },
  },
  security: {
    title: 'امنیت',
    email: {
      label: 'نشانی ایمیل',
      newEmail: 'نشانی ایمیل تازه',
      act: 'ارسال کد تأیید',
      waiting: 'در انتظار تأیید:',
      hint: 'کدی به نشانی تازه می‌فرستیم. تا وقتی آن را ننوشته‌اید، نشانی پیشین کار می‌کند.',
      confirm: 'تأیید نشانی تازه',
      changed: 'نشانی ایمیل شما عوض شد.',
      sent: 'اگر بتوان از این نشانی استفاده کرد، ایمیلی با کد شش‌رقمی به آن فرستاده می‌شود.',
    },
    password: {
      label: 'گذرواژه',
      hidden: 'تعیین شده و فقط خودتان آن را می‌دانید',
      present: 'گذرواژهٔ کنونی',
      next: 'گذرواژهٔ تازه',
      act: 'تغییر گذرواژه',
      changed: 'گذرواژهٔ شما عوض شد. دستگاه‌های دیگرتان از حساب خارج شدند.',
    },
    secondFactor: {
      label: 'تأیید دومرحله‌ای',
      on: 'روشن',
      off: 'خاموش',
      offHint: 'افزون بر گذرواژه، کدی از برنامه‌ای در گوشی شما. آن‌گاه گذرواژهٔ لورفته به‌تنهایی راهی باز نمی‌کند.',
      codesLeft: (count) =>
        count === 0
          ? 'کد بازیابی دیگری نمانده است. کدهای تازه بسازید.'
          : `${formats('fa').number(count)} کد بازیابی مانده است.`,
      newCodes: 'ساختن کدهای بازیابی تازه',
      newCodesHint: 'با ساختن کدهای تازه، کدهای پیشین از کار می‌افتند.',
      turnOff: 'خاموش کردن',
      turnOffAsk: 'تأیید دومرحله‌ای خاموش شود؟',
      turnOffBody: 'از آن پس گذرواژه به‌تنهایی حساب شما را باز می‌کند و کدهای بازیابی از کار می‌افتند.',
      keep: 'روشن بماند',
      required: 'نقش شما به آن نیاز دارد و نمی‌توان خاموشش کرد.',
      turnedOn: 'تأیید دومرحله‌ای روشن شد.',
      turnedOff: 'تأیید دومرحله‌ای خاموش شد.',
      appName: 'برنامهٔ تأیید',
    },
    sessions: {
      label: 'دستگاه‌های واردشده',
      summary: (count) => `${formats('fa').number(count)} دستگاه`,
      device: (browser, system) => `${browsers[browser]} در ${systems[system]}`,
      current: 'همین دستگاه',
      lastUsed: 'آخرین استفاده',
      since: 'زمان ورود',
      withSecondFactor: 'با تأیید دومرحله‌ای',
      signOut: 'خارج کردن',
      signOutNamed: (device) => `خارج کردن ${device}`,
      signedOut: (device) => `${device} از حساب خارج شد.`,
      signOutOthers: 'خارج کردن همهٔ دستگاه‌های دیگر',
      othersSignedOut: 'همهٔ دستگاه‌های دیگر شما از حساب خارج شدند.',
      onlyThis: 'فقط در همین دستگاه وارد شده‌اید.',
    },
  },
}

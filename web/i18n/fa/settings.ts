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
  lead: 'حساب شما، محافظت از آن و زبان گفت‌وگوی ما.',
  edit: 'ویرایش',
  configure: 'تنظیم',
  close: 'بستن',
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saved: 'ذخیره شد.',
  account: {
    title: 'حساب',
    name: 'نام و نام خانوادگی',
    noName: 'وارد نشده',
    language: 'زبان ایمیل‌ها',
    languageHint: 'زبانی که با آن به شما می‌نویسیم. زبان سایت را بالای صفحه انتخاب می‌کنید.',
    languages: { en: 'انگلیسی', fa: 'فارسی' },
  },
  quickActions: {
    label: 'کارهای سریع',
    profile: 'ویرایش پروفایل',
    password: 'تغییر رمز عبور',
    sessions: 'دستگاه‌های من',
    consents: 'رضایت‌های من',
  },
  languageAndCalendar: {
    title: 'زبان و تقویم',
    siteLanguage: 'زبان سایت',
    siteLanguageHint: 'همین حالا روی این دستگاه اعمال می‌شود.',
    calendar: 'تقویم برای وارد کردن تاریخ',
    calendarHint: 'خانه‌های تاریخ روی این دستگاه با این تقویم باز می‌شوند؛ هر کدام را می‌توان عوض کرد.',
    calendars: { gregorian: 'تقویم میلادی', jalali: 'تقویم هجری شمسی' },
  },
  notifications: {
    title: 'اعلان‌ها',
    mails: 'ایمیل‌هایی که دریافت می‌کنید',
    none: 'فقط ایمیل‌های ضروری',
    always:
      'هرچه نیازمند اقدام شماست، تأیید کارهایی که اینجا انجام می‌دهید و ایمیل‌های مربوط به امنیت حساب همیشه فرستاده می‌شود. هر انتخابی داشته باشید، همه چیز را در اعلان‌ها می‌بینید.',
    paces: { immediately: 'فوری', daily: 'روزی یک بار', never: 'هیچ‌وقت' },
    quiet: {
      label: 'ساعت‌های سکوت',
      hint: 'ایمیل‌ها تا پایان این ساعت‌ها می‌مانند. ایمیل‌های امنیتی و وقت مشاوره منتظر نمی‌مانند.',
      from: 'از',
      until: 'تا',
    },
    zone: (city) => `ساعت‌ها به وقت ${city} است. ایمیل روزانه ساعت ۸ صبح همان‌جا فرستاده می‌شود.`,
    useZone: (city) => `استفاده از ساعت این دستگاه: ${city}`,
    kinds: {
      caseUpdates: { label: 'خبرهای پرونده', hint: 'تغییر وضعیت، تأیید مدارک، تغییر مشاور.' },
      messages: { label: 'پیام‌ها', hint: 'وقتی کسی برایتان پیام می‌نویسد.' },
      deskWork: { label: 'کارهای میز', hint: 'درخواست‌های جدید، پاسخ‌ها، کارهای امروز و مهلت‌های نزدیک.' },
      deskAppointments: { label: 'مشاوره‌های شما', hint: 'رزرو، تغییر و لغو، همراه با فایل تقویم.' },
      appointmentReminders: { label: 'یادآوری مشاوره‌ها', hint: 'یک روز و یک ساعت پیش از شروع.' },
      documentExpiry: { label: 'مدارکی که منقضی می‌شوند', hint: '۹۰، ۶۰، ۳۰ و ۱۴ روز پیش از پایان اعتبار.' },
    },
  },
  security: {
    title: 'امنیت',
    email: {
      unconfirmed: 'هنوز تأیید نشده',
      proofHint:
        'تأیید کنید که این نشانی متعلق به شماست تا ایمیل‌های ما به دستتان برسد و اگر رمز عبور را فراموش کردید، بتوانید دوباره وارد شوید.',
      sendProof: 'فرستادن ایمیل تأیید',
      proofSent: 'ایمیل فرستاده شد. آن را باز کنید و دکمهٔ داخل آن را بزنید.',
      label: 'نشانی ایمیل',
      newEmail: 'نشانی ایمیل جدید',
      act: 'ارسال کد تأیید',
      waiting: 'در انتظار تأیید:',
      hint: 'کدی به نشانی جدید می‌فرستیم. تا وقتی آن را وارد نکرده‌اید، نشانی قبلی کار می‌کند.',
      confirm: 'تأیید نشانی جدید',
      changed: 'نشانی ایمیل شما عوض شد.',
      sent: 'اگر بتوان از این نشانی استفاده کرد، ایمیلی با کد شش‌رقمی به آن فرستاده می‌شود.',
    },
    password: {
      label: 'رمز عبور',
      hidden: 'تعیین شده است و فقط خودتان آن را می‌دانید',
      present: 'رمز عبور فعلی',
      next: 'رمز عبور جدید',
      act: 'تغییر رمز عبور',
      changed: 'رمز عبور شما عوض شد. دستگاه‌های دیگرتان از حساب خارج شدند.',
    },
    secondFactor: {
      label: 'تأیید دومرحله‌ای',
      on: 'روشن',
      off: 'خاموش',
      offHint:
        'علاوه بر رمز عبور، کدی از برنامه‌ای در گوشی شما. اگر رمز عبورتان به دست کسی بیفتد، به‌تنهایی به کارش نمی‌آید.',
      codesLeft: (count) =>
        count === 0
          ? 'کد بازیابی دیگری نمانده است. کدهای جدید بسازید.'
          : `${formats('fa').number(count)} کد بازیابی مانده است.`,
      newCodes: 'ساختن کدهای بازیابی جدید',
      newCodesHint: 'با ساختن کدهای جدید، کدهای قبلی از کار می‌افتند.',
      turnOff: 'خاموش کردن',
      turnOffAsk: 'تأیید دومرحله‌ای خاموش شود؟',
      turnOffBody: 'از آن پس رمز عبور به‌تنهایی حساب شما را باز می‌کند و کدهای بازیابی از کار می‌افتند.',
      keep: 'روشن بماند',
      required: 'نقش شما به آن نیاز دارد و نمی‌توان خاموشش کرد.',
      turnedOn: 'تأیید دومرحله‌ای روشن شد.',
      turnedOff: 'تأیید دومرحله‌ای خاموش شد.',
    },
    sessions: {
      label: 'دستگاه‌های فعال',
      summary: (count) => `${formats('fa').number(count)} دستگاه`,
      device: (browser, system) => `${browsers[browser]} روی ${systems[system]}`,
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

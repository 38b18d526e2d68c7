import type { consents as en } from '../en/consents.ts'

export const consents: typeof en = {
  title: 'حریم خصوصی',
  label: 'رضایت‌هایی که داده‌اید',
  summary: (standing) => `${standing} مورد معتبر است`,
  referrer: {
    title: (name) => `${name} شما را به ما معرفی کرده است`,
    unseen: 'او نام شما و مرحله‌ای را که در آن هستید نمی‌بیند. اگر مایل باشید، می‌توانید اجازه دهید:',
    allow: 'اجازه می‌دهم',
    allowNamed: (name) => `اجازه می‌دهم: نشان دادن مراحل کارم به ${name}`,
  },
  about: (name) => `برای: ${name}`,
  none: 'هنوز رضایتی از شما خواسته نشده است.',
  lead: 'آنچه پذیرفته‌اید، کلمه به کلمه. هر رضایتی را به همان آسانی که داده‌اید می‌توانید پس بگیرید؛ سابقهٔ آن می‌ماند.',
  statements: {
    truthfulness: {
      name: 'درستی اطلاعات شما',
      afterWithdrawal: 'همان لحظه به دفتر ما خبر داده می‌شود. لطفاً برایمان بنویسید چه چیزی دیگر درست نیست.',
    },
    contact: {
      name: 'تماس با شما',
      afterWithdrawal: 'همان لحظه به دفتر ما خبر داده می‌شود. در تنظیمات انتخاب می‌کنید کدام ایمیل‌ها را همچنان بگیرید.',
    },
    privacy: {
      name: 'نگهداری و استفاده از اطلاعات شما',
      afterWithdrawal:
        'همان لحظه به دفتر ما خبر داده می‌شود. از بخش «اطلاعات شما» در تنظیمات می‌توانید اطلاعاتتان را حذف کنید.',
    },
    milestones: {
      name: 'نشان دادن مراحل کار شما به معرفتان',
      afterWithdrawal: 'دیگر نام و مراحل کار شما را هیچ‌جا نمی‌بیند، حتی در صورت‌حساب‌هایی که دوباره چاپ شوند.',
    },
    account: {
      name: 'نگهداری حساب شما',
      afterWithdrawal: 'حساب و اطلاعات شما پس از ۳۰ روز پاک می‌شود. تا آن روز می‌توانید منصرف شوید.',
    },
    enquiry: {
      name: 'نگهداری پیام شما به ما',
      afterWithdrawal: 'پیام شما و پاسخ‌های ما فوراً پاک می‌شود.',
    },
    booking: {
      name: 'نگهداری رزرو شما',
      afterWithdrawal: 'اگر مشاوره هنوز برگزار نشده باشد لغو می‌شود. بقیهٔ اطلاعات آن در پایان مهلت نگهداری پاک می‌شود.',
    },
  },
  occasions: {
    transfer: 'درخواست انتقال درون‌شرکتی',
    study: 'درخواست اطلاعات تحصیل در خارج',
    referral: 'معرفی',
    account: 'ثبت‌نام',
    enquiry: 'فرم تماس',
    booking: 'رزرو مشاوره',
  },
  given: (occasion, date) => `همراه با ${occasion}، در ${date}`,
  read: (language, version) => `به ${language} خوانده‌اید، متن شمارهٔ ${version}`,
  after: (what) => `اگر پس بگیرید: ${what}`,
  withdrawn: (date) => `پس گرفته‌شده در ${date}`,
  languages: { en: 'انگلیسی', fa: 'فارسی' },
  inForce: 'معتبر',
  takenBack: 'پس‌گرفته‌شده',
  withdraw: 'پس گرفتن',
  withdrawAccount: 'پس گرفتن و حذف حساب',
  withdrawNamed: (name) => `پس گرفتن: ${name}`,
  giveAgain: 'دوباره رضایت می‌دهم',
  giveAgainNamed: (name) => `دوباره رضایت می‌دهم: ${name}`,
  isWithdrawn: 'رضایت شما پس گرفته شد.',
  isGiven: 'رضایت شما دوباره ثبت شد.',
  privacyPage: 'با اطلاعات شما چه می‌کنیم',
}

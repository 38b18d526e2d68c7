import type { siteSettings as en } from '../en/site-settings.ts'

const required = { REQUIRED: 'این بخش را پر کنید' }
const line = { ...required, TOO_LONG: 'حداکثر ۲۰۰ کاراکتر بنویسید' }
const email = { NOT_AN_EMAIL: 'یک نشانی ایمیل بنویسید، مثل name@firm.example' }
const address = {
  NOT_A_WEB_ADDRESS: 'نشانی کامل صفحه را از نوار نشانی مرورگر کپی کنید',
  TOO_LONG: 'حداکثر ۲۰۰ کاراکتر بنویسید',
}

function link(label: string) {
  return { label, faults: address }
}

const whole = {
  NOT_WHOLE: 'یک عدد صحیح وارد کنید',
  NOT_A_NUMBER: 'یک عدد وارد کنید',
  INVALID: 'یک عدد صحیح وارد کنید',
}
const months = { ...whole, TOO_SMALL: 'دست‌کم ۱۲ ماه وارد کنید', TOO_LARGE: 'حداکثر ۱۲۰ ماه وارد کنید' }

export const siteSettings: typeof en = {
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saved: 'ذخیره شد. بازدیدکنندگان از همین حالا آن را می‌بینند.',
  conflict:
    'در این فاصله همکار دیگری این تنظیمات را ذخیره کرده است. تغییرهای او را می‌بینید و آنچه نوشته‌اید هم سر جای خود است. بررسی کنید و دوباره ذخیره کنید.',
  general: {
    name: 'نام شرکت',
    nameLead: 'این نام در همهٔ صفحه‌ها، پنل کاربری، ایمیل‌ها و فایل‌های PDF می‌آید.',
    logo: 'لوگو',
    logoLead:
      'به جای نام شرکت در بالای همهٔ صفحه‌ها، پنل کاربری، ایمیل‌ها و گزارش‌ها دیده می‌شود. ابتدا آن را در «رسانه» بارگذاری کنید. بدون لوگو، نام نمایش داده می‌شود.',
    contact: 'راه‌های تماس',
    language: 'زبان پیش‌فرض',
    languageLead:
      'برای بازدیدکنندگانی که مرورگرشان نه فارسی می‌خواهد نه انگلیسی. زبانی که کسی خودش انتخاب کرده باشد حفظ می‌شود.',
    languages: { en: 'انگلیسی', fa: 'فارسی' },
    contactLead: 'بازدیدکنندگان این‌ها را در صفحهٔ تماس و پایین همهٔ صفحه‌ها می‌بینند.',
    links: 'شبکه‌های اجتماعی',
    linksLead: 'لینک هر کدام را که پر کنید، پایین همهٔ صفحه‌ها می‌آید.',
    fields: {
      'name.en': { label: 'به انگلیسی', faults: { ...required, TOO_LONG: 'نام را در حداکثر ۸۰ کاراکتر بنویسید' } },
      'name.fa': { label: 'به فارسی', faults: { ...required, TOO_LONG: 'نام را در حداکثر ۸۰ کاراکتر بنویسید' } },
      'logo.light': { label: 'روی زمینهٔ روشن', faults: {} },
      'logo.dark': {
        label: 'روی زمینهٔ تیره',
        hint: 'اگر نباشد، لوگوی اول روی یک کادر روشن نمایش داده می‌شود.',
        faults: {},
      },
      defaultLanguage: { label: 'زبان سایت برای بقیه', faults: {} },
      contactEmail: { label: 'ایمیل', faults: email },
      careersEmail: { label: 'ایمیل درخواست همکاری', faults: email },
      storiesEmail: { label: 'ایمیل داستان مراجعان', faults: email },
      phone: { label: 'تلفن', faults: line },
      whatsapp: { label: 'شمارهٔ واتساپ', faults: line },
      telegram: { label: 'نام کاربری تلگرام', hint: 'بدون @', faults: line },
      'office.en': { label: 'نشانی دفتر به انگلیسی', faults: line },
      'office.fa': { label: 'نشانی دفتر به فارسی', faults: line },
      'links.linkedin': link('لینکدین'),
      'links.instagram': link('اینستاگرام'),
      'links.youtube': link('یوتیوب'),
      'links.x': link('ایکس'),
      'links.facebook': link('فیسبوک'),
    },
  },
  retention: {
    title: 'مدت نگهداری اطلاعات شخصی',
    lead: 'هر چه قدیمی‌تر باشد هر شب حذف می‌شود و برنمی‌گردد. مراجعان این تاریخ‌ها را در «اطلاعات شما» می‌بینند.',
    saved: 'ذخیره شد. از شب بعد اجرا می‌شود.',
    months: 'ماه',
    years: 'سال',
    noRuns: 'هنوز چیزی به دلیل قدیمی بودن حذف نشده است.',
    run: (kind, count, day) => `${kind}: ${count} مورد، آخرین بار ${day}`,
    kinds: {
      enquiries: 'درخواست‌های اطلاعات حذف‌شده',
      appointments: 'وقت‌های مشاورهٔ حذف‌شده',
      assistant: 'سؤال‌های حذف‌شده از دستیار',
      cases: 'پرونده‌های حذف‌شده',
      accounts: 'حساب‌های بی‌استفاده که به صاحبشان خبر داده شد',
    },
    fields: {
      enquiryMonths: { label: 'درخواست‌های اطلاعات، پس از پاسخ', faults: months },
      appointmentMonths: {
        label: 'وقت‌های مشاورهٔ کسانی که پرونده ندارند',
        hint: 'وقت‌های مشاورهٔ مراجعی که پرونده دارد، بخشی از پروندهٔ اوست.',
        faults: months,
      },
      assistantMonths: { label: 'سؤال‌ها از دستیار', faults: months },
      accountMonths: {
        label: 'حساب‌هایی که کسی از آن‌ها استفاده نمی‌کند',
        hint: '۳۰ روز پیش از حذف به صاحب حساب خبر می‌دهیم. با وارد شدن، حساب می‌ماند.',
        faults: months,
      },
      caseYears: {
        label: 'پرونده، پس از پایان کار',
        hint: 'طبق مقررات حرفه‌ای، دست‌کم شش سال.',
        faults: { ...whole, TOO_SMALL: 'دست‌کم ۶ سال وارد کنید', TOO_LARGE: 'حداکثر ۲۰ سال وارد کنید' },
      },
    },
  },
  security: {
    saved: 'ذخیره شد و از همین حالا اجرا می‌شود.',
    signIn: 'ورود',
    accounts: 'حساب‌های جدید',
    cases: 'چه کسی کدام پرونده‌ها را می‌بیند',
    casesLead: 'مدیران همیشه همهٔ پرونده‌ها را می‌بینند.',
    secondFactor: 'تأیید دومرحله‌ای برای کارکنان لازم است',
    secondFactorHint: 'هر کس آن را ندارد، پیش از ادامهٔ کار باید آن را راه بیندازد؛ از جمله خود شما.',
    confirmation: 'مراجعان جدید باید ایمیل خود را تأیید کنند',
    confirmationHint: 'تا آن زمان نمی‌توانند وارد شوند.',
    open: 'همه می‌توانند ثبت‌نام کنند',
    byInvitation: 'فقط با دعوت',
    byInvitationHint: 'برای ثبت‌نام، کد یکی از معرف‌های شما لازم است.',
    all: 'کارشناسان همهٔ پرونده‌ها را می‌بینند',
    own: 'کارشناسان پرونده‌های خودشان و پرونده‌های بدون مسئول را می‌بینند',
    days: 'روز',
    characters: 'کاراکتر',
    fields: {
      requireEmailConfirmation: { label: 'مراجعان جدید باید ایمیل خود را تأیید کنند', faults: {} },
      requireStaffSecondFactor: { label: 'تأیید دومرحله‌ای برای کارکنان لازم است', faults: {} },
      sessionMaxDays: {
        label: 'ورود دوباره پس از',
        hint: 'دستگاه‌هایی را هم که الان وارد شده‌اند در بر می‌گیرد.',
        faults: { ...whole, TOO_SMALL: 'دست‌کم ۱ روز وارد کنید', TOO_LARGE: 'حداکثر ۳۶۵ روز وارد کنید' },
      },
      passwordMinChars: {
        label: 'حداقل طول رمز عبور جدید',
        hint: 'رمزهای فعلی افراد تغییری نمی‌کند.',
        faults: { ...whole, TOO_SMALL: 'دست‌کم ۸ کاراکتر وارد کنید', TOO_LARGE: 'حداکثر ۳۲ کاراکتر وارد کنید' },
      },
      signUp: { label: 'چه کسی می‌تواند ثبت‌نام کند', faults: {} },
      agentsSee: { label: 'کارشناسان پرونده', faults: {} },
    },
  },
}

import type { verification as en } from '../en/verification.ts'

export const verification: typeof en = {
  title: 'بررسی مدارک',
  heading: 'بررسی مدارک',
  lead: 'هر فایل در کنار پاسخ‌هایی که باید ثابت کند.',
  titleOf: (document, name) => `${document}، ${name}`,
  desk: 'میز کار شما',
  openCase: 'باز کردن پرونده',
  waiting: (_, shown) => `${shown} مدرک از این پرونده در انتظار بررسی است`,
  partner: 'همسر یا شریک زندگی',
  ofPartner: (about) => `همسر یا شریک زندگی، ${about}`,

  missing: {
    title: 'این مدرک اینجا نیست',
    body: 'شاید مراجع آن را حذف کرده باشد، یا مربوط به پرونده‌ای باشد که شما به آن دسترسی ندارید.',
    next: 'رفتن به مدرک بعدی',
  },
  none: {
    title: 'مدرکی در انتظار بررسی نیست',
    body: 'تکلیف همهٔ مدارک این نما روشن شده است. هر مدرک جدیدی که مراجعان بفرستند همین‌جا دیده می‌شود.',
    skipped: (_, shown) => `${shown} مدرک را برای بعد گذاشته‌اید.`,
    again: 'الان نشان بده',
    desk: 'بازگشت به میز کار',
  },

  file: {
    tools: (name) => `نمایش ${name}`,
    larger: 'بزرگ‌نمایی',
    smaller: 'کوچک‌نمایی',
    fit: 'به اندازهٔ پنجره',
    turn: 'چرخاندن در جهت ساعت',
    nextPage: 'صفحهٔ بعد',
    previousPage: 'صفحهٔ قبل',
    page: (number, all) => `${number} از ${all}`,
    pageOf: (name, number, all) => `${name}، صفحهٔ ${number} از ${all}`,
    failed: 'نمایش فایل ممکن نشد.',
    retry: 'تلاش دوباره',
    notDrawn: 'این نوع فایل اینجا نمایش داده نمی‌شود. برای خواندن آن را دانلود کنید و همین‌جا تصمیم بگیرید.',
    download: 'دانلود',
    showing: (number, when) => `نسخهٔ ${number}، ${when}`,
    newest: 'همین نسخه',
    compare: 'مقایسه با',
    compareNone: 'هیچ‌کدام',
    compareWith: (number, when) => `نسخهٔ ${number}، ${when}`,
  },

  about: {
    title: 'دربارهٔ فایل',
    client: 'مراجع',
    folio: 'پرونده',
    uploaded: 'بارگذاری',
    version: 'نسخه',
    file: 'فایل',
    issuedOn: 'تاریخ صدور',
    validUntil: 'معتبر تا',
    ended: 'منقضی شده',
    daysLeft: (days) => `${days} مانده`,
    noDates: 'مراجع تاریخی وارد نکرده است',
    state: 'وضعیت',
    states: {
      uploaded: 'هنوز برای بررسی فرستاده نشده',
      inReview: 'در انتظار بررسی',
      accepted: 'پذیرفته',
      sentBack: 'برگشت برای اصلاح',
    },
    earlierReason: 'دلیل برگشت قبلی',
  },

  answers: {
    title: 'آنچه باید نشان دهد',
    none: 'هیچ پاسخی به این مدرک وابسته نیست.',
    whose: { partner: 'دربارهٔ همسر مراجع', child: 'دربارهٔ فرزند مراجع' },
    ask: 'سؤال در این باره',
    askFor: (question) => `سؤال در این باره: ${question}`,
    open: (when) => `پرسیده شده: ${when}؛ هنوز پاسخی نیامده`,
    answered: 'پاسخ مراجع',
    changed: 'مراجع پاسخ را اصلاح کرد.',
  },

  ask: {
    title: 'سؤال از مراجع',
    other: 'سؤال دربارهٔ موضوعی دیگر',
    about: (question) => `دربارهٔ «${question}»`,
    fields: {
      text: {
        label: 'سؤال شما',
        hint: 'مراجع آن را با ایمیل و در صفحهٔ درخواست می‌خواند و پرونده تا پاسخ او منتظر می‌ماند.',
        faults: { REQUIRED: 'سؤال خود را بنویسید', TOO_LONG: 'سؤال را کوتاه‌تر کنید' },
      },
    },
    language: { en: 'زبان مراجع انگلیسی است.', fa: 'زبان مراجع فارسی است.' },
    templates: {
      differs: {
        name: 'با مدرک فرق دارد',
        text: (question, document) =>
          `پاسخ شما به «${question}» با مدرک «${document}» یکی نیست. لطفاً پاسخ را اصلاح کنید یا بنویسید چرا هر دو درست است.`,
      },
      unclear: {
        name: 'از مدرک معلوم نیست',
        text: (question, document) =>
          `از مدرک «${document}» معلوم نیست که پاسخ شما به «${question}» درست باشد. لطفاً بیشتر توضیح دهید.`,
      },
    },
    insert: 'شروع با',
    send: 'ارسال سؤال',
    sending: 'در حال ارسال…',
    sent: 'سؤال شما برای مراجع فرستاده شد.',
    cancel: 'انصراف',
  },

  acts: {
    label: 'تصمیم شما',
    accept: 'پذیرفتن',
    accepting: 'در حال ثبت…',
    sendBack: 'برگرداندن برای اصلاح',
    notNeeded: 'لازم نیست',
    next: 'بماند برای بعد',
    skip: 'فعلاً کنار گذاشتن، با ذکر دلیل',
    undo: 'لغو آخرین تصمیم',
    openNewer: 'باز کردن فایل جدیدتر',
    cancel: 'بستن فرم',
    more: 'بیشتر',
  },

  sendBack: {
    title: 'برگرداندن برای اصلاح',
    fields: {
      reason: { label: 'دلیل', faults: { REQUIRED: 'یک دلیل انتخاب کنید' } },
      sentence: {
        label: 'جملهٔ شما برای مراجع',
        hint: 'در ایمیل و در پنل کاربری، زیر دلیل می‌آید. می‌تواند خالی بماند.',
        faults: { TOO_LONG: 'جمله را کوتاه‌تر کنید' },
      },
      remark: {
        label: 'یادداشت برای همکاران',
        hint: 'داخلی است و مراجع هرگز آن را نمی‌بیند.',
        faults: { TOO_LONG: 'یادداشت را کوتاه‌تر کنید' },
      },
    },
    clientReads: 'مراجع این را می‌خواند',
    inside: 'فقط همکاران',
    remedies: { newPicture: 'تصویر جدید', otherDocument: 'مدرک دیگر', final: 'قطعی' },
    act: 'برگرداندن',
    acting: 'در حال ثبت…',
    cancel: 'انصراف',
  },

  skip: {
    title: 'فعلاً کنار گذاشتن این مدرک',
    fields: {
      reason: {
        label: 'چرا',
        hint: 'یک خط کافی است. به‌صورت یادداشت داخلی در پرونده ثبت می‌شود.',
        faults: { REQUIRED: 'دلیل را بنویسید', TOO_LONG: 'در یک خط بنویسید' },
      },
    },
    note: (document, reason) => `«${document}» فعلاً کنار گذاشته شد: ${reason}`,
    act: 'کنار گذاشتن',
    acting: 'در حال ثبت…',
    cancel: 'انصراف',
  },

  decided: {
    label: 'تصمیم‌هایی که هنوز می‌توانید لغو کنید',
    accepted: (document) => `«${document}» پذیرفته شد`,
    sentBack: (document) => `«${document}» برای اصلاح برگشت`,
    notNeeded: (document) => `«${document}» لازم نیست`,
    undo: 'لغو',
    undone: (document) => `تصمیم دربارهٔ «${document}» لغو شد`,
    tooLate: 'این تصمیم اجرا شده و دیگر نمی‌توان آن را لغو کرد. می‌توانید تصمیم جدیدی بگیرید.',
  },

  newer: {
    title: (time) => `ساعت ${time} فایل جدیدتری رسید`,
    body: 'دربارهٔ این نسخه دیگر نمی‌توان تصمیم گرفت. آنچه نوشته‌اید سر جایش می‌ماند.',
    open: 'باز کردن فایل جدیدتر',
  },
  failures: {
    decidedByOther: 'یکی از همکاران همین الان دربارهٔ این مدرک تصمیم گرفت.',
    closed: 'این پرونده بسته شده است و دیگر نمی‌توان دربارهٔ مدارک آن تصمیم گرفت.',
    gone: 'این مدرک دیگر اینجا نیست. شاید مراجع آن را حذف کرده باشد.',
  },
  present: {
    looking: (name) => `${name} همین پرونده را می‌بیند`,
    writing: (name) => `${name} در همین پرونده می‌نویسد`,
    writingNote: (name) => `${name} در همین پرونده یادداشت می‌نویسد`,
  },
}

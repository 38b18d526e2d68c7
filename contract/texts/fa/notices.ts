import type { notices as en } from '../en/notices.ts'
import { standingReasons } from './standing-reasons.ts'

export const notices: typeof en = {
  kinds: {
    applicationMoved: ({ folio, turn, reason }) => {
      const what = reason ? standingReasons[reason].what : ''
      if (turn === 'client')
        return {
          title: `درخواست ${folio}: منتظر اقدام شما هستیم`,
          why: `${what} تا این کار انجام نشود، نمی‌توانیم ادامه دهیم.`,
        }
      return {
        title: `خبری دربارهٔ درخواست ${folio}`,
        why: turn === 'nobody' ? what : `${what} فعلاً لازم نیست کاری انجام دهید.`,
      }
    },
    questionAsked: ({ folio }) => ({
      title: `سؤالی دربارهٔ درخواست ${folio}`,
      why: 'فقط شما می‌توانید پاسخ دهید و به‌محض پاسخ شما کار را ادامه می‌دهیم.',
    }),
    documentsDecided: ({ count, others }) => ({
      title: others ? `مدارک برگشت‌خورده: ${others}` : `مدارک تأییدشده: ${count}`,
      why: others ? 'لطفاً آن‌ها را اصلاح کنید. ایراد هر کدام کنار آن نوشته شده است.' : 'لازم نیست کاری انجام دهید.',
    }),
    consultantChanged: ({ folio, who }) => ({
      title: `از این پس ${who} درخواست ${folio} را پیگیری می‌کند`,
      why: 'همهٔ پروندهٔ شما در اختیار ایشان است؛ لازم نیست چیزی را دوباره توضیح دهید.',
    }),
    appointmentBooked: ({ who, when }) => ({
      title: `وقت مشاوره ثبت شد: ${when}`,
      why: `با ${who} صحبت خواهید کرد.`,
    }),
    appointmentMoved: ({ who, when }) => ({
      title: `وقت مشاورهٔ شما به ${when} تغییر کرد`,
      why: `با ${who} صحبت خواهید کرد. وقت قبلی دیگر معتبر نیست.`,
    }),
    appointmentCancelled: ({ when }) => ({
      title: `مشاورهٔ شما در ${when} لغو شد`,
      why: 'هر وقت بخواهید می‌توانید وقت دیگری انتخاب کنید.',
    }),
    appointmentClock: ({ when }) => ({
      title: `زمان جدید مشاورهٔ شما: ${when}`,
      why: 'ساعت رسمی تغییر کرده است. لطفاً زمان را دوباره بررسی کنید.',
    }),
    appointmentReminder: ({ who, when }) => ({
      title: `یادآوری مشاوره: ${when}`,
      why: `با ${who} صحبت خواهید کرد.`,
    }),
    documentsExpire: ({ count }) => ({
      title: `مدارکی که به‌زودی منقضی می‌شوند: ${count}`,
      why: 'به‌موقع تمدیدشان کنید تا درخواستتان معطل نماند.',
    }),
    messageArrived: ({ who, what }) => ({ title: `پیام جدید: ${what}`, why: `از طرف ${who}.` }),
    passwordChanged: () => ({
      title: 'رمز عبور شما تغییر کرد',
      why: 'اگر کار شما نبوده، فوراً رمز را بازیابی کنید و از همهٔ دستگاه‌ها خارج شوید.',
    }),
    secondFactorOn: () => ({
      title: 'تأیید دومرحله‌ای روشن شد',
      why: 'اگر کار شما نبوده، لطفاً فوراً به ما اطلاع دهید.',
    }),
    secondFactorOff: () => ({
      title: 'تأیید دومرحله‌ای خاموش شد',
      why: 'اگر کار شما نبوده، دوباره آن را روشن کنید و رمز عبورتان را تغییر دهید.',
    }),
    emailChanged: ({ what }) => ({
      title: `ایمیل جدید شما: ${what}`,
      why: 'اگر کار شما نبوده، لطفاً فوراً به ما اطلاع دهید.',
    }),
    newDevice: ({ what }) => ({
      title: `ورود از دستگاه جدید: ${what}`,
      why: 'اگر کار شما نبوده، آن دستگاه را از حساب خارج کنید و رمز عبورتان را تغییر دهید.',
    }),
    addressRefused: ({ what }) => ({
      title: `ایمیل‌های ما به ${what} نمی‌رسد`,
      why: 'لطفاً نشانی ایمیل خود را اصلاح کنید تا از خبرهای درخواستتان بی‌خبر نمانید.',
    }),
    applicationArrived: ({ folio, who }) => ({
      title: `درخواست جدید ${folio} از ${who}`,
      why: 'منتظر بررسی اولیه است.',
    }),
    caseGiven: ({ folio, who, what }) => ({
      title: `${what} پروندهٔ ${folio} (${who}) را به شما سپرد`,
      why: 'دلیل و خلاصهٔ آن در تاریخچهٔ پرونده است.',
    }),
    answerGiven: ({ folio, who }) => ({
      title: `${who} به سؤالی در ${folio} پاسخ داد`,
      why: 'پاسخ را بخوانید تا کار پرونده ادامه پیدا کند.',
    }),
    promiseSoon: ({ folio, when }) => ({
      title: `مهلت ${folio}: ${when}`,
      why: 'قول داده‌ایم بررسی اولیه تا آن زمان انجام شود.',
    }),
    promiseBroken: ({ folio }) => ({
      title: `مهلت ${folio} گذشته است`,
      why: 'همین حالا بررسی کنید یا به مراجع بگویید چه زمانی انجام می‌شود.',
    }),
    taskDue: ({ folio, what }) => ({
      title: what ? `وظیفهٔ امروز: ${what}` : `امروز در ${folio} وظیفه‌ای دارید`,
      why: `مربوط به پروندهٔ ${folio} است.`,
    }),
    enquiryWaiting: ({ folio, who }) => ({
      title: `${who} برای ما پیام گذاشت (${folio})`,
      why: 'قول داده‌ایم تا یک روز کاری پاسخ دهیم.',
    }),
    staffAppointmentBooked: ({ who, when }) => ({
      title: `مشاوره با ${who}: ${when}`,
      why: 'این وقت با شما رزرو شده است.',
    }),
    staffAppointmentMoved: ({ who, when }) => ({
      title: `مشاورهٔ ${who} به ${when} منتقل شد`,
      why: 'وقت قبلی دوباره آزاد است.',
    }),
    staffAppointmentCancelled: ({ who, when }) => ({
      title: `مشاورهٔ ${who} در ${when} لغو شد`,
      why: 'این وقت دوباره آزاد است.',
    }),
    staffAppointmentClock: ({ who, when }) => ({
      title: `زمان جدید مشاورهٔ ${who}: ${when}`,
      why: 'ساعت رسمی برای یکی از شما تغییر کرده است.',
    }),
    clientSilent: ({ folio, who }) => ({
      title: `${who} پاسخی نداده است`,
      why: folio
        ? `همهٔ یادآوری‌های ${folio} فرستاده شده است. لطفاً تماس بگیرید.`
        : 'همهٔ یادآوری‌ها فرستاده شده است. لطفاً تماس بگیرید.',
    }),
    clientWaits: ({ who, what, when }) => ({
      title: `${who} می‌پرسد چرا کسی پاسخ نمی‌دهد`,
      why: `پیام «${what}» از ${when} منتظر پاسخ است.`,
    }),
    mentioned: ({ who, what, folio }) => ({
      title: `${who} در یادداشتی از شما نام برد`,
      why: `یادداشت کنار گفت‌وگوی «${what}» با ${folio} است.`,
    }),
    mentionedOnCase: ({ who, what, folio }) => ({
      title: `${who} در یادداشتی از شما نام برد`,
      why: `یادداشت روی پروندهٔ ${folio} متعلق به ${what} است.`,
    }),
    clientAddressRefused: ({ who, what }) => ({
      title: `ایمیل‌های ما به ${who} نمی‌رسد`,
      why: `اطلاعات تماس ثبت‌شده: ${what}. لطفاً از راه دیگری تماس بگیرید و نشانی درست را بپرسید.`,
    }),
    exportReady: ({ when }) => ({
      title: 'اطلاعات شما آمادهٔ دانلود است',
      why: `پاسخ‌ها، پیام‌ها و فایل‌های شما در یک فایل فشرده. تا ${when} می‌توانید آن را دانلود کنید.`,
    }),
    deletionAsked: ({ when }) => ({
      title: `حساب شما در ${when} حذف می‌شود`,
      why: 'خودتان درخواست داده‌اید. اگر نظرتان عوض شد یا کار شما نبود، تا آن زمان می‌توانید همین‌جا آن را متوقف کنید.',
    }),
    deletionSoon: ({ when }) => ({
      title: `حساب شما در ${when} حذف می‌شود`,
      why: 'این آخرین یادآوری ماست. هنوز می‌توانید آن را متوقف کنید یا اول نسخه‌ای از اطلاعاتتان بگیرید.',
    }),
    deletionStopped: () => ({
      title: 'حساب شما می‌ماند',
      why: 'حذف حساب متوقف شد. اگر کار شما نبود، رمز عبورتان را عوض کنید.',
    }),
    accountUnused: ({ when }) => ({
      title: `حساب شما در ${when} حذف می‌شود`,
      why: 'مدت‌هاست از حسابتان استفاده نکرده‌اید و ما اطلاعات شخصی را بیش از زمان لازم نگه نمی‌داریم. اگر وارد شوید، حسابتان می‌ماند.',
    }),
    correctionAsked: ({ who, when }) => ({
      title: `${who} درخواست اصلاح اطلاعات دارد`,
      why: `تا ${when} بنویسید چه چیزی را اصلاح کردید یا چرا نکردید.`,
    }),
    correctionAnswered: () => ({
      title: 'به درخواست اصلاح اطلاعات شما پاسخ دادیم',
      why: 'اینکه چه کردیم یا چرا نکردیم در «اطلاعات شما» آمده است.',
    }),
    backupFailed: () => ({
      title: 'پشتیبان‌گیری انجام نشد',
      why: 'تا وقتی پشتیبان جدیدی گرفته نشود، آخرین تغییرات فقط در یک جا نگهداری می‌شود.',
    }),
    drillFailed: () => ({
      title: 'یک نسخهٔ پشتیبان در آزمون بازیابی رد شد',
      why: 'به این نسخه تکیه نکنید. نسخهٔ جدیدی بگیرید و همان را آزمایش کنید.',
    }),
  },
  because: {
    mention: 'نام شما آورده شده است.',
    owner: 'مسئول این پرونده شما هستید.',
    team: 'به همهٔ همکاران اطلاع داده می‌شود.',
    admin: 'به مدیران اطلاع داده می‌شود.',
  },
}

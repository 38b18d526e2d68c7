import type { Turn, TurnReason } from '@rahnama/contract/applications.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'

export type News = 'submitted' | 'moved' | 'withdrawn'

type Texts = {
  greeting: (name: string) => string
  news: Record<News, { subject: string; opening: string }>
  application: string
  reference: string
  turns: Record<Turn, string>
  reasons: Record<TurnReason, string>
  due: string
  note: string
  reopenable: string
  open: string
}

/** `{program}`, `{reference}` and the like are filled in. */
export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    news: {
      submitted: {
        subject: 'We have your application: {program} ({reference})',
        opening: 'Your application has reached us. Please keep this email: it has the reference you can quote to us.',
      },
      moved: {
        subject: 'News of your application: {program} ({reference})',
        opening: 'There is news of your application.',
      },
      withdrawn: {
        subject: 'Withdrawn: {program} ({reference})',
        opening: 'Your application was withdrawn. Your documents and answers stay with you.',
      },
    },
    application: 'Application: {program}',
    reference: 'Reference: {reference}',
    turns: {
      client: 'It is your turn.',
      office: 'It is our turn.',
      government: 'It is the government’s turn.',
      thirdParty: 'We wait for someone else.',
      nobody: 'Nothing more is to be done.',
    },
    reasons: {
      gatherAndSend: 'Gather your documents and send the application to us.',
      awaitsReview: 'We read your answers and documents and tell you what we found.',
      underReview: 'We are checking your answers and documents.',
      formsPrepared: 'We are filling in the authority’s forms with you.',
      awaitsIssuer: 'A document has to come from the body that issues it.',
      awaitsOpening: 'Your file is ready. The program takes no applications at present; we send it when it does.',
      answerAsked: 'We have a question that only you can answer.',
      documentSentBack: 'A document needs to be corrected.',
      signatureAsked: 'We need your signature.',
      awaitsDecision: 'The authority has your application and decides.',
      biometricsAsked: 'The authority asks for your fingerprints and photo.',
      medicalAsked: 'The authority asks for a medical examination.',
      moreAskedByGovernment: 'The authority asks for something more.',
      approved: 'The authority has approved your application.',
      refused: 'The authority has refused your application. Let us talk about what can follow.',
      withdrawnByClient: 'You withdrew it.',
      withdrawnByOffice: 'We withdrew it, as agreed with you.',
    },
    due: 'By {due}.',
    note: 'Our words on this: {note}',
    reopenable: 'If that was a slip, you can take it back on the application’s page for an hour.',
    open: 'Open the application',
  },
  fa: {
    greeting: (name) => `${name} گرامی،`,
    news: {
      submitted: {
        subject: 'درخواست شما به دست ما رسید: {program} ({reference})',
        opening: 'درخواست شما به دست ما رسید. لطفاً این ایمیل را نگه دارید؛ کد پیگیری شما در آن است.',
      },
      moved: {
        subject: 'خبری از درخواست شما: {program} ({reference})',
        opening: 'دربارهٔ درخواست شما خبری داریم.',
      },
      withdrawn: {
        subject: 'پس گرفته شد: {program} ({reference})',
        opening: 'درخواست شما پس گرفته شد. مدارک و پاسخ‌هایتان همچنان نزد شماست.',
      },
    },
    application: 'درخواست: {program}',
    reference: 'کد پیگیری: {reference}',
    turns: {
      client: 'نوبت با شماست.',
      office: 'نوبت با ماست.',
      government: 'نوبت با دولت است.',
      thirdParty: 'منتظر دیگری هستیم.',
      nobody: 'کار دیگری لازم نیست.',
    },
    reasons: {
      gatherAndSend: 'مدارکتان را گرد آورید و درخواست را برای ما بفرستید.',
      awaitsReview: 'پاسخ‌ها و مدارک شما را می‌خوانیم و نتیجه را به شما می‌گوییم.',
      underReview: 'در حال بررسی پاسخ‌ها و مدارک شما هستیم.',
      formsPrepared: 'فرم‌های رسمی را همراه شما پر می‌کنیم.',
      awaitsIssuer: 'مدرکی باید از سوی مرجع صادرکننده برسد.',
      awaitsOpening: 'پروندهٔ شما آماده است. این برنامه اکنون درخواست نمی‌پذیرد؛ همین که باز شود، آن را می‌فرستیم.',
      answerAsked: 'پرسشی داریم که تنها شما می‌توانید پاسخ دهید.',
      documentSentBack: 'یکی از مدارک باید اصلاح شود.',
      signatureAsked: 'به امضای شما نیاز داریم.',
      awaitsDecision: 'درخواست شما نزد مرجع رسمی است و دربارهٔ آن تصمیم می‌گیرد.',
      biometricsAsked: 'مرجع رسمی اثر انگشت و عکس شما را خواسته است.',
      medicalAsked: 'مرجع رسمی معاینهٔ پزشکی خواسته است.',
      moreAskedByGovernment: 'مرجع رسمی چیز دیگری هم خواسته است.',
      approved: 'مرجع رسمی با درخواست شما موافقت کرد.',
      refused: 'مرجع رسمی درخواست شما را رد کرد. بیایید دربارهٔ راه‌های پیش رو گفت‌وگو کنیم.',
      withdrawnByClient: 'خودتان آن را پس گرفتید.',
      withdrawnByOffice: 'چنان‌که با شما قرار گذاشتیم، آن را پس گرفتیم.',
    },
    due: 'تا {due}.',
    note: 'توضیح ما: {note}',
    reopenable: 'اگر اشتباهی پیش آمده، تا یک ساعت می‌توانید در صفحهٔ درخواست آن را برگردانید.',
    open: 'باز کردن درخواست',
  },
}

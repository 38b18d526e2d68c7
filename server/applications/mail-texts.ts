import type { Turn, TurnReason } from '@rahnama/contract/applications.ts'
import { mailWords } from '../mail/mail.ts'

export type News = 'submitted' | 'moved' | 'withdrawn' | 'reopened' | 'begun'

type About = { program: string; reference: string }

type Texts = {
  greeting: (name: string) => string
  news: Record<News, (about: About) => { subject: string; opening: string }>
  labels: { application: string; reference: string; due: Record<'client' | 'others', string>; note: string }
  turns: Record<Exclude<Turn, 'nobody'>, string>
  reasons: Record<TurnReason, string>
  reopenable: string
  open: string
}

export const MAIL_TEXTS = mailWords<Texts>('applications', {
  en: {
    greeting: (name) => `Dear ${name},`,
    news: {
      submitted: ({ program, reference }) => ({
        subject: `We have your application: ${program}, ${reference}`,
        opening: 'We have received your application. Please save this email: it has the reference you can quote to us.',
      }),
      moved: ({ program, reference }) => ({
        subject: `News about your application: ${program}, ${reference}`,
        opening: 'There is news about your application.',
      }),
      withdrawn: ({ program, reference }) => ({
        subject: `Withdrawn: ${program}, ${reference}`,
        opening: 'Your application was withdrawn. Your documents and answers stay in your account.',
      }),
      reopened: ({ program, reference }) => ({
        subject: `Reopened: ${program}, ${reference}`,
        opening: 'We have reopened your application. You do not need to send it again.',
      }),
      begun: ({ program, reference }) => ({
        subject: `A new application for you: ${program}, ${reference}`,
        opening: 'We have started a new application for you. Your answers and documents are already in your account.',
      }),
    },
    labels: {
      application: 'Application',
      reference: 'Reference',
      due: { client: 'Please act by', others: 'Expected by' },
      note: 'Our note',
    },
    turns: {
      client: 'The next step is yours.',
      office: 'We are working on it.',
      government: 'The authority is reviewing it.',
      thirdParty: 'We are waiting for another organization.',
    },
    reasons: {
      gatherAndSend: 'Collect your documents and send the application to us.',
      awaitsReview: 'We will read your answers and documents and tell you what we find.',
      underReview: 'We are checking your answers and documents.',
      formsPrepared: 'We are filling in the authority’s forms with your answers.',
      awaitsIssuer: 'A document has to come from the body that issues it.',
      awaitsOpening:
        'Your file is ready. The program is not accepting applications right now; we will send yours when it opens.',
      answerAsked: 'We have a question that only you can answer.',
      documentSentBack: 'A document needs to be corrected.',
      signatureAsked: 'We need your signature.',
      awaitsDecision: 'We will let you know as soon as there is a decision.',
      biometricsAsked: 'The authority asks for your fingerprints and photo.',
      medicalAsked: 'The authority asks for a medical examination.',
      moreAskedByGovernment: 'The authority asks for something more.',
      approved: 'The authority has approved your application.',
      refused: 'The authority has refused your application. Let us talk about your options.',
      withdrawnByClient: 'This was done from your own account.',
      withdrawnByOffice: 'We withdrew it, as agreed with you.',
    },
    reopenable: 'If this was a mistake, you can undo it on the application’s page within an hour.',
    open: 'Open the application',
  },
  fa: {
    greeting: (name) => `${name} گرامی،`,
    news: {
      submitted: ({ program, reference }) => ({
        subject: `درخواست شما به دست ما رسید: ${program}، ${reference}`,
        opening: 'درخواست شما به دست ما رسید. لطفاً این ایمیل را نگه دارید؛ کد پیگیری شما در آن است.',
      }),
      moved: ({ program, reference }) => ({
        subject: `خبری دربارهٔ درخواست شما: ${program}، ${reference}`,
        opening: 'دربارهٔ درخواست شما خبری داریم.',
      }),
      withdrawn: ({ program, reference }) => ({
        subject: `انصراف از درخواست: ${program}، ${reference}`,
        opening: 'انصراف از درخواست شما ثبت شد. مدارک و پاسخ‌هایتان در حساب شما می‌ماند.',
      }),
      reopened: ({ program, reference }) => ({
        subject: `بازگشایی درخواست: ${program}، ${reference}`,
        opening: 'درخواست شما را دوباره باز کردیم. لازم نیست آن را دوباره بفرستید.',
      }),
      begun: ({ program, reference }) => ({
        subject: `درخواست جدید برای شما: ${program}، ${reference}`,
        opening: 'درخواست جدیدی برای شما شروع کردیم. پاسخ‌ها و مدارک قبلی شما در حسابتان هست.',
      }),
    },
    labels: {
      application: 'درخواست',
      reference: 'کد پیگیری',
      due: { client: 'مهلت شما', others: 'حداکثر تا' },
      note: 'توضیح ما',
    },
    turns: {
      client: 'گام بعدی با شماست.',
      office: 'در حال رسیدگی به آن هستیم.',
      government: 'مرجع رسمی در حال بررسی آن است.',
      thirdParty: 'منتظر پاسخ نهاد دیگری هستیم.',
    },
    reasons: {
      gatherAndSend: 'مدارکتان را جمع کنید و درخواست را برای ما بفرستید.',
      awaitsReview: 'پاسخ‌ها و مدارک شما را می‌خوانیم و نتیجه را به شما می‌گوییم.',
      underReview: 'در حال بررسی پاسخ‌ها و مدارک شما هستیم.',
      formsPrepared: 'فرم‌های رسمی را با پاسخ‌های شما پر می‌کنیم.',
      awaitsIssuer: 'مدرکی باید از سوی مرجع صادرکننده برسد.',
      awaitsOpening:
        'پروندهٔ شما آماده است. این برنامه در حال حاضر درخواست نمی‌پذیرد؛ همین که باز شود، درخواست شما را می‌فرستیم.',
      answerAsked: 'سؤالی داریم که فقط شما می‌توانید به آن پاسخ دهید.',
      documentSentBack: 'یکی از مدارک باید اصلاح شود.',
      signatureAsked: 'به امضای شما نیاز داریم.',
      awaitsDecision: 'به‌محض اعلام نتیجه به شما خبر می‌دهیم.',
      biometricsAsked: 'مرجع رسمی اثر انگشت و عکس شما را خواسته است.',
      medicalAsked: 'مرجع رسمی معاینهٔ پزشکی خواسته است.',
      moreAskedByGovernment: 'مرجع رسمی مدرک یا توضیح دیگری خواسته است.',
      approved: 'مرجع رسمی با درخواست شما موافقت کرد.',
      refused: 'مرجع رسمی درخواست شما را رد کرد. بیایید دربارهٔ راه‌های پیش رو صحبت کنیم.',
      withdrawnByClient: 'این کار از حساب خودتان انجام شد.',
      withdrawnByOffice: 'طبق توافق با شما، از آن انصراف دادیم.',
    },
    reopenable: 'اگر اشتباهی پیش آمده است، تا یک ساعت می‌توانید در صفحهٔ درخواست انصراف را لغو کنید.',
    open: 'مشاهدهٔ درخواست',
  },
})

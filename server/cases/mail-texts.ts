import { type MailFact, mailWords } from '../mail/mail.ts'

type HandOver = { name: string; reference: string; consultant: string }

type Decisions = {
  name: string
  accepted: string[]
  sentBack: { document: string; reason: string; sentence: string | null }[]
}

type Asked = { name: string; reference: string }

type CaseMailWords = { subject: string; greeting: string; paragraphs: string[]; facts?: MailFact[]; open: string }

type Texts = {
  handedOver: (mail: HandOver) => CaseMailWords
  decisions: (mail: Decisions) => CaseMailWords
  asked: (mail: Asked) => CaseMailWords
  promiseBroken: (mail: { name: string; folio: string }) => CaseMailWords
}

export const MAIL_TEXTS = mailWords<Texts>('cases', {
  en: {
    handedOver: ({ name, reference, consultant }) => ({
      subject: `Your application ${reference} is now with ${consultant}`,
      greeting: `Dear ${name},`,
      paragraphs: [
        `From today, ${consultant} is looking after your application ${reference}.`,
        'Everything you have told us and sent us is on file, so you do not have to repeat anything. The dates we gave you stay the same.',
      ],
      open: 'Open the application',
    }),
    decisions: ({ name, accepted, sentBack }) => ({
      subject:
        sentBack.length > 0
          ? 'We have checked your documents: something to correct'
          : 'We have accepted your documents',
      greeting: `Dear ${name},`,
      paragraphs: [
        ...(accepted.length > 0 ? [`Accepted: ${accepted.join(', ')}.`] : []),
        sentBack.length > 0
          ? 'Please upload a corrected version of each document below. We will continue as soon as we have it.'
          : 'There is nothing for you to do right now.',
      ],
      facts: sentBack.map(({ document, reason, sentence }) => ({
        label: document,
        value: [reason, ...(sentence ? [sentence] : [])].join('\n'),
      })),
      open: 'Open my documents',
    }),
    asked: ({ name, reference }) => ({
      subject: `A question about your application ${reference}`,
      greeting: `Dear ${name},`,
      paragraphs: ['To continue with your application, we need an answer that only you can give:'],
      open: 'Answer',
    }),
    promiseBroken: ({ name, folio }) => ({
      subject: `Past our promise: ${folio}`,
      greeting: `Dear ${name},`,
      paragraphs: [`We promised to review case ${folio} by now and have not done so. It is at the top of the queue.`],
      open: 'Open the case',
    }),
  },
  fa: {
    handedOver: ({ name, reference, consultant }) => ({
      subject: `از این پس ${consultant} پیگیر درخواست ${reference} شماست`,
      greeting: `${name} گرامی،`,
      paragraphs: [
        `از امروز ${consultant} پیگیر درخواست ${reference} شماست.`,
        'همهٔ اطلاعات و مدارکی که فرستاده‌اید در پروندهٔ شماست و لازم نیست چیزی را دوباره بگویید. تاریخ‌هایی هم که به شما گفته‌ایم تغییر نمی‌کند.',
      ],
      open: 'مشاهدهٔ درخواست',
    }),
    decisions: ({ name, accepted, sentBack }) => ({
      subject: sentBack.length > 0 ? 'مدارک شما را بررسی کردیم؛ موردی باید اصلاح شود' : 'مدارک شما تأیید شد',
      greeting: `${name} گرامی،`,
      paragraphs: [
        ...(accepted.length > 0 ? [`تأیید شد: ${accepted.join('، ')}.`] : []),
        sentBack.length > 0
          ? 'لطفاً نسخهٔ اصلاح‌شدهٔ هر یک از مدارک زیر را بارگذاری کنید. به‌محض رسیدن آن، کار را ادامه می‌دهیم.'
          : 'فعلاً لازم نیست کاری انجام دهید.',
      ],
      facts: sentBack.map(({ document, reason, sentence }) => ({
        label: document,
        value: [reason, ...(sentence ? [sentence] : [])].join('\n'),
      })),
      open: 'مشاهدهٔ مدارک من',
    }),
    asked: ({ name, reference }) => ({
      subject: `سؤالی دربارهٔ درخواست ${reference} شما`,
      greeting: `${name} گرامی،`,
      paragraphs: ['برای ادامهٔ کار درخواست شما به پاسخی نیاز داریم که فقط خودتان می‌توانید بدهید:'],
      open: 'پاسخ دادن',
    }),
    promiseBroken: ({ name, folio }) => ({
      subject: `از موعدی که قول داده بودیم گذشته است: ${folio}`,
      greeting: `${name} گرامی،`,
      paragraphs: [
        `قول داده بودیم پروندهٔ ${folio} را تا الان بررسی کنیم و این کار انجام نشده است. این پرونده اول صف است.`,
      ],
      open: 'مشاهدهٔ پرونده',
    }),
  },
})

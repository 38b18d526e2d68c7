import type { SendBackReason } from '@rahnama/contract/documents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { sendBackReasons as reasonsInEnglish } from '@rahnama/contract/texts/en/send-back-reasons.ts'
import { sendBackReasons as reasonsInPersian } from '@rahnama/contract/texts/fa/send-back-reasons.ts'

type HandOver = { name: string; reference: string; consultant: string }

type Decisions = {
  name: string
  accepted: string[]
  sentBack: { document: string; reason: SendBackReason; sentence: string | null }[]
}

type Asked = { name: string; reference: string; question: string }

type Written = { subject: string; greeting: string; paragraphs: string[]; open: string }

type Texts = {
  handedOver: (mail: HandOver) => Written
  decisions: (mail: Decisions) => Written
  asked: (mail: Asked) => Written
  promiseBroken: (mail: { name: string; folio: string }) => Written
}

export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    handedOver: ({ name, reference, consultant }) => ({
      subject: `Your application ${reference} is now with ${consultant}`,
      greeting: `Dear ${name},`,
      paragraphs: [
        `From today ${consultant} looks after your application ${reference}.`,
        'Everything you told and sent us is on file, so you do not have to repeat anything. Nothing changes in the dates we gave you.',
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
        ...sentBack.map(({ document, reason, sentence }) =>
          [`${document}: ${reasonsInEnglish[reason]}`, ...(sentence ? [sentence] : [])].join(' '),
        ),
        ...(sentBack.length > 0
          ? [
              'Please upload the corrected document in its place and send the application again. We go on as soon as it is here.',
            ]
          : ['There is nothing for you to do right now.']),
      ],
      open: 'Open my documents',
    }),
    asked: ({ name, reference, question }) => ({
      subject: `A question about your application ${reference}`,
      greeting: `Dear ${name},`,
      paragraphs: ['To go on with your application we need an answer that only you can give:', question],
      open: 'Answer',
    }),
    promiseBroken: ({ name, folio }) => ({
      subject: `Past our promise: ${folio}`,
      greeting: `Dear ${name},`,
      paragraphs: [`We promised to read case ${folio} by now and have not done so. It stands at the top of the desk.`],
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
      open: 'باز کردن درخواست',
    }),
    decisions: ({ name, accepted, sentBack }) => ({
      subject: sentBack.length > 0 ? 'مدارک شما را بررسی کردیم؛ موردی باید اصلاح شود' : 'مدارک شما تأیید شد',
      greeting: `${name} گرامی،`,
      paragraphs: [
        ...(accepted.length > 0 ? [`تأیید شد: ${accepted.join('، ')}.`] : []),
        ...sentBack.map(({ document, reason, sentence }) =>
          [`${document}: ${reasonsInPersian[reason]}`, ...(sentence ? [sentence] : [])].join(' '),
        ),
        ...(sentBack.length > 0
          ? [
              'لطفاً مدرک اصلاح‌شده را به جای مدرک قبلی بارگذاری کنید و درخواست را دوباره بفرستید. به‌محض رسیدن آن، کار را ادامه می‌دهیم.',
            ]
          : ['فعلاً لازم نیست کاری انجام دهید.']),
      ],
      open: 'مشاهدهٔ مدارک من',
    }),
    asked: ({ name, reference, question }) => ({
      subject: `سؤالی دربارهٔ درخواست ${reference} شما`,
      greeting: `${name} گرامی،`,
      paragraphs: ['برای ادامهٔ کار درخواست شما به پاسخی نیاز داریم که فقط خودتان می‌توانید بدهید:', question],
      open: 'پاسخ دادن',
    }),
    promiseBroken: ({ name, folio }) => ({
      subject: `از موعدی که قول داده بودیم گذشته است: ${folio}`,
      greeting: `${name} گرامی،`,
      paragraphs: [
        `قول داده بودیم پروندهٔ ${folio} را تا الان بررسی کنیم و این کار انجام نشده است. پرونده در صدر میز کار است.`,
      ],
      open: 'باز کردن پرونده',
    }),
  },
}

import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { ToldEvent } from '@rahnama/contract/notice-kinds.ts'
import { describeNotice } from '@rahnama/contract/notice-words.ts'
import { applicationMails } from '../applications/applications.ts'
import { accountMails } from '../auth/auth.ts'
import { caseMails } from '../cases/cases.ts'
import { consentMails } from '../consents/consents.ts'
import { consultantMails, consultationMails } from '../consultations/consultations.ts'
import { contentMails } from '../content/content.ts'
import { documentMails } from '../documents/documents.ts'
import { enquiryMails } from '../enquiries/enquiries.ts'
import type { MailContent } from '../mail/mail.ts'
import { mailServerMails } from '../mail-server/mail-server.ts'
import { NOTICE_TEXTS, noticeMails } from '../notices/notices.ts'
import { pageUrl } from '../page-url.ts'
import { SAMPLE_REASONS, SAMPLE_WORDS } from './sample-words.ts'

type Families = {
  auth: typeof accountMails
  applications: typeof applicationMails
  cases: typeof caseMails
  consents: typeof consentMails
  content: typeof contentMails
  consultations: typeof consultationMails
  consultants: typeof consultantMails
  documents: typeof documentMails
  enquiries: typeof enquiryMails
  mailServer: typeof mailServerMails
  notices: typeof noticeMails
}

/** A mail without a sample does not compile. */
export type MailSamples = {
  [Family in keyof Families]: { [Mail in keyof Families[Family]]: readonly [MailContent, ...MailContent[]] }
}

const ID = '7f1c2a4e-5b0d-4c1e-9a55-3f0f6f1f2a10'
const TOKEN = 'c2FtcGxlLXRva2VuLW9mLXRoZS1jYXRhbG9ndWU'
const STARTS_AT = new Date('2026-11-18T15:00:00Z')
const ENDS_AT = new Date('2026-11-18T15:30:00Z')
const DUE_AT = new Date('2026-11-17T15:00:00Z')

export function sampleMails(language: Language, publicUrl: string): MailSamples {
  const words = SAMPLE_WORDS[language]
  const { fullName } = words
  return {
    auth: sampleAccountMails(language, publicUrl),
    applications: sampleApplicationMails(language, publicUrl),
    cases: sampleCaseMails(language, publicUrl),
    consents: {
      withdrawn: [
        consentMails.withdrawn(language, {
          fullName,
          email: 'parnian@example.com',
          statement: 'privacy',
          occasion: 'transfer',
        }),
      ],
    },
    mailServer: { test: [mailServerMails.test(language, {})] },
    content: sampleContentMails(language, publicUrl),
    consultations: sampleConsultationMails(language, publicUrl),
    consultants: sampleConsultantMails(language, publicUrl),
    documents: {
      expiry: [
        documentMails.expiry(language, {
          publicUrl,
          fullName,
          today: '2026-11-15',
          documents: [{ kind: 'passport', validUntil: '2027-02-13' }],
        }),
        documentMails.expiry(language, {
          publicUrl,
          fullName,
          today: '2026-11-15',
          documents: [
            { kind: 'statusInCanada', validUntil: '2026-11-15' },
            { kind: 'languageResult', validUntil: '2026-12-15' },
          ],
        }),
      ],
    },
    enquiries: sampleEnquiryMails(language, publicUrl),
    notices: sampleNoticeMails(language, publicUrl),
  }
}

function sampleAccountMails(language: Language, publicUrl: string): MailSamples['auth'] {
  const { fullName } = SAMPLE_WORDS[language]
  const told = { publicUrl, fullName }
  const code = '482913'
  const url = (type: string) => `${pageUrl({ publicUrl }, 'signIn')}?token_hash=${TOKEN}&type=${type}`
  return {
    welcome: [accountMails.welcome(language, { fullName, url: url('signup') })],
    confirmEmail: [accountMails.confirmEmail(language, { fullName, code, url: url('signup') })],
    recovery: [
      accountMails.recovery(language, { fullName, code, url: url('recovery') }),
      accountMails.recovery(language, { fullName: '', code, url: url('recovery') }),
    ],
    invitation: [
      accountMails.invitation(language, {
        fullName,
        inviter: SAMPLE_WORDS[language].consultant,
        role: 'case_review_agent',
        url: url('invite'),
      }),
      accountMails.invitation(language, { fullName, inviter: '', role: 'referral_agent', url: url('invite') }),
    ],
    changeEmail: [accountMails.changeEmail(language, { fullName, code, url: url('email_change') })],
    reauthentication: [accountMails.reauthentication(language, { fullName, code })],
    alreadyRegistered: [accountMails.alreadyRegistered(language, told)],
    passwordChanged: [accountMails.passwordChanged(language, told)],
    secondFactorOn: [accountMails.secondFactorOn(language, told)],
    secondFactorOff: [accountMails.secondFactorOff(language, told)],
    accountsMerged: [
      accountMails.accountsMerged(language, {
        ...told,
        email: 'parnian@example.com',
        otherEmail: 'parnian.old@example.com',
      }),
    ],
    emailChanged: [accountMails.emailChanged(language, { fullName, newEmail: 'parnian.new@example.com' })],
  }
}

function sampleApplicationMails(language: Language, publicUrl: string): MailSamples['applications'] {
  const { fullName, sentence } = SAMPLE_WORDS[language]
  const about = { id: ID, reference: 'A-7K3M-92QF' } as const
  const told = { publicUrl, fullName, sentence: null }
  return {
    submitted: [
      applicationMails.submitted(language, {
        ...told,
        application: { ...about, program: 'ICT', turn: 'office', reason: 'awaitsReview', dueOn: '2026-11-23' },
      }),
    ],
    moved: [
      applicationMails.moved(language, {
        ...told,
        sentence,
        application: { ...about, program: 'ICT', turn: 'client', reason: 'answerAsked', dueOn: '2026-12-01' },
      }),
      applicationMails.moved(language, {
        ...told,
        application: { ...about, program: 'PNP', turn: 'government', reason: 'awaitsDecision', dueOn: null },
      }),
    ],
    withdrawn: [
      applicationMails.withdrawn(language, {
        ...told,
        application: { ...about, program: 'FSW', turn: 'nobody', reason: 'withdrawnByClient', dueOn: null },
      }),
    ],
    reopened: [
      applicationMails.reopened(language, {
        ...told,
        sentence,
        application: { ...about, program: 'FSW', turn: 'office', reason: 'awaitsReview', dueOn: '2026-11-23' },
      }),
    ],
    begun: [
      applicationMails.begun(language, {
        ...told,
        application: { ...about, program: 'PNP', turn: 'client', reason: 'gatherAndSend', dueOn: null },
      }),
    ],
  }
}

function sampleCaseMails(language: Language, publicUrl: string): MailSamples['cases'] {
  const { fullName, otherScript, consultant, question, sentence } = SAMPLE_WORDS[language]
  const about = { publicUrl, fullName, applicationId: ID, folio: 'A-7K3M-92QF' }
  return {
    handedOver: [
      caseMails.handedOver(language, { ...about, consultant }),
      caseMails.handedOver(language, { ...about, ...otherScript }),
    ],
    asked: [caseMails.asked(language, { ...about, question })],
    decisions: [
      caseMails.decisions(language, {
        publicUrl,
        fullName,
        accepted: ['passport', 'degree'],
        sentBack: [
          { kind: 'employmentLetter', reason: SAMPLE_REASONS.notOfficial, sentence: sentence[language] },
          { kind: 'languageResult', reason: SAMPLE_REASONS.expired, sentence: null },
        ],
      }),
      caseMails.decisions(language, { publicUrl, fullName, accepted: ['passport'], sentBack: [] }),
    ],
    promiseBroken: [caseMails.promiseBroken(language, { publicUrl, fullName: consultant, folio: 'A-7K3M-92QF' })],
  }
}

function sampleAppointment(language: Language) {
  const { fullName, consultant, consultation, topic } = SAMPLE_WORDS[language]
  return {
    type: 'initial',
    title: consultation,
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
    clientZone: 'Asia/Tehran',
    consultantName: consultant,
    reference: 'C-4TQ8-H2WD',
    meetingUrl: null,
    cancelledBy: null,
    reason: null,
    name: fullName,
    email: 'parnian@example.com',
    phone: '+98 912 000 0000',
    topic,
  } as const
}

function sampleConsultationMails(language: Language, publicUrl: string): MailSamples['consultations'] {
  const appointment = sampleAppointment(language)
  const { reason, fullName, consultation } = SAMPLE_WORDS[language]
  const page = pageUrl({ publicUrl }, 'appointment', { token: TOKEN })
  const told = { publicUrl, page, appointment }
  const online = { ...told, appointment: { ...appointment, meetingUrl: 'https://meet.example/rahnama-4tq8' } }
  const byStaff = { ...told, appointment: { ...appointment, cancelledBy: 'staff' as const, reason } }
  return {
    booked: [consultationMails.booked(language, told), consultationMails.booked(language, online)],
    moved: [consultationMails.moved(language, online)],
    cancelled: [consultationMails.cancelled(language, byStaff), consultationMails.cancelled(language, told)],
    clocksChanged: [consultationMails.clocksChanged(language, told)],
    tomorrow: [consultationMails.tomorrow(language, online)],
    today: [consultationMails.today(language, told)],
    soon: [consultationMails.soon(language, online)],
    confirm: [
      consultationMails.confirm(language, {
        page,
        appointment: { ...appointment, heldUntil: new Date('2026-11-15T13:00:00Z') },
      }),
    ],
    opened: [consultationMails.opened(language, { publicUrl, name: fullName, title: consultation })],
  }
}

function sampleConsultantMails(language: Language, publicUrl: string): MailSamples['consultants'] {
  const appointment = sampleAppointment(language)
  const { topicInOtherScript, reason } = SAMPLE_WORDS[language]
  const told = { page: pageUrl({ publicUrl }, 'cases'), appointment }
  return {
    booked: [
      consultantMails.booked(language, told),
      consultantMails.booked(language, { ...told, appointment: { ...appointment, topic: topicInOtherScript } }),
    ],
    moved: [consultantMails.moved(language, told)],
    cancelled: [consultantMails.cancelled(language, { ...told, appointment: { ...appointment, reason } })],
    clocksChanged: [consultantMails.clocksChanged(language, told)],
  }
}

function sampleEnquiryMails(language: Language, publicUrl: string): MailSamples['enquiries'] {
  const { fullName: name, topic: message, reply: body } = SAMPLE_WORDS[language]
  const dataPage = pageUrl({ publicUrl }, 'guestData', { token: 'sample' })
  const about = { reference: 'E-7H2K-9MPQ', dueAt: DUE_AT, dataPage }
  return {
    acknowledged: [enquiryMails.acknowledged(language, about)],
    answered: [enquiryMails.answered(language, { ...about, name, body, office: 'office@rahnama.example' })],
    arrived: [enquiryMails.arrived(language, { ...about, publicUrl, name, email: 'parnian@example.com', message })],
  }
}

function sampleNoticeMails(language: Language, publicUrl: string): MailSamples['notices'] {
  const { fullName, consultant, subject } = SAMPLE_WORDS[language]
  const describe = (event: ToldEvent) => describeNotice(NOTICE_TEXTS[language], formats(language), event)
  const folio = 'A-7K3M-92QF'
  const asked = describe({ kind: 'questionAsked', about: { applicationId: ID, folio } })
  const given = describe({ kind: 'answerGiven', about: { folio, client: fullName } })
  const due = describe({ kind: 'promiseSoon', about: { folio, dueAt: DUE_AT.toISOString() } })
  const message = (from: string) => describe({ kind: 'messageArrived', about: { threadId: ID, from, subject } })
  const told = { fullName, url: pageUrl({ publicUrl }, 'application', { id: ID }) }
  const messages = pageUrl({ publicUrl }, 'messages')
  const unsubscribe = pageUrl({ publicUrl }, 'unsubscribe', { token: TOKEN })
  const all = { fullName: consultant, url: pageUrl({ publicUrl }, 'notices') }
  return {
    news: [{ ...noticeMails.news(language, { fullName, url: messages, ...message(consultant) }), unsubscribe }],
    reminder: [
      noticeMails.reminder(language, { ...told, ...asked, isLast: false }),
      noticeMails.reminder(language, { ...told, ...asked, isLast: true }),
    ],
    digest: [
      noticeMails.digest(language, { ...all, items: [given, due], count: 2 }),
      noticeMails.digest(language, { ...all, items: [given, due, message(fullName)], count: 24 }),
    ],
  }
}

function sampleContentMails(language: Language, publicUrl: string): MailSamples['content'] {
  const { fullName, claim: label } = SAMPLE_WORDS[language]
  const told = { publicUrl, fullName, claims: [{ label, reviewBy: '2026-12-15' }] }
  return {
    claimsDue: [contentMails.claimsDue(language, told)],
    claimsHidden: [contentMails.claimsHidden(language, told)],
  }
}

import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { Turn, TurnReason } from './application-standings.ts'
import type { MailKind } from './mail-kinds.ts'
import { href } from './page-paths.ts'

/** A person hears live that something was told to them, read elsewhere, or settled. */
export const NOTICE_SIGNAL = 'notice'

/** Why somebody is told, the strongest reason first. */
export const REASONS_WHY = ['yours', 'mention', 'owner', 'team', 'admin'] as const
export type ReasonWhy = (typeof REASONS_WHY)[number]

/** What each kind of notice has to say. Instants are ISO; names stand as the person wrote them. */
export type NoticeAbouts = {
  // to clients
  applicationMoved: { applicationId: string; folio: string; turn: Turn; reason: TurnReason }
  questionAsked: { applicationId: string; folio: string }
  documentsDecided: { accepted: DocumentKind[]; sentBack: DocumentKind[] }
  consultantChanged: { applicationId: string; folio: string; consultant: string }
  appointmentBooked: { startsAt: string; consultant: string }
  appointmentMoved: { startsAt: string; consultant: string }
  appointmentCancelled: { startsAt: string; consultant: string }
  appointmentClock: { startsAt: string; consultant: string }
  appointmentReminder: { startsAt: string; consultant: string }
  documentsExpire: { documents: DocumentKind[] }
  // to both
  messageArrived: { threadId: string; from: string; subject: string }
  passwordChanged: Record<never, string>
  secondFactorOn: Record<never, string>
  secondFactorOff: Record<never, string>
  emailChanged: { email: string }
  newDevice: { browser: string; system: string }
  addressRefused: { email: string }
  exportReady: { until: string }
  deletionAsked: { on: string }
  deletionSoon: { on: string }
  deletionStopped: Record<never, string>
  accountUnused: { on: string }
  correctionAnswered: Record<never, string>
  // to staff
  applicationArrived: { folio: string; client: string }
  caseGiven: { folio: string; client: string; by: string }
  answerGiven: { folio: string; client: string }
  promiseSoon: { folio: string; dueAt: string }
  promiseBroken: { folio: string }
  taskDue: { folio: string; what: string | null; rule: string | null }
  enquiryWaiting: { reference: string; name: string }
  staffAppointmentBooked: { startsAt: string; client: string }
  staffAppointmentMoved: { startsAt: string; client: string }
  staffAppointmentCancelled: { startsAt: string; client: string }
  staffAppointmentClock: { startsAt: string; client: string }
  clientSilent: { folio: string | null; client: string }
  clientWaits: { threadId: string; client: string; subject: string; since: string }
  mentioned: { threadId: string; by: string; client: string; subject: string }
  mentionedOnCase: { folio: string; by: string; client: string }
  clientAddressRefused: { folio: string | null; client: string; email: string; phone: string | null }
  correctionAsked: { client: string; dueAt: string }
  backupFailed: Record<never, string>
  drillFailed: Record<never, string>
}
export type NoticeKind = keyof NoticeAbouts

export type NoticeRule = {
  /** Which choice of the person decides about its mail; 'always' cannot be switched off, 'never' is for the screen alone. */
  mail: MailKind | 'always' | 'never'
  /** It would be of no use later: quiet hours and the moment's grace do not hold it. */
  isTimely?: true
  /** More of it may follow at once, so its mail waits a little for the rest, or for the person to read it here. */
  hasGrace?: true
  /** Whoever does not act is reminded a few times, and then somebody at the office is told. */
  hasLadder?: true
}

export const NOTICE_RULES: Record<NoticeKind, NoticeRule> = {
  applicationMoved: { mail: 'caseUpdates', hasGrace: true, hasLadder: true },
  questionAsked: { mail: 'always', hasLadder: true },
  documentsDecided: { mail: 'caseUpdates', hasLadder: true },
  consultantChanged: { mail: 'caseUpdates', hasGrace: true },
  appointmentBooked: { mail: 'always', isTimely: true },
  appointmentMoved: { mail: 'always', isTimely: true },
  appointmentCancelled: { mail: 'always', isTimely: true },
  appointmentClock: { mail: 'always', isTimely: true },
  appointmentReminder: { mail: 'appointmentReminders', isTimely: true },
  documentsExpire: { mail: 'documentExpiry' },
  messageArrived: { mail: 'messages', hasGrace: true },
  passwordChanged: { mail: 'always', isTimely: true },
  secondFactorOn: { mail: 'always', isTimely: true },
  secondFactorOff: { mail: 'always', isTimely: true },
  emailChanged: { mail: 'always', isTimely: true },
  newDevice: { mail: 'always', isTimely: true },
  addressRefused: { mail: 'never' },
  exportReady: { mail: 'always', isTimely: true },
  deletionAsked: { mail: 'always', isTimely: true },
  deletionSoon: { mail: 'always', isTimely: true },
  deletionStopped: { mail: 'always', isTimely: true },
  accountUnused: { mail: 'always' },
  correctionAnswered: { mail: 'always' },
  applicationArrived: { mail: 'deskWork', hasGrace: true },
  caseGiven: { mail: 'deskWork', hasGrace: true },
  answerGiven: { mail: 'deskWork', hasGrace: true },
  promiseSoon: { mail: 'deskWork', hasGrace: true },
  promiseBroken: { mail: 'always' },
  taskDue: { mail: 'deskWork', hasGrace: true },
  enquiryWaiting: { mail: 'never' },
  staffAppointmentBooked: { mail: 'deskAppointments', isTimely: true },
  staffAppointmentMoved: { mail: 'deskAppointments', isTimely: true },
  staffAppointmentCancelled: { mail: 'deskAppointments', isTimely: true },
  staffAppointmentClock: { mail: 'deskAppointments', isTimely: true },
  clientSilent: { mail: 'deskWork', hasGrace: true },
  clientWaits: { mail: 'deskWork' },
  mentioned: { mail: 'always' },
  mentionedOnCase: { mail: 'always' },
  clientAddressRefused: { mail: 'deskWork', hasGrace: true },
  correctionAsked: { mail: 'always' },
  backupFailed: { mail: 'always' },
  drillFailed: { mail: 'always' },
}

export const NOTICE_KINDS = Object.keys(NOTICE_RULES) as [NoticeKind, ...NoticeKind[]]

/** One event as it was told: its kind and what that kind says. */
export type ToldEvent = { [Kind in NoticeKind]: { kind: Kind; about: NoticeAbouts[Kind] } }[NoticeKind]

/** Where the thing stands, and is done. */
export function noticePath(event: ToldEvent): string {
  switch (event.kind) {
    case 'applicationMoved':
    case 'questionAsked':
    case 'consultantChanged':
      return href('application', { id: event.about.applicationId })
    case 'documentsDecided':
    case 'documentsExpire':
      return href('documents')
    case 'appointmentBooked':
    case 'appointmentMoved':
    case 'appointmentCancelled':
    case 'appointmentClock':
    case 'appointmentReminder':
      return href('home')
    case 'messageArrived':
    case 'clientWaits':
    case 'mentioned':
      return `${href('messages')}?thread=${event.about.threadId}`
    case 'passwordChanged':
    case 'secondFactorOn':
    case 'secondFactorOff':
    case 'emailChanged':
    case 'newDevice':
    case 'addressRefused':
      return href('settings')
    case 'exportReady':
    case 'deletionAsked':
    case 'deletionSoon':
    case 'deletionStopped':
    case 'accountUnused':
    case 'correctionAnswered':
      return href('privacySettings')
    case 'applicationArrived':
    case 'caseGiven':
    case 'answerGiven':
    case 'promiseSoon':
    case 'promiseBroken':
    case 'mentionedOnCase':
      return `${href('caseFile', { folio: event.about.folio })}?part=team`
    case 'taskDue':
      return href('caseFile', { folio: event.about.folio })
    case 'backupFailed':
    case 'drillFailed':
      return href('adminBackup')
    case 'correctionAsked':
      return href('adminPrivacy')
    case 'enquiryWaiting':
      return href('deskEnquiries')
    case 'staffAppointmentBooked':
    case 'staffAppointmentMoved':
    case 'staffAppointmentCancelled':
    case 'staffAppointmentClock':
      return href('deskAppointments')
    case 'clientSilent':
    case 'clientAddressRefused':
      return event.about.folio ? href('caseFile', { folio: event.about.folio }) : href('cases')
  }
}

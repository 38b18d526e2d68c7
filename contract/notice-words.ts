import { type Formats, isolate } from './locale/locale.ts'
import type { ToldEvent } from './notice-kinds.ts'
import type { NoticeWords, notices } from './texts/en/notices.ts'

const NO_WORDS: NoticeWords = {
  folio: '',
  who: '',
  when: '',
  what: '',
  count: '',
  others: '',
  turn: undefined,
  reason: undefined,
}

/** A notice in the reader's language: what happened, and why it matters. */
export function describeNotice(
  { kinds }: typeof notices,
  formats: Formats,
  event: ToldEvent,
): { title: string; why: string } {
  return kinds[event.kind]({ ...NO_WORDS, ...wordsOf(event, formats) })
}

function wordsOf(event: ToldEvent, { code, number, dateTime, list }: Formats): Partial<NoticeWords> {
  switch (event.kind) {
    case 'applicationMoved':
      return { folio: code(event.about.folio), turn: event.about.turn, reason: event.about.reason }
    case 'questionAsked':
    case 'promiseBroken':
      return { folio: code(event.about.folio) }
    case 'documentsDecided': {
      const { accepted, sentBack } = event.about
      return { count: number(accepted.length), others: sentBack.length > 0 ? number(sentBack.length) : '' }
    }
    case 'consultantChanged':
      return { folio: code(event.about.folio), who: isolate(event.about.consultant) }
    case 'appointmentBooked':
    case 'appointmentMoved':
    case 'appointmentCancelled':
    case 'appointmentClock':
    case 'appointmentReminder':
      return { when: dateTime(event.about.startsAt), who: isolate(event.about.consultant) }
    case 'documentsExpire':
      return { count: number(event.about.documents.length) }
    case 'messageArrived':
      return { who: isolate(event.about.from), what: isolate(event.about.subject) }
    case 'emailChanged':
    case 'addressRefused':
      return { what: code(event.about.email) }
    case 'newDevice':
      return { what: isolate([event.about.browser, event.about.system].join(', ')) }
    case 'applicationArrived':
    case 'answerGiven':
      return { folio: code(event.about.folio), who: isolate(event.about.client) }
    case 'caseGiven':
      return { folio: code(event.about.folio), who: isolate(event.about.client), what: isolate(event.about.by) }
    case 'promiseSoon':
      return { folio: code(event.about.folio), when: dateTime(event.about.dueAt) }
    case 'taskDue':
      return { folio: code(event.about.folio), what: event.about.what ? isolate(event.about.what) : '' }
    case 'enquiryWaiting':
      return { folio: code(event.about.reference), who: isolate(event.about.name) }
    case 'staffAppointmentBooked':
    case 'staffAppointmentMoved':
    case 'staffAppointmentCancelled':
    case 'staffAppointmentClock':
      return { when: dateTime(event.about.startsAt), who: isolate(event.about.client) }
    case 'clientSilent':
      return { folio: event.about.folio ? code(event.about.folio) : '', who: isolate(event.about.client) }
    case 'clientWaits': {
      const { client, subject, since } = event.about
      return { who: isolate(client), what: isolate(subject), when: dateTime(since) }
    }
    case 'mentioned': {
      const { by, client, subject } = event.about
      return { who: isolate(by), what: isolate(subject), folio: isolate(client) }
    }
    case 'mentionedOnCase': {
      const { by, client, folio } = event.about
      return { who: isolate(by), what: isolate(client), folio: code(folio) }
    }
    case 'clientAddressRefused': {
      const ways = [event.about.email, event.about.phone].filter((way) => way !== null).map(code)
      return { who: isolate(event.about.client), what: list(ways) }
    }
    case 'exportReady':
      return { when: dateTime(event.about.until) }
    case 'deletionAsked':
    case 'deletionSoon':
    case 'accountUnused':
      return { when: dateTime(event.about.on) }
    case 'correctionAsked':
      return { who: isolate(event.about.client), when: dateTime(event.about.dueAt) }
    case 'correctionAnswered':
    case 'deletionStopped':
    case 'passwordChanged':
    case 'secondFactorOn':
    case 'secondFactorOff':
    case 'backupFailed':
    case 'drillFailed':
      return {}
  }
}

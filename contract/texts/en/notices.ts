import type { Turn, TurnReason } from '../../application-standings.ts'
import type { NoticeKind, ReasonWhy } from '../../notice-kinds.ts'
import { standingReasons } from './standing-reasons.ts'

/** What the sentences are made of, written out in the reader's digits and calendar; what does not apply is empty. */
export type NoticeWords = {
  folio: string
  who: string
  when: string
  what: string
  count: string
  others: string
  turn: Turn | undefined
  reason: TurnReason | undefined
}

/** Each kind says what happened, and why it matters or what is to be done. The bell, its page and the mails say the same. */
export const notices: {
  kinds: Record<NoticeKind, (words: NoticeWords) => { title: string; why: string }>
  because: Record<Exclude<ReasonWhy, 'yours'>, string>
} = {
  kinds: {
    applicationMoved: ({ folio, turn, reason }) => {
      const what = reason ? standingReasons[reason].what : ''
      if (turn === 'client')
        return {
          title: `Application ${folio}: it is your turn`,
          why: `${what} We cannot continue until you have done your part.`,
        }
      return {
        title: `News about application ${folio}`,
        why: turn === 'nobody' ? what : `${what} Nothing for you to do right now.`,
      }
    },
    questionAsked: ({ folio }) => ({
      title: `A question about application ${folio}`,
      why: 'Only you can answer it, and we continue as soon as you do.',
    }),
    documentsDecided: ({ count, others }) => ({
      title: others ? `Documents sent back to you: ${others}` : `Documents accepted: ${count}`,
      why: others ? 'Please correct them. Each one says what is wrong.' : 'Nothing for you to do.',
    }),
    consultantChanged: ({ folio, who }) => ({
      title: `${who} now looks after application ${folio}`,
      why: 'They have your whole file; you do not have to explain anything again.',
    }),
    appointmentBooked: ({ who, when }) => ({
      title: `Consultation booked: ${when}`,
      why: `You will talk to ${who}.`,
    }),
    appointmentMoved: ({ who, when }) => ({
      title: `Your consultation was moved to ${when}`,
      why: `You will talk to ${who}. The old time is no longer valid.`,
    }),
    appointmentCancelled: ({ when }) => ({
      title: `Your consultation on ${when} was cancelled`,
      why: 'You can choose another time whenever it suits you.',
    }),
    appointmentClock: ({ when }) => ({
      title: `Your consultation is now at ${when}`,
      why: 'The clocks changed. Please check the time again.',
    }),
    appointmentReminder: ({ who, when }) => ({
      title: `Your consultation is on ${when}`,
      why: `You will talk to ${who}.`,
    }),
    documentsExpire: ({ count }) => ({
      title: `Documents that expire soon: ${count}`,
      why: 'Renew them in good time, so that your application does not have to wait.',
    }),
    messageArrived: ({ who, what }) => ({ title: `New message: ${what}`, why: `From ${who}.` }),
    passwordChanged: () => ({
      title: 'Your password was changed',
      why: 'If this was not you, reset it at once and sign out everywhere.',
    }),
    secondFactorOn: () => ({
      title: 'The second factor was turned on',
      why: 'If this was not you, please write to us at once.',
    }),
    secondFactorOff: () => ({
      title: 'The second factor was turned off',
      why: 'If this was not you, turn it on again and change your password.',
    }),
    emailChanged: ({ what }) => ({
      title: `Your email address is now ${what}`,
      why: 'If this was not you, please write to us at once.',
    }),
    newDevice: ({ what }) => ({
      title: `New sign-in: ${what}`,
      why: 'If this was not you, sign that device out and change your password.',
    }),
    addressRefused: ({ what }) => ({
      title: `Our emails to ${what} do not arrive`,
      why: 'Please correct your address, or you will miss news about your applications.',
    }),
    applicationArrived: ({ folio, who }) => ({
      title: `New application ${folio} from ${who}`,
      why: 'It is waiting for its first review.',
    }),
    caseGiven: ({ folio, who, what }) => ({
      title: `${what} handed you ${folio} (${who})`,
      why: 'The reason and a summary are in its timeline.',
    }),
    answerGiven: ({ folio, who }) => ({
      title: `${who} answered a question in ${folio}`,
      why: 'Read the answer, and the case can continue.',
    }),
    promiseSoon: ({ folio, when }) => ({
      title: `${folio} is due ${when}`,
      why: 'We promised a first review by then.',
    }),
    promiseBroken: ({ folio }) => ({
      title: `${folio} is past its promised time`,
      why: 'Review it now, or tell the client when you will.',
    }),
    taskDue: ({ folio, what }) => ({
      title: what ? `Due today: ${what}` : `A task in ${folio} is due today`,
      why: `It belongs to case ${folio}.`,
    }),
    enquiryWaiting: ({ folio, who }) => ({
      title: `${who} wrote to us (${folio})`,
      why: 'We promise an answer within one office day.',
    }),
    staffAppointmentBooked: ({ who, when }) => ({
      title: `Consultation with ${who}: ${when}`,
      why: 'It was booked with you.',
    }),
    staffAppointmentMoved: ({ who, when }) => ({
      title: `${who}: consultation moved to ${when}`,
      why: 'The old time is free again.',
    }),
    staffAppointmentCancelled: ({ who, when }) => ({
      title: `${who}: consultation on ${when} cancelled`,
      why: 'The time is free again.',
    }),
    staffAppointmentClock: ({ who, when }) => ({
      title: `${who}: consultation is now at ${when}`,
      why: 'The clocks changed for one of you.',
    }),
    clientSilent: ({ folio, who }) => ({
      title: `${who} has not responded`,
      why: folio ? `All reminders about ${folio} were sent. Please call.` : 'All reminders were sent. Please call.',
    }),
    clientWaits: ({ who, what, when }) => ({
      title: `${who} asks why nobody answers`,
      why: `“${what}” has waited for an answer since ${when}.`,
    }),
    mentioned: ({ who, what, folio }) => ({
      title: `${who} mentioned you in a note`,
      why: `The note is in the conversation “${what}” with ${folio}.`,
    }),
    mentionedOnCase: ({ who, what, folio }) => ({
      title: `${who} mentioned you in a note`,
      why: `The note is on case ${folio} of ${what}.`,
    }),
    clientAddressRefused: ({ who, what }) => ({
      title: `Emails to ${who} do not arrive`,
      why: `On file: ${what}. Please call or write another way and ask for a working address.`,
    }),
    exportReady: ({ when }) => ({
      title: 'Your data is ready to download',
      why: `One archive with your answers, messages and files. You can download it until ${when}.`,
    }),
    deletionAsked: ({ when }) => ({
      title: `Your account will be deleted on ${when}`,
      why: 'You asked for it. Until then you can stop it here, if you change your mind or if it was not you.',
    }),
    deletionSoon: ({ when }) => ({
      title: `Your account will be deleted on ${when}`,
      why: 'This is our last reminder. You can still stop it here, or download your data first.',
    }),
    deletionStopped: () => ({
      title: 'Your account stays',
      why: 'The deletion was stopped. If this was not you, change your password.',
    }),
    accountUnused: ({ when }) => ({
      title: `Your account will be deleted on ${when}`,
      why: 'You have not used it for a long time, and we store personal information no longer than we need it. Sign in to keep it.',
    }),
    correctionAsked: ({ who, when }) => ({
      title: `${who} asks for a correction`,
      why: `Say what you corrected, or why not, by ${when}.`,
    }),
    correctionAnswered: () => ({
      title: 'We answered your request for a correction',
      why: 'You can read what we did, or why not, under Your data.',
    }),
    backupFailed: () => ({
      title: 'A backup could not be made',
      why: 'Until one succeeds, the latest changes exist in one place only.',
    }),
    drillFailed: () => ({
      title: 'A backup failed its restore test',
      why: 'Do not rely on it. Make a new backup and test that one.',
    }),
  },
  because: {
    mention: 'You were mentioned.',
    owner: 'You look after this case.',
    team: 'Everyone on the team is told.',
    admin: 'Administrators are told.',
  },
}

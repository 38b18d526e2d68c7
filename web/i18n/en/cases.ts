import type { ConsultationState } from '@rahnama/contract/consultations/consultations.ts'
import type { EnquiryAct, EnquiryState } from '@rahnama/contract/enquiries.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'

const languages: Record<Language, string> = { en: 'English', fa: 'Persian' }

const enquiryStates: Record<EnquiryState, string> = { open: 'Waiting', answered: 'Answered', closed: 'Closed' }

/** What a colleague did, said to somebody who has not seen it. */
const happened: Record<EnquiryAct, (name: string, time: string, to: string) => string> = {
  taken: (name, time) => `${name} took this enquiry (${time}).`,
  assigned: (name, time, to) => `${name} gave this enquiry to ${to} (${time}).`,
  released: (name, time) => `${name} gave this enquiry back to the queue (${time}).`,
  replied: (name, time) => `${name} sent a reply (${time}).`,
  closed: (name, time) => `${name} closed this enquiry (${time}).`,
}

const appointmentStates: Record<ConsultationState, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  attended: 'Took place',
  missed: 'Client did not come',
}

const enquiries = {
  title: 'Enquiries',
  queues: { label: 'Which enquiries', open: 'Open', mine: 'Mine', answered: 'Answered', closed: 'Closed' },
  empty: {
    open: {
      title: 'Nobody is waiting',
      body: 'Messages from the contact form appear here by the time a reply is due.',
    },
    mine: { title: 'Nothing is waiting for you', body: 'Take an open enquiry and it stays here until it is answered.' },
    answered: { title: 'No answered enquiries', body: 'Answered ones are listed here with the time the reply took.' },
    closed: { title: 'No closed enquiries', body: 'Enquiries that need nothing more are listed here.' },
  },
  columns: {
    sender: 'Sender',
    service: 'Service',
    language: 'Language',
    received: 'Received',
    due: 'Reply due',
    replyTime: 'Reply time',
    owner: 'Owner',
  },
  noService: 'Not said',
  nobody: 'Nobody yet',
  overdue: 'Overdue',
  more: 'Show more',
  loadingMore: 'Loading…',
  underMinute: 'under a minute',
  officeTime: 'Counted in office hours, Toronto time',
  noReplyTime: 'No reply was sent',
  details: {
    title: (reference: string) => `Enquiry ${reference}`,
    from: 'From',
    email: 'Email',
    phone: 'Phone',
    country: 'Country',
    state: 'State',
    waited: 'Waiting so far',
    message: 'Message',
    replies: 'Replies',
    replyBy: (name: string) => `Reply by ${name}`,
  },
  happened,
  somebody: 'A colleague',
  meanwhile: 'While you had this open',
  takenBy: (name: string) => `${name} has taken this enquiry.`,
  take: 'Take it',
  takeOver: 'Take it over',
  taking: 'Taking…',
  release: 'Give it back',
  releasing: 'Giving back…',
  close: 'Close without a reply',
  closeAnswered: 'Close',
  closing: 'Closing…',
  closed: 'The enquiry is closed.',
  changed: 'Someone changed this in the meantime. You now see the newest version; what you wrote is still here.',
  refused: (happenedThen: string) => `${happenedThen} You now see the newest version.`,
  reply: {
    heading: (language: string) => `Reply by email, in ${language}`,
    again: (language: string) => `Write again, in ${language}`,
    fields: {
      body: {
        label: 'Your reply',
        hint: 'The greeting, the reference and our address are added to it. An empty line begins a new paragraph.',
        faults: { REQUIRED: 'Write your reply', TOO_LONG: 'Shorten your reply' },
      },
    },
    preview: 'How it will read',
    to: 'To',
    send: 'Send reply',
    sending: 'Sending…',
    sent: (name: string) => `Your reply to ${name} is on its way.`,
    discarded: 'Your reply is discarded. Nothing was sent.',
    stopped: {
      title: 'Your reply is not sent yet',
      newer: 'This happened while you were writing:',
      yours: 'Your reply',
      sendAnyway: 'Send anyway',
      edit: 'Edit',
      discard: 'Discard',
    },
  },
}

const appointments = {
  title: 'Appointments',
  spans: { label: 'Which appointments', next: 'Today and next 14 days', past: 'Last 30 days' },
  empty: {
    next: { title: 'No appointments', body: 'Consultations booked for today and the next 14 days appear here.' },
    past: {
      title: 'No past appointments',
      body: 'Consultations of the last 30 days are listed here with their outcome.',
    },
  },
  columns: { client: 'Client', when: 'Time', type: 'Kind', consultant: 'Consultant', state: 'State' },
  states: appointmentStates,
  unrecorded: 'Outcome missing',
  isComing: 'Says they are coming',
  details: {
    title: (reference: string) => `Appointment ${reference}`,
    client: 'Client',
    time: 'Time',
    type: 'Kind',
    consultant: 'Consultant',
    language: 'Language',
    topic: 'Their question',
    email: 'Email',
    phone: 'Phone',
    join: 'Join at',
    state: 'State',
    earlier: 'Earlier appointments',
    reason: 'Reason for cancelling',
    note: 'Internal note',
  },
  cancel: {
    heading: 'Cancel this appointment',
    body: 'The client is told by email at once, and the time is free for others.',
    fields: {
      reason: {
        label: 'Reason',
        hint: 'The client reads it, too.',
        faults: { REQUIRED: 'Write the reason', TOO_LONG: 'Shorten the reason' },
      },
    },
    open: 'Cancel it',
    act: 'Cancel and tell the client',
    acting: 'Cancelling…',
    keep: 'Keep it',
    done: 'The appointment is cancelled, and the client has been written to.',
  },
  record: {
    heading: 'How did it go?',
    outcome: 'Outcome',
    fields: {
      note: {
        label: 'Internal note',
        hint: 'What to remember. The client never sees it.',
        faults: { TOO_LONG: 'Shorten the note' },
      },
    },
    act: 'Save the outcome',
    acting: 'Saving…',
    done: 'The outcome is saved.',
  },
}

export const cases = {
  title: 'Agent dashboard',
  heading: 'Your desk',
  lead: 'What to do next, ordered by deadline.',
  retry: 'Try again',
  languages,
  enquiryStates,
  enquiries,
  appointments,
}

import type { LookPurpose, RetentionKind } from '@rahnama/contract/privacy.ts'

const purposes: Record<LookPurpose, string> = {
  owner: 'Looks after your case',
  unassigned: 'Your case waited for a consultant',
  colleague: 'Stood in for your consultant',
  oversight: 'Oversight of the office',
}

/** What the audit writes down, as the person it concerns would say it. */
const acts: Record<string, Record<string, string>> = {
  advisor: {
    correct: 'Corrected an answer of the AI assistant',
    read: 'Read your questions to the AI assistant',
  },
  case: {
    ask: 'Asked you a question',
    assign: 'Chose your consultant',
    begin: 'Began another application for you',
    claim: 'Took on your case',
    handOver: 'Handed your case to a colleague',
    move: 'Moved your application to another stage',
    notNeeded: 'Decided that a document is not needed',
    read: 'Opened your case',
    readAnswer: 'Read your answers',
    readAnswers: 'Read your answers',
    readAppointments: 'Looked at your appointments',
    readConsents: 'Looked at your consents',
    readDocuments: 'Looked at your list of documents',
    readQuestions: 'Read our questions to you',
    readTimeline: 'Read the history of your case',
    reopen: 'Reopened your case',
    setDates: 'Changed the dates of your case',
    withdrawQuestion: 'Withdrew a question',
  },
  consultation: {
    cancel: 'Cancelled your consultation',
    move: 'Moved your consultation',
    readClient: 'Prepared your consultation',
    record: 'Noted how your consultation went',
  },
  document: {
    accept: 'Accepted a document',
    open: 'Opened a document',
    read: 'Looked at a document',
    sendBack: 'Sent a document back',
    undo: 'Undid a decision on a document',
  },
  mail: {
    read: 'Read an email sent to you',
    sendAgain: 'Sent you an email again',
  },
  message: {
    handOver: 'Handed your conversation to a colleague',
    openFile: 'Opened an attachment',
    read: 'Read your conversation',
    send: 'Wrote to you',
    settle: 'Decided that your message needs no reply',
    snooze: 'Put your conversation off',
    takeBack: 'Undid a reply to you before you read it',
    wake: 'Took your conversation up again',
  },
  privacy: {
    answerCorrection: 'Answered your request for a correction',
  },
  role: {
    change: 'Changed your role',
  },
  user: {
    endSessions: 'Signed you out everywhere',
    merge: 'Merged your two accounts',
    read: 'Looked at your account',
    reopen: 'Reopened your account',
    resendConfirmation: 'Sent the confirmation email again',
    resetSecondFactor: 'Reset your second factor',
    suspend: 'Suspended your account',
    unmerge: 'Separated your two accounts',
  },
}

export const privacy = {
  title: 'Your data',
  heading: 'Your data',
  lead: 'Who saw it and what you can do with it.',
  back: 'Settings',
  open: 'Open',
  deletion: {
    title: 'Delete your account',
    lead: (days: string) =>
      `We delete your account and all we hold about you. You have ${days} days to change your mind.`,
    ask: 'Delete my account',
    busy: 'One moment…',
    keep: 'Keep it',
    sure: 'Delete your account and your data?',
    sureBody: (days: string) =>
      `After ${days} days your answers, documents, messages and applications are gone for good. Until then you can stop it here. You may want to download your data first.`,
    planned: (date: string) => `Your account will be deleted on ${date}`,
    plannedBody: 'Until then you can sign in and stop it.',
    unused: 'You had not used it for a long time. If you stay, press Keep my account.',
    suspended: 'It is on hold as long as a case of yours is with us or your data is being prepared.',
    stop: 'Keep my account',
    staysTitle: 'What we must keep',
    staysAudit: 'The record of who opened your file, without your name.',
    staysCase: 'Your case, as long as it is with us. Withdraw it first if you no longer want it.',
    staysFile: (date: string, years: string) =>
      `The file of your case until ${date}: we must keep it for ${years} years after a case has ended. Then it is deleted.`,
  },
  export: {
    title: 'Take your data with you',
    lead: 'One archive with all we hold about you: your answers, messages and applications as data, your files as you sent them, and an index in English and Persian.',
    ask: 'Prepare my data',
    askAgain: 'Prepare it again',
    busy: 'One moment…',
    making: 'Your data is being prepared',
    mayLeave: 'You can leave this page. We email you when it is ready.',
    ready: (size: string, until: string) => `Ready: ${size}. You can download it until ${until}.`,
    download: 'Download',
    missing: (count: string) => `Files that could not be found: ${count}. The index names them; please write to us.`,
    failed: 'Your data could not be prepared. Please try again.',
  },
  correction: {
    title: 'Is something wrong?',
    lead: (days: string) =>
      `You can change most of it yourself. Tell us about anything else that is wrong or missing; we answer within ${days} days.`,
    ask: 'Ask for a correction',
    busy: 'Sending…',
    fields: {
      what: {
        label: 'What is wrong, and what should it say?',
        faults: { REQUIRED: 'Write what is wrong', TOO_LONG: 'Shorten your text' },
      },
    },
    tooMany: 'Five of your requests are waiting for an answer. Please wait until we have answered one of them.',
    waits: (date: string) => `Waiting for our answer, by ${date} at the latest.`,
    corrected: (date: string) => `Corrected on ${date}`,
    refused: (date: string) => `Not changed, answered on ${date}`,
    asked: (date: string) => `Asked on ${date}`,
  },
  retention: {
    title: 'How long we store your data',
    lead: 'We store each kind of data only as long as we need it or the law asks for it. Then it is deleted automatically.',
    years: (count: string, n: number) => (n === 1 ? 'one year' : `${count} years`),
    months: (count: string) => `${count} months`,
    kinds: {
      enquiries: {
        name: 'Enquiries',
        period: (time: string) => `For ${time} after we answered.`,
        on: (date: string) => `Yours: deleted from ${date} on.`,
      },
      appointments: {
        name: 'Appointments',
        period: (time: string) => `For ${time} after they took place; with a case, as long as its file.`,
        on: (date: string) => `Yours: deleted from ${date} on.`,
      },
      assistant: {
        name: 'Questions to the AI assistant',
        period: (time: string) => `For ${time}.`,
        on: (date: string) => `Your first one: deleted on ${date}.`,
      },
      cases: {
        name: 'Your case',
        period: (time: string) => `While it is with us, and for ${time} after it has ended.`,
        on: (date: string) => `The first one that ended: deleted on ${date}.`,
      },
      accounts: {
        name: 'Your account, answers, documents and messages',
        period: (time: string) =>
          `As long as you use your account. After ${time} without a visit we write to you first.`,
        on: (date: string) => `Without another visit: deleted on ${date}.`,
      },
    } as Record<RetentionKind, { name: string; period: (time: string) => string; on: (date: string) => string }>,
  },
  visits: {
    label: 'Who opened your file',
    summary: 'Who from our office opened it, when and why',
    lead: 'Each time someone from our office opens or changes your file, it is recorded. Nobody can alter the record.',
    empty: 'Nobody from our office has opened your file yet.',
    more: 'Show earlier',
    otherwise: 'Worked on your case',
    gone: (mark: string) => `Former colleague · ${mark}`,
    program: 'The system',
    roles: {
      student: 'Client',
      case_review_agent: 'Consultant',
      referral_agent: 'Referral agent',
      admin: 'Head of the office',
    } as Record<string, string>,
    purposes,
    acts,
  },
}

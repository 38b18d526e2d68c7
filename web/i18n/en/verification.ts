import type { DocumentVersion } from '@rahnama/contract/documents.ts'

const states: Record<DocumentVersion['state'], string> = {
  uploaded: 'Not sent for review yet',
  inReview: 'Waits for review',
  accepted: 'Accepted',
  sentBack: 'Sent back',
}

const remedies = { newPicture: 'New picture', otherDocument: 'Other document', final: 'Final' }

export const verification = {
  title: 'Verify documents',
  heading: 'Verify documents',
  lead: 'Each file beside the answers it proves.',
  titleOf: (document: string, name: string) => `${document}, ${name}`,
  desk: 'Your desk',
  openCase: 'Open the case',
  waiting: (count: number, shown: string) =>
    count === 1 ? '1 document of this case is waiting' : `${shown} documents of this case are waiting`,
  partner: 'the partner',
  ofPartner: (about: string) => `the partner, ${about}`,

  missing: {
    title: 'This document is not here',
    body: 'It may have been removed by the client, or it belongs to a case you cannot see.',
    next: 'Go to the next document',
  },
  none: {
    title: 'No documents are waiting',
    body: 'Every document in this view has been decided. New ones appear here as soon as clients send them.',
    skipped: (count: number, shown: string) =>
      count === 1 ? 'You left 1 document for later.' : `You left ${shown} documents for later.`,
    again: 'Show them now',
    desk: 'Back to your desk',
  },

  file: {
    tools: (name: string) => `View of ${name}`,
    larger: 'Zoom in',
    smaller: 'Zoom out',
    fit: 'Fit to the window',
    turn: 'Turn clockwise',
    nextPage: 'Next page',
    previousPage: 'Previous page',
    page: (number: string, all: string) => `${number} of ${all}`,
    pageOf: (name: string, number: string, all: string) => `${name}, page ${number} of ${all}`,
    failed: 'The file could not be shown.',
    retry: 'Try again',
    notDrawn: 'This kind of file is not shown here. Download it to read it, and decide here.',
    download: 'Download',
    showing: (number: string, when: string) => `Version ${number}, ${when}`,
    newest: 'This version',
    compare: 'Compare with',
    compareNone: 'Nothing',
    compareWith: (number: string, when: string) => `Version ${number}, ${when}`,
  },

  about: {
    title: 'About the file',
    client: 'Client',
    folio: 'Case',
    uploaded: 'Uploaded',
    version: 'Version',
    file: 'File',
    issuedOn: 'Date of issue',
    validUntil: 'Valid until',
    ended: 'Expired',
    daysLeft: (days: string) => `${days} left`,
    noDates: 'The client gave no dates',
    state: 'State',
    states,
    earlierReason: 'Sent back before',
  },

  answers: {
    title: 'What it should show',
    none: 'No answer is tied to this document.',
    whose: { partner: 'About the client’s partner', child: 'About a child of the client' },
    ask: 'Ask about this',
    askFor: (question: string) => `Ask about this: ${question}`,
    open: (when: string) => `Asked ${when}, not answered yet`,
    answered: 'The client answered',
    changed: 'The client corrected the answer.',
  },

  ask: {
    title: 'Ask the client',
    other: 'Ask something else',
    about: (question: string) => `About “${question}”`,
    fields: {
      text: {
        label: 'Your question',
        hint: 'The client reads it by email and on the page of the application. The case waits until it is answered.',
        faults: { REQUIRED: 'Write your question', TOO_LONG: 'Shorten your question' },
      },
    },
    language: { en: 'The client reads English.', fa: 'The client reads Persian.' },
    templates: {
      differs: {
        name: 'Differs from the document',
        text: (question: string, document: string) =>
          `What you entered under “${question}” does not match your document “${document}”. Please correct the answer, or tell us why both are right.`,
      },
      unclear: {
        name: 'Cannot be read from it',
        text: (question: string, document: string) =>
          `We cannot tell from your document “${document}” whether your answer under “${question}” is right. Please tell us more.`,
      },
    },
    insert: 'Begin with',
    send: 'Send the question',
    sending: 'Sending…',
    sent: 'Your question is on its way to the client.',
    cancel: 'Cancel',
  },

  acts: {
    label: 'Your decision',
    accept: 'Accept',
    accepting: 'Accepting…',
    sendBack: 'Send back',
    notNeeded: 'Not needed',
    next: 'Leave for later',
    skip: 'Skip with a reason',
    undo: 'Undo the last decision',
    openNewer: 'Open the newer file',
    cancel: 'Close the form',
    more: 'More',
  },

  sendBack: {
    title: 'Send back',
    fields: {
      reason: { label: 'Reason', faults: { REQUIRED: 'Choose a reason' } },
      sentence: {
        label: 'Your sentence to the client',
        hint: 'Shown under the reason in the email and in the portal. It may stay empty.',
        faults: { TOO_LONG: 'Shorten the sentence' },
      },
      remark: {
        label: 'Remark for colleagues',
        hint: 'Stays inside. The client never sees it.',
        faults: { TOO_LONG: 'Shorten the remark' },
      },
    },
    clientReads: 'The client reads this',
    inside: 'Colleagues only',
    remedies,
    act: 'Send back',
    acting: 'Sending back…',
    cancel: 'Cancel',
  },

  skip: {
    title: 'Skip this document',
    fields: {
      reason: {
        label: 'Why',
        hint: 'One line. It is saved as an internal note on the case.',
        faults: { REQUIRED: 'Write why', TOO_LONG: 'Shorten it to one line' },
      },
    },
    note: (document: string, reason: string) => `${document} skipped: ${reason}`,
    act: 'Skip',
    acting: 'Skipping…',
    cancel: 'Cancel',
  },

  decided: {
    label: 'Decisions you can still undo',
    accepted: (document: string) => `Accepted ${document}`,
    sentBack: (document: string) => `Sent back ${document}`,
    notNeeded: (document: string) => `Not needed: ${document}`,
    undo: 'Undo',
    undone: (document: string) => `${document} is undecided again`,
    tooLate: 'This decision has been carried out and can no longer be undone. You can decide anew.',
  },

  newer: {
    title: (time: string) => `A newer file came ${time}`,
    body: 'This version can no longer be decided. What you wrote stays.',
    open: 'Open the newer file',
  },
  failures: {
    decidedByOther: 'A colleague has just decided on this document.',
    closed: 'This case is closed. Its documents can no longer be decided.',
    gone: 'This document is no longer there. The client may have removed it.',
  },
  present: {
    looking: (name: string) => `${name} is looking at this case`,
    writing: (name: string) => `${name} is writing on this case`,
    writingNote: (name: string) => `${name} is writing a note on this case`,
  },
}

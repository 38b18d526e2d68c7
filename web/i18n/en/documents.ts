import type { DocumentState, Remedy } from '@rahnama/contract/documents.ts'
import { documentNames } from '@rahnama/contract/texts/en/document-names.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'

const states: Record<DocumentState, string> = {
  needed: 'Needed',
  uploaded: 'Uploaded',
  inReview: 'In review',
  accepted: 'Accepted',
  sentBack: 'Sent back',
  expired: 'Expired',
  notNeeded: 'Not needed',
}

/** Names alone: everything else about programs would weigh more than this page. */
const programs: Record<Program, string> = {
  FSW: 'Federal Skilled Worker',
  CEC: 'Canadian Experience Class',
  FST: 'Federal Skilled Trades',
  SUV: 'Start-up Visa',
  ICT: 'Intra-Company Transfer',
  PNP: 'Provincial Nominee',
  FAMILY: 'Family Sponsorship',
  STUDY_CA: 'Study in Canada',
  STUDY_CN: 'Study in China',
}

const remedies: Record<Remedy, { what: string; act: string }> = {
  newPicture: {
    what: 'The document itself is right: make a new picture or scan of it.',
    act: 'Add a new picture or scan',
  },
  otherDocument: { what: 'Please upload another document in its place.', act: 'Add another document' },
  final: { what: 'No other document can replace it. Your consultant will tell you what this means.', act: 'Upload' },
}

export const documents = {
  title: 'My documents',
  heading: 'My documents',
  lead: 'Every document you gave us, in one place. Upload each one once; every application can use it.',
  names: documentNames,
  programs,
  states,
  explained: 'Explained',
  writeAbout: 'Write about this',
  of: (document: string, about: string) => `${document}: ${about}`,
  copy: (number: string) => `no. ${number}`,
  /** Whose documents these are. */
  people: {
    you: 'You',
    partner: 'Your partner',
    child: 'Child',
    relative: 'Relatives in Canada',
    sponsor: 'Your sponsor',
    company: 'The company',
  },
  partner: 'your partner',
  ofPartner: (about: string) => `your partner, ${about}`,
  child: (age: string) => `child aged ${age}`,
  relations: {
    parent: 'parent',
    grandparent: 'grandparent',
    child: 'child',
    grandchild: 'grandchild',
    sibling: 'brother or sister',
    aunt_or_uncle: 'aunt or uncle',
    niece_or_nephew: 'niece or nephew',
    other: 'another relative',
  },

  /** In place of Needed, where nobody has to. */
  optional: 'Optional',
  upload: 'Upload',
  uploadAnother: 'Upload a newer one',
  replaceHint: 'The newest version counts. Earlier ones stay in your file.',
  attached: (document: string) => `${document} uploaded`,

  versions: {
    label: (count: string) => `Earlier versions (${count})`,
    version: (number: string) => `Version ${number}`,
    uploadedAt: (when: string) => `Uploaded ${when}`,
    originalName: 'Your name for it',
    actions: (name: string) => `What to do with ${name}`,
    preview: 'Preview',
    download: 'Download',
    remove: 'Remove',
    setDates: 'Change its dates',
  },
  removed: (name: string) => `${name} removed`,
  removedHint: 'It can be brought back for 30 days.',
  undo: 'Undo',
  broughtBack: (name: string) => `${name} is back`,
  notRemovable: 'We are reviewing this version, so it stays as it is. You can upload a newer one.',

  dates: {
    title: 'Which dates are printed on it?',
    why: 'We remind you before it expires.',
    issuedOn: 'Date of issue',
    issuedOnTest: 'Date of the test',
    endsOn: 'Valid until',
    save: 'Save the dates',
    saving: 'Saving...',
    skip: 'Not now',
    saved: 'Dates saved',
    invalid: 'This is not a date. Please check day, month and year.',
  },
  validUntil: (date: string) => `Valid until ${date}`,
  endedOn: (date: string) => `Expired on ${date}`,
  endsIn: (days: string) => `Expires in ${days}`,
  endsToday: 'Expires today',
  dateMissing: 'Tell us its date, and we remind you before it expires.',
  addDates: 'Add its dates',

  /** What to do about a document that was sent back, and what its upload is called. */
  remedies,
  sentBackOn: (date: string) => `Sent back on ${date}`,
  inReviewHint: 'We are reviewing it. There is nothing for you to do.',
  notNeededBy: (name: string, date: string) => (name ? `${name} said so on ${date}` : `Said by our office on ${date}`),

  cannotGet: {
    act: 'I cannot get this',
    title: (document: string) => `Why can you not get this: ${document}?`,
    hint: 'Tell us what you tried and what stands in the way. Often another document or a written statement is accepted instead; your consultant will read it.',
    label: 'Your explanation',
    save: 'Save the explanation',
    saving: 'Saving...',
    missing: 'Please write what stands in the way.',
    tooLong: (max: string) => `Please use at most ${max} characters.`,
    said: 'You told us that you cannot get this',
    change: 'Change the explanation',
    takeBack: 'I can get it after all',
    kept: 'Explanation saved',
    takenBack: 'Explanation removed',
  },

  reuse: {
    act: 'Use a file I already uploaded',
    title: 'Which file?',
    hint: 'The same file can serve in several places.',
    use: (name: string) => `Use ${name}`,
    used: (name: string) => `${name} is used here, too`,
    from: (document: string) => `from: ${document}`,
    wrongType: 'A file of this type cannot be used here.',
  },

  preview: {
    title: 'Preview',
  },

  all: {
    download: 'Download all',
    preparing: 'Preparing…',
    ending: 'Expired or expiring soon',
    groups: {
      identity: 'Who you are',
      education: 'Education and language',
      work: 'Work and business',
      study: 'Admission to studies',
      family: 'Family',
      money: 'Funds',
      background: 'Background and health',
      other: 'Other documents',
    },
    bin: {
      title: 'Recently removed',
      hint: 'Removed files are deleted for good after 30 days.',
      gone: (date: string) => `Deleted for good on ${date}`,
      restore: 'Bring back',
    },
    checklistTitle: 'What you need',
    checklistLead: 'Choose a program to see the documents you need, based on your answers.',
    program: 'Program',
  },

  checklist: {
    title: 'Documents you need',
    filter: 'Show',
    filters: { all: 'All', missing: 'Missing', given: 'Provided', explained: 'Explained', later: 'Later' },
    noneFiltered: 'No document is in this state.',
    empty: 'This program asks for no documents.',
    usual: 'Usually requested',
    later: 'Later',
    laterHint:
      'You do not need it yet: it is asked for after an invitation, a nomination or an admission, or when an officer wants to see it. You can add it early.',
    why: 'Why it is needed',
    changeAnswer: 'Change the answer',
    issuer: 'Who issues it',
    forms: 'In which form',
    translation: 'Translation',
    validity: 'How long it is valid',
    local: 'Good to know',
    source: 'Source',
  },
  offline: 'You are offline. Your documents appear when the connection is back.',
}

import type { EnteredStatus } from '@rahnama/contract/rulebook/rulebook.ts'

const statuses: Record<EnteredStatus, string> = {
  open: 'Open',
  'open-capped': 'Open, limited places',
  paused: 'Paused',
  closed: 'Closed',
  'coming-soon': 'Coming soon',
}

const noDate = { REQUIRED: 'Enter the date', NOT_A_DATE: 'Enter a real date' }
const source = {
  label: 'Address of the source',
  hint: 'The page of the authority that says so.',
  faults: {
    REQUIRED: 'Enter the address of the source',
    NOT_A_WEB_ADDRESS: 'Enter the whole address, beginning with https://',
    TOO_LONG: 'This address is too long',
  },
}

/** Rounds and programs as the owner keeps them. */
export const rulebook = {
  rounds: {
    page: {
      title: 'Express Entry rounds',
      heading: 'Express Entry rounds',
      lead: 'New reports, self-checks and answers of the AI assistant use the rounds listed here. Saved reports never change.',
      emptyTitle: 'No rounds yet',
      emptyBody: 'Enter a round or paste the official table.',
    },
    search: 'Search by number, type, date or score',
    category: 'Type',
    show: 'Show',
    shown: { own: 'Entered by us', withdrawn: 'Withdrawn or replaced' },
    one: 'Round',
    numbered: (number: string) => `Round ${number}`,
    unnumbered: 'Round without a number',
    enter: 'Enter a round',
    correct: 'Correct',
    correctBody: 'The new entry takes the place of this one, which stays in the history.',
    enterBody: 'It is used from now on. Saved reports stay as they are.',
    save: 'Save round',
    saving: 'Saving…',
    saved: (count: number, shown: string) => (count === 1 ? 'Round saved' : `${shown} rounds saved`),
    fields: {
      number: {
        label: 'Round number',
        hint: 'Leave it empty if it is not known.',
        faults: {
          INVALID: 'Enter a whole number from 1 to 9,999',
          ALREADY_ENTERED: 'This round has already been entered. Open it to correct it',
        },
      },
      on: {
        label: 'Date of the round',
        faults: {
          ...noDate,
          IN_THE_FUTURE: 'The date of a round cannot be in the future',
          TOO_EARLY: 'There were no rounds before 2015',
          ALREADY_ENTERED: 'A round of this type on this day has already been entered. Open it to correct it',
        },
      },
      category: { label: 'Type', faults: { REQUIRED: 'Choose the type' } },
      invitations: {
        label: 'Invitations issued',
        faults: {
          REQUIRED: 'Enter how many invitations were issued',
          INVALID: 'Enter a whole number from 1 to 100,000',
        },
      },
      cutOff: {
        label: 'Lowest score invited',
        faults: { REQUIRED: 'Enter the lowest score', INVALID: 'CRS scores go from 1 to 1,200' },
      },
      source,
    },
    paste: {
      act: 'Paste rounds',
      title: 'Paste rounds',
      body: 'Copy one or more rows from the official table, or the description of a round. You see what was understood before anything is saved.',
      text: 'Copied text',
      read: 'Check the text',
      reading: 'Checking…',
      required: 'Paste the text first',
      tooLong: 'This is too much at once. Paste up to 100 rounds',
      understood: 'What was understood',
      original: 'Original text',
      ready: 'Ready to save',
      unusual: {
        invitations: 'Unusual number of invitations. Please compare',
        cutOff: 'Unusual score. Please compare',
      },
      wrong: {
        line: 'No round was found in this line',
        number: 'Round number',
        on: 'Date',
        category: 'Type',
        invitations: 'Invitations',
        cutOff: 'Lowest score',
        tieBreak: 'Tie-breaking rule',
        source: 'Source',
      },
      leftOut: (shown: string) => `${shown} more rounds were left out. Paste them afterwards.`,
      save: (count: number, shown: string) => (count === 1 ? 'Save 1 round' : `Save ${shown} rounds`),
      nothing: 'Nothing in this text can be saved.',
      again: 'Change the text',
    },
  },
  programs: {
    page: {
      title: 'Program ledger',
      heading: 'Program ledger',
      lead: 'Whether each program is accepting applications, and since when. Saved reports never change.',
      emptyTitle: 'No programs',
      emptyBody: 'Programs are part of the software.',
    },
    search: 'Search for a program',
    status: 'Status',
    statuses,
    one: 'Program',
    nextChange: (status: string, date: string) => `${status} from ${date}`,
    shownOn: 'Shown on these public pages',
    shownNowhere: 'No public page names this program. Reports and self-checks do.',
    savedStay: 'Saved reports will not change.',
    enter: 'Enter a change',
    correct: 'Correct',
    enterTitle: (program: string) => `${program}: enter a change`,
    correctTitle: (program: string) => `${program}: correct the entry`,
    enterBody:
      'From this day on, pages, self-checks, new reports and the AI assistant show it. A date in the future takes effect when that day begins in Toronto.',
    save: 'Save change',
    saving: 'Saving…',
    saved: 'Change saved',
    since: (date: string) => `since ${date}`,
    sinceOrEarlier: (year: string) => `since ${year} or earlier`,
    fields: {
      status: { label: 'Status', faults: { REQUIRED: 'Choose the status' } },
      from: {
        label: 'In force from',
        faults: {
          ...noDate,
          TOO_EARLY: 'Enter a date from 2015 on',
          TOO_LATE: 'Enter a date within the next two years',
          ALREADY_ENTERED: 'There is an entry for this day already. Correct that one',
        },
      },
      'notice.en': {
        label: 'Notice in English',
        hint: 'One or two sentences that clients read.',
        faults: { REQUIRED: 'Write the notice in English', TOO_LONG: 'Shorten the notice' },
      },
      'notice.fa': {
        label: 'Notice in Persian',
        faults: { REQUIRED: 'Write the notice in Persian', TOO_LONG: 'Shorten the notice' },
      },
      source,
    },
  },
  history: 'History',
  enteredBy: (who: string) => `Entered by ${who}`,
  withdrawnBy: (who: string) => `Withdrawn by ${who}`,
  somebody: 'a former colleague',
  withdraw: 'Withdraw',
  withdrawn: 'Entry withdrawn',
  undo: 'Undo',
  restore: 'Restore',
  restored: 'Entry restored',
  taken: 'Another entry has taken its place. Withdraw that one first.',
  cancel: 'Cancel',
}

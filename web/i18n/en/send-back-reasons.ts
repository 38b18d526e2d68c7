const name = { REQUIRED: 'Enter a short name', TOO_LONG: 'Shorten the name to 60 characters' }
const sentence = {
  REQUIRED: 'Write what the client should read',
  TOO_LONG: 'Shorten it to 1,000 characters',
  HAS_BLANKS: 'Fill in the blanks in braces',
}

/** Why documents are sent back, as the owner keeps it. */
export const sendBackReasons = {
  page: {
    title: 'Send-back reasons',
    heading: 'Send-back reasons',
    lead: 'Why documents are sent back, in your words. Colleagues choose one; the client reads its sentence in the portal and in the email.',
    emptyTitle: 'No reasons yet',
    emptyBody: 'Add the first reason.',
  },
  search: 'Search in names and sentences',
  one: 'Send-back reason',
  gone: 'This reason could not be found.',
  shipped: 'Built in',
  somebody: 'Somebody',
  wordedOn: (who: string, date: string) => `${who}, ${date}`,
  pastStays: 'New wording applies from now on. Documents already sent back keep the words they were sent back with.',
  earlier: 'Earlier wording',
  add: 'Add a reason',
  addTitle: 'Add a send-back reason',
  reword: 'Change the wording',
  rewordTitle: 'Change the wording',
  formBody: 'Colleagues choose by the name. The client reads the sentence in their own language.',
  save: 'Save reason',
  saving: 'Saving…',
  saved: 'Reason saved',
  cancel: 'Cancel',
  overtaken: 'Somebody changed this reason meanwhile. Close and open it again to see the new wording.',
  fields: {
    'name.en': { label: 'Name in English', faults: name },
    'name.fa': { label: 'Name in Persian', faults: name },
    'sentence.en': { label: 'Sentence in English', faults: sentence },
    'sentence.fa': { label: 'Sentence in Persian', faults: sentence },
    remedy: {
      label: 'What the client can do',
      hint: 'The client’s button follows it.',
      faults: { REQUIRED: 'Choose what the client can do' },
    },
  },
  acts: {
    earlier: 'Move up',
    later: 'Move down',
    retire: 'Retire',
    retired: 'Reason retired: it is no longer offered',
    offer: 'Offer again',
    offered: 'The reason is offered again',
    undo: 'Undo',
    last: 'This is the only reason that is offered. Add another one first.',
    changed: 'The list changed meanwhile. It has been loaded again.',
  },
}

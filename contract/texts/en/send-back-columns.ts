import type { Remedy } from '../../documents.ts'

const remedies: Record<Remedy, string> = {
  newPicture: 'A new picture of the same document',
  otherDocument: 'Another document',
  final: 'Nothing: no other document can replace it',
}

/** What the list of send-back reasons calls its columns, on the screen and in a file. */
export const sendBackColumns = {
  name: 'Reason',
  sentence: 'What the client reads',
  sentenceIn: { en: 'What the client reads, English', fa: 'What the client reads, Persian' },
  remedy: 'What the client can do',
  remedies,
  since: 'Worded on',
  state: 'State',
  states: { offered: 'Offered', retired: 'Retired' },
}

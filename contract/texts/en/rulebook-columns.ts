import type { EntryState } from '../../rulebook/rulebook.ts'

const states: Record<EntryState, string> = {
  shipped: 'Built in',
  entered: 'Entered by us',
  replaced: 'Built in, replaced by ours',
  withdrawn: 'Withdrawn',
}

/** What the lists of rounds and programs call their columns, on the screen and in a file. */
export const rulebookColumns = {
  states,
  number: 'Round',
  on: 'Date',
  category: 'Type',
  invitations: 'Invitations',
  cutOff: 'Lowest score',
  tieBreak: 'Tie-breaking rule',
  source: 'Source',
  state: 'Entry',
  program: 'Program',
  status: 'Status',
  from: 'In force from',
  since: 'Since',
  next: 'Next change',
  notice: 'Notice',
  enteredAt: 'Entered on',
}

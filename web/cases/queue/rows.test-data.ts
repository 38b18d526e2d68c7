import type { DeskRow } from '@rahnama/contract/cases/cases.ts'

/** A case that waits to be read. */
export function rowWith(changes: Partial<DeskRow> = {}): DeskRow {
  return {
    kind: 'case',
    id: '7c1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01',
    folio: 'A-2611-0001',
    name: { latin: 'Mina Karimi', persian: 'مینا کریمی' },
    language: 'fa',
    program: 'FSW',
    stage: 'submitted',
    turn: 'office',
    reason: 'awaitsReview',
    excerpt: null,
    documentsToVerify: 0,
    answersToRead: 0,
    heading: 'thisWeek',
    due: { at: '2026-11-23T15:00:00.000Z', kind: 'promise' },
    since: '2026-11-16T15:00:00.000Z',
    waitingMinutes: 600,
    owner: null,
    isPooled: false,
    flags: [],
    snooze: null,
    ...changes,
  }
}

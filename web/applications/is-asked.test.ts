import { ASKING_REASONS } from '@rahnama/contract/application-standings.ts'
import { expect, test } from 'vitest'
import { isAsked } from './is-asked.ts'

const NOTHING = { questions: 0, documents: 0 }

test.each([...ASKING_REASONS, 'documentSentBack'] as const)(
  'whoever was asked (%s) and has done it need not send the application again',
  (reason) => {
    expect(isAsked({ asked: NOTHING, reason })).toBe(true)
  },
)

test('an open question holds back the sending, whatever else is awaited; one that is prepared is sent', () => {
  expect(isAsked({ asked: { ...NOTHING, questions: 1 }, reason: 'awaitsDecision' })).toBe(true)
  expect(isAsked({ asked: NOTHING, reason: 'gatherAndSend' })).toBe(false)
})

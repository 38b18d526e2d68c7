import type { CaseEvent } from '@rahnama/contract/cases/cases.ts'
import { expect, test } from 'vitest'
import { foldEvents } from './fold-events.ts'

const SARA = { id: 'sara', name: 'Sara', side: 'office' } as const
const MINA = { id: 'mina', name: 'Mina', side: 'client' } as const

let events = 0
const event = (at: string, by: CaseEvent['by'], what: CaseEvent['what'] = 'documentAccepted'): CaseEvent => {
  events += 1
  return { id: `m${events}`, what, by, at, about: {}, text: null, sentence: null }
}
const sizes = (list: readonly CaseEvent[]) =>
  foldEvents(list).map(({ on, runs }) => [on, runs.map((run) => run.length)])

test('three or more changes of one person in a row fold, two are read one by one', () => {
  const three = ['15:06', '15:04', '15:02'].map((time) => event(`2026-11-16T${time}:00Z`, SARA))
  expect(sizes(three)).toEqual([['2026-11-16', [3]]])
  expect(sizes(three.slice(1))).toEqual([['2026-11-16', [1, 1]]])
})

test('somebody else in between, a rule, or a step of the case itself ends a run', () => {
  const at = (time: string, by: CaseEvent['by'], what?: CaseEvent['what']) => event(`2026-11-16T${time}:00Z`, by, what)
  const before = ['15:20', '15:19', '15:18'].map((time) => at(time, SARA))
  const after = ['15:10', '15:09', '15:08'].map((time) => at(time, SARA))
  expect(sizes([...before, at('15:15', MINA), ...after])).toEqual([['2026-11-16', [3, 1, 3]]])
  expect(sizes([...before, at('15:15', null), ...after])).toEqual([['2026-11-16', [3, 1, 3]]])
  expect(sizes([...before, at('15:15', SARA, 'moved'), ...after])).toEqual([['2026-11-16', [3, 1, 3]]])
})

test('nothing folds across midnight in Toronto, whatever day it is elsewhere', () => {
  const night = ['2026-11-17T05:30:00Z', '2026-11-17T04:30:00Z', '2026-11-17T04:20:00Z', '2026-11-17T04:10:00Z']
  expect(sizes(night.map((at) => event(at, SARA)))).toEqual([
    ['2026-11-17', [1]],
    ['2026-11-16', [3]],
  ])
})

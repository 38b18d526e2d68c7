import type { DeskRow } from '@rahnama/contract/cases/cases.ts'
import { expect, test } from 'vitest'
import { adopt, follow } from './live-rows.ts'
import { rowWith } from './rows.test-data.ts'

const page = (...rows: DeskRow[]) => ({ rows })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => rowWith({ id, folio: id })) as [
  DeskRow,
  DeskRow,
  DeskRow,
  DeskRow,
]
const order = ({ rows }: ReturnType<typeof adopt>) => rows.map(({ row }) => row.folio)

test('a row that changed changes where it stands', () => {
  const live = follow(adopt([page(a, b)]), [page(a, { ...b, documentsToVerify: 3 })])
  expect(live.rows[1]?.row.documentsToVerify).toBe(3)
  expect(live.news).toBe(0)
})

test('a row that came waits until it is asked for', () => {
  const before = adopt([page(a, b)])
  const live = follow(before, [page(c, a, b)])
  expect([order(live), live.news]).toEqual([['a', 'b'], 1])
  expect(order(adopt(live.pages))).toEqual(['c', 'a', 'b'])
})

test('a row that rose stays where it stands and is counted once', () => {
  const live = follow(adopt([page(a, b, c)]), [page(c, a, b)])
  expect([order(live), live.news]).toEqual([['a', 'b', 'c'], 1])
})

test('a row that is gone keeps its place, marked, and one that comes back is whole again', () => {
  const live = follow(adopt([page(a, b, c)]), [page(a, c)])
  expect(live.rows.map(({ hasLeft }) => hasLeft)).toEqual([false, true, false])
  expect(follow(live, [page(a, b, c)]).rows.map(({ hasLeft }) => hasLeft)).toEqual([false, false, false])
})

test('a page that was asked for goes to the end, without rows that stand there already', () => {
  const live = follow(adopt([page(a, b)]), [page(a, b), page(b, c, d)])
  expect([order(live), live.news]).toEqual([['a', 'b', 'c', 'd'], 0])
})

test('a row keeps the heading it stands under while its own changes', () => {
  const live = follow(adopt([page(a, b)]), [page(a, { ...b, heading: 'overdue' })])
  expect(live.rows[1]).toMatchObject({ group: 'thisWeek', row: { heading: 'overdue' } })
})

test('where nothing is shown nothing can move', () => {
  expect(order(follow(adopt([page()]), [page(a)]))).toEqual(['a'])
})

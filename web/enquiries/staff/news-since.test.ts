import type { EnquiryEvent } from '@rahnama/contract/enquiries.ts'
import { expect, test } from 'vitest'
import { newsSince } from './news-since.ts'

const ME = '3b5c49fa-4d75-462a-bf72-b3b8eebedba9'
const SARA = '9d3f1c52-7a7e-4f0e-9d0c-6a2e6f1f2a10'

function event(version: number, act: EnquiryEvent['act'], by: string): EnquiryEvent {
  return { version, act, actor: { id: by, name: by }, assignee: null, at: '2026-11-16T15:00:00.000Z' }
}
const events = [event(2, 'taken', ME), event(3, 'taken', SARA), event(4, 'replied', ME), event(5, 'closed', SARA)]
const newer = (seen: number) => newsSince({ events }, seen, ME).map(({ version }) => version)

test('what a colleague did after the version I saw is news, what I did is not', () => {
  expect(newer(1)).toEqual([3, 4, 5])
  expect(newer(4)).toEqual([5])
  expect(newer(5)).toEqual([])
})

test('a reply from another window of mine is news, so that it is not sent twice', () => {
  expect(newer(3)).toEqual([4, 5])
})

import { expect, test } from 'vitest'
import { shownPages } from './shown-pages.ts'

test('a single page shows itself', () => {
  expect(shownPages(1, 1)).toEqual([1])
})

test('the middle of many shows both ends, the neighbours and two gaps', () => {
  expect(shownPages(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
})

test('a gap of one page shows that page instead', () => {
  expect(shownPages(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('the last page shows its one neighbour', () => {
  expect(shownPages(9, 9)).toEqual([1, 'gap', 8, 9])
})

import { expect, test } from 'vitest'
import { differencesBetween } from './differences.ts'

test('only the leaves that differ are named, with both sides', () => {
  const mine = { title: 'Same', blocks: [{ type: 'hero', title: 'Mine' }] }
  const theirs = { title: 'Same', blocks: [{ type: 'hero', title: 'Theirs', lead: 'New' }] }
  expect(differencesBetween(mine, theirs)).toEqual([
    { path: 'blocks.0.title', mine: 'Mine', theirs: 'Theirs' },
    { path: 'blocks.0.lead', mine: '', theirs: 'New' },
  ])
})

test('a value left out and a null are the same absence', () => {
  expect(differencesBetween({ scholarship: null }, {})).toEqual([])
})

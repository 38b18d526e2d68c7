import { expect, test } from 'vitest'
import { graphemeLength } from './graphemes.ts'

test.each([
  ['', 0],
  ['سلام', 4],
  ['مُحَمَّد', 4],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧', 1],
  ['🇨🇦', 1],
])('"%s" counts as %d', (text, length) => {
  expect(graphemeLength(text)).toBe(length)
})

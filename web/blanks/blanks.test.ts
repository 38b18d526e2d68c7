import { expect, test } from 'vitest'
import { blanksIn, fillBlanks } from './blanks.ts'

test('each blank of a text is asked for once, in its order', () => {
  expect(blanksIn('Send {document} by {due}, or tell us why {document} is missing.')).toEqual(['document', 'due'])
  expect(blanksIn('تا {روز} بفرستید.')).toEqual(['روز'])
  expect(blanksIn('Nothing to fill.')).toEqual([])
})

test('a filled blank becomes its words, and one that is empty or blank stays to be seen', () => {
  const text = 'Send {document} by {due}.'
  expect(fillBlanks(text, { document: 'your passport', due: ' ' })).toBe('Send your passport by {due}.')
  expect(fillBlanks(text, { document: '{due}', due: 'Friday' })).toBe('Send {due} by Friday.')
})

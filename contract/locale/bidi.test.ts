import { expect, test } from 'vitest'
import { isolate, stripBidiControls } from './bidi.ts'

test('a file name cannot hide its ending behind a right-to-left override', () => {
  expect(stripBidiControls('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
})

test('every embedding, override, isolate and mark is stripped', () => {
  const controls = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(stripBidiControls(`a${controls}b`)).toBe('ab')
})

test('the half-space of Persian spelling is kept', () => {
  expect(stripBidiControls('می‌روم')).toBe('می‌روم')
})

test('a value in a sentence stands between first-strong isolate and its end', () => {
  expect(isolate('Sara')).toBe('\u2068Sara\u2069')
})

test('a value cannot end its own isolate', () => {
  expect(isolate('a\u2069b')).toBe('\u2068ab\u2069')
})

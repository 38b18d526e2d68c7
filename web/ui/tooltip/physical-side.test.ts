import { expect, test } from 'vitest'
import { physicalSide } from './physical-side.ts'

test('start is left in English and right in Persian', () => {
  expect([physicalSide('start', 'ltr'), physicalSide('start', 'rtl')]).toEqual(['left', 'right'])
  expect([physicalSide('end', 'ltr'), physicalSide('end', 'rtl')]).toEqual(['right', 'left'])
})

test('above and below are the same in both', () => {
  expect([physicalSide('above', 'rtl'), physicalSide('below', 'ltr')]).toEqual(['top', 'bottom'])
})

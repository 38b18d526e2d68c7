import { bachelor, celpip, couple30, frenchSeven, ON, single30 } from '@rahnama/rules/applicants.test-data.ts'
import { expect, test } from 'vitest'
import { type Scenario, startOf, tryOut } from './scenario.ts'

/** Single, 30, bachelor's, CLB 9, never worked: 374 points. */
const SINGLE = startOf(single30, ON)
const differenceOf = (scenario: Scenario, start = SINGLE) => tryOut(start, scenario, ON).difference

test('without a change nothing differs', () => {
  expect(tryOut(SINGLE, {}, ON)).toMatchObject({ difference: 0, old: { total: 374 }, new: { total: 374 } })
})

// IRCC, CRS criteria: CLB 10 is worth 34 in each ability against 31 of CLB 9.
test('level 10 in English brings 12, and no test at all takes the language and its pair', () => {
  expect(differenceOf({ english: 10 })).toBe(12)
  expect(differenceOf({ english: 'none' })).toBe(-124 - 25)
})

// NCLC 7 as second language 3 in each of four, French with English of CLB 5 or more 50.
test('French at level 7 beside English brings 62', () => {
  expect(differenceOf({ french: 7 })).toBe(12 + 50)
})

test('who has French already keeps it when only English is tried', () => {
  const both = startOf({ ...single30, tests: [celpip(9), frenchSeven] }, ON)
  expect(differenceOf({ english: 10 }, both)).toBe(12)
})

// Age 29 is worth 110 against 105 of 30; a master's 135 against 120; 600 for a nomination; 15 for a sibling.
test('age, education, nomination and a sibling bring what their tables say', () => {
  expect(differenceOf({ age: 29 })).toBe(5)
  expect(differenceOf({ education: 'masters_or_professional' })).toBe(15 + 25)
  expect(differenceOf({ provincialNomination: true })).toBe(600)
  expect(differenceOf({ siblingInCanada: true })).toBe(15)
})

test('a partner who stays behind leaves the score of one person, and coming along is the start', () => {
  const couple = startOf(couple30, ON)
  expect(tryOut(couple, { isTogether: false }, ON).new.total).toBe(374)
  expect(differenceOf({ isTogether: true }, couple)).toBe(0)
  expect(couple30.partner?.credentials).toEqual([bachelor])
})

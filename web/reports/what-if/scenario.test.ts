import {
  bachelor,
  celpip,
  couple30,
  frenchSeven,
  jobInCanada,
  ON,
  single30,
  threeYearsAbroad,
} from '@rahnama/rules/applicants.test-data.ts'
import { INTAKE_LEDGER } from '@rahnama/rules/programs/programs.ts'
import { expect, test } from 'vitest'
import { type Scenario, startOf, tryOut } from './scenario.ts'

/** Single, 30, bachelor's, CLB 9, never worked: 374 points. */
const SINGLE = startOf(single30, ON, INTAKE_LEDGER)
const differenceOf = (scenario: Scenario, start = SINGLE) => tryOut(start, scenario).difference

test('without a change nothing differs', () => {
  expect(tryOut(SINGLE, {})).toMatchObject({ difference: 0, old: { total: 374 }, new: { total: 374 } })
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
  const both = startOf({ ...single30, tests: [celpip(9), frenchSeven] }, ON, INTAKE_LEDGER)
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
  const couple = startOf(couple30, ON, INTAKE_LEDGER)
  expect(tryOut(couple, { isTogether: false }).new.total).toBe(374)
  expect(differenceOf({ isTogether: true }, couple)).toBe(0)
  expect(couple30.partner?.credentials).toEqual([bachelor])
})

// IRCC: 40 and 64 for a first and third year in Canada, and with a bachelor's 13 and 25 of transferability.
test('years of work bring what their tables say, and keep those on the other side of the border', () => {
  expect(differenceOf({ canadianWorkYears: 1 })).toBe(40 + 13)
  expect(differenceOf({ canadianWorkYears: 3 })).toBe(64 + 25)
  const abroad = startOf({ ...single30, jobs: threeYearsAbroad }, ON, INTAKE_LEDGER)
  expect(tryOut(abroad, { canadianWorkYears: 1 }).lines).toContainEqual(
    expect.objectContaining({ factor: 'foreignWorkCanadianWork', old: 0, new: 0 }),
  )
  // CLB 9 already fills the pair of work abroad with its 50.
  expect(tryOut(abroad, { foreignWorkYears: 0 }).difference).toBe(-50)
})

test('who tries a higher degree keeps the points of study in Canada', () => {
  const studied = { ...single30, credentials: [{ level: 'college', years: 2, country: 'CA' }] } as const
  const start = startOf(
    { ...studied, credentials: [{ ...studied.credentials[0], graduatedOn: '2020-06-30', eightMonthsInCanada: true }] },
    ON,
    INTAKE_LEDGER,
  )
  const { lines } = tryOut(start, { education: 'masters_or_professional' })
  expect(lines).toContainEqual(expect.objectContaining({ factor: 'canadianEducation', old: 15, new: 15 }))
})

// Regulations 87.1(2): a year of skilled work in Canada within three years, and CLB 7 for TEER 0 and 1.
test('a scenario says which programs it opens and which it closes', () => {
  expect(tryOut(SINGLE, { canadianWorkYears: 1 })).toMatchObject({ gained: expect.arrayContaining(['CEC']), lost: [] })
  const worker = startOf({ ...single30, jobs: [jobInCanada('2024-11-01', '2026-11-01')] }, ON, INTAKE_LEDGER)
  expect(worker.met).toContain('CEC')
  expect(tryOut(worker, { english: 4 }).lost).toContain('CEC')
  expect(tryOut(worker, {})).toMatchObject({ gained: [], lost: [], met: worker.met })
})

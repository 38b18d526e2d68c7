import { DOCUMENT_KINDS, documentFacts } from '@rahnama/rules/checklist/checklist.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import { ROUNDS } from '@rahnama/rules/draws/draws.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import { INTAKE_LEDGER, REQUIREMENTS } from '@rahnama/rules/programs/programs.ts'
import { studyPlan } from '@rahnama/rules/studies/studies.ts'
import { expect, test } from 'vitest'
import { sources as en } from './en/sources.ts'
import { sources as fa } from './fa/sources.ts'

const DAYS = ['2015-06-01', '2016-12-01', '2018-01-01', '2022-01-01', '2026-11-15']

const WISH = {
  level: 'master',
  isCourse: false,
  isMedical: false,
  taughtIn: 'english',
  age: 24,
  wantsScholarship: true,
} as const
const PLANS = (['canada', 'china'] as const).map((country) => studyPlan({ ...WISH, country }, '2026-11-15'))

const ALL = [
  ...new Set([
    ...DAYS.flatMap((on) => crs(toCrsInput({}, on), on).lines.map(({ source }) => source)),
    ...fswGrid(toFswInput({}, '2026-11-15'), '2026-11-15').lines.map(({ source }) => source),
    ...Object.values(REQUIREMENTS).map(({ source }) => source),
    ...Object.values(INTAKE_LEDGER).flatMap((entries) => entries.map(({ source }) => source)),
    ...ROUNDS.map(({ source }) => source),
    ...DOCUMENT_KINDS.map((kind) => documentFacts(kind, '2026-11-15').source),
    ...PLANS.flatMap(({ scholarships }) => scholarships.flatMap(({ source }) => source ?? [])),
  ]),
]

/** Short names that Persian readers know in Latin letters, and places in a law such as 130(1)(b). */
const NAMES = /\b(CRS|EOI|PAL|CAQ|CSCA|HSK|IMM|SOR|C6[13]|X[12]|[A-D])\b|\d[\d.()a-z]*/g

test('every source that a result names is named in Persian', () => {
  expect(ALL.length).toBeGreaterThan(60)
  expect(ALL.map((source) => fa.named(source)).filter((said) => /[A-Za-z]/.test(said.replace(NAMES, '')))).toEqual([])
})

test('how sure we are of a source is ours to know', () => {
  expect(
    ALL.flatMap((source) => [en.named(source), fa.named(source)]).filter((said) => /confidence/.test(said)),
  ).toEqual([])
})

test('no source shows a day as figures with dashes', () => {
  const said = ALL.flatMap((source) => [en.named(source), fa.named(source)])
  expect(said.filter((each) => /[\d۰-۹]{4}-[\d۰-۹]{2}/.test(each.replace(/SOR\/\d+-\d+/, '')))).toEqual([])
})

test('a place in a law keeps its own direction, and a day is written out', () => {
  expect(fa.named('Immigration and Refugee Protection Regulations, 76(1)(a) and 78 to 83')).toBe(
    'آیین‌نامهٔ مهاجرت کانادا، مادهٔ \u206676(1)(a)\u2069 و ۷۸ تا ۸۳',
  )
  expect(fa.named('IRCC, CRS criteria, D. additional points, in force 2025-03-25')).toBe(
    'ادارهٔ مهاجرت کانادا، معیارهای CRS، بخش D: امتیازهای اضافی، اجرا از ۵ فروردین ۱۴۰۴',
  )
  expect(en.named('IRCC, intra-company transferees, guidance of 2024-10-03')).toBe(
    'IRCC, intra-company transferees, guidance of 3 October 2024',
  )
})

import { levelsByChart } from '../levels-by-chart.test-data.ts'
import { CRITERIA, DIFFERS_FROM_NEXT } from './criteria.test-data.ts'
import type { CrsInput } from './crs.ts'

/*
 * The score worked out a second time, by reading the rows of the criteria as they are printed. It shares no table and
 * no function with the product: rows are searched, not indexed, and caps are written into the sums.
 */

type Row = { min: number; max: number | null }
type Column = 'withoutSpouse' | 'withSpouse'
type Tier = 'none' | 'lower' | 'upper'

function rowFor<R extends Row>(rows: R[], value: number): R {
  const found = rows.filter(({ min, max }) => min <= Math.floor(value) && (max === null || Math.floor(value) <= max))
  const [row] = found
  if (!row || found.length > 1) throw new Error(`${found.length} rows for ${value}`)
  return row
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

/** The additional points of a rule set: those of today, changed back step by step to the set asked for. */
function additionalTables(on: string) {
  const { additional } = CRITERIA
  const now = {
    sibling: additional.siblingInCanada.points,
    frenchAlone: additional.french.englishBelow5OrNone,
    frenchAndEnglish: additional.french.englishClb5AllFour,
    study: additional.canadianPostSecondary as Record<string, number>,
    seniorOffer: additional.arrangedEmployment.points,
    otherOffer: additional.arrangedEmployment.points,
  }
  const starts = [...DIFFERS_FROM_NEXT.map(({ id }) => id), '2025-03-25']
  for (let i = DIFFERS_FROM_NEXT.length - 1; i >= 0 && on < (starts[i + 1] ?? ''); i--) {
    const { sibling, canadianEducation, french, arrangedEmployment } = DIFFERS_FROM_NEXT[i]?.differs ?? {}
    if (sibling !== undefined) now.sibling = sibling
    if (canadianEducation !== undefined) now.study = { none: 0, one_or_two_years: 0, three_years_or_more: 0 }
    if (french !== undefined) {
      now.frenchAlone = french === 0 ? 0 : french.englishBelow5OrNone
      now.frenchAndEnglish = french === 0 ? 0 : french.englishClb5AllFour
    }
    if (arrangedEmployment) {
      now.seniorOffer = arrangedEmployment.any ?? arrangedEmployment.nocMajorGroup00 ?? 0
      now.otherOffer = arrangedEmployment.any ?? arrangedEmployment.otherEligible ?? 0
    }
  }
  return now
}

function core(input: CrsInput, column: Column) {
  const { core } = CRITERIA
  const inLanguage = (
    table: typeof core.firstLanguagePerAbility | typeof core.secondLanguagePerAbility,
    four: number[] | null,
  ) => Math.min(table.maximum[column], sum((four ?? []).map((level) => rowFor(table.levels, level)[column])))
  const points = {
    age: rowFor(core.age, input.age)[column],
    education: core.education[input.education][column],
    firstLanguage: inLanguage(core.firstLanguagePerAbility, levelsByChart(input.firstLanguage)),
    secondLanguage: inLanguage(core.secondLanguagePerAbility, levelsByChart(input.secondLanguage)),
    canadianWork: rowFor(core.canadianWorkYears, input.canadianWorkYears)[column],
  }
  return { ...points, total: sum(Object.values(points)) }
}

function spouse(input: CrsInput, column: Column) {
  if (column === 'withoutSpouse' || !input.spouse) return { education: 0, language: 0, canadianWork: 0, total: 0 }
  const { education, firstLanguage, canadianWorkYears } = input.spouse
  const rows = CRITERIA.spouse
  const points = {
    education: education ? rows.education[education] : 0,
    language: sum(
      (levelsByChart(firstLanguage) ?? []).map((level) => rowFor(rows.firstLanguagePerAbility.levels, level).points),
    ),
    canadianWork: rowFor(rows.canadianWorkYears, canadianWorkYears ?? 0).points,
  }
  return { ...points, total: sum(Object.values(points)) }
}

function transferability(input: CrsInput) {
  const rows = CRITERIA.transferability
  const lowest = Math.min(...(levelsByChart(input.firstLanguage) ?? [0]))
  const language = lowest >= 9 ? 'lowest9plus' : lowest >= 7 ? 'lowest7or8' : undefined
  const canadian = input.canadianWorkYears >= 2 ? 'twoPlusYears' : input.canadianWorkYears >= 1 ? 'oneYear' : undefined
  const studied = rows.educationTier[input.education] as Tier
  const worked = rowFor(rows.foreignWorkTier, input.foreignWorkYears).tier as Tier
  const educationLanguage = language ? rows.educationAndLanguage[studied][language] : 0
  const educationCanadianWork = canadian ? rows.educationAndCanadianWork[studied][canadian] : 0
  const foreignWorkLanguage = language ? rows.foreignWorkAndLanguage[worked][language] : 0
  const foreignWorkCanadianWork = canadian ? rows.foreignWorkAndCanadianWork[worked][canadian] : 0
  const certificate = lowest >= 7 ? 'lowest7plus' : lowest >= 5 ? 'lowest5or6' : undefined
  const certificateLanguage =
    input.certificateOfQualification && certificate ? rows.certificateAndLanguage[certificate] : 0
  const educationTotal = Math.min(50, educationLanguage + educationCanadianWork)
  const foreignWorkTotal = Math.min(50, foreignWorkLanguage + foreignWorkCanadianWork)
  return {
    educationLanguage,
    educationCanadianWork,
    educationTotal,
    foreignWorkLanguage,
    foreignWorkCanadianWork,
    foreignWorkTotal,
    certificateLanguage,
    total: Math.min(100, educationTotal + foreignWorkTotal + certificateLanguage),
  }
}

function additional(input: CrsInput, on: string) {
  const tables = additionalTables(on)
  const results = [input.firstLanguage, input.secondLanguage]
  const inTest = (...tests: string[]) => levelsByChart(results.find((result) => result && tests.includes(result.test)))
  const french = inTest('TEF_CANADA', 'TCF_CANADA', 'NCLC')
  const english = inTest('IELTS_GT', 'CELPIP_G', 'PTE_CORE', 'CLB')
  const bilingual = english?.every((level) => level >= 5)
  const points = {
    sibling: input.siblingInCanada ? tables.sibling : 0,
    french: french?.every((level) => level >= 7) ? (bilingual ? tables.frenchAndEnglish : tables.frenchAlone) : 0,
    canadianEducation: tables.study[input.canadianEducation] ?? Number.NaN,
    provincialNomination: input.provincialNomination ? CRITERIA.additional.provincialNomination.points : 0,
    arrangedEmployment: { none: 0, noc_major_group_00: tables.seniorOffer, other_eligible: tables.otherOffer }[
      input.arrangedEmployment
    ],
  }
  return { ...points, total: Math.min(600, sum(Object.values(points))) }
}

export function crsFromCriteria(input: CrsInput, on: string) {
  const partnered = ['married', 'common_law'].includes(input.maritalStatus)
  const comesAlong = input.spouse?.accompanying === true && input.spouse.citizenOrPermanentResident === false
  const column = partnered && comesAlong ? 'withSpouse' : 'withoutSpouse'
  const sections = {
    core: core(input, column),
    spouse: spouse(input, column),
    transferability: transferability(input),
    additional: additional(input, on),
  }
  return {
    scoredAs: column === 'withSpouse' ? 'with_spouse' : 'without_spouse',
    ...sections,
    total: sum(Object.values(sections).map(({ total }) => total)),
  }
}

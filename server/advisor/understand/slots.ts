import { ABILITIES, type Ability } from '@rahnama/rules/language/language.ts'
import type { Province } from '@rahnama/rules/profile/profile.ts'
import { PROGRAMS, type Program } from '@rahnama/rules/programs/programs.ts'
import type { Mark } from './recognise.ts'

/** What a question names besides its topic. */
export type Slots = {
  program?: Program | 'EE'
  province?: Province
  persons?: number
  /** Children are named without saying how many. */
  personsOpen?: true
  test?: string
  clb?: number
  ability?: Ability
  /** Figures with a place in a test: 6.5 6.5 7 6. */
  marks: number[]
  year?: number
  document?: 'passport' | 'policeCertificate'
}

const has = (mark: Mark | undefined, concept: string) => mark?.readings.includes(concept) ?? false
const named = (marks: readonly Mark[], prefix: string) =>
  marks
    .flatMap(({ readings }) => readings.filter((each) => each.startsWith(prefix)))
    .map((each) => each.slice(prefix.length))

const JALALI_YEARS = { from: 1390, to: 1420, apart: 621 }

const DOCUMENTS = [
  ['passport', 'passport'],
  ['police', 'policeCertificate'],
] as const

export function slotsOf(marks: readonly Mark[]): Slots {
  const slots: Slots = { marks: [] }
  const program = programOf(marks)
  if (program) slots.program = program
  const [province] = named(marks, 'pv:')
  if (province) slots.province = province as Province
  const [test] = named(marks, 't:').sort((a, b) => Number(b.endsWith('ACADEMIC')) - Number(a.endsWith('ACADEMIC')))
  if (test) slots.test = test
  const document = DOCUMENTS.find(([concept]) => marks.some((mark) => has(mark, concept)))?.[1]
  if (document) slots.document = document
  const ability = ABILITIES.find((each) => marks.some((mark) => has(mark, each)))
  if (ability) slots.ability = ability
  readNumbers(marks, slots)
  readHousehold(marks, slots)
  return slots
}

function programOf(marks: readonly Mark[]): Slots['program'] {
  if (marks.some((mark) => has(mark, 'china'))) return 'STUDY_CN'
  const [first] = named(marks, 'p:')
  if (first === 'EE' || PROGRAMS.some((each) => each === first)) return first as Program
  return marks.some((mark) => has(mark, 'study')) ? 'STUDY_CA' : undefined
}

function readNumbers(marks: readonly Mark[], slots: Slots): void {
  marks.forEach((mark, place) => {
    const { value } = mark
    if (value === undefined) return
    const [before, after] = [marks[place - 1], marks[place + 1]]
    if (value >= 2015 && value < 2100) slots.year = value
    else if (value >= JALALI_YEARS.from && value < JALALI_YEARS.to) slots.year = value + JALALI_YEARS.apart
    else if (has(after, 'people') || has(before, 'people')) slots.persons = value
    else if (has(before, 'clb') || (has(after, 'clb') && Number.isInteger(value))) slots.clb = value
    else if (!has(after, 'children')) slots.marks.push(value)
  })
}

/** "Me, my wife and two kids" are four. */
function readHousehold(marks: readonly Mark[], slots: Slots): void {
  if (slots.persons !== undefined) return
  if (marks.some((mark) => has(mark, 'couple'))) slots.persons = 2
  else if (marks.some((mark) => has(mark, 'alone'))) slots.persons = 1
  const partner = marks.some((mark) => has(mark, 'partner')) ? 1 : 0
  const children = marks.findIndex((mark) => has(mark, 'children'))
  if (partner === 0 && children < 0) return
  const count = children < 0 ? 0 : (marks[children - 1]?.value ?? (isOne(marks[children]) ? 1 : undefined))
  if (count === undefined) slots.personsOpen = true
  else slots.persons = 1 + partner + count
}

const isOne = (mark: Mark | undefined) => /^(child|kid|son|daughter|baby|پسر|دختر|پسرم|دخترم)$/.test(mark?.word ?? '')

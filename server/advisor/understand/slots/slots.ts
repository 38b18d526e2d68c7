import type { EducationLevel } from '@rahnama/rules/education.ts'
import {
  ABILITIES,
  type Ability,
  type LanguageResult,
  type LevelScale,
  type TestId,
} from '@rahnama/rules/language/language.ts'
import type { Province } from '@rahnama/rules/profile/profile.ts'
import { PROGRAMS, type Program } from '@rahnama/rules/programs/programs.ts'
import type { Mark } from '../recognise.ts'
import { has } from './has.ts'
import { readHousehold } from './read-household.ts'

/** Whatever is absent was not told; what was told not to be there is `null`, `false` or 0. */
export type ToldPerson = {
  education?: EducationLevel
  english?: LanguageResult | null
  french?: LanguageResult | null
  canadianYears?: number
}

export type ToldPartner = ToldPerson & { staysBehind?: boolean; isCanadian?: boolean }

export type ToldFacts = ToldPerson & {
  age?: number
  /** The year of birth by the calendar of Canada. */
  born?: number
  /** "A year older" than the file says. */
  yearsOlder?: number
  foreignYears?: number
  /** "One more year": on top of what there is. */
  moreForeignYears?: number
  moreCanadianYears?: number
  canadianStudyYears?: number
  partner?: 'none' | ToldPartner
  nomination?: boolean
  sibling?: boolean
  relative?: boolean
  offer?: boolean
  certificate?: boolean
}

/** "And with 8 in listening?": of a result that is known already, other figures. */
export type ToldAbilities = { test?: TestId | LevelScale; scores: Partial<Record<Ability, number>> }

/** What a question tells of somebody, and what it supposes. */
export type Told = {
  /** It changes the file of whoever asks, however much is told. */
  isOverFile?: true
  is: ToldFacts
  /** After an "if". */
  would: ToldFacts
  abilities?: ToldAbilities
  childAges: readonly number[]
  isChildMarried: boolean
  /** Something was told that nobody understands. */
  isOpen: boolean
}

/** What a question names besides its topic. */
export type Slots = {
  program?: Program | 'EE'
  /** All that are named, for what is asked of several. */
  programs: (Program | 'EE')[]
  province?: Province
  persons?: number
  /** Children are named without saying how many. */
  personsOpen?: true
  /** So many children are named and nobody else: a partner stands in the file, if there is one. */
  onlyChildren?: number
  test?: string
  clb?: number
  ability?: Ability
  /** Figures beside the ability they belong to. */
  scores: Partial<Record<Ability, number>>
  /** Figures with a place in a test: 6.5 6.5 7 6. */
  marks: number[]
  year?: number
  /** Of that year, where it is named. */
  month?: NonNullable<Mark['month']>
  /** In years of life, not of work. */
  age?: number
  /** "I'm 39 now, what when I turn 40?": where two are named, the age before. */
  ageBefore?: number
  /** The year of birth, and the same year as it was written. */
  born?: { year: number; written: number }
  /** "57 out of 100": what somebody has in the grid. */
  ofHundred?: number
  /** The codes that an occupation which is named may have. */
  occupations?: readonly string[]
  document?: 'passport' | 'policeCertificate' | 'nationalIdentity'
  /** A situation that the question tells, where it asks for what comes of it. */
  told?: Told
  /** Every concept that is named. */
  concepts: readonly string[]
}

const named = (marks: readonly Mark[], prefix: string) =>
  marks
    .flatMap(({ readings }) => readings.filter((each) => each.startsWith(prefix)))
    .map((each) => each.slice(prefix.length))

const JALALI_YEARS = { from: 1390, to: 1420, apart: 621 }

const DOCUMENTS = [
  ['passport', 'passport'],
  ['police', 'policeCertificate'],
  ['idcard', 'nationalIdentity'],
] as const

export function slotsOf(marks: readonly Mark[]): Slots {
  const slots: Slots = {
    ...{ marks: [], scores: {}, programs: named(marks, 'p:').filter(isProgram) },
    concepts: marks.flatMap(({ readings }) => readings),
  }
  const program = programOf(marks)
  if (program) slots.program = program
  const [province] = named(marks, 'pv:')
  if (province) slots.province = province as Province
  const [test] = named(marks, 't:').sort((a, b) => Number(b.endsWith('ACADEMIC')) - Number(a.endsWith('ACADEMIC')))
  if (test) slots.test = test
  const document = DOCUMENTS.find(([concept]) => marks.some((mark) => has(mark, concept)))?.[1]
  if (document) slots.document = document
  const occupations = marks.findLast((mark) => mark.occupations !== undefined)?.occupations
  if (occupations) slots.occupations = occupations
  const ability = ABILITIES.find((each) => marks.some((mark) => has(mark, each)))
  if (ability) slots.ability = ability
  readNumbers(marks, slots)
  readHousehold(marks, slots)
  return slots
}

function programOf(marks: readonly Mark[]): Slots['program'] {
  if (marks.some((mark) => has(mark, 'china'))) return 'STUDY_CN'
  const [first] = named(marks, 'p:')
  if (first !== undefined && isProgram(first)) return first
  if (marks.some((mark) => has(mark, 'study'))) return 'STUDY_CA'
  return marks.some((mark) => has(mark, 'nomination')) ? 'PNP' : undefined
}

const isProgram = (value: string): value is Program | 'EE' => value === 'EE' || PROGRAMS.some((each) => each === value)

const isTestOrAbility = (mark: Mark | undefined) =>
  mark?.readings.some((each) => each.startsWith('t:') || ABILITIES.some((ability) => ability === each)) ?? false

/** "IELTS 7 is which CLB": only a figure right before the word, and not one of a test, is the level itself. */
function isLevel(mark: Mark, before: Mark | undefined, after: Mark | undefined): boolean {
  // "Which benchmark is a 6 in reading" asks for the level.
  if (has(before, 'clb') || has(before, 'level')) return mark.touches === true || !isTestOrAbility(after)
  const isOfTest = has(before, 'number') || (mark.touches === true && isTestOrAbility(before))
  return has(after, 'clb') && after?.touches === true && Number.isInteger(mark.value) && !isOfTest
}

const abilityOf = (mark: Mark | undefined) => ABILITIES.find((each) => has(mark, each))

/** The ability that a figure belongs to: "listening 7, reading 6" or "7 in listening, 6 in reading". */
export function abilityAt(marks: readonly Mark[], place: number): Ability | undefined {
  const [first] = marks.filter((mark) => mark.value !== undefined || abilityOf(mark) !== undefined)
  const [before, after] = [abilityOf(marks[place - 1]), abilityOf(marks[place + 1])]
  return first?.value === undefined ? (before ?? after) : (after ?? before)
}

/** «از ۱۰۰، ۵۷ گرفتم» and "57 out of 100" name points of the grid, never an age. */
const HUNDRED = /(?:100|hundred|صد|sad)/
function isOfHundred(marks: readonly Mark[], place: number): boolean {
  if (!marks.some((mark) => has(mark, 'grid') && HUNDRED.test(mark.word))) return false
  const [value, after] = [marks[place]?.value ?? 0, marks[place + 1]]
  const isOther = ['year', 'month', 'people', 'children', 'clb'].some((each) => has(after, each))
  const figures = marks.filter((mark) => mark.value !== undefined && mark.value !== PASS_MARK)
  const isBeside = [marks[place - 1], after].some((mark) => has(mark, 'grid') && HUNDRED.test(mark?.word ?? ''))
  // "At 40, how many for age out of 100?" names an age.
  const isLone = figures.length === 1 && !marks.some((mark) => has(mark, 'age'))
  return !isOther && (isBeside || isLone) && value !== PASS_MARK && value <= 100
}

const PASS_MARK = 67

const OF_AGE = ['age', 'tooold', 'agelimit', 'stillpossible']
const GROWN = { from: 15, to: 99 }

/** "At 35", «۳۵ سال» beside points: years of life wherever age is named, or no shorter time can be meant. */
function isAge(value: number, after: Mark | undefined, marks: readonly Mark[]): boolean {
  if (value < GROWN.from || value > GROWN.to || marks.some(isTestOrAbility)) return false
  const isOfPoints = marks.some((mark) => has(mark, 'points'))
  const isShorter = marks.some((mark) => has(mark, 'lose'))
  const isOfAge = marks.some((mark) => OF_AGE.some((concept) => has(mark, concept)))
  return (
    isOfAge ||
    (isOfPoints && (has(after, 'year') || isShorter)) ||
    (isShorter && marks.every(isOfBirthday)) ||
    isToldBeside(marks)
  )
}

/** "Next year, when I turn 31, what do I lose?" speaks of nothing but years. */
const OF_BIRTHDAY = ['lose', 'number', 'year', 'now', 'howmuch', 'if', 'when', 'birthday', 'low', 'missing', 'age']
const isOfBirthday = (mark: Mark) => OF_BIRTHDAY.some((concept) => has(mark, concept))

/** "I'm 57, can I still apply?": beside whether somebody may apply, and nothing else, a figure is how old they are. */
const BESIDE_AGE = new Set(['number', 'eligible', 'now', 'canada', 'immigrate', 'need', 'pr', 'programs'])
const isToldBeside = (marks: readonly Mark[]) =>
  marks.some((mark) => has(mark, 'eligible')) &&
  marks.filter(({ value }) => value !== undefined).length === 1 &&
  marks.every(({ readings }) => readings.some((each) => BESIDE_AGE.has(each) || each.startsWith('p:')))

const BIRTH_YEARS = { gregorian: [1930, 2012], jalali: [1310, 1391], short: [40, 99], century: 1300 } as const
const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** «متولد ۶۳», "born in 1984". */
function bornIn(value: number, before: Mark | undefined, after: Mark | undefined): Slots['born'] {
  if (!has(before, 'born') && !has(after, 'born')) return undefined
  const { gregorian, jalali, short, century } = BIRTH_YEARS
  if (isWithin(value, gregorian)) return { year: value, written: value }
  const written = isWithin(value, short) ? century + value : value
  return isWithin(written, jalali) ? { year: written + JALALI_YEARS.apart, written } : undefined
}

/** Counted for themselves: three banks are no three people. */
const OTHERWISE_COUNTED = ['children', 'dependent', 'bank']

function readNumbers(marks: readonly Mark[], slots: Slots): void {
  marks.forEach((mark, place) => {
    const { value } = mark
    if (value === undefined) return
    const [before, after] = [marks[place - 1], marks[place + 1]]
    const born = bornIn(value, before, after)
    if (mark.month && !born) slots.month = mark.month
    if (isOfHundred(marks, place)) slots.ofHundred = value
    else if (born) slots.born = born
    else if (value >= 2015 && value < 2100) slots.year = value
    else if (value >= JALALI_YEARS.from && value < JALALI_YEARS.to) slots.year = value + JALALI_YEARS.apart
    else if (has(after, 'people') || (has(before, 'people') && !has(after, 'children'))) slots.persons = value
    else if (isLevel(mark, before, after)) slots.clb = value
    else if (isAge(value, after, marks)) {
      // "I am 36, my wife is 34": the second is hers.
      const isHers = has(before, 'partner') && slots.age !== undefined
      if (!isHers && slots.age !== undefined && slots.age < value) slots.ageBefore = slots.age
      if (!isHers) slots.age = value
    } else if (!OTHERWISE_COUNTED.some((each) => has(after, each)) && !has(before, 'noc')) {
      slots.marks.push(value)
      const ability = abilityAt(marks, place)
      if (ability) slots.scores[ability] = value
    }
  })
  const inOrder = abilitiesAfterAll(marks)
  if (inOrder.length > 0 && inOrder.length === slots.marks.length)
    slots.scores = Object.fromEntries(inOrder.map((ability, place) => [ability, slots.marks[place]]))
}

/** "500 500 12 12, listening reading writing speaking": figures first, then what each of them is of. */
function abilitiesAfterAll(marks: readonly Mark[]): Ability[] {
  const places = marks.flatMap((mark, place) => (abilityOf(mark) ? [place] : []))
  const isAfterAll = marks.every(({ value }, place) => value === undefined || place < (places[0] ?? 0))
  return places.length > 1 && isAfterAll ? places.flatMap((place) => abilityOf(marks[place]) ?? []) : []
}

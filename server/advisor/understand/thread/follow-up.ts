import { ABILITIES } from '@rahnama/rules/language/language.ts'
import type { Mark } from '../recognise.ts'
import { wordsOf } from '../words.ts'
import { isAbilityKept, replacedFigures } from './figures.ts'

/** Words that only say "and that one?" or "no, this one". */
const CUES = ['andwhat', 'correct']

/** What a new question may replace of the one before: another program, another household, another test. */
const KINDS: readonly ((reading: string) => boolean)[] = [
  (reading) => reading.startsWith('p:') || ['study', 'china', 'nomination'].includes(reading),
  (reading) => ['people', 'number', 'alone', 'couple', 'children'].includes(reading),
  (reading) => reading.startsWith('t:'),
  (reading) => reading.startsWith('pv:'),
  (reading) => ['listening', 'reading', 'writing', 'speaking'].includes(reading),
  (reading) =>
    ['biometrics', 'medicalexam', 'workpermit', 'pr', 'eca', 'police', 'passport', 'photograph'].includes(reading) ||
    /^[bt]:/.test(reading),
  (reading) => ['age', 'education', 'degree', 'language', 'french', 'workabroad'].includes(reading),
  (reading) => ['master', 'doctorate', 'degree', 'study'].includes(reading),
]

const isOf = (mark: Mark, kind: (reading: string) => boolean) => mark.readings.some(kind)

export function withoutCues(marks: readonly Mark[]): Mark[] {
  const isCorrection = marks.some(({ readings }) => readings.includes('correct'))
  return marks.filter(
    ({ readings }) => !readings.every((each) => CUES.includes(each) || (isCorrection && each === 'neg')),
  )
}

/** "And for five?" leans on what was said before; "my wife and my kids" does not. */
export function hasCue(marks: readonly Mark[]): boolean {
  return marks.some(
    ({ readings }, place) => readings.includes('correct') || (place === 0 && readings.includes('andwhat')),
  )
}

/** "And CEC?": nothing is asked of what is named, so what was asked before is. */
export function namesOnly(marks: readonly Mark[]): boolean {
  return withoutCues(marks).every(
    (mark) => isOf(mark, (each) => each === 'if' || each === 'year') || KINDS.some((kind) => isOf(mark, kind)),
  )
}

const WHO_COMES = new Set(['if', 'year', 'partner', 'together', 'add', 'sponsor'])

/** It names only who comes along, another program, test or figure. */
export const variesOnly = (marks: readonly Mark[]) =>
  withoutCues(marks).every(
    (mark) => isOf(mark, (each) => WHO_COMES.has(each)) || KINDS.some((kind) => isOf(mark, kind)),
  )

const VERBS = new Set(
  'is are am was were do does did can could may might must should shall will would has have need needs how what when where why who which باید میشه میشود میتونم میتوانم میتونه میتونیم لازمه چقدر چنده چند کی کجا چرا چطوری کدوم bayad mishe mitoonam mitoone lazeme cheghad chande key koja chera'.split(
    ' ',
  ),
)
const LEADS = /^(?:(?:and|or|ok|okay|so|but|what about|how about|what if|پس|و|خب|va|pas|khob) )+/

/** "And for a doctorate?", «کالج چی؟»: it has no verb of its own, so what was asked before is asked of something else. */
export function isElliptical(text: string): boolean {
  const words = wordsOf(text).join(' ')
  const rest = words.replace(LEADS, '').replace(/ (?:چی|چطور|چه|chi|chetor|che)$/, '')
  const isShort = /\d/.test(rest) && rest.split(' ').length <= FEW_WORDS
  return (rest !== words || isShort) && rest.split(' ').every((word) => !VERBS.has(word))
}

/** "CLB 9?", "for 5 people?": a figure and what it is of. */
const FEW_WORDS = 4

/** What is named takes the place of something of its kind, or says who comes along: then the same is asked of it. */
export function replacesOnly(before: readonly Mark[], now: readonly Mark[]): boolean {
  const hasKind = (mark: Mark) => KINDS.some((kind) => isOf(mark, kind) && before.some((each) => isOf(each, kind)))
  const isKnown = (mark: Mark) => before.some(({ readings }) => readings.some((each) => mark.readings.includes(each)))
  return withoutCues(now).every(
    (mark) =>
      mark.value !== undefined ||
      isOf(mark, (each) => WHO_COMES.has(each) || HOUSEHOLD.includes(each)) ||
      isKnown(mark) ||
      hasKind(mark),
  )
}

/** Nothing is named that was not named before: whatever else was said was not understood. */
export const repeatsOnly = (before: readonly Mark[], now: readonly Mark[]) =>
  withoutCues(now).every(
    ({ readings, value }) => value === undefined && before.some((mark) => mark.readings.join() === readings.join()),
  )

const HOUSEHOLD = ['people', 'alone', 'couple', 'children', 'dependent']

/** The program that was spoken of before, where this question names none. */
export function programBefore(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const isProgram = (mark: Mark) => mark.readings.some((reading) => reading.startsWith('p:') || reading === 'study')
  return now.some(isProgram) ? [] : before.filter(isProgram)
}

/** The test that was spoken of before, where this question names none. */
export function testBefore(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const isTest = (mark: Mark) => mark.readings.some((reading) => reading.startsWith('t:'))
  return now.some(isTest) ? [] : before.filter(isTest).slice(0, 1)
}

/** "Is its academic version accepted?" after PTE is about PTE: the word alone would be IELTS. */
export function ofTestBefore(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const isOfPte = before.some((mark) => mark.readings.some((reading) => reading.startsWith('t:PTE')))
  const isNamed = ({ word }: Mark) => /ielts|یلتس/.test(word)
  return now.map((mark) =>
    isOfPte && mark.readings.includes('t:IELTS_ACADEMIC') && !isNamed(mark)
      ? { ...mark, readings: ['t:PTE_ACADEMIC'] }
      : mark,
  )
}

/** They ask something and name nothing it is asked of. */
const ONLY_ASKING = new Set('howmuch fee dollar funds takes when valid where year month need what now'.split(' '))
const isThing = (reading: string) =>
  /^[tpb]:/.test(reading) || ['eca', 'biometrics', 'medicalexam', 'workpermit', 'nomination'].includes(reading)

/** "WES: how long, and what does it cost?": a half that names nothing asks of the thing in the half before. */
export function ofThingBefore(before: readonly Mark[], now: readonly Mark[]): Mark[] | undefined {
  const things = before.filter((mark) => isOf(mark, isThing))
  if (things.length === 0 || now.length === 0) return undefined
  if (!now.every((mark) => isOf(mark, (reading) => ONLY_ASKING.has(reading)))) return undefined
  // What a program asks somebody to show is not what a test or an assessment costs.
  const isOfProgram = things.some((mark) => isOf(mark, (reading) => reading.startsWith('p:')))
  const asked = isOfProgram
    ? now
    : now.map((mark) => (mark.readings.includes('funds') ? { ...mark, readings: ['fee'] } : mark))
  return [...things, ...asked]
}

/** "Only me" is over once somebody comes along. */
const COMPANY = ['partner', 'couple', 'children']
const isAlone = (reading: string) => reading === 'alone'
/** So is "in each" once one ability is named. */
const isAll = (reading: string) => reading === 'allabilities'
const isAbility = (reading: string) => ABILITIES.some((each) => each === reading)

/** The question before with what the new one names in place of its own; of the figures only those that are of the same thing. */
export function overlay(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const added = withoutCues(now)
  const isInCompany = added.some((mark) => isOf(mark, (reading) => COMPANY.includes(reading)))
  const isOfOne = added.some((mark) => isOf(mark, isAbility))
  const replaced = KINDS.filter((kind) => added.some((mark) => isOf(mark, kind)))
  const isReplaced = replacedFigures(before, added)
  const kept = before.filter(
    (mark, place) =>
      (mark.value === undefined
        ? !replaced.some((kind) => isOf(mark, kind)) || isAbilityKept(before, mark, added)
        : !isReplaced(place)) &&
      !(isInCompany && isOf(mark, isAlone)) &&
      !(isOfOne && isOf(mark, isAll)) &&
      !added.some(({ readings }) => readings.join() === mark.readings.join() && mark.value === undefined),
  )
  // "Celpip 9 is which level? And 8?": one figure stands where the other stood.
  const [figure, ...more] = added.filter(({ value }) => value !== undefined)
  const places = before.flatMap(({ value }, place) => (value !== undefined && isReplaced(place) ? [place] : []))
  const [only] = places
  if (!figure || more.length > 0 || only === undefined || places.length > 1 || added.length > 1)
    return [...kept, ...added]
  return before.flatMap((mark, place) => (place === only ? [figure] : kept.includes(mark) ? [mark] : []))
}

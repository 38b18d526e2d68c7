import type { Mark } from './recognise.ts'

/** Words that only say "and that one?" or "no, this one". */
const CUES = ['andwhat', 'correct']

/** What a new question may replace of the one before: another program, another household, another test. */
const KINDS: readonly ((reading: string) => boolean)[] = [
  (reading) => reading.startsWith('p:') || reading === 'study' || reading === 'china',
  (reading) => ['people', 'number', 'alone', 'couple', 'children', 'year'].includes(reading),
  (reading) => reading.startsWith('t:'),
  (reading) => reading.startsWith('pv:'),
  (reading) => ['listening', 'reading', 'writing', 'speaking'].includes(reading),
  (reading) =>
    ['biometrics', 'medicalexam', 'workpermit', 'pr', 'eca', 'police', 'passport', 'photograph'].includes(reading) ||
    /^[bt]:/.test(reading),
  (reading) => ['age', 'education', 'degree', 'language', 'french', 'workabroad'].includes(reading),
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
    (mark) => isOf(mark, (each) => each === 'if') || KINDS.some((kind) => isOf(mark, kind)),
  )
}

/** The program that was spoken of before, where this question names none. */
export function programBefore(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const isProgram = (mark: Mark) => mark.readings.some((reading) => reading.startsWith('p:') || reading === 'study')
  return now.some(isProgram) ? [] : before.filter(isProgram)
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

/** The question before with what the new one names in place of its own. */
export function overlay(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const added = withoutCues(now)
  const isInCompany = added.some((mark) => isOf(mark, (reading) => COMPANY.includes(reading)))
  const replaced = KINDS.filter((kind) => added.some((mark) => isOf(mark, kind)))
  const kept = before.filter(
    (mark) =>
      !replaced.some((kind) => isOf(mark, kind)) &&
      !(isInCompany && isOf(mark, isAlone)) &&
      !added.some(({ readings }) => readings.join() === mark.readings.join() && mark.value === undefined),
  )
  return [...kept, ...added]
}

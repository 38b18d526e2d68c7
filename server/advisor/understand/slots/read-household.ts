import type { Mark } from '../recognise.ts'
import { has } from './has.ts'
import type { Slots } from './slots.ts'

/** "Two adults and three children" are five; a family of five with three of them is five as well. */
function childrenBesideAdults(marks: readonly Mark[]): number {
  if (!marks.some(({ word }) => /adult|بزرگسال|آدم بزرگ/.test(word))) return 0
  const children = marks.findIndex((mark) => has(mark, 'children'))
  return children < 0 ? 0 : (marks[children - 1]?.value ?? 0)
}

/** "Me, my wife and two kids" are four. */
export function readHousehold(marks: readonly Mark[], slots: Slots): void {
  if (slots.persons !== undefined) {
    slots.persons += childrenBesideAdults(marks)
    return
  }
  if (marks.some((mark) => has(mark, 'couple'))) slots.persons = 2
  else if (marks.some((mark) => has(mark, 'alone'))) slots.persons = 1
  const partner = marks.some((mark) => has(mark, 'partner') || has(mark, 'couple')) ? 1 : 0
  const named = marks.findIndex((mark) => has(mark, 'children'))
  // "With two dependants": of them only so many as are counted.
  const counted = marks.findIndex((mark, place) => has(mark, 'dependent') && marks[place - 1]?.value !== undefined)
  const children = named < 0 ? counted : named
  if (children < 0 && (partner === 0 || slots.persons !== undefined)) return
  const count = children < 0 ? 0 : (marks[children - 1]?.value ?? countIn(marks[children]))
  if (count === undefined) {
    delete slots.persons
    slots.personsOpen = true
  } else slots.persons = 1 + partner + count
  const isAlone = marks.some((mark) => has(mark, 'alone'))
  if (count && partner === 0 && !isAlone) slots.onlyChildren = count
  // "My son was admitted": he goes alone, or somebody goes with him.
  const isStudent = slots.program === 'STUDY_CA' && partner === 0 && named >= 0 && isOne(marks[named])
  if (isStudent && marks[named - 1]?.value === undefined && !marks.some((mark) => has(mark, 'together'))) {
    delete slots.persons
    delete slots.onlyChildren
    slots.personsOpen = true
  }
}

const TWINS = /twin|دو ?قلو/
const countIn = (mark: Mark | undefined) => (TWINS.test(mark?.word ?? '') ? 2 : isOne(mark) ? 1 : undefined)

const isOne = (mark: Mark | undefined) =>
  /^(?:one |a |ye |یه |یک )|^(child|kid|son|daughter|baby|newborn|infant|toddler|نوزاد|پسر|دختر|پسرم|دخترم)$/.test(
    mark?.word ?? '',
  )

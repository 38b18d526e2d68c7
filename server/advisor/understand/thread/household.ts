import type { Reading } from '../read-question.ts'
import type { Mark } from '../recognise.ts'
import { slotsOf } from '../slots/slots.ts'

/** How much money is asked for differs by how many they are. */
const BY_HOUSEHOLD = /^money\.(?:settlement|study)$/
const JOINING = new Set('if andwhat correct together add sponsor partner children number dependent'.split(' '))
const HOUSEHOLD = new Set('people alone couple partner children dependent'.split(' '))
const WITH =
  /^\s*(?:(?:and|but|ok|so|what|و|خب|va|khob)\s+)*(?:with|if|plus|با|اگه|اگر|ba|age|agar)(?!\p{L})|^\s*(?:and|plus|و|va)\s|(?:چی|چطور|chi|chetor)\s*[?؟]?\s*$/iu
const MOST = 12
const PEOPLE = { en: 'people', fa: 'نفر' }

const has = ({ readings }: Mark, concept: string) => readings.includes(concept)

/** "With a child?" after the money for two: whoever comes along joins those who were counted, and nothing else changes. */
export function joinedByMore(
  { text, marks, leftover, language }: Reading,
  topic: string | undefined,
  before: readonly Mark[],
): Mark[] | undefined {
  if (!BY_HOUSEHOLD.test(topic ?? '') || leftover.length > 0 || !WITH.test(text)) return undefined
  if (!marks.every(({ readings }) => readings.some((each) => JOINING.has(each)))) return undefined
  const [partner, children] = ['partner', 'children'].map((each) => marks.some((mark) => has(mark, each)))
  const { persons, marks: figures } = slotsOf(before)
  // "For two?": a bare figure is how many they are.
  const [bare] = figures.filter((figure) => Number.isInteger(figure) && figure < MOST)
  const counted = persons ?? bare ?? 1
  // Two may be a couple already, and other children take the place of those before.
  const isTwice = (partner && counted > 1) || (children && before.some((mark) => has(mark, 'children')))
  const { persons: joining, onlyChildren } = slotsOf(marks)
  if (isTwice || joining === undefined || joining < 2) return undefined
  const total = counted + joining - 1
  const rest = before.filter(
    (mark, place) =>
      !mark.readings.some((each) => HOUSEHOLD.has(each)) &&
      !(persons === undefined && bare !== undefined && mark.value === bare) &&
      !(mark.value !== undefined && before[place + 1]?.readings.some((each) => HOUSEHOLD.has(each))),
  )
  // Where nobody was counted, who is there already stands in the file.
  if (onlyChildren !== undefined && persons === undefined && bare === undefined) return [...rest, ...marks]
  return [
    ...rest,
    { word: String(total), readings: ['number'], value: total },
    { word: PEOPLE[language], readings: ['people'], touches: true },
  ]
}

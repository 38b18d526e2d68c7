import { type Reading, readQuestion } from './read-question.ts'
import type { Mark } from './recognise.ts'
import type { Found } from './resolved.ts'
import { wordsOf } from './words.ts'

const OR = /\s(?:or|vs|versus|یا|ya)\s/iu
/** What is compared, and how it is asked of one thing in either language. */
type Asked = (thing: string) => Record<Reading['language'], string>
const COMPARED: readonly (readonly [words: RegExp, asked: Asked, heading: Asked])[] = [
  [
    /fast|quick|soon|slow|long|short|time|سریع|زودتر|دیرتر|کندتر|طولانی|طول|زمان|sari|zoodtar|zudtar|tool|tul mikesh/iu,
    (thing) => ({ en: `how long does ${thing} take`, fa: `${thing} چقدر طول می‌کشد` }),
    (thing) => ({ en: `How long it takes: ${thing}`, fa: `زمان لازم: ${thing}` }),
  ],
  [
    /cheap|expens|cost|price|ارزون|ارزان|گرون|گران|هزینه|قیمت|arzoon|arzun|geroon|gerun|hazine|gheymat/iu,
    (thing) => ({ en: `what does ${thing} cost`, fa: `هزینهٔ ${thing} چقدر است` }),
    (thing) => ({ en: `What it costs: ${thing}`, fa: `هزینه: ${thing}` }),
  ],
]

const KINDS: readonly RegExp[] = [/^p:|^nomination$/, /^b:/, /^t:/]

function thingsIn({ marks }: Reading): Mark[] {
  for (const kind of KINDS) {
    const things = marks.filter(({ readings }) => readings.some((each) => kind.test(each)))
    const distinct = things.filter(
      ({ readings }, place) => things.findIndex((each) => each.readings.join() === readings.join()) === place,
    )
    if (distinct.length > 1) return distinct
  }
  return []
}

/** What each of several things is asked for at once, and how it is asked of one. */
const OF_EACH: readonly (readonly [concept: string, asked: Asked])[] = [
  ['valid', (thing) => ({ en: `how long is ${thing} valid`, fa: `اعتبار ${thing} چند سال است` })],
  ['takes', (thing) => ({ en: `how long does ${thing} take`, fa: `${thing} چقدر طول می‌کشد` })],
  ['fee', (thing) => ({ en: `what does ${thing} cost`, fa: `هزینهٔ ${thing} چقدر است` })],
]
const THING = /^(?:test|eca|police|medicalexam|biometrics|passport|t:.*|b:.*)$/
const AND = /(?:^|\s)(?:and|و|va|o|ham|هم)\s|[,،]/iu
/** They say what is asked and name no other thing. */
const OF_ASK = /^(?:valid|takes|fee|howmuch|year|month|when|language|each|number|degree)$/

/** A heading says it as it was written, not as it is looked up. */
function asWritten(word: string, text: string): string {
  const tokens = text.split(/[\s,،]+/)
  const parts = tokens.flatMap((_, from) =>
    tokens.slice(from).map((_each, more) => tokens.slice(from, from + more + 1)),
  )
  return parts.map((part) => part.join(' ')).find((part) => wordsOf(part).join(' ') === word) ?? word
}

/** "How long are my language test and my ECA good for?": one ask of two things whose answers stand in different places. */
export function askedOfEach<Topic extends { id: string }>(
  judge: (reading: Reading) => Found<Topic> | undefined,
  { text, language, marks, leftover }: Reading,
): Found<Topic>[] | undefined {
  const [, ask] = OF_EACH.find(([concept]) => marks.some(({ readings }) => readings.includes(concept))) ?? []
  const things = marks.filter(({ readings }) => readings.some((each) => THING.test(each)))
  const isRest = marks.every((mark) => things.includes(mark) || mark.readings.some((each) => OF_ASK.test(each)))
  if (!ask || things.length !== 2 || !isRest || leftover.length > 0 || !AND.test(text)) return undefined
  const each = things.flatMap(({ word }) => {
    const asked = ask(word)[language]
    const found = judge({ ...readQuestion(asked), language })
    return found ? [{ ...found, text: ask(asWritten(word, text))[language] }] : []
  })
  const topics = new Set(each.map(({ choice }) => choice.topic))
  return each.length === things.length && topics.size === each.length ? each : undefined
}

/** "A or B: which is faster?": the same is asked of both, and each is answered for certain. */
export function comparedIn<Topic extends { id: string }>(
  judge: (reading: Reading) => Found<Topic> | undefined,
  reading: Reading,
): Found<Topic>[] | undefined {
  const { text, language } = reading
  const [, ask, heading] = (OR.test(text) && COMPARED.find(([words]) => words.test(text))) || []
  const things = ask && heading ? thingsIn(reading) : []
  // "The Express Entry one or the other": what is compared stands on either side.
  const sides = text.split(OR).map((side) => readQuestion(side).marks.map(({ word }) => word))
  const isOnEach = sides.length === 2 && sides.every((words) => things.some(({ word }) => words.includes(word)))
  if (!ask || !heading || things.length === 0 || !isOnEach) return undefined
  const asked = (thing: string) => {
    const found = judge({ ...readQuestion(ask(thing)[language]), language })
    return found && { ...found, text: heading(thing)[language] }
  }
  const each = things.flatMap(({ word }) => asked(word) ?? [])
  const [first] = each
  return each.length === things.length && each.every((one) => one.choice.topic === first?.choice.topic)
    ? each
    : undefined
}

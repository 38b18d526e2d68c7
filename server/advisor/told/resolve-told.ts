import {
  asks,
  isMarked,
  type Mark,
  type Pattern,
  type Reading,
  type Resolved,
  readQuestion,
  sentencesOf,
  slotsOf,
  type Told,
} from '../understand/understand.ts'
import { type Asked, asksFor, type Found, isOf, OF_THE_FILE } from './asked-for.ts'
import { isOnlyFromElsewhere } from './clause-words.ts'
import { isWhole } from './counting.ts'
import { coreOf, isNothing, overlaid } from './facts.ts'
import { clausesTold } from './items.ts'
import { asksOfChild } from './of-child.ts'
import { speaksOfPartner, toPartner } from './of-partner.ts'
import { readChange } from './read-abilities.ts'
import { readTold } from './read-told.ts'
import { isOnlyOfPartner, isOnlyResult, resultBefore, wordsBefore } from './results.ts'
import {
  ADDING,
  BY_THEN,
  isOfThen,
  isShortOrAdding,
  onTopOf,
  onTopOfAnswer,
  supposedIn,
  WOULD_BRING,
  yearsInstead,
} from './supposing.ts'

type Before = readonly Mark[] | undefined
type Resolve<Topic> = (text: string, before: Before) => Resolved<Topic>[]

/** What is asked of what is told, and the topic that answers it. */
const ANSWERED_BY: Record<Asked, string> = {
  score: 'score.told',
  grid: 'score.told-grid',
  child: 'family.told-child',
}

/** They ask for the score or the grid, tell of somebody, or say nothing against it. */
const BESIDE = new Set(
  `score points grid mark howmuch what need now canada immigrate visa if andwhat correct number year month age birthday
born language test level clb degree education master doctorate study canadianstudy work workabroad canadianwork occupation
profession company manager noc iran people tradesperson healthjob wedding meanwhile children dependent alone couple partner together staysbehind sibling relative parents
noone neg live citizen pr nomination joboffer french secondlanguage twodegrees tradecertificate allabilities listening reading
writing speaking p:EE p:FSW p:CEC p:PNP p:STUDY_CA eligible requirements enough cutoff invited limit raise lose add low last
first how explain list contact equals accepted better case profile programs province commonlaw younger missing change status
parttime adaptability combination eepoints eca compare government faroff otherperson course scale documents start future soon valid why where equals human see othercountry scoredropped retake`.split(
    /\s+/,
  ),
)
const isBeside = ({ readings }: Mark) =>
  readings.some((each) => BESIDE.has(each) || each.startsWith('t:') || each.startsWith('pv:'))

/**
 * A situation that is told in a question is answered from what is told. Whatever is hard, or asks for something else, is
 * left to `resolve`; a sentence beside it that asks for something else is answered beside it.
 */
export function resolveTold<Topic extends Pattern>(
  topics: readonly Topic[],
  resolve: Resolve<Topic>,
  ownQuestions: ReadonlySet<string>,
): Resolve<Topic> {
  return (text, before) => {
    const resolved = resolve(text, before)
    // What we offer is asked as we mean it.
    if (ownQuestions.has(text)) return resolved
    const reading = readQuestion(text)
    const found = resolved.some(isOfWhoApplies) ? undefined : askedOf(reading, before, resolved)
    if (!found || resolved.some((each) => each.what === 'hard' && !isOwn(found, text, each.hard.concept)))
      return resolved
    const rest = sentencesOf(reading.text)
      .filter((sentence) => !belongs(sentence) && (asks(readQuestion(sentence)) || isMarked(text, sentence)))
      .flatMap((sentence) => resolve(sentence, before))
      .filter(({ what }) => what !== 'nothing')
    const isSure = !found.told.isOpen && rest.every(({ what }) => what === 'topic') && reading.marks.every(isBeside)
    // Whether somebody has no relative does not turn the question round.
    const asked: Reading = { ...reading, marks: reading.marks.filter((mark) => !isOf([mark], 'neg')), leftover: [] }
    const slots = { ...slotsOf(reading.marks), told: found.told }
    const choices = found.asked.flatMap((each) => {
      const topic = topics.find(({ id }) => id === ANSWERED_BY[each])
      return topic ? [{ topic, slots, score: 0 }] : []
    })
    const marks = remembered(reading, found.in)
    const told: Resolved<Topic>[] = isSure
      ? choices.map((choice) => ({ text, reading: asked, what: 'topic', choice, others: [], marks, isFollowUp: false }))
      : [{ text, reading: { ...asked, marks: remembered(asked, found.in) }, what: 'likely', choices, others: [] }]
    return [...told, ...rest.filter(({ what }) => what === 'topic')]
  }
}

/** "Me, 34 with CLB 8, or my wife, 29 with a master's?": two situations are told, and which of them is asked. */
const isOfWhoApplies = (each: Resolved<Pattern>) => idOf(each) === 'score.who-applies'

/**
 * A brother in Canada belongs to the points of whoever asks, and so does the country they work in; of anybody a situation
 * may be told that is not in a file.
 */
function isOwn({ told: { is, would } }: Found, text: string, concept: string): boolean {
  const isOfWhole = isWhole(overlaid(is, would))
  if (concept === 'othercountry') return isOfWhole && isOnlyFromElsewhere(clausesTold(text).map(({ items }) => items))
  const isTie = [is.sibling, is.relative, would.sibling, would.relative].includes(true)
  return concept === 'otherperson' && (isOfWhole || isTie)
}

/** What was told goes on to the next question, with the first word of this one. */
function remembered({ marks }: Reading, toldIn: Found['in']): Mark[] {
  return marks.map((mark, place) => (place === 0 ? { ...mark, toldIn } : mark))
}

/** The sentence tells, or asks for what comes of it. */
function belongs(sentence: string): boolean {
  const { is, would, childAges } = readTold(sentence)
  const { marks } = readQuestion(sentence)
  const isTelling = !isNothing(is) || !isNothing(would) || childAges.length > 0
  return isTelling || asksFor({ text: sentence, marks }).length > 0 || marks.every(isBeside)
}

function askedOf<Topic extends Pattern>(
  reading: Reading,
  before: Before,
  resolved: readonly Resolved<Topic>[],
): Found | undefined {
  const { text, marks } = reading
  const told = readChange(text)
  if (asksOfChild(told, marks)) return { asked: ['child'], told, in: [text] }
  const earlier = before?.find(({ toldIn }) => toldIn !== undefined)?.toldIn
  if (earlier && (leansOn(told, { text, marks }) || yearsInstead(earlier, text)))
    return goneOn(earlier, { text, marks }, told, before)
  const onTop = onTopOfAnswer(before, text, told, marks)
  if (onTop) return onTop
  const named = asksFor({ text, marks })
  const whole = overlaid(told.is, told.would)
  // "Would I make it in FSW?", with a situation before it.
  const asked = named.length === 0 && isWhole(told.is) && isOf(marks, 'p:FSW') ? (['grid'] as const).slice() : named
  // "And with my wife?" after one's own score: what the score would be.
  const isOfOwn = OWN_SCORE.test(before?.find(({ topic }) => topic !== undefined)?.topic ?? '')
  const would = isOfOwn && asked.length === 0 && WITH.test(text) ? supposedIn(told, marks) : {}
  const isChange =
    told.abilities !== undefined && ((isOfOwn && WITH.test(text)) || (asked.includes('score') && isOf(marks, 'if')))
  if (!isNothing(would) || (isChange && isNothing(told.is)))
    return { asked: ['score'], told: { ...told, is: {}, would }, in: [OF_THE_FILE, text] }
  if (asked.includes('score') && (isOnlyResult(told, reading) || isOnlyOfPartner(told)))
    return { asked: ['score'], told: { ...told, is: {}, would: told.is }, in: [OF_THE_FILE, text] }
  // "Do two years of work get me past the 67?": they are supposed of the file, which has none.
  if (asked.length > 0 && coreOf(told.is).length === 1 && BRINGS.test(text))
    return { asked, told: { ...told, is: {}, would: overlaid(told.is, told.would) }, in: [OF_THE_FILE, text] }
  const result = asked.includes('score') ? resultBefore(before, marks) : {}
  if (!isNothing(result))
    return { asked: ['score'], told: { ...told, is: {}, would: result }, in: [OF_THE_FILE, wordsBefore(before)] }
  // "I was an accountant for a year and have not entered it, how much would it add?"
  const adds =
    isOf(marks, 'add') && (isOf(marks, 'howmuch') || WOULD_BRING.test(text)) && coreOf(told.is).join() === 'work'
  if (asked.length === 0 && adds)
    return {
      asked: ['score'],
      told: { ...told, is: {}, would: overlaid(told.is, told.would) },
      in: [OF_THE_FILE, text],
    }
  const isOfScore = asked.length === 0 && isWhole(whole) && (GETS.test(text) || resolved.some(isScoreTopic))
  if (!isAboutTold(told, marks, asked.includes('grid') && OF_ME.test(text))) return undefined
  if (asked.length > 0) return { asked, told, in: [text] }
  // "Explain the 67 thing", and then what somebody has: it is asked of the grid.
  const isOfGrid = before?.find(({ topic }) => topic !== undefined)?.topic?.startsWith('score.grid')
  if (isOnlyTold(told, reading))
    return { asked: [isOfGrid ? 'grid' : 'score'], told: { ...told, isOpen: true }, in: [text] }
  return isOfScore ? { asked: [isOfGrid ? 'grid' : 'score'], told, in: [text] } : undefined
}

/** Whoever tells a situation and asks nothing yet wants to know what it comes to. */
const isOnlyTold = ({ is }: Told, reading: Reading) => coreOf(is).length >= ENOUGH_CORE && !asks(reading)
const ENOUGH_CORE = 3

/** What an offer is worth is asked of nobody; what mine is worth, of me. */
const OF_ME = /(?<!\p{L})(?:i|im|ive|my|me|we|our|من|خودم|man)(?!\p{L})|\p{Script=Arabic}م(?!\p{L})|am(?!\p{L})/iu

/** "What would I get?", «چند می‌شوم؟»: of a whole situation it is the score. "Can I get a scholarship?" names what else. */
const GETS =
  /\b(?:would|will|do|can|could) (?:i|we) (?:get|have|make)(?=\s*(?:[?.!,]|$|with\b|now\b|then\b|in total\b))|چند می‌?\s?(?:شم|شوم|گیرم|شیم|شویم)/iu

/** What is told would bring somebody somewhere. */
const BRINGS =
  /\b(?:get|gets|bring|brings|take|takes|push|pushes|lift|lifts|put|puts|carry|carries|help|helps) me\b|(?:به|از) ?(?:حد |مرز )?(?:67|۶۷) ?(?:امتیاز )?(?:می‌?\s?رسون|می‌?\s?رسان|رد می‌?\s?کن)|be 67 miresoon/iu

/** What was told in an earlier question, with what this one supposes of it. */
function goneOn(
  [first, supposedLast]: NonNullable<Mark['toldIn']>,
  now: Pick<Reading, 'text' | 'marks'>,
  told: Told,
  before: Before,
): Found | undefined {
  const earlier = { text: first, marks: readQuestion(first).marks }
  // "And at 23?": of the same child.
  const ages = told.is.age === undefined ? told.childAges : [told.is.age]
  if (asksOfChild(readTold(first), earlier.marks))
    return ages.length > 0
      ? { asked: ['child'], told: { ...readTold(first), childAges: ages }, in: [first] }
      : undefined
  // "And in the grid? And if she had CLB 5?": in the grid, still.
  const isOfGrid =
    before?.some(({ topic }) => topic === ANSWERED_BY.grid) && !before.some(({ topic }) => topic === ANSWERED_BY.score)
  const last: Asked[] = isOfGrid ? ['grid'] : asksFor(earlier)
  const asked = [asksFor(now), last].find(({ length }) => length > 0) ?? ['score']
  const isSupposing = told.abilities !== undefined || !isNothing(supposedIn(told, now.marks))
  const supposed =
    yearsInstead([first, supposedLast], now.text) ??
    (isSupposing ? onTopOf(supposedLast, now.text, told) : supposedLast)
  // "I will be 33 by then": what was supposed before holds as well.
  if (supposed === now.text && BY_THEN.test(supposed)) {
    const { is, would } = readTold(first)
    const last = supposedLast === undefined ? undefined : readChange(supposedLast)
    const before = overlaid(would, last ? supposedIn(last, readQuestion(supposedLast ?? '').marks) : {})
    const then = overlaid(before, overlaid(told.is, told.would))
    return { asked, told: { ...told, is, would: then, ...(isNothing(is) && OVER_FILE) }, in: [first, supposed] }
  }
  const isOfPartner = supposed === now.text && speaksOfPartner(readTold(supposedLast ?? first), now.text)
  return {
    asked,
    told: supposed === undefined ? readTold(first) : beside(readTold(first), supposed, isOfPartner),
    in: supposed === undefined ? [first] : [first, supposed],
  }
}

const OVER_FILE = { isOverFile: true } as const

const OWN_SCORE = /^score\.(?:total|why|enough|raise|what-if)$/
const WITH =
  /^\s*(?:(?:and|but|ok|so|what about|و|پس|خب|حالا|va|pas|hala)\s+)*(?:with|without|what if|if|say|suppose|imagine|pretend|با|بدون|اگه|اگر|ba|bedoone?|age|agar)(?!\p{L})/iu

/** Enough is told, or something is supposed. */
function isAboutTold({ is, would }: Told, marks: readonly Mark[], isOfGrid: boolean): boolean {
  if (!isNothing(would)) return true
  // "I have a master's and eight years, why is it so low?" is asked of the file.
  if (isOf(marks, 'why') && isOf(marks, 'low')) return false
  if (isWhole(is)) return true
  if (isOf(marks, 'why', 'low')) return false
  const isTie = isOfGrid && [is.sibling, is.relative, is.offer].includes(true)
  return coreOf(is).length > 1 || isTie || (is.french !== undefined && is.french !== null && is.french.test !== 'NCLC')
}

function idOf(each: Resolved<Pattern>): string | undefined {
  const [first] = each.what === 'topic' ? [each.choice] : each.what === 'likely' ? each.choices : []
  return first?.topic.id
}

const isScoreTopic = (each: Resolved<Pattern>) => idOf(each)?.startsWith('score.') ?? false

/** "And if I were nominated instead?", "and with a master's?", "would that have been enough?". */
function leansOn(told: Told, now: Pick<Reading, 'text' | 'marks'>): boolean {
  const { text, marks } = now
  if (asksFor(now).length > 0 && !OF_FILE.test(text) && marks.every(isAskingTotal)) return true
  const isAdding = ADDING.test(text) && !isNothing(supposedIn(told, marks))
  // "She has a master's and CLB 7, what then?": of the partner who was told of.
  const { partner } = told.is
  const isOfPartner = typeof partner === 'object' && Object.keys(partner).length > 0 && coreOf(told.is).length === 0
  const isOtherFigure = told.abilities !== undefined && isShortOrAdding(text) && !isOf(marks, ...ASKING_LEVEL)
  return (
    !isNothing(told.would) ||
    isAdding ||
    isOfPartner ||
    isOfThen(told, text) ||
    isOtherFigure ||
    isOf(marks, 'andwhat', 'correct', 'enough', 'faroff')
  )
}

/** "And do I pass the 67?" tells nothing new and is asked of what was told, unless it is asked of the file. */
const OF_TOTAL = new Set(
  'score points grid number howmuch what how enough andwhat p:FSW p:EE eligible requirements accepted need now'.split(
    ' ',
  ),
)
const isAskingTotal = ({ readings }: Mark) => readings.some((each) => OF_TOTAL.has(each))
const OF_FILE = /\b(?:own|file|profile|account|actual)\b|پرونده|پروفایل|خودم|parvande|profil|khodam/iu

/** Of a test, and not of what it brings. */
const ASKING_LEVEL = ['why', 'equals', 'accepted', 'level', 'what', 'which']
/** What was told stays, what was supposed is replaced. */
function beside(earlier: Told, supposed: string, isOfPartner: boolean): Told {
  const now = readChange(supposed)
  // "Do I reach 67 if I am 36 with …?" tells a situation as well.
  const whole = overlaid(earlier.is, earlier.would)
  const is = isWhole(whole) && !isWhole(earlier.is) ? whole : earlier.is
  // "And if it's only 6 in writing" after French at level 7 is of the French.
  const french = now.abilities && !now.abilities.test ? earlier.would.french : undefined
  const would = { ...(french && { french }), ...supposedIn(now, readQuestion(supposed).marks) }
  return { ...now, is, would: isOfPartner ? toPartner(would, overlaid(is, earlier.would)) : would }
}

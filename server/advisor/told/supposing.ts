import { type Mark, type Told, type ToldFacts, wordsOf } from '../understand/understand.ts'
import { type Found, isOf, OF_THE_FILE } from './asked-for.ts'
import { isYears } from './clause-words.ts'
import { FRENCH_SEVEN, isNothing, overlaid } from './facts.ts'
import { clausesTold } from './items.ts'
import { readChange } from './read-abilities.ts'
import { readTold } from './read-told.ts'

/** «با همسرم چی؟»: no verb says that she comes, and nothing else can be meant. */
export function supposedIn({ is, would }: Told, marks: readonly Mark[]): ToldFacts {
  const told = overlaid(is, would)
  if (!isNothing(told) || isOf(marks, 'neg', 'children')) return told
  return {
    ...(isOf(marks, 'partner') && { partner: {} }),
    ...(isOf(marks, 'nomination', 'p:PNP') && { nomination: true }),
    ...(isOf(marks, 'french') && { french: FRENCH_SEVEN }),
  }
}

const FEW_WORDS = 8
export const ADDING =
  /^\s*(?:and|but|with|without|or|what if|if|و|با|بدون|یا|اگه|اگر|ba|bedoone?|ya|va|age|agar)(?!\p{L})|(?:چی|چطور|chi|chetor)\s*[?؟]?\s*$/iu
export const isShortOrAdding = (text: string) => ADDING.test(text) || wordsOf(text).length <= FEW_WORDS

export const BY_THEN =
  /\bby then\b|\bat that time\b|\bby the time\b|\b(?:when|once|before) i (?:submit|apply|file|send)\b|\bi(?:['’]?ll| will) be\b|(?:تا|تو) اون (?:موقع|وقت)|آن (?:موقع|وقت)|oon (?:moghe|vaght)/iu
/** Older than the file says, by the time of what was supposed. */
export function isOfThen({ is, would }: Told, text: string): boolean {
  const { age, yearsOlder } = overlaid(is, would)
  return (age ?? yearsOlder) !== undefined && BY_THEN.test(text)
}

/** What an answer supposed of the file, in words that can be read again. */
const SUPPOSED_BY: Readonly<Record<string, string>> = {
  'score.what-if.masters': "if I had a master's degree",
  'score.what-if.doctorate': 'if I had a doctorate',
  'score.french': 'if I had French NCLC 7 in each',
  'score.nomination': 'if I had a provincial nomination',
}
const AS_WELL = /\b(?:too|on top|as well|also|together|both|ham|baham)\b|(?<!\p{L})هم(?!\p{L})/iu

/** "But by then I'm two years older", "and French as well?" after a master's: both are counted. */
export function onTopOfAnswer(
  before: readonly Mark[] | undefined,
  text: string,
  told: Told,
  marks: readonly Mark[],
): Found | undefined {
  const supposed = SUPPOSED_BY[before?.find(({ topic }) => topic !== undefined)?.topic ?? '']
  const more = supposedIn(told, marks)
  const isMore = isOfThen(told, text) || (AS_WELL.test(text) && isShortOrAdding(text))
  if (supposed === undefined || !isMore || isNothing(more)) return undefined
  const would = overlaid(readTold(supposed).would, more)
  return { asked: ['score'], told: { ...told, is: {}, would }, in: [OF_THE_FILE, `${supposed}, ${text}`] }
}

/** "What would a year of work here bring me?" supposes that year. */
export const WOULD_BRING = /^what (?:would|could|does|will)\b.*\b(?:bring|give|add|do)\b/i

const INSTEAD = /\b(?:instead|rather|only)\b|به ?جا|جاش|فقط|be ?jay|faghat/iu
/** "And a nomination on top of that?", «همون … ولی زبانم هم …»: what was supposed stays. */
const ON_TOP =
  /\b(?:on top|as well|besides|in addition|also|too|ham|hamoon|hamun)\b|\b(?:added|add|adding|plus)\b.*\b(?:that|it|this)\b|(?<!\p{L})(?:علاوه بر|اضافه بر|همون|همان|هم|(?:به|رو|روی) (?:آن|اون|این))(?!\p{L})|\b(?:be|roo?ye?) (?:oo?n|an|in)\b/iu

/** "And 7 in writing?" after "and with 8 in listening?": both. */
export function onTopOf(supposedLast: string | undefined, text: string, told: Told): string {
  if (supposedLast === undefined || INSTEAD.test(text)) return text
  const isOfTest = told.abilities !== undefined && readChange(supposedLast).abilities !== undefined
  return isOfTest || ON_TOP.test(text) ? `${supposedLast}, ${text}` : text
}

const OF_WORK = {
  foreignYears: 'of work abroad',
  canadianYears: 'of work in Canada',
  moreForeignYears: 'more of work abroad',
  moreCanadianYears: 'more of work in Canada',
} as const
const THE_SAME =
  /(?<!\p{L})(?:همون|همان|hamoon|hamun|the same)\s+(?:(?:یه|یک|ye|yek|one|\p{N}+)\s+)?(?:سال|sal|years?)(?:ی|\p{L})?/iu

/** "And three years?" after one of work was supposed: so many of the same work instead, in words that can be read again. */
export function yearsInstead(
  [first, supposedLast]: readonly [string, (string | undefined)?],
  text: string,
): string | undefined {
  const before = supposedLast ?? first
  const { is, would } = readChange(before)
  const [only, ...others] = Object.keys(overlaid(is, would))
  const of = OF_WORK[only as keyof typeof OF_WORK]
  if (!of || others.length > 0 || wordsOf(text).length > FEW_WORDS) return undefined
  if (THE_SAME.test(text)) return `${before}, ${text.replace(THE_SAME, '')}`
  const items = clausesTold(text).flatMap((clause) => clause.items)
  const years = items.flatMap((item, place) => (isYears(item) ? (items[place - 1]?.value ?? []) : []))[0]
  const isAll = items.every(({ readings, value, told }) => value !== undefined || told || readings.every(isOfYears))
  return years !== undefined && isAll ? `if I had ${years} years ${of}` : undefined
}

const isOfYears = (reading: string) =>
  ['year', 'andwhat', 'if', 'what', 'work', 'workabroad', 'number'].includes(reading)

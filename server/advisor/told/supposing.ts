import { type Mark, type Told, type ToldFacts, wordsOf } from '../understand/understand.ts'
import { type Found, isOf, OF_THE_FILE } from './asked-for.ts'
import { FRENCH_SEVEN, isNothing, overlaid } from './facts.ts'
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
const AS_WELL = /\b(?:too|as well|also|together|both|ham|baham)\b|(?<!\p{L})هم(?!\p{L})/iu

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

import { isOfTheFile } from '../hard-topics.ts'
import { isOfThem } from '../other-people.ts'
import { isNaming, readQuestion } from '../read-question.ts'
import type { Resolve, Resolved } from '../resolved.ts'
import { isOfMine } from '../sort-parts.ts'
import { asks } from '../two-questions.ts'
import { AT_CLAUSES, mentioningAs } from './mention.ts'

const isSomebody = (reading: string) => reading === 'otherperson'
const WHOSE = /(?<!\p{L})(?:(?:a|an|my|our|one of my|some) )?somebodyelse(?: of (?:mine|ours))?(?!\p{L})/giu

/** What a friend did or says; of nobody's file a word. */
function isStory(clause: string, delimiter: string): boolean {
  const reading = readQuestion(clause)
  return isNaming(reading, isSomebody) && !asks(reading) && !/[?؟]/.test(delimiter)
}

const withoutPeople = (clause: string) => mentioningAs(isSomebody)('somebodyelse', clause).replaceAll(WHOSE, ' ')

function withoutPeopleToldOf(text: string): string {
  if (isOfThem(text)) return text
  const pieces = text.split(AT_CLAUSES)
  return pieces
    .map((clause, place) => (isStory(clause, pieces[place + 1] ?? '') ? withoutPeople(clause) : clause))
    .join('')
}

/** Who asks whether a friend may see what is their own asks who sees it. */
const SEES =
  /(?<!\p{L})(?:see|sees|read|reads|view|views|open|opens|access|look at|look into|get into|find out|ببینه|ببیند|ببینن|میبینه|میبینن|می‌بینه|می‌بینند|بخونه|بخونن|دسترسی|خبردار|bebine|bebinan|mibine|mibinan|bekhoone|dastresi)(?!\p{L})/iu
const MY_FILE =
  /(?<!\p{L})(?:my|our) (?:own )?(?:files?|case|documents?|papers|data|information|details|profile|account|messages|score|report|passport)(?!\p{L}|['’]s)|(?:پرونده|مدارک|اطلاعات|پروفایل|حساب|پیام‌?ها|امتیاز|گزارش) ?‌?(?:ی |ه )?(?:من|ما|خودم|منو|مارو|خودمو)(?!\p{L})|(?:پرونده‌?ا?م|پروندم|مدارکم|اطلاعاتم|پروفایلم|حسابم|پیام‌?هام|امتیازم|گزارشم)(?:و| رو| را)?(?!\p{L})|(?<!\p{L})(?:parvand|madarek|etelaat|profile)a?(?:m|mo|mun|mano)(?!\p{L})/iu
const asksWhoSees = (text: string) => SEES.test(text) && MY_FILE.test(text) && !isOfThem(text)
const WHO_SEES = { en: 'who can see my file', fa: 'مدارکم رو کی میبینه' }

const isOfPeople = (each: Resolved<unknown>) => each.what === 'hard' && each.hard.reason === 'otherPerson'

/** "A cousin... sorry, a sister": whoever is taken back is not asked about. */
const TAKEN_BACK =
  /(?:\.{2,}|…|[,،])\s*(?:oh |no |نه )?(?:sorry|i mean|i meant|ببخشید|منظورم|یعنی|bebakhshid|manzooram|yani)(?!\p{L})/iu
function withoutTakenBack<Topic>(found: Resolved<Topic>[], text: string): Resolved<Topic>[] {
  const at = text.search(TAKEN_BACK)
  const kept = found.filter((each) => !isOfPeople(each) || text.indexOf(each.text) >= at)
  return kept.some(({ what }) => what === 'topic') ? kept : found
}

/** «از کدوم راه می‌تونم اقدام کنم»: whoever says so asks for themselves. */
const IN_FIRST_PERSON = /(?<!\p{L})(?:i|می‌?\s?تونم|می‌?\s?توانم|بتونم|کنم|برم|بروم|mitoo?nam|konam|beram)(?!\p{L})/iu

/** "A friend applied in May. Any news?" may ask for the friend's news: of a file nothing is said. */
function isOfFile(each: Resolved<{ id: string }>): boolean {
  if (isOfMine(each.text) || IN_FIRST_PERSON.test(each.text)) return false
  if (each.what === 'topic') return isOfTheFile(each.choice.topic.id)
  if (each.what === 'likely') return each.choices.some(({ topic }) => isOfTheFile(topic.id))
  return each.what === 'unclear' && each.choices.some(({ id }) => isOfTheFile(id))
}

/** "A friend went through Ontario. Does it ask for a job offer?": nobody asks about the friend, and nothing is declined for them. */
export const passingOverPeople =
  <Topic extends { id: string }>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const found = withoutTakenBack(resolve(text, kept), text)
    if (found.some(isOfPeople) && asksWhoSees(text))
      return resolve(WHO_SEES[readQuestion(text).language], kept).map((each) => ({ ...each, text }))
    const rest = found.some(isOfPeople) ? withoutPeopleToldOf(text) : text
    if (rest === text || isNaming(readQuestion(rest), isSomebody)) return found
    const asked = resolve(rest, kept)
    const isOnlyOfFile = asked.every((each) => each.what === 'nothing' || isOfFile(each))
    if (asked.some(isOfPeople) || isOnlyOfFile) return found
    return asked.map((each) => (isOfFile(each) ? { text: each.text, reading: each.reading, what: 'unknown' } : each))
  }

import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { type Answered, converse, type Ground } from '../converse.ts'
import type { Asker, Question } from './question.test-data.ts'

export type Verdict = 'right' | 'handedOver' | 'wrong'
export type Judged = { question: Question; verdict: Verdict; answer: string; topics: string[]; leftover: string[] }

/** One spelling for figures of either script: no separators, no bidi marks. */
const folded = (text: string) =>
  foldForSearch(text)
    .replace(/(?<=\d)[,٬](?=\d{3})/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.')

export function textOf({ parts }: Answered): string {
  return folded(
    parts
      .flatMap(({ sentences, table }) => [...sentences, ...(table ? [...table.head, ...table.rows.flat()] : [])])
      .join(' \n '),
  )
}

const comesFrom = ({ parts }: Answered, at: string) =>
  at
    .split('|')
    .some((wanted) =>
      parts.some(({ sources, link }) =>
        [...sources.map(({ key }) => key), link?.href ?? ''].some((each) => folded(each).includes(folded(wanted))),
      ),
    )

/** An answer beside the right one, said as certainly: one more than was asked for, or one that holds nothing of it. */
function hasStray({ says, at, asks }: Question, answered: Answered): boolean {
  const certain = answered.parts.filter(({ outcome }) => outcome === 'answered')
  const holdsSome = (part: Answered['parts'][number]) => {
    const alone = { ...answered, parts: [part] }
    return says.some((fact) => textOf(alone).includes(folded(fact))) || (at !== '' && comesFrom(alone, at))
  }
  return certain.length > asks || (certain.length > 1 && !certain.every(holdsSome))
}

/**
 * Shown for certain and not what was asked for is wrong, however near, and so is a decline or another answer, even beside
 * a right one: each of these questions has one. A guess that is called one counts as an answer only if what was asked for
 * stands in it.
 */
export function verdictOf(question: Question, answered: Answered): Verdict {
  const answer = textOf(answered)
  const says = question.says.every((fact) => answer.includes(folded(fact)))
  const isRight = says && comesFrom(answered, question.at)
  if (answered.parts.some(({ outcome }) => outcome === 'declined')) return 'wrong'
  const isCertain = answered.parts.some(({ outcome }) => outcome === 'answered')
  const isGuess = answered.parts.some(({ outcome, sources }) => outcome === 'asked' && sources.length > 0)
  if (!isCertain) return isGuess && isRight ? 'right' : 'handedOver'
  return isRight && !hasStray(question, answered) ? 'right' : 'wrong'
}

export function judge(question: Question, grounds: Record<Asker, Ground>): Judged {
  const ground = grounds[question.as]
  const page = 'en'
  const before =
    question.after && converse({ question: question.after, language: page, before: undefined }, ground).marks
  const answered = converse({ question: question.text, language: page, before: before || undefined }, ground)
  const { leftover } = answered
  // A guess leaves open what was asked.
  const topics = answered.parts.map(({ topic, outcome }) => (outcome === 'asked' ? 'unclear' : topic))
  return { question, verdict: verdictOf(question, answered), answer: textOf(answered), topics, leftover }
}

export function confusion(judged: readonly Judged[]): Record<Verdict, number> {
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length
  return { right: count('right'), handedOver: count('handedOver'), wrong: count('wrong') }
}

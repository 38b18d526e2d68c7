import { isNaming, readQuestion } from '../read-question.ts'
import type { Resolve, Resolved } from '../resolved.ts'
import { sentencesOf } from '../split-questions.ts'
import { asks } from '../two-questions.ts'

const isProvince = (reading: string) => reading.startsWith('pv:')
const isProgram = (reading: string) => reading.startsWith('p:')

/** The province that is told of and not asked about, if it is one. */
function provinceTold(text: string): string | undefined {
  const telling = sentencesOf(text)
    .map(readQuestion)
    .filter((reading) => !asks(reading))
  const named = telling.flatMap(({ marks }) => marks.filter(({ readings }) => readings.some(isProvince)))
  const [first, ...more] = new Set(named.map(({ word }) => word))
  return more.length === 0 ? first : undefined
}

/** They are different in a province, and said of the federal programs where none is named. */
const BY_PROVINCE = /^programs\.(?:job-offer|open|standing|standing-of|requirements)$/

/** "I read about Ontario. Is a job offer a must?": it is asked of Ontario. */
export const ofProvinceTold =
  <Topic extends { id: string }>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const found = resolve(text, kept)
    const province = found.some((each) => each.what === 'topic') ? provinceTold(text) : undefined
    if (province === undefined) return found
    return found.flatMap((part): Resolved<Topic>[] => {
      const isNamed = isNaming(part.reading, (each) => isProvince(each) || isProgram(each))
      if (part.what !== 'topic' || isNamed || !BY_PROVINCE.test(part.choice.topic.id)) return [part]
      const there = resolve(`${part.text} ${province}`, undefined)
      return there.map((each) => ({ ...each, text: part.text }))
    })
  }

import { crs } from '@rahnama/rules/crs/crs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import { PLAIN } from '../table-points.ts'
import type { Topic } from '../topic.ts'

/** Ours is counted by the published tables and is not the one that decides. */
function sayOfficial(context: Context): Composed {
  const { texts, formats, today } = context
  const { lines, ruleSet, notice } = crs(PLAIN, today)
  const t = texts.advisor.score
  const isReported = notice?.code === 'CHANGE_REPORTED_VALUES_UNKNOWN'
  return {
    sentences: [t.official(formats.date(ruleSet)), ...(isReported ? [t.notice(formats.date(notice.since))] : [])],
    sources: [...new Set(lines.slice(0, 1).map(({ source }) => source))].map((key) =>
      ruleSource(context, key, ruleSet),
    ),
    link: link(context, 'report', 'report'),
  }
}

/** Its examples alone tell it from the questions about the free self-check. */
export const OFFICIAL_TOPIC: Topic = { id: 'score.official', when: [], compose: sayOfficial }

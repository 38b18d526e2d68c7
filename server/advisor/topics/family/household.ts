import { DEPENDENT_CHILD_UNDER, dependentChildUnder } from '@rahnama/rules/profile/profile.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

function sayIncluded(context: Context): Composed {
  const { texts, formats, today } = context
  const [{ source, from }] = DEPENDENT_CHILD_UNDER
  const t = texts.advisor.family
  return {
    sentences: [t.included, t.child(formats.number(dependentChildUnder(today)))],
    sources: [ruleSource(context, source, from)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** Who comes along on an application; what they may do there stands in `NOTES_ON_STAYS`. */
export const HOUSEHOLD_TOPICS: readonly Topic[] = [
  {
    id: 'family.included',
    when: ['include sibling', 'include parents', 'include relative', 'include people', 'include who', 'include'],
    also: 'case sibling parents relative people who partner children otherperson together p:EE pr add eligible',
    compose: sayIncluded,
  },
]

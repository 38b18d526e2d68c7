import { crsInputOf, factsOf } from '@rahnama/rules/profile/profile.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import { nameResult } from '../../told/told.ts'
import type { Topic } from '../topic.ts'

/** What the profile holds of whoever asks, and what is open: of an open answer nothing is said. */
function sayFacts(context: Context): Composed {
  const { file, texts, formats, today } = context
  const t = texts.advisor.told
  const input = crsInputOf(factsOf(file.profile, today), 'lowest')
  const isKnown = (answer: (typeof file.missing)[number]) => !file.missing.includes(answer)
  const of = (answer: (typeof file.missing)[number], ...facts: string[]) => (isKnown(answer) ? facts : [])
  const tests = [input.firstLanguage, input.secondLanguage].flatMap((result) =>
    result ? [nameResult(context, result)] : [],
  )
  const { fundsCad } = file.profile
  const facts = [
    ...of('birthDate', t.age(formats.number(input.age))),
    ...of('maritalStatus', texts.score.maritalStatuses[input.maritalStatus]),
    ...of('credentials', t.education[input.education]),
    ...of('tests', ...(tests.length > 0 ? tests : [t.noTest])),
    ...of(
      'jobs',
      input.foreignWorkYears > 0 ? t.workAbroad(formats.years(input.foreignWorkYears)) : t.noWorkAbroad,
      input.canadianWorkYears > 0 ? t.workInCanada(formats.years(input.canadianWorkYears)) : t.noWorkInCanada,
    ),
    ...(typeof fundsCad === 'number' ? [texts.advisor.file.funds(formats.money(fundsCad, 'CAD'))] : []),
  ]
  const open = file.missing.map((answer) => texts.eligibility.openAnswers[answer])
  const { file: say } = texts.advisor
  return {
    sentences: [
      ...(facts.length > 0 ? [say.facts(formats.list(facts))] : []),
      ...(open.length > 0 ? [say.factsOpen(formats.list(open))] : []),
      say.factsCheck,
    ],
    sources: [fileSource(context, 'profile')],
    link: link(context, 'profile', 'profile'),
  }
}

export const FACTS_TOPIC: Topic = { id: 'file.facts', when: [], compose: sayFacts }

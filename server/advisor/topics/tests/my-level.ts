import { ABILITIES, explainLevels, type LanguageResult, languageOf } from '@rahnama/rules/language/language.ts'
import type { Person } from '@rahnama/rules/profile/profile.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

/** One result as a sentence: a level that all four abilities have, or each with its own. */
function sayResult({ texts, formats, language }: Context, { test, scores, ...more }: LanguageResult): string {
  const levels = explainLevels({ test, scores, ...more } as LanguageResult)
  const name = (level: number) =>
    level === 0 ? texts.advisor.tests.underFour : texts.score.language.levelNames[languageOf(test)](String(level))
  const [first] = levels
  const t = texts.advisor.tests
  const called = texts.score.language.tests[test]
  if (first && levels.every(({ level }) => level === first.level)) return t.levelOfAll(called, name(first.level))
  const each = levels.map(({ ability, level }) => `${texts.score.language.abilities[ability]} ${name(level)}`)
  return t.levelOfEach(called, language === 'fa' ? each.join('، ') : formats.list(each))
}

/** Of what is whole; half a certificate has no level. */
function resultsOf({ tests = [] }: Person): LanguageResult[] {
  return tests.flatMap(({ test, scores, scale }) =>
    scores && ABILITIES.every((each) => typeof scores[each] === 'number')
      ? [{ test, scores, ...(scale && { scale }) } as LanguageResult]
      : [],
  )
}

/** What the profile holds of whoever asks, or of the partner where that is who is asked about. */
function sayMyLevel(context: Context, { concepts }: Slots): Composed {
  const { file, texts } = context
  const t = texts.advisor.tests
  const isOfPartner = concepts.includes('partner') || concepts.includes('couple')
  const own = resultsOf(file.profile).map((each) => sayResult(context, each))
  const partners = resultsOf(file.profile.partner ?? {}).map((each) => sayResult(context, each))
  const ofPartner = partners.length > 0 ? partners.map(t.ofPartner) : [t.partnerNoneYet]
  const mine = own.length > 0 ? own : [t.noneYet]
  return {
    sentences: isOfPartner && !concepts.includes('couple') ? ofPartner : isOfPartner ? [...mine, ...ofPartner] : mine,
    sources: [fileSource(context, 'profile')],
    link: { href: '/profile/language', label: texts.advisor.links.profile },
  }
}

export const MY_LEVEL_TOPICS: readonly Topic[] = [{ id: 'tests.my-level', when: [], compose: sayMyLevel }]

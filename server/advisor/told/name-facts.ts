import { ABILITIES, type LanguageResult, LEVEL_SCALES, languageOf, levelsOf } from '@rahnama/rules/language/language.ts'
import type { Context } from '../answers/answers.ts'
import type { ToldFacts, ToldPartner, ToldPerson } from '../understand/understand.ts'
import { agesOf } from './facts.ts'

/** Every fact that is counted is named, so that a misreading is seen at once. */
export function nameFacts(context: Context, facts: ToldFacts): string[] {
  const { formats, texts } = context
  const t = texts.advisor.told
  const { yearsOlder, partner } = facts
  const [from, to] = agesOf(facts, context.today).map((age) => formats.number(age))
  return [
    ...(from === undefined ? [] : [to === undefined ? t.age(from) : t.ageEither(from, to)]),
    ...named(yearsOlder, (years) => (years < 0 ? t.younger : t.older)(formats.years(Math.abs(years)))),
    ...nameStudiesAndTests(context, facts, t.noEnglish),
    ...named(facts.foreignYears, (years) => (years > 0 ? t.workAbroad(formats.years(years)) : t.noWorkAbroad)),
    ...named(facts.moreForeignYears, (years) => t.moreWorkAbroad(formats.years(years))),
    ...named(facts.canadianYears, (years) => (years > 0 ? t.workInCanada(formats.years(years)) : t.noWorkInCanada)),
    ...named(facts.moreCanadianYears, (years) => t.moreWorkInCanada(formats.years(years))),
    ...named(facts.canadianStudyYears, (years) => t.studyInCanada(formats.years(years))),
    ...(partner === undefined ? [] : partner === 'none' ? [t.noPartner] : namePartner(context, partner)),
    ...YES_OR_NO.flatMap((fact) => named(facts[fact], (isSo) => t[fact][isSo ? 1 : 0] ?? '')),
  ]
}

const YES_OR_NO = ['nomination', 'sibling', 'relative', 'offer', 'certificate'] as const

const named = <Value>(value: Value | undefined, name: (value: Value) => string) =>
  value === undefined ? [] : [name(value)]

function namePartner(context: Context, partner: ToldPartner): string[] {
  const { formats, texts } = context
  const t = texts.advisor.told
  const who = partner.isCanadian ? t.partnerCanadian : partner.staysBehind ? t.partnerStays : t.partnerComes
  const theirs = [
    ...nameStudiesAndTests(context, partner, t.noTest),
    ...named(partner.canadianYears, (years) => (years > 0 ? t.workInCanada(formats.years(years)) : t.noWorkInCanada)),
  ]
  return [theirs.length > 0 ? t.ofPartner(who, formats.list(theirs)) : who]
}

function nameStudiesAndTests(context: Context, { education, english, french }: ToldPerson, none: string): string[] {
  const t = context.texts.advisor.told
  return [
    ...named(education, (level) => t.education[level]),
    ...named(english, (result) => (result ? nameResult(context, result) : none)),
    ...named(french, (result) => (result ? nameResult(context, result) : t.noFrench)),
  ]
}

const isLevels = ({ test }: LanguageResult) => LEVEL_SCALES.some((each) => each === test)

/** As it was told and, where a test was, the levels that it gives. */
export function nameResult({ texts, formats }: Context, result: LanguageResult): string {
  const t = texts.advisor.told
  const { abilities, levelNames, officialLanguages, tests } = texts.score.language
  const language = languageOf(result.test)
  const level = (figure: number) => levelNames[language](String(figure))
  const levels = levelsOf(result)
  const isOne = (of: Record<string, unknown>) => new Set(ABILITIES.map((ability) => of[ability])).size === 1
  const each = (of: (ability: (typeof ABILITIES)[number]) => string) =>
    formats.list(ABILITIES.map((ability) => `${abilities[ability]} ${of(ability)}`))
  const score = (ability: (typeof ABILITIES)[number]) => formats.code(String(result.scores[ability]))
  if (isLevels(result))
    return isOne(result.scores)
      ? t.levelInAll(officialLanguages[language], level(Number(result.scores.listening)))
      : t.byAbility(
          officialLanguages[language],
          each((ability) => level(Number(result.scores[ability]))),
        )
  const said = isOne(result.scores)
    ? t.inEach(tests[result.test], score('listening'))
    : t.byAbility(tests[result.test], each(score))
  return t.asLevels(said, isOne(levels) ? level(levels.listening) : each((ability) => level(levels[ability])))
}

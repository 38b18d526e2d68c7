import { type CrsInput, crs, REPORTED_RULE_SET } from '@rahnama/rules/crs/crs.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { ABILITIES, leastScores } from '@rahnama/rules/language/language.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import { DEGREES, PLAIN, tablePoints } from '../table-points.ts'

type Language = CrsInput['firstLanguage']
const english = (level: number) => ({ test: 'CELPIP_G', scores: leastScores('CELPIP_G', level) }) as Language
const french = (level: number) => ({ test: 'TCF_CANADA', scores: leastScores('TCF_CANADA', level) }) as Language

const TOP_LEVEL = 10
/** Somebody who has all there is, to read what the table of the day gives at most. */
const EVERYTHING: CrsInput = {
  age: 25,
  maritalStatus: 'single',
  education: 'doctoral',
  canadianEducation: 'three_years_or_more',
  firstLanguage: english(TOP_LEVEL),
  secondLanguage: french(TOP_LEVEL),
  canadianWorkYears: 10,
  foreignWorkYears: 10,
  certificateOfQualification: true,
  siblingInCanada: true,
  provincialNomination: true,
  arrangedEmployment: 'none',
}
const BEST_PARTNER: NonNullable<CrsInput['spouse']> = {
  accompanying: true,
  citizenOrPermanentResident: false,
  education: 'doctoral',
  firstLanguage: english(TOP_LEVEL),
  canadianWorkYears: 10,
}

type Section = ReturnType<typeof crs>['lines'][number]['section']

/** By the rules of the day, with the source of one part of them. */
function said(context: Context, section: Section, sentences: string[], table: Answered['table'] = null): Composed {
  const { lines, ruleSet } = crs({ ...EVERYTHING, maritalStatus: 'married', spouse: BEST_PARTNER }, context.today)
  const keys = [...new Set(lines.filter((line) => line.section === section).map(({ source }) => source))]
  return {
    sentences,
    table,
    sources: keys.map((key) => ruleSource(context, key, ruleSet)),
    link: link(context, 'report', 'report'),
  }
}
type Answered = { table: { head: string[]; rows: string[][] } | null }

export function sayMaximum(context: Context): Composed {
  const { texts, formats, today } = context
  const alone = crs(EVERYTHING, today)
  const together = crs({ ...EVERYTHING, maritalStatus: 'married', spouse: BEST_PARTNER }, today)
  const without = crs({ ...EVERYTHING, provincialNomination: false }, today)
  const t = texts.advisor.points
  const number = (figure: number) => formats.number(figure)
  return said(context, 'core', [t.maximum(number(alone.total)), t.withoutNomination(number(without.total))], {
    head: t.maximumHead,
    rows: [
      [t.parts.core, number(alone.core.total), number(together.core.total)],
      [t.parts.spouse, number(alone.spouse.total), number(together.spouse.total)],
      [t.parts.transferability, number(alone.transferability.total), number(together.transferability.total)],
      [t.parts.additional, number(alone.additional.total), number(together.additional.total)],
    ],
  })
}

/** One thing beside language and beside work in Canada, both lower and higher. */
export function sayCombination(context: Context): Composed {
  const { texts, formats, today } = context
  const t = texts.advisor.points
  const total = (input: Partial<CrsInput>) => crs({ ...PLAIN, ...input }, today).transferability.total
  const row = (name: string, input: Partial<CrsInput>) => [
    name,
    ...[
      { ...input, firstLanguage: english(8) },
      { ...input, firstLanguage: english(9) },
      { ...input, canadianWorkYears: 1 },
      { ...input, canadianWorkYears: 2 },
    ].map((each) => formats.number(total(each))),
  ]
  const most = crs(EVERYTHING, today).transferability.total
  const pair = total({ education: 'doctoral', firstLanguage: english(9), canadianWorkYears: 2 })
  return said(context, 'transferability', [t.combination(formats.number(pair), formats.number(most))], {
    head: t.combinationHead,
    rows: [
      row(t.lowerDegree, { education: 'bachelor_or_three_year' }),
      row(t.upperDegree, { education: 'masters_or_professional' }),
      row(t.someWork, { foreignWorkYears: 2 }),
      row(t.moreWork, { foreignWorkYears: 3 }),
    ],
  })
}

export function sayCertificate(context: Context): Composed {
  const { texts, formats, today } = context
  const points = (level: number) =>
    formats.points(
      crs({ ...PLAIN, certificateOfQualification: true, firstLanguage: english(level) }, today).transferability.total,
    )
  return said(context, 'transferability', [texts.advisor.points.certificate(points(5), points(7))])
}

export function educationTable(context: Context) {
  const { texts, formats } = context
  return {
    head: texts.advisor.points.educationHead,
    rows: DEGREES.map((education) => [
      texts.score.education[education],
      ...tablePoints(context, { education }, 'education').map((points) => formats.number(points)),
    ]),
  }
}

export function sayTwoDegrees(context: Context): Composed {
  const [two, one] = (['two_or_more', 'bachelor_or_three_year'] as const).map((education) =>
    tablePoints(context, { education }, 'education').map((points) => context.formats.number(points)),
  )
  const sentence = context.texts.advisor.points.twoDegrees(two?.[0] ?? '', two?.[1] ?? '', one?.[0] ?? '')
  return said(context, 'core', [sentence], educationTable(context))
}

export function saySecondLanguage(context: Context): Composed {
  const { texts, formats, today } = context
  const second = (level: number, more: Partial<CrsInput> = {}) =>
    crs({ ...PLAIN, firstLanguage: english(TOP_LEVEL), secondLanguage: french(level), ...more }, today).core
      .secondLanguage
  const each = (level: number) => formats.number(second(level) / ABILITIES.length)
  const partnered = second(TOP_LEVEL, { maritalStatus: 'married', spouse: BEST_PARTNER })
  const most = [second(TOP_LEVEL), partnered].map((points) => formats.number(points))
  return said(context, 'core', [
    texts.advisor.points.secondLanguage(each(5), each(7), each(9), most[0] ?? '', most[1] ?? ''),
  ])
}

export function saySiblingWho(context: Context): Composed {
  const { texts, formats, today } = context
  const points = formats.points(crs({ ...PLAIN, siblingInCanada: true }, today).additional.sibling)
  const inGrid = formats.points(
    fswGrid(
      {
        age: 30,
        education: 'secondary',
        firstLanguage: null,
        skilledWorkYears: 0,
        adaptability: { relativeInCanada: true },
      },
      today,
    ).adaptability,
  )
  const t = texts.advisor.points
  return said(context, 'additional', [t.siblingWho(points), t.otherRelatives(inGrid)])
}

export function sayBaseNomination(context: Context): Composed {
  const { texts, formats, today } = context
  const points = formats.points(crs({ ...PLAIN, provincialNomination: true }, today).additional.provincialNomination)
  return said(context, 'additional', [texts.advisor.points.baseNomination(points)])
}

export function sayStudyConditions(context: Context): Composed {
  const { texts, formats, today } = context
  const [short, long] = (['one_or_two_years', 'three_years_or_more'] as const).map((canadianEducation) =>
    formats.points(crs({ ...PLAIN, canadianEducation }, today).additional.canadianEducation),
  )
  return said(context, 'additional', texts.advisor.points.studyConditions(short ?? '', long ?? ''))
}

export const sayPartYears = (context: Context): Composed =>
  said(context, 'core', [context.texts.advisor.points.partYears])

/** What is told of it, what is not known, and by which rules we go on until then. */
export function sayReportedChange(context: Context): Composed {
  const { texts, formats, today } = context
  const { reportedChanges, unknownOfChange } = texts.score.change
  const { ruleSet } = crs(PLAIN, today)
  const { from, reported, unknown, source } = REPORTED_RULE_SET
  const t = texts.advisor.points
  return {
    sentences: [
      t.changeReported(formats.date(from), formats.list(reported.map((each) => reportedChanges[each]))),
      t.changeUnknown(formats.list(unknown.map((each) => unknownOfChange[each])), formats.date(ruleSet)),
    ],
    sources: [{ key: source, title: t.changeSource, asOf: from, href: null }],
    link: link(context, 'report', 'report'),
  }
}

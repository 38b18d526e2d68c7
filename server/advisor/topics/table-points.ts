import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '@rahnama/rules/education.ts'
import { ABILITIES, leastScores } from '@rahnama/rules/language/language.ts'
import type { Composed, Context } from '../answers/answers.ts'
import { link, ruleSource } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'

/** Somebody without anything else, to read what one thing gives by the table of the day. */
export const PLAIN: CrsInput = {
  age: 30,
  maritalStatus: 'single',
  education: 'secondary',
  canadianEducation: 'none',
  firstLanguage: null,
  canadianWorkYears: 0,
  foreignWorkYears: 0,
  certificateOfQualification: false,
  siblingInCanada: false,
  provincialNomination: false,
  arrangedEmployment: 'none',
}

const PARTNER = { accompanying: true, citizenOrPermanentResident: false, education: 'secondary' as const }
const WITH_PARTNER: Partial<CrsInput> = { maritalStatus: 'married', spouse: PARTNER }

type Core = 'age' | 'education' | 'firstLanguage' | 'canadianWork'

/** What the table gives anybody for one thing, in both of its columns. */
export function tablePoints(
  { today }: Context,
  input: Partial<CrsInput>,
  factor: Core,
): [alone: number, together: number] {
  const points = (more: Partial<CrsInput>) => crs({ ...PLAIN, ...input, ...more }, today).core[factor]
  return [points({}), points(WITH_PARTNER)]
}

function fromTable(context: Context, sentence: string, factor: Core): Composed {
  const { lines, ruleSet } = crs(PLAIN, context.today)
  const source = lines.find((line) => line.section === 'core' && line.factor === factor)?.source ?? ''
  return {
    sentences: [sentence],
    sources: [ruleSource(context, source, ruleSet)],
    link: link(context, 'report', 'report'),
  }
}

const YEARS = [1, 2, 3, 4, 5]

export function canadianWorkTable(context: Context) {
  const { texts, formats } = context
  return {
    head: texts.advisor.score.workHead,
    rows: YEARS.map((years) => [
      formats.years(years),
      ...tablePoints(context, { canadianWorkYears: years }, 'canadianWork').map((points) => formats.number(points)),
    ]),
  }
}

export function sayAgeAt(context: Context, { age, born }: Slots): Composed {
  if (born !== undefined) return sayBorn(context, born)
  if (age === undefined) return { handOver: 'unknown' }
  return fromTable(context, ageSentence(context, age), 'age')
}

function ageSentence(context: Context, age: number): string {
  const { texts, formats } = context
  const [alone, together] = tablePoints(context, { age }, 'age').map(formats.points)
  return texts.advisor.score.ageAt(formats.number(age), alone ?? '', together ?? '')
}

const YEAR_CHARS = 4

/** A year of birth leaves open whether this year's birthday is over; an Iranian year begins in March, which leaves as much. */
function sayBorn(context: Context, { year, written }: NonNullable<Slots['born']>): Composed {
  const { texts, formats, today } = context
  const turning = Number(today.slice(0, YEAR_CHARS)) - year
  const ages = [turning - 1, turning]
  const [from, to] = ages.map((age) => formats.number(age))
  const said = texts.advisor.score.bornIn(formats.digits(String(written)), from ?? '', to ?? '')
  const answer = fromTable(context, said, 'age')
  return 'sentences' in answer
    ? { ...answer, sentences: [said, ...ages.map((age) => ageSentence(context, age))] }
    : answer
}

/** What a table of points names: less than secondary school gives none. */
export const DEGREES = EDUCATION_LEVELS.slice(1)

/** What anybody who comes along can give at most, part by part. */
export const partnerLines = ({ today }: Context) =>
  crs({ ...PLAIN, ...WITH_PARTNER }, today).lines.filter(({ section }) => section === 'spouse')

/** What each degree of somebody who comes along gives, by the table of the day. */
export function sayPartnerDegree(context: Context): Composed {
  const { texts, formats, today } = context
  const lineOf = (education: EducationLevel) => {
    const { lines, ruleSet } = crs({ ...PLAIN, ...WITH_PARTNER, spouse: { ...PARTNER, education } }, today)
    const line = lines.find(({ section, factor }) => section === 'spouse' && factor === 'education')
    return line ? [{ line, ruleSet }] : []
  }
  const lines = DEGREES.flatMap(lineOf)
  const [first] = lines
  if (!first) return { handOver: 'notInTables' }
  const t = texts.advisor.score
  return {
    sentences: [t.partnerDegree],
    table: {
      head: t.partnerDegreeHead,
      rows: lines.map(({ line }) => [texts.score.reasons[line.reason], formats.number(line.points)]),
    },
    sources: [ruleSource(context, first.line.source, first.ruleSet)],
    link: link(context, 'report', 'report'),
  }
}

function partnerLanguage({ today }: Context, firstLanguage: CrsInput['firstLanguage'] = null) {
  const { lines, ruleSet } = crs({ ...PLAIN, ...WITH_PARTNER, spouse: { ...PARTNER, firstLanguage } }, today)
  const line = lines.find(({ section, factor }) => section === 'spouse' && factor === 'language')
  return line && { ...line, ruleSet }
}

/** What a partner's years of work in Canada give, by the table of the day. */
export function sayPartnerWork(context: Context): Composed {
  const { texts, formats, today } = context
  const scored = YEARS.map((years) => {
    const spouse = { ...PARTNER, canadianWorkYears: years }
    const { lines, ruleSet } = crs({ ...PLAIN, ...WITH_PARTNER, spouse }, today)
    const line = lines.find(({ section, factor }) => section === 'spouse' && factor === 'canadianWork')
    return { years, points: line?.points ?? 0, source: line?.source ?? '', ruleSet }
  })
  const t = texts.advisor.score
  return {
    sentences: [t.partnerWork],
    table: {
      head: t.partnerWorkHead,
      rows: scored.map(({ years, points }) => [formats.years(years), formats.number(points)]),
    },
    sources: scored.slice(0, 1).map(({ source, ruleSet }) => ruleSource(context, source, ruleSet)),
    link: link(context, 'report', 'report'),
  }
}

/** The most that a partner's test can give. */
export function sayPartnerTest(context: Context): Composed {
  const { texts, formats } = context
  const line = partnerLanguage(context)
  if (!line) return { handOver: 'notInTables' }
  const { maximum, source, ruleSet } = line
  return {
    sentences: [texts.advisor.family.partnerTest(formats.points(maximum), formats.number(maximum / ABILITIES.length))],
    sources: [ruleSource(context, source, ruleSet)],
    link: link(context, 'report', 'report'),
  }
}

const LEAST_LEVEL = 4
const HIGHEST_LEVEL = 10

export function sayLevelPoints(context: Context, { clb, concepts }: Slots): Composed {
  if (clb === undefined || !Number.isInteger(clb) || clb < LEAST_LEVEL) return { handOver: 'notInTables' }
  const { texts, formats } = context
  const scores = leastScores('CELPIP_G', Math.min(clb, HIGHEST_LEVEL))
  const firstLanguage = { test: 'CELPIP_G', scores } as CrsInput['firstLanguage']
  const [alone, together] = tablePoints(context, { firstLanguage }, 'firstLanguage')
  const each = (all: number) => formats.points(all / ABILITIES.length)
  const t = texts.advisor.score
  const level = texts.score.language.levelNames.english(String(clb))
  const said = fromTable(
    context,
    t.levelPoints(level, [each(alone), formats.number(alone)], [each(together), formats.number(together)]),
    'firstLanguage',
  )
  if (!concepts.includes('partner') || !('sentences' in said)) return said
  const ofPartner = partnerLanguage(context, firstLanguage)?.points ?? 0
  const partner = t.partnerLevel(level, each(ofPartner), formats.number(ofPartner))
  return { ...said, sentences: [partner, ...said.sentences] }
}

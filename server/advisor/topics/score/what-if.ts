import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { toCrsInput } from '@rahnama/rules/profile/profile.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import { sayWhatIf } from '../../told/told.ts'
import type { Slots, ToldFacts } from '../../understand/understand.ts'
import { PLAIN, tablePoints } from '../table-points.ts'
import { type Line, withScore } from './my-score.ts'

const HIGHEST = 10

export function sayLevelIf(context: Context, { clb = HIGHEST }: Slots): Composed {
  const level = Math.min(clb, HIGHEST)
  const scores = { listening: level, reading: level, writing: level, speaking: level }
  return withScore(context, () => sayWhatIf(context, { english: { test: 'CLB', scores } }))
}

export const sayMasters = (context: Context) =>
  withDegreePoints(
    context,
    'masters_or_professional',
    withScore(context, () => {
      const { education } = toCrsInput(context.file.profile, context.today)
      return sayWhatIf(context, { education: education === 'doctoral' ? 'doctoral' : 'masters_or_professional' })
    }),
  )

export const sayDoctorate = (context: Context) =>
  withDegreePoints(
    context,
    'doctoral',
    withScore(context, () => sayWhatIf(context, { education: 'doctoral' })),
  )

/** What the degree itself is worth stands beside what it would change for this person. */
function withDegreePoints(context: Context, education: CrsInput['education'], said: Composed): Composed {
  if (!('sentences' in said)) return said
  const [alone, together] = tablePoints(context, { education }, 'education').map(context.formats.points)
  return {
    ...said,
    sentences: [...said.sentences, context.texts.advisor.score.degreePoints(alone ?? '', together ?? '')],
  }
}

export function sayTable(context: Context, sentence: string, input: CrsInput, factor: Line['factor']): Composed {
  const { lines, ruleSet } = crs(input, context.today)
  const line = lines.find((each) => each.section === 'additional' && each.factor === factor)
  return {
    sentences: [sentence],
    sources: line ? [ruleSource(context, line.source, ruleSet)] : [],
    link: link(context, 'report', 'report'),
  }
}

/** What it would make of the score of whoever asks stands beside what it gives. */
export function withMine(context: Context, facts: ToldFacts, said: Composed, { most = 1 } = {}): Composed {
  if (!context.file.assessment || !('sentences' in said)) return said
  const mine = sayWhatIf(context, facts)
  return 'sentences' in mine ? { ...said, sentences: [...said.sentences, ...mine.sentences.slice(0, most)] } : said
}

type Additional = 'sibling' | 'french' | 'provincialNomination' | 'canadianEducation'
export const pointsOf = (context: Context, input: CrsInput, factor: Additional) =>
  context.formats.points(crs(input, context.today).additional[factor])

export function sayCanadianStudy(context: Context): Composed {
  const short = { ...PLAIN, canadianEducation: 'one_or_two_years' } as const
  const long = { ...PLAIN, canadianEducation: 'three_years_or_more' } as const
  const [less, more] = [short, long].map((input) => pointsOf(context, input, 'canadianEducation'))
  const sentence = context.texts.advisor.score.canadianStudy(less ?? '', more ?? '')
  return sayTable(context, sentence, long, 'canadianEducation')
}

/** The day from which offers give nothing is the beginning of the rule set in force. */
export function sayOffer(context: Context): Composed {
  const { ruleSet } = crs(PLAIN, context.today)
  return sayTable(
    context,
    context.texts.advisor.score.offer(context.formats.date(ruleSet)),
    { ...PLAIN, arrangedEmployment: 'other_eligible' },
    'arrangedEmployment',
  )
}

const AGES = [29, 30, 31, 33, 35, 38, 40, 43, 45]

const agesWith = (age: number | undefined) =>
  [...new Set([...AGES, ...(age === undefined ? [] : [age])])].sort((a, b) => a - b)

export function sayAgeLoss(context: Context, { age: told, ageBefore, marks, concepts }: Slots): Composed {
  // "In 3 weeks I'll be 30": nobody is three.
  const age = told ?? marks.find((mark) => mark >= YOUNGEST_GROWN)
  const { ageLoss, partnerAge } = context.texts.advisor.score
  const said = concepts.includes('partner')
    ? [partnerAge]
    : [ageLoss, ...myAgeLoss(context, age, ageBefore ?? beforeBirthday(age, concepts))]
  return withAges(context, said, age)
}

/** "Tomorrow is my birthday, I turn 30": until then a year less. */
const beforeBirthday = (age: number | undefined, concepts: readonly string[]) =>
  age !== undefined && concepts.includes('birthday') ? age - 1 : undefined

/** What the next birthday takes from whoever asks, or the one that is named; nothing while it takes nothing. */
function myAgeLoss({ file, texts, formats, today }: Context, named?: number, told?: number): string[] {
  const mine = file.assessment ? toCrsInput(file.profile, today) : undefined
  // Whoever tells an age asks of that one, whatever the file says.
  const from = told ?? mine?.age
  if (from === undefined) return []
  const then = named !== undefined && named > from ? named : from + 1
  const [now, later] = [from, then].map((age) => crs({ ...(mine ?? PLAIN), age }, today).core.age)
  if (now === undefined || later === undefined || later >= now) return []
  const { number, points } = formats
  return [texts.advisor.score.ageLossMine(number(then), points(later), points(now), points(now - later))]
}

const OLDEST = 100
const YOUNGEST_GROWN = 18

/** The first age of a grown person from which on the points are what they are at the end, or fewer than before. */
const firstAge = (is: (age: number) => boolean) => {
  for (let age = YOUNGEST_GROWN; age < OLDEST; age++) if (is(age)) return age
  return OLDEST
}

/** No program asks for an age; the tables say from when on it gives less, and from when on nothing. */
export function sayAgeLimit(context: Context, { age }: Slots): Composed {
  const { texts, formats, today } = context
  const points = (at: number) => crs({ ...PLAIN, age: at }, today).core.age
  const grid = (at: number) =>
    fswGrid({ age: at, education: 'secondary', firstLanguage: null, skilledWorkYears: 0 }, today).age
  const falls = firstAge((at) => points(at) < points(at - 1))
  const none = firstAge((at) => at > falls && points(at) === 0)
  const noneInGrid = firstAge((at) => at > falls && grid(at) === 0)
  const [from, crsNone, gridNone] = [falls, none, noneInGrid].map((each) => formats.number(each))
  return withAges(context, [texts.advisor.score.ageLimit(from ?? '', crsNone ?? '', gridNone ?? '')], age)
}

function withAges(context: Context, sentences: string[], age: number | undefined): Composed {
  const { texts, formats, today } = context
  const { lines, ruleSet } = crs(PLAIN, today)
  const source = lines.find(({ factor }) => factor === 'age')?.source ?? ''
  return {
    sentences,
    table: {
      head: texts.advisor.score.ageHead,
      rows: agesWith(age).map((each) =>
        [each, ...tablePoints(context, { age: each }, 'age')].map((figure) => formats.number(figure)),
      ),
    },
    sources: [ruleSource(context, source, ruleSet)],
    link: link(context, 'report', 'report'),
  }
}

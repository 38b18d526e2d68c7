import { documentFacts } from '@rahnama/rules/checklist/checklist.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { LANGUAGE_RESULT_VALID_YEARS } from '@rahnama/rules/language/language.ts'
import { toCrsInput } from '@rahnama/rules/profile/profile.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource, STUDY_NOTES } from '../../answers/answers.ts'
import { sayWhatIf } from '../../told/told.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { crsSources, withScore } from './my-score.ts'
import {
  sayBaseNomination,
  sayCertificate,
  sayCombination,
  sayMaximum,
  sayPartYears,
  sayReportedChange,
  saySecondLanguage,
  saySiblingWho,
  sayStudyConditions,
  sayTwoDegrees,
} from './score-tables.ts'

export { educationTable } from './score-tables.ts'
export { TOLD_TOPICS } from './told-topics.ts'

const PERSON = { age: 30, education: 'secondary', firstLanguage: null, skilledWorkYears: 0 } as const

/** The factors of the grid with the most each can give; of adaptability, what counts for it. */
function sayGridFactors(context: Context, { concepts, age }: Slots): Composed {
  const { texts, formats, today } = context
  const t = texts.advisor.points
  const grid = fswGrid(PERSON, today)
  const most = fswGrid({ ...PERSON, arrangedEmployment: true, adaptability: CLAIMED }, today)
  const claims = most.lines.find(({ factor }) => factor === 'adaptability')?.claims ?? []
  const names = texts.score.fsw
  const isOfTies = concepts.includes('adaptability')
  const atAge =
    age === undefined ? [] : [t.gridAge(formats.number(age), formats.points(fswGrid({ ...PERSON, age }, today).age))]
  return {
    sentences: [
      ...atAge,
      t.gridFactors(formats.number(grid.passMark)),
      ...(isOfTies ? [t.gridTies(formats.points(most.adaptability))] : []),
    ],
    table: {
      head: isOfTies ? t.tiesHead : t.gridHead,
      rows: isOfTies
        ? claims.map(({ claim, points }) => [names.claims[claim], formats.number(points)])
        : grid.lines.map(({ factor, maximum }) => [names.factors[factor], formats.number(maximum)]),
    },
    sources: [...new Set(grid.lines.map(({ source }) => source))].map((key) => ruleSource(context, key, grid.ruleSet)),
    link: link(context, 'report', 'report'),
  }
}
const CLAIMED = {
  applicantCanadianWork: true,
  applicantCanadianStudy: true,
  spouseLanguageClb4: true,
  spouseCanadianStudy: true,
  spouseCanadianWork: true,
  relativeInCanada: true,
}

/** The rule first, and then both scores of whoever has a partner in the profile. */
function saySpouseColumn(context: Context): Composed {
  const { texts, formats, file, today } = context
  const t = texts.advisor.points
  const input = toCrsInput(file.profile, today)
  const { lines, ruleSet } = crs(input, today)
  const rule: Composed = {
    sentences: [t.spouseColumn],
    sources: [ruleSource(context, lines.find(({ section }) => section === 'core')?.source ?? '', ruleSet)],
    link: link(context, 'report', 'report'),
  }
  const { spouse } = input
  if (!spouse || !file.assessment || spouse.citizenOrPermanentResident) return rule
  const [together, alone] = [true, false].map((accompanying) =>
    formats.number(crs({ ...input, spouse: { ...spouse, accompanying } }, today).total),
  )
  return {
    ...rule,
    sentences: [t.spouseColumn, t.bothColumns(together ?? '', alone ?? ''), texts.advisor.score.staysBehind],
    sources: crsSources(context, lines.slice(0, 1)),
  }
}

const MOST_YEARS = 40
const wholeYears = ({ marks, age }: Slots) =>
  [...marks, ...(age === undefined ? [] : [age])].find(
    (each) => Number.isInteger(each) && each > 0 && each < MOST_YEARS,
  )

/** "What if I turn 31?" names an age, and no number of years. */
const YOUNGEST = 17

const sayYounger = (context: Context, slots: Slots): Composed =>
  withScore(context, () => {
    const years = wholeYears(slots) ?? 1
    return sayWhatIf(context, years >= YOUNGEST ? { age: years } : { yearsOlder: -years })
  })

const sayCanadianWorkIf = (context: Context, slots: Slots): Composed =>
  withScore(context, () => sayWhatIf(context, { moreCanadianYears: wholeYears(slots) ?? 1 }))

function sayDropped(context: Context): Composed {
  const { texts, formats } = context
  return {
    sentences: [
      texts.advisor.score.dropped(
        formats.years(LANGUAGE_RESULT_VALID_YEARS),
        formats.years(STUDY_NOTES.credentialAssessment.years),
      ),
    ],
    sources: [ruleSource(context, documentFacts('languageResult', context.today).source, context.today)],
    link: link(context, 'report', 'report'),
  }
}

export const PART_TOPICS: readonly Topic[] = [
  {
    id: 'score.dropped',
    when: ['scoredropped', 'scoredropped why', 'scoredropped score', 'why score lose last'],
    also: 'score why points now last month year p:EE profile lose low change soon',
    compose: sayDropped,
  },
  {
    id: 'score.change-reported',
    when: ['highwage', 'highwage score', 'ruleset', 'ruleset score', 'highwage joboffer'],
    also: 'score howmuch add occupation work list now change open p:EE number when what joboffer year',
    compose: sayReportedChange,
  },
  {
    id: 'score.maximum',
    when: [
      'score limit',
      'score limit howmuch',
      'score limit nomination neg',
      'score number limit',
      'points limit explain',
      'scorepart limit',
      'scorepart score limit',
      'scorepart howmuch',
      'partner score limit',
    ],
    also: 'howmuch number explain nomination neg p:EE p:PNP province what list programs partner alone couple together',
    needs: ({ age, clb }) => age === undefined && clb === undefined,
    compose: sayMaximum,
  },
  {
    id: 'score.combination',
    when: ['combination', 'combination score', 'combination clb', 'combination workabroad'],
    also: 'score howmuch degree master doctorate year number clb level work why lose what add canada limit t: language',
    compose: sayCombination,
  },
  {
    id: 'score.two-degrees',
    when: ['twodegrees score', 'twodegrees add', 'separately score', 'separately add', 'twodegrees'],
    also: 'score howmuch master doctorate year number add if raise what p:EE education study',
    compose: sayTwoDegrees,
  },
  {
    id: 'score.second-language',
    when: ['secondlanguage score', 'secondlanguage', 'secondlanguage add', 'secondlanguage number'],
    also: 'score howmuch number clb french accepted add first if level t: limit what p:EE',
    compose: saySecondLanguage,
  },
  {
    id: 'score.sibling-who',
    when: [
      'relative score',
      'sibling accepted',
      'relative accepted',
      'sibling number',
      'partner sibling',
      'relative pv:',
      'relative add',
    ],
    also: 'score howmuch add canada live pv: partner who accepted number pr citizen if p:EE otherperson have',
    compose: saySiblingWho,
  },
  {
    id: 'provinces.enhanced-base',
    when: [
      'basenomination',
      'basenomination score',
      'basenomination compare',
      'nomination p:EE need profile',
      'basenomination nomination',
    ],
    also: 'score howmuch add compare what profile need p:EE p:PNP number programs neg province',
    compose: sayBaseNomination,
  },
  {
    id: 'score.certificate',
    when: ['tradecertificate', 'tradecertificate score', 'tradecertificate clb', 'tradecertificate add'],
    also: 'score howmuch clb number raise add work occupation level province p:FST accepted limit p:EE',
    compose: sayCertificate,
  },
  {
    id: 'score.spouse-column',
    when: [
      'staysbehind partner score',
      'couple alone score',
      'partner alone score',
      'staysbehind alone score',
      'partner citizen score alone',
      'staysbehind couple score',
    ],
    also: 'score howmuch citizen pr iran accepted how raise if live better what canada otherperson case explain',
    compose: saySpouseColumn,
  },
  {
    id: 'score.part-years',
    when: ['partyear', 'partyear work', 'workabroad month number accepted', 'month number accepted year'],
    also: 'work workabroad canadianwork accepted score number month year add how explain iran last p:EE',
    compose: sayPartYears,
  },
  {
    id: 'score.canadian-study-conditions',
    when: [
      'canadianstudy requirements',
      'canadianstudy score accepted',
      'p:STUDY_CA score requirements',
      'study canada score requirements',
      'master canada score number',
    ],
    also: 'score howmuch number add master degree study education accepted month language course p:EE if canada doctorate',
    compose: sayStudyConditions,
  },
  {
    id: 'score.grid-factors',
    when: [
      'grid explain',
      'grid list',
      'adaptability',
      'adaptability grid',
      'grid age',
      'grid joboffer',
      'grid age number',
      'grid what',
    ],
    also: 'score howmuch number explain list what p:FSW p:EE age year joboffer language education work limit add',
    compose: sayGridFactors,
  },
  {
    id: 'score.if-younger',
    when: ['younger', 'younger number', 'younger score'],
    also: 'if score howmuch number year age add p:EE',
    compose: sayYounger,
  },
  {
    id: 'score.if-canadian-work',
    when: ['if canadianwork score', 'if canadianwork year', 'if work canada year', 'if work canada score'],
    also: 'if score howmuch number year work add p:EE raise canada p:CEC',
    compose: sayCanadianWorkIf,
  },
]

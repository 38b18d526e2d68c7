import { intakeText, noticeText } from '@rahnama/contract/texts/texts.ts'
import { inForce } from '@rahnama/rules/dated.ts'
import { DEPENDENT_CHILD_UNDER, dependentChildUnder, type SponsoredAs } from '@rahnama/rules/profile/profile.ts'
import {
  intakeOn,
  PARENT_INCOME,
  parentIncomesNeeded,
  REQUIREMENTS,
  THRESHOLDS,
  type ThresholdName,
  thresholdsOn,
  undertakingOf,
} from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { sayPartnerTest } from '../table-points.ts'
import type { Topic } from '../topic.ts'

/** Sentences, with the sources of the figures in them. */
function cited(context: Context, sentences: string[], names: readonly ThresholdName[]): Composed {
  const entries = names.map((name) => inForce(THRESHOLDS[name], context.today) ?? THRESHOLDS[name][0])
  const since = new Map(entries.map(({ source, from }) => [source, from]))
  return {
    sentences,
    sources: [...since].map(([source, from]) => ruleSource(context, source, from)),
    link: link(context, 'services', 'immigrationServices'),
  }
}

function saySpouse(context: Context): Composed {
  const { texts, formats, today } = context
  const { familySponsorAge, familyPartnerAge } = thresholdsOn(today)
  const t = texts.advisor.family
  const able = t.spouse(formats.number(familySponsorAge), formats.number(familyPartnerAge))
  return cited(context, [able, t.sponsorLives], ['familySponsorAge', 'familyPartnerAge'])
}

function saySponsor(context: Context): Composed {
  const { texts, formats, today } = context
  const age = formats.number(thresholdsOn(today).familySponsorAge)
  return cited(context, [texts.advisor.family.sponsor(age)], ['familySponsorAge'])
}

function sayPartnerIncome(context: Context): Composed {
  return {
    sentences: [context.texts.advisor.family.partnerIncome],
    sources: [ruleSource(context, REQUIREMENTS['fam-necessary-income'].source, context.today)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

function saySuperVisa(context: Context): Composed {
  const { texts, formats, today } = context
  const { familySuperVisaStayYears: years, familySuperVisaInsuranceCad: insured } = thresholdsOn(today)
  const said = texts.advisor.family.superVisa(formats.years(years), formats.money(insured, 'CAD'))
  return cited(context, [said], ['familySuperVisaStayYears', 'familySuperVisaInsuranceCad'])
}

const RELATIONS = ['partner', 'children', 'parents', 'relative'] as const
type Relation = (typeof RELATIONS)[number]

const UNDERTAKINGS: Record<Relation, readonly ThresholdName[]> = {
  partner: ['familyUndertakingPartnerYears'],
  children: ['familyUndertakingChildYears', 'familyUndertakingChildUntilAge', 'familyUndertakingGrownChildYears'],
  parents: ['familyUndertakingParentYears'],
  relative: ['familyUndertakingRelativeYears'],
}

function undertakingFor({ texts, formats, today }: Context, relation: Relation): string {
  const t = texts.advisor.family.undertaking
  const years = (as: SponsoredAs) => formats.years(undertakingOf(as, today).years)
  switch (relation) {
    case 'partner':
      return t.partner(years('spouse'))
    case 'children': {
      const under = formats.number(dependentChildUnder(today))
      const until = formats.number(thresholdsOn(today).familyUndertakingChildUntilAge)
      return t.child(under, years('dependent_child_under_22'), until, years('dependent_child_22_plus'))
    }
    case 'parents':
      return t.parents(years('parent_grandparent'))
    case 'relative':
      return t.relative(years('other_relative'))
  }
}

/** Of those who are named; of everybody where nobody is. */
function sayUndertaking(context: Context, { concepts }: Slots): Composed {
  const isNamed = (relation: Relation) => concepts.includes(relation === 'relative' ? 'sibling' : relation)
  const named = RELATIONS.filter(isNamed)
  const said = named.length > 0 ? named : RELATIONS
  return cited(
    context,
    [...said.map((relation) => undertakingFor(context, relation)), context.texts.advisor.family.undertaking.quebec],
    said.flatMap((relation) => UNDERTAKINGS[relation]),
  )
}

const parentsIntake = ({ book, today }: Context) => intakeOn(book.ledger, 'FAMILY_PARENTS', today)

/** Whether it is open, as the ledger has it today. */
function sayIntake(context: Context): string {
  const { texts, formats, language } = context
  const intake = parentsIntake(context)
  const status = intakeText(texts.eligibility.intakeStatuses, texts.report, formats, intake)
  const notice = noticeText(texts.eligibility.notices, intake.notice, language)
  return texts.advisor.family.parents(notice || `${status}.`)
}

function sayParents(context: Context): Composed {
  const intake = parentsIntake(context)
  return {
    sentences: [sayIntake(context)],
    sources: [ruleSource(context, intake.source, intake.since)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

const SMALLEST_HOUSEHOLD = 2
const YEAR_CHARS = 4

/** The table of the last intake that was open: what each of three tax years had to reach. */
function sayParentIncome(context: Context, { persons, marks, concepts }: Slots): Composed {
  const { texts, formats } = context
  const [entry] = PARENT_INCOME
  if (!entry) return { handOver: 'notInTables' }
  // "Me and my wife" leaves open how many parents come.
  const counted = concepts.includes('people') ? persons : undefined
  const asked = counted ?? marks.find((figure) => Number.isInteger(figure) && figure < 20)
  const t = texts.advisor.family
  const intakeYear = Number(entry.from.slice(0, YEAR_CHARS))
  // The three years before the intake, the newest first, as the table has them.
  const taxYears = entry.value.map((_, place) => intakeYear - 1 - place)
  const needed = asked === undefined ? undefined : parentIncomesNeeded(Math.max(asked, SMALLEST_HOUSEHOLD), entry.from)
  const rows = entry.value[0]?.bySize.map((amount, place) => [
    formats.number(place + SMALLEST_HOUSEHOLD),
    ...[amount, ...entry.value.slice(1).map(({ bySize }) => bySize[place] ?? 0)].map((each) => formats.number(each)),
  ])
  return {
    sentences: [sayIntake(context), t.parentIncome(formats.digits(String(intakeYear))), t.parentIncomeCounts],
    table: {
      head: [t.parentIncomePeople, ...taxYears.map((year) => formats.digits(String(year)))],
      rows:
        needed && asked !== undefined
          ? [[formats.number(asked), ...needed.map((each) => formats.number(each))]]
          : (rows ?? []),
    },
    sources: [ruleSource(context, entry.source, entry.from)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** The rule and, where a child's age is told, what it comes to. */
function sayChild(context: Context, { told }: Slots): Composed {
  const { texts, formats, today } = context
  const entry = inForce(DEPENDENT_CHILD_UNDER, today) ?? DEPENDENT_CHILD_UNDER[0]
  const under = formats.number(entry.value)
  const t = texts.advisor.told
  const ofAge = (age: number) => (age < entry.value ? t.childCounts : t.childTooOld)(formats.number(age), under)
  const verdicts = told?.isChildMarried ? [t.childMarried] : (told?.childAges ?? []).map(ofAge)
  return {
    sentences: [...verdicts, texts.advisor.family.child(under)],
    sources: [ruleSource(context, entry.source, entry.from)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

function sayConjugal(context: Context): Composed {
  const { texts, formats, today } = context
  const { familyCommonLawMonths, familyUndertakingPartnerYears } = thresholdsOn(today)
  const said = texts.advisor.family.conjugal(
    formats.months(familyCommonLawMonths),
    formats.years(familyUndertakingPartnerYears),
  )
  return cited(context, [said], ['familyCommonLawMonths', 'familyUndertakingPartnerYears'])
}

function sayCommonLaw(context: Context): Composed {
  const { texts, formats, today } = context
  const months = formats.months(thresholdsOn(today).familyCommonLawMonths)
  return cited(context, [texts.advisor.family.commonLaw(months)], ['familyCommonLawMonths'])
}

const NEARLY_GROWN = 15
const OLDEST = 40

export const FAMILY_TOPICS: readonly Topic[] = [
  { id: 'family.told-child', when: [], compose: sayChild },
  {
    id: 'family.spouse',
    when: ['sponsor partner', 'p:FAMILY partner', 'sponsor partner pr', 'sponsor partner live'],
    also: 'p:FAMILY how eligible requirements pr citizen live iran',
    compose: saySpouse,
  },
  {
    id: 'family.parents',
    when: ['sponsor parents', 'p:FAMILY parents', 'parents open'],
    also: 'p:FAMILY how eligible open when year programs sibling pv: live',
    compose: sayParents,
  },
  {
    id: 'family.child',
    when: [
      'children agelimit',
      'dependent agelimit',
      'children dependent',
      'dependent age',
      'children age limit',
      'dependent children agelimit',
      'sponsor children number',
      'sponsor children age',
      'children number age accepted',
      'children number year together',
      'children number age together',
      'children number age',
      'children number year',
      'children age together',
      'children age neg',
      'children number age soon',
    ],
    also: 'age limit dependent children howmuch year explain how accepted number sponsor together soon people neg',
    compose: sayChild,
  },
  {
    id: 'family.child-age',
    when: ['children number'],
    also: 'year age together accepted sponsor dependent',
    // A number of children is small; from here on it is how old they are.
    needs: ({ marks, age }) => [...marks, age ?? 0].some((figure) => figure >= NEARLY_GROWN && figure < OLDEST),
    compose: sayChild,
  },
  {
    id: 'family.common-law',
    when: ['commonlaw', 'live partner year', 'live partner accepted'],
    also: 'takes howmuch partner together year need how number live accepted month explain',
    compose: sayCommonLaw,
  },
  {
    id: 'family.conjugal',
    when: ['conjugal', 'conjugal what', 'conjugal commonlaw', 'conjugal compare', 'conjugal live'],
    also: 'what compare commonlaw live year number visa programs neg immigrate explain undertaking income married couple',
    compose: sayConjugal,
  },
  {
    id: 'family.undertaking',
    when: [
      'undertaking',
      'undertaking partner',
      'undertaking children',
      'undertaking parents',
      'undertaking sibling',
      'sponsor takes partner undertaking',
    ],
    also: 'takes howmuch year partner children parents sibling sponsor how last number together',
    compose: sayUndertaking,
  },
  {
    id: 'family.partner-income',
    when: ['income partner', 'income sponsor partner', 'income children sponsor'],
    also: 'sponsor p:FAMILY howmuch limit need children',
    compose: sayPartnerIncome,
  },
  {
    id: 'family.sponsor',
    when: ['sponsor who', 'sponsor requirements', 'sponsor eligible', 'p:FAMILY requirements', 'p:FAMILY who'],
    also: 'how what need people',
    compose: saySponsor,
  },
  {
    id: 'family.super-visa',
    when: ['supervisa'],
    also: 'parents how takes howmuch what income insurance requirements visitorvisa compare',
    compose: saySuperVisa,
  },
  {
    id: 'family.parent-income',
    when: ['income parents', 'income sponsor parents', 'income parents people'],
    also: 'sponsor howmuch limit need people number p:FAMILY year alone couple',
    compose: sayParentIncome,
  },
  {
    id: 'family.partner-test',
    when: ['partner t: need', 'partner test need', 'partner language need', 'partner t:', 'partner test'],
    also: 'score add p:EE language mark',
    compose: sayPartnerTest,
  },
]

import { type Dated, inForce } from '@rahnama/rules/dated.ts'
import { factsOf } from '@rahnama/rules/profile/profile.ts'
import { fundsNeeded, SETTLEMENT_FUNDS, STUDY_FUNDS } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, ruleSource, sayQuestion, saySection } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { FEE_TOPICS } from './fees.ts'
import { sayOurFee } from './our-fee.ts'

const MOST_PERSONS = 20
/** Nobody has a family of a thousand: such a figure is money. */
const LEAST_AMOUNT = 1000
export const isAmount = (figure: number) => figure >= LEAST_AMOUNT
const HAS_TABLE = ['EE', 'FSW', 'FST', undefined]

/** How many are meant: those the question names, with the partner of whoever names only children, else those of the profile, else one. */
export function personsOf({ file, today }: Context, slots: Slots): number | undefined {
  const { persons, personsOpen, onlyChildren, marks } = slots
  const coming = toComeOf(slots)
  if (coming > 0) return (persons ?? factsOf(file.profile, today).familySize.low) + coming
  if (onlyChildren !== undefined && factsOf(file.profile, today).hasPartner === true) return 2 + onlyChildren
  if (persons !== undefined) return persons
  if (personsOpen) return undefined
  const [only, ...others] = marks.filter((figure) => !isAmount(figure))
  if (only !== undefined && others.length === 0) return only
  const { familyComing, familySize } = factsOf(file.profile, today)
  return (slots.program === 'STUDY_CA' ? familyComing : familySize).low
}

/** "If we have a baby": it joins those who are counted, unless the question counts it itself. */
const toComeOf = ({ concepts }: Slots) =>
  concepts.includes('newchild') && !concepts.some((each) => COUNTED.includes(each)) ? 1 : 0
const COUNTED = ['people', 'children', 'dependent']

export function sayFunds(context: Context, slots: Slots): Composed {
  const isStudy = slots.program === 'STUDY_CA'
  if (!isStudy && !HAS_TABLE.includes(slots.program)) return { handOver: 'notInTables' }
  const tables = isStudy ? STUDY_FUNDS : SETTLEMENT_FUNDS
  const persons = personsOf(context, slots)
  if (persons === undefined) return wholeTable(context, tables)
  const on = dayOf(context, slots, tables)
  const entry = on && inForce(tables, on)
  const isCount = Number.isInteger(persons) && persons >= 1 && persons <= MOST_PERSONS
  const amount = on && isCount ? fundsNeeded(tables, persons, on) : undefined
  if (!entry || amount === undefined) return { handOver: 'notInTables' }
  const { texts, formats, file, today } = context
  const t = texts.advisor.money
  const isCurrent = inForce(tables, today) === entry
  const say = isStudy ? (isCurrent ? t.study : t.studyThen) : isCurrent ? t.settlement : t.earlier
  const said = say(t.persons(persons, formats.number(persons)), formats.money(amount, 'CAD'), formats.date(entry.from))
  const named = slots.marks.find(isAmount)
  const enough = named === undefined ? [] : [named >= amount ? t.isEnough : t.isTooLittle]
  const have =
    named === undefined && typeof file.profile.fundsCad === 'number' && isCurrent && !isStudy
      ? [t.have(formats.money(file.profile.fundsCad, 'CAD'))]
      : []
  return {
    sentences: [...enough, said, ...(isCurrent ? (isStudy ? [t.countComing] : [t.countAll, t.newest]) : []), ...have],
    sources: [
      ruleSource(context, entry.source, entry.from),
      ...(have.length > 0 ? [fileSource(context, 'profile')] : []),
    ],
    link: { href: '/articles/proof-of-funds', label: texts.advisor.links.article },
  }
}

/** A year is answered by the table that held at its end; a year after the last table by none. */
function dayOf({ today }: Context, { year }: Slots, tables: readonly Dated<unknown>[]): string | undefined {
  if (year === undefined) return today
  if (year > Number(today.slice(0, 4))) return undefined
  const end = `${year}-12-31`
  const first = tables[0]?.from ?? end
  return end < first ? undefined : end < today ? end : today
}

const MILLION = 1_000_000

/** The table is in dollars. In tomans only what the owner's own, dated rate gives, and rounded so that nobody takes it for exact. */
function sayInToman(context: Context, slots: Slots): Composed {
  const { texts, formats, knowledge, today } = context
  const t = texts.advisor.money
  const inDollars = sayFunds(context, slots)
  if (!('sentences' in inDollars)) return inDollars
  const tables = slots.program === 'STUDY_CA' ? STUDY_FUNDS : SETTLEMENT_FUNDS
  const persons = personsOf(context, slots)
  const amount = persons === undefined || slots.year !== undefined ? undefined : fundsNeeded(tables, persons, today)
  if (!knowledge.toman || amount === undefined) return { ...inDollars, sentences: [...inDollars.sentences, t.noToman] }
  const { perDollar, on } = knowledge.toman
  const millions = formats.number(Math.round((amount * perDollar) / MILLION))
  return {
    ...inDollars,
    sentences: [...inDollars.sentences, t.toman(millions, formats.number(perDollar), formats.date(on))],
    sources: [...inDollars.sources, { key: 'office', title: texts.advisor.sources.settings, asOf: on, href: null }],
  }
}

/** The table is in Canadian dollars, and no other rate is kept. */
function sayInCurrency(context: Context, slots: Slots): Composed {
  const said = sayFunds(context, slots)
  if (!('sentences' in said)) return said
  return { ...said, sentences: [...said.sentences.slice(0, 1), context.texts.advisor.money.noCurrency] }
}

function wholeTable(context: Context, tables: typeof SETTLEMENT_FUNDS): Composed {
  const entry = inForce(tables, context.today)
  if (!entry) return { handOver: 'notInTables' }
  const { texts, formats } = context
  const { bySize, eachMore } = entry.value
  const t = texts.advisor.money
  return {
    sentences: [tables === STUDY_FUNDS ? t.countComing : t.countAll, t.newest],
    table: {
      head: t.head,
      rows: [
        ...bySize.map((amount, place) => [formats.number(place + 1), formats.number(amount)]),
        ...(eachMore === undefined ? [] : [[t.more, formats.number(eachMore)]]),
      ],
    },
    sources: [ruleSource(context, entry.source, entry.from)],
    link: { href: '/articles/proof-of-funds', label: texts.advisor.links.article },
  }
}

const WHICH_MONEY = { article: 'proof-of-funds', heading: { en: /which money|counts/i, fa: /کدام پول|چه پول/ } }
const OF_OTHERS = ['parents', 'otherperson', 'sibling', 'relative']
const isOfOthers = ({ concepts }: Slots) => concepts.some((each) => OF_OTHERS.includes(each))

/** The section begins with the same in other words. */
function sayExempt(context: Context): Composed {
  const said = saySection(context, { article: 'proof-of-funds', heading: { en: /express entry/i, fa: /اکسپرس/ } })
  return 'sentences' in said
    ? { ...said, sentences: [context.texts.advisor.money.exempt, ...said.sentences.slice(1)] }
    : said
}

const HOUSEHOLD = 'people partner children number alone couple together year last year add p:EE p:FSW p:FST'

export const MONEY_TOPICS: readonly Topic[] = [
  ...FEE_TOPICS,
  {
    id: 'money.settlement',
    when: [
      'funds',
      'howmuch partner children',
      'howmuch people',
      'howmuch couple',
      'funds howmuch',
      'bank howmuch',
      'howmuch need partner',
      'howmuch dollar alone',
      'howmuch dollar people',
      'howmuch dollar account',
      'howmuch dollar bank',
      'funds enough',
      'dollar enough',
    ],
    also: `${HOUSEHOLD} howmuch bank limit if dollar account enough`,
    needs: ({ program }) => program === undefined || program === 'EE' || program === 'FSW' || program === 'FST',
    compose: sayFunds,
  },
  {
    id: 'money.who-counts',
    when: ['funds children accepted', 'funds partner accepted', 'funds children accepted iran'],
    also: 'iran people partner children together if p:EE p:FSW p:FST live who',
    compose: (context) => wholeTable(context, SETTLEMENT_FUNDS),
  },
  {
    id: 'money.study',
    when: [
      'dollar enough study',
      'enough number p:STUDY_CA',
      'funds study',
      'funds p:STUDY_CA',
      'howmuch p:STUDY_CA',
      'funds howmuch p:STUDY_CA',
      'funds howmuch study',
      'funds tuition',
    ],
    also: 'people partner children number alone couple together year limit study bank howmuch p:STUDY_CA last dollar account enough tuition if correct',
    needs: ({ program }) => program === 'STUDY_CA',
    compose: sayFunds,
  },
  {
    id: 'money.exempt',
    when: ['funds p:CEC', 'funds p:CEC eligible', 'dollar p:CEC', 'funds joboffer'],
    also: 'howmuch if eligible neg bank people number partner children alone couple joboffer need',
    compose: (context) => sayExempt(context),
  },
  {
    id: 'money.borrowed',
    when: ['borrow funds', 'borrow'],
    also: 'accepted funds bank parents partner',
    compose: (context) =>
      saySection(context, WHICH_MONEY, [context.texts.advisor.money.borrowed, context.texts.advisor.money.countsLead]),
  },
  {
    id: 'money.counts',
    when: ['funds accepted', 'fundsource', 'funds parents', 'funds fundsrule', 'fundsrule', 'funds where'],
    also: 'bank parents partner accepted fundsource where explain',
    compose: (context, slots) => {
      const { inOtherNames, countsLead } = context.texts.advisor.money
      // "The money is in my father's account": whose it has to be comes first.
      return saySection(context, WHICH_MONEY, [...(isOfOthers(slots) ? [inOtherNames] : []), countsLead])
    },
  },
  {
    id: 'money.bank',
    when: ['bank letter', 'bank'],
    also: 'documents letter funds requirements how explain',
    compose: (context) => saySection(context, { article: 'proof-of-funds', heading: { en: /bank/i, fa: /بانک/ } }),
  },
  {
    id: 'money.consultation',
    when: [
      'consultation fee',
      'consultation ourfee',
      'consultation howmuch',
      'consultation free',
      'appointment free',
      'consultation free minutes',
      'appointment free minutes',
      'first consultation howmuch',
    ],
    also: 'first howmuch fee ourfee free appointment funds minutes takes consultation',
    compose: (context) =>
      sayQuestion(context, 'consultation-fees', {
        link: { href: '/booking/initial', label: context.texts.advisor.links.book },
      }),
  },
  {
    id: 'money.our-fee',
    when: ['ourfee', 'fee'],
    also: 'howmuch refund consultant case p: fee ourfee',
    compose: sayOurFee,
  },
  {
    id: 'money.how-to-pay',
    when: ['payway', 'payway fee', 'payway ourfee', 'payway consultation', 'payway toman'],
    also: 'fee ourfee howmuch consultation how accepted toman dollar bank iran funds case month account',
    compose: () => ({ handOver: 'notInTables' }),
  },
  {
    id: 'money.toman',
    when: ['funds toman', 'howmuch toman', 'funds howmuch toman'],
    also: `${HOUSEHOLD} p:STUDY_CA study howmuch bank`,
    needs: ({ program }) => program === 'STUDY_CA' || HAS_TABLE.includes(program),
    compose: sayInToman,
  },
  {
    id: 'money.currency',
    when: ['funds currency', 'howmuch currency people', 'funds howmuch currency', 'funds currency dollar'],
    also: `${HOUSEHOLD} p:STUDY_CA study howmuch bank dollar`,
    needs: ({ program }) => program === 'STUDY_CA' || HAS_TABLE.includes(program),
    compose: sayInCurrency,
  },
  {
    id: 'money.toman-rate',
    when: ['toman', 'toman fee', 'currency', 'currency dollar', 'currency howmuch', 'currency howmuch dollar'],
    also: 'howmuch fee p: consultation ourfee govfee dollar number equals now',
    compose: () => ({ decline: 'rates' }),
  },
]

import { type FeeName, feesOfProgram, type OfficialFee, officialFee } from '@rahnama/rules/fees/fees.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { sayIntake } from '../intake.ts'
import type { Topic } from '../topic.ts'

/** What is charged for a thing that is named: each where they have a price of their own, otherwise the first. */
const FEES_OF: readonly (readonly [concept: string, fees: readonly FeeName[]])[] = [
  ['biometrics', ['biometrics']],
  ['medicalexam', ['medical']],
  ['b:wes', ['wes']],
  ['b:iqas', ['iqas']],
  ['b:icas', ['icas']],
  ['b:ices', ['ices']],
  ['b:ces', ['ces']],
  ['t:CELPIP_G', ['celpipGeneral']],
  ['t:IELTS_GT', ['ieltsGeneral']],
  ['t:PTE_CORE', ['pteCore']],
  ['t:TEF_CANADA', ['tefCanada']],
  ['t:TCF_CANADA', ['tcfCanada']],
  ['eca', ['wes', 'iqas', 'ces', 'icas', 'ices']],
  ['test', ['ieltsGeneral', 'celpipGeneral', 'pteCore', 'tefCanada', 'tcfCanada']],
  ['workpermit', ['workPermit', 'biometrics']],
  ['sponsor', ['sponsorship', 'residenceFamily', 'residenceRight', 'biometrics']],
  ['nomination', ['nominationOntario', 'nominationBc', 'nominationAlberta', 'interestAlberta']],
  ['govfee', ['residenceEconomic', 'residenceRight', 'residenceChild', 'biometrics']],
  ['pr', ['residenceEconomic', 'residenceRight', 'residenceChild', 'biometrics']],
]

const GOVERNMENT_FEES = FEES_OF.find(([concept]) => concept === 'govfee')?.[1] ?? []

/** A nomination costs what the province that is named asks. */
const NOMINATIONS: Partial<Record<NonNullable<Slots['province']>, readonly FeeName[]>> = {
  ON: ['nominationOntario'],
  BC: ['nominationBc'],
  AB: ['nominationAlberta', 'interestAlberta'],
}

function feesNamed({ concepts, program, province }: Slots, today: string): OfficialFee[] {
  const ofProvince = concepts.includes('nomination') && province ? NOMINATIONS[province] : undefined
  if (ofProvince) return ofProvince.map((name) => officialFee(name, today))
  const things = FEES_OF.filter(([concept]) => concepts.includes(concept))
  const named = things.filter(([, fees]) => fees.length === 1)
  const ofProgram = things.length === 0 || (program && things.every(([concept]) => concept === 'govfee'))
  if (ofProgram && program) return feesOfProgram(program === 'EE' ? 'FSW' : program, today)
  // "What do I pay to the government altogether?": for what most are here for.
  if (ofProgram) return concepts.includes('government') ? GOVERNMENT_FEES.map((name) => officialFee(name, today)) : []
  // "Before tests and translations": what the government charges is asked, whatever else is named.
  const ofGovernment = things.filter(([concept]) => concept === 'govfee' || concept === 'pr')
  const permits = things.filter(([concept]) => concept === 'workpermit')
  const found = named.length > 0 ? [...named, ...permits] : ofGovernment.length > 0 ? ofGovernment : things
  const names = found.slice(0, named.length > 0 ? found.length : 1).flatMap(([, fees]) => fees)
  return [...new Set(names)].map((name) => officialFee(name, today))
}

const sayFees = (context: Context, slots: Slots) =>
  sayAmounts(context, feesNamed(slots, context.today), sayIfClosed(context, slots))

/** What is charged for one thing, whatever else is named beside it. */
const sayFeesOf =
  (...names: readonly FeeName[]) =>
  (context: Context): Composed =>
    sayAmounts(
      context,
      names.map((name) => officialFee(name, context.today)),
    )

/** Those whose amount we could see, with the day; for the others the page that says it. */
function sayAmounts(context: Context, fees: readonly OfficialFee[], closed: readonly string[] = []): Composed {
  const { texts, formats } = context
  const known = fees.filter(({ known }) => known !== null)
  if (fees.length === 0) return { handOver: 'fees' }
  const t = texts.advisor.fees
  const amountOf = ({ known }: OfficialFee) =>
    known === null
      ? t.notSeen
      : known.low === known.high
        ? formats.money(known.low, 'CAD')
        : t.between(formats.money(known.low, 'CAD'), formats.money(known.high, 'CAD'))
  const [only, ...others] = fees
  const isOne = only !== undefined && others.length === 0
  if (known.length === 0) {
    return isOne
      ? { sentences: [t.unseen(texts.officialFees.names[only.name], only.page)], ...cited(context, fees) }
      : { handOver: 'fees' }
  }
  return {
    sentences: [
      ...closed,
      ...(isOne ? [t.one(texts.officialFees.names[only.name], amountOf(only))] : [t.perPerson]),
      t.changes,
    ],
    ...(!isOne && {
      table: { head: t.head, rows: fees.map((fee) => [texts.officialFees.names[fee.name], amountOf(fee)]) },
    }),
    ...cited(context, fees),
  }
}

/** Nobody should pay for what takes no applications. */
function sayIfClosed(context: Context, { program }: Slots): string[] {
  if (program === undefined || program === 'EE') return []
  const { sentences, verdict } = sayIntake(context, program)
  return verdict?.is === 'no' ? sentences : []
}

function cited(context: Context, fees: readonly OfficialFee[]) {
  const read = fees.flatMap(({ name, known }) => (known ? [{ name, known }] : []))
  return {
    sources:
      read.length > 0
        ? read.map(({ name, known }) => ({
            ...{ key: known.source, title: context.texts.officialFees.names[name] },
            ...{ asOf: known.checked, href: null },
          }))
        : fees.map(({ name, page }) => ({
            key: page,
            title: context.texts.officialFees.names[name],
            asOf: context.today,
            href: null,
          })),
    link: link(context, 'services', 'services'),
  }
}

const FAMILY =
  'case fee biometrics medicalexam people number alone couple partner children government visa pr p: govfee howmuch'

export const FEE_TOPICS: readonly Topic[] = [
  {
    id: 'money.government-fee',
    when: [
      'govfee',
      'government howmuch',
      'government dollar',
      'government funds howmuch',
      'pr fee',
      'pr govfee',
      'p: fee',
      'p: govfee',
      'fee workpermit',
      'howmuch workpermit',
      'sponsor fee',
      'nomination fee',
      'nomination howmuch pv:',
      'fee biometrics',
      'howmuch biometrics',
      'fee medicalexam',
      'howmuch medicalexam',
    ],
    also: `${FAMILY} workpermit study sponsor nomination pv:`,
    // "Biometrics and medical, when and how much?" asks for the day as well.
    needs: ({ concepts }) => !concepts.includes('when') || !concepts.includes('medicalexam'),
    compose: sayFees,
  },
  {
    id: 'money.test-fee',
    when: ['t: fee', 'test fee', 'eca fee', 'b: fee', 'b: howmuch', 'eca howmuch fee'],
    also: 'howmuch degree documents test t: b: eca p:EE people',
    compose: sayFees,
  },
  { id: 'money.fee-visit', when: [], compose: sayFeesOf('visitorVisa', 'visitExtension', 'biometrics') },
  { id: 'money.fee-restoration', when: [], compose: sayFeesOf('restoration', 'studyPermit', 'workPermit') },
  { id: 'money.fee-pr-card', when: [], compose: sayFeesOf('residentCard', 'travelDocument') },
  {
    id: 'money.fee-citizenship',
    when: [],
    compose: sayFeesOf('citizenshipAdult', 'citizenshipRight', 'citizenshipChild'),
  },
]

import { intakeText, noticeText } from '@rahnama/contract/texts/texts.ts'
import { dependentChildUnder } from '@rahnama/rules/profile/profile.ts'
import { intakeOn, THRESHOLDS } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../answers/answers.ts'
import { link, ruleSource, sayClaims, sayQuestion } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'
import type { Topic } from './topic.ts'

const TIMES: Record<string, readonly string[]> = {
  EE: ['time-express-entry'],
  FSW: ['time-express-entry'],
  CEC: ['time-express-entry'],
  FST: ['time-express-entry'],
  PNP: ['time-provincial-nominee'],
  SUV: ['time-startup-visa', 'time-startup-work-permit'],
  ICT: ['time-transfer-work-permit', 'time-transfer-residence'],
}

function sayTime(context: Context, { program }: Slots): Composed {
  if (!program) return sayQuestion(context, 'processing-times')
  const keys = TIMES[program]
  return keys
    ? sayClaims(context, keys, { link: link(context, 'services', 'immigrationServices') })
    : { handOver: 'notInTables' }
}

const REGULATIONS = 'Regulations, sections 117 to 137'
const regulation = (context: Context, sentences: string[], source = REGULATIONS): Composed => ({
  sentences,
  sources: [ruleSource(context, source, context.today)],
  link: link(context, 'services', 'immigrationServices'),
})

function sayParents(context: Context): Composed {
  const { texts, formats, today, book, language } = context
  const intake = intakeOn(book.ledger, 'FAMILY_PARENTS', today)
  const status = intakeText(texts.eligibility.intakeStatuses, texts.report, formats, intake)
  return {
    sentences: [texts.advisor.family.parents(status, noticeText(texts.eligibility.notices, intake.notice, language))],
    sources: [ruleSource(context, intake.source, intake.since)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

const sayChild = (context: Context) =>
  regulation(context, [context.texts.advisor.family.child(context.formats.number(dependentChildUnder(context.today)))])

function sayCommonLaw(context: Context): Composed {
  const [entry] = THRESHOLDS.familyCommonLawMonths
  return regulation(
    context,
    [context.texts.advisor.family.commonLaw(context.formats.months(entry.value))],
    entry.source,
  )
}

const NEARLY_GROWN = 15
const OLDEST = 40

export const PROCESS_TOPICS: readonly Topic[] = [
  {
    id: 'process.time',
    when: [
      'takes',
      'p: takes',
      'p: takes howmuch',
      'takes workpermit p:',
      'takes pr',
      'nomination takes',
      'p: month',
      'nomination month',
    ],
    also: 'howmuch p: case programs workpermit pr how when month nomination year',
    compose: sayTime,
  },
  {
    id: 'process.guarantee',
    when: ['guarantee'],
    also: 'neg p: pr workpermit',
    compose: (context) => sayQuestion(context, 'guarantee'),
  },
  {
    id: 'process.start',
    when: ['start', 'immigrate how', 'immigrate'],
    also: 'how where need',
    compose: (context) => sayQuestion(context, 'without-account', { link: link(context, 'profile', 'profile') }),
  },
  {
    id: 'family.spouse',
    when: ['sponsor partner', 'p:FAMILY partner', 'sponsor partner pr', 'sponsor partner live'],
    also: 'p:FAMILY how eligible requirements pr citizen live iran',
    compose: (context) =>
      regulation(context, [context.texts.advisor.family.spouse, context.texts.advisor.family.sponsorLives]),
  },
  {
    id: 'family.parents',
    when: ['sponsor parents', 'p:FAMILY parents', 'parents open'],
    also: 'p:FAMILY how eligible open when year programs',
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
]

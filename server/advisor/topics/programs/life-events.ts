import type { AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import { POLICE_MONTHS, POLICE_YEARS } from '@rahnama/rules/checklist/checklist.ts'
import { inForce } from '@rahnama/rules/dated.ts'
import { factsOf } from '@rahnama/rules/profile/profile.ts'
import { fundsNeeded, SETTLEMENT_FUNDS } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { EXPRESS_ENTRY_NOTES, fileSource, link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

/** What changed, and that it is told first: what it does to something already sent only a consultant can say. */
function told(context: Context, sentences: readonly string[], sources: readonly AdvisorSource[]): Composed {
  return {
    sentences: [...sentences, context.texts.advisor.changes.tell],
    sources: [...sources, fileSource(context, 'profile')],
    link: link(context, 'profile', 'profile'),
  }
}

/** One more person to show money for, by today's table. */
function oneMore(context: Context): { sentences: string[]; sources: AdvisorSource[] } {
  const { texts, formats, file, today } = context
  const persons = factsOf(file.profile, today).familySize.low + 1
  const entry = inForce(SETTLEMENT_FUNDS, today)
  const amount = fundsNeeded(SETTLEMENT_FUNDS, persons, today)
  if (!entry || amount === undefined) return { sentences: [], sources: [] }
  const family = texts.advisor.money.persons(persons, formats.number(persons))
  return {
    sentences: [texts.advisor.changes.oneMore(family, formats.money(amount, 'CAD'))],
    sources: [ruleSource(context, entry.source, entry.from)],
  }
}

function sayNewChild(context: Context): Composed {
  const { sentences, sources } = oneMore(context)
  return told(context, [context.texts.advisor.changes.child, ...sentences], sources)
}

/** What a wedding does to an application that was sent is never ours to say. */
function sayMarriage(context: Context, { concepts }: Slots): Composed {
  if (concepts.includes('afterapplying')) return { handOver: 'notInTables' }
  const { sentences, sources } = oneMore(context)
  return told(context, [context.texts.advisor.changes.marriage, ...sentences], sources)
}

function sayWorkChange(context: Context): Composed {
  const { texts, formats, language } = context
  const { years, source, from } = EXPRESS_ENTRY_NOTES.workWindows
  const said = texts.advisor.changes.work(formats.years(years.FSW), formats.years(years.CEC), formats.years(years.FST))
  return told(context, [said], [{ key: source.en, title: source[language], asOf: from, href: null }])
}

function sayMove(context: Context): Composed {
  const { texts, formats } = context
  return told(context, [texts.advisor.changes.move(formats.months(POLICE_MONTHS), formats.years(POLICE_YEARS))], [])
}

const MEANWHILE =
  'meanwhile afterapplying case if profile invited upload change need write what now pr soon contact declare'

export const LIFE_TOPICS: readonly Topic[] = [
  {
    id: 'process.new-child',
    // It counts the child, which those two do not know of.
    covers: ['money.settlement', 'money.mine'],
    when: ['newchild', 'newchild case', 'newchild meanwhile'],
    also: `${MEANWHILE} children partner people add couple funds`,
    compose: sayNewChild,
  },
  {
    id: 'process.marriage',
    when: [
      'wedding meanwhile',
      'wedding afterapplying',
      'wedding case',
      'wedding profile',
      'wedding invited',
      'wedding upload',
    ],
    also: `${MEANWHILE} partner people add couple alone`,
    compose: sayMarriage,
  },
  {
    id: 'process.separation',
    when: ['separation', 'separation case', 'separation profile', 'separation meanwhile'],
    also: `${MEANWHILE} partner people couple alone score number year`,
    compose: (context) => told(context, [context.texts.advisor.changes.separation], []),
  },
  {
    id: 'process.new-passport',
    when: ['newpassport', 'newpassport profile', 'newpassport case'],
    also: `${MEANWHILE} passport documents number valid`,
    compose: (context) => told(context, [context.texts.advisor.changes.passport], []),
  },
  {
    id: 'process.work-change',
    when: ['jobchange meanwhile', 'jobchange case', 'jobchange invited', 'jobchange profile', 'jobchange contact'],
    also: `${MEANWHILE} work company workletter gap`,
    compose: sayWorkChange,
  },
  {
    id: 'process.move-country',
    when: ['movecountry case', 'movecountry meanwhile', 'movecountry profile', 'movecountry'],
    also: `${MEANWHILE} iran live police address`,
    compose: sayMove,
  },
]

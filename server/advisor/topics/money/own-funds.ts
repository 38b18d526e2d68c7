import { inForce } from '@rahnama/rules/dated.ts'
import { fundsNeeded, SETTLEMENT_FUNDS } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { isAmount, personsOf, sayFunds } from './money.ts'

/** What the profile says somebody can show, beside what is asked of their family; an amount that is named is held against it instead. */
function sayOwnFunds(context: Context, slots: Slots): Composed {
  const { file, formats, texts, today } = context
  const persons = personsOf(context, slots)
  const entry = inForce(SETTLEMENT_FUNDS, today)
  const asked = persons === undefined ? undefined : fundsNeeded(SETTLEMENT_FUNDS, persons, today)
  const have = file.profile.fundsCad
  const isElsewhere = slots.program !== undefined && !['EE', 'FSW', 'FST'].includes(slots.program)
  if (isElsewhere || slots.marks.some(isAmount) || !entry || persons === undefined || asked === undefined)
    return sayFunds(context, slots)
  const t = texts.advisor.money
  const cad = (amount: number) => formats.money(amount, 'CAD')
  const compared =
    typeof have !== 'number'
      ? t.mineOpen
      : have < asked
        ? t.mineTooLittle(cad(have), cad(asked - have))
        : have > asked
          ? t.mineEnough(cad(have), cad(have - asked))
          : `${t.isEnough} ${t.have(cad(have))}`
  const needed = t.settlement(t.persons(persons, formats.number(persons)), cad(asked), formats.date(entry.from))
  return {
    sentences: [compared, needed, t.countAll, t.newest],
    sources: [ruleSource(context, entry.source, entry.from), fileSource(context, 'profile')],
    link: { href: '/articles/proof-of-funds', label: texts.advisor.links.article },
  }
}

export const OWN_FUNDS_TOPICS: readonly Topic[] = [
  {
    id: 'money.mine',
    when: [],
    needs: ({ program }) => program === undefined || ['EE', 'FSW', 'FST'].includes(program),
    compose: sayOwnFunds,
  },
]

import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'

/** What the owner says a service costs; whoever names no program sees all of them. */
export function sayOurFee(context: Context, { program }: Slots): Composed {
  const { knowledge, texts } = context
  const t = texts.advisor.money
  const isOf = (intake: string) => intake.startsWith(program === 'EE' ? 'FSW' : (program ?? ''))
  const asked = knowledge.services.filter(({ intakes }) => intakes.some(isOf))
  const [first] = asked
  if (!first) return { handOver: 'notInTables' }
  const isOne = asked.length === 1
  return {
    // What stands last leads to the table.
    sentences: isOne ? [t.ourFee(first.title, first.fee), t.besideOurFee] : [t.besideOurFee, t.ourFees],
    ...(!isOne && { table: { head: t.ourFeesHead, rows: asked.map(({ title, fee }) => [title, fee]) } }),
    sources: [fileSource(context, 'settings')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

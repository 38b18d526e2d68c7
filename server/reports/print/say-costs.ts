import { ourFees } from '@rahnama/contract/our-fees.ts'
import { sayOfficialFee } from '@rahnama/contract/texts/texts.ts'
import { FEE_KINDS, feesOfPrograms, hostOf } from '@rahnama/rules/fees/fees.ts'
import { offeredOf } from '@rahnama/rules/program-order/program-order.ts'
import type { Block } from './block.ts'
import type { Printable } from './print.ts'
import type { ReportWords } from './report-words.ts'

/** What the programs put before this person cost on the report's day; paper has no links, so pages are named by site. */
export function sayCosts({ assessment, services }: Printable, words: ReportWords): Block[] {
  const { report, officialFees: texts, formats } = words
  const programs = offeredOf(assessment.readings.told.programs).map(({ program }) => program)
  const ours = ourFees(services, programs)
  const official = feesOfPrograms(programs, assessment.on)
  if (ours.length + official.length === 0) return []
  const group = (text: string) => ({ isGroup: true, cells: [{ text }, { text: '' }] })
  return [
    { kind: 'heading', text: report.costs.heading, lead: texts.note },
    {
      kind: 'table',
      columns: [
        { text: texts.what, share: 'rest' },
        { text: texts.amount, share: 'narrow', isFigure: true },
      ],
      rows: [
        ...(ours.length > 0 ? [group(texts.ours)] : []),
        ...ours.map(({ label, fee }) => ({ cells: [{ text: label }, { text: fee }] })),
        ...FEE_KINDS.flatMap((kind) => {
          const lines = official.filter((fee) => fee.kind === kind).map((fee) => sayOfficialFee(fee, texts, formats))
          return lines.length === 0
            ? []
            : [
                group(texts.kinds[kind]),
                ...lines.map(({ name, amount, read, page }) => ({
                  cells: [
                    {
                      text: name,
                      note: [read?.label, `${texts.officialPage}: ${formats.code(hostOf(page))}`]
                        .filter((each) => each !== undefined)
                        .join(' · '),
                    },
                    { text: amount ?? texts.seePage },
                  ],
                })),
              ]
        }),
      ],
    },
  ]
}

import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { contradictionText } from '@rahnama/contract/texts/texts.ts'
import type { Block } from './block.ts'
import type { ReportWords } from './report-words.ts'

export function sayContradictions(
  { contradictions }: Assessment,
  { report, eligibility, formats }: ReportWords,
): Block[] {
  if (contradictions.length === 0) return []
  const { heading, lead } = report.contradictions
  return [
    { kind: 'heading', text: heading, lead },
    { kind: 'list', items: contradictions.map((each) => contradictionText(eligibility, formats, each)) },
  ]
}

export function sayBasis(
  { on, ruleSets, readings }: Assessment,
  { report, score, bothCalendars, formats }: ReportWords,
): Block[] {
  const { basis } = report
  const both = (iso: string) => {
    const { own, other } = bothCalendars(iso)
    return `${own} (${other})`
  }
  const { notice } = readings.told.crs
  const noticeText = notice && score.notices[notice.code](formats.date('since' in notice ? notice.since : notice.until))
  return [
    { kind: 'heading', text: basis.heading, lead: basis.asOf(both(on)) },
    {
      kind: 'list',
      items: [
        basis.crs(both(ruleSets.crs)),
        basis.fsw(both(ruleSets.fsw)),
        basis.intakes(both(ruleSets.intakes)),
        basis.rounds(both(ruleSets.rounds)),
      ],
    },
    ...(noticeText ? [{ kind: 'note', tone: 'warning', text: noticeText } as const] : []),
    { kind: 'note', tone: 'neutral', text: basis.disclaimer },
  ]
}

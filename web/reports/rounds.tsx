import type { RoundBeside } from '@rahnama/contract/eligibility/eligibility.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

/** A look back beside the score, never a promise. */
export function Rounds({ rounds }: { rounds: readonly RoundBeside[] }) {
  const { report, eligibility, formats } = useWords()
  const texts = report.rounds
  const { number, points, date } = formats
  const beside = (margin: number) =>
    margin === 0 ? texts.level : (margin > 0 ? texts.above : texts.below)(points(Math.abs(margin)))
  return (
    <>
      <p className={styles.soft}>{texts.lead}</p>
      {!rounds.some(({ fits }) => fits) && <Alert>{texts.none}</Alert>}
      <DataTable
        caption={texts.heading}
        captionHidden
        columns={[
          {
            key: 'category',
            header: texts.category,
            cell: ({ category, fits }) => (
              <>
                {eligibility.roundCategories[category]}{' '}
                <Badge tone={fits ? 'success' : 'neutral'}>{fits ? texts.fits : texts.other}</Badge>
              </>
            ),
          },
          { key: 'date', header: texts.date, cell: ({ on }) => date(on, 'medium'), isUnbroken: true },
          { key: 'invitations', header: texts.invitations, cell: (each) => number(each.invitations), align: 'end' },
          { key: 'cutOff', header: texts.cutOff, cell: ({ cutOff }) => number(cutOff), align: 'end' },
          { key: 'margin', header: texts.margin, cell: ({ margin }) => beside(margin) },
        ]}
        rows={rounds}
        keyOf={({ category, on }) => `${category} ${on}`}
        nameOf={({ category, on }) => `${eligibility.roundCategories[category]}, ${date(on)}`}
      />
    </>
  )
}

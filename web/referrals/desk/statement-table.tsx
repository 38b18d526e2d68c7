import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { statementsQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { StatementFiles } from '../statement-files.tsx'
import { useFold } from './use-fold.tsx'

const FEW = 3

export function StatementTable() {
  const texts = useTexts('referrals').statements
  const { date, cents, number } = formats(useLanguage().language)
  const { statements } = useSuspenseQuery(statementsQuery()).data
  const { shown, unfold } = useFold(statements, FEW)
  return (
    <div className={styles.stack}>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={shown}
        keyOf={({ id }) => id}
        nameOf={(statement) => number(statement.number)}
        empty={
          <EmptyState scene="documents" level={3} title={texts.none}>
            {texts.noneBody}
          </EmptyState>
        }
        columns={[
          { key: 'number', header: texts.number, cell: (statement) => number(statement.number) },
          { key: 'issued', header: texts.issued, cell: ({ issuedAt }) => date(issuedAt) },
          { key: 'opening', header: texts.opening, cell: ({ openingCents }) => cents(openingCents, 'CAD') },
          { key: 'closing', header: texts.closing, cell: ({ closingCents }) => cents(closingCents, 'CAD') },
          {
            key: 'paid',
            header: texts.paid,
            cell: ({ paidAt }) =>
              paidAt ? (
                <span className={styles.lines}>
                  <Badge tone="success">{texts.paid}</Badge>
                  <span className={styles.soft}>{date(paidAt)}</span>
                </span>
              ) : (
                <Badge>{texts.unpaid}</Badge>
              ),
          },
          { key: 'file', header: texts.file, cell: (statement) => <StatementFiles statement={statement} /> },
        ]}
      />
      {unfold && <div>{unfold}</div>}
    </div>
  )
}

import { formats } from '@rahnama/contract/locale/locale.ts'
import type { CommissionStatement } from '@rahnama/contract/referral-terms.ts'
import { useQuery } from '@tanstack/react-query'
import { call, describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { statementsQuery, useRefresh } from '../queries.ts'
import styles from '../referrals.module.css'
import { StatementFiles } from '../statement-files.tsx'
import { NoteDialog } from './note-dialog.tsx'

export function AgentStatements({ referrerId, hasNews }: { referrerId: string; hasNews: boolean }) {
  const { statements: texts } = useTexts('referrals').agents
  const errors = useTexts('errors')
  const refresh = useRefresh()
  const { data, error } = useQuery(statementsQuery(referrerId))
  const issue = useAct(() => call('POST /api/referral-agents/{referrerId}/statements', { referrerId }), {
    after: refresh,
  })
  return (
    <section className={styles.stack}>
      <h3>{texts.title}</h3>
      {error && !data && <Alert tone="danger">{describeError(error, errors)}</Alert>}
      {data?.statements.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      <ul className={styles.rows}>
        {data?.statements.map((statement) => (
          <OneStatement key={statement.id} statement={statement} />
        ))}
      </ul>
      {hasNews ? (
        <div>
          <Button busy={issue.isBusy} busyLabel={texts.busy} onClick={() => void issue.run()}>
            {texts.issue}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{texts.nothing}</p>
      )}
      <Failure>{issue.failure}</Failure>
    </section>
  )
}

function OneStatement({ statement }: { statement: CommissionStatement }) {
  const { statements: own, agents } = useTexts('referrals')
  const { statement: words } = useTexts('commission')
  const { statements: texts } = agents
  const { cents, date, number } = formats(useLanguage().language)
  const refresh = useRefresh()
  const { id, issuedAt, openingCents, closingCents, paidAt, isPayable } = statement
  const shown = number(statement.number)
  return (
    <li className={styles.row}>
      <span>
        <strong>{words.title(shown)}</strong> <span className={styles.soft}>{date(issuedAt)}</span>
      </span>
      <span className={styles.soft}>
        {own.opening} {cents(openingCents, 'CAD')} · {own.closing} {cents(closingCents, 'CAD')}
      </span>
      <span className={styles.acts}>
        {paidAt ? (
          <Badge tone="success">{`${own.paid} · ${date(paidAt)}`}</Badge>
        ) : (
          !isPayable && <Badge>{texts.carried}</Badge>
        )}
        {isPayable && (
          <NoteDialog
            title={texts.dialog(shown, cents(closingCents, 'CAD'))}
            body={texts.body}
            act={texts.pay}
            named={texts.payNamed(shown)}
            busy={texts.paying}
            refused={texts.payRefused}
            field={texts.field}
            run={(note) => call('POST /api/referral-agents/statements/{id}/pay', { id, note })}
            after={refresh}
          />
        )}
        <StatementFiles statement={statement} />
      </span>
    </li>
  )
}

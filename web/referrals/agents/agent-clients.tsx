import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReferredClient } from '@rahnama/contract/referral-terms.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { clientsQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { RecordEarning } from './record-earning.tsx'

export function AgentClients({ referrerId }: { referrerId: string }) {
  const { agents, more } = useTexts('referrals')
  const errors = useTexts('errors')
  const list = useInfiniteQuery(clientsQuery(referrerId))
  const clients = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <section className={styles.stack}>
      <h3>{agents.clients.title}</h3>
      {list.isError && <Alert tone="danger">{describeError(list.error, errors)}</Alert>}
      {list.isSuccess && clients.length === 0 && <p className={styles.soft}>{agents.clients.none}</p>}
      <ul className={styles.rows}>
        {clients.map((client) => (
          <Client key={client.clientId} client={client} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </section>
  )
}

function Client({ client }: { client: ReferredClient }) {
  const { clients: texts } = useTexts('referrals').agents
  const { milestones } = useTexts('commission')
  const { date } = formats(useLanguage().language)
  const { name, email, isShared, isLikelySelf } = client
  return (
    <li className={styles.row}>
      <span className={styles.acts}>
        <strong dir="auto">{name || email}</strong>
        <span className={styles.soft}>{isShared ? texts.shares : texts.hides}</span>
        {isLikelySelf && <Badge tone="warning">{texts.self}</Badge>}
      </span>
      {isLikelySelf && <span className={styles.soft}>{texts.selfHint}</span>}
      <ol className={styles.rows}>
        {client.milestones.map(({ milestone, at, due }) => (
          <li key={milestone} className={styles.step}>
            {milestones[milestone]} <span className={styles.soft}>{date(at)}</span>
            {due && <RecordEarning client={client} milestone={milestone} due={due} />}
          </li>
        ))}
      </ol>
    </li>
  )
}

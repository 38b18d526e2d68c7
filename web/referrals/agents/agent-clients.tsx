import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReferredClient } from '@rahnama/contract/referral-terms.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { clientsQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { AgentList } from './agent-list.tsx'
import { RecordEarning } from './record-earning.tsx'

export function AgentClients({ referrerId }: { referrerId: string }) {
  const texts = useTexts('referrals').agents.clients
  const list = useInfiniteQuery(clientsQuery(referrerId))
  return (
    <AgentList texts={texts} list={list}>
      {(client) => <Client key={client.clientId} client={client} />}
    </AgentList>
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

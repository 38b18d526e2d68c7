import type { AccountSession } from '@rahnama/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { sessionsQuery } from './queries.ts'
import styles from './sessions-setting.module.css'

type SessionRowProps = { session: AccountSession; onRevoked: () => void }

export function SessionRow({ session, onRevoked }: SessionRowProps) {
  const texts = useTexts('settings').security.sessions
  const queries = useQueryClient()
  const device = texts.device(session.browser, session.system)
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
  const revoking = useAct(async () => {
    await call('DELETE /api/auth/sessions/{id}', { id: session.id })
    onRevoked()
    await queries.invalidateQueries(sessionsQuery)
  })
  return (
    <li className={styles.row}>
      <div className={styles.device}>
        <p className={styles.name}>
          {device} {session.isCurrent && <Badge tone="success">{texts.current}</Badge>}
        </p>
        <p className={styles.words}>
          {texts.lastUsed} <Moment at={session.lastSeenAt} timeZone={here} />
          {session.hasSecondFactor && ` · ${texts.withSecondFactor}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" busy={revoking.isBusy} aria-label={texts.signOutNamed(device)} onClick={revoking.run}>
          {texts.signOut}
        </Button>
      )}
      <Failure>{revoking.failure}</Failure>
    </li>
  )
}

import type { AccountSession } from '@rahnama/contract/auth.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow, useAuth } from '../auth/auth.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Form, useUncheckedForm } from '../ui/form/form.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './session-row.tsx'
import styles from './sessions-setting.module.css'
import { Setting } from './setting.tsx'

export function SessionsSetting() {
  const texts = useTexts('settings').security.sessions
  const { data: sessions } = useSuspenseQuery(sessionsQuery)
  return (
    <Setting name="sessions" label={texts.label} value={texts.summary(sessions.length)} act="configure">
      <Sessions sessions={sessions} />
    </Setting>
  )
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const texts = useTexts('settings')
  const words = texts.security.sessions
  const { client } = useAuth()
  const queries = useQueryClient()
  const [gone, setGone] = useState<AccountSession | 'others'>()
  const signOutOthers = useUncheckedForm(async () => {
    orThrow({ ...(await (await client()).signOut({ scope: 'others' })), data: true })
    setGone('others')
    await queries.invalidateQueries(sessionsQuery)
  })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      {gone && (
        <Alert tone="success" live>
          {gone === 'others' ? words.othersSignedOut : words.signedOut(words.device(gone.browser, gone.system))}
        </Alert>
      )}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onRevoked={() => setGone(session)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Form form={signOutOthers} act={words.signOutOthers} busy={texts.saving} variant="secondary" />
      ) : (
        <p className={styles.words}>{words.onlyThis}</p>
      )}
    </>
  )
}

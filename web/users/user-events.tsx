import { actName, purposeName } from '@rahnama/contract/act-name.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import styles from './user-detail.module.css'

/** What the office did with an account and its file, the newest first. */
export function UserEvents({ events, email }: Pick<UserAccount, 'events' | 'email'>) {
  const texts = useTexts('users').events
  const words = useTexts('audit')
  return (
    <section>
      <h3>{texts.title}</h3>
      {events.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      <ul className={styles.rows}>
        {events.map(({ id, at, act, purpose, actor, actorRole }) => (
          <li key={id}>
            {actName(words, act)}
            {purpose && (
              <>
                {': '}
                <span dir="auto">{purposeName(words, { act, purpose })}</span>
              </>
            )}
            <br />
            <span className={styles.soft}>
              {actor ?? (actorRole === 'restore' ? texts.program : texts.gone)} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={`${href('adminAudit')}?q=${encodeURIComponent(email)}`}>{texts.all}</TextLink>
      </p>
    </section>
  )
}

import { formats } from '@rahnama/contract/locale/locale.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { MergedAccounts, MergedInto } from './merged-accounts.tsx'
import { userQuery } from './queries.ts'
import { StateBadge } from './state-badge.tsx'
import { UserActs } from './user-acts.tsx'
import styles from './user-detail.module.css'
import { UserEvents } from './user-events.tsx'

/** One account: who it is, what the office may do for them, where they are signed in, their cases and what happened. */
export function UserDetail({ userId }: { userId: string }) {
  const errors = useTexts('errors')
  const texts = useTexts('users')
  const { roles } = useTexts('people')
  const { data: account, error } = useQuery(userQuery(userId))
  if (error && !account) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!account) return <SkeletonList rows={6} />
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <p className={styles.name} dir="auto">
          {account.fullName || texts.noName}
        </p>
        <Badge>{roles[account.role]}</Badge>
        <StateBadge state={account.state} />
        {account.isMe && <Badge tone="info">{texts.isMe}</Badge>}
      </div>
      <Suspension account={account} />
      {account.mergedInto && <MergedInto account={account.mergedInto} />}
      <AccountFacts account={account} />
      {!account.mergedInto && <UserActs account={account} />}
      <MergedAccounts merges={account.merges} />
      <Sessions account={account} />
      <Cases account={account} />
      <UserEvents events={account.events} email={account.email} />
    </div>
  )
}

function Suspension({ account: { suspension } }: { account: UserAccount }) {
  const texts = useTexts('users').suspended
  if (!suspension) return null
  return (
    <Alert tone="warning" title={texts.title}>
      {suspension.by && `${texts.by(suspension.by)} `}
      <Moment at={suspension.at} />
      <br />
      {texts.reason} <span dir="auto">{suspension.because}</span>
    </Alert>
  )
}

function AccountFacts({ account }: { account: UserAccount }) {
  const texts = useTexts('users').facts
  const { off } = useTexts('people')
  const { number } = formats(useLanguage().language)
  return (
    <Facts>
      <Fact name={texts.email}>
        <bdi dir="ltr">{account.email}</bdi>
      </Fact>
      {account.newEmail && (
        <Fact name={texts.newEmail}>
          <bdi dir="ltr">{account.newEmail}</bdi>
        </Fact>
      )}
      {account.phone && (
        <Fact name={texts.phone}>
          <bdi dir="ltr">{account.phone}</bdi>
        </Fact>
      )}
      <Fact name={texts.language}>{texts.languages[account.language]}</Fact>
      <Fact name={texts.registered}>
        <Moment at={account.createdAt} />
      </Fact>
      <Fact name={texts.lastSignIn}>{account.lastSignInAt ? <Moment at={account.lastSignInAt} /> : texts.never}</Fact>
      <Fact name={texts.secondFactor}>
        {account.hasSecondFactor ? texts.codesLeft(number(account.recoveryCodesLeft)) : off}
      </Fact>
    </Facts>
  )
}

function Sessions({ account: { sessions } }: { account: UserAccount }) {
  const texts = useTexts('users').sessions
  const { device } = useTexts('settings').security.sessions
  return (
    <section>
      <h3>{texts.title}</h3>
      {sessions.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      <ul className={styles.rows}>
        {sessions.map(({ id, browser, system, lastSeenAt }) => (
          <li key={id}>
            {device(browser, system)}{' '}
            <span className={styles.soft}>
              · {texts.lastUsed} <Moment at={lastSeenAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cases({ account: { cases } }: { account: UserAccount }) {
  const texts = useTexts('users').cases
  const { stages } = useTexts('caseWords')
  const { names } = useTexts('programs')
  const { code } = formats(useLanguage().language)
  return (
    <section>
      <h3>{texts.title}</h3>
      {cases.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      <ul className={styles.rows}>
        {cases.map(({ folio, program, stage, isClosed }) => (
          <li key={folio}>
            <TextLink to={href('caseFile', { folio })}>{code(folio)}</TextLink>{' '}
            <span className={styles.soft}>
              · {names[program].name} · {isClosed ? texts.closed : stages[stage]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Invitation, StaffRole } from '@rahnama/contract/user-list.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { invitationsQuery, useRefresh } from './queries.ts'
import styles from './user-detail.module.css'

/** Invitations nobody has accepted: sent again, or made useless. Without any, nothing is shown. */
export function OpenInvitations({ role }: { role?: StaffRole }) {
  const texts = useTexts('users').roles.pending
  const { data } = useQuery(invitationsQuery)
  const shown = data?.invitations.filter((invitation) => role === undefined || invitation.role === role) ?? []
  if (shown.length === 0) return null
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul className={styles.rows}>
        {shown.map((invitation) => (
          <OneInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function OneInvitation({ invitation }: { invitation: Invitation }) {
  const { pending: texts, invite } = useTexts('users').roles
  const { roles } = useTexts('people')
  const toast = useToast()
  const refresh = useRefresh()
  const { id, email, fullName, role, invitedBy, expiresAt, hasExpired } = invitation
  const resend = useAct(
    async () => {
      await call('POST /api/users/invitations/{id}/resend', { id })
      toast.success({ title: invite.done(email) })
    },
    { after: refresh },
  )
  const revoke = useAct(
    async () => {
      await call('DELETE /api/users/invitations/{id}', { id })
      toast.success({ title: texts.revoked(email) })
    },
    { after: refresh },
  )
  return (
    <li className={styles.invitation}>
      <div>
        <span dir="auto">{fullName}</span> · <bdi dir="ltr">{email}</bdi> <Badge>{roles[role]}</Badge>
        <br />
        <span className={styles.soft}>
          {invitedBy && `${texts.by(invitedBy)} · `}
          {hasExpired ? (
            texts.expired
          ) : (
            <>
              {texts.until} <Moment at={expiresAt} />
            </>
          )}
        </span>
        <Failure>{resend.failure ?? revoke.failure}</Failure>
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          busy={resend.isBusy}
          aria-label={texts.resendNamed(email)}
          onClick={() => void resend.run()}
        >
          {texts.resend}
        </Button>
        <Button
          size="small"
          busy={revoke.isBusy}
          aria-label={texts.revokeNamed(email)}
          onClick={() => void revoke.run()}
        >
          {texts.revoke}
        </Button>
      </div>
    </li>
  )
}

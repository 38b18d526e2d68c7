import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import { ROLE_SIGNAL } from '@rahnama/contract/signals.ts'
import type { StaffRole } from '@rahnama/contract/user-list.ts'
import { z } from '@rahnama/contract/zod.ts'
import { writeAudit } from '../../audit/audit.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { forgetSecrets } from '../../mail/mail.ts'
import { ensureReferralCode } from '../../referrals/referrals.ts'
import { findAccountByEmail, insertAccount, lockAccount, updateAccount } from '../accounts.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { clearAccess } from '../clear-access.ts'
import { chargeCode } from '../guess-limits.ts'
import type { AuthRequest } from '../request.ts'
import { findRole, writeRole } from '../roles.ts'
import { hashOf, openSession } from '../sessions/sessions.ts'

export const InvitationBody = z.object({
  type: z.literal('invite'),
  token_hash: z.string().check(z.minLength(1), z.maxLength(128)),
})

type Invited = { email: string; fullName: string; role: StaffRole; language: Language; mailId: string | null }

/** Whoever shows the link we mailed owns the mailbox: they get the account and the role, and choose a password next. */
export async function acceptInvitation(
  deps: Deps,
  { token_hash: link }: z.output<typeof InvitationBody>,
  request: AuthRequest,
): Promise<SessionAnswer> {
  const { db, now } = deps
  const charge = await chargeCode(db, request.address, now())
  const opened = await db.transaction(async (tx) => {
    const invited = await tx.row<Invited & { id: string }>(sql`
      update invitations set accepted_at = ${now()}
      where link_hash = ${hashOf(link)} and accepted_at is null and revoked_at is null and expires_at > ${now()}
      returning id, email, full_name as "fullName", role, language, mail_id as "mailId"`)
    if (!invited) throw new AuthError('otp_expired')
    if (invited.mailId) await forgetSecrets(tx, [invited.mailId], now())
    const { userId, hasPassword } = await accountOf(tx, invited, now())
    await giveRole(deps, tx, userId, invited)
    const actor = { userId, role: invited.role, requestId: request.requestId }
    const entry = {
      act: 'invitation.accept',
      clientId: userId,
      target: `invitation:${invited.id}`,
      purpose: invited.role,
    }
    await writeAudit(tx, actor, entry, now())
    // As after a recovery, a password may be chosen without knowing one.
    const method = hasPassword ? 'otp' : 'recovery'
    return openSession(tx, { userId, method, userAgent: request.userAgent }, now())
  })
  await charge.handBack()
  return answerSession(deps, opened)
}

/** Who registered the address before proved nothing by it: whatever they set up goes. */
async function accountOf(tx: Db, { email, fullName, language }: Invited, now: Date) {
  const wanted = { email, fullName, language, passwordHash: null, isConfirmed: true }
  const created = await insertAccount(tx, wanted, now)
  if (created) return { userId: created.id, hasPassword: false }
  const known = await findAccountByEmail(tx, email)
  if (!known) throw new AppError('CONFLICT')
  await lockAccount(tx, known.id)
  if (!known.emailConfirmedAt) {
    await clearAccess(tx, known.id, now)
    await updateAccount(tx, known.id, { emailConfirmedAt: now, fullName }, now)
  }
  return { userId: known.id, hasPassword: known.emailConfirmedAt !== null && known.passwordHash !== null }
}

/** Somebody who was given a role meanwhile keeps it: an old invitation takes nothing away, least of all the last admin. */
async function giveRole({ signals, now }: Deps, tx: Db, userId: string, { role }: Invited): Promise<void> {
  const held = await findRole(tx, userId)
  if (held !== null && held !== DEFAULT_ROLE) return
  await writeRole(tx, userId, role)
  if (role === 'referral_agent') await ensureReferralCode(tx, userId, now())
  await signals.publish(tx, { to: { userId }, kind: ROLE_SIGNAL })
}

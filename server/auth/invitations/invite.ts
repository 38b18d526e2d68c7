import { randomBytes } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { INVITATION_VALID_HOURS, type Invitation, type StaffRole } from '@rahnama/contract/user-list.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { forgetSecrets } from '../../mail/mail.ts'
import { findAccount, findAccountByEmail } from '../accounts.ts'
import { accountMails, linkFor } from '../mails/mails.ts'
import { hashOf } from '../sessions/sessions.ts'

const HOUR_MS = 60 * 60_000

type Able = Pick<Deps, 'config' | 'mail' | 'now'>
type Wanted = { email: string; fullName: string; role: StaffRole; language: Language; invitedBy: string }
type Row = Omit<Invitation, 'invitedAt' | 'expiresAt' | 'hasExpired'> & { invitedAt: Date; expiresAt: Date }

const COLUMNS = sql`invitations.id, invitations.email, invitations.full_name as "fullName", role, invitations.language,
  invited_at as "invitedAt", expires_at as "expiresAt",
  (select full_name from users where users.id = invited_by) as "invitedBy"`
const OPEN = sql`accepted_at is null and revoked_at is null`

/** An address that is proven already needs no invitation: its role is changed in the list. One open invitation each. */
export async function invite(deps: Able, tx: Db, wanted: Wanted): Promise<Invitation> {
  const { email, fullName, role, language, invitedBy } = wanted
  const known = await findAccountByEmail(tx, email)
  if (known?.emailConfirmedAt) throw new AppError('CONFLICT', { params: { reason: 'hasAccount' } })
  const row = await tx.row<Row>(sql`
    insert into invitations (email, full_name, role, language, link_hash, invited_by, invited_at, expires_at)
    values (${email}, ${fullName}, ${role}, ${language}, ${randomBytes(32)}, ${invitedBy}, ${deps.now()}, ${deps.now()})
    on conflict (email) where accepted_at is null and revoked_at is null do nothing returning ${COLUMNS}`)
  if (!row) throw new AppError('CONFLICT', { params: { reason: 'isInvited' } })
  return send(deps, tx, row.id, invitedBy)
}

/** A new link, and the old one is of no use any more. */
export async function resendInvitation(deps: Able, tx: Db, id: string, invitedBy: string): Promise<Invitation> {
  const open = await tx.row(sql`select from invitations where id = ${id} and ${OPEN} for update`)
  if (!open) throw new AppError('NOT_FOUND')
  return send(deps, tx, id, invitedBy)
}

async function send(deps: Able, tx: Db, id: string, invitedBy: string): Promise<Invitation> {
  const { config, mail, now } = deps
  const link = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + INVITATION_VALID_HOURS * HOUR_MS)
  await forgetMail(tx, id, now())
  const row = await tx.row<Row>(sql`
    update invitations set link_hash = ${hashOf(link)}, expires_at = ${expiresAt} where id = ${id} returning ${COLUMNS}`)
  if (!row) throw new AppError('NOT_FOUND')
  const inviter = (await findAccount(tx, invitedBy))?.fullName ?? ''
  const { email, fullName, role, language } = row
  const url = linkFor(config.publicUrl, { link }, 'invite')
  const content = accountMails.invitation(language, { fullName, inviter, role, url })
  const mailId = await mail.queue(tx, { to: email, ...content, secretUntil: expiresAt })
  await tx.execute(sql`update invitations set mail_id = ${mailId} where id = ${id}`)
  return toInvitation(row, now())
}

export async function revokeInvitation(tx: Db, id: string, now: Date): Promise<{ email: string }> {
  await forgetMail(tx, id, now)
  const row = await tx.row<{ email: string }>(sql`
    update invitations set revoked_at = ${now} where id = ${id} and ${OPEN} returning email`)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The link in the mail before is of no use any more. */
async function forgetMail(tx: Db, id: string, now: Date): Promise<void> {
  const row = await tx.row<{ mailId: string | null }>(sql`select mail_id as "mailId" from invitations where id = ${id}`)
  if (row?.mailId) await forgetSecrets(tx, [row.mailId], now)
}

/** Those nobody has answered yet, the newest first. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await db.rows<Row>(
    sql`select ${COLUMNS} from invitations where ${OPEN} order by invited_at desc, id limit 200`,
  )
  return rows.map((row) => toInvitation(row, now))
}

function toInvitation(row: Row, now: Date): Invitation {
  return {
    ...row,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    hasExpired: row.expiresAt <= now,
  }
}

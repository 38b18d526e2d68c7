import {
  type BookingObstacle,
  CONSULTATION_RULES,
  type ConsultationType,
} from '@rahnama/contract/consultations/consultations.ts'
import { hasOpenApplication } from '../../applications/applications.ts'
import { findAccount } from '../../auth/auth.ts'
import { type Db, sql } from '../../db/db.ts'
import { emailKey } from '../email-key.ts'

/** The person as far as we know them: an account, an address they give, both or neither. */
export type Person = { userId: string | undefined; email?: string }

/** Finds why this person cannot book this type, if they cannot. */
export async function findObstacle(
  db: Db,
  type: ConsultationType,
  person: Person,
  now: Date,
): Promise<BookingObstacle | null> {
  const { openTo } = CONSULTATION_RULES[type]
  if (openTo === 'everyoneOnce') return (await hasUsedFreeOne(db, person)) ? 'alreadyUsed' : null
  if (openTo === 'everyone') return null
  if (!person.userId) return 'signInFirst'
  return (await isExistingClient(db, person.userId, now)) ? null : 'existingClientsOnly'
}

/** Somebody with an application under way, or whom we have talked with before. */
export async function isExistingClient(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await hasOpenApplication(db, userId)) || (await haveTalked(db, userId, now))
}

/** A person is recognised by account, or by the address their account has proven. */
async function haveTalked(db: Db, userId: string, now: Date): Promise<boolean> {
  const account = await findAccount(db, userId)
  if (!account) return false
  const provenKey = account.emailConfirmedAt ? emailKey(account.email) : null
  const earlier = await db.row(sql`
    select 1 from consultations
    where (client_id = ${userId} or email_key = ${provenKey})
      and (state = 'attended' or (state = 'booked' and ends_at < ${now}))
    limit 1`)
  return earlier !== undefined
}

/** A person is recognised by account, by the address it has proven or by the one they give now. A cancelled appointment was not used. */
async function hasUsedFreeOne(db: Db, { userId, email }: Person): Promise<boolean> {
  const account = userId === undefined ? undefined : await findAccount(db, userId)
  const proven = account?.emailConfirmedAt ? account.email : undefined
  const keys = [email, proven].filter((address) => address !== undefined).map(emailKey)
  const used = await db.row(sql`
    select 1 from consultations
    where type = 'initial' and state in ('booked', 'attended', 'missed')
      and (client_id = ${userId ?? null} or email_key = any(${keys}))
    limit 1`)
  return used !== undefined
}

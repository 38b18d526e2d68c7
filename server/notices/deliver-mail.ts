import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Attempt } from '../jobs/jobs.ts'
import { addressAct } from './address-act.ts'
import { listAdmins } from './recipients.ts'
import { type Teller, tell } from './tell.ts'

/** An address that refuses our mail is news: to its owner on the screen, and to whoever looks after them here. */
export function deliverMail(deps: Teller & Pick<Deps, 'mail'>, mailId: string, attempt: Attempt): Promise<void> {
  return deps.mail.deliver(mailId, attempt, (tx, address) => tellOfRefusal(deps, tx, address))
}

type Refused = {
  userId: string
  fullName: string
  phone: string | null
  folio: string | null
  ownerId: string | null
}

async function tellOfRefusal(deps: Teller, tx: Db, address: string): Promise<void> {
  const person = await tx.row<Refused>(sql`
    select users.id as "userId", full_name as "fullName", reference as folio, owner_id as "ownerId",
      (select answers ->> 'phone' from answer_sheets where user_id = users.id and form = 'profile') as phone
    from users left join applications on applications.user_id = users.id and closed_at is null
      left join cases on application_id = applications.id
    where email = lower(${address}) order by changed_at desc nulls last limit 1`)
  if (!person) return
  const { userId, fullName: client, phone, folio, ownerId } = person
  const event = `refused:${userId}:${deps.now().toISOString()}`
  await tell(deps, tx, {
    kind: 'addressRefused',
    about: { email: address },
    event,
    to: [{ userId, because: 'yours' }],
    by: null,
    acts: [addressAct(userId)],
  })
  await tell(deps, tx, {
    kind: 'clientAddressRefused',
    about: { folio, client, email: address, phone },
    event,
    to: ownerId ? [{ userId: ownerId, because: 'owner' }] : await listAdmins(tx),
    by: userId,
    acts: [addressAct(userId)],
  })
}

import type { consents, GuestConsent } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { RequestInfo } from '../caller.ts'
import {
  findOfGuest,
  type GuestThing,
  markWithdrawnByGuest,
  partFromEnquiry,
  readGuestLink,
} from '../consent-records/consent-records.ts'
import { cancelAppointment } from '../consultations/consultations.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { deleteEnquiry } from '../enquiries/enquiries.ts'
import { limitPlace, type Rate } from '../http/http.ts'
import { writeJournal } from '../privacy/privacy.ts'

const PER_PLACE: Rate = { burst: 40, everySeconds: 10 }

type Held = Omit<GuestConsent, 'occasion' | 'version' | 'givenAt' | 'withdrawnAt' | 'startsAt' | 'until'> & {
  startsAt: Date | null
}

/** Reading changes nothing: mail scanners open links, too. */
export async function readByLink(
  deps: Deps,
  _caller: unknown,
  { token }: Input<typeof consents.readByLink>,
  { address }: RequestInfo,
): Promise<GuestConsent> {
  await limitPlace(deps.db, 'guest-data', address, PER_PLACE, deps.now())
  const { until, ...thing } = open(deps, token)
  const [consent, held] = await Promise.all([findOfGuest(deps.db, thing), findHeld(deps.db, thing)])
  if (!consent || !held) throw new AppError('GONE')
  const { version, givenAt, withdrawnAt } = consent
  return {
    ...held,
    ...{ occasion: thing.kind, version, givenAt: givenAt.toISOString() },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    startsAt: held.startsAt?.toISOString() ?? null,
    until: until.toISOString(),
  }
}

/** As the link was mailed to whoever gave it, it is enough to withdraw it; once used for that, it opens nothing more. */
export async function withdrawByLink(
  deps: Deps,
  _caller: unknown,
  { token }: Input<typeof consents.withdrawByLink>,
  { address, requestId }: RequestInfo,
): Promise<Output<typeof consents.withdrawByLink>> {
  const at = deps.now()
  await limitPlace(deps.db, 'guest-data', address, PER_PLACE, at)
  const thing = open(deps, token)
  return deps.db.transaction(async (tx) => {
    const withdrawn = await markWithdrawnByGuest(tx, thing, at)
    if (!withdrawn?.reference) throw new AppError('GONE')
    const { id, userId, reference } = withdrawn
    const entry = { act: 'consent.withdraw', clientId: userId, target: `${thing.kind}:${thing.id}` }
    await writeAudit(tx, { userId: null, role: 'guest', requestId }, entry, at)
    if (thing.kind === 'enquiry') {
      // First: what is not written down could come back with a backup.
      await writeJournal(deps.config, { enquiryId: thing.id, at: at.toISOString() })
      if (userId) await partFromEnquiry(tx, id)
      await deleteEnquiry(deps, tx, thing.id)
    } else {
      const inside = { ...deps, db: tx as Deps['db'] }
      await cancelAppointment(inside, thing.id, { by: 'client', reason: undefined, evenLate: true })
    }
    return { occasion: thing.kind, reference, withdrawnAt: at.toISOString() }
  })
}

function open({ seal, now }: Pick<Deps, 'seal' | 'now'>, token: string): GuestThing & { until: Date } {
  const link = readGuestLink(seal, token)
  if (!link) throw new AppError('NOT_FOUND')
  if (link.until <= now()) throw new AppError('GONE')
  return link
}

function findHeld(db: Db, { kind, id }: GuestThing): Promise<Held | undefined> {
  return kind === 'enquiry'
    ? db.row<Held>(sql`
        select reference, name, email, phone, country, service_type as "serviceType", message as words, null::timestamptz as "startsAt", false as "isCancelled",
          (select count(*) from enquiry_replies where enquiry_id = enquiries.id) as replies
        from enquiries where id = ${id}`)
    : db.row<Held>(sql`
        select reference, name, email, phone, null as country, null as "serviceType", topic as words, starts_at as "startsAt",
          state = 'cancelled' as "isCancelled", 0 as replies
        from consultations where id = ${id} and held_until is null`)
}

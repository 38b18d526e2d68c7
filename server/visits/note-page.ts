import { createHmac, randomBytes } from 'node:crypto'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { visits } from '@rahnama/contract/visits.ts'
import type { RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { limitPlace } from '../http/http.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { selfCheckStep } from '../pages/pages.ts'
import { isBot } from './is-bot.ts'
import { PER_PLACE } from './note-vitals.ts'
import { publicPattern } from './public-pattern.ts'

const FIRST_STEP = 'family'
const LAST_STEP = 'result'

/** A page was seen. What is counted is which kind of page, in which language, from what kind of place, on what kind of device. */
export async function notePage(
  { db, now, measures }: Pick<Deps, 'db' | 'now' | 'measures'>,
  _caller: unknown,
  { path, language, device, source }: Input<typeof visits.page>,
  { address, userAgent }: Pick<RequestInfo, 'address' | 'userAgent'>,
): Promise<Record<string, never>> {
  await limitPlace(db, 'visit', address, PER_PLACE, now())
  const page = publicPattern(path)
  if (!page) return {}
  const seen = { language, device, source, page }
  if (isBot(userAgent)) {
    measures.observeVisit({ ...seen, event: 'botSeen' })
    return {}
  }
  measures.observeVisit({ ...seen, event: 'pageSeen' })
  if (source !== 'within') measures.observeVisit({ ...seen, event: 'visit' })
  const step = selfCheckStep(path)
  if (step === FIRST_STEP) measures.observeVisit({ ...seen, event: 'selfCheckStarted' })
  if (step === LAST_STEP) measures.observeVisit({ ...seen, event: 'selfCheckFinished' })
  if (await isFirstToday(db, now(), `${address} ${userAgent}`)) measures.observeVisit({ ...seen, event: 'visitor' })
  return {}
}

/**
 * Told by a fingerprint under a salt of the day. Without the salt, which is gone within two days, nobody can tell whose it
 * was, nor whether two days had the same visitor.
 */
async function isFirstToday(db: Db, now: Date, who: string): Promise<boolean> {
  const day = officeDay(now)
  const salt = await saltOf(db, day)
  const visitor = createHmac('sha256', salt).update(who).digest()
  return (
    (await db.execute(sql`insert into visit_seen (day, visitor) values (${day}, ${visitor}) on conflict do nothing`)) >
    0
  )
}

/** The first process that needs it makes it; all use the same. */
async function saltOf(db: Db, day: string): Promise<Buffer> {
  const find = () => db.row<{ salt: Buffer }>(sql`select salt from visit_salts where day = ${day}`)
  const found = await find()
  if (found) return found.salt
  await db.execute(sql`insert into visit_salts (day, salt) values (${day}, ${randomBytes(32)}) on conflict do nothing`)
  const made = await find()
  if (!made) throw new Error('The salt of the day is not there')
  return made.salt
}

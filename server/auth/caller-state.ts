import { ROLE_WAIT_WARNING_MS } from '@rahnama/contract/limits.ts'
import { DEFAULT_ROLE, isRole, type Role } from '@rahnama/contract/roles.ts'
import { type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defaultSecurity } from '../site-settings/site-settings.ts'
import { listFactors } from './factors/factors.ts'
import { isAlive } from './sessions/sessions.ts'
import { isSessionAlive } from './signed-in.ts'

/** What the database says of a caller at this moment. */
type CallerState = { role: Role; hasFactor: boolean; staffMust: boolean; isAlive: boolean }

type Who = { userId: string; sessionId: string }
type Ground = Pick<Deps, 'config' | 'db' | 'log' | 'now'>
type Waiting = Who & { resolve(state: CallerState): void; reject(error: unknown): void }

/** Lookups are batched, as a DataLoader does: requests that arrive together cost one query. */
export function createCallerStates(deps: Ground): (who: Who) => Promise<CallerState> {
  const { log } = deps
  let waiting: Waiting[] = []

  async function lookUp(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const found = await selectCallerStates(deps, batch)
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] ?? STRANGER)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return async (who) => {
    const began = performance.now()
    try {
      const state = await new Promise<CallerState>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(lookUp)
        waiting.push({ ...who, resolve, reject })
      })
      const ms = Math.round(performance.now() - began)
      if (ms > ROLE_WAIT_WARNING_MS) log.warn('role lookup slow', { userId: who.userId, ms })
      return state
    } catch (error) {
      log.error('role lookup failed', error, { userId: who.userId })
      return { ...STRANGER, ...(await selectWithoutRole(deps, who)) }
    }
  }
}

const STRANGER: CallerState = { role: DEFAULT_ROLE, hasFactor: false, staffMust: false, isAlive: false }

/** Not knowing the role makes nobody more than a student, and spares nobody the second factor. */
async function selectWithoutRole(
  deps: Ground,
  { userId, sessionId }: Who,
): Promise<Pick<CallerState, 'hasFactor' | 'isAlive'>> {
  const [factors, isAlive] = await Promise.all([listFactors(deps.db, userId), isSessionAlive(deps, sessionId)])
  return { hasFactor: factors.some(({ verifiedAt }) => verifiedAt), isAlive }
}

type Row = { role: unknown; hasFactor: boolean; staffMust: boolean | null; isAlive: boolean }

/** Most are asked for alone. Of a list Postgres does not know how long it is, and would plan it anew every time. */
function listOf(who: readonly Who[]): Sql {
  const [first] = who
  if (first && who.length === 1) return sql`(values (${first.userId}::uuid, ${first.sessionId}::uuid, 1))`
  return sql`unnest(${who.map(({ userId }) => userId)}::uuid[], ${who.map(({ sessionId }) => sessionId)}::uuid[])
    with ordinality`
}

async function selectCallerStates(deps: Ground, who: readonly Who[]): Promise<CallerState[]> {
  const rows = await deps.db.rows<Row>(sql`
    select r.role,
      exists (select from factors f where f.user_id = w.user_id and f.verified_at is not null) as "hasFactor",
      (select (value ->> 'requireStaffSecondFactor')::boolean from site_settings where name = 'security') as "staffMust",
      exists (select from sessions where id = w.session_id and ${isAlive(deps)}) as "isAlive"
    from ${listOf(who)} as w (user_id, session_id, place)
    left join user_roles r on r.user_id = w.user_id
    order by w.place`)
  return rows.map(({ role, hasFactor, staffMust, isAlive }) => ({
    role: isRole(role) ? role : DEFAULT_ROLE,
    hasFactor,
    staffMust: staffMust ?? defaultSecurity(deps.config).requireStaffSecondFactor,
    isAlive,
  }))
}

import type { Milestone } from '@rahnama/contract/referral-terms.ts'
import { sql } from '../db/db.ts'

export type MilestoneRow = Record<Milestone, Date | null>

/** The first day each step was reached, of a row of `referrals`. A refusal is a decision, too: its outcome is nobody else's. */
export const MILESTONE_COLUMNS = sql`referrals.created_at as registered,
  (select min(ends_at) from consultations where client_id = referrals.user_id and state = 'attended') as consulted,
  (select min(submitted_at) from applications where user_id = referrals.user_id) as submitted,
  (select min(at) from application_events as events join applications on applications.id = events.application_id
    where applications.user_id = referrals.user_id and events.stage = 'filed') as filed,
  (select min(at) from application_events as events join applications on applications.id = events.application_id
    where applications.user_id = referrals.user_id and events.stage = 'decided') as decided`

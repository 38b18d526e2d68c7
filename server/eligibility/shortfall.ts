import type { Shortfall } from '@rahnama/contract/eligibility/eligibility.ts'
import { programsFor, prospectOf, unmetOf } from '@rahnama/rules/program-order/program-order.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Db } from '../db/db.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { requirementStanding } from './reading-result.ts'

/** What surely is missing for a program, and the one that would suit better; null when nothing hard is known to be. */
export async function shortfallOf(db: Db, userId: string, program: Program, now: Date): Promise<Shortfall | null> {
  const programs = programsFor(
    await loadRulesProfile(db, userId),
    officeDay(now),
    'told',
    (await readRulebook(db)).ledger,
  )
  const wanted = programs.find((each) => each.program === program)
  const unmet = wanted ? unmetOf(wanted) : []
  if (unmet.length === 0) return null
  const prospect = prospectOf(programs)
  const better = prospect.what === 'talk' || prospect.program === program ? null : prospect.program
  return { unmet: unmet.map(requirementStanding), better }
}

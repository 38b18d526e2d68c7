import { type eligibility, hasMainAnswers, selfCheckProfile } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { questionHref } from '@rahnama/contract/profile/profile.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type Profile, scoreRange } from '@rahnama/rules/profile/profile.ts'
import {
  type PersonalProgram,
  programsFor,
  prospectOf,
  requirementsOf,
} from '@rahnama/rules/program-order/program-order.ts'
import type { IntakeLedger } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { isAsChecked, loadRulesProfile, loadSelfCheck } from '../profile/profile.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { missingAnswers } from './missing-answers.ts'
import { requirementStanding } from './reading-result.ts'

type Summary = Output<typeof eligibility.summary>

/** The score at a glance; while the profile is too empty for one, by the short check that was saved. */
export async function summariseMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Summary> {
  const profile = await loadRulesProfile(db, userId)
  const missing = missingAnswers(profile)
  const on = officeDay(now())
  const { ledger } = await readRulebook(db)
  if (missing.length === 0) return { on, missing, ...glanceAt(profile, on, ledger), selfCheckedOn: null }
  const check = await loadSelfCheck(db, userId)
  if (!check || !hasMainAnswers(check.answers)) {
    return { on, missing, score: null, ...programsAtAGlance(profile, on, ledger), selfCheckedOn: null }
  }
  const selfCheckedOn = officeDay(check.keptAt)
  const asChecked = selfCheckProfile(check.answers, selfCheckedOn)
  return { on, missing, ...glanceAt(withTold(asChecked, profile), on, ledger), selfCheckedOn }
}

function glanceAt(
  profile: Profile,
  on: IsoDate,
  ledger: IntakeLedger,
): Pick<Summary, 'score' | 'programs' | 'prospect'> {
  const { low, high } = scoreRange(profile, on)
  return { score: { low, high }, ...programsAtAGlance(profile, on, ledger) }
}

function programsAtAGlance(
  profile: Profile,
  on: IsoDate,
  ledger: IntakeLedger,
): Pick<Summary, 'programs' | 'prospect'> {
  const programs = programsFor(profile, on, 'told', ledger)
  return { programs: programs.map(glanceOf), prospect: toProspect(prospectOf(programs)) }
}

function glanceOf(result: PersonalProgram): Summary['programs'][number] {
  const { program, verdict, aside } = result
  const required = requirementsOf(result).filter(({ hard }) => hard)
  const met = required.filter(({ status }) => status === 'met').length
  return { program, verdict, ...(aside && { aside }), met, required: required.length }
}

function toProspect(prospect: ReturnType<typeof prospectOf>): Summary['prospect'] {
  if (prospect.what !== 'change') return prospect
  const requirement = requirementStanding(prospect.requirement)
  return { ...prospect, requirement, place: questionHref(requirement.asks) }
}

/** What the profile tells is newer and more exact than the short check. Who is single there has no partner from here. */
function withTold({ partner, ...checked }: Profile, { tests, relatives, ...told }: Profile): Profile {
  return {
    ...checked,
    ...(told.maritalStatus === undefined && partner && { partner }),
    ...told,
    // The check asked for results of the last two years; in the profile the same result waits for its date.
    ...(tests && !areAsChecked(tests, ['test', 'scores']) && { tests }),
    ...(relatives && !areAsChecked(relatives, ['relationship']) && { relatives }),
  }
}

function areAsChecked(entries: readonly { id?: string }[], saidThere: readonly string[]): boolean {
  return entries.length > 0 && entries.every((entry) => isAsChecked(entry, saidThere))
}

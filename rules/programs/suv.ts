import { type IsoDate, oncePerDay } from '../dated.ts'
import { monthsBetween } from '../dates.ts'
import { firstScreen, type ScreenOutcome } from '../language/language.ts'
import { all, type Facts, known, type Startup, type Truth } from '../profile/profile.ts'
import { outsideQuebec, settlementFundsOfAll } from './express-entry.ts'
import type { Intake } from './intake.ts'
import { levelInAll } from './language.ts'
import type { Reason } from './reasons.ts'
import { confirmed, pick, type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'
import { thresholdsOn } from './thresholds.ts'

const LEAST_INVESTMENT = { venture_capital: 'suvVentureCapitalCad', angel_group: 'suvAngelGroupCad' } as const

export function suvRequirements(facts: Facts): Requirement[] {
  const startup = known(facts.profile.startup)
  return [
    ...(startup ? businessRequirements(startup, facts.on) : nothingTold(facts.on)),
    levelInAll('suv-language', facts.languages, thresholdsOn(facts.on).suvLanguageLevel),
    settlementFundsOfAll('suv-funds', facts),
    outsideQuebec('suv-outside-quebec', facts),
  ]
}

function businessRequirements(startup: Startup, on: IsoDate): Requirement[] {
  const each = thresholdsOn(on).suvVotesEach
  const jointOver = thresholdsOn(on).suvVotesJointOver
  return [
    screen(startup),
    support(startup, on),
    investment(startup, on),
    share('suv-votes-each', known(startup.votingShare), (held) => held >= each, each),
    share('suv-votes-joint', known(startup.jointVotingShare), (held) => held > jointOver, jointOver),
    team(startup, on),
    confirmed('suv-business', all(known(startup.incorporatedInCanada), known(startup.managesFromCanada))),
  ]
}

/** A commitment issued in 2025 could still be filed in the first half of 2026. */
export function suvIntake(intake: Intake, facts: Facts): Intake {
  if (intake.notice !== 'SUV_CLOSED_TO_NEW') return intake
  const issuedOn = known(known(facts.profile.startup)?.commitmentIssuedOn)
  if (!issuedOn?.startsWith('2025-')) return intake
  return { ...intake, status: 'open-capped', notice: 'SUV_COMMITMENT_OF_2025' }
}

const SCREEN_REASON: Record<ScreenOutcome, Reason> = {
  PASSED_BY_IELTS: 'SCREEN_PASSED',
  PASSED_BY_TOEFL: 'SCREEN_PASSED',
  BELOW_MINIMUM: 'SCREEN_BELOW',
  TOEFL_BAND_STRADDLES_MINIMUM: 'SCREEN_SCALE_OPEN',
  TOEFL_SCALE_NEEDED: 'SCREEN_SCALE_OPEN',
  NO_RESULT: 'SCREEN_NO_RESULT',
}

function screen(startup: Startup): Requirement {
  const ieltsOverall = score(startup.ieltsOverall)
  const toeflTotal = score(startup.toeflTotal)
  const { outcome } = firstScreen({
    ...(ieltsOverall !== undefined && { ieltsOverall }),
    ...(toeflTotal !== undefined && { toeflTotal }),
    ...(startup.toeflScale && { toeflScale: startup.toeflScale }),
  })
  return requirement('suv-first-screen', SCREEN_REASON[outcome], { have: ieltsOverall ?? toeflTotal })
}

function score(answer: Startup['ieltsOverall']): number | undefined {
  const value = known(answer)
  return value === 'none' ? undefined : value
}

/** The letter and commitment must be fresh when filed. */
function support(startup: Startup, on: IsoDate): Requirement {
  const letter = known(startup.letterOfSupport)
  const issuedOn = known(startup.commitmentIssuedOn)
  if (letter === false) return requirement('suv-support', 'SAID_NO')
  if (letter === undefined || issuedOn === undefined) return requirement('suv-support', 'NOT_ANSWERED')
  const fresh = issuedOn <= on && monthsBetween(issuedOn, on) < thresholdsOn(on).suvCommitmentValidMonths
  return requirement('suv-support', fresh ? 'COMMITMENT_FRESH' : 'COMMITMENT_TOO_OLD', { have: issuedOn })
}

function investment(startup: Startup, on: IsoDate): Requirement {
  const body = known(startup.body)
  if (body === undefined) return requirement('suv-minimum-investment', 'NOT_ANSWERED')
  if (body === 'incubator') return confirmed('suv-minimum-investment', known(startup.acceptedByIncubator))
  const have = known(startup.investmentCad)
  const need = thresholdsOn(on)[LEAST_INVESTMENT[body]]
  const enough: Truth = have === undefined ? undefined : have >= need
  return requirement(
    'suv-minimum-investment',
    pick(enough, 'INVESTMENT_ENOUGH', 'INVESTMENT_TOO_LOW', 'NOT_ANSWERED'),
    { have, need },
  )
}

function share(
  id: RequirementId,
  have: number | undefined,
  enough: (held: number) => boolean,
  need: number,
): Requirement {
  const truth = have === undefined ? undefined : enough(have)
  return requirement(id, pick(truth, 'SHARES_ENOUGH', 'SHARES_TOO_FEW', 'NOT_ANSWERED'), { have, need })
}

function team(startup: Startup, on: IsoDate): Requirement {
  const have = known(startup.applicants)
  const most = thresholdsOn(on).suvMostApplicants
  const fits = have === undefined ? undefined : have <= most
  return requirement('suv-team', pick(fits, 'WITHIN_LIMIT', 'TOO_MANY', 'NOT_ANSWERED'), { have, need: most })
}

/** Every question is open. */
const nothingTold = oncePerDay((on) => businessRequirements({}, on))

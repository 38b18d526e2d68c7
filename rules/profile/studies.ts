import { CANADIAN_EDUCATION, type CanadianEducation } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '../education.ts'
import type { EducationGap, GapReason } from '../education-gap.ts'
import { all, atLeast, known, type Truth, type ValueRange } from './answers.ts'
import { windowsOf } from './calendar.ts'
import type { Credential, CredentialLevel } from './model.ts'

const RANK = Object.fromEntries(EDUCATION_LEVELS.map((level, rank) => [level, rank])) as Record<EducationLevel, number>
const HIGHEST_RANK = EDUCATION_LEVELS.length - 1

/** Credentials whose name does not say it are ranked by length: the index is the number of years. */
const RANK_BY_YEARS = [RANK.one_year, RANK.one_year, RANK.two_year, RANK.bachelor_or_three_year]

const RANK_BY_LEVEL: Record<Exclude<CredentialLevel, 'trade' | 'college'>, number> = {
  high_school: RANK.secondary,
  associate: RANK.two_year,
  bachelor: RANK.bachelor_or_three_year,
  master: RANK.masters_or_professional,
  professional: RANK.masters_or_professional,
  doctoral: RANK.doctoral,
}

/** Places in EDUCATION_LEVELS. Nothing answered leaves everything possible. */
export function educationRank(credentials: Credential[] | undefined, on: IsoDate): ValueRange {
  if (!credentials) return { low: 0, high: HIGHEST_RANK }
  const low = { rank: 0, afterSchool: 0 }
  const high = { rank: 0, afterSchool: 0 }
  for (const credential of credentials) {
    const counts = isCounted(credential, on)
    if (counts === false) continue
    const rank = rankOf(credential)
    if (counts && !credential.unproven) add(low, rank.low)
    add(high, rank.high)
  }
  return { low: withSecond(low), high: withSecond(high) }
}

/** Says why nothing more than this rank counts, for whom no study after school does; none if there is nothing more. */
export function educationGap(
  credentials: Credential[] | undefined,
  on: IsoDate,
  rank: number,
): EducationGap | undefined {
  if (rank > RANK.secondary) return undefined
  if (!credentials) return { reason: 'EDUCATION_NOT_GIVEN' }
  const waiting = credentials.filter((each) => isGraduated(each, on) !== false && rankOf(each).high > rank)
  const unassessed = waiting.find((each) => isCanadian(each) === false && isAssessed(each, on) !== true)
  if (unassessed) return gapOf('EDUCATION_NOT_ASSESSED', unassessed)
  return waiting[0] && gapOf('EDUCATION_NOT_GIVEN', waiting[0])
}

function gapOf(reason: GapReason, { id }: Credential): EducationGap {
  return id === undefined ? { reason } : { reason, entry: id }
}

type Tally = { rank: number; afterSchool: number }

function add(tally: Tally, rank: number): void {
  tally.rank = Math.max(tally.rank, rank)
  if (rank > RANK.secondary) tally.afterSchool++
}

/** "Two or more" wants a second credential after school and one of them of three years or longer. */
function withSecond({ rank, afterSchool }: Tally): number {
  return rank === RANK.bachelor_or_three_year && afterSchool >= 2 ? RANK.two_or_more : rank
}

function rankOf(credential: Credential): ValueRange {
  const level = known(credential.level)
  if (level === undefined) return { low: 0, high: HIGHEST_RANK }
  if (level !== 'trade' && level !== 'college') return { low: RANK_BY_LEVEL[level], high: RANK_BY_LEVEL[level] }
  const years = known(credential.years)
  if (years === undefined) return { low: RANK.one_year, high: RANK.bachelor_or_three_year }
  const rank = RANK_BY_YEARS[Math.min(3, Math.floor(years))] ?? RANK.one_year
  return { low: rank, high: rank }
}

/** A Canadian credential counts as it is, one from abroad with an assessment under five years old. */
export function isCounted(credential: Credential, on: IsoDate): Truth {
  return all(isGraduated(credential, on), isCanadian(credential) === true ? true : isAssessed(credential, on))
}

export function isGraduated(credential: Credential, on: IsoDate): Truth {
  // An assessment is only made of a finished credential, so its date will do where the graduation was not given.
  const graduatedOn = known(credential.graduatedOn) ?? known(credential.ecaOn)
  return graduatedOn === undefined ? undefined : graduatedOn <= on
}

export function isCanadian(credential: Credential): Truth {
  const country = known(credential.country)
  return country === undefined ? undefined : country === 'CA'
}

function isAssessed(credential: Credential, on: IsoDate): Truth {
  const body = known(credential.ecaBody)
  if (body === 'none') return isCanadian(credential) === false ? false : undefined
  const assessedOn = known(credential.ecaOn)
  if (body === undefined || assessedOn === undefined) return undefined
  return assessedOn <= on && assessedOn > windowsOf(on).dayFiveYearsAgo
}

/** Study in Canada after secondary school, for the additional points: what it surely is and what it may be. */
export function canadianStudy(
  credentials: Credential[] | undefined,
  on: IsoDate,
): [CanadianEducation, CanadianEducation] {
  if (!credentials) return ['none', 'three_years_or_more']
  let low = 0
  let high = 0
  for (const credential of credentials) {
    const counts = all(isCanadian(credential), isGraduated(credential, on), known(credential.eightMonthsInCanada))
    if (counts === false) continue
    const rank = rankOf(credential)
    if (counts && !credential.unproven) low = Math.max(low, stepOf(rank.low))
    high = Math.max(high, stepOf(rank.high))
  }
  return [CANADIAN_EDUCATION[low] ?? 'none', CANADIAN_EDUCATION[high] ?? 'none']
}

function stepOf(rank: number): number {
  if (rank <= RANK.secondary) return 0
  return rank >= RANK.bachelor_or_three_year ? 2 : 1
}

/** Two academic years or more of study in Canada, which the selection grid's adaptability asks for. */
export function studiedTwoYearsInCanada(credentials: Credential[] | undefined, on: IsoDate): Truth {
  if (!credentials) return undefined
  let open = false
  for (const credential of credentials) {
    const inCanada = isCanadian(credential)
    if (inCanada === false) continue
    const counts = all(inCanada, isGraduated(credential, on), atLeast(rankOf(credential), RANK.two_year))
    if (counts && !credential.unproven) return true
    if (counts !== false) open = true
  }
  return open ? undefined : false
}

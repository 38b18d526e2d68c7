import type { CrsInput } from '../crs/crs.ts'
import { type Facts, known } from '../profile/profile.ts'
import { isTrade, STREAMS } from '../programs/programs.ts'
import type { Idea } from './improvement.ts'

const MOST_CANADIAN_YEARS = 5
/** Years abroad at which skill transferability gives more. */
const FOREIGN_STEPS = [1, 3]

export function workIdeas(input: CrsInput, facts: Facts): Idea[] {
  return [canadianWork(input), foreignWork(input), certificate(input, facts), nomination(input, facts), JOB_OFFER]
}

/** Job offers brought points until 2025-03-24; older calculators still show them. */
const JOB_OFFER: Idea = { id: 'JOB_OFFER', leftOut: 'NO_POINTS_SINCE_2025' }

function canadianWork(input: CrsInput): Idea {
  const from = input.canadianWorkYears
  if (from >= MOST_CANADIAN_YEARS) return { id: 'CANADIAN_WORK', leftOut: 'ALREADY_HIGHEST' }
  return { id: 'CANADIAN_WORK', aim: { from, to: from + 1 }, input: { ...input, canadianWorkYears: from + 1 } }
}

function foreignWork(input: CrsInput): Idea {
  const from = input.foreignWorkYears
  const to = FOREIGN_STEPS.find((step) => step > from)
  if (to === undefined) return { id: 'FOREIGN_WORK', leftOut: 'ALREADY_HIGHEST' }
  return { id: 'FOREIGN_WORK', aim: { from, to }, months: 12 * (to - from), input: { ...input, foreignWorkYears: to } }
}

function certificate(input: CrsInput, { profile }: Facts): Idea {
  const id = 'CERTIFICATE_OF_QUALIFICATION'
  if (input.certificateOfQualification) return { id, leftOut: 'ALREADY_HELD' }
  const worksInTrade = profile.jobs?.some((job) => isTrade(known(job.noc) ?? ''))
  if (!worksInTrade) return { id, leftOut: 'NO_TRADE_WORK' }
  return { id, input: { ...input, certificateOfQualification: true } }
}

function nomination(input: CrsInput, { profile }: Facts): Idea {
  if (input.provincialNomination) return { id: 'NOMINATION', leftOut: 'ALREADY_HELD' }
  const intended = known(profile.intendedProvince)
  const linked = Object.values(STREAMS).some(
    (stream) => stream.enhanced && (intended === undefined || intended === 'any' || stream.province === intended),
  )
  if (!linked) return { id: 'NOMINATION', leftOut: 'PROVINCE_WITHOUT_PROGRAM' }
  return { id: 'NOMINATION', input: { ...input, provincialNomination: true } }
}

import { type Job, TEERS, type Teer } from '@rahnama/rules/profile/profile.ts'
import type { ProfileAnswers } from './answers.ts'
import { isNocCode } from './noc-code.ts'
import { told } from './told.ts'

type Told = NonNullable<ProfileAnswers['jobs' | 'partnerJobs']>[number]

export function toJobs(entries: readonly Told[] | undefined): Job[] | undefined {
  return entries?.map((entry) =>
    told({
      id: entry.id,
      country: entry.country,
      province: entry.province,
      startedOn: entry.startedOn,
      endedOn: entry.endedOn,
      current: entry.current,
      ...occupation(entry.noc, entry.teer),
      hoursPerWeek: entry.hoursPerWeek,
      ...employment(entry.employment),
      authorised: entry.authorised,
      whileStudying: entry.whileStudying,
    }),
  )
}

export function occupation(noc: string | undefined, teer: string | undefined) {
  return { noc: isNocCode(noc) ? noc : undefined, teer: toTeer(teer) }
}

function toTeer(teer: string | undefined): Teer | 'unknown' | undefined {
  return teer === 'unknown' ? teer : TEERS.find((each) => String(each) === teer)
}

function employment(kind: Told['employment']) {
  return kind === undefined ? {} : { paid: kind !== 'unpaid', selfEmployed: kind === 'self_employed' }
}

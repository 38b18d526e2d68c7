import {
  type Answer,
  all,
  any,
  type Facts,
  hasOfferIn,
  isCanadian,
  isGraduated,
  isInCanada,
  type Job,
  known,
  type Profile,
  type Province,
  type Truth,
} from '../profile/profile.ts'

/** Says whether any answer names the province; all others stand alike to the person. */
export function hasTieTo(profile: Profile, province: Province): boolean {
  const offer = known(profile.jobOffer)
  const nomination = known(profile.nomination)
  return (
    (typeof offer === 'object' && offer.province === province) ||
    (typeof nomination === 'object' && nomination.province === province) ||
    names(profile.jobs, province) ||
    names(profile.credentials, province) ||
    names(profile.relatives, province)
  )
}

function names(entries: { province?: Answer<Province> }[] | undefined, province: Province): boolean {
  if (entries) for (const entry of entries) if (entry.province === province) return true
  return false
}

/** Work, study, family or an offer in the province; almost every open stream wants one of them. */
export function connectedTo({ profile, on }: Facts, province: Province): Truth {
  return any(
    hasOfferIn(profile, province),
    workedIn(profile.jobs, province),
    studiedIn({ profile, on }, province),
    familyIn({ profile }, province),
  )
}

export function workedIn(jobs: Job[] | undefined, province: Province): Truth {
  if (!jobs) return undefined
  let open = false
  for (const job of jobs) {
    if (isInCanada(job) === false) continue
    const there = isThere(job.province, province)
    if (there && !job.unproven) return true
    if (there !== false) open = true
  }
  return open ? undefined : false
}

export function studiedIn({ profile, on }: Pick<Facts, 'profile' | 'on'>, province: Province): Truth {
  if (!profile.credentials) return undefined
  let open = false
  for (const credential of profile.credentials) {
    if (isCanadian(credential) === false) continue
    const there = all(isThere(credential.province, province), isGraduated(credential, on))
    if (there && !credential.unproven) return true
    if (there !== false) open = true
  }
  return open ? undefined : false
}

function familyIn({ profile }: Pick<Facts, 'profile'>, province: Province): Truth {
  if (profile.hasRelativesInCanada === false) return false
  if (!profile.relatives) return undefined
  return any(...profile.relatives.map((relative) => isThere(relative.province, province)))
}

function isThere(answer: Job['province'], province: Province): Truth {
  const value = known(answer)
  return value === undefined ? undefined : value === province
}

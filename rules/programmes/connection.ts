import {
  any,
  type Facts,
  hasOfferIn,
  isGraduated,
  isInCanada,
  type Job,
  known,
  type Province,
  type Truth,
} from '../profile/profile.ts'

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
  return any(...jobs.map((job) => (isInCanada(job) === false ? false : isThere(job.province, province))))
}

export function studiedIn({ profile, on }: Pick<Facts, 'profile' | 'on'>, province: Province): Truth {
  if (!profile.credentials) return undefined
  return any(
    ...profile.credentials.map((credential) => {
      if (known(credential.country) !== undefined && credential.country !== 'CA') return false
      return isThere(credential.province, province) && isGraduated(credential, on)
    }),
  )
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

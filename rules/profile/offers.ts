import { all, known, type Truth } from './answers.ts'
import type { Profile } from './model.ts'
import type { Province } from './places.ts'
import { teerOf } from './spells.ts'

/** A full-time offer for a year or more, properly supported, in an occupation of TEER 0 to 3. */
export function hasValidOffer(profile: Profile): Truth {
  const offer = known(profile.jobOffer)
  if (offer === undefined) return undefined
  if (offer === 'none') return false
  const teer = teerOf(offer)
  return all(
    teer === undefined ? undefined : teer <= 3,
    known(offer.fullTime),
    known(offer.atLeastOneYear),
    known(offer.supported),
  )
}

export function hasOfferIn(profile: Profile, province: Province): Truth {
  const offer = known(profile.jobOffer)
  if (offer === undefined) return undefined
  if (offer === 'none') return false
  const offered = known(offer.province)
  return offered === undefined ? undefined : offered === province
}

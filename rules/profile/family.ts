import { type Dated, type IsoDate, oncePerDay, valueOn } from '../dated.ts'
import { all, known, not, type Truth, type ValueRange } from './answers.ts'
import { yearsOldOn } from './calendar.ts'
import type { Child, Person, Profile, Relationship, Relative } from './model.ts'

const DEPENDENT_CHILD = 'Immigration and Refugee Protection Regulations, 2, dependent child'
export const DEPENDENT_CHILD_UNDER: readonly [Dated<number>, Dated<number>] = [
  { from: '2014-08-01', to: '2017-10-23', source: `${DEPENDENT_CHILD}, until SOR/2017-60`, value: 19 },
  { from: '2017-10-24', source: `${DEPENDENT_CHILD}, as amended by SOR/2017-60`, value: 22 },
]
const MOST_CHILDREN_ASSUMED = 5

export function ageOn(person: Pick<Person, 'birthDate'>, on: IsoDate): number | undefined {
  const birthDate = known(person.birthDate)
  return birthDate === undefined ? undefined : yearsOldOn(birthDate, on)
}

export function hasPartner(profile: Profile): Truth {
  const status = known(profile.maritalStatus)
  return status === undefined ? undefined : status === 'married' || status === 'common_law'
}

/** The with-spouse columns apply with a partner who comes along and is neither citizen nor permanent resident. */
export function partnerCounts(profile: Profile): Truth {
  const partnered = hasPartner(profile)
  if (partnered === false) return false
  const settled = known(profile.partner?.citizenOrPermanentResident)
  return all(partnered, known(profile.partner?.accompanying), not(settled))
}

/** Applicant, partner and dependent children, whether or not they come along. */
export function familySize(profile: Profile, on: IsoDate): ValueRange {
  const partnered = hasPartner(profile)
  const children = dependentChildren(profile, on)
  return {
    low: 1 + (partnered ? 1 : 0) + children.low,
    high: 1 + (partnered === false ? 0 : 1) + children.high,
  }
}

/** Applicant, partner and dependent children without a partner who stays behind: a year of study is paid for whoever comes. */
export function familyComing(profile: Profile, on: IsoDate): ValueRange {
  const { low, high } = familySize(profile, on)
  const staysBehind = hasPartner(profile) === true && known(profile.partner?.accompanying) === false
  return staysBehind ? { low: low - 1, high: high - 1 } : { low, high }
}

function dependentChildren(profile: Profile, on: IsoDate): ValueRange {
  if (profile.hasChildren === false) return { low: 0, high: 0 }
  if (!profile.children) {
    const stated = known(profile.numberOfChildren)
    return { low: 0, high: stated ?? MOST_CHILDREN_ASSUMED }
  }
  let low = 0
  let high = 0
  for (const child of profile.children) {
    const dependent = isDependent(child, on)
    if (dependent) low++
    if (dependent !== false) high++
  }
  return { low, high }
}

export const dependentChildUnder = oncePerDay((on) => valueOn(DEPENDENT_CHILD_UNDER, on))

export function childAge(child: Child, on: IsoDate): number | undefined {
  return ageOn(child, on) ?? known(child.age)
}

function isDependent(child: Child, on: IsoDate): Truth {
  const age = childAge(child, on)
  if (age !== undefined && age >= dependentChildUnder(on)) return false
  return all(age === undefined ? undefined : true, not(known(child.hasPartner ?? false)))
}

/** A grown relative of one of these kinds who lives in Canada as a citizen or permanent resident. */
export function hasRelative(profile: Profile, kinds: readonly Relationship[], ofPartnerToo: boolean): Truth {
  if (profile.hasRelativesInCanada === false) return false
  if (!profile.relatives) return undefined
  let open = false
  for (const relative of profile.relatives) {
    if (relative.of === 'partner' && !ofPartnerToo) continue
    const fits = isSettledRelative(relative, kinds)
    if (fits && !relative.unproven) return true
    if (fits !== false) open = true
  }
  return open ? undefined : false
}

function isSettledRelative(relative: Relative, kinds: readonly Relationship[]): Truth {
  const relationship = known(relative.relationship)
  const status = known(relative.status)
  return all(
    relationship === undefined ? undefined : kinds.includes(relationship),
    status === undefined ? undefined : status !== 'other',
    known(relative.adult),
    known(relative.livesInCanada),
  )
}

import type { IsoDate } from '../dated.ts'
import { ageOn, childAge, hasPartner, known, type Profile } from '../profile/profile.ts'
import { type Contradiction, contradiction } from './contradiction.ts'

const LEAST_AGE_OF_PARENT = 14
const LEAST_AGE_OF_PARTNER = 16

export function familyContradictions(profile: Profile, on: IsoDate): Contradiction[] {
  return [...birth(profile, on), ...children(profile, on), ...partner(profile, on)]
}

function birth(profile: Profile, on: IsoDate): Contradiction[] {
  const birthDate = known(profile.birthDate)
  return birthDate !== undefined && birthDate > on ? [contradiction('BIRTH_IN_FUTURE', ['birthDate'])] : []
}

function children(profile: Profile, on: IsoDate): Contradiction[] {
  const listed = profile.children ?? []
  const found: Contradiction[] = []
  if (profile.hasChildren === false && listed.length > 0)
    found.push(contradiction('CHILDREN_DENIED_BUT_LISTED', ['hasChildren', 'children']))
  const stated = known(profile.numberOfChildren)
  if (profile.children && stated !== undefined && stated !== listed.length)
    found.push(
      contradiction('CHILDREN_COUNT_DIFFERS', ['numberOfChildren', 'children'], { stated, listed: listed.length }),
    )
  const parentAge = ageOn(profile, on)
  listed.forEach((child, i) => {
    const born = known(child.birthDate)
    if (born !== undefined && born > on) found.push(contradiction('CHILD_BORN_IN_FUTURE', [`children[${i}].birthDate`]))
    const age = childAge(child, on)
    if (parentAge !== undefined && age !== undefined && parentAge - age < LEAST_AGE_OF_PARENT)
      found.push(contradiction('CHILD_TOO_OLD_FOR_PARENT', ['birthDate', `children[${i}]`], { age, parentAge }))
  })
  return found
}

function partner(profile: Profile, on: IsoDate): Contradiction[] {
  const partnered = hasPartner(profile)
  const facts = profile.partner
  const given = facts !== undefined && Object.values(facts).some((answer) => answer !== undefined)
  if (partnered && !given) return [contradiction('PARTNERED_WITHOUT_PARTNER_FACTS', ['maritalStatus', 'partner'])]
  if (partnered === false && given)
    return [contradiction('PARTNER_FACTS_WITHOUT_PARTNER', ['maritalStatus', 'partner'])]
  const age = facts && ageOn(facts, on)
  if (age === undefined || age >= LEAST_AGE_OF_PARTNER) return []
  return [contradiction('PARTNER_TOO_YOUNG', ['partner.birthDate'], { age })]
}

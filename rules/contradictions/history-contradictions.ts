import type { IsoDate } from '../dated.ts'
import { type CanadianStatus, known, type LanguageTest, type Profile } from '../profile/profile.ts'
import { type Contradiction, contradiction } from './contradiction.ts'

const PRESENT_IN_CANADA: readonly CanadianStatus[] = ['student', 'worker', 'refugee']

export function historyContradictions(profile: Profile, on: IsoDate): Contradiction[] {
  return [
    ...tests(profile.tests, profile.birthDate, 'tests', on),
    ...tests(profile.partner?.tests, profile.partner?.birthDate, 'partner.tests', on),
    ...refusals(profile),
    ...relatives(profile),
    ...status(profile),
    ...province(profile),
  ]
}

function tests(
  listed: LanguageTest[] | undefined,
  born: Profile['birthDate'],
  path: string,
  on: IsoDate,
): Contradiction[] {
  const birthDate = known(born)
  return (listed ?? []).flatMap((test, i) => {
    const takenOn = known(test.takenOn)
    if (takenOn === undefined) return []
    if (takenOn > on) return [contradiction('TEST_IN_FUTURE', [`${path}[${i}].takenOn`])]
    if (birthDate === undefined || takenOn > birthDate) return []
    return [contradiction('TEST_BEFORE_BIRTH', ['birthDate', `${path}[${i}].takenOn`])]
  })
}

function refusals({ hasRefusals, hasPreviousApplications, refusals: listed }: Profile): Contradiction[] {
  const found: Contradiction[] = []
  const refused = hasRefusals === true || (listed?.length ?? 0) > 0
  if (hasRefusals === false && listed && listed.length > 0)
    found.push(contradiction('REFUSALS_DENIED_BUT_LISTED', ['hasRefusals', 'refusals']))
  if (hasPreviousApplications === false && refused)
    found.push(contradiction('REFUSALS_WITHOUT_APPLICATIONS', ['hasPreviousApplications', 'hasRefusals']))
  return found
}

function relatives({ hasRelativesInCanada, relatives: listed }: Profile): Contradiction[] {
  const denied = hasRelativesInCanada === false && listed !== undefined && listed.length > 0
  return denied ? [contradiction('RELATIVES_DENIED_BUT_LISTED', ['hasRelativesInCanada', 'relatives'])] : []
}

function status(profile: Profile): Contradiction[] {
  const standing = known(profile.canadianStatus)
  const residence = known(profile.residence)
  const found: Contradiction[] = []
  if (standing && PRESENT_IN_CANADA.includes(standing) && residence !== undefined && residence !== 'CA')
    found.push(contradiction('STATUS_IN_CANADA_BUT_LIVES_ABROAD', ['canadianStatus', 'residence']))
  if (known(profile.citizenship) === 'CA' && standing !== undefined && standing !== 'citizen')
    found.push(contradiction('CANADIAN_CITIZEN_BUT_STATUS_DIFFERS', ['citizenship', 'canadianStatus']))
  return found
}

function province({ intendedProvince, nomination, jobOffer }: Profile): Contradiction[] {
  const intended = known(intendedProvince)
  if (intended === undefined || intended === 'any') return []
  const found: Contradiction[] = []
  const nominating = typeof nomination === 'object' ? known(nomination.province) : undefined
  if (nominating !== undefined && nominating !== intended)
    found.push(
      contradiction('NOMINATION_BY_OTHER_PROVINCE', ['intendedProvince', 'nomination.province'], {
        intended,
        nominating,
      }),
    )
  const offered = typeof jobOffer === 'object' ? known(jobOffer.province) : undefined
  if (offered !== undefined && offered !== intended)
    found.push(
      contradiction('OFFER_IN_OTHER_PROVINCE', ['intendedProvince', 'jobOffer.province'], { intended, offered }),
    )
  return found
}

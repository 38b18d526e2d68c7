import { ASSESSMENT_FORMS, startupOf, studyOf, transferOf } from '@rahnama/contract/assessments/assessments.ts'
import { profileForm, profileOf } from '@rahnama/contract/profile/profile.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Told } from '../long-form/long-form.ts'

/**
 * The profile is read from the forms themselves: `server/profile` asks this folder for evidence, and folders make no
 * circles.
 */
export function toldProfile(told: Told): Profile {
  const startup = startupOf(
    told(ASSESSMENT_FORMS['startup-assessment']) ?? {},
    told(ASSESSMENT_FORMS['startup-business']) ?? {},
  )
  const transfer = transferOf(told(ASSESSMENT_FORMS.transfer) ?? {})
  const study = studyOf(told(ASSESSMENT_FORMS.study) ?? {})
  return { ...profileOf(told(profileForm) ?? {}), startup, transfer, ...study }
}

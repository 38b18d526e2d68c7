import { ASSESSMENT_FORMS, startupOf, studyOf, transferOf } from '@rahnama/contract/assessments/assessments.ts'
import { type LongForm, readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm, profileOf } from '@rahnama/contract/profile/profile.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Db } from '../db/db.ts'
import { readSheet } from '../long-form/long-form.ts'

/** Read from the forms themselves: the profile's own room asks this one for evidence, and rooms make no circles. */
export async function loadTold(db: Db, userId: string): Promise<Profile> {
  const read = async <F extends LongForm>(form: F) => readAnswers(form, (await readSheet(db, userId, form)).answers)
  const answers = await read(profileForm)
  const startup = startupOf(
    await read(ASSESSMENT_FORMS['startup-assessment']),
    await read(ASSESSMENT_FORMS['startup-business']),
  )
  const transfer = transferOf(await read(ASSESSMENT_FORMS.transfer))
  const study = studyOf(await read(ASSESSMENT_FORMS.study))
  return { ...profileOf(answers), startup, transfer, ...study }
}

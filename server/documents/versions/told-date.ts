import type { DocumentKey } from '@rahnama/contract/documents.ts'
import { readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { subjectOfEntry } from '@rahnama/rules/checklist/checklist.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Db } from '../../db/db.ts'
import { readSheet } from '../../long-form/long-form.ts'

/** The date of a test or an assessment that its owner already told in the profile: nobody is asked twice. */
export async function toldDate(db: Db, userId: string, { kind, subject }: DocumentKey): Promise<IsoDate | null> {
  if (kind !== 'languageResult' && kind !== 'eca') return null
  const answers = readAnswers(profileForm, (await readSheet(db, userId, profileForm)).answers)
  const told =
    kind === 'eca'
      ? answers.credentials?.find(({ id }) => subjectOfEntry('credentials', id) === subject)?.ecaOn
      : answers.tests?.find(({ id }) => subjectOfEntry('tests', id) === subject)?.takenOn
  return told === undefined || told === 'unknown' ? null : told
}

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { cases } from '@rahnama/contract/cases/cases.ts'
import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { expect, test } from 'vitest'
import { couple, degree } from '../../contract/profile/people.test-data.ts'
import { sql } from '../db/db.ts'
import { sendApplication, tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const MIGRATION = new URL('../db/migrations/0130_profile_vocabulary.sql', import.meta.url)

/** Every question as it was called, and as it is called. */
const RENAMED: [before: string, now: string, value: FlatAnswers[string]][] = [
  ['dateOfBirth', 'birthDate', '1996-05-01'],
  ['nationality', 'citizenship', 'IR'],
  ['currentResidence', 'residence', 'TR'],
  ['currentStatus', 'canadianStatus', 'none'],
  ['partnerDateOfBirth', 'partnerBirthDate', '1995-06-01'],
  ['partnerCitizenOrResident', 'partnerCitizenOrPermanentResident', false],
  ['sponsorDateOfBirth', 'sponsorBirthDate', '1970-01-31'],
  ['sponsorWasSponsored', 'sponsoredAsPartner', true],
  ['sponsorWasSponsoredOn', 'sponsoredAsPartnerOn', '2001-01-01'],
  ['sponsorMeetsIncome', 'sponsorMeetsNecessaryIncome', true],
  ['livedTogetherMonths', 'sponsorLivedTogetherMonths', 14],
  ['couldNotMarry', 'sponsorCouldNotMarryOrLiveTogether', 'unknown'],
  ['dependentSinceBefore22', 'sponsorDependentSinceBefore22', true],
  ['orphaned', 'sponsorOrphaned', false],
  ['noOtherRelative', 'sponsorNoOtherRelative', true],
  ['credentials.degree-1.fieldOfStudy', 'credentials.degree-1.field', 'other'],
  ['credentials.degree-1.fieldOfStudyOther', 'credentials.degree-1.fieldOther', 'Carpets'],
  ['partnerCredentials.degree-1.fieldOfStudy', 'partnerCredentials.degree-1.field', 'physics'],
]

/** Puts what is stored back into the names it had before the migration. */
async function speakAsBefore(): Promise<void> {
  for (const [before, now] of RENAMED) {
    const names = [`"${now}":`, `"${before}":`]
    await t.db.execute(sql`update answer_sheets set
      answers = replace(answers::text, ${names[0]}, ${names[1]})::jsonb,
      marks = replace(marks::text, ${names[0]}, ${names[1]})::jsonb`)
  }
  await t.db.execute(sql`update case_questions set path = 'dateOfBirth' where path = 'birthDate'`)
  await t.db.execute(sql`update case_events set about = jsonb_set(about, '{path}', '"dateOfBirth"')
    where about ->> 'path' = 'birthDate'`)
}

test('a profile and a question about it, stored under the names of before, are read after the migration', async () => {
  const agent = await t.signIn('case_review_agent')
  const client = await t.signIn('student')
  await tellProfile(t, client, { ...couple(30, 'bachelor'), ...degree('bachelor') })
  const { reference: folio } = await sendApplication(t, client)
  const question = { folio, id: randomUUID(), form: 'profile', path: 'birthDate', text: 'Is the day right?' }
  await t.as(agent).call(cases.ask, question)
  await tellProfile(t, client, Object.fromEntries(RENAMED.map(([, now, value]) => [now, value])))
  const stored = () =>
    t.db.row<{ answers: FlatAnswers; marks: object }>(sql`
      select answers, marks from answer_sheets where user_id = ${client.userId} and form = 'profile'`)
  const sheet = await t.as(client).call(profile.read, {})
  const before = await stored()
  expect(sheet.answers).toMatchObject(Object.fromEntries(RENAMED.map(([, now, value]) => [now, value])))

  await speakAsBefore()
  expect((await stored())?.answers).toMatchObject(Object.fromEntries(RENAMED.map(([name, , value]) => [name, value])))
  await t.db.pool.query(await readFile(MIGRATION, 'utf8'))

  expect(await t.as(client).call(profile.read, {})).toEqual(sheet)
  expect(await stored()).toEqual(before)
  expect(await t.db.rows(sql`select path from case_questions`)).toEqual([{ path: 'birthDate' }])
  expect(await t.db.rows(sql`select about from case_events where what = 'questionAsked'`)).toEqual([
    { about: { form: 'profile', path: 'birthDate' } },
  ])
})

import { readFile } from 'node:fs/promises'
import { applications } from '@rahnama/contract/applications.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { sql } from '../db/db.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const MIGRATION = new URL('../db/migrations/0109_one_vocabulary.sql', import.meta.url)

/** Puts the database back into the words it had before the migration. */
async function speakAsBefore(): Promise<void> {
  await t.db.pool.query(`
    alter table applications rename column program to programme;
    alter table document_archives rename column program to programme;
    alter table mails rename column content to letter;
    alter table reports disable trigger reports_stay_as_they_were;
    update reports set result = replace(replace(result, 'program', 'programme'), 'PROGRAM', 'PROGRAMME');
    update reports set checksum = encode(sha256(convert_to(result, 'UTF8')), 'hex');
    alter table reports enable trigger reports_stay_as_they_were;
    alter table application_events disable trigger keep_application_events;
    update application_events set turn_reason = 'paperSentBack';
    alter table application_events enable trigger keep_application_events`)
}

test('a report and an event kept in the words of before are read after the migration', async () => {
  const client = await t.signIn('student')
  const changes = { ...single30, 'tests.test-one.takenOn': '2026-01-10', 'credentials.degree-1.ecaOn': '2025-01-10' }
  await tellProfile(t, client, changes)
  const kept = await t.as(client).call(reports.create, {})
  if (kept.outcome !== 'kept') throw new Error(`The report was not kept: ${kept.outcome}`)
  const { id } = kept.report
  const read = () => t.as(client).call(reports.read, { id })
  await t.as(client).call(applications.start, { program: 'FSW', knowing: true })
  const before = await read()
  expect(before.assessment.readings.told.programs.length).toBeGreaterThan(0)

  await speakAsBefore()
  expect(await t.as(client).refuse(reports.read, { id })).toMatchObject({ status: 500 })
  await t.db.pool.query(await readFile(MIGRATION, 'utf8'))

  expect(await read()).toEqual(before)
  expect(
    await t.db.rows(sql`select program, application_events.turn_reason from application_events join applications
    on applications.id = application_id`),
  ).toEqual([{ program: 'FSW', turn_reason: 'documentSentBack' }])
})

import type { Language } from '@rahnama/contract/locale/locale.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { sql } from '../db/db.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'
import { downloadReport } from './download-report.ts'

const t = useTestApp()
const PATIENCE_MS = 120_000

test(
  'a kept report is drawn once per language, served by a link that ends, and stays the same file',
  async () => {
    const client = await t.signIn('student')
    await tellProfile(t, client, single30)
    const kept = await t.as(client).call(reports.create, {})
    if (kept.outcome !== 'kept') throw new Error(`The report was not kept: ${kept.outcome}`)
    // Without the limit on requests: a busy machine draws slowly.
    const ask = (language: Language) => downloadReport(t.deps, client, { id: kept.report.id, language })
    const [english, again, persian] = await Promise.all([ask('en'), ask('en'), ask('fa')])
    expect([english.fileName, persian.fileName]).toEqual([
      'Eligibility report 2026-11-15.pdf',
      'گزارش احراز شرایط 2026-11-15.pdf',
    ])
    const files = await Promise.all([english, again, persian].map(({ url }) => t.send('GET', url)))
    expect(files.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
      Array.from({ length: 3 }, () => [200, 'application/pdf']),
    )
    expect(files[0]?.text).toBe(files[1]?.text)
    expect(await t.db.rows(sql`select language from report_files order by language`)).toEqual([
      { language: 'en' },
      { language: 'fa' },
    ])
    t.setNow('2026-11-15T12:06:00Z')
    expect((await t.send('GET', english.url)).status).toBe(410)
  },
  PATIENCE_MS,
)

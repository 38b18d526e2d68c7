import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { content } from '@rahnama/contract/content/content.ts'
import { contentEditing } from '@rahnama/contract/content/content-editing.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, book, slotsOf } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
/** Wednesday 10:00 in Toronto, and half past one there. */
const AT_TEN = '2026-11-18T15:00:00Z'
const LATER = '2026-11-18T18:30:00Z'

async function publishLength(minutes: number) {
  const row = await t.db.row<{ id: string }>(sql`
    select id from content_items where kind = 'consultation' and slug = 'initial'`)
  const id = row?.id ?? ''
  const { parts } = await t.as('admin').call(contentEditing.read, { id })
  const saving = { id, part: 'facts', version: parts.facts.version, body: { minutes } } as const
  const saved = await t.as('admin').call(contentEditing.save, saving)
  const publishing = { id, language: 'en', version: saved.parts.en.version } as const
  await t.as('admin').call(contentEditing.publish, { ...publishing, factsVersion: saved.parts.facts.version })
}

test('the owner sets how long a consultation lasts: cards, claims, offered times and bookings follow; what is booked stays', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  const consultantId = await addConsultant(t)
  await book(t, { consultantId, startsAt: AT_TEN })
  // Half past nine is free for thirty minutes, not for forty-five; so is half past four before the day ends at five.
  const tight = ['2026-11-18T14:30', '2026-11-18T21:30']
  expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual(expect.arrayContaining(tight))
  await publishLength(45)
  const { types } = await t.call(consultations.options, {})
  expect(types.find(({ type }) => type === 'initial')?.minutes).toBe(45)
  const offered = await slotsOf(t, consultantId, '2026-11-18')
  expect(offered).toContain('2026-11-18T14:00')
  for (const start of tight) expect(offered).not.toContain(start)
  await book(t, { consultantId, startsAt: LATER })
  const booked = await t.db.rows<{ minutes: number }>(sql`
    select extract(epoch from ends_at - starts_at)::integer / 60 as minutes from consultations
    where consultant_id = ${consultantId} order by starts_at`)
  expect(booked.map(({ minutes }) => minutes)).toEqual([30, 45])
  expect(JSON.stringify(await t.call(content.page, { slug: 'contact', language: 'en' }))).toContain('45 minutes')
  const claims = await t.call(content.claims, { language: 'en' })
  expect(claims.find(({ key }) => key === 'consultation-initial')?.figure).toContain('45')
})

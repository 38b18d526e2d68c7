import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, asVisitor, DETAILS, linkTo } from '../test/consultations.ts'
import { type Answer, useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

const HALF_HOUR_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000
const CAP = 3

/** The same chances in every run. */
let seed = 7
function below(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * limit)
}

test('a crowd that books, moves and cancels at once meets no failure, and fills no day beyond its cap', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  const consultants = [
    await addConsultant(t, { bufferMinutes: 15, dailyCap: CAP }),
    await addConsultant(t, { bufferMinutes: 30, dailyCap: CAP }),
  ]
  const anyTime = () => ({
    consultantId: consultants[below(2)],
    startsAt: new Date(Date.parse('2026-11-18T14:00:00Z') + below(14) * HALF_HOUR_MS + below(2) * DAY_MS).toISOString(),
  })
  const tokens: string[] = []
  const anyLink = () => `/api/consultations/by-link/${tokens[below(tokens.length)]}`

  const book = async (who: string): Promise<Answer> => {
    const wish = { type: below(2) ? 'initial' : 'comprehensive', ...anyTime() }
    const held = await asVisitor(t, 'POST', '/api/consultations/holds', wish)
    const { holdId } = held.body as { holdId?: string }
    if (!holdId) return held
    const email = `${who}@example.com`
    const booked = await asVisitor(t, 'POST', '/api/consultations', { ...DETAILS, email, holdId })
    if (booked.status !== 200) return booked
    const confirmed = await asVisitor(t, 'POST', `/api/consultations/by-link/${await linkTo(t, email)}/confirm`, {})
    if (confirmed.status === 200) tokens.push((confirmed.body as { appointment: Appointment }).appointment.token)
    return confirmed
  }
  const act = (who: string): Promise<Answer> => {
    const chance = below(10)
    if (chance < 6 || tokens.length === 0) return book(who)
    if (chance < 9) return asVisitor(t, 'POST', `${anyLink()}/move`, anyTime())
    return asVisitor(t, 'POST', `${anyLink()}/cancel`, {})
  }

  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, person) => act(`crowd-${round}-${person}`)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
  const days = await t.db.rows<{ count: number }>(sql`
    select count(*) from consultations where state <> 'cancelled' group by consultant_id, office_day`)
  expect(Math.max(...days.map(({ count }) => count))).toBe(CAP)
})

import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, confirmFrom, DETAILS, tryToHold, visitor } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

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
    consultantId: consultants[below(2)] ?? '',
    startsAt: new Date(Date.parse('2026-11-18T14:00:00Z') + below(14) * HALF_HOUR_MS + below(2) * DAY_MS).toISOString(),
  })
  const tokens: string[] = []
  const anyLink = () => tokens[below(tokens.length)] ?? ''

  const book = async (who: string) => {
    const held = await tryToHold(t, { type: below(2) ? 'initial' : 'comprehensive', ...anyTime() })
    if (held.result !== 'held') return
    const email = `${who}@example.com`
    await visitor(t).call(consultations.book, { ...DETAILS, email, holdId: held.holdId })
    const confirmed = await confirmFrom(t, email)
    expect(confirmed).toMatchObject({ result: 'confirmed' })
    if (confirmed.result === 'confirmed') tokens.push(confirmed.appointment.token)
  }
  const act = (who: string) => {
    const chance = below(10)
    if (chance < 6 || tokens.length === 0) return book(who)
    if (chance < 9) return visitor(t).call(consultations.moveByLink, { token: anyLink(), ...anyTime() })
    return visitor(t).call(consultations.cancelByLink, { token: anyLink() })
  }

  // A call that answers with anything but a result fails the test.
  for (let round = 0; round < 8; round += 1) {
    await Promise.all(Array.from({ length: 16 }, (_, person) => act(`crowd-${round}-${person}`)))
  }
  const days = await t.db.rows<{ count: number }>(sql`
    select count(*) from consultations where state <> 'cancelled' group by consultant_id, office_day`)
  expect(Math.max(...days.map(({ count }) => count))).toBe(CAP)
})

import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { currentWording } from '@rahnama/contract/consents.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { callingAs } from './calling.ts'
import { expect, type Outbox } from './fixtures.ts'

/** So that a journey finds them on its page. */
export const VISITOR = { name: 'Nava Example', topic: 'Which program fits me?' }

const WEEK_MS = 7 * 86_400_000

/**
 * A visitor books the first free initial consultation from a day on, beside the screen: as e2e/consultations.spec.ts
 * does on it, up to the link in the mail, which confirms nothing by itself.
 */
export async function bookFrom(
  request: APIRequestContext,
  day: string,
  { language, outbox, email = `${randomUUID()}@example.com` }: { language: Language; outbox: Outbox; email?: string },
) {
  const call = callingAs(request)
  const from = new Date(day)
  const to = new Date(from.getTime() + WEEK_MS)
  const { slots } = await call(consultations.slots, { type: 'initial', from: from.toISOString(), to: to.toISOString() })
  const [slot] = slots
  if (!slot) throw new Error(`No time is free from ${day} on`)
  const { startsAt, consultantId } = slot
  const held = await call(consultations.hold, { type: 'initial', startsAt, consultantId })
  if (held.result !== 'held') throw new Error(`${startsAt} is ${held.result}`)
  const { result } = await call(consultations.book, {
    ...{ ...VISITOR, email, language, timeZone: 'Asia/Tehran' },
    ...{ holdId: held.holdId, agreedTo: currentWording('booking').version },
  })
  expect(result).toBe('unconfirmed')
  const { pathname, search } = new URL((await outbox.newestTo(email))?.content.action?.url ?? '')
  const token = pathname.split('/').at(-1) ?? ''
  return {
    email,
    slot,
    path: pathname,
    link: `${pathname}${search}`,
    async confirm() {
      expect((await call(consultations.confirmByLink, { token })).result).toBe('confirmed')
    },
  }
}

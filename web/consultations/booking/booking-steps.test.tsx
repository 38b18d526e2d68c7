import type { ConsultationType, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import type { Contact } from '../../kept-session/kept-session.ts'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { KnownContact } from '../known-contact.ts'
import { BookingSteps } from './booking-steps.tsx'

const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const MINUTE_MS = 60_000

/** About noon at the office, on some day to come. */
const startsAt = `${new Date(Date.now() + 5 * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10)}T17:00:00.000Z`
const slotOf = (consultantId: string, consultantName: string): Slot => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 30 * MINUTE_MS).toISOString(),
  consultantId,
  consultantName,
})
const BOTH = [slotOf(FIRST, 'Robin Sample'), slotOf(SECOND, 'Kian Nemooneh')]

type Asked = { path: string; body: Record<string, string> }
let asked: Asked[] = []

/** Answers one after the other; what is missing is an answer that got lost. */
function answerWith(...answers: (object | Promise<object> | undefined)[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push({ path: String(url), body: JSON.parse(String(init?.body)) as Record<string, string> })
    const answer = await answers.shift()
    if (!answer) throw new TypeError('The connection is gone')
    return Response.json(answer)
  })
}

const held = (serverClock = Date.now()) => ({
  result: 'held',
  holdId: FIRST,
  expiresAt: new Date(serverClock + 10 * MINUTE_MS).toISOString(),
  extensionsLeft: 2,
  slot: BOTH[0],
})

type Shown = { slots?: Slot[]; type?: ConsultationType; contact?: Contact }

async function show({ slots = BOTH, type = 'initial', contact }: Shown = {}) {
  await Promise.all([loadTexts('en', 'consultations'), loadTexts('en', 'errors')])
  const openUntil = new Date(Date.now() + 60 * 24 * 60 * MINUTE_MS).toISOString()
  const node = (free: Slot[]) => (
    <MemoryRouter>
      <KnownContact value={contact}>
        <BookingSteps
          type={type}
          offers={[]}
          consultants={[]}
          times={{ slots: free, holidaysAbroad: [], openUntil }}
          onReload={() => {}}
        />
      </KnownContact>
    </MemoryRouter>
  )
  const screen = await renderIn('en', node(slots))
  const keep = screen.getByRole('button', { name: 'Select and continue' })
  return {
    ...screen,
    keep,
    chooseTime: async () => {
      await screen.getByText('Next ten times').click()
      await screen.getByRole('region', { name: 'Next ten times' }).getByRole('button').first().click()
    },
    arrive: (free: Slot[]) => screen.rerender(node(free)),
  }
}

beforeEach(() => {
  asked = []
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

// The first one waits for everything to be loaded.
describe('booking', { timeout: 60_000 }, () => {
  test('asks for the same hold again when an answer is lost, and for another one afterwards', async () => {
    answerWith(undefined, { result: 'taken' }, { result: 'taken' })
    const screen = await show()
    await screen.chooseTime()
    await screen.keep.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await screen.keep.click()
    await expect.element(screen.getByText(/has just been taken/)).toBeVisible()
    await screen.keep.click()
    await eventually(() => expect(asked).toHaveLength(3))
    const [lost, again, later] = asked.map(({ body }) => body.holdId)
    expect(lost).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(lost)
    expect(later).not.toBe(lost)
  })

  test('takes the other consultant when the first one has just been taken', async () => {
    answerWith({ result: 'taken' }, { result: 'taken' })
    const screen = await show()
    await screen.chooseTime()
    await screen.keep.click()
    await expect.element(screen.getByText(/has just been taken/)).toBeVisible()
    await screen.arrive(BOTH.slice(1))
    await screen.keep.click()
    await eventually(() => expect(asked.map(({ body }) => body.consultantId)).toEqual([FIRST, SECOND]))
  })

  test('no longer has chosen a time that is gone', async () => {
    const later = { ...slotOf(FIRST, 'Robin Sample'), startsAt: startsAt.replace('T17', 'T18') }
    const screen = await show({ slots: [...BOTH, later] })
    await screen.chooseTime()
    await expect.element(screen.keep).toBeEnabled()
    await screen.arrive([later])
    await expect.element(screen.getByText('Choose a time first')).toBeVisible()
    await expect.element(screen.keep).toBeDisabled()
  })

  test('hides times outside eight to nine of the client’s day until they are asked for', async () => {
    const localHour = (hour: number): Slot => {
      const at = new Date(startsAt)
      at.setHours(hour, 0)
      const endsAt = new Date(at.getTime() + 60 * MINUTE_MS).toISOString()
      return { ...slotOf(FIRST, 'Robin Sample'), startsAt: at.toISOString(), endsAt }
    }
    const screen = await show({ slots: [7, 8, 20, 21].map(localHour) })
    await screen.getByText('Next ten times').click()
    const rows = screen.getByRole('region', { name: 'Next ten times' }).getByRole('button')
    await expect.element(rows).toHaveLength(2)
    await screen.getByRole('checkbox').click()
    await expect.element(rows).toHaveLength(4)
  })

  test('without a free time leads to the wait list or to a written question', async () => {
    answerWith({})
    const screen = await show({ slots: [] })
    await expect
      .element(screen.getByRole('link', { name: 'Ask in writing instead' }))
      .toHaveAttribute('href', '/contact')
    await userEvent.fill(screen.getByRole('textbox', { name: /name/i }), 'Parnian Nemooneh')
    await userEvent.fill(screen.getByRole('textbox', { name: /mail/i }), 'parnian@example.com')
    await screen.getByRole('button', { name: 'Tell me when a time opens' }).click()
    await expect.element(screen.getByText('You are on the list')).toBeVisible()
    expect(asked[0]).toMatchObject({ path: '/api/consultations/wait-list', body: { type: 'initial' } })
  })

  test.each([-60, 60])('keeps a time for ten minutes on a device whose clock is %i minutes off', async (minutes) => {
    answerWith(held(Date.now() + minutes * MINUTE_MS))
    const screen = await show()
    await screen.chooseTime()
    await screen.keep.click()
    await expect.element(screen.getByText(/^Held for you for (10:00|9:5\d)$/)).toBeVisible()
  })

  test('asks once for ten minutes more however often it is pressed, and says when nobody answered', async () => {
    const endsSoon = { ...held(), type: 'initial', timeZone: 'Asia/Tehran', slot: BOTH[0] }
    const expiresAt = new Date(Date.now() + 2 * MINUTE_MS).toISOString()
    sessionStorage.setItem('rahnama-hold', JSON.stringify({ ...endsSoon, expiresAt }))
    const late = Promise.withResolvers<object>()
    answerWith(undefined, late.promise)
    const screen = await show()
    await screen.getByRole('button', { name: 'Continue with it' }).click()
    const longer = screen.getByRole('button', { name: 'Hold it ten minutes longer' })
    await longer.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await longer.click()
    await longer.click()
    late.resolve({ ...held(), extensionsLeft: 1 })
    await expect.element(longer).not.toBeInTheDocument()
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill(`/api/consultations/holds/${FIRST}/extend`))
  })

  test('of another kind starts from what was typed, and gives the first time up', async () => {
    answerWith(held(), { result: 'refused', obstacle: 'alreadyUsed' }, { result: 'taken' })
    const first = await show()
    await first.chooseTime()
    await first.keep.click()
    await userEvent.fill(first.getByRole('textbox', { name: /name/i }), 'Parnian Nemooneh')
    await userEvent.fill(first.getByRole('textbox', { name: /mail/i }), 'parnian@example.com')
    await userEvent.fill(first.getByRole('textbox', { name: /should/i }), 'Which way?')
    await first.getByRole('button', { name: 'Book this consultation' }).click()
    await eventually(() => expect(asked).toHaveLength(2))
    await first.unmount()

    const second = await show({ type: 'comprehensive' })
    await second.chooseTime()
    await second.keep.click()
    await eventually(() => expect(asked[2]?.body).toMatchObject({ type: 'comprehensive', insteadOf: FIRST }))
    expect(JSON.stringify(sessionStorage)).toContain('Which way?')
  })

  test('is filled in for who is signed in, and what they change is sent', async () => {
    answerWith(held(), { result: 'refused', obstacle: 'alreadyUsed' })
    const contact = { name: 'Parnian Nemooneh', email: 'parnian@example.com', phone: '+98 912 000 0000', country: 'IR' }
    const screen = await show({ contact })
    await screen.chooseTime()
    await screen.keep.click()
    const phone = screen.getByRole('textbox', { name: /phone/i })
    await expect.element(screen.getByRole('textbox', { name: /name/i })).toHaveValue(contact.name)
    await expect.element(screen.getByRole('textbox', { name: /mail/i })).toHaveValue(contact.email)
    await expect.element(phone).toHaveValue(contact.phone)
    for (const [name, value] of [
      ['type', 'tel'],
      ['inputmode', 'tel'],
      ['autocomplete', 'tel'],
    ] as const) {
      await expect.element(phone).toHaveAttribute(name, value)
    }
    await userEvent.fill(screen.getByRole('textbox', { name: /should/i }), 'Which way?')
    await userEvent.fill(phone, '0912 345 678')
    await screen.getByRole('button', { name: 'Book this consultation' }).click()
    await expect.element(phone).toHaveAccessibleDescription(/This phone number is incomplete/)
    expect(asked).toHaveLength(1)
    await userEvent.fill(phone, '')
    expect(JSON.stringify(sessionStorage)).not.toContain('Parnian')
    await screen.getByRole('button', { name: 'Book this consultation' }).click()
    await eventually(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.body).toMatchObject({ name: contact.name, email: contact.email, topic: 'Which way?' })
    expect(asked[1]?.body).not.toHaveProperty('phone')
  })

  test('forgets what somebody else typed in this tab', async () => {
    const live = { ...held(), type: 'initial', timeZone: 'Asia/Tehran', slot: BOTH[0] }
    sessionStorage.setItem('rahnama-hold', JSON.stringify(live))
    sessionStorage.setItem('rahnama-booking', JSON.stringify({ by: SECOND, typed: { topic: 'Between us' } }))
    const screen = await show()
    await screen.getByRole('button', { name: 'Continue with it' }).click()
    await expect.element(screen.getByRole('textbox', { name: /should/i })).toHaveValue('')
    expect(sessionStorage.getItem('rahnama-booking')).toBeNull()
  })

  test('by an address that is not proven waits for its link, through a reload, and can be corrected', async () => {
    const confirmBy = new Date(Date.now() + 60 * MINUTE_MS).toISOString()
    const unconfirmed = { result: 'unconfirmed', email: 'parnian@example.com', confirmBy }
    answerWith(held(), unconfirmed, unconfirmed)
    const screen = await show()
    await screen.chooseTime()
    await screen.keep.click()
    await userEvent.fill(screen.getByRole('textbox', { name: /name/i }), 'Parnian Nemooneh')
    await userEvent.fill(screen.getByRole('textbox', { name: /mail/i }), 'parnian@example.com')
    await userEvent.fill(screen.getByRole('textbox', { name: /should/i }), 'Which way?')
    await screen.getByRole('button', { name: 'Book this consultation' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Please confirm by email' })).toBeVisible()
    await screen.unmount()

    answerWith(unconfirmed)
    const again = await show()
    await expect.element(again.getByText(/^Held for you for (60:00|59:\d\d)$/)).toBeVisible()
    await again.getByRole('button', { name: 'Continue with it' }).click()
    await again.getByRole('button', { name: 'Correct my details' }).click()
    await expect.element(again.getByRole('textbox', { name: /mail/i })).toHaveValue('parnian@example.com')
  })
})

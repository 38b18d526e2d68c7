import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { AwaitConfirmation } from './await-confirmation.tsx'

const HOLD_ID = '11111111-1111-4111-8111-111111111111'
const AWAITS = { email: 'parnian@example.com', confirmBy: '2030-01-07T16:30:00.000Z' }
const HOLD = {
  type: 'initial',
  holdId: HOLD_ID,
  expiresAt: AWAITS.confirmBy,
  extensionsLeft: 0,
  slot: {
    startsAt: '2030-01-09T15:00:00.000Z',
    endsAt: '2030-01-09T15:30:00.000Z',
    consultantId: HOLD_ID,
    consultantName: 'Robin Sample',
  },
  timeZone: 'Asia/Tehran',
  awaits: AWAITS,
} as const
const UNCONFIRMED = { result: 'unconfirmed', ...AWAITS }

let asked: string[] = []
let answer: object | undefined
beforeEach(() => {
  asked = []
  answer = UNCONFIRMED
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(`${init?.method} ${String(url).split('/').at(-1)}`)
    if (!answer) throw new TypeError('The connection is gone')
    return Response.json(answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show() {
  await Promise.all([loadTexts('en', 'consultations'), loadTexts('en', 'errors')])
  const on = { onCorrect: vi.fn(), onChooseAgain: vi.fn(), onSettled: vi.fn() }
  return { on, ...(await renderIn('en', <AwaitConfirmation hold={HOLD} awaits={AWAITS} {...on} />)) }
}

describe('a booking that waits for its link', () => {
  test('says where the link went and until when the time is held, on the client’s clock', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('heading', { name: 'Please confirm by email' })).toHaveFocus()
    await expect.element(screen.getByText(/parnian@example\.com.* confirm by 20:00/)).toBeVisible()
  })

  test('sees by itself that the link was followed elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const screen = await show()
    await eventually(() => expect(asked).toHaveLength(1))
    answer = undefined
    vi.advanceTimersByTime(15_000)
    await eventually(() => expect(asked).toHaveLength(2))
    answer = { result: 'confirmed' }
    vi.advanceTimersByTime(15_000)
    await expect.element(screen.getByText('Confirmed: you are booked')).toBeVisible()
    expect(screen.on.onSettled.mock.calls).toEqual([['confirmed']])
    vi.advanceTimersByTime(60_000)
    expect(asked).toEqual(Array(3).fill(`GET ${HOLD_ID}`))
  })

  test('says when its hour is over, and leads back to the free times', async () => {
    answer = { result: 'expired' }
    const screen = await show()
    await expect.element(screen.getByText('The time was not confirmed and is free again')).toBeVisible()
    expect(screen.on.onSettled).toHaveBeenCalledExactlyOnceWith('expired')
    await screen.getByRole('button', { name: 'Choose a time' }).click()
    expect(screen.on.onChooseAgain).toHaveBeenCalledOnce()
  })

  test('has the link sent again, and says so or why not', async () => {
    const screen = await show()
    await eventually(() => expect(asked).toHaveLength(1))
    const again = screen.getByRole('button', { name: 'Send it again' })
    await again.click()
    await expect.element(screen.getByText(/^Sent again/)).toBeVisible()
    vi.mocked(fetch).mockResolvedValueOnce(Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429 }))
    await again.click()
    await expect.element(screen.getByText(/Too many attempts/)).toBeVisible()
    await expect.element(screen.getByText(/^Sent again/)).not.toBeInTheDocument()
    expect(asked).toEqual([`GET ${HOLD_ID}`, 'POST resend'])
  })
})

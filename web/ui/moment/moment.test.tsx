import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Moment } from './moment.tsx'

// Noon in London in winter, when Tehran is three and a half hours ahead and Toronto five behind.
const AT = '2026-01-15T12:00:00.000Z'

test('a moment tells the exact time at the office to whoever points at it or hears it', async () => {
  const screen = await renderIn('en', <Moment at={AT} />)
  const time = screen.getByRole('time').element()
  expect(time.getAttribute('title')).toBe('Thursday 15 January 2026, 07:00')
  expect(time.textContent).toContain(`(${time.getAttribute('title')})`)
})

test('a moment tells the exact time of the zone it is given', async () => {
  const screen = await renderIn('en', <Moment at={AT} timeZone="Asia/Tehran" />)
  expect(screen.getByRole('time').element().getAttribute('title')).toBe('Thursday 15 January 2026, 15:30')
})

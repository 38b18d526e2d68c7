import { expect, test } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { Conversation, type Entry } from './conversation.tsx'

const entry = (place: number, { isMine = false, isTheirs = !isMine }: Partial<Entry> = {}): Entry => ({
  ...{ key: `entry-${place}`, at: '2026-11-20T12:00:00.000Z', position: place, isTheirs, isMine, author: 'Sara' },
  content: <p style={{ blockSize: '10rem' }}>Entry {place}</p>,
})

const shown = (entries: readonly Entry[], lookedUntil: number) => (
  <Conversation
    {...{ label: 'Messages', entries, newest: entries.length, lookedUntil, hasOlder: false }}
    onOlder={async () => {}}
    onSeen={async () => {}}
  />
)

const LONG = Array.from({ length: 30 }, (_, place) => entry(place))

test.each([
  ['scrolled up to what was said before', LONG.length],
  ['opened at what is new', 3],
])('in a conversation %s my own message comes into view, and nobody else’s moves it', async (_, lookedUntil) => {
  await loadTexts('en', 'messages')
  const screen = await renderIn('en', shown(LONG, lookedUntil))
  const log = screen.getByRole('region', { name: 'Messages' })
  await expect.element(log).toBeVisible()
  if (lookedUntil === LONG.length) log.element().scrollTop = 100
  await expect.element(screen.getByText('Entry 29')).not.toBeInViewport()
  const before = log.element().scrollTop
  const ofColleague = entry(30, { isTheirs: false })
  await screen.rerender(shown([...LONG, ofColleague], lookedUntil))
  await screen.rerender(shown([...LONG, ofColleague, entry(31)], lookedUntil))
  expect(log.element().scrollTop).toBe(before)
  await screen.rerender(shown([...LONG, ofColleague, entry(31), entry(32, { isMine: true })], lookedUntil))
  await expect.element(screen.getByText('Entry 32')).toBeInViewport()
})

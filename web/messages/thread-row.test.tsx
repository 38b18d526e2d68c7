import type { ThreadSummary } from '@rahnama/contract/messages.ts'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ThreadRow } from './thread-row.tsx'

const THREAD: ThreadSummary = {
  ...{ id: crypto.randomUUID(), kind: 'general', subject: 'Funds', lastAt: '2026-01-20T12:34:00.000Z' },
  last: { side: 'office', isMine: false, author: null, body: '', files: 0 },
  ...{ unread: 0, isUnread: false, isImportant: false },
}

test('a row says the time on the clock of whoever reads it, as the conversation does', async () => {
  await loadTexts('en', 'messages')
  const { container } = await renderIn(
    'en',
    <MemoryRouter>
      <ul>
        <ThreadRow thread={THREAD} isOpen={false} onOpen={() => {}} title="Funds" caption="" excerpt="" />
      </ul>
    </MemoryRouter>,
  )
  const here = new Date(THREAD.lastAt)
  const clock = [here.getHours(), here.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  expect(container.querySelector('time')?.title).toContain(clock)
})

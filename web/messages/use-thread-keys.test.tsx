import type { ThreadSummary } from '@rahnama/contract/messages.ts'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ThreadRow } from './thread-row.tsx'
import { REPLY_FIELD, useThreadKeys } from './use-thread-keys.ts'

const threadOf = (id: string): ThreadSummary => ({
  ...{ id, kind: 'general', subject: id, lastAt: '2026-01-20T12:34:00.000Z' },
  last: { side: 'office', isMine: false, author: null, body: '', files: 0 },
  ...{ unread: 0, isUnread: false, isImportant: false },
})

function Inbox() {
  const [openId, setOpen] = useState<string | null>(null)
  const list = useThreadKeys({ openId, onClose: () => setOpen(null) })
  return (
    <div ref={list}>
      <ul>
        {['first', 'second'].map((id) => (
          <ThreadRow
            key={id}
            thread={threadOf(id)}
            isOpen={id === openId}
            onOpen={setOpen}
            title={id}
            caption=""
            excerpt=""
          />
        ))}
      </ul>
      {openId && <textarea id={REPLY_FIELD} aria-label="Reply" />}
    </div>
  )
}

const press = (code: string, key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }))
const focused = () => document.activeElement?.getAttribute('data-thread') ?? document.activeElement?.id

test('a Persian keyboard leads through the conversations, into the answer and back', async () => {
  await loadTexts('fa', 'messages')
  const screen = await renderIn(
    'fa',
    <MemoryRouter>
      <Inbox />
    </MemoryRouter>,
  )
  press('KeyJ', 'ت')
  expect(focused()).toBe('first')
  press('KeyJ', 'ت')
  press('KeyJ', 'ت')
  expect(focused()).toBe('second')
  press('KeyK', 'ن')
  expect(focused()).toBe('first')
  await screen.getByRole('link', { name: /first/ }).click()
  await expect.element(screen.getByRole('textbox')).toBeVisible()
  press('KeyR', 'ق')
  expect(focused()).toBe(REPLY_FIELD)
  press('KeyJ', 'ت')
  expect(focused()).toBe(REPLY_FIELD)
  ;(document.activeElement as HTMLElement).blur()
  press('Escape', 'Escape')
  expect(focused()).toBe('first')
})

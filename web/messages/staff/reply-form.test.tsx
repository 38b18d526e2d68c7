import type { InboxThread } from '@rahnama/contract/message-desk.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { inboxThread } from './inbox-thread.test-data.ts'
import { ReplyForm } from './reply-form.tsx'

const ME = crypto.randomUUID()

const SENT = crypto.randomUUID()
const FILE = { uploadId: crypto.randomUUID(), name: 'offer.pdf', size: 1200 }
const BODY = 'Dear {name}, please send it {day} to {place}.'
const CANNED = {
  id: crypto.randomUUID(),
  name: { en: 'Send it', fa: 'بفرستید' },
  body: { en: BODY, fa: 'x' },
  version: 1,
}

type Posted = { path: string; body: string; uploads: string[] }

/** Drafts lie on the server by person and conversation; what it was given it gives back. */
function serve({
  takeBack = () => Response.json({ body: 'Meant for Omid', files: [FILE] }),
  canned = BODY,
  reply = (messageId: string) => Response.json({ message: { id: messageId } }),
} = {}) {
  const posted: Posted[] = []
  const drafts = new Map<string, object>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = new URL(String(url), location.href).pathname
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    if (path.startsWith('/api/staff-drafts/')) {
      if (init?.method === 'PUT') drafts.set(path, { body: body.body, savedAt: '2026-11-20T12:00:00.000Z' })
      if (init?.method === 'DELETE') drafts.delete(path)
      return Response.json(init?.method === 'GET' || !init?.method ? { draft: drafts.get(path) ?? null } : {})
    }
    if (path.endsWith('/canned-replies'))
      return Response.json({ replies: [{ ...CANNED, body: { en: canned, fa: 'x' } }] })
    posted.push({ path, body: body.body, uploads: body.uploads })
    return path.endsWith('/take-back') ? takeBack() : reply(body.messageId)
  })
  return posted
}

async function show(threads: readonly InboxThread[]) {
  await Promise.all((['messages', 'messageDesk', 'errors', 'uploads'] as const).map((name) => loadTexts('en', name)))
  function Shown() {
    const [open, setOpen] = useState(0)
    const thread = threads[open]
    return (
      <>
        {threads.map(({ id, subject }, place) => (
          <button key={id} type="button" onClick={() => setOpen(place)}>
            Open {subject}
          </button>
        ))}
        {thread && <ReplyForm userId={ME} key={thread.id} thread={thread} name={thread.subject} />}
      </>
    )
  }
  return renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <Shown />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => vi.restoreAllMocks())

test('what is typed for one of five clients waits there, and is sent to nobody else', async () => {
  const threads = ['Mina', 'Omid', 'Sara', 'Reza', 'Kian'].map((name) => inboxThread(name))
  const posted = serve()
  const screen = await show(threads)
  const boxOf = (name: string) => screen.getByRole('textbox', { name: `Reply to ${name}` })
  for (const { subject } of threads) {
    await screen.getByRole('button', { name: `Open ${subject}` }).click()
    await expect.element(boxOf(subject)).toBeEnabled()
    await expect.element(boxOf(subject)).toHaveValue('')
    await boxOf(subject).fill(`For ${subject}`)
  }
  for (const { subject } of threads.toReversed()) {
    await screen.getByRole('button', { name: `Open ${subject}` }).click()
    await expect.element(boxOf(subject)).toHaveValue(`For ${subject}`)
  }
  await screen.getByRole('button', { name: 'Send to Mina' }).click()
  await eventually(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ path: expect.stringContaining(threads[0]?.id ?? ''), body: 'For Mina' })
  await screen.getByRole('button', { name: 'Open Omid' }).click()
  await expect.element(boxOf('Omid')).toHaveValue('For Omid')
})

test('blanks of a saved reply are fields that Tab walks, and until each has words the button counts them and sends nothing', async () => {
  const posted = serve()
  const screen = await show([inboxThread('Mina')])
  await screen.getByRole('combobox', { name: 'Insert a saved reply' }).selectOptions('Send it')
  const [day, place] = [
    screen.getByRole('textbox', { name: '{day}' }),
    screen.getByRole('textbox', { name: '{place}' }),
  ]
  await expect.element(day).toHaveFocus()
  await userEvent.keyboard('on Friday')
  await userEvent.tab()
  await expect.element(place).toHaveFocus()
  await userEvent.keyboard('the bank')
  expect(posted).toEqual([])
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Send to Mina' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Send to Mina' }).click()
  await eventually(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.body).toBe('Dear Mina, please send it on Friday to the bank.')
})

test.each([
  ['the case the conversation is about', true, 'About A-7K3M-92QF, dear Mina.', 'Send to Mina'],
  ['no case where several are open', false, 'About {reference}, dear Mina.', '1 blank to fill in'],
])('a saved reply names %s', async (_, isFolioSure, body, button) => {
  serve({ canned: 'About {reference}, dear {name}.' })
  const thread = inboxThread('Mina')
  const screen = await show([{ ...thread, client: { ...thread.client, folio: 'A-7K3M-92QF', isFolioSure } }])
  await screen.getByRole('combobox', { name: 'Insert a saved reply' }).selectOptions('Send it')
  await expect.element(screen.getByRole('textbox', { name: 'Reply to Mina' })).toHaveValue(body)
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
})

test('the button that counts blanks leads to the first that is empty, by a press and by the keyboard', async () => {
  const posted = serve()
  const screen = await show([inboxThread('Mina')])
  await screen.getByRole('combobox', { name: 'Insert a saved reply' }).selectOptions('Send it')
  await screen.getByRole('button', { name: '2 blanks to fill in' }).click()
  await expect.element(screen.getByRole('textbox', { name: '{day}' })).toHaveFocus()
  await userEvent.keyboard('on Friday')
  await screen.getByRole('button', { name: '1 blank to fill in' }).click()
  await expect.element(screen.getByRole('textbox', { name: '{place}' })).toHaveFocus()
  await screen.getByRole('textbox', { name: 'Reply to Mina' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('textbox', { name: '{place}' })).toHaveFocus()
  expect(posted).toEqual([])
})

const somethingCame = () => Response.json({ code: 'CONFLICT', params: { newest: 2 } }, { status: 409 })

test('a reply that something newer stopped can be discarded, and comes back before what was typed since', async () => {
  const posted = serve({ reply: somethingCame })
  const screen = await show([inboxThread('Mina')])
  const box = screen.getByRole('textbox', { name: 'Reply to Mina' })
  await box.fill('Answered too early')
  await screen.getByRole('button', { name: 'Send to Mina' }).click()
  await expect.element(screen.getByText('Something newer has arrived')).toBeVisible()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
  expect(screen.getByText('Something newer has arrived').query()).toBeNull()
  await userEvent.keyboard('Better so')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(box).toHaveValue('Answered too early\n\nBetter so')
  await expect.element(box).toHaveFocus()
  expect(posted).toHaveLength(1)
})

test('a reply that something newer stopped is edited where it stands', async () => {
  serve({ reply: somethingCame })
  const screen = await show([inboxThread('Mina')])
  const box = screen.getByRole('textbox', { name: 'Reply to Mina' })
  await box.fill('Answered too early')
  await screen.getByRole('button', { name: 'Send to Mina' }).click()
  await screen.getByRole('button', { name: 'Edit' }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('Answered too early')
})

test('a reply can be undone: its text and files come back before what was typed meanwhile, and go out again as a new message', async () => {
  const posted = serve()
  const screen = await show([inboxThread('Mina', { newest: 2, undoable: { messageId: SENT, forMs: 60_000 } })])
  await expect.element(screen.getByRole('status').getByText('Sent to Mina')).toBeVisible()
  const box = screen.getByRole('textbox', { name: 'Reply to Mina' })
  await box.fill('One more thing')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(box).toHaveValue('Meant for Omid\n\nOne more thing')
  await expect.element(box).toHaveFocus()
  await expect.element(screen.getByRole('list', { name: 'Attached files' }).getByText('offer.pdf')).toBeVisible()
  await screen.getByRole('button', { name: 'Send to Mina' }).click()
  await eventually(() => expect(posted).toHaveLength(2))
  expect(posted.map(({ path }) => path.split('/').at(-1))).toEqual(['take-back', 'reply'])
  expect(posted[0]?.path).toContain(SENT)
  expect(posted[1]?.uploads).toEqual([FILE.uploadId])
})

test('undo is offered as long as the server says, and says so when it came too late', async () => {
  serve({ takeBack: () => Response.json({ code: 'CONFLICT' }, { status: 409 }) })
  const late = await show([inboxThread('Mina', { undoable: { messageId: SENT, forMs: 60_000 } })])
  await late.getByRole('button', { name: 'Undo' }).click()
  await expect.element(late.getByRole('alert').getByText(/can no longer be undone/)).toBeVisible()
  await expect.element(late.getByRole('textbox', { name: 'Reply to Mina' })).toHaveValue('')
  await late.unmount()
  const over = await show([inboxThread('Omid', { undoable: { messageId: SENT, forMs: 1 } })])
  await expect.element(over.getByRole('textbox', { name: 'Reply to Omid' })).toBeEnabled()
  await eventually(() => expect(over.getByRole('button', { name: 'Undo' }).query()).toBeNull())
})

test('what is written in the other language than the client reads is pointed out, and what is in theirs is not', async () => {
  serve()
  const screen = await show([inboxThread('Mina')])
  const box = screen.getByRole('textbox', { name: 'Reply to Mina' })
  await box.fill('لطفاً نامه را تا جمعه بفرستید.')
  const hint = screen.getByText('Mina reads English. What you have written is in Persian.')
  await expect.element(hint).toBeVisible()
  await box.fill('Please send the letter by Friday.')
  await eventually(() => expect(hint.query()).toBeNull())
})

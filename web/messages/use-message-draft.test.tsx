import { expect, test } from 'vitest'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { createDraftPage, type DraftPage } from './message-draft.ts'
import { useMessageDraft } from './use-message-draft.ts'

const begin = () => ({ messageId: crypto.randomUUID(), body: '' })

/** What one person writes in a conversation that both of them answer. */
function Writing({ userId, place, page }: { userId: string; place: string; page?: DraftPage }) {
  const { draft, isLoaded, isStored, change, clear } = useMessageDraft(userId, place, begin, page)
  return (
    <>
      <label>
        Answer
        <input
          value={draft.body}
          disabled={!isLoaded}
          onChange={({ target }) => change((now) => ({ ...now, body: target.value }))}
        />
      </label>
      <button type="button" onClick={clear}>
        Discard
      </button>
      <p>{isStored ? 'stored' : 'not stored'}</p>
      <output aria-label="Id">{draft.messageId}</output>
    </>
  )
}

async function open(userId: string, place: string, page?: DraftPage) {
  const screen = await renderIn('en', <Writing userId={userId} place={place} {...(page && { page })} />)
  await expect.element(screen.locator.getByLabelText('Answer')).toBeEnabled()
  return screen
}

test('of two people who write in one conversation, one discards and the other’s draft stays', async () => {
  const [first, second, place] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const [person, text] of [
    [first, 'Mine'],
    [second, 'Theirs'],
  ] as const) {
    const screen = await open(person, place)
    await expect.element(screen.getByLabelText('Answer')).toHaveValue('')
    await screen.getByLabelText('Answer').fill(text)
    await expect.element(screen.getByText('stored', { exact: true })).toBeVisible()
    await screen.unmount()
  }

  const discarded = await open(first, place)
  await expect.element(discarded.getByLabelText('Answer')).toHaveValue('Mine')
  await discarded.getByRole('button', { name: 'Discard' }).click()
  await expect.element(discarded.getByText('not stored')).toBeVisible()
  await discarded.unmount()

  const other = await open(second, place)
  await expect.element(other.getByLabelText('Answer')).toHaveValue('Theirs')
  await other.unmount()
  await eventually(async () => {
    const again = await open(first, place)
    expect(again.getByLabelText('Answer').element()).toHaveProperty('value', '')
    await again.unmount()
  })
})

/** Somebody’s windows, each of which stores under its own name. */
function windowsOf(userId: string) {
  const place = crypto.randomUUID()
  return async (page = createDraftPage()) => {
    const { locator: screen, unmount } = await open(userId, place, page)
    const box = screen.getByLabelText('Answer')
    return {
      ...{ page, box, close: unmount },
      id: () => screen.getByLabelText('Id').element().textContent,
      discard: () => screen.getByRole('button', { name: 'Discard' }).click(),
      type: async (text: string) => {
        await box.fill(text)
        await expect.element(screen.getByText('stored', { exact: true })).toBeVisible()
      },
    }
  }
}

test('a draft shown in two windows is one message, and when it is sent or discarded in one it goes from the other', async () => {
  const openWindow = windowsOf(crypto.randomUUID())
  const first = await openWindow()
  await first.type('Hello')
  const second = await openWindow()
  await expect.element(second.box).toHaveValue('Hello')
  await first.type('Hello, Sara')
  await expect.element(second.box).toHaveValue('Hello, Sara')
  expect(second.id()).toBe(first.id())
  const sent = second.id()
  await second.discard()
  await expect.element(first.box).toHaveValue('')
  expect(first.id()).not.toBe(sent)
  expect(second.id()).not.toBe(sent)
  const third = await openWindow()
  await expect.element(third.box).toHaveValue('')
})

test('what is typed in one window stays when something else is sent from another, and each finds its own again', async () => {
  const openWindow = windowsOf(crypto.randomUUID())
  const first = await openWindow()
  await first.type('To Sara')
  const second = await openWindow()
  await second.type('To Sara, about money')
  expect(second.id()).not.toBe(first.id())
  await expect.element(first.box).toHaveValue('To Sara')
  await first.close()
  const again = await openWindow(first.page)
  await expect.element(again.box).toHaveValue('To Sara')
  await again.discard()
  await expect.element(again.box).toHaveValue('')
  await expect.element(second.box).toHaveValue('To Sara, about money')
  await second.close()
  const secondAgain = await openWindow(second.page)
  await expect.element(secondAgain.box).toHaveValue('To Sara, about money')
})

import { expect, test } from 'vitest'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { useMessageDraft } from './use-message-draft.ts'

const EMPTY = { body: '' }

/** What one person writes in a conversation that both of them answer. */
function Writing({ userId, place }: { userId: string; place: string }) {
  const { draft, isLoaded, isStored, change, clear } = useMessageDraft(userId, place, EMPTY)
  return (
    <>
      <label>
        Answer
        <input
          value={draft.body}
          disabled={!isLoaded}
          onChange={({ target }) => change(() => ({ body: target.value }))}
        />
      </label>
      <button type="button" onClick={clear}>
        Discard
      </button>
      <p>{isStored ? 'stored' : 'not stored'}</p>
    </>
  )
}

async function open(userId: string, place: string) {
  const screen = await renderIn('en', <Writing userId={userId} place={place} />)
  await expect.element(screen.getByLabelText('Answer')).toBeEnabled()
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

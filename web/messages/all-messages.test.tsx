import type { Message } from '@rahnama/contract/messages.ts'
import { expect, test } from 'vitest'
import { renderIn } from '../ui/render-in.tsx'
import { useAllMessages } from './all-messages.ts'

const message = (position: number) => ({ id: `message-${position}`, position, body: `Message ${position}` }) as Message
const page = (...positions: number[]) => ({ messages: positions.map(message), hasOlder: false })

function Shown({ newest, older }: { newest: readonly number[]; older: readonly number[] }) {
  const { messages, addOlder } = useAllMessages(page(...newest))
  return (
    <>
      <button type="button" onClick={() => addOlder(page(...older))}>
        Older
      </button>
      <ol>
        {messages.map(({ id, body }) => (
          <li key={id}>{body}</li>
        ))}
      </ol>
    </>
  )
}

async function shown(first: readonly number[], older: readonly number[], then: readonly number[]) {
  const screen = await renderIn('en', <Shown newest={first} older={older} />)
  await screen.getByRole('button', { name: 'Older' }).click()
  await screen.rerender(<Shown newest={then} older={older} />)
  return screen
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent)
}

test('what arrives late stands where the server put it, not at the end', async () => {
  expect(await shown([3, 4, 6], [1, 2], [3, 4, 5, 6])).toEqual(
    [1, 2, 3, 4, 5, 6].map((position) => `Message ${position}`),
  )
})

test('a page that begins later repeats nothing of what was read before it', async () => {
  expect(await shown([3, 4], [1, 2], [2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5].map((position) => `Message ${position}`))
})

test('where more came than a page holds, no message stands beside one it does not follow', async () => {
  expect(await shown([3, 4], [1, 2], [7, 8])).toEqual(['Message 7', 'Message 8'])
})

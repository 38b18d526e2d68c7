import { expect, test } from 'vitest'
import { type ChatDelta, readChat } from './read-chat.ts'

async function read(...events: unknown[]): Promise<ChatDelta[]> {
  const body = events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('')
  const response = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  const deltas: ChatDelta[] = []
  for await (const delta of readChat(response)) if (!('text' in delta) || delta.text !== '') deltas.push(delta)
  return deltas
}

const called = (...calls: object[]) => ({ choices: [{ delta: { tool_calls: calls } }] })
const lookUp = (id: string, topic: string) => ({ id, name: 'look_up', arguments: JSON.stringify({ topic }) })
const A = { name: 'look_up', arguments: '{"topic":"a"}' }
const B = { name: 'look_up', arguments: '{"topic":"b"}' }

test.each([
  ['without an index', [called({ id: '1', function: A }), called({ id: '2', function: B })]],
  ['all under one index', [called({ index: 0, id: '1', function: A }), called({ index: 0, id: '2', function: B })]],
  [
    'with their arguments as objects',
    [
      called(
        { index: 0, id: '1', function: { ...A, arguments: { topic: 'a' } } },
        { index: 1, id: '2', function: { ...B, arguments: { topic: 'b' } } },
      ),
    ],
  ],
  [
    'in pieces',
    [
      called({ index: 0, id: '1', function: { name: 'look_up', arguments: '{"topic"' } }),
      called({ index: 0, function: { arguments: ':"a"}' } }),
      called({ index: 1, id: '2', function: B }),
    ],
  ],
])('two calls are read %s', async (_, events) => {
  expect(await read(...events)).toEqual([{ toolCalls: [lookUp('1', 'a'), lookUp('2', 'b')] }])
})

test('an end that is called a stop, empty choices and nonsense end no call', async () => {
  const end = { choices: [{ delta: {}, finish_reason: 'stop' }] }
  expect(await read({ choices: [] }, 'not json', called({ index: 0, id: '1', function: A }), end, '[DONE]')).toEqual([
    { toolCalls: [lookUp('1', 'a')] },
  ])
})

test('an answer that comes whole is read whole', async () => {
  const response = Response.json({ choices: [{ message: { content: 'Hello.' } }] })
  const texts: ChatDelta[] = []
  for await (const delta of readChat(response)) texts.push(delta)
  expect(texts).toEqual([{ text: 'Hello.' }])
})

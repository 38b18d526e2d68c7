import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSender, type Enquiry } from './send-enquiry.ts'

const ENQUIRY: Enquiry = {
  ...{ name: 'Sam Sample', email: 'sam@example.com', message: 'Hello' },
  ...{ language: 'en', agreedTo: 1 },
}
const ANSWER = { reference: 'E-2345-6789', replyBy: '2026-11-17T15:00:00.000Z' }

let keys: string[] = []
let isAnswered = true
beforeEach(() => {
  sessionStorage.clear()
  keys = []
  isAnswered = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    keys.push((JSON.parse(String(options?.body)) as { idempotencyKey: string }).idempotencyKey)
    if (!isAnswered) throw new TypeError('Failed to fetch')
    return Response.json(ANSWER)
  })
})
afterEach(() => vi.restoreAllMocks())

/** The answer got lost on its way; nobody can tell whether the message arrived. */
async function sendUnanswered(send: ReturnType<typeof createSender>, enquiry: Enquiry): Promise<void> {
  isAnswered = false
  await expect(send(enquiry)).rejects.toThrow()
  isAnswered = true
}

test('what was sent without an answer is the same message when the page was loaded again', async () => {
  await sendUnanswered(createSender(), ENQUIRY)
  await createSender()(ENQUIRY)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('another text is another message', async () => {
  const send = createSender()
  await sendUnanswered(send, ENQUIRY)
  await send({ ...ENQUIRY, message: 'Hello again' })
  expect(new Set(keys).size).toBe(2)
})

test('once it was answered, the next visitor of this tab who writes the same sends a message of their own', async () => {
  await createSender()(ENQUIRY)
  await createSender()(ENQUIRY)
  expect(new Set(keys).size).toBe(2)
})

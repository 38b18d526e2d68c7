import type { Message } from '@rahnama/contract/messages.ts'
import { useState } from 'react'

type Page = { messages: readonly Message[]; hasOlder: boolean }

/**
 * The newest page is read again and again, older ones once. Where more came than a page holds while nobody looked, a gap
 * lies between them: what is older than the gap is fetched anew.
 */
export function useAllMessages(newest: Page): Page & { addOlder: (page: Page) => void } {
  const [older, setOlder] = useState<Page>({ messages: [], hasOlder: false })
  const first = newest.messages[0]?.position ?? 0
  const before = older.messages.filter(({ position }) => position < first)
  const isJoined = before.length > 0 && before.at(-1)?.position === first - 1
  const addOlder = (page: Page) =>
    setOlder((now) => {
      const last = page.messages.at(-1)?.position ?? 0
      return {
        messages: [...page.messages, ...now.messages.filter(({ position }) => position > last)],
        hasOlder: page.hasOlder,
      }
    })
  return isJoined
    ? { messages: [...before, ...newest.messages], hasOlder: older.hasOlder, addOlder }
    : { ...newest, addOlder }
}

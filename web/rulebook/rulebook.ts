import { type Rulebook, rulebookWith, SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { useEffect, useState } from 'react'
import { call } from '../api/api.ts'

const KEPT_MS = 300_000

let asked: { at: number; book: Promise<Rulebook> } | undefined
let latest: Rulebook | undefined

/** The next reader asks the server again: the owner has just changed the book. */
export function forgetRulebook(): void {
  asked = undefined
}

async function fetchRulebook(): Promise<Rulebook> {
  const { rounds, intakes } = await call('GET /api/rulebook', {})
  return { ...rulebookWith({ rounds: [], intakes }), rounds }
}

/** Public pages have no query client, so the answer is kept here, for all who ask within minutes. */
function loadRulebook(): Promise<Rulebook> {
  if (!asked || Date.now() - asked.at > KEPT_MS) {
    // Without the server, what came with the program is the best that is known.
    const book = fetchRulebook().catch(() => latest ?? SHIPPED_RULEBOOK)
    asked = { at: Date.now(), book }
    book.then((read) => {
      latest = read
    })
  }
  return asked.book
}

/** Rounds and intakes as the owner keeps them; undefined until the first answer has come. */
export function useRulebook(): Rulebook | undefined {
  const [book, setBook] = useState(latest)
  useEffect(() => {
    let isShown = true
    loadRulebook().then((read) => isShown && setBook(read))
    return () => {
      isShown = false
    }
  }, [])
  return book
}

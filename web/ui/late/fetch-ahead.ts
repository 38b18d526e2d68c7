import type { Language } from '@rahnama/contract/locale/locale.ts'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { savesData } from '../saves-data.ts'

type Fetch = (language: Language) => Promise<unknown>

/** Prefetching begins after the page has everything it asked for itself. */
const REST_MS = 2000
const IDLE_AT_LATEST_MS = 1000

const offered = new Set<Fetch>()
const listeners = new Set<() => void>()

/** A late component offers itself once the page that may show it is here. What is returned withdraws the offer. */
export function offerAhead(fetch: Fetch): () => void {
  offered.add(fetch)
  for (const tell of listeners) tell()
  return () => offered.delete(fetch)
}

function newestBesides(tried: ReadonlySet<Fetch>): Fetch | undefined {
  return [...offered].findLast((each) => !tried.has(each))
}

/** Fetches what the pages opened so far may still need, one after the other and only at rest. */
export function useFetchAhead(): void {
  const { language } = useLanguage()
  useEffect(() => {
    if (savesData()) return
    let isOver = false
    let isRunning = false
    const run = async () => {
      if (isRunning) return
      isRunning = true
      await pageAtRest()
      const tried = new Set<Fetch>()
      // What the newest page offers comes first. A chunk that arrives may offer more, which the loop then meets, too.
      for (let fetch = newestBesides(tried); fetch; fetch = newestBesides(tried)) {
        if (isOver || !navigator.onLine) break
        tried.add(fetch)
        await idle()
        await fetch(language).catch(() => {})
      }
      isRunning = false
    }
    const start = () => void run()
    start()
    listeners.add(start)
    addEventListener('online', start)
    return () => {
      isOver = true
      listeners.delete(start)
      removeEventListener('online', start)
    }
  }, [language])
}

async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, REST_MS))
}

function idle(): Promise<unknown> {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) return new Promise((done) => setTimeout(done, 0))
  return new Promise((done) => requestIdleCallback(done, { timeout: IDLE_AT_LATEST_MS }))
}

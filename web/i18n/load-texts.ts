import type { Language } from '@rahnama/contract/locale/locale.ts'
import { catalogue, type TextName, type Texts } from './catalogue.ts'

const FAILURE_KNOWN_MS = 1000

const loading = new Map<string, Promise<unknown>>()

/** One promise per module and language, so that every reader waits for the same load. */
export function loadTexts<N extends TextName>(language: Language, name: N): Promise<Texts[N]> {
  const key = `${language}/${name}`
  const known = loading.get(key)
  if (known) return known as Promise<Texts[N]>
  const promise: Promise<Texts[N]> = catalogue[name][language]().then(
    (module) => {
      // React's use() reads a promise marked so without waiting: what was loaded ahead never suspends.
      Object.assign(promise, { status: 'fulfilled', value: module[name] })
      return module[name]
    },
    (error: unknown) => {
      // The failure is not forgotten at once: who waits for it asks again to learn how it ended, and would begin anew
      // without end.
      setTimeout(() => loading.delete(key), FAILURE_KNOWN_MS)
      throw error
    },
  )
  loading.set(key, promise)
  return promise
}

/** The server renders at once, so it has every text at hand before the first request. */
export async function loadAllTexts(): Promise<void> {
  const names = Object.keys(catalogue) as TextName[]
  await Promise.all(names.flatMap((name) => [loadTexts('en', name), loadTexts('fa', name)]))
}

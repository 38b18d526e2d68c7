import type { Language } from '@rahnama/contract/locale/locale.ts'
import { catalogue, type TextName, type Texts } from './catalogue.ts'

type Loaded = { [N in TextName]?: Texts[N] }

const loaded: Record<Language, Loaded> = { en: {}, fa: {} }
const loading = new Map<string, Promise<unknown>>()

export function loadedTexts<N extends TextName>(language: Language, name: N): Texts[N] | undefined {
  return loaded[language][name]
}

/** One promise per module and language, so that every reader waits for the same load. */
export function loadTexts<N extends TextName>(language: Language, name: N): Promise<Texts[N]> {
  const key = `${language}/${name}`
  const known = loading.get(key)
  if (known) return known as Promise<Texts[N]>
  const promise = catalogue[name][language]().then(
    (module) => {
      loaded[language][name] = module[name]
      return module[name]
    },
    (error: unknown) => {
      loading.delete(key)
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

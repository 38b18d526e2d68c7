import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { loadTexts, type TextName, useLanguage } from '../../i18n/i18n.tsx'
import { ConnectionBoundary } from './connection-boundary.tsx'
import { offerAhead } from './fetch-ahead.ts'

export { ConnectionBoundary } from './connection-boundary.tsx'
export { offerAhead, useFetchAhead } from './fetch-ahead.ts'

type LateOptions = {
  /** The shape of what is coming. */
  skeleton?: ReactNode
  /** Every text the part reads, without which it cannot be drawn. */
  texts?: readonly TextName[]
  /** No for what is of no use without a connection. */
  ahead?: boolean
}

/**
 * Splits a component into a chunk of its own (code splitting, lazy loading). It is prefetched once the page is at
 * rest, so that it is here when the connection is not; asked for before that and out of reach, it says so in its own
 * place and comes when it can.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { skeleton, texts = [], ahead = true }: LateOptions = {},
): ComponentType<Props> {
  const fetched = new Map<Language, Promise<ComponentType<Props>>>()

  async function fetchAll(language: Language): Promise<ComponentType<Props>> {
    const [part] = await Promise.all([load(), ...texts.map((name) => loadTexts(language, name))])
    return part
  }
  function fetchPart(language: Language): Promise<ComponentType<Props>> {
    const known = fetched.get(language)
    if (known) return known
    const promise = fetchAll(language).then((part) => {
      // React's use() reads a promise marked so without waiting.
      Object.assign(promise, { status: 'fulfilled', value: part })
      return part
    })
    fetched.set(language, promise)
    return promise
  }
  function forget(): void {
    fetched.clear()
    forgetFailedStyles()
  }
  if (ahead) {
    offerAhead((language) =>
      fetchPart(language).catch((error: unknown) => {
        forget()
        throw error
      }),
    )
  }

  function Fetched(props: Props) {
    const { language } = useLanguage()
    const Loaded = use(fetchPart(language))
    return <Loaded {...props} />
  }
  return function Late(props: Props) {
    return (
      <ConnectionBoundary onRetry={forget}>
        <Suspense fallback={skeleton}>
          <Fetched {...props} />
        </Suspense>
      </ConnectionBoundary>
    )
  }
}

/** A style sheet that did not arrive is asked for again only when its link is gone. */
function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.remove()
}

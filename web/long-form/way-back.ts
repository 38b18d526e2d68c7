import { href } from '../site-map.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export type WayBack = { to: string; words: 'saveAndReturn' | 'saveAndReturnToQuestion' }

/** Whoever came to change one answer goes back to where they read it: the last look, or an application that asks. */
export function wayBack(search: URLSearchParams, basePath: string): WayBack | undefined {
  const from = search.get('from') ?? ''
  if (from === 'check') return { to: `${basePath}/check`, words: 'saveAndReturn' }
  if (ID.test(from)) return { to: `${href('application', { id: from })}#questions`, words: 'saveAndReturnToQuestion' }
  return undefined
}

import type { ContentRow } from '@rahnama/contract/content/content.ts'
import { createContext, use } from 'react'

/** Every field of one part needs to know this. */
export type FieldSurroundings = {
  idOf: (path: string) => string
  errorOf: (path: string) => string | undefined
  hasErrorWithin: (path: string) => boolean
  claims: readonly ContentRow[]
  services: readonly ContentRow[]
}

const Context = createContext<FieldSurroundings | undefined>(undefined)

export const FieldSurroundingsProvider = Context

export function useSurroundings(): FieldSurroundings {
  const surroundings = use(Context)
  if (!surroundings) throw new Error('A field stands outside of a part')
  return surroundings
}

import { createContext, use } from 'react'

/** Names of codes that the content mentions, in the language of the reader. */
export type Words = {
  countries: Record<string, string>
  statuses: Record<string, string>
  notices: Record<string, string>
}

const Context = createContext<Words>({ countries: {}, statuses: {}, notices: {} })

export const WordsProvider = Context

export function useWords(): Words {
  return use(Context)
}

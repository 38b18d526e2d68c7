import type { Firm } from '@rahnama/contract/firm-names.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Call } from '@rahnama/contract/procedure.ts'
import { createContext } from 'react-router'

/** The server decides this before rendering, for the entry and for the loaders of public pages. */
export const renderContext = createContext<{
  language: Language
  nonce: string | undefined
  call: Call
  readFirm(): Promise<Firm>
  /** The site is reached from outside at this address, which leaves the page: canonical, shared, mailed. */
  publicUrl: string
  /** Takes what failed while rendering to the host's log. */
  report(error: unknown): void
}>()

import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { AskClient } from './ask-client.tsx'

/** The answer a question is about, and how it is called on the page; or a question about anything. */
export type AskedAbout = { form: string; path: string; label: string } | undefined

type Asking = { ask: (about?: AskedAbout) => void }

const Context = createContext<Asking>({ ask: () => {} })

/** One dialog for the page: every answer can open it, and nothing that is read again closes it. */
export function AskingProvider({ file, children }: { file: CaseFile; children: ReactNode }) {
  const [asked, setAsked] = useState<{ about: AskedAbout }>()
  const value = useMemo(() => ({ ask: (about?: AskedAbout) => setAsked({ about }) }), [])
  return (
    <Context value={value}>
      {children}
      {asked && <AskClient file={file} about={asked.about} onClose={() => setAsked(undefined)} />}
    </Context>
  )
}

export function useAsking(): Asking {
  return use(Context)
}

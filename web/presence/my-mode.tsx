import type { Presence } from '@rahnama/contract/cases/cases.ts'
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react'

type Mode = Presence['mode']
type Writing = Exclude<Mode, 'looking'>
type MyMode = { mode: Mode; set: (place: string, writing: Writing | undefined) => void }

const Context = createContext<MyMode>({ mode: 'looking', set: () => {} })

/** What I do on this page, as colleagues see it: looking, unless somewhere on it I write. */
export function MyModeProvider({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<Readonly<Record<string, Writing>>>({})
  const writings = Object.values(places)
  const mode: Mode = writings.includes('writing') ? 'writing' : (writings[0] ?? 'looking')
  const set = useCallback((place: string, writing: Writing | undefined) => {
    setPlaces(({ [place]: _, ...others }) => (writing ? { ...others, [place]: writing } : others))
  }, [])
  const value = useMemo(() => ({ mode, set }), [mode, set])
  return <Context value={value}>{children}</Context>
}

export function useMyMode(): MyMode {
  return use(Context)
}

/** Tells colleagues that I write here, as long as I do. */
export function useWriting(writing: Writing, isWriting: boolean): void {
  const { set } = use(Context)
  const place = useId()
  useEffect(() => {
    if (!isWriting) return
    set(place, writing)
    return () => set(place, undefined)
  }, [set, place, writing, isWriting])
}

import { useEffect, useRef, useState } from 'react'

/** Keys that go with their entries, so that what is open or typed into stays with its own. */
export function useEntries<Entry>(entries: readonly Entry[], onChange: (entries: Entry[]) => void, id: string) {
  const [known, setKeys] = useState<readonly string[]>([])
  const focusNext = useRef<string>(undefined)
  const keys = known.length === entries.length ? known : entries.map((_, place) => `${place}`)
  useEffect(() => {
    if (!focusNext.current) return
    const button = document.getElementById(focusNext.current)
    focusNext.current = undefined
    if (button instanceof HTMLButtonElement && !button.disabled) button.focus()
  })
  return {
    keys,
    add: (entry: Entry, place = entries.length) => {
      setKeys(keys.toSpliced(place, 0, crypto.randomUUID()))
      onChange(entries.toSpliced(place, 0, entry))
    },
    duplicate: (place: number) => {
      const key = crypto.randomUUID()
      focusNext.current = `${id}-up-${key}`
      setKeys(keys.toSpliced(place + 1, 0, key))
      onChange(entries.toSpliced(place + 1, 0, structuredClone(entries[place] as Entry)))
    },
    move: (from: number, to: number) => {
      const moved = <T>(list: readonly T[]) => list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T)
      focusNext.current = `${id}-${to < from ? 'up' : 'down'}-${keys[from]}`
      setKeys(moved(keys))
      onChange(moved(entries))
    },
    remove: (place: number) => {
      focusNext.current = `${id}-add`
      setKeys(keys.toSpliced(place, 1))
      onChange(entries.toSpliced(place, 1))
    },
  }
}

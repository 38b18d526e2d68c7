import { type KeyboardEvent, useMemo, useState } from 'react'
import {
  findNamed,
  indexWhenAsked,
  type ListOption,
  madeOptions,
  type Options,
  searchOptions,
} from './search-options.ts'

/** This is enough for every country; a longer list is narrowed by typing. */
const MAX_SHOWN = 260
const PAGE = 10

type Given<V extends string> = {
  options: Options<V>
  value: V | ''
  chosenLabel: string | undefined
  onValueChange: (value: V | '') => void
}

/** Holds what is typed, what it finds and which option the keys stand on. */
export function useSearching<V extends string>({ options, value, chosenLabel, onValueChange }: Given<V>) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const index = useMemo(() => indexWhenAsked(options), [options])
  const found = useMemo(() => (isOpen ? searchOptions(index(), typed ?? '') : []), [index, isOpen, typed])
  const shown = found.slice(0, MAX_SHOWN)
  const label = useMemo(() => value && (chosenLabel ?? labelOf(value, options)), [value, chosenLabel, options])

  const toBeShown = () => searchOptions(index(), typed ?? '').slice(0, MAX_SHOWN)
  const isChosen = (option: ListOption<V>) => option.value === value
  const open = (at: number) => {
    setIsOpen(true)
    setActive(at)
  }
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const forget = () => {
    setTyped(undefined)
    close()
  }
  const choose = (option: ListOption<V>) => {
    onValueChange(option.value)
    forget()
  }
  const clear = () => {
    onValueChange('')
    forget()
  }
  const type = (next: string) => {
    setTyped(next)
    open(next ? 0 : -1)
  }
  /** The typed text stays in sight even when it names nothing, so that it can be corrected. */
  const leave = () => {
    close()
    if (typed === undefined) return
    const named = findNamed(index(), typed)
    if (named || !typed.trim()) setTyped(undefined)
    if ((named?.value ?? '') !== value) onValueChange(named?.value ?? '')
  }
  const moveByKey = (event: KeyboardEvent) => {
    const act = keyActs()[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return {
    text: typed ?? label,
    isSearching: Boolean(typed?.trim()),
    isOpen,
    active: isOpen && active < shown.length ? active : -1,
    found,
    shown,
    setActive,
    toggle: () => (isOpen ? close() : open(toBeShown().findIndex(isChosen))),
    choose,
    clear,
    type,
    leave,
    moveByKey,
  }

  function keyActs(): Record<string, () => void> {
    if (!isOpen) {
      return {
        ArrowDown: () => open(Math.max(0, toBeShown().findIndex(isChosen))),
        ArrowUp: () => open(toBeShown().length - 1),
      }
    }
    const last = shown.length - 1
    const activeOption = shown[active]
    return {
      ArrowDown: () => setActive(active >= last ? 0 : active + 1),
      ArrowUp: () => setActive(active <= 0 ? last : active - 1),
      PageDown: () => setActive(Math.min(last, active + PAGE)),
      PageUp: () => setActive(Math.max(0, active - PAGE)),
      Escape: forget,
      ...(activeOption && { Enter: () => choose(activeOption) }),
    }
  }
}

function labelOf<V extends string>(value: V, options: Options<V>): string {
  return madeOptions(options).find((option) => option.value === value)?.label ?? ''
}

import { isResting } from './is-resting.ts'
import { isLetterKey, isMeant, type Shortcut } from './shortcut.ts'

type List = { readonly current: readonly Shortcut[] }

const lists = new Set<List>()
let areLettersOn = true

/** What the keys do here and now: those of the page first, then those of the frame around it. */
export function activeShortcuts(): readonly Shortcut[] {
  return [...lists].flatMap(({ current }) => current)
}

export function register(list: List): () => void {
  if (lists.size === 0) window.addEventListener('keydown', answer)
  lists.add(list)
  return () => {
    lists.delete(list)
    if (lists.size === 0) window.removeEventListener('keydown', answer)
  }
}

export function switchLetters(isOn: boolean): void {
  areLettersOn = isOn
}

function answer(event: KeyboardEvent): void {
  if (isResting(event)) return
  const shortcut = activeShortcuts().find((each) => isMeant(each, event) && (areLettersOn || !isLetterKey(each)))
  if (!shortcut) return
  event.preventDefault()
  shortcut.act()
}

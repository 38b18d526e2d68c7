export type Shortcut = {
  /** A place on the keyboard, as `event.code` names it: `KeyJ`, `Slash`, `Escape`. */
  code: string
  /** What it does, in the reader's language: the help dialog lists it. */
  label: string
  act: () => void
  withShift?: boolean
  /** With Ctrl or ⌘. Such a key also works while somebody writes in a field. */
  withControl?: boolean
  /** Holding the key down does it again and again, as for moving through a list. */
  repeats?: boolean
}

const LATIN_LETTER = /^[a-z]$/i
/** A Persian layout has its own question mark; on a German one both signs stand on other keys. */
const PLACES = new Map([
  ['/', { code: 'Slash', withShift: false }],
  ['?', { code: 'Slash', withShift: true }],
  ['؟', { code: 'Slash', withShift: true }],
])

/**
 * A Latin letter is taken at its word, whatever the layout; a Persian layout sends «ت» for J, so everything else is
 * read by its place.
 */
function placeOf({ key, code, shiftKey }: KeyboardEvent): { code: string; withShift: boolean } {
  if (LATIN_LETTER.test(key)) return { code: `Key${key.toUpperCase()}`, withShift: shiftKey }
  return PLACES.get(key) ?? { code, withShift: shiftKey }
}

export function isMeant(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const { code, withShift } = placeOf(event)
  return (
    shortcut.code === code &&
    (shortcut.withShift ?? false) === withShift &&
    (shortcut.withControl ?? false) === (event.ctrlKey || event.metaKey) &&
    (shortcut.repeats === true || !event.repeat)
  )
}

/** A key that writes a character, which speech input and unsteady hands may send without meaning it (WCAG 2.1.4). */
export function isLetterKey({ code, withControl }: Shortcut): boolean {
  return !withControl && /^(Key|Digit|Slash|Period|Comma|Minus|Equal|Bracket)/.test(code)
}

const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const FIRST_STRONG_ISOLATE = '\u2068'
const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** Such characters in a name or a file name can make it read as another one. ZWNJ stays: it is spelling. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '')
}

/** A value inside a sentence where no `<bdi>` can stand: mail subjects, titles, accessible names. */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${stripBidiControls(text)}${POP_ISOLATE}`
}

export function isolateLeftToRight(text: string): string {
  return `${LEFT_TO_RIGHT_ISOLATE}${stripBidiControls(text)}${POP_ISOLATE}`
}

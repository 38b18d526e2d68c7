let segmenter: Intl.Segmenter | undefined

/** Length as a person counts it: a letter with its marks, or a family emoji, is one. */
export function graphemeLength(text: string): number {
  // A phone takes longer to make the counter than to draw the form, and most boxes are empty.
  if (text === '') return 0
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let length = 0
  for (const _ of segmenter.segment(text)) length += 1
  return length
}

/** What a person sees as one letter may be many code units, but not any number of them. */
const MOST_UNITS_A_LETTER = 8

/**
 * It counts grapheme clusters, as the box does that was typed into: a half-space and the letter before it are one, and
 * so is an emoji.
 */
export function fitsIn(text: string, maxCharacters: number): boolean {
  if (text.length <= maxCharacters) return true
  return text.length <= MOST_UNITS_A_LETTER * maxCharacters && graphemeLength(text) <= maxCharacters
}

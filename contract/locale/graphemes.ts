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

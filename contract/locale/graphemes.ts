const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Length as a person counts it: a letter with its marks, or a family emoji, is one. */
export function graphemeLength(text: string): number {
  let length = 0
  for (const _ of SEGMENTER.segment(text)) length += 1
  return length
}

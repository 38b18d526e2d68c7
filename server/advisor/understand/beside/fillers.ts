import type { Resolve } from '../resolved.ts'

const FILLER =
  'ok|okay|okey|k|yes|yeah|yep|no|thanks|thank you|thx|please|fine|good|great|well|right|alright|all right|hmm+|i see|got it|understood|باشه|اوکی|خب|خوب|مرسی|ممنون|بله|آره|نه|آها|اها|آهان|فهمیدم|bashe|khob|mersi|mamnoon|oki|aha|are|fahmidam'
const FIRST = new RegExp(`^(?:(?:${FILLER})(?!\\p{L})[\\s,،.!…]*)+(?=\\p{L})`, 'iu')
const ENDS = /[.!…,،]\s*$/

/** "Ok ok. What does the letter have to say?": what takes note of the answer before asks nothing. */
export const passingOverFillers =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const [first = ''] = FIRST.exec(text) ?? []
    return resolve(ENDS.test(first) ? text.slice(first.length) : text, kept)
  }

import type { Slots } from '../understand/understand.ts'

/** "CELPIP or IELTS", "CELPIP Academic": what is said of one would be wrong of the other. */
export const testsNamed = ({ concepts }: Slots) =>
  new Set(
    concepts.filter(
      (each) => each.startsWith('t:') && !(each === 't:IELTS_GT' && concepts.includes('t:IELTS_ACADEMIC')),
    ),
  ).size

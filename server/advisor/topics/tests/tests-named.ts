import { NOT_ACCEPTED_TESTS } from '@rahnama/rules/language/language.ts'
import type { Slots } from '../../understand/understand.ts'

/** "CELPIP or IELTS", "CELPIP Academic": what is said of one would be wrong of the other. */
export const testsNamed = ({ concepts }: Slots) =>
  new Set(
    concepts.filter(
      (each) => each.startsWith('t:') && !(each === 't:IELTS_GT' && concepts.includes('t:IELTS_ACADEMIC')),
    ),
  ).size

/** Of two tests one may be refused: that is what is asked, and its answer says what to take instead. */
export function refusedAmong({ concepts }: Slots): string | undefined {
  const refused = concepts.find((each) => each.startsWith('t:') && each.slice(2) in NOT_ACCEPTED_TESTS)?.slice(2)
  // "PTE core or academic?" asks of the academic PTE.
  const isOfPte = refused === 'IELTS_ACADEMIC' && concepts.includes('t:PTE_CORE') && !concepts.includes('t:IELTS_GT')
  return isOfPte ? 'PTE_ACADEMIC' : refused
}

/** Several tests are named and none of them is refused: then the list of all answers. */
export const isOfSeveral = (slots: Slots) => testsNamed(slots) > 1 && refusedAmong(slots) === undefined

import type { Mark, Told } from '../understand/understand.ts'
import { coreOf } from './facts.ts'

const NEARLY_GROWN = 15
const OF_CHILD = new Set(
  `children number year age together accepted dependent people explain alone now canada immigrate visa pr neg need what
eligible sponsor live case p:EE p:FSW limit agelimit soon first study if add partner couple p:FAMILY how wedding`.split(
    /\s+/,
  ),
)

/** A child's age asks up to which age a child comes along. */
export function asksOfChild({ childAges, is, would }: Told, marks: readonly Mark[]): boolean {
  if (!childAges.some((age) => age >= NEARLY_GROWN)) return false
  if (coreOf(is).length + coreOf(would).length > 0) return false
  return marks.every(({ readings }) => readings.some((each) => OF_CHILD.has(each)))
}

import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import { TOPICS } from '../topics/topics.ts'

const COVERS = new Map(TOPICS.flatMap(({ id, covers }) => (covers ? [[id, covers] as const] : [])))

/** "Which papers, and how much money?" of a visit: one answer says both, and the money of another program is not meant. */
export function withoutCovered(parts: readonly AdvisorPart[]): AdvisorPart[] {
  const said = parts.filter(({ outcome }) => outcome === 'answered' || outcome === 'asked')
  const covered = new Set(said.flatMap(({ topic }) => COVERS.get(topic) ?? []))
  return parts.filter(({ topic }) => !covered.has(topic))
}

import { createHash } from 'node:crypto'
import type { RuleSets } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'

/** The same answers under the same rules have the same hash, however their keys are ordered. */
export function hashInput(profile: Profile, ruleSets: RuleSets): string {
  return checksumOf(JSON.stringify(inOrder({ profile, ruleSets })))
}

export function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}

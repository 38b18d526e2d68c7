import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useState } from 'react'

export type Since = CaseFile['sinceLastLook']
type Counted = { readAt: number; since: Since }

/**
 * Every reading of a case is a look. While the page stays open, what later readings count is added to what the first
 * one did, so that "since you last looked" means before this visit.
 */
export function useSinceLastLook(file: CaseFile, readAt: number): Since {
  const [counted, setCounted] = useState<Counted>({ readAt, since: file.sinceLastLook })
  if (counted.readAt === readAt) return counted.since
  const next = { readAt, since: addUp(counted.since, file.sinceLastLook) }
  setCounted(next)
  return next.since
}

export function addUp(before: Since, more: Since): Since {
  const counts = new Map(before.parts.map(({ what, count }) => [what, count]))
  for (const { what, count } of more.parts) counts.set(what, (counts.get(what) ?? 0) + count)
  return { at: before.at, parts: [...counts].map(([what, count]) => ({ what, count })) }
}

import type { Slot } from './use-paper.ts'

/** Where a paper stands on a page with its checklist, for links that lead to it. */
export function paperAnchor({ kind, subject }: Pick<Slot, 'kind' | 'subject'>): string {
  return `paper-${kind}-${subject.replace(/[^\w-]/g, '-')}`
}

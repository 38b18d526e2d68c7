import type { DocumentKey } from '@rahnama/contract/documents.ts'

/** A document that was sent back has to be given again: so the notice names it, and so it is settled. */
export function documentAct(userId: string, { kind, subject }: DocumentKey): string {
  return `document:${userId}:${kind}:${subject}`
}

import { DECISION_UNDO_MS } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useEffect, useState } from 'react'
import { call } from '../../api/api.ts'
import type { FileKey } from './file-view/file-view.tsx'

export type Outcome = 'accepted' | 'sentBack' | 'notNeeded'

/** A decision that can still be undone. */
export type Decision = FileKey & {
  outcome: Outcome
  /** What the document is called. */
  document: string
  undo: () => Promise<unknown>
  until: number
}

/** The decisions of the last ten seconds, the latest last. */
export function useDecisions() {
  const [decisions, setDecisions] = useState<readonly Decision[]>([])
  const next = decisions[0]?.until
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setDecisions((all) => all.filter(({ until }) => until > next)), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return {
    decisions,
    add: (decision: Omit<Decision, 'until'>) =>
      setDecisions((all) => [...all, { ...decision, until: Date.now() + DECISION_UNDO_MS }]),
    drop: (decision: Decision) => setDecisions((all) => all.filter((each) => each !== decision)),
  }
}

export function undoDecision(key: FileKey): Promise<unknown> {
  return call('POST /api/cases/{folio}/documents/{versionId}/undo', key)
}

/** Why a decision was not taken. */
export type Refusal =
  | { why: 'newer'; versionId: string; uploadedAt: string }
  | { why: 'decidedByOther' | 'closed' | 'gone' }
  | { why: 'other'; error: unknown }

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) return { why: 'other', error }
  const { versionId, uploadedAt } = error.params ?? {}
  if (error.code === 'CONFLICT') {
    if (typeof versionId === 'string' && typeof uploadedAt === 'string') return { why: 'newer', versionId, uploadedAt }
    return { why: 'decidedByOther' }
  }
  if (error.code === 'GONE') return { why: 'closed' }
  return error.code === 'NOT_FOUND' ? { why: 'gone' } : { why: 'other', error }
}

import { DECISION_UNDO_MS } from '@rahnama/contract/cases/cases.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { lockSentOf } from '../../applications/applications.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { addCaseEvent, refreshCase } from '../../desk/desk.ts'
import { acceptVersion, sendBackVersion } from '../../documents/documents.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { type Told, tellOfDecisions } from './tell-of-decisions.ts'

/** What one sitting decides goes in one mail: it leaves when nothing was decided for so long. */
const SITTING_MS = 2 * 60_000

/** The queue keeps its times to the second, so that a job may start a little before its own. */
const EARLY_MS = 1000

type Decision = {
  versionId: string
  clientId: string
  kind: DocumentKind
  outcome: 'accepted' | 'sentBack'
  reason: string | null
  wording: number | null
  sentence: string | null
  decidedBy: string | null
}

export const carryOutDecision = defineJob<{ versionId: string }>('carry-out-decision', { retries: 8 })
export const decisionMail = defineJob<{ clientId: string }>('tell-of-decisions', { retries: 8 })

/** A decision that can no longer be undone becomes the state of the document; its client sees it at once. */
export async function carryOut(deps: Deps, { versionId }: { versionId: string }): Promise<void> {
  const decidedBefore = new Date(deps.now().getTime() - DECISION_UNDO_MS + EARLY_MS)
  await deps.db.transaction(async (tx) => {
    await lockCasesOf(tx, versionId)
    const decision = await tx.row<Decision>(sql`
      select version_id as "versionId", documents.user_id as "clientId", kind, subject, outcome, document_decisions.reason,
        document_decisions.wording, sentence, document_decisions.decided_by as "decidedBy"
      from document_decisions join document_versions on document_versions.id = version_id
        join documents on documents.id = document_id
      where version_id = ${versionId} and carried_out_at is null and document_decisions.decided_at <= ${decidedBefore}
      for update of document_decisions`)
    // Undone meanwhile, or done by a run before this one; one that was undone and decided anew has its own run.
    if (!decision) return
    await apply(deps, tx, decision)
    await tx.execute(sql`
      update document_decisions set carried_out_at = ${deps.now()} where version_id = ${versionId}`)
    const startAfter = new Date(deps.now().getTime() + SITTING_MS)
    await deps.jobs.enqueue(tx, decisionMail, { clientId: decision.clientId }, { startAfter })
  })
}

async function apply(deps: Deps, tx: Db, decision: Decision): Promise<void> {
  const { clientId: userId, versionId, kind, outcome, reason, wording, sentence } = decision
  const by = decision.decidedBy ?? userId
  if (outcome === 'accepted') await acceptVersion(deps, tx, { userId, versionId, by })
  else if (reason && wording)
    await sendBackVersion(deps, tx, { userId, versionId, by, reason, wording, note: sentence })
  const what = outcome === 'accepted' ? 'documentAccepted' : 'documentSentBack'
  for (const { id } of await lockSentOf(tx, userId)) {
    await addCaseEvent(
      tx,
      id,
      {
        what,
        actorId: decision.decidedBy,
        about: { kind, reason, wording: wording === null ? null : String(wording) },
        text: sentence,
      },
      deps.now(),
    )
    await refreshCase(deps, tx, id)
  }
}

/** Before the decision itself, as whoever decides does. */
async function lockCasesOf(tx: Db, versionId: string): Promise<void> {
  const client = await tx.row<{ id: string }>(sql`
    select user_id as id from documents join document_versions on document_id = documents.id
    where document_versions.id = ${versionId}`)
  if (client) await lockSentOf(tx, client.id)
}

/** Waits while the sitting goes on; then one mail tells everything, and what was sent back is the client's turn. */
export async function mailDecisions(deps: Deps, { clientId }: { clientId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSentOf(tx, clientId)
    const untold = await tx.rows<Told & { carriedOutAt: Date }>(sql`
      select version_id as "versionId", kind, subject, outcome, sentence,
        case when said.wording is not null then jsonb_build_object('en', sentence_en, 'fa', sentence_fa) end as reason,
        document_decisions.decided_by as "decidedBy", carried_out_at as "carriedOutAt"
      from documents join document_versions on document_id = documents.id
        join document_decisions on version_id = document_versions.id
        left join send_back_wordings said
          on said.reason_id = document_decisions.reason and said.wording = document_decisions.wording
      where documents.user_id = ${clientId} and carried_out_at is not null and told_at is null
      order by carried_out_at for update of document_decisions`)
    const last = untold.at(-1)
    if (!last) return
    // The decision that came after brings its own run of this job.
    if (deps.now().getTime() - last.carriedOutAt.getTime() < SITTING_MS) return
    await tellOfDecisions(deps, tx, clientId, untold)
    const ids = untold.map(({ versionId }) => versionId)
    await tx.execute(sql`update document_decisions set told_at = ${deps.now()} where version_id = any(${ids})`)
  })
}

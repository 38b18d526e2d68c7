import type { ClientSentence } from '@rahnama/contract/applications.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { moveApplication } from '../../applications/applications.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { documentAct } from '../../documents/documents.ts'
import { tell } from '../../notices/notices.ts'
import { caseMails } from '../mails.ts'

export type Told = {
  versionId: string
  kind: DocumentKind
  subject: string
  outcome: 'accepted' | 'sentBack'
  /** In the words it was decided with. */
  reason: ClientSentence | null
  sentence: string | null
  decidedBy: string | null
}

/** One mail about everything that was decided in one sitting. What was sent back gives the client the turn. */
export async function tellOfDecisions(deps: Deps, tx: Db, clientId: string, decisions: readonly Told[]): Promise<void> {
  const sentBack = decisions.filter(({ outcome }) => outcome === 'sentBack')
  const accepted = decisions.filter(({ outcome }) => outcome === 'accepted')
  const told = {
    publicUrl: deps.config.publicUrl,
    accepted: accepted.map(({ kind }) => kind),
    sentBack: sentBack.flatMap(({ kind, reason, sentence }) => (reason ? [{ kind, reason, sentence }] : [])),
  }
  const first = sentBack[0]
  const isOpen = first !== undefined && (await isStillSentBack(tx, sentBack))
  await tell(deps, tx, {
    kind: 'documentsDecided',
    about: { accepted: told.accepted, sentBack: told.sentBack.map(({ kind }) => kind) },
    event: `decided:${decisions.map(({ versionId }) => versionId).join()}`,
    to: [{ userId: clientId, because: 'yours' }],
    by: null,
    acts: isOpen ? sentBack.map((document) => documentAct(clientId, document)) : [],
    mail: ({ language, fullName }) => caseMails.decisions(language, { ...told, fullName }),
  })
  if (first && isOpen) await giveTurn(deps, tx, clientId, first.decidedBy ?? clientId)
}

/** Whoever replaced it before the mail left has done their part. */
async function isStillSentBack(tx: Db, decisions: readonly Told[]): Promise<boolean> {
  const ids = decisions.map(({ versionId }) => versionId)
  const row = await tx.row(sql`
    select from document_versions where id = any(${ids}) and removed_at is null and not exists (
      select from document_versions as newer where newer.document_id = document_versions.document_id
        and newer.removed_at is null and newer.number > document_versions.number) limit 1`)
  return row !== undefined
}

type Waiting = { id: string; version: number }

/** The mail about the documents is the news: moving the case tells it a second time only in the portal. */
async function giveTurn(deps: Deps, tx: Db, clientId: string, userId: string): Promise<void> {
  const waiting = await tx.rows<Waiting>(sql`
    select applications.id, version from desk_items join applications on applications.id = desk_items.id
    where kind = 'case' and client_id = ${clientId} and applications.stage in ('submitted', 'inReview')
      and applications.turn = 'office'`)
  const standing = { stage: 'needsMore', turn: 'client', reason: 'documentSentBack' } as const
  for (const application of waiting) {
    const move = { standing, dueOn: null, sentence: null, isTold: true }
    await moveApplication(deps, tx, { userId }, application, move)
  }
}

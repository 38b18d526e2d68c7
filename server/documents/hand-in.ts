import type { DocumentKey } from '@rahnama/contract/documents.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { settle } from '../notices/notices.ts'
import { documentAct } from './document-act.ts'
import { loadChecklists } from './read-checklist.ts'

/** Applications hear of it: a document one of them asks for was given, or was said not to be had. */
export const documentGiven = defineJob<DocumentKey & { userId: string; versionId: string | null }>('document-given', {
  retries: 8,
})

type Given = DocumentKey & { userId: string; versionId: string | null }

/** What an application that was sent asks for is with us as soon as it is given: nobody has to send it a second time. */
export async function handIn(deps: Pick<Deps, 'now' | 'jobs' | 'signals'>, tx: Db, given: Given): Promise<void> {
  const { userId, kind, subject, versionId } = given
  await settle(deps, tx, documentAct(userId, given))
  const sent = await tx.rows<{ program: Program }>(sql`
    select program from applications
    where user_id = ${userId} and submitted_at is not null and closed_at is null`)
  if (sent.length === 0) return
  const checklistOf = await loadChecklists(tx, userId, deps.now())
  const isAsked = sent.some(({ program }) =>
    checklistOf(program).entries.some((entry) => entry.kind === kind && entry.subject === subject),
  )
  if (!isAsked) return
  if (versionId) await tx.execute(sql`update document_versions set state = 'inReview' where id = ${versionId}`)
  await deps.jobs.enqueue(tx, documentGiven, given)
}

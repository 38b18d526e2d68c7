import type { ClientDocument, documents } from '@rahnama/contract/documents.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { handIn } from '../hand-in.ts'
import { holdDocument } from '../queries.ts'
import { readDocument } from '../read-document.ts'
import { tellClient } from '../tell-client.ts'

export async function sayCannotGet(
  deps: Pick<Deps, 'db' | 'now' | 'signals' | 'jobs'>,
  { userId }: Pick<Caller, 'userId'>,
  { kind, subject, program, explanation }: Input<typeof documents.cannotGet>,
): Promise<ClientDocument> {
  const now = deps.now()
  const key = { kind, subject }
  return deps.db.transaction(async (tx) => {
    const id = await holdDocument(tx, userId, key)
    await writeExplanation(tx, id, program, explanation, now)
    if (explanation !== null) await handIn(deps, tx, { ...key, userId, versionId: null })
    await tellClient(deps, tx, userId)
    return readDocument(tx, userId, key, now, program)
  })
}

async function writeExplanation(tx: Db, id: string, program: Program, text: string | null, at: Date): Promise<void> {
  if (text === null) {
    await tx.execute(sql`delete from document_explanations where document_id = ${id} and program = ${program}`)
    return
  }
  await tx.execute(sql`
    insert into document_explanations (document_id, program, explanation, said_at)
    values (${id}, ${program}, ${text}, ${at})
    on conflict (document_id, program) do update set explanation = excluded.explanation, said_at = excluded.said_at`)
}

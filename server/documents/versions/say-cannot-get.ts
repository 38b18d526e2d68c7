import type { ClientDocument, documents } from '@rahnama/contract/documents.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { handIn } from '../hand-in.ts'
import { holdDocument } from '../queries.ts'
import { readDocument } from '../read-document.ts'
import { tellClient } from '../tell-client.ts'

export async function sayCannotGet(
  deps: Pick<Deps, 'db' | 'now' | 'signals' | 'jobs'>,
  { userId }: Pick<Caller, 'userId'>,
  { kind, subject, explanation }: Input<typeof documents.cannotGet>,
): Promise<ClientDocument> {
  const now = deps.now()
  const key = { kind, subject }
  return deps.db.transaction(async (tx) => {
    const id = await holdDocument(tx, userId, key)
    const saidAt = explanation === null ? null : now
    await tx.execute(sql`update documents set cannot_get = ${explanation}, cannot_get_at = ${saidAt} where id = ${id}`)
    if (explanation !== null) await handIn(deps, tx, { ...key, userId, versionId: null })
    await tellClient(deps, tx, userId)
    return readDocument(tx, userId, key, now)
  })
}

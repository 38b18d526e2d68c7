import type { Client } from 'pg'

/** Ten seconds pass in which a decision could be undone: nobody waits for them here. */
export async function letUndoPass(database: Client, versionId: string): Promise<void> {
  await database.query(
    `update document_decisions set decided_at = decided_at - interval '11 seconds' where version_id = $1`,
    [versionId],
  )
  await database.query(
    `update pgboss.job set start_after = now()
     where name = 'carry-out-decision' and state = 'created' and data->>'versionId' = $1`,
    [versionId],
  )
}

/** Two quiet minutes end a sitting, and its mail leaves: nobody waits for them either. */
export async function endSitting(database: Client, versionId: string): Promise<void> {
  await database.query(
    `update document_decisions set carried_out_at = carried_out_at - interval '3 minutes' where version_id = $1`,
    [versionId],
  )
  await database.query(
    `update pgboss.job set start_after = now()
     where name = 'tell-of-decisions' and state = 'created' and data->>'clientId' = (
       select user_id::text from documents join document_versions on document_id = documents.id
       where document_versions.id = $1)`,
    [versionId],
  )
}

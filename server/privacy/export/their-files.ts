import { type Db, sql } from '../../db/db.ts'

type TheirFile = { id: string; path: string }

/** Every file of a person with a path in the archive that says what it is. */
export async function listFilesOf(db: Db, userIds: readonly string[]): Promise<TheirFile[]> {
  const rows = await db.rows<{ id: string; folder: string; name: string }>(sql`
    select files.id, found.folder, files.original_name as name from (
      select file_id, 'documents/' || kind as folder from document_versions
        join documents on documents.id = document_id where user_id = any(${userIds}::uuid[])
      union select file_id, 'messages' from message_files join messages on messages.id = message_id
        join threads on threads.id = thread_id where client_id = any(${userIds}::uuid[])
      union select file_id, 'reports' from report_files join reports on reports.id = report_id where user_id = any(${userIds}::uuid[])
    ) as found join files on files.id = file_id order by folder, created_at, files.id`)
  return rows.map(({ id, folder, name }) => ({ id, path: `files/${folder}/${id.slice(0, 8)}_${name}` }))
}

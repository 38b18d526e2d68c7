import { sql } from '../db/db.ts'

/** The newest version of a document that is needed, with us, that nobody has decided on. Lists and counts agree by it. */
export const TO_VERIFY = sql`document_versions.state = 'inReview' and document_versions.removed_at is null
  and documents.not_needed_by is null
  and not exists (select from document_decisions where version_id = document_versions.id and carried_out_at is null)
  and not exists (select from document_versions as newer where newer.document_id = document_versions.document_id
    and newer.removed_at is null and newer.number > document_versions.number)`

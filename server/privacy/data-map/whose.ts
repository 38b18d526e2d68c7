import { sql } from '../../db/db.ts'
import type { Whose } from './types.ts'

export const mine: Whose = ({ userId }) => sql`user_id = ${userId}`
export const ofTheirApplications: Whose = ({ userId }) =>
  sql`application_id in (select id from applications where user_id = ${userId})`
export const ofTheirThreads: Whose = ({ userId }) =>
  sql`thread_id in (select id from threads where client_id = ${userId})`
export const ofTheirFactors: Whose = ({ userId }) =>
  sql`factor_id in (select id from factors where user_id = ${userId})`
export const ofTheirVersions: Whose = ({ userId }) => sql`version_id in (
  select document_versions.id from document_versions join documents on documents.id = document_id
  where user_id = ${userId})`
export const ofTheirEnquiries: Whose = ({ email }) =>
  sql`enquiry_id in (select id from enquiries where lower(email) = lower(${email}))`

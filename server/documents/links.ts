import { randomUUID } from 'node:crypto'
import type { documents } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Bearer, signLink } from '../files/files.ts'
import { loadSetting } from './load-setting.ts'
import { findVersion } from './queries.ts'
import { readableName } from './readable-name.ts'

export const DOCUMENTS_PATH = '/files/documents'
export const ARCHIVES_PATH = '/files/archives'

type Able = Pick<Deps, 'db' | 'files' | 'now'>
type Who = Pick<Caller, 'userId'> & Bearer

export async function linkVersion(
  deps: Able,
  { userId, ...bearer }: Who,
  { id }: Input<typeof documents.link>,
): Promise<Output<typeof documents.link>> {
  const version = await findVersion(deps.db, userId, id)
  if (!version) throw new AppError('NOT_FOUND')
  const { familyName } = await loadSetting(deps.db, userId, deps.now())
  return {
    ...signLink(deps, bearer, DOCUMENTS_PATH, id),
    name: readableName(version, familyName),
    contentType: version.contentType,
  }
}

export async function collectDocuments(
  deps: Able,
  { userId, ...bearer }: Who,
  { program }: Input<typeof documents.collect>,
  { language }: Pick<RequestInfo, 'language'>,
): Promise<Output<typeof documents.collect>> {
  const id = randomUUID()
  await deps.db.execute(sql`
    insert into document_archives (id, user_id, program, language, created_at)
    values (${id}, ${userId}, ${program ?? null}, ${language}, ${deps.now()})`)
  return signLink(deps, bearer, ARCHIVES_PATH, id)
}

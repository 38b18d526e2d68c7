import { AppError } from '@rahnama/contract/errors.ts'
import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import type { messages } from '@rahnama/contract/messages.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeLook } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { FILES_PATH, signLink } from '../files/files.ts'
import { clientViewer, findThread, officeViewer, type Viewer } from './find-thread.ts'

type Able = Pick<Deps, 'db' | 'files' | 'now'>
type Linked = Output<typeof messages.openFile>

export async function openFileAsClient(
  deps: Able,
  caller: Caller,
  input: Input<typeof messages.openFile>,
): Promise<Linked> {
  return link(deps, caller, clientViewer(caller), input)
}

export async function openFileAsOffice(
  deps: Able,
  caller: Caller,
  input: Input<typeof messageDesk.openFile>,
  { requestId }: RequestInfo,
): Promise<Linked> {
  const viewer = await officeViewer(deps.db, caller)
  const { clientId } = await findThread(deps.db, viewer, input.id)
  const linked = await link(deps, caller, viewer, input)
  const entry = { act: 'message.openFile', clientId, target: `message_file:${input.fileId}` }
  await writeLook(deps.db, { ...caller, requestId }, { id: input.id }, entry, deps.now())
  return linked
}

/** A file of another thread is not found under this one. */
async function link(
  deps: Able,
  caller: Caller,
  viewer: Viewer,
  { id, fileId }: { id: string; fileId: string },
): Promise<Linked> {
  const thread = await findThread(deps.db, viewer, id)
  const file = await deps.db.row<{ fileId: string; name: string; contentType: string }>(sql`
    select file_id as "fileId", name, content_type as "contentType"
    from message_files join messages on messages.id = message_id
    where message_files.id = ${fileId} and thread_id = ${thread.id}`)
  if (!file) throw new AppError('NOT_FOUND')
  const { fileId: kept, name, contentType } = file
  return { ...signLink(deps, caller, FILES_PATH, kept), name, contentType }
}

import { AppError } from '@rahnama/contract/errors.ts'
import type { privacy } from '@rahnama/contract/privacy.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { Hono } from 'hono'
import { writeAudit } from '../../audit/audit.ts'
import { requireProof } from '../../auth/auth.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { answerInTurn, readLink, signLink } from '../../files/files.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { findExport } from './queries.ts'

const EXPORTS_PATH = '/files/exports'

type Able = Pick<Deps, 'db' | 'files' | 'now'>

/** Whoever holds the archive holds a life: the owner shows that it is them, and it is written down. */
export async function linkExport(
  deps: Able,
  caller: Caller,
  { id }: Input<typeof privacy.linkExport>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof privacy.linkExport>> {
  const { db, now } = deps
  const row = await findExport(db, id)
  if (row?.userId !== caller.userId || row.state !== 'ready') throw new AppError('NOT_FOUND')
  if (!row.fileId || !row.expiresAt || row.expiresAt <= now()) throw new AppError('GONE')
  await requireProof(deps, db, caller)
  const entry = { act: 'privacy.download', clientId: caller.userId, target: `export:${id}` }
  await writeAudit(db, { ...caller, requestId }, entry, now())
  return signLink(deps, caller, EXPORTS_PATH, id)
}

/** A download that was cut off goes on where it stopped. */
export function exportRoutes(deps: Able): Hono {
  const { db, files, now } = deps
  const routes = new Hono()
  routes.get(`${EXPORTS_PATH}/:token`, async (context) => {
    const row = await findExport(db, await readLink(deps, context.req.param('token')))
    const fileId = row?.fileId
    if (!row || !fileId || !row.expiresAt || row.expiresAt <= now()) throw new AppError('GONE')
    return answerInTurn(row.userId, async () => {
      const found = await files.read(db, fileId)
      if (!found) throw new AppError('GONE')
      return {
        content: found.content,
        contentType: 'application/zip',
        name: `Rahnama_${officeDay(row.askedAt)}.zip`,
        size: found.file.size,
        method: context.req.method,
        part: { range: context.req.header('range'), condition: context.req.header('if-range'), tag: `"${fileId}"` },
      }
    })
  })
  return routes
}

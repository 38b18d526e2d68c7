import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { backups } from '@rahnama/contract/backups.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { Hono } from 'hono'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { answerInTurn, readLink, signLink } from '../../files/files.ts'
import { archivePath, isHere } from './archive-place.ts'
import { findMade } from './ask.ts'

const BACKUPS_PATH = '/files/backups'

type Able = Pick<Deps, 'db' | 'files' | 'now' | 'config'>

/** Whoever has the archive and not the master key has noise; still it is written down who took it. */
export async function linkArchive(
  deps: Able,
  caller: Caller,
  { id }: Input<typeof backups.link>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof backups.link>> {
  const { file } = await findMade(deps, id)
  if (!(await isHere(deps.config, file))) throw new AppError('GONE')
  const entry = { act: 'backup.download', clientId: null, target: `backup:${id}` } as const
  await writeAudit(deps.db, { ...caller, requestId }, entry, deps.now())
  return signLink(deps, caller, BACKUPS_PATH, id)
}

export function backupRoutes(deps: Able): Hono {
  const routes = new Hono()
  routes.get(`${BACKUPS_PATH}/:token`, async (context) => {
    const id = await readLink(deps, context.req.param('token'))
    const { file } = await findMade(deps, id)
    const path = archivePath(deps.config, file)
    return answerInTurn(id, async () => {
      const found = await stat(path).catch(() => undefined)
      if (!found) throw new AppError('GONE')
      const content = createReadStream(path)
      return { content, contentType: '', name: file, size: found.size, method: context.req.method }
    })
  })
  return routes
}

import { AppError } from '@rahnama/contract/errors.ts'
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answerInTurn, readLink } from '../files/files.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { writeArchive } from './archive/archive.ts'
import { ARCHIVES_PATH, DOCUMENTS_PATH } from './links.ts'
import { loadSetting } from './load-setting.ts'
import { findArchive, findOwner, findVersion } from './queries.ts'
import { readableName } from './readable-name.ts'

type Able = Pick<Deps, 'db' | 'files' | 'now' | 'pdf'>

/** Signed links of documents are served here, under names people can read. */
export function documentRoutes(deps: Able): Hono {
  const routes = new Hono()
  routes.get(`${DOCUMENTS_PATH}/:token`, (context) => answerDocument(deps, context))
  routes.get(`${ARCHIVES_PATH}/:token`, (context) => answerArchive(deps, context))
  return routes
}

async function answerDocument(deps: Able, context: Context): Promise<Response> {
  const { db, files, now } = deps
  const id = await idOf(deps, context)
  const userId = await findOwner(db, id)
  const version = userId && (await findVersion(db, userId, id))
  if (!userId || !version) throw new AppError('NOT_FOUND')
  return answerInTurn(userId, async () => {
    const { familyName } = await loadSetting(db, userId, now())
    const found = await files.read(db, version.fileId)
    if (!found) throw new AppError('NOT_FOUND')
    const { contentType, size } = version
    const name = readableName(version, familyName)
    return { content: found.content, contentType, name, size, method: context.req.method }
  })
}

async function answerArchive(deps: Able, context: Context): Promise<Response> {
  const archive = await findArchive(deps.db, await idOf(deps, context))
  if (!archive) throw new AppError('NOT_FOUND')
  return answerInTurn(archive.userId, async () => {
    const { familyName } = await loadSetting(deps.db, archive.userId, deps.now())
    const parts = ['Documents', familyName, archive.program, officeDay(deps.now())].filter((part) => part)
    return {
      content: await writeArchive(deps, archive),
      contentType: 'application/zip',
      name: `${parts.join('_')}.zip`,
      method: context.req.method,
    }
  })
}

function idOf(deps: Able, context: Context): Promise<string> {
  return readLink(deps, context.req.param('token') ?? '')
}

import { AppError } from '@rahnama/contract/errors.ts'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answerInTurn } from './answer-in-turn.ts'
import { FILES_PATH, readLink } from './signed-links.ts'

/** Serves what a signed link names, from a path where nothing can run. */
export function fileRoutes({ files, db }: Pick<Deps, 'files' | 'db'>): Hono {
  const routes = new Hono()
  routes.get(`${FILES_PATH}/:token`, async (context) => {
    const id = await readLink({ files, db }, context.req.param('token'))
    const file = await files.find(db, id)
    return answerInTurn(file?.createdBy ?? id, async () => {
      const found = await files.read(db, id)
      if (!found) throw new AppError('NOT_FOUND')
      const { contentType, originalName: name, size } = found.file
      return { content: found.content, contentType, name, size, method: context.req.method }
    })
  })
  return routes
}

import { AppError } from '@rahnama/contract/errors.ts'
import { Hono } from 'hono'
import type { Db } from '../db/db.ts'
import { answerInTurn } from './answer-in-turn.ts'
import type { Files } from './create-files.ts'
import { FILES_PATH } from './download-links.ts'
import { readLink } from './signed-links.ts'

/** Serves what a signed link names, from a path where nothing can run. */
export function fileRoutes({ files, db }: { files: Files; db: Db }): Hono {
  const routes = new Hono()
  routes.get(`${FILES_PATH}/:token`, async (context) => {
    const id = readLink({ files }, context.req.param('token'))
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

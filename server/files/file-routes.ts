import { AppError } from '@rahnama/contract/errors.ts'
import { FILE_TYPES } from '@rahnama/contract/files.ts'
import { Hono } from 'hono'
import type { Db } from '../db/db.ts'
import type { Files } from './create-files.ts'
import { FILES_PATH } from './download-links.ts'
import { attachmentHeader } from './file-name.ts'

const KNOWN_TYPES: ReadonlySet<string> = new Set(Object.values(FILE_TYPES).map(({ contentType }) => contentType))

/** Serves what a signed link names, from a path where nothing can run. */
export function fileRoutes({ files, db }: { files: Files; db: Db }): Hono {
  const routes = new Hono()
  routes.get(`${FILES_PATH}/:token`, async (context) => {
    const link = files.readDownload(context.req.param('token'))
    if (!link) throw new AppError('NOT_FOUND')
    if (link.hasExpired) throw new AppError('GONE')
    const found = await files.read(db, link.id)
    if (!found) throw new AppError('NOT_FOUND')
    const { contentType, originalName, size } = found.file
    return new Response(await openBody(found.content, context.req.method), {
      headers: {
        'Content-Type': KNOWN_TYPES.has(contentType) ? contentType : 'application/octet-stream',
        'Content-Length': String(size),
        'Content-Disposition': attachmentHeader(originalName),
        'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  })
  return routes
}

/** The first piece is proven before we promise anything: a damaged file answers as an error, not as half a file. */
async function openBody(content: AsyncIterable<Uint8Array>, method: string): Promise<ReadableStream | null> {
  const pieces = content[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (method === 'HEAD') {
    await pieces.return?.()
    return null
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done) controller.close()
      else controller.enqueue(first.value)
    },
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

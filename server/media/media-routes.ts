import { AppError } from '@rahnama/contract/errors.ts'
import { FILE_TYPES, type FileType } from '@rahnama/contract/uploads/uploads.ts'
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { attachmentHeader, nameAsType, openBody } from '../files/files.ts'
import { findAddress, findVariant } from './find-variant.ts'
import { CONTENT_TYPES } from './prepare-media.ts'
import { type Range, readRange, slice } from './read-range.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const ADDRESS = '[0-9a-f]{32}\\.[a-z0-9]{3,5}'

/** Public pictures and files, by any of our processes. Nothing in them can run. */
export function mediaRoutes(deps: Pick<Deps, 'db' | 'files'>): Hono {
  const routes = new Hono()
  routes.get(`/media/:address{${ADDRESS}}`, (context) => answerMedia(deps, context))
  routes.get(`/media/:id{${UUID}}`, async (context) => {
    const address = await findAddress(deps.db, context.req.param('id'))
    if (!address) throw new AppError('NOT_FOUND')
    context.header('Cache-Control', 'public, no-cache')
    return context.redirect(`/media/${address}`, 302)
  })
  return routes
}

async function answerMedia({ db, files }: Pick<Deps, 'db' | 'files'>, context: Context): Promise<Response> {
  const address = context.req.param('address') ?? ''
  const variant = await findVariant(db, address)
  if (!variant) throw new AppError('NOT_FOUND')
  const { size, format, name } = variant
  const headers = {
    'Content-Type': typeOf(format),
    'Cache-Control': FOR_EVER,
    ETag: `"${address}"`,
    'Accept-Ranges': 'bytes',
    // The logo stands in emails, which are read on other sites: their browsers would leave it out.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    ...(!(format in CONTENT_TYPES) && {
      'Content-Disposition': attachmentHeader(nameAsType(name, format as FileType)),
    }),
  }
  if (context.req.header('If-None-Match')?.includes(`"${address}"`)) return new Response(null, { status: 304, headers })
  const range = readRange(context.req.header('Range'), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  }
  const part: Range = range ?? { start: 0, end: size - 1 }
  const about = {
    ...headers,
    'Content-Length': String(part.end - part.start + 1),
    ...(range && { 'Content-Range': `bytes ${part.start}-${part.end}/${size}` }),
  }
  const status = range ? 206 : 200
  if (context.req.method === 'HEAD') return new Response(null, { status, headers: about })
  const stored = await files.read(db, variant.fileId)
  if (!stored) throw new AppError('NOT_FOUND')
  return new Response(await openBody(slice(stored.content, part), context.req.method), { status, headers: about })
}

function typeOf(format: string): string {
  const known: Record<string, string | undefined> = CONTENT_TYPES
  return known[format] ?? FILE_TYPES[format as FileType].contentType
}

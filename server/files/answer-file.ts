import { FILE_TYPES } from '@rahnama/contract/uploads/uploads.ts'
import { partOf, readRange } from './byte-range.ts'
import { attachmentHeader } from './file-name.ts'

/** What people send us, and the lists we write ourselves. */
const KNOWN_TYPES: ReadonlySet<string> = new Set([
  ...Object.values(FILE_TYPES).map(({ contentType }) => contentType),
  'text/csv; charset=utf-8',
  'application/zip',
])

export type ServedFile = {
  content: AsyncIterable<Uint8Array>
  contentType: string
  name: string
  /** Absent while it is still being made. */
  size?: number
  method: string
  /** For what may be asked for in parts: which one, of which version, and the mark of this one. */
  part?: { range: string | undefined; condition: string | undefined; tag: string }
}

/** The answer is saved, never opened as a page: nothing in it can run. */
export async function answerFile({ content, contentType, name, size, method, part }: ServedFile): Promise<Response> {
  const isSame = part?.condition === undefined || part.condition === part.tag
  const range = part && size !== undefined && isSame ? readRange(part.range, size) : undefined
  if (range === null) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  const length = range ? range.end - range.start + 1 : size
  return new Response(await openBody(range ? partOf(content, range) : content, method), {
    status: range ? 206 : 200,
    headers: {
      ...(part && { 'Accept-Ranges': 'bytes', ETag: part.tag }),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
      'Content-Type': KNOWN_TYPES.has(contentType) ? contentType : 'application/octet-stream',
      ...(length !== undefined && { 'Content-Length': String(length) }),
      'Content-Disposition': attachmentHeader(name),
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** The first piece is proven before we promise anything: a damaged file answers as an error, not as half a file. */
export async function openBody(content: AsyncIterable<Uint8Array>, method: string): Promise<ReadableStream | null> {
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

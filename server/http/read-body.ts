import { AppError } from '@rahnama/contract/errors.ts'
import { JSON_BODY_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { withTimeout } from './with-timeout.ts'

/** A few answers are sent at once or not at all; only files may take their time. */
export function readSmallBody(request: Request): Promise<Uint8Array> {
  return withTimeout(readBody(request, JSON_BODY_MAX_BYTES))
}

/** Counts as it reads: a length header may lie or be missing. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE')
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of whileConnected(request.body)) {
    length += chunk.length
    if (length > maxBytes) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/** A sender who is cut off in the middle is no fault of ours. */
async function* whileConnected(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause })
  }
}

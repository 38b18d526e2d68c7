import type { Upload } from '@rahnama/contract/uploads/uploads.ts'
import { vi } from 'vitest'

type Request = { method: string; path: string; offset: number; body: BodyInit | null | undefined }
type Fate = 'answer' | 'cut off' | 'lost answer' | 'refuse' | Promise<unknown>

/** The upload procedures in memory; a test decides what becomes of each request. */
export function uploadServer(fateOf: (request: Request) => Fate = () => 'answer') {
  const known = new Map<string, Upload & { bytes: Uint8Array }>()
  const asked: string[] = []

  async function serve({ method, path, offset, body }: Request): Promise<Response> {
    if (method === 'POST' && path === '/api/uploads') {
      const { sha256, ...begun } = JSON.parse(String(body)) as Upload & { sha256: string }
      const upload = known.get(begun.id) ?? {
        ...begun,
        state: 'receiving' as const,
        offset: 0,
        type: null,
        fault: null,
        bytes: new Uint8Array(),
      }
      known.set(begun.id, upload)
      return answer(upload)
    }
    const [, , , id = '', act] = path.split('/')
    const upload = known.get(id)
    if (!upload) return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
    if (method === 'DELETE') {
      known.delete(id)
      return Response.json({})
    }
    if (act === 'content') {
      if (offset !== upload.offset) {
        return Response.json({ code: 'CONFLICT', params: { offset: upload.offset } }, { status: 409 })
      }
      const part = body as Uint8Array<ArrayBuffer>
      const joined = new Uint8Array(offset + part.length)
      joined.set(upload.bytes)
      joined.set(part, offset)
      upload.bytes = joined
      upload.offset = upload.bytes.length
    }
    if (act === 'finish' && upload.state === 'receiving' && upload.offset === upload.size)
      Object.assign(upload, { state: 'checked', type: 'pdf' })
    return answer(upload)
  }

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const { pathname, searchParams } = new URL(String(url), location.href)
    if (!pathname.startsWith('/api/uploads')) {
      return Response.json({ role: 'student', secondFactor: { isOn: false, isRequired: false } })
    }
    const offset = Number(searchParams.get('offset'))
    const request = { method: options?.method ?? 'GET', path: pathname, offset, body: options?.body }
    asked.push(`${request.method} ${pathname.replace(/[0-9a-f-]{36}/, '{id}')}`)
    const fate = fateOf(request)
    if (fate === 'cut off') throw new TypeError('Failed to fetch')
    if (fate === 'refuse') return Response.json({ code: 'INTERNAL' }, { status: 500 })
    if (typeof fate === 'object') await Promise.race([fate, aborted(options?.signal)])
    const served = await serve(request)
    if (fate === 'lost answer') throw new TypeError('Failed to fetch')
    return served
  })
  return { known, asked }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

function answer({ bytes, ...upload }: Upload & { bytes: Uint8Array }): Response {
  return Response.json(upload)
}

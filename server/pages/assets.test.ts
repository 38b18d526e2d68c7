import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadAssets } from './assets.ts'

const SCRIPT = 'export const greeting = "salam"\n'.repeat(20)

describe('what the build made', () => {
  let folder: string
  let ask: (path: string, encodings?: string) => Promise<Response>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rahnama-assets-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/part.js'), SCRIPT)
    await writeFile(join(folder, 'assets/part.js.br'), brotliCompressSync(SCRIPT))
    await writeFile(join(folder, 'assets/part.js.gz'), gzipSync(SCRIPT))
    await writeFile(join(folder, 'logo.png'), 'picture')
    await writeFile(join(folder, 'notes.md'), 'for engineers')
    const assets = await loadAssets(folder)
    const app = new Hono().get('*', async (context, next) => assets(context) ?? next())
    ask = async (path, encodings) => app.request(path, { headers: encodings ? { 'Accept-Encoding': encodings } : {} })
  })

  afterAll(() => rm(folder, { recursive: true }))

  test.for([
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['br;q=0', null, Buffer.from(SCRIPT)],
    [undefined, null, Buffer.from(SCRIPT)],
  ] as const)('who takes %s gets it packed as %s', async ([encodings, packing, bytes]) => {
    const answer = await ask('/assets/part.js', encodings)
    expect(answer.headers.get('Content-Encoding')).toBe(packing)
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  })

  test('a picture is sent as it is, and asked for again after an hour', async () => {
    const answer = await ask('/logo.png', 'br')
    expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual([null, 'picture'])
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  test.for(['/notes.md', '/assets/part.js.br', '/assets/none.js'])('%s is nobody’s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

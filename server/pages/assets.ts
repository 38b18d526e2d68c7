import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { Context } from 'hono'
import { acceptedEncoding, type Bytes, compress, type Encoded } from './compress.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED_ALREADY = new Set(['.woff2', '.png', '.webp'])
/** The last percent of a large file takes seconds, and the first visitor waits for it. */
const LARGE_BYTES = 400_000
const QUALITY_OF_LARGE = 9
const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

type Asset = { type: string; cacheControl: string; body: Bytes; encoded: Promise<Encoded> | undefined }

/** What the build made, held in memory: names carry a hash, so browsers may keep them for ever. */
export async function loadAssets(folder: string): Promise<(context: Context) => Promise<Response | undefined>> {
  const assets = new Map<string, Asset>()
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && TYPES[extname(file.name)])
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const address = `/${relative(folder, path)}`
        assets.set(address, {
          type: TYPES[extname(file.name)] ?? 'application/octet-stream',
          cacheControl: address.startsWith('/assets/') ? A_YEAR : AN_HOUR,
          body: new Uint8Array(await readFile(path)),
          encoded: undefined,
        })
      }),
  )
  return async (context) => {
    const asset = assets.get(context.req.path)
    if (!asset) return undefined
    const encoding = acceptedEncoding(context.req.header('accept-encoding'))
    const headers = { 'Content-Type': asset.type, 'Cache-Control': asset.cacheControl, Vary: 'Accept-Encoding' }
    if (encoding === 'identity' || COMPRESSED_ALREADY.has(extname(context.req.path))) {
      return new Response(asset.body, { headers })
    }
    asset.encoded ??= compress(
      Buffer.from(asset.body.buffer),
      asset.body.length > LARGE_BYTES ? QUALITY_OF_LARGE : undefined,
    )
    const body = (await asset.encoded)[encoding]
    return new Response(body, { headers: { ...headers, 'Content-Encoding': encoding } })
  }
}

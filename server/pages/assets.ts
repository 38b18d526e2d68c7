import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { Context } from 'hono'
import { acceptedEncoding, type Bytes, type Encoded, type Encoding } from './compress.ts'

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
/** The build packed these beside each file (scripts/pack-assets.ts). */
const PACKED: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

type Asset = { type: string; cacheControl: string; body: Partial<Encoded> & { identity: Bytes } }

/** Serves what the build made from memory: names carry a hash, so browsers may cache them for ever. */
export async function loadAssets(folder: string): Promise<(context: Context) => Response | undefined> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const bytes = new Map(
    await Promise.all(
      files
        .filter((file) => file.isFile())
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name)
          return [`/${relative(folder, path)}`, new Uint8Array(await readFile(path))] as const
        }),
    ),
  )
  const assets = new Map<string, Asset>()
  for (const [address, identity] of bytes) {
    const type = TYPES[extname(address)]
    if (!type) continue
    const packed = (encoding: Encoding) => {
      const found = bytes.get(`${address}${PACKED[encoding]}`)
      return found && { [encoding]: found }
    }
    assets.set(address, {
      type,
      cacheControl: address.startsWith('/assets/') ? A_YEAR : AN_HOUR,
      body: { identity, ...packed('br'), ...packed('gzip') },
    })
  }
  return (context) => {
    const asset = assets.get(context.req.path)
    if (!asset) return undefined
    const headers = { 'Content-Type': asset.type, 'Cache-Control': asset.cacheControl, Vary: 'Accept-Encoding' }
    const encoding = acceptedEncoding(context.req.header('accept-encoding'))
    const packed = asset.body[encoding]
    if (encoding === 'identity' || !packed) return new Response(asset.body.identity, { headers })
    return new Response(packed, { headers: { ...headers, 'Content-Encoding': encoding } })
  }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
export type Bytes = Uint8Array<ArrayBuffer>
export type Encoded = Record<Encoding, Bytes>

/** Compressed once and kept: a response is never compressed while somebody waits for it. */
export async function compress(body: Buffer, quality = 11): Promise<Encoded> {
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params: parameters }), zip(body, { level: 9 })])
  // As they are sent, so that no answer copies them again.
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity: new Uint8Array(body) }
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(header)) return 'br'
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(header) ? 'gzip' : 'identity'
}

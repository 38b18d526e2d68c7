import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
export type Bytes = Uint8Array<ArrayBuffer>
export type Encoded = Record<Encoding, Bytes>

const TIGHTEST = 11

/** Compressed once and kept: no answer is compressed again for the next who asks. */
export async function compress(body: Buffer, quality = TIGHTEST): Promise<Encoded> {
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params: parameters }), zip(body, { level: 9 })])
  // These are the bytes as they are sent, so that no answer copies them again.
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity: new Uint8Array(body) }
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(header)) return 'br'
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(header) ? 'gzip' : 'identity'
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../keys/keys.ts'

export const FILES_PATH = '/files'

const ID_BYTES = 16
const BODY_BYTES = ID_BYTES + 6
const MAC_BYTES = 16

/** A link is the file's id and its end, signed. It needs no table and dies by itself. */
export function createDownloadLinks(keyring: Keyring, now: () => Date) {
  const keys = keyring.all.map(({ bytes }) => Buffer.from(hkdfSync('sha256', bytes, '', 'rahnama downloads', 32)))
  const sign = (body: Uint8Array, key: Uint8Array) =>
    createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES)
  return {
    signDownload(id: string, expires: Date): string {
      const [key] = keys
      if (!key) throw new Error('A keyring needs at least one key')
      const body = Buffer.alloc(BODY_BYTES)
      body.write(id.replaceAll('-', ''), 'hex')
      body.writeUIntBE(Math.floor(expires.getTime() / 1000), ID_BYTES, 6)
      return `${FILES_PATH}/${Buffer.concat([body, sign(body, key)]).toString('base64url')}`
    },
    readDownload(token: string): { id: string; hasExpired: boolean } | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== BODY_BYTES + MAC_BYTES) return undefined
      const body = bytes.subarray(0, BODY_BYTES)
      const mac = bytes.subarray(BODY_BYTES)
      if (!keys.some((key) => timingSafeEqual(sign(body, key), mac))) return undefined
      const hex = body.toString('hex', 0, ID_BYTES)
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { id, hasExpired: body.readUIntBE(ID_BYTES, 6) * 1000 <= now().getTime() }
    },
  }
}

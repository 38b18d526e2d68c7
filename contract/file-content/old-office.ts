import { standsAt, viewOf } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const SIGNATURE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const HEADER_BYTES = 512
const ENTRY_START_AT = 116
const ENTRY_BYTES = 128
const WORD_MAGIC = 0xa5ec
const ENCRYPTED_FLAG = 0x0100

/** DOC is a small file system of its own with a WordDocument in it. A DOCX with a password is one, too. */
export function judgeOldOffice(bytes: Uint8Array): Verdict {
  if (!standsAt(bytes, SIGNATURE, 0)) return 'OTHER'
  if (bytes.length < HEADER_BYTES) return { fault: 'TRUNCATED' }
  const view = viewOf(bytes)
  const sectorBytes = 2 ** Math.min(view.getUint16(30, true), 16)
  const directory = (view.getUint32(48, true) + 1) * sectorBytes
  if (directory + ENTRY_BYTES > bytes.length) return { fault: 'TRUNCATED' }
  if (findEntry(bytes, 'EncryptedPackage') !== undefined) return { fault: 'LOCKED' }
  const entry = findEntry(bytes, 'WordDocument')
  if (entry === undefined) return { fault: 'WRONG_TYPE' }
  const document = (view.getUint32(entry + ENTRY_START_AT, true) + 1) * sectorBytes
  if (document + sectorBytes > bytes.length) return { fault: 'TRUNCATED' }
  if (view.getUint16(document, true) !== WORD_MAGIC) return { fault: 'WRONG_TYPE' }
  return view.getUint16(document + 10, true) & ENCRYPTED_FLAG ? { fault: 'LOCKED' } : { type: 'doc' }
}

/** Directory entries start with their name in UTF-16, at multiples of their size. */
function findEntry(bytes: Uint8Array, name: string): number | undefined {
  const wanted = [...name, '\0'].map((letter) => `${letter}\0`).join('')
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    if (standsAt(bytes, wanted, at)) return at
  }
  return undefined
}

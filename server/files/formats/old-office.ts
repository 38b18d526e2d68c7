import type { Verdict } from './verdict.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_START_AT = 116
const ENTRY_BYTES = 128
const WORD_MAGIC = 0xa5ec
const ENCRYPTED_FLAG = 0x0100

/** DOC is a small file system of its own with a WordDocument in it. A DOCX with a password is one, too. */
export function judgeOldOffice(bytes: Buffer): Verdict {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 'OTHER'
  if (bytes.length < HEADER_BYTES) return { fault: 'TRUNCATED' }
  const sectorBytes = 2 ** Math.min(bytes.readUInt16LE(30), 16)
  const directory = (bytes.readUInt32LE(48) + 1) * sectorBytes
  if (directory + ENTRY_BYTES > bytes.length) return { fault: 'TRUNCATED' }
  if (findEntry(bytes, 'EncryptedPackage') !== undefined) return { fault: 'LOCKED' }
  const entry = findEntry(bytes, 'WordDocument')
  if (entry === undefined) return { fault: 'WRONG_TYPE' }
  const document = (bytes.readUInt32LE(entry + ENTRY_START_AT) + 1) * sectorBytes
  if (document + sectorBytes > bytes.length) return { fault: 'TRUNCATED' }
  if (bytes.readUInt16LE(document) !== WORD_MAGIC) return { fault: 'WRONG_TYPE' }
  return bytes.readUInt16LE(document + 10) & ENCRYPTED_FLAG ? { fault: 'LOCKED' } : { type: 'doc' }
}

/** Directory entries start with their name in UTF-16, at multiples of their size. */
function findEntry(bytes: Buffer, name: string): number | undefined {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    if (at % ENTRY_BYTES === 0 && at + ENTRY_BYTES <= bytes.length) return at
  }
  return undefined
}

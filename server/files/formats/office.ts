import type { Verdict } from './verdict.ts'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const CENTRAL_HEADER_BYTES = 46
const ENCRYPTED_FLAG = 1

type Entry = { name: string; isEncrypted: boolean }

/** DOCX is a ZIP with a Word document in it; macros make it another type. */
export function judgeOffice(bytes: Buffer): Verdict {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== LOCAL_HEADER) return 'OTHER'
  const entries = readDirectory(bytes)
  if (!entries) return { fault: 'TRUNCATED' }
  const has = (name: string) => entries.some((entry) => entry.name === name)
  if (!has('[Content_Types].xml') || !has('word/document.xml') || has('word/vbaProject.bin')) {
    return { fault: 'WRONG_TYPE' }
  }
  return entries.some(({ isEncrypted }) => isEncrypted) ? { fault: 'LOCKED' } : { type: 'docx' }
}

/** The directory stands at the end, so a cut file has none. */
function readDirectory(bytes: Buffer): Entry[] | undefined {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0 || end + END_BYTES > bytes.length) return undefined
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + CENTRAL_HEADER_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL_HEADER) return undefined
    const nameBytes = bytes.readUInt16LE(at + 28)
    const start = at + CENTRAL_HEADER_BYTES
    entries.push({
      name: bytes.toString('utf8', start, start + nameBytes),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
    })
    at = start + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

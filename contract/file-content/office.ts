import { standsAt, viewOf } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const LOCAL_HEADER = 'PK\x03\x04'
const CENTRAL_HEADER = 'PK\x01\x02'
const END_OF_DIRECTORY = 'PK\x05\x06'
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const CENTRAL_HEADER_BYTES = 46
const ENCRYPTED_FLAG = 1

type Entry = { name: string; isEncrypted: boolean }

/** DOCX is a ZIP with a Word document in it; macros make it another type. */
export function judgeOffice(bytes: Uint8Array): Verdict {
  if (!standsAt(bytes, LOCAL_HEADER, 0)) return 'OTHER'
  const entries = readDirectory(bytes)
  if (!entries) return { fault: 'TRUNCATED' }
  const has = (name: string) => entries.some((entry) => entry.name === name)
  if (!has('[Content_Types].xml') || !has('word/document.xml') || has('word/vbaProject.bin')) {
    return { fault: 'WRONG_TYPE' }
  }
  return entries.some(({ isEncrypted }) => isEncrypted) ? { fault: 'LOCKED' } : { type: 'docx' }
}

/** The directory stands at the end, so a cut file has none. */
function readDirectory(bytes: Uint8Array): Entry[] | undefined {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const view = viewOf(bytes)
  const names = new TextDecoder()
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + CENTRAL_HEADER_BYTES > end || !standsAt(bytes, CENTRAL_HEADER, at)) return undefined
    const nameBytes = view.getUint16(at + 28, true)
    const start = at + CENTRAL_HEADER_BYTES
    entries.push({
      name: names.decode(bytes.subarray(start, start + nameBytes)),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0,
    })
    at = start + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(bytes: Uint8Array): number | undefined {
  const last = bytes.length - END_BYTES
  for (let at = last; at >= Math.max(last - MAX_COMMENT_BYTES, 0); at -= 1) {
    if (standsAt(bytes, END_OF_DIRECTORY, at)) return at
  }
  return undefined
}

import { findLastText } from './bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type Encryption = {
  revision: number
  keyBytes: number
  owner: Bytes
  user: Bytes
  permissions: number
  documentId: Bytes
  hidesMetadata: boolean
}

// A file may be made to keep us busy: nothing is searched far, and nothing often.
const MAX_TRIES = 50
const REACH = 4000
const STRING = String.raw`<[0-9A-Fa-f\s]{0,600}>|\((?:\\[\s\S]|[^\\()]|\([^()]{0,100}\)){0,600}\)`
const REFERENCE = /^.\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R\b/s
const DIRECT = /^.\/Encrypt\s*(<<[\s\S]*)/s
const DOCUMENT_ID = new RegExp(`^./ID\\s*\\[\\s*(${STRING})`, 's')

/** What the file says of its own encryption. Only as much of PDF is read as that takes. */
export function readEncryption(file: Uint8Array): Encryption | 'NONE' | 'UNKNOWN' {
  const dictionary = findDictionary(file)
  if (dictionary === undefined) return 'NONE'
  if (!/\/Filter\s*\/Standard\b/.test(dictionary)) return 'UNKNOWN'
  // The crypt filters have lengths of their own.
  const outer = dictionary.replace(/\/CF\s*<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>/, '')
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(outer)?.[1] ?? Number.NaN)
  const string = (name: string) => readBytes(new RegExp(`/${name}\\s*(${STRING})`).exec(outer)?.[1] ?? '<>')
  const version = number('V')
  return {
    revision: number('R'),
    keyBytes: version === 1 ? 5 : version === 4 ? 16 : (number('Length') || 40) / 8,
    owner: string('O'),
    user: string('U'),
    permissions: number('P'),
    documentId: readBytes(findLast(file, '/ID', DOCUMENT_ID)?.[1] ?? '<>'),
    hidesMetadata: !/\/EncryptMetadata\s+false/.test(outer),
  }
}

function findDictionary(file: Uint8Array): string | undefined {
  const reference = findLast(file, '/Encrypt', REFERENCE)
  if (!reference) return findLast(file, '/Encrypt', DIRECT)?.[1]
  const [, number, generation] = reference
  const object = new RegExp(`^\\D${number}\\s+${generation}\\s+obj([\\s\\S]*?)endobj`)
  return findLast(file, `${number} ${generation} obj`, object)?.[1] ?? ''
}

/** What the file says last is what counts. The pattern also sees the character before: object 12 is not object 112. */
function findLast(file: Uint8Array, start: string, pattern: RegExp): RegExpExecArray | undefined {
  let at = file.length
  for (let tries = 0; tries < MAX_TRIES && at > 0; tries += 1) {
    at = findLastText(file, start, at - 1)
    if (at < 1) return undefined
    const match = pattern.exec(asText(file.subarray(at - 1, at + REACH)))
    if (match) return match
  }
  return undefined
}

/** One character per byte. */
function asText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A PDF string, hexadecimal or in parentheses, as bytes. */
export function readBytes(string: string): Bytes {
  if (string.startsWith('<')) return readHex(string.replace(/[<>\s]/g, ''))
  const content = string
    .slice(1, -1)
    .replace(/\\(?:(\d{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, character?: string) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
      if (character === undefined || character === '\n' || character === '\r') return ''
      return ESCAPES[character] ?? character
    })
  return Uint8Array.from(content, (character) => character.charCodeAt(0))
}

function readHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

import { stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { FILE_TYPES, type FileType } from '@rahnama/contract/uploads/uploads.ts'

const MAX_CHARACTERS = 200

/** A name as people gave it, without what could mislead a reader or a file system. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = stripBidiControls(last)
    .replace(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFC')
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = clean.slice(0, clean.length - extension.length)
  return `${[...stem].slice(0, MAX_CHARACTERS).join('') || 'file'}${extension}`
}

const KNOWN_ENDINGS: ReadonlySet<string> = new Set(Object.values(FILE_TYPES).flatMap(({ extensions }) => extensions))

/** Ends as the content says, so that a double click opens it: a PDF called cv.docx becomes cv.pdf. */
export function nameAsType(name: string, type: FileType): string {
  const endings: readonly string[] = FILE_TYPES[type].extensions
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase()
  if (ending && endings.includes(ending)) return name
  const stem = ending && KNOWN_ENDINGS.has(ending) ? name.slice(0, -ending.length - 1) : name
  return `${stem}.${type}`
}

/** RFC 6266 asks for plain letters for old readers and the true name for all others. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

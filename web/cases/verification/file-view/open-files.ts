import type { PDFDocumentProxy } from 'pdfjs-dist'
import { call } from '../../../api/api.ts'
import { openPicture } from './open-picture.ts'

/** A file that is ready to be drawn. */
export type OpenedFile =
  /** A photograph larger than any screen has a copy that fits one; the original is decoded once somebody enlarges it. */
  | { kind: 'picture'; url: string; width: number; height: number; onScreen?: { url: string; width: number } }
  | { kind: 'pdf'; pdf: PDFDocumentProxy; pages: number }
  /** Word files cannot be drawn here: they are downloaded. */
  | { kind: 'other'; url: string; name: string }

export type FileKey = { folio: string; versionId: string }
export type ReadFile = (key: FileKey, signal: AbortSignal) => Promise<OpenedFile>

/** The one on the screen, one beside it, and the next one. */
const MOST_OPEN = 3

type Entry = { opened: Promise<OpenedFile>; stop: AbortController; holders: number }

export type OpenFiles = {
  /** Begins to open a file that will be wanted soon. */
  prepare: (key: FileKey) => void
  /** Opens a file and keeps it open until it is let go of. */
  hold: (key: FileKey) => { opened: Promise<OpenedFile>; letGo: () => void }
  closeAll: () => void
}

/** An LRU cache: whoever verifies two hundred documents in a row has the memory of three. */
export function createOpenFiles(read: ReadFile = readFile, most = MOST_OPEN): OpenFiles {
  const files = new Map<string, Entry>()

  function take(key: FileKey): Entry {
    const name = `${key.folio}/${key.versionId}`
    const entry = files.get(name) ?? start(key, name)
    // The latest used stands last.
    files.delete(name)
    files.set(name, entry)
    return entry
  }
  function start(key: FileKey, name: string): Entry {
    const stop = new AbortController()
    const opened = read(key, stop.signal)
    const entry = { opened, stop, holders: 0 }
    // A file that could not be opened is asked for anew.
    opened.catch(() => files.get(name) === entry && files.delete(name))
    return entry
  }
  function closeOldest(): void {
    for (const [name, entry] of files) {
      if (files.size <= most) return
      if (entry.holders === 0) close(name, entry)
    }
  }
  function close(name: string, { opened, stop }: Entry): void {
    files.delete(name)
    stop.abort()
    opened.then(dispose, () => {})
  }
  return {
    prepare: (key) => {
      take(key)
      closeOldest()
    },
    hold: (key) => {
      const entry = take(key)
      entry.holders += 1
      closeOldest()
      const letGo = () => {
        entry.holders -= 1
        closeOldest()
      }
      return { opened: entry.opened, letGo }
    },
    closeAll: () => {
      for (const [name, entry] of [...files]) close(name, entry)
    },
  }
}

function dispose(file: OpenedFile): void {
  if (file.kind === 'picture') {
    URL.revokeObjectURL(file.url)
    if (file.onScreen) URL.revokeObjectURL(file.onScreen.url)
  }
  if (file.kind === 'pdf') void file.pdf.loadingTask.destroy()
}

/** A signed address gives a download, so the file is fetched before it is drawn. */
export async function readFile(key: FileKey, signal: AbortSignal): Promise<OpenedFile> {
  const { url, name, contentType } = await call('POST /api/cases/{folio}/documents/{versionId}/link', key, { signal })
  if (contentType === 'application/pdf') return openAsPdf(await fetchBlob(url, signal), signal)
  if (contentType.startsWith('image/')) return openPicture(await fetchBlob(url, signal))
  return { kind: 'other', url, name }
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
  return answer.blob()
}

async function openAsPdf(blob: Blob, signal: AbortSignal): Promise<OpenedFile> {
  const { openPdf } = await import('../../../open-pdf/open-pdf.ts')
  signal.throwIfAborted()
  const pdf = await openPdf(blob)
  return { kind: 'pdf', pdf, pages: pdf.numPages }
}

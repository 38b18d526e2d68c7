import type { FileFault } from '../uploads/uploads.ts'

/** A PDF that `pdfjs-dist` is opening. Each side loads its own build of it, and only for files that need one. */
export type OpeningPdf = { promise: Promise<unknown>; destroy(): Promise<void> }

/**
 * Many official documents are encrypted with an empty password, only to forbid changes: anyone can read them. So the
 * reader that shows them later says whether one opens.
 */
export async function findLock(opening: OpeningPdf): Promise<FileFault | undefined> {
  try {
    await opening.promise
    return undefined
  } catch (error) {
    // Besides a password it may name an encryption nobody here can read, which comes to the same.
    return error instanceof Error && error.name === 'InvalidPDFException' ? 'TRUNCATED' : 'LOCKED'
  } finally {
    await opening.destroy()
  }
}

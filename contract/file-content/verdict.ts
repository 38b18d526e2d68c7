import type { FileFault, FileType } from '../uploads/uploads.ts'

/** OTHER: not of this format at all; the next judge may look. What speaks of encryption may still open without a password. */
export type Verdict = { type: FileType; mayBeLocked?: true } | { fault: FileFault; type?: FileType } | 'OTHER'

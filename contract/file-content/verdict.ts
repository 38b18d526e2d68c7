import type { FileFault, FileType } from '../files.ts'

/** Readable as far as can be seen. A file that speaks of encryption may still open without a password. */
export type Judgement = { type: FileType; mayBeLocked?: true } | { fault: FileFault }

/** OTHER: not of this format at all; the next judge may look. */
export type Verdict = Judgement | 'OTHER'

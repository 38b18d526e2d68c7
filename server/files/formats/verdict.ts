import type { FileFault, FileType } from '@rahnama/contract/files.ts'

/** OTHER: not of this format at all; the next judge may look. */
export type Verdict = { type: FileType } | { fault: FileFault } | 'OTHER'

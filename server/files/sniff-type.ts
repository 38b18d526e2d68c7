import { judgeContent } from '@rahnama/contract/file-content/file-content.ts'
import type { FileFault, FileType } from '@rahnama/contract/files.ts'
import { opensWithoutPassword } from './pdf-lock.ts'

/** What a file is by its content, whatever its name says, and whether a person could open it. */
export function sniffType(content: Uint8Array): { type: FileType } | { fault: FileFault } {
  const judgement = judgeContent(content)
  if ('fault' in judgement) return judgement
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (judgement.mayBeLocked && !opensWithoutPassword(bytes)) return { fault: 'LOCKED' }
  return { type: judgement.type }
}

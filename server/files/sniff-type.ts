import type { FileFault, FileType } from '@rahnama/contract/files.ts'
import { judgeJpeg } from './formats/jpeg.ts'
import { judgeOffice } from './formats/office.ts'
import { judgeOldOffice } from './formats/old-office.ts'
import { judgePdf } from './formats/pdf.ts'
import { judgePng } from './formats/png.ts'
import type { Verdict } from './formats/verdict.ts'

const JUDGES: readonly ((bytes: Buffer) => Verdict)[] = [judgePdf, judgeJpeg, judgePng, judgeOffice, judgeOldOffice]

/** What a file is by its content, whatever its name says, and whether a person could open it. */
export function sniffType(content: Uint8Array): { type: FileType } | { fault: FileFault } {
  if (content.length === 0) return { fault: 'EMPTY' }
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  for (const judge of JUDGES) {
    const verdict = judge(bytes)
    if (verdict !== 'OTHER') return verdict
  }
  return { fault: 'WRONG_TYPE' }
}

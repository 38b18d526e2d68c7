import { judgeJpeg } from './jpeg.ts'
import { judgeOffice } from './office.ts'
import { judgeOldOffice } from './old-office.ts'
import { judgePdf } from './pdf.ts'
import { judgePng } from './png.ts'
import type { Judgement, Verdict } from './verdict.ts'

export type { Judgement } from './verdict.ts'

const JUDGES: readonly ((bytes: Uint8Array) => Verdict)[] = [judgePdf, judgeJpeg, judgePng, judgeOffice, judgeOldOffice]

/** What a file is by its content, whatever its name says. Browser and server judge with the same eyes. */
export function judgeContent(bytes: Uint8Array): Judgement {
  if (bytes.length === 0) return { fault: 'EMPTY' }
  for (const judge of JUDGES) {
    const verdict = judge(bytes)
    if (verdict !== 'OTHER') return verdict
  }
  return { fault: 'WRONG_TYPE' }
}

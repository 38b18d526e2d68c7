import type { FileFault, FileType } from '../files.ts'
import { judgeJpeg } from './jpeg.ts'
import { judgeOffice } from './office.ts'
import { judgeOldOffice } from './old-office.ts'
import { judgePdf } from './pdf.ts'
import { opensWithoutPassword } from './pdf-lock.ts'
import { judgePng } from './png.ts'
import type { Verdict } from './verdict.ts'

const JUDGES: readonly ((bytes: Uint8Array) => Verdict)[] = [judgePdf, judgeJpeg, judgePng, judgeOffice, judgeOldOffice]

/** A picture that is cut off still shows what it is. */
export type Judgement = { type: FileType } | { fault: FileFault; type?: FileType }

/**
 * What a file is by its content, whatever its name says, and whether a person could open it. Browser and server judge
 * with the same eyes.
 */
export async function judgeContent(bytes: Uint8Array): Promise<Judgement> {
  const verdict = look(bytes)
  if ('fault' in verdict) return verdict
  // A page without a secure connection has no cryptography: there the server alone finds out.
  const canTry = globalThis.crypto?.subtle !== undefined
  if (verdict.mayBeLocked && canTry && !(await opensWithoutPassword(bytes))) return { fault: 'LOCKED' }
  return { type: verdict.type }
}

function look(bytes: Uint8Array): Exclude<Verdict, 'OTHER'> {
  if (bytes.length === 0) return { fault: 'EMPTY' }
  for (const judge of JUDGES) {
    const verdict = judge(bytes)
    if (verdict !== 'OTHER') return verdict
  }
  return { fault: 'WRONG_TYPE' }
}

import type { FileFault, FileType } from '../uploads/uploads.ts'
import { judgeHeic } from './heic.ts'
import { judgeJpeg } from './jpeg.ts'
import { judgeOffice } from './office.ts'
import { judgeOldOffice } from './old-office.ts'
import { judgePdf } from './pdf.ts'
import { findLock, type OpeningPdf } from './pdf-lock.ts'
import { judgePng } from './png.ts'
import type { Verdict } from './verdict.ts'
import { judgeWebp } from './webp.ts'

const JUDGES: readonly ((bytes: Uint8Array) => Verdict)[] = [
  judgePdf,
  judgeJpeg,
  judgePng,
  judgeWebp,
  judgeHeic,
  judgeOffice,
  judgeOldOffice,
]

/** A picture that is cut off still shows what it is. */
export type Judgement = { type: FileType } | { fault: FileFault; type?: FileType }

/** Starts to read a PDF that speaks of encryption; undefined where no reader can be had. */
export type OpenPdf = (bytes: Uint8Array) => Promise<OpeningPdf | undefined>

/**
 * Judges what a file is by its content, whatever its name says, and whether a person could open it. Browser and server
 * judge with the same code; where the browser has no reader of PDF the server alone finds out about passwords.
 */
export async function judgeContent(bytes: Uint8Array, openPdf: OpenPdf): Promise<Judgement> {
  const verdict = look(bytes)
  if ('fault' in verdict) return verdict
  const opening = verdict.mayBeLocked && (await openPdf(bytes))
  const fault = opening && (await findLock(opening))
  return fault ? { fault } : { type: verdict.type }
}

function look(bytes: Uint8Array): Exclude<Verdict, 'OTHER'> {
  if (bytes.length === 0) return { fault: 'EMPTY' }
  for (const judge of JUDGES) {
    const verdict = judge(bytes)
    if (verdict !== 'OTHER') return verdict
  }
  return { fault: 'WRONG_TYPE' }
}

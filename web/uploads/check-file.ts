import { judgeContent } from '@rahnama/contract/file-content/file-content.ts'
import { mayBe, UPLOAD_PURPOSES, type UploadFault, type UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { openingPdf } from '../open-pdf/open-pdf.ts'

/** Finds what the server would find, before anything is sent over a slow line. */
export async function checkFile(file: Blob, purpose: UploadPurpose): Promise<UploadFault | undefined> {
  const { maxBytes } = UPLOAD_PURPOSES[purpose]
  if (file.size === 0) return 'EMPTY'
  if (file.size > maxBytes) return 'TOO_LARGE'
  const judgement = await file.arrayBuffer().then(
    (content) => judgeContent(new Uint8Array(content), openingPdf),
    // The browser itself could not read it: moved, or changed since it was chosen.
    () => ({ fault: 'DAMAGED', type: undefined }) as const,
  )
  if (!mayBe(purpose, judgement.type)) return 'TYPE_NOT_ALLOWED'
  return 'fault' in judgement ? judgement.fault : undefined
}

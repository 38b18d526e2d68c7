import { type Judgement, judgeContent } from '@rahnama/contract/file-content/file-content.ts'
import { mayBe, UPLOAD_PURPOSES, type UploadFault, type UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { openingPdf } from '../open-pdf/open-pdf.ts'

/** So much of a picture tells what it is. */
const HEAD_BYTES = 4096
const PICTURES: ReadonlySet<string | undefined> = new Set(['jpg', 'png', 'webp'])

/** Answers whether this is a photo by what it holds. One from an iPhone is one, too, where the browser can open it. */
export async function isPhoto(file: Blob): Promise<boolean> {
  return PICTURES.has((await judgeHead(file)).type) || isHeic(file)
}

/** Answers whether an iPhone took it in the format that few browsers open. */
export async function isHeic(file: Blob): Promise<boolean> {
  const judgement = await judgeHead(file)
  return 'fault' in judgement && judgement.fault === 'HEIC'
}

async function judgeHead(file: Blob): Promise<Judgement> {
  // What the browser cannot read at all is told when the whole is looked at.
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return judgeContent(new Uint8Array(head), async () => undefined)
}

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

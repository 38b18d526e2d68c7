import { type PdfPhoto, writePhotoPdf } from '@rahnama/contract/photos/photos.ts'
import type { PhotoFault } from '@rahnama/contract/uploads/uploads.ts'
import { runProcess } from '../../work/work.ts'

/** A photo of the most pixels we take needs two seconds on a busy machine. */
const TIMEOUT_MS = 30_000
const HEAP_MB = 128

type PhotoWish = { as: 'page' | 'picture'; title: string }
/** The process tells this; the name of a file is nothing a list of processes should show. */
export type ToldPhoto = { page: PdfPhoto } | { type: 'jpg' | 'png'; bytes: Uint8Array } | { fault: PhotoFault }
type DrawnPhoto = { type: 'pdf' | 'jpg' | 'png'; bytes: Uint8Array } | { fault: PhotoFault }

/**
 * Makes a page of a PDF of a photo, or the same picture anew: upright, and without where and by what it was taken. In a
 * process of its own; whoever asks has waited for their turn.
 */
export async function drawPhoto(
  photo: Uint8Array,
  { as, title }: PhotoWish,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<DrawnPhoto> {
  let drawn: ToldPhoto | undefined
  const hear = (told: ToldPhoto) => {
    drawn = told
  }
  await runProcess(new URL('./photo-process.ts', import.meta.url), once(photo), hear, {
    timeoutMs,
    heapMb: HEAP_MB,
    args: [as],
  })
  // A picture that makes the reader crash or hang is one nobody can open.
  if (!drawn) return { fault: 'PHOTO_UNREADABLE' }
  return 'page' in drawn ? { type: 'pdf', bytes: writePhotoPdf([drawn.page], { title }) } : drawn
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

import type { MediaFault } from '@rahnama/contract/media/media.ts'
import { runProcess } from '../work/work.ts'

/** A photo of the most pixels we take needs a quarter of this on a busy machine. */
const TIMEOUT_MS = 180_000
const HEAP_MB = 256

/** The largest is about as wide as a large screen; a phone takes one of the first. */
export const WIDTHS = [320, 640, 960, 1440, 1920] as const
/** What the picture itself is offered in; the last is for whatever knows neither of the others. */
export type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png'

export type DrawnVariant = {
  format: VariantFormat
  width: number
  height: number
  /** In full size, for the office alone. */
  isOriginal: boolean
  bytes: Uint8Array
}
export type Told = { variant: DrawnVariant } | { fault: MediaFault } | { width: number; height: number }
export type Drawn = { width: number; height: number; variants: DrawnVariant[] } | { fault: MediaFault }

/** Makes every size of a picture in a process of its own. */
export async function drawVariants(
  upload: AsyncIterable<Uint8Array>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<Drawn> {
  const variants: DrawnVariant[] = []
  let end: Exclude<Told, { variant: DrawnVariant }> | undefined
  const hear = (told: Told) => {
    if ('variant' in told) variants.push(told.variant)
    else end = told
  }
  const code = await runProcess(new URL('./draw-process.ts', import.meta.url), upload, hear, {
    timeoutMs,
    heapMb: HEAP_MB,
  })
  if (!end) throw new Error(`A picture could not be drawn: the process ended with ${code}`)
  return 'fault' in end ? end : { ...end, variants }
}

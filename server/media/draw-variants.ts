import { fork } from 'node:child_process'
import type { MediaFault } from '@rahnama/contract/media/media.ts'

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

/**
 * Makes every size of a picture in a process of its own: what strangers made can hang or crash the reader, which then
 * can be killed, and no thread of ours waits for it. It knows none of our secrets.
 */
export async function drawVariants(
  upload: AsyncIterable<Uint8Array>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<Drawn> {
  const child = fork(new URL('./draw-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const variants: DrawnVariant[] = []
  let end: Exclude<Told, { variant: DrawnVariant }> | undefined
  child.on('message', (told: Told) => {
    if ('variant' in told) variants.push(told.variant)
    else end = told
  })
  const exited = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  await send(upload, child.stdin)
  const code = await exited
  if (!end) throw new Error(`A picture could not be drawn: the process ended with ${code}`)
  return 'fault' in end ? end : { ...end, variants }
}

/** A process that is gone does not read on; how it ended says more than that. */
async function send(upload: AsyncIterable<Uint8Array>, to: NodeJS.WritableStream | null): Promise<void> {
  if (!to) return
  let isBroken = false
  to.on('error', () => {
    isBroken = true
  })
  for await (const piece of upload) {
    if (isBroken) return
    if (!to.write(piece)) {
      await new Promise<void>((resolve) => {
        to.once('drain', resolve)
        to.once('error', () => resolve())
        to.once('close', resolve)
      })
    }
  }
  to.end()
}

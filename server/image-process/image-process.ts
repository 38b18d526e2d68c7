import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { IMAGE_MAX_PIXELS } from '@rahnama/contract/limits.ts'
import sharp from 'sharp'

/**
 * The reader of pictures that strangers made, as a process of its own may use it: the server never imports this file, it
 * runs modules that do.
 */
export type { Sharp } from 'sharp'
export { sharp }

export const PIXEL_LIMITS = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'warning' } as const

// Whoever waits for an answer comes first. One thread draws.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)
// What a picture says it is decides who reads it: nobody but these three, whatever the bytes pretend.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
process.once('disconnect', () => process.exit())

/** Reads the whole input, lets it be worked on, and tells a fault where that fails. Then the process ends. */
export async function answerWith<Told>(
  work: (input: Buffer, tell: (told: Told) => Promise<void>) => Promise<void>,
  fault: Told,
): Promise<void> {
  await work(await buffer(process.stdin), tell).catch(() => tell(fault))
  process.disconnect()
}

function tell(told: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(told, undefined, {}, (error) => (error ? reject(error) : resolve()))
  })
}

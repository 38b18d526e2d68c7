import type { PhotoFault } from '../uploads/uploads.ts'

/** The brightness of each pixel, 0 to 255, row by row, of a picture whose longer side is `LIGHT_SAMPLE_PIXELS` at most. */
export type Light = { light: ArrayLike<number>; width: number; height: number }

/** So large is the sample: letters that are blurred in it cannot be read in the photo either. */
export const LIGHT_SAMPLE_PIXELS = 600

/** A page of A4 has forty dots in an inch then: nobody reads print of any size, and a card is as coarse as a thumbnail. */
const LEGIBLE_MIN_PIXELS = 480
/** Below this the print of a page can hardly be read, a card well. */
const SMALL_PIXELS = 1000
/** Paper in a photo one can read is brighter than this somewhere, even at night. */
const DARK_LIMIT = 64
const BRIGHTEST_SHARE = 0.01
/** Letters make the variance of the Laplacian hundreds; a page out of focus keeps a few tens, and one without any edge nothing. */
const BLUR_LIMIT = 60
const NO_EDGE_LIMIT = 3

export type Legibility = { fault?: PhotoFault; hint?: 'blurred' | 'small' }

/**
 * Refuses only what nobody can read, and points out what may be hard to: whether a word can be read is for people to
 * say. Browser and server judge with the same code.
 */
export function judgeLegibility(photo: { width: number; height: number }, light: Light): Legibility {
  const longest = Math.max(photo.width, photo.height)
  if (longest < LEGIBLE_MIN_PIXELS) return { fault: 'PHOTO_TOO_SMALL' }
  if (brightest(light) < DARK_LIMIT) return { fault: 'PHOTO_TOO_DARK' }
  const sharp = sharpness(light)
  if (sharp < NO_EDGE_LIMIT) return { fault: 'PHOTO_BLURRED' }
  if (longest < SMALL_PIXELS) return { hint: 'small' }
  return sharp < BLUR_LIMIT ? { hint: 'blurred' } : {}
}

/** Answers what the brightest hundredth of the picture exceeds: one lamp in the dark lights no page. */
function brightest({ light }: Light): number {
  const counts = new Uint32Array(256)
  for (let index = 0; index < light.length; index += 1) {
    const value = Math.min(255, Math.max(0, Math.round(light[index] ?? 0)))
    counts[value] = (counts[value] ?? 0) + 1
  }
  let left = light.length * BRIGHTEST_SHARE
  for (let value = 255; value > 0; value -= 1) {
    left -= counts[value] ?? 0
    if (left <= 0) return value
  }
  return 0
}

/** The variance of the Laplacian: edges of letters make it large, a blurred picture has none. */
function sharpness({ light, width, height }: Light): number {
  const at = (index: number) => light[index] ?? 0
  let sum = 0
  let squares = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let index = y * width + 1; index < (y + 1) * width - 1; index += 1) {
      const edge = 4 * at(index) - at(index - 1) - at(index + 1) - at(index - width) - at(index + width)
      sum += edge
      squares += edge * edge
    }
  }
  const count = Math.max((width - 2) * (height - 2), 1)
  return squares / count - (sum / count) ** 2
}

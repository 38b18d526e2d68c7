import { IMAGE_MAX_PIXELS } from '@rahnama/contract/limits.ts'
import { answerWith, PIXEL_LIMITS as LIMITS, type Sharp, sharp } from '../image-process/image-process.ts'
import { type DrawnVariant, type Told, type VariantFormat, WIDTHS } from './draw-variants.ts'

/** A photo at this effort is ten times as quick as at the default, and about as small. */
const AVIF = { quality: 52, effort: 2 }
const WEBP = { quality: 76 }
const JPEG = { quality: 78, mozjpeg: true }
const ORIGINAL_QUALITY = 92
const KINDS: Readonly<Record<string, VariantFormat>> = { jpeg: 'jpg', png: 'png', webp: 'webp' }

await answerWith<Told>(draw, { fault: 'UNREADABLE' })

async function draw(upload: Buffer, tell: (told: Told) => Promise<void>): Promise<void> {
  // The header alone is read: nothing is decoded before its size is known.
  const header = sharp(upload, { ...LIMITS, limitInputPixels: false })
  const { format = '', width, height, hasAlpha = false } = await header.metadata()
  const kind = KINDS[format]
  if (!kind) return tell({ fault: 'UNREADABLE' })
  if (width * height > IMAGE_MAX_PIXELS) return tell({ fault: 'TOO_MANY_PIXELS' })
  const original = await encode(sharp(upload, LIMITS).autoOrient(), kind, true)
  await tell({ variant: original })
  const fallback = hasAlpha ? 'png' : 'jpg'
  for (const each of widthsOf(original.width)) {
    const { data, info } = await sharp(upload, LIMITS)
      .autoOrient()
      .resize({ width: each })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const wanted of ['avif', 'webp', fallback] as const) {
      await tell({ variant: await encode(sharp(data, { raw }), wanted, false) })
    }
  }
  await tell({ width: original.width, height: original.height })
}

/** Nothing is enlarged: a small picture is offered in its own width. */
function widthsOf(own: number): number[] {
  const smaller = WIDTHS.filter((width) => width < own)
  const largest = Math.min(own, WIDTHS.at(-1) ?? own)
  return smaller.includes(largest as (typeof WIDTHS)[number]) ? smaller : [...smaller, largest]
}

/** Writes pixels alone: sharp keeps no metadata unless it is asked to. */
async function encode(image: Sharp, format: VariantFormat, isOriginal: boolean): Promise<DrawnVariant> {
  const encoders = {
    avif: () => image.avif(AVIF),
    webp: () => image.webp(isOriginal ? { quality: ORIGINAL_QUALITY } : WEBP),
    jpg: () => image.jpeg(isOriginal ? { ...JPEG, quality: ORIGINAL_QUALITY } : JPEG),
    png: () => image.png(),
  }
  const { data, info } = await encoders[format]().toBuffer({ resolveWithObject: true })
  return { format, width: info.width, height: info.height, isOriginal, bytes: data }
}

import { IMAGE_MAX_PIXELS } from '@rahnama/contract/limits.ts'
import {
  judgeLegibility,
  LIGHT_SAMPLE_PIXELS,
  type Light,
  PAGE_LONGEST_SIDE_PIXELS,
} from '@rahnama/contract/photos/photos.ts'
import { answerWith, PIXEL_LIMITS, type Sharp, sharp } from '../../image-process/image-process.ts'
import type { ToldPhoto } from './draw-photo.ts'

/** As the browser writes pages: small print stays sharp. */
const PAGE_QUALITY = 82
const PICTURE_QUALITY = 92
const WHITE = '#ffffff'

const as = process.argv[2]

await answerWith<ToldPhoto>(async (photo, tell) => tell(await draw(photo)), { fault: 'PHOTO_UNREADABLE' })

async function draw(photo: Buffer): Promise<ToldPhoto> {
  // The header alone is read: nothing is decoded before its size is known.
  const { format, width, height } = await sharp(photo, { ...PIXEL_LIMITS, limitInputPixels: false }).metadata()
  if (width * height > IMAGE_MAX_PIXELS) return { fault: 'PHOTO_TOO_LARGE' }
  const upright = () => sharp(photo, PIXEL_LIMITS).autoOrient()
  if (as === 'picture') return drawPicture(upright(), format)
  const { fault } = judgeLegibility({ width, height }, await lightOf(upright()))
  return fault ? { fault } : drawPage(upright())
}

/** Writes pixels alone: sharp keeps no metadata unless it is asked to. */
async function drawPicture(upright: Sharp, format: string): Promise<ToldPhoto> {
  if (format === 'png') return { type: 'png', bytes: await upright.png().toBuffer() }
  return { type: 'jpg', bytes: await upright.jpeg({ quality: PICTURE_QUALITY }).toBuffer() }
}

async function drawPage(upright: Sharp): Promise<ToldPhoto> {
  const { data: jpeg, info } = await upright
    .resize({
      width: PAGE_LONGEST_SIDE_PIXELS,
      height: PAGE_LONGEST_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    // Paper shows through what is transparent.
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .jpeg({ quality: PAGE_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { page: { jpeg, width: info.width, height: info.height } }
}

async function lightOf(upright: Sharp): Promise<Light> {
  const { data: light, info } = await upright
    .resize({ width: LIGHT_SAMPLE_PIXELS, height: LIGHT_SAMPLE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { light, width: info.width, height: info.height }
}

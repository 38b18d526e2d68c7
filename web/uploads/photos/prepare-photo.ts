import {
  judgeLegibility,
  type Legibility,
  LIGHT_SAMPLE_PIXELS,
  type Light,
  PAGE_LONGEST_SIDE_PIXELS,
} from '@rahnama/contract/photos/photos.ts'

const QUALITY = 0.82

/** What lies on a page, drawn anew: nothing the camera wrote beside the picture comes along. */
export type PreparedPhoto = Legibility & { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number }

/** Upright as it was taken, turned as the person wants, no larger than legible. */
export async function preparePhoto(photo: Blob, quarterTurns: number): Promise<PreparedPhoto> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, PAGE_LONGEST_SIDE_PIXELS / Math.max(picture.width, picture.height))
    const canvas = draw(picture, scale, quarterTurns)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!blob) throw new Error('The browser could not write the photo')
    const jpeg = new Uint8Array(await blob.arrayBuffer())
    return { jpeg, width: canvas.width, height: canvas.height, ...judgeLegibility(picture, lightOf(canvas)) }
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, scale: number, quarterTurns: number): HTMLCanvasElement {
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  const isAcross = quarterTurns % 2 === 1
  const canvas = document.createElement('canvas')
  canvas.width = isAcross ? height : width
  canvas.height = isAcross ? width : height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  // Paper shows through what is transparent.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarterTurns * Math.PI) / 2)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  return canvas
}

/** The sample in which legibility is judged. */
function lightOf(drawn: HTMLCanvasElement): Light {
  const scale = Math.min(1, LIGHT_SAMPLE_PIXELS / Math.max(drawn.width, drawn.height))
  const width = Math.round(drawn.width * scale)
  const height = Math.round(drawn.height * scale)
  const sample = document.createElement('canvas')
  Object.assign(sample, { width, height })
  const context = sample.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser cannot draw')
  context.drawImage(drawn, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const light = new Float32Array(width * height)
  for (let index = 0; index < light.length; index += 1) {
    const at = index * 4
    light[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return { light, width, height }
}

/** This is enough for the small print of an A4 page at about 200 dots per inch, and a third of what a phone sends. */
const LONGEST_SIDE_PIXELS = 2200
const QUALITY = 0.82
/** Below these the print of a page can hardly be read. */
const SMALL_PIXELS = 1000
const BLUR_SAMPLE_PIXELS = 600
const BLUR_LIMIT = 60

export type PreparedPhoto = {
  jpeg: Uint8Array<ArrayBuffer>
  width: number
  height: number
  hint: 'blurred' | 'small' | undefined
}

/** Upright as it was taken, turned as the person wants, no larger than legible. */
export async function preparePhoto(photo: Blob, quarterTurns: number): Promise<PreparedPhoto> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, LONGEST_SIDE_PIXELS / Math.max(picture.width, picture.height))
    const canvas = draw(picture, scale, quarterTurns)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!blob) throw new Error('The browser could not write the photo')
    const jpeg = new Uint8Array(await blob.arrayBuffer())
    return { jpeg, width: canvas.width, height: canvas.height, hint: hintOf(picture, canvas) }
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

function hintOf({ width, height }: ImageBitmap, drawn: HTMLCanvasElement): PreparedPhoto['hint'] {
  if (Math.max(width, height) < SMALL_PIXELS) return 'small'
  return sharpness(drawn) < BLUR_LIMIT ? 'blurred' : undefined
}

/** The variance of the Laplacian: edges of letters make it large, a blurred picture has none. */
function sharpness(drawn: HTMLCanvasElement): number {
  const { light, width, height } = lightOf(drawn)
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

function lightOf(drawn: HTMLCanvasElement) {
  const scale = BLUR_SAMPLE_PIXELS / Math.max(drawn.width, drawn.height)
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

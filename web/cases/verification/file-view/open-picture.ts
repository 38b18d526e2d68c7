import type { OpenedFile } from './open-files.ts'
import type { Size } from './view-state.ts'

/** A copy is worth its making from here on: below, the original takes hardly more memory. */
const WORTH_A_COPY = 1.5
const QUALITY = 0.92

/**
 * A telephone's photograph of fifty million points takes 200 MB once it is decoded, and a screen shows two of them. So the
 * copy for the screen is what is drawn, and the original is only decoded when somebody looks closer.
 */
export async function openPicture(blob: Blob, room: Size = screenRoom()): Promise<OpenedFile> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = await load(url)
    const { naturalWidth: width, naturalHeight: height } = picture
    const share = Math.max(room.width / width, room.height / height)
    if (share * WORTH_A_COPY >= 1) return { kind: 'picture', url, width, height }
    // Without room for a copy the original is shown: a copy only makes it lighter.
    const onScreen = await shrink(picture, share).catch(() => undefined)
    return { kind: 'picture', url, width, height, ...(onScreen && { onScreen }) }
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
}

/** As large as the screen in its own points, turned either way. */
function screenRoom(): Size {
  const side = Math.max(screen.width, screen.height) * devicePixelRatio
  return { width: side, height: side }
}

/** Its size is known without its points being decoded. */
function load(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('The picture cannot be read'))
    picture.src = url
  })
}

async function shrink(picture: HTMLImageElement, share: number): Promise<{ url: string; width: number }> {
  const width = Math.round(picture.naturalWidth * share)
  const height = Math.round(picture.naturalHeight * share)
  const bitmap = await createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  const canvas = new OffscreenCanvas(width, height)
  const ground = canvas.getContext('2d')
  if (!ground) throw new Error('The picture cannot be drawn')
  // What is see-through in the original would be black in a JPEG.
  ground.fillStyle = 'white'
  ground.fillRect(0, 0, width, height)
  ground.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { url: URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })), width }
}

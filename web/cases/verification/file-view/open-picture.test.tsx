import { expect, test } from 'vitest'
import { openPicture } from './open-picture.ts'

async function photograph(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const ground = canvas.getContext('2d')
  ground?.fillRect(0, 0, width, height / 2)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** As its header says: decoding twelve million points to count them is more than a busy browser may have room for. */
function sizeOf(url: string): Promise<[width: number, height: number]> {
  const picture = new Image()
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve([picture.naturalWidth, picture.naturalHeight])
    picture.onerror = () => reject(new Error('No picture'))
    picture.src = url
  })
}

test('a photograph larger than the screen has a copy that fills it, and keeps its original', async () => {
  const opened = await openPicture(await photograph(4000, 3000), { width: 800, height: 800 })
  expect(opened).toMatchObject({ kind: 'picture', width: 4000, height: 3000 })
  if (opened.kind !== 'picture' || !opened.onScreen) throw new Error('No copy for the screen')
  // The shorter side fills the screen, so that a turned picture is sharp, too.
  expect(await sizeOf(opened.onScreen.url)).toEqual([1067, 800])
  expect(await sizeOf(opened.url)).toEqual([4000, 3000])
})

test('one that fits the screen is shown as it is', async () => {
  expect(await openPicture(await photograph(900, 700), { width: 800, height: 800 })).toEqual({
    ...{ kind: 'picture', width: 900, height: 700 },
    url: expect.stringContaining('blob:'),
  })
})

test('what is no picture is an error', async () => {
  await expect(openPicture(new Blob(['letters'], { type: 'image/png' }))).rejects.toThrow()
})

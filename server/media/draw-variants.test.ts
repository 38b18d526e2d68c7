import { IMAGE_MAX_PIXELS } from '@rahnama/contract/limits.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { samplePhoto } from '../test/media.ts'
import { type Drawn, drawVariants } from './draw-variants.ts'

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
const draw = (bytes: Uint8Array) => drawVariants(inOne(bytes))

function variantsOf(drawn: Drawn) {
  if ('fault' in drawn) throw new Error(drawn.fault)
  return drawn.variants
}

test('a photo of 700 pixels is offered in 320, 640 and its own width, each as AVIF, WebP and JPEG', async () => {
  const drawn = await draw(await samplePhoto({ width: 700, height: 400 }))
  const offered = variantsOf(drawn).filter(({ isOriginal }) => !isOriginal)
  expect(offered.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    ...['avif 320x183', 'webp 320x183', 'jpg 320x183'],
    ...['avif 640x366', 'webp 640x366', 'jpg 640x366'],
    ...['avif 700x400', 'webp 700x400', 'jpg 700x400'],
  ])
  const formats = await Promise.all(
    offered.slice(0, 3).map(async ({ bytes }) => (await sharp(bytes).metadata()).format),
  )
  expect(formats).toEqual(['heif', 'webp', 'jpeg'])
})

test('what is transparent stays so for whoever knows neither AVIF nor WebP', async () => {
  const clear = { r: 10, g: 20, b: 30, alpha: 0.5 }
  const png = await sharp({ create: { width: 300, height: 200, channels: 4, background: clear } })
    .png()
    .toBuffer()
  expect(variantsOf(await draw(png)).map(({ format, width }) => `${format} ${width}`)).toEqual([
    ...['png 300', 'avif 300', 'webp 300', 'png 300'],
  ])
})

/** A photo taken on its side, with the place and the camera in EXIF, and the place once more in XMP. */
async function photoWithPlace(): Promise<Buffer> {
  const left = { input: await samplePhoto({ width: 150, height: 200, colour: '#ff0000' }), left: 0, top: 0 }
  return sharp(await samplePhoto({ width: 300, height: 200, colour: '#0000ff' }))
    .composite([left])
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 21/1', GPSMapDatum: 'SecretPlace' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SecretPlace</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

test('a photo lying on its side is turned, and neither place nor camera is in any size or in the original we keep', async () => {
  const photo = await photoWithPlace()
  const came = await sharp(photo).metadata()
  expect([came.orientation, came.width, came.height]).toEqual([6, 300, 200])
  expect(['SecretCamera', 'SecretPlace'].every((secret) => photo.includes(secret))).toBe(true)
  const variants = variantsOf(await draw(photo))
  expect(variants.length).toBe(4)
  for (const { format, width, height, bytes } of variants) {
    expect([format, width, height]).toEqual([format, 200, 300])
    const { exif, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined })
    for (const secret of ['SecretCamera', 'SecretPlace', 'Exif\0', 'GPS']) {
      expect(Buffer.from(bytes).includes(secret), `${secret} in ${format}`).toBe(false)
    }
  }
  // Turned to the right, what was on the left is at the top.
  const [original] = variants
  const [red, , blue] = await sharp(original?.bytes)
    .extract({ left: 100, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([Number(red) > 200, Number(blue) < 60]).toEqual([true, true])
})

test('a page hidden behind a photo does not come through', async () => {
  const polyglot = Buffer.concat([await samplePhoto(), Buffer.from('<script>alert(1)</script>')])
  for (const { bytes } of variantsOf(await draw(polyglot))) expect(Buffer.from(bytes).includes('<script')).toBe(false)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

/** Two megabytes that unfold to half a gigabyte. */
const bomb = () =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#ffffff' }, limitInputPixels: false })
    .png()
    .toBuffer()

test('a picture of too many pixels is refused by its header, before anything is decoded', async () => {
  const bytes = await bomb()
  expect(12_000 * 12_000).toBeGreaterThan(IMAGE_MAX_PIXELS)
  expect(await draw(bytes)).toEqual({ fault: 'TOO_MANY_PIXELS' })
  // Only the first bytes are there: whoever had decoded it would have said that it is cut off.
  expect(await draw(bytes.subarray(0, 4000))).toEqual({ fault: 'TOO_MANY_PIXELS' })
})

test('what is cut off is refused', async () => {
  const photo = await sharp(await samplePhoto())
    .png()
    .toBuffer()
  expect(await draw(photo.subarray(0, photo.length / 2))).toEqual({ fault: 'UNREADABLE' })
})

test.for([
  ['what is no picture', 'hello'],
  ['a drawing that a program could be in', SVG],
  ['nothing at all', ''],
] as const)('%s is refused', async ([, text]) => {
  expect(await draw(Buffer.from(text))).toEqual({ fault: 'UNREADABLE' })
})

test('a process that does not end in time is killed', async () => {
  await expect(drawVariants(inOne(await samplePhoto()), { timeoutMs: 1 })).rejects.toThrow('SIGKILL')
})

import { buffer } from 'node:stream/consumers'
import type { UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedInAccount } from '../../test/accounts.ts'
import { useTestApp } from '../../test/test.ts'
import { sendFile } from '../../test/uploads.ts'
import { takeFinishedUpload } from '../uploads.ts'
import { drawPhoto } from './draw-photo.ts'

const t = useTestApp()
let mina: SignedInAccount
beforeEach(async () => {
  t.setNow('2026-11-15T12:00:00Z')
  mina = await t.signIn('student')
})

const LINES = 30

/** A printed page: black lines on white under a red head, so that its top is known. */
function page(width = 900, height = 1200): Sharp {
  const line = (index: number) =>
    `<rect x="8%" y="${((index + 1) * 100) / (LINES + 2)}%" width="84%" height="1.4%" fill="black" stroke="white" stroke-width="4" stroke-dasharray="6 9"/>`
  const lines = Array.from({ length: LINES }, (_, index) => line(index)).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><rect width="100%" height="2%" fill="#e00000"/>${lines}</svg>`
  return sharp(Buffer.from(drawing))
}

/** As a phone takes it, lying on its side: the place and the camera are in EXIF, the place once more in XMP. */
async function photoFromPhone(): Promise<Buffer> {
  return sharp(await page().rotate(-90).png().toBuffer())
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 21/1', GPSMapDatum: 'SecretPlace' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SecretPlace</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

async function keep(purpose: UploadPurpose, name: string, content: Uint8Array) {
  const upload = await sendFile(t, mina.token, { purpose, name, content })
  expect(upload).toMatchObject({ state: 'checked' })
  const taken = await t.db.transaction((tx) => takeFinishedUpload(tx, mina, upload.id, purpose))
  const found = await t.deps.files.read(t.db, taken.fileId)
  if (!found) throw new Error('The file is not there')
  return { ...taken, bytes: await buffer(found.content) }
}

/** Our own pages have one picture each, which stands in them as a JPEG. */
async function readPdf(bytes: Uint8Array) {
  const opening = getDocument({ data: Uint8Array.from(bytes) })
  const pdf = await opening.promise
  const first = await pdf.getPage(1)
  const { fnArray } = await first.getOperatorList()
  const start = Buffer.from(bytes).indexOf('\xff\xd8\xff', 0, 'latin1')
  const end = Buffer.from(bytes).indexOf('\nendstream', start, 'latin1')
  const read = {
    pages: pdf.numPages,
    view: first.view,
    pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    picture: bytes.subarray(start, end),
  }
  await opening.destroy()
  return read
}

const SECRETS = ['SecretCamera', 'SecretPlace', 'Exif\0', 'GPS', 'xmpmeta']

describe('a photo sent as a document', () => {
  test('is kept as a PDF of one upright page of A4 that says neither where nor by what it was taken', async () => {
    const photo = await photoFromPhone()
    const came = await sharp(photo).metadata()
    expect([came.orientation, came.width, came.height]).toEqual([6, 1200, 900])
    expect(SECRETS.slice(0, 2).every((secret) => photo.includes(secret))).toBe(true)

    const kept = await keep('document', 'IMG_0412.JPG', photo)
    expect(kept).toMatchObject({ type: 'pdf', contentType: 'application/pdf', name: 'IMG_0412.pdf' })
    expect(kept.size).toBe(kept.bytes.length)
    for (const secret of SECRETS) expect(kept.bytes.includes(secret), secret).toBe(false)

    const read = await readPdf(kept.bytes)
    expect(read).toMatchObject({ pages: 1, view: [0, 0, 595.28, 841.89], pictures: 1 })
    const { width, height, exif } = await sharp(read.picture).metadata()
    expect({ width, height, exif }).toEqual({ width: 900, height: 1200, exif: undefined })
    // The red head is at the top of the page, and not at its foot.
    const redness = async (top: number) => {
      const strip = await sharp(read.picture).extract({ left: 80, top, width: 740, height: 20 }).png().toBuffer()
      const { channels } = await sharp(strip).stats()
      return Number(channels[0]?.mean) - Number(channels[2]?.mean)
    }
    expect(await redness(0)).toBeGreaterThan(150)
    expect(Math.abs(await redness(1180))).toBeLessThan(5)
  })

  test('across is a page across, made no larger than 2,200 pixels, also one without colours', async () => {
    const across = await page(3000, 2000).greyscale().toColourspace('b-w').jpeg().toBuffer()
    const read = await readPdf((await keep('cv', 'cv.jpg', across)).bytes)
    expect(read).toMatchObject({ pages: 1, view: [0, 0, 841.89, 595.28], pictures: 1 })
    // The page says three colours, and so many the picture has.
    const { width, height, channels } = await sharp(read.picture).metadata()
    expect({ width, height, channels }).toEqual({ width: 2200, height: 1467, channels: 3 })
  })

  test('shows white paper where a PNG is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const stamp = await sharp({ create: { width: 800, height: 800, channels: 4, background: clear } })
      .composite([{ input: await page(400, 400).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { picture } = await readPdf((await keep('document', 'stamp.png', stamp)).bytes)
    const corner = await sharp(picture).extract({ left: 780, top: 780, width: 1, height: 1 }).raw().toBuffer()
    expect([...corner].every((value) => value > 250)).toBe(true)
  })

  test.for<[string, string, () => Promise<Buffer>]>([
    ['a thumbnail', 'PHOTO_TOO_SMALL', () => page(180, 240).jpeg().toBuffer()],
    ['one taken in the dark', 'PHOTO_TOO_DARK', () => page().linear(0.12, 0).jpeg().toBuffer()],
    ['one without a single edge', 'PHOTO_BLURRED', () => page().blur(60).jpeg().toBuffer()],
    ['one of more pixels than we decode', 'PHOTO_TOO_LARGE', () => blank(50_001, 1001)],
    ['one that only begins as a picture', 'PHOTO_UNREADABLE', garbled],
  ])('%s is refused: %s', async ([, fault, photo]) => {
    expect(await sendFile(t, mina.token, { purpose: 'document', name: 'a.jpg', content: await photo() })).toMatchObject(
      { state: 'refused', fault, type: null },
    )
  })
})

test.for<UploadPurpose>(['portrait', 'message'])(
  'a photo sent as %s stays a picture, upright, and says neither where nor by what it was taken',
  async (purpose) => {
    const kept = await keep(purpose, 'me.jpg', await photoFromPhone())
    expect(kept).toMatchObject({ type: 'jpg', name: 'me.jpg', size: kept.bytes.length })
    for (const secret of SECRETS) expect(kept.bytes.includes(secret), secret).toBe(false)
    const { width, height, orientation } = await sharp(kept.bytes).metadata()
    expect({ width, height, orientation }).toEqual({ width: 900, height: 1200, orientation: undefined })
  },
)

test('a photo whose reader takes too long is refused as one nobody can open', async () => {
  const photo = await page().jpeg().toBuffer()
  expect(await drawPhoto(photo, { as: 'page', title: 'a' }, { timeoutMs: 1 })).toEqual({ fault: 'PHOTO_UNREADABLE' })
})

function blank(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false })
    .jpeg()
    .toBuffer()
}

/** Its frame is whole, and its middle is not what any camera wrote. */
async function garbled(): Promise<Buffer> {
  const photo = await page().jpeg().toBuffer()
  return Buffer.concat([photo.subarray(0, 700), Buffer.from('\xff\xd9', 'latin1')])
}

import { judgeContent } from '@rahnama/contract/file-content/file-content.ts'
import { writePhotoPdf } from '@rahnama/contract/photos/photos.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openingPdf, openPdf } from '../../open-pdf/open-pdf.ts'
import { developed } from '../../test/developed.ts'
import { preparePhoto } from './prepare-photo.ts'

type Colour = 'red' | 'green' | 'blue'

/** A sheet of one colour whose upper left corner is white. */
function photo(width: number, height: number, colour: Colour): Blob {
  const [canvas, context] = sheet(width, height)
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width / 4, height / 4)
  return developed(canvas, 'image/jpeg', 0.95)
}

async function pdfOf(...photos: [Blob, number][]): Promise<Blob> {
  const prepared = await Promise.all(photos.map(([blob, turns]) => preparePhoto(blob, turns)))
  return new Blob([writePhotoPdf(prepared, { title: 'شناسنامه' })])
}

// The reader is large; loading it is not what is measured.
beforeAll(async () => void (await openPdf(await pdfOf([photo(10, 10, 'red'), 0]))), 60_000)

describe('photos in one PDF', { timeout: 60_000 }, () => {
  test('are pages in order, A4 upright or across, that a reader of PDF opens', async () => {
    const pdf = await openPdf(await pdfOf([photo(600, 800, 'red'), 0], [photo(800, 600, 'blue'), 0]))
    expect(pdf.numPages).toBe(2)
    const sizes = await Promise.all([1, 2].map(async (page) => (await pdf.getPage(page)).view))
    expect(sizes).toEqual([
      [0, 0, 595.28, 841.89],
      [0, 0, 841.89, 595.28],
    ])
    const { info } = await pdf.getMetadata()
    expect((info as { Title?: string }).Title).toBe('شناسنامه')
  })

  test('show what was photographed, turned as asked', async () => {
    const pdf = await openPdf(await pdfOf([photo(600, 800, 'green'), 0], [photo(600, 800, 'green'), 1]))
    const colourAt = async (number: number, across: number, down: number) => {
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: 0.5 })
      const canvas = document.createElement('canvas')
      canvas.width = viewport.width
      canvas.height = viewport.height
      await page.render({ canvas, viewport }).promise
      const at = canvas.getContext('2d')?.getImageData(viewport.width * across, viewport.height * down, 1, 1).data
      return [...(at ?? [])].slice(0, 3).map((value) => Math.round(value / 128))
    }
    expect(await colourAt(1, 0.5, 0.5)).toEqual([0, 1, 0])
    expect(await colourAt(1, 0.15, 0.15)).toEqual([2, 2, 2])
    expect(await colourAt(1, 0.85, 0.15)).toEqual([0, 1, 0])
    expect(await colourAt(2, 0.85, 0.15)).toEqual([2, 2, 2])
    expect(await colourAt(2, 0.15, 0.15)).toEqual([0, 1, 0])
  })

  test('are a PDF to our own judge, too', async () => {
    const pdf = await pdfOf([photo(50, 50, 'red'), 0])
    expect(await judgeContent(new Uint8Array(await pdf.arrayBuffer()), openingPdf)).toEqual({ type: 'pdf' })
  })
})

describe('a photo', { timeout: 60_000 }, () => {
  test('is made no larger than 2200 pixels and never enlarged', async () => {
    const largest = photo(2400, 1800, 'red')
    const large = await preparePhoto(largest, 0)
    expect([large.width, large.height]).toEqual([2200, 1650])
    const turned = await preparePhoto(largest, 3)
    expect([turned.width, turned.height]).toEqual([1650, 2200])
    const small = await preparePhoto(photo(1200, 900, 'red'), 0)
    expect([small.width, small.height]).toEqual([1200, 900])
  })

  test('with few pixels, or without a sharp edge, is pointed out; a sharp page is not', async () => {
    expect((await preparePhoto(photo(600, 400, 'red'), 0)).hint).toBe('small')
    expect((await preparePhoto(page('blur(7px)'), 0)).hint).toBe('blurred')
    expect((await preparePhoto(page('none'), 0)).hint).toBeUndefined()
  })

  test('that nobody can read is refused with the reason: a thumbnail, the dark, no edge at all', async () => {
    expect((await preparePhoto(photo(200, 300, 'red'), 0)).fault).toBe('PHOTO_TOO_SMALL')
    expect((await preparePhoto(page('brightness(0.12)'), 0)).fault).toBe('PHOTO_TOO_DARK')
    expect((await preparePhoto(page('blur(30px)'), 0)).fault).toBe('PHOTO_BLURRED')
    expect((await preparePhoto(page('none'), 0)).fault).toBeUndefined()
  })

  test('that is no picture is refused', async () => {
    await expect(preparePhoto(new Blob(['hello']), 0)).rejects.toThrow()
  })
})

/** A printed page, photographed through this filter, just large enough not to be small. */
function page(filter: string): Blob {
  const [paper, ink] = sheet(750, 1000)
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, 750, 1000)
  ink.fillStyle = 'black'
  ink.font = '20px sans-serif'
  for (let line = 1; line < 35; line += 1)
    ink.fillText('To whom it may concern, this is to certify that', 50, line * 27.5)
  const [film, light] = sheet(750, 1000)
  // Once for the whole page: a filter over each line would blur all of it 34 times.
  light.filter = filter
  light.drawImage(paper, 0, 0)
  return developed(film, 'image/jpeg', 0.9)
}

function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return [canvas, context]
}

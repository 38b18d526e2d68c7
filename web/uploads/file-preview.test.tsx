import { writePhotoPdf } from '@rahnama/contract/photos/photos.ts'
import { describe, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { developed } from '../test/developed.ts'
import { renderIn } from '../ui/render-in.tsx'
import { FilePreview } from './uploads.tsx'

function picture(): Blob {
  const canvas = document.createElement('canvas')
  canvas.width = 60
  canvas.height = 80
  canvas.getContext('2d')?.fillRect(5, 5, 20, 20)
  return developed(canvas)
}

async function pdfOf(pages: number): Promise<Blob> {
  const jpeg = new Uint8Array(await picture().arrayBuffer())
  const photos = Array.from({ length: pages }, () => ({ jpeg, width: 60, height: 80 }))
  return new Blob([writePhotoPdf(photos, { title: 'Documents' })])
}

async function show(content: Blob | string, contentType: string, name = 'degree.pdf') {
  await loadTexts('en', 'uploads')
  return renderIn('en', <FilePreview file={{ name, size: 1000, contentType, content }} />)
}

describe('a preview', { timeout: 60_000 }, () => {
  test('draws the first pages of a PDF, and more when asked', async () => {
    const screen = await show(await pdfOf(7), 'application/pdf')
    await expect
      .element(screen.getByRole('img', { name: 'Page 5 of 7' }), { timeout: 50_000 })
      .toHaveAttribute('data-drawn')
    expect(screen.getByRole('img', { name: 'Page 6 of 7' }).query()).toBeNull()
    await screen.getByRole('button', { name: 'Show more pages' }).click()
    await expect.element(screen.getByRole('img', { name: 'Page 7 of 7' })).toHaveAttribute('data-drawn')
  })

  test('fetches what a signed address gives, and shows a picture', async () => {
    const blob = picture()
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(blob))
    const screen = await show('/files/token', 'image/jpeg', 'photo\u202Egpj.jpg')
    await expect
      .element(screen.getByRole('img', { name: 'photogpj.jpg' }))
      .toHaveAttribute('src', expect.stringMatching(/^blob:/))
    expect(fetch).toHaveBeenCalledWith('/files/token', expect.anything())
    vi.restoreAllMocks()
  })

  test('of a broken PDF, of an address that has ended and of another type offers the download', async () => {
    const broken = await show(new Blob(['%PDF-1.4 nothing']), 'application/pdf')
    await expect
      .element(broken.getByRole('alert'), { timeout: 30_000 })
      .toHaveTextContent('The file cannot be shown here. Download it to look at it.')
    await broken.unmount()
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 410 }))
    const ended = await show('/files/token', 'image/png', 'a.png')
    await expect.element(ended.getByRole('alert')).toBeVisible()
    await ended.unmount()
    vi.restoreAllMocks()
    const letter = await show(new Blob(['x']), 'application/msword', 'letter.doc')
    await expect
      .element(letter.getByText('Files of this type cannot be shown here. Download it to look at it.'))
      .toBeVisible()
    await expect.element(letter.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'letter.doc')
  })
})

import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { openPdf } from '../../open-pdf/open-pdf.ts'
import { developed } from '../../test/developed.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { PhotosDialog } from './photos-dialog.tsx'

function photo(name: string, width: number, height: number): File {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  for (let line = 1; line < 20; line += 1) context.fillText('To whom it may concern', 20, line * 25)
  return new File([developed(canvas)], name, { type: 'image/jpeg' })
}

async function show({ maxBytes = 1_000_000, language = 'en' as 'en' | 'fa', first = [] as File[] } = {}) {
  await loadTexts(language, 'uploads')
  const made: File[] = []
  const onClose = vi.fn()
  const screen = await renderIn(
    language,
    <PhotosDialog first={first} maxBytes={maxBytes} onClose={onClose} onMade={(file) => made.push(file)} />,
  )
  const choose = (...files: File[]) =>
    userEvent.upload(document.querySelector('input[type=file][multiple]') as HTMLInputElement, files)
  return { ...screen, made, onClose, choose }
}

const upright = photo('a.jpg', 450, 600)
const across = photo('b.jpg', 600, 450)

describe('photos into one PDF', { timeout: 60_000 }, () => {
  test('closing asks before photos are lost', async () => {
    const { getByRole, getByText, choose, onClose } = await show()
    await choose(upright)
    await expect.element(getByText(/1 page, about/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByText(/If you close now, they are lost/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(getByRole('button', { name: 'Keep working' }))
    await expect.element(getByRole('button', { name: 'Make the PDF and upload it' })).toBeEnabled()
    await userEvent.click(getByRole('button', { name: 'Close' }))
    await userEvent.click(getByRole('button', { name: 'Discard the photos' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('without photos it closes at once', async () => {
    const { onClose } = await show()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('pages are put in order, turned and removed by buttons, and every change is told', async () => {
    const { getByRole, getByText, choose, made, onClose } = await show()
    await choose(upright, across, upright)
    await expect.element(getByText(/3 pages, about/)).toBeVisible()
    await expect.element(getByRole('button', { name: 'Move Page 1 forward' })).toBeDisabled()

    await userEvent.click(getByRole('button', { name: 'Move Page 2 forward' }))
    await expect.element(getByText('Page 2 is now number 1.')).toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Move Page 1 back' })).toHaveFocus()
    await userEvent.click(getByRole('button', { name: 'Remove Page 3' }))
    await expect.element(getByRole('button', { name: 'Remove Page 2' })).toHaveFocus()
    await userEvent.click(getByRole('button', { name: 'Turn Page 2' }))
    await expect.element(getByText(/2 pages, about/)).toBeVisible()

    await userEvent.fill(getByRole('textbox', { name: /Name of the PDF/ }), 'Birth certificate')
    await userEvent.click(getByRole('button', { name: 'Make the PDF and upload it' }))
    expect(onClose).toHaveBeenCalled()
    expect(made.map(({ name }) => name)).toEqual(['Birth certificate.pdf'])
    const pdf = await openPdf(made[0] ?? new Blob())
    const widths = await Promise.all([1, 2].map(async (number) => (await pdf.getPage(number)).view[2]))
    expect(widths).toEqual([841.89, 841.89])
  })

  test('photos that together exceed the limit are told before anything is made', async () => {
    const { getByRole, getByText, choose } = await show({ maxBytes: 1000 })
    await choose(upright)
    await expect.element(getByText(/Together these photos are larger than/)).toBeVisible()
    await expect.element(getByRole('button', { name: 'Make the PDF and upload it' })).toBeDisabled()
  })

  test('photos that were chosen before are pages already, and one nobody can read has to go first', async () => {
    const { getByRole, getByText, made } = await show({ first: [upright, photo('thumbnail.jpg', 90, 120)] })
    await expect.element(getByText(/2 pages, about/)).toBeVisible()
    await expect.element(getByText(/This photo is too small to be read/)).toBeVisible()
    await expect.element(getByText(/Take the marked pages again, or remove them/)).toBeVisible()
    const make = getByRole('button', { name: 'Make the PDF and upload it' })
    await expect.element(make).toBeDisabled()
    await userEvent.click(getByRole('button', { name: 'Remove Page 2' }))
    await expect.element(getByText(/This photo is too small to be read/)).not.toBeInTheDocument()
    await userEvent.click(make)
    expect(made).toHaveLength(1)
  })

  test('a photo in the format of iPhones that this browser cannot open is told as that', async () => {
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0412.HEIC', { type: 'image/heic' })
    const { getByText } = await show({ first: [heic] })
    await expect.element(getByText(/^IMG_0412.HEIC is in HEIC, the format of iPhones/)).toBeVisible()
  })

  test('beside one that this browser cannot open nothing is lost: the others are pages, and make the PDF', async () => {
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0412.HEIC', { type: 'image/heic' })
    const { getByRole, getByText, made } = await show({ first: [upright, heic, across] })
    await expect.element(getByText(/^IMG_0412.HEIC is in HEIC, the format of iPhones/)).toBeVisible()
    await expect.element(getByText(/2 pages, about/)).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Make the PDF and upload it' }))
    const pdf = await openPdf(made[0] ?? new Blob())
    expect(pdf.numPages).toBe(2)
  })

  test('what is no photo is named and left out, in Persian, too', async () => {
    const { getByText, choose } = await show({ language: 'fa' })
    await choose(new File(['hello'], 'letter.txt', { type: 'image/jpeg' }), upright)
    await expect.element(getByText('letter.txt به صورت عکس باز نشد.')).toBeVisible()
    await expect.element(getByText(/۱ صفحه، حدود/)).toBeVisible()
  })
})

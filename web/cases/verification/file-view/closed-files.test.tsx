import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { createOpenFiles, type OpenedFile, readFile } from './open-files.ts'

afterEach(() => void vi.restoreAllMocks())

const keyOf = (number: number) => ({ folio: 'A-2222-2222', versionId: `version-${number}` })

const A_PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`

/** A photograph that needs a copy for every screen. */
async function photograph(): Promise<Blob> {
  const side = 1.6 * Math.max(screen.width, screen.height) * devicePixelRatio
  const canvas = new OffscreenCanvas(Math.ceil(side), Math.ceil(side))
  canvas.getContext('2d')
  return canvas.convertToBlob({ type: 'image/jpeg' })
}

test('real files that were closed hold nothing: every address is revoked, every PDF reader ended', async () => {
  const photo = await photograph()
  const held = new Set<string>()
  const make = URL.createObjectURL.bind(URL)
  const revoke = URL.revokeObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = make(content)
    held.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    held.delete(url)
    revoke(url)
  })
  const isPhoto = (versionId: string) => versionId === 'version-0'
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const versionId = /version-\d+/.exec(String(address))?.[0] ?? ''
    if (!String(address).endsWith('/link')) return new Response(isPhoto(versionId) ? photo : A_PAGE)
    const contentType = isPhoto(versionId) ? 'image/jpeg' : 'application/pdf'
    return Response.json({ url: `/files/${versionId}`, name: versionId, contentType, expiresAt: '' })
  })
  // Opening each is slow on a busy machine, so one is kept where the desk keeps three.
  const files = createOpenFiles(readFile, 1)
  const open = async (number: number) => {
    const { opened, letGo } = files.hold(keyOf(number))
    const file = await opened
    letGo()
    return file
  }
  expect(await open(0)).toMatchObject({ kind: 'picture', onScreen: expect.anything() })
  expect(held.size).toBe(2)
  const pdfs: OpenedFile[] = [await open(1), await open(2)]
  await eventually(() => expect(held.size).toBe(0))
  const running = () => pdfs.map((file) => file.kind === 'pdf' && !file.pdf.loadingTask.destroyed)
  await eventually(() => expect(running()).toEqual([false, true]))
  files.closeAll()
  await eventually(() => expect(running()).toEqual([false, false]))
})

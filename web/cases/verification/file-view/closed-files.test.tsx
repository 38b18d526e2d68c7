import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { createOpenFiles, readFile } from './open-files.ts'

afterEach(() => void vi.restoreAllMocks())

/** Larger than any screen here, so that a copy is made. */
async function photograph(): Promise<Blob> {
  const side = Math.ceil(1.6 * Math.max(screen.width, screen.height) * devicePixelRatio)
  const canvas = new OffscreenCanvas(side, side)
  canvas.getContext('2d')
  return canvas.convertToBlob({ type: 'image/jpeg' })
}

test('a photograph that was closed holds nothing: its address and that of its copy are revoked', async () => {
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
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (!String(address).endsWith('/link')) return new Response(photo)
    return Response.json({ url: '/files/1', name: 'passport.jpg', contentType: 'image/jpeg', expiresAt: '' })
  })
  const files = createOpenFiles(readFile)
  const { opened, letGo } = files.hold({ folio: 'A-2222-2222', versionId: crypto.randomUUID() })
  expect(await opened).toMatchObject({ kind: 'picture', onScreen: expect.anything() })
  expect(held.size).toBe(2)
  letGo()
  files.closeAll()
  await eventually(() => expect(held.size).toBe(0))
})

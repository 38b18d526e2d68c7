/** The library is loaded for the first picture: most workers only ever draw for paper. */
const openPdfjs = () => import('pdfjs-dist/legacy/build/pdf.mjs')

type Canvas = { toBuffer(type: 'image/png'): Uint8Array }
type CanvasFactory = { create(width: number, height: number): { canvas: HTMLCanvasElement & Canvas } }

export async function toPng(pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { getDocument, VerbosityLevel } = await openPdfjs()
  const loading = getDocument({ data: pdf, verbosity: VerbosityLevel.ERRORS })
  const document = await loading.promise
  try {
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: 1 })
    const { canvas } = (document.canvasFactory as CanvasFactory).create(viewport.width, viewport.height)
    await page.render({ canvas, viewport }).promise
    // The bytes are copied out of the pool that buffers share, so that they can be handed over whole.
    return Uint8Array.from(canvas.toBuffer('image/png'))
  } finally {
    await loading.destroy()
  }
}

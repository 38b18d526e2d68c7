import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import styles from './file-view.module.css'
import type { Size, Turn } from './view-state.ts'

/** A point of a PDF is a 72nd of an inch, a pixel of a page a 96th. */
const PIXELS_PER_POINT = 96 / 72
/** Beyond this a canvas takes more memory than the sharpness is worth. */
const MAX_PIXELS = 16_000_000

/** The page that was asked for last, with its size at full scale. */
export function usePdfPage(pdf: PDFDocumentProxy, number: number) {
  const [page, setPage] = useState<{ number: number; page: PDFPageProxy; size: Size }>()
  useEffect(() => {
    let isWanted = true
    pdf.getPage(number).then(
      (opened) => {
        const { width, height } = opened.getViewport({ scale: PIXELS_PER_POINT })
        if (isWanted) setPage({ number, page: opened, size: { width, height } })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [pdf, number])
  return page?.number === number ? page : undefined
}

type PdfPageProps = { page: PDFPageProxy; scale: number; turn: Turn; label: string; onFailure: () => void }

/** Draws one page at the scale it is seen at. */
export function PdfPage({ page, scale, turn, label, onFailure }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    const rotation = (page.rotate + turn) % 360
    const shown = page.getViewport({ scale: PIXELS_PER_POINT * scale, rotation })
    const sharpest = Math.sqrt(MAX_PIXELS / (shown.width * shown.height))
    const ratio = Math.min(devicePixelRatio, sharpest)
    const viewport = page.getViewport({ scale: PIXELS_PER_POINT * scale * ratio, rotation })
    target.width = Math.round(viewport.width)
    target.height = Math.round(viewport.height)
    target.style.inlineSize = `${Math.round(shown.width)}px`
    target.style.blockSize = `${Math.round(shown.height)}px`
    delete target.dataset.drawn
    const task = page.render({ canvas: target, viewport })
    task.promise.then(
      () => {
        target.dataset.drawn = ''
      },
      (error: unknown) => {
        if ((error as Error).name !== 'RenderingCancelledException') onFailure()
      },
    )
    return () => {
      task.cancel()
      page.cleanup()
    }
  }, [page, scale, turn, onFailure])
  // A canvas mirrors brackets where the page around it runs from the right.
  return <canvas ref={canvas} dir="ltr" className={styles.sheet} role="img" aria-label={label} />
}

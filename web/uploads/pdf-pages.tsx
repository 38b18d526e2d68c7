import { formats } from '@rahnama/contract/locale/locale.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { openPdf } from '../open-pdf/open-pdf.ts'
import { Button } from '../ui/button/button.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import styles from './file-preview.module.css'

const PAGES_AT_ONCE = 5
/** Sharp on phones, without the memory their three times finer screens would take. */
const MAX_PIXEL_RATIO = 2

export function PdfPages({ content, onFailure }: { content: Blob; onFailure: () => void }) {
  const texts = useTexts('uploads').preview
  const format = formats(useLanguage().language)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [shown, setShown] = useState(PAGES_AT_ONCE)
  useEffect(() => {
    let isGone = false
    let opened: PDFDocumentProxy | undefined
    openPdf(content).then(
      (document) => {
        opened = document
        if (isGone) void document.loadingTask.destroy()
        else setPdf(document)
      },
      () => !isGone && onFailure(),
    )
    return () => {
      isGone = true
      void opened?.loadingTask.destroy()
    }
  }, [content, onFailure])
  if (!pdf) {
    return (
      <Skeleton>
        <SkeletonBlock height="20rem" />
      </Skeleton>
    )
  }
  const count = Math.min(shown, pdf.numPages)
  return (
    <>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          label={texts.page(format.number(number), format.number(pdf.numPages))}
          onFailure={onFailure}
        />
      ))}
      {count < pdf.numPages && <Button onClick={() => setShown(shown + PAGES_AT_ONCE)}>{texts.more}</Button>}
    </>
  )
}

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; label: string; onFailure: () => void }

function PdfPage({ pdf, number, label, onFailure }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let cancel = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (!target) return
      const width = target.clientWidth || 600
      const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
      const scale = (width * ratio) / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      target.width = Math.round(viewport.width)
      target.height = Math.round(viewport.height)
      const task = page.render({ canvas: target, viewport })
      cancel = () => task.cancel()
      await task.promise
      target.dataset.drawn = ''
    }
    draw().catch((error: unknown) => {
      if ((error as Error).name !== 'RenderingCancelledException') onFailure()
    })
    return () => cancel()
  }, [pdf, number, onFailure])
  return (
    <figure className={styles.page}>
      {/* A canvas mirrors brackets where the page around it runs from the right. */}
      <canvas ref={canvas} dir="ltr" role="img" aria-label={label} />
      <figcaption aria-hidden>{label}</figcaption>
    </figure>
  )
}

import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'

/**
 * The reader is loaded only when somebody looks into a PDF: reader and worker together weigh more than any page of
 * ours.
 */
async function loadReader() {
  const [{ getDocument, GlobalWorkerOptions }, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  GlobalWorkerOptions.workerSrc = worker.default
  return getDocument
}

export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  const open = await loadReader()
  return open({ data: await content.arrayBuffer() }).promise
}

/** Answers undefined when the reader cannot be fetched. It takes the bytes it is given, so it gets a copy. */
export function openingPdf(bytes: Uint8Array): Promise<PDFDocumentLoadingTask | undefined> {
  return loadReader().then(
    (open) => open({ data: Uint8Array.from(bytes) }),
    () => undefined,
  )
}

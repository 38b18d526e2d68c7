import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Loaded only when somebody looks into a PDF: reader and worker together weigh more than any page of ours. */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  GlobalWorkerOptions.workerSrc = worker.default
  return getDocument({ data: await content.arrayBuffer() }).promise
}

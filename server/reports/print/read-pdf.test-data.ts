import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: bytes.slice(), verbosity: 0 }).promise
}

/** The pieces of text of every page, in the order they are painted. */
export async function piecesOf(pdf: PDFDocumentProxy): Promise<string[][]> {
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : ''))
    }),
  )
}

/** The names of fonts that are used but not in the file. */
export async function missingFonts(pdf: PDFDocumentProxy): Promise<string[]> {
  const missing = new Set<string>()
  for (let i = 1; i <= pdf.numPages; i++) {
    const page = await pdf.getPage(i)
    await page.getOperatorList()
    const { styles } = await page.getTextContent()
    for (const id of Object.keys(styles)) {
      const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean }
      if (font.missingFile) missing.add(font.name)
    }
  }
  return [...missing]
}

/** Without what a reader of the file cannot see: spaces, direction marks and joiners. */
export function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** Marks above letters, and lam with alef, are painted as one piece whose letters come in either order. */
export function foldPersian(text: string): string {
  return text.replace(/[\u064b-\u0655]/g, '').replace(/[ال]{2,}/g, (run) => [...run].sort().join(''))
}

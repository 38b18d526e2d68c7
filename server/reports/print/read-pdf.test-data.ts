import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

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

/** How far down the last page its text reaches, as a part of its height; what stands in the margin at the foot is no text of it. */
export async function endOf(pdf: PDFDocumentProxy): Promise<number> {
  const page = await pdf.getPage(pdf.numPages)
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [Number(item.transform[5])] : []))
  const [, lowest = height] = [...new Set(lines)].sort((a, b) => a - b)
  return 1 - lowest / height
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

type Square = { x: number; y: number; side: number }

/** The code in squares on the first page, as rows of dark (true) modules. */
export async function modulesOf(pdf: PDFDocumentProxy): Promise<boolean[][]> {
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const squares = fnArray.flatMap((operator, i): Square[] => {
    if (operator !== OPS.constructPath) return []
    // Each square is moved to its place, given its colour and drawn.
    const [, , , , x, y] = argsArray[fnArray.lastIndexOf(OPS.transform, i)] as number[]
    const [left, top, right, bottom] = argsArray[i][2] as number[]
    const [width = 0, height = 0] = [Number(right) - Number(left), Number(bottom) - Number(top)]
    return width === height ? [{ x: Number(x), y: -Number(y), side: width }] : []
  })
  const [modules = []] = [...Map.groupBy(squares, ({ side }) => side).values()].sort((a, b) => b.length - a.length)
  const placesOf = (axis: 'x' | 'y') => [...new Set(modules.map((square) => square[axis]))].sort((a, b) => a - b)
  const [columns, rows] = [placesOf('x'), placesOf('y')]
  return rows.map((y) => columns.map((x) => modules.some((square) => square.x === x && square.y === y)))
}

/**
 * Without what a reader of the file cannot see: spaces, direction marks and joiners. Marks stay apart from letters,
 * because one that is painted early would join the letter before its own.
 */
export function bare(text: string): string {
  return text.normalize('NFKD').replace(/[\s\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** Marks above letters, and lam with alef, are painted as one piece whose letters come in either order. */
export function foldPersian(text: string): string {
  return text.replace(/[\u064b-\u0655]/g, '').replace(/[ال]{2,}/g, (run) => [...run].sort().join(''))
}

/**
 * A spreadsheet would run a cell that begins like this as a formula, or drop the plus of a telephone number. Some pass
 * over blanks and what nobody sees, and take signs of full width for the plain ones.
 */
const RISKY = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@＝＋－＠]/u

/** Excel reads a file as UTF-8, and Persian as Persian, when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of a CSV file (RFC 4180): every cell is text and stays text. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quote(neutral(cell ?? ''))).join(',')}\r\n`
}

/** The apostrophe says "this is text" to every spreadsheet (OWASP, CSV injection). */
function neutral(cell: string): string {
  return RISKY.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell
}

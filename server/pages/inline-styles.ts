import { createHash } from 'node:crypto'
import { lateFonts, partFonts } from './late-fonts.ts'
import { markupFound } from './markup-found.ts'

const STYLESHEET = { strict: /<link rel="stylesheet" href="([^"]+)"\/>/g, loose: /<link\b[^>]*stylesheet[^>]*>/g }

/** What the page was drawn with, such as the firm's own colours. */
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * The styles of a public page travel inside it: the first paint needs one answer instead of eight.
 * The links stay, as print styles that block nothing, so that the next pages find them in the browser's cache.
 */
export async function inlineStyles(
  html: string,
  readAsset: (address: string) => Promise<string>,
): Promise<{ html: string; hashes: string[] }> {
  const addresses = markupFound(html, STYLESHEET).map(([, address = '']) => address)
  const own = [...html.matchAll(STYLE)].map(([, styles = '']) => hashOf(styles))
  if (addresses.length === 0) return { html, hashes: own }
  const sheets = await Promise.all(addresses.map(readAsset))
  const { styles, fonts } = partFonts(sheets.join('\n'))
  const withFonts = addresses.filter((_, index) => partFonts(sheets[index] ?? '').fonts.length > 0)
  const withStyles = html
    .replace(STYLESHEET.strict, '<link rel="stylesheet" href="$1" media="print"/>')
    // The callback keeps "$" in a style from being read as a pattern.
    .replace('</head>', () => `<style>${styles}</style>${lateFonts(fonts, html)}${withoutScript(withFonts)}</head>`)
  return { html: withStyles, hashes: [...own, ...[styles, fonts.join('\n')].map(hashOf)] }
}

/** Without a script nobody enables the fonts: the sheets they are in count as they were linked. */
function withoutScript(addresses: readonly string[]): string {
  return `<noscript>${addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('')}</noscript>`
}

function hashOf(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}

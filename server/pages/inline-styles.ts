import { createHash } from 'node:crypto'

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * The styles of a public page travel inside it: the first paint needs one answer instead of eight.
 * The links stay, as print styles that block nothing, so that the next pages find them in the browser's cache.
 */
export async function inlineStyles(
  html: string,
  readAsset: (address: string) => Promise<string>,
): Promise<{ html: string; hashes: string[] }> {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address)
  if (addresses.length === 0) return { html, hashes: [] }
  const styles = (await Promise.all(addresses.map(readAsset))).join('\n')
  const hash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
  const withStyles = html
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" media="print"/>')
    // The callback keeps "$" in a style from being read as a pattern.
    .replace('</head>', () => `<style>${styles}</style></head>`)
  return { html: withStyles, hashes: [hash] }
}

import { createHash } from 'node:crypto'
import { directionOf, isLanguage, type Language } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_THEME } from '@rahnama/contract/theme/theme.ts'
import type { Pdf } from '../pdf/pdf.ts'

const ADDRESS = /^\/share\/([a-z]{2})(\/.+)\.png$/
const MAX_PICTURES = 500
/** Pictures of pages are everybody's: together they have the share of one person. */
const VISITORS = 'visitors'

type PictureText = { heading: string; name: string; language: Language; accent: string }

/** `/share/fa/pages/terms.png` goes with links to the Persian `/pages/terms`. */
export function pageOfPicture(address: string): { path: string; language: Language } | undefined {
  const [, language, path = ''] = ADDRESS.exec(address) ?? []
  return isLanguage(language) ? { path, language } : undefined
}

/**
 * A picture is drawn from what a page says of itself, once per wording: a publish that leaves a heading alone draws
 * nothing.
 */
export function createSharePictures(draw: Pdf['picture']): (html: string) => Promise<Uint8Array> {
  const drawn = new Map<string, Promise<Uint8Array>>()
  return (html) => {
    const words = pictureTextOf(html)
    const key = createHash('sha256').update(JSON.stringify(words)).digest('base64url')
    const known = drawn.get(key)
    if (known) return known
    const [oldest] = drawn.keys()
    if (oldest !== undefined && drawn.size >= MAX_PICTURES) drawn.delete(oldest)
    const drawing = draw(VISITORS, 'share-picture', { ...words, direction: directionOf(words.language) })
    drawn.set(key, drawing)
    drawing.catch(() => drawn.delete(key))
    return drawing
  }
}

const PERSIAN = /\p{Script=Arabic}/u

/** A page may be written in another language than its reader's; the letters of its heading tell. */
function pictureTextOf(html: string): PictureText {
  const heading = textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1])
  const name = textOf(/<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1])
  const accent = /--accent:light-dark\((#[0-9a-f]{6})/.exec(html)?.[1] ?? DEFAULT_THEME.primary
  return { heading, name, language: PERSIAN.test(heading) ? 'fa' : 'en', accent }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function textOf(markup = ''): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, named) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED[named] ?? whole)
    })
    .trim()
}

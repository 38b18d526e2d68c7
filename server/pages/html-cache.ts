import { createHash } from 'node:crypto'
import { type Bytes, compress, type Encoded, type Encoding } from './compress.ts'

type HeaderFields = Readonly<Record<string, string>>
export type CachedPage = {
  status: number
  etag: string
  headers: Record<Encoding, HeaderFields>
  body: Encoded
  asked: number
  /** It is there once the page is being packed tightly, and resolves when it is. */
  packing?: Promise<void>
}

const MAX_PAGES = 2000
/** The tightest packing saves a sixth of a page and takes forty times as long: nobody waits for it. */
const QUICK_QUALITY = 4
/** Many pages are read once before the next publish forgets them. */
const ASKED_OFTEN = 3

/**
 * Rendered pages by path and language, for one version of the content. A new version forgets them all, so a publish
 * is visible at once; several requests for one missing page wait for the same rendering.
 */
export class HtmlCache {
  #pages = new Map<string, Promise<CachedPage>>()
  #ready = new Map<string, CachedPage>()

  /** Finds a page that is already rendered. */
  find(key: string): CachedPage | undefined {
    return this.#ready.get(key)
  }

  /** An answer with another status than expected, such as a failure, is shown once and not cached. */
  get(key: string, expected: number, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    if (known) return known
    if (this.#pages.size >= MAX_PAGES) this.#forgetOldest()
    const rendering = render()
    this.#pages.set(key, rendering)
    rendering.then(
      (page) => this.#keep(key, rendering, page, expected),
      () => this.#pages.delete(key),
    )
    return rendering
  }

  clear(): void {
    this.#pages.clear()
    this.#ready.clear()
  }

  /** A page that was forgotten while it was rendered stays forgotten. */
  #keep(key: string, rendering: Promise<CachedPage>, page: CachedPage, expected: number): void {
    if (this.#pages.get(key) !== rendering) return
    if (page.status === expected) this.#ready.set(key, page)
    else this.#pages.delete(key)
  }

  #forgetOldest(): void {
    const oldest = this.#pages.keys().next().value
    if (oldest === undefined) return
    this.#pages.delete(oldest)
    this.#ready.delete(oldest)
  }
}

export async function toCachedPage(html: string, status: number, fields: HeaderFields): Promise<CachedPage> {
  const body = Buffer.from(html)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const identity = { ...fields, ETag: etag }
  const packed = (encoding: Encoding) => ({ ...identity, 'Content-Encoding': encoding })
  const headers = { identity, br: packed('br'), gzip: packed('gzip') }
  return { status, etag, headers, body: await compress(body, QUICK_QUALITY), asked: 0 }
}

/** Picks the bytes to send; a page that is asked for often is packed tightly meanwhile. */
export function bodyOf(page: CachedPage, encoding: Encoding): Bytes {
  page.asked += 1
  if (page.asked === ASKED_OFTEN) page.packing = packTightly(page)
  return page.body[encoding]
}

async function packTightly(page: CachedPage): Promise<void> {
  page.body = await compress(Buffer.from(page.body.identity.buffer))
}

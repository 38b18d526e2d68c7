import { createHash } from 'node:crypto'
import { compress, type Encoded } from './compress.ts'

export type CachedPage = { status: number; policy: string; etag: string; body: Encoded }

const MAX_PAGES = 2000
/** A page that is not kept is compressed for one visitor, who may ask for another such page at once. */
const QUICK_QUALITY = 4

/**
 * Rendered pages by path and language, for one version of the content. A new version forgets them all, so a publish
 * is visible at once; several requests for one missing page wait for the same rendering.
 */
export class HtmlCache {
  #pages = new Map<string, Promise<CachedPage>>()

  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    if (known) return known
    if (this.#pages.size >= MAX_PAGES) this.#forgetOldest()
    const rendering = render()
    this.#pages.set(key, rendering)
    rendering.then(
      (page) => page.status !== 200 && this.#pages.delete(key),
      () => this.#pages.delete(key),
    )
    return rendering
  }

  clear(): void {
    this.#pages.clear()
  }

  #forgetOldest(): void {
    const oldest = this.#pages.keys().next().value
    if (oldest !== undefined) this.#pages.delete(oldest)
  }
}

export async function toCachedPage(html: string, status: number, policy: string): Promise<CachedPage> {
  const body = Buffer.from(html)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, policy, etag, body: await (status === 200 ? compress(body) : compress(body, QUICK_QUALITY)) }
}

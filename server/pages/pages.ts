import { randomBytes } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import type { RouteName } from '@rahnama/contract/page-paths.ts'
import type { Call } from '@rahnama/contract/procedure.ts'
import { PAGE_POSITION } from '@rahnama/contract/signals.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { languageOf, pagePolicy } from '../http/http.ts'
import type { Pdf } from '../pdf/pdf.ts'
import { acceptedEncoding } from './compress.ts'
import { deferScripts } from './defer-scripts.ts'
import { findRoute, standIn, tidyPath } from './find-route.ts'
import { bodyOf, type CachedPage, HtmlCache, toCachedPage } from './html-cache.ts'
import { inlineStyles } from './inline-styles.ts'
import { scriptHashes } from './script-hashes.ts'
import { createSharePictures, pageOfPicture } from './share-pictures.ts'
import { type Render, readBuiltText } from './web-build.ts'

export { loadAssets } from './assets.ts'
export { createDevelopmentPages } from './development-pages.ts'
export { isPublicPage, patternOf, selfCheckStep } from './find-route.ts'
export { searchEngineRoutes } from './search-engines.ts'
export { CLIENT_BUILD, loadWebBuild, type Render, rendererOf } from './web-build.ts'

const AN_HOUR = 'public, max-age=3600'
const LANGUAGE_COOKIE = { path: '/', maxAge: 31_536_000, sameSite: 'Lax' } as const
/** The router asks for this when a page with a loader is opened from within the application. */
const DATA_SUFFIX = '.data'
const NONCE_PLACE = 'NONCE-OF-THIS-ANSWER'
/** The owner writes the pages of these routes. What nobody wrote is rendered once for all who ask for it. */
const WRITTEN: ReadonlySet<RouteName> = new Set(['article', 'contentPage'])

export type Pages = {
  answer(context: Context): Response | Promise<Response>
  /** Draws a page once, from what `call` answers. */
  draw(path: string, language: Language, call: Call): Promise<string>
  /** Content changed: what was rendered before is not shown again. */
  forgetRendered(): void
}

/** What the pages ask of the rest of the server. */
type Sources = {
  /** The addresses of everything the owner has published. */
  listWritten(): Promise<readonly string[]>
  /** What a visitor reads who prefers none of our languages. */
  readDefaultLanguage(): Promise<Language>
  /** Up to where whoever gets a page now will find everything changed (see `Signals`). */
  position(): number | undefined
}

export function createPages(render: Render, drawPicture: Pdf['picture'], sources: Sources): Pages {
  const publicPages = new HtmlCache()
  const pictureOf = createSharePictures(drawPicture)
  const shells = new Map<string, Promise<{ html: string; status: number }>>()
  const missingData = new Map<string, { status: number; headers: Headers; body: string }>()

  let written: Promise<ReadonlySet<string>> | undefined
  /** Known before anybody asks, so that a cached page is answered without waiting. */
  let defaultLanguage = FALLBACK_LANGUAGE as Language
  const readDefaultLanguage = () => {
    // While the database is away what was read last holds.
    sources.readDefaultLanguage().then(
      (language) => {
        defaultLanguage = language
      },
      () => undefined,
    )
  }
  readDefaultLanguage()

  /**
   * Says whether nobody wrote what this address asks for. It costs no more than a look, however many addresses are
   * made up.
   */
  async function isMissing(path: string): Promise<boolean> {
    if (!WRITTEN.has(findRoute(path))) return false
    written ??= sources.listWritten().then((paths) => new Set(paths))
    const reading = written
    reading.catch(() => {
      if (written === reading) written = undefined
    })
    // While the database is away nobody can tell; drawing the page says so.
    const known = await reading.catch(() => undefined)
    return known !== undefined && !known.has(path)
  }

  async function publicPage(path: string, language: Language): Promise<CachedPage> {
    const isThere = !(await isMissing(path))
    return isThere ? drawPublic(path, language, 200) : drawPublic(standIn(path).path, language, 404)
  }

  function drawPublic(path: string, language: Language, expected: number): Promise<CachedPage> {
    return publicPages.get(keyOf(path, language), expected, () => draw(path, language))
  }

  async function draw(path: string, language: Language): Promise<CachedPage> {
    const { html, status, retryAfter } = await renderHtml(render, path, language)
    const styled = await inlineStyles(html, readBuiltText)
    const page = deferScripts(styled.html)
    return toCachedPage(page, status, {
      'Cache-Control': status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'Content-Language': language,
      'Content-Security-Policy': pagePolicy({ scripts: scriptHashes(page), styles: styled.hashes }),
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    })
  }

  /** What was searched for is drawn for whoever asked, and for nobody after them. */
  async function answerUnlisted(context: Context, path: string, language: Language): Promise<Response> {
    const answer = answerPublic(context, await draw(`${path}${new URL(context.req.url).search}`, language))
    answer.headers.set('Cache-Control', 'no-store')
    answer.headers.set('X-Robots-Tag', 'noindex')
    return answer
  }

  /**
   * The shell of a portal page holds no data, so one rendering per page and language serves everybody; only the nonce is
   * new, and the address where it is its visitor's own.
   */
  async function shell(path: string, language: Language): Promise<{ html: string; status: number }> {
    const { path: drawn, writeAddress } = standIn(path)
    const key = keyOf(drawn, language)
    const rendering = shells.get(key) ?? renderHtml(render, drawn, language, { nonce: NONCE_PLACE })
    shells.set(key, rendering)
    rendering.catch(() => shells.delete(key))
    const { html, status } = await rendering
    return { html: writeAddress(html), status }
  }

  async function answerPicture(path: string, language: Language): Promise<Response> {
    const isPublic = routeOf(findRoute(path)).render === 'server'
    const page = isPublic ? await publicPage(path, language) : undefined
    if (page?.status !== 200) throw new AppError('NOT_FOUND')
    const picture = await pictureOf(Buffer.from(page.body.identity).toString())
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png', 'Cache-Control': AN_HOUR } })
  }

  /**
   * A page that is missing is missing for the application, too: it is asked for once per kind of page, and told to
   * all.
   */
  async function answerPageData(context: Context, path: string, language: Language): Promise<Response> {
    // The router writes an address it cannot read into the log.
    if (findRoute(path.replace(/_$/, '')) === 'notFound') throw new AppError('NOT_FOUND')
    if (!(await isMissing(path))) return answerData(render, context.req.raw, language)
    const address = `http://rahnama.local${standIn(path).path}${DATA_SUFFIX}`
    const key = keyOf(address, language)
    const kept = missingData.get(key)
    if (kept) return new Response(kept.body, kept)
    const answer = await answerData(render, new Request(address), language)
    const missing = { status: answer.status, headers: answer.headers, body: await answer.text() }
    if (answer.status === 404) missingData.set(key, missing)
    return new Response(missing.body, missing)
  }

  async function make(context: Context, path: string, language: Language): Promise<Response> {
    const shared = pageOfPicture(path)
    if (shared) return answerPicture(shared.path, shared.language)
    if (path.endsWith(DATA_SUFFIX)) return answerPageData(context, path.slice(0, -DATA_SUFFIX.length), language)
    const name = findRoute(path)
    const tidy = tidyPath(path)
    // Only the address of a page is tidied: what leads nowhere may hold whatever a browser reads as another host.
    if (name !== 'notFound' && tidy !== path) return context.redirect(`${tidy}${new URL(context.req.url).search}`, 308)
    const route = routeOf(name)
    if (route.isUnlisted) return answerUnlisted(context, path, language)
    if (route.render === 'server') return answerPublic(context, await publicPage(path, language))
    const { html, status } = await shell(path, language)
    return answerShell(atPosition(html, sources.position()), route.status ?? status, language)
  }

  return {
    answer(context) {
      const { path } = context.req
      const language = languageOf(context, defaultLanguage)
      const kept = publicPages.find(keyOf(path, language))
      const remember = (response: Response) => rememberAskedLanguage(context, response)
      return kept ? remember(answerPublic(context, kept)) : make(context, path, language).then(remember)
    },
    draw: async (path, language, call) => (await renderHtml(render, path, language, { call })).html,
    forgetRendered() {
      publicPages.clear()
      shells.clear()
      missingData.clear()
      written = undefined
      readDefaultLanguage()
    },
  }
}

function keyOf(path: string, language: Language): string {
  return `${language} ${path}`
}

async function answerData(render: Render, request: Request, language: Language): Promise<Response> {
  const response = await render(request, { language, nonce: undefined })
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  headers.set('Content-Language', language)
  return new Response(response.body, { status: response.status, headers })
}

type Rendering = { nonce?: string; call?: Call }

async function renderHtml(render: Render, path: string, language: Language, { nonce, call }: Rendering = {}) {
  const request = new Request(`http://rahnama.local${path}`)
  const response = await render(request, { language, nonce, ...(call && { call }) })
  return { html: await response.text(), status: response.status, retryAfter: response.headers.get('Retry-After') }
}

function rememberAskedLanguage(context: Context, response: Response): Response {
  const asked = context.req.query(LANGUAGE_KEY)
  if (isLanguage(asked)) response.headers.append('Set-Cookie', generateCookie(LANGUAGE_KEY, asked, LANGUAGE_COOKIE))
  return response
}

function answerPublic({ req }: Context, page: CachedPage): Response {
  const encoding = acceptedEncoding(req.header('accept-encoding'))
  const headers = page.headers[encoding]
  if (holds(req.header('if-none-match'), page.etag)) return new Response(null, { status: 304, headers })
  return new Response(bodyOf(page, encoding), { status: page.status, headers })
}

/** A proxy that packs pages itself weakens the mark, and a cache may name several. */
function holds(marks: string | undefined, etag: string): boolean {
  return marks?.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag) ?? false
}

/** A page reads nothing before it is here, so what changes after this position is all it can have missed. */
function atPosition(html: string, position: number | undefined): string {
  return position === undefined ? html : html.replace('<html ', `<html data-${PAGE_POSITION}="${position}" `)
}

function answerShell(html: string, status: number, language: Language): Response {
  const nonce = randomBytes(16).toString('base64')
  const named = `'nonce-${nonce}'`
  return new Response(html.replaceAll(NONCE_PLACE, nonce), {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'Content-Security-Policy': pagePolicy({ scripts: [named, "'strict-dynamic'"], styles: [named] }),
      'Content-Type': 'text/html; charset=utf-8',
      // Some list an address they only saw a link to.
      'X-Robots-Tag': 'noindex',
    },
  })
}

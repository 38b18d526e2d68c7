import { content, type SitemapEntry } from '@rahnama/contract/content/content.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { pathsOf, ROUTE_NAMES } from '@rahnama/contract/page-paths.ts'
import type { Call } from '@rahnama/contract/procedure.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import { Hono } from 'hono'

const AN_HOUR = 'public, max-age=3600'
const API = '/api/'

type Surroundings = { call: Call; publicUrl: string }

/** Search engines are told which addresses there are, in which languages, and which ones are nobody's business. */
export function searchEngineRoutes({ call, publicUrl }: Surroundings): Hono {
  const app = new Hono()
  app.get('/robots.txt', (context) => context.text(writeRobots(publicUrl), 200, { 'Cache-Control': AN_HOUR }))
  app.get('/sitemap.xml', async (context) =>
    context.body(writeSitemap(publicUrl, withFixedPages(await call(content.sitemap, {}))), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
    }),
  )
  return app
}

function writeRobots(publicUrl: string): string {
  const closed = ROUTE_NAMES.filter((name) => routeOf(name).render !== 'server' && !routeOf(name).only)
    .flatMap(pathsOf)
    .filter((path) => path !== '*')
    .map((path) => path.replace(/:.*/, ''))
  const shortest = [API, ...closed].filter(
    (path, _, all) => !all.some((other) => other !== path && path.startsWith(other)),
  )
  const lines = [
    'User-agent: *',
    ...shortest.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

type Listed = Pick<SitemapEntry, 'path' | 'languages'> & { updatedAt?: string }

/** Pages that are drawn by the software, not written by the owner, stand in the site map alone. */
function withFixedPages(written: readonly SitemapEntry[]): Listed[] {
  const fixed = ROUTE_NAMES.filter((name) => routeOf(name).render === 'server' && routeOf(name).audience === 'public')
    .filter((name) => !routeOf(name).isUnlisted)
    .filter((name) => !written.some((entry) => pathsOf(name).includes(entry.path)))
    .flatMap(pathsOf)
    .filter((path) => !path.includes(':'))
  return [...written, ...fixed.map((path) => ({ path, languages: [...LANGUAGES] }))]
}

function writeSitemap(publicUrl: string, entries: readonly Listed[]): string {
  const urls = entries.flatMap((entry) => entry.languages.map((language) => writeUrl(publicUrl, entry, language)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function writeUrl(publicUrl: string, { path, languages, updatedAt }: Listed, language: Language): string {
  const address = (of: Language) =>
    escapeXml(`${publicUrl}${path}${of === FALLBACK_LANGUAGE ? '' : `?${LANGUAGE_KEY}=${of}`}`)
  const alternates = languages.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`,
  )
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return `<url><loc>${address(language)}</loc>${changed}${alternates.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

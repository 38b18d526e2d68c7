import type { ArticleView, PageView, SiteView } from '@rahnama/contract/content.ts'
import { isSitePage } from '@rahnama/contract/content-kinds.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import { href } from '../site-map.ts'
import type { Head } from './content-head.tsx'
import { describeArticle, describePage, type Place } from './structured-data.server.ts'

export function headOfPage(page: PageView, site: SiteView, publicUrl: string): Head {
  const { title, description, language, languages, path, slug } = page
  const place = placeOf(publicUrl, path, language, isSitePage(slug) ? slug : 'page')
  return {
    kind: 'website',
    language,
    title,
    description,
    ...place,
    alternates: alternatesOf(publicUrl, path, languages),
    structured: toScript(describePage(page, site, place)),
  }
}

export function headOfArticle(article: ArticleView, site: SiteView, publicUrl: string): Head {
  const { title, description, language, languages, slug } = article
  const path = href('article', { slug })
  const place = placeOf(publicUrl, path, language, 'articles')
  return {
    kind: 'article',
    language,
    title,
    description,
    ...place,
    alternates: alternatesOf(publicUrl, path, languages),
    structured: toScript(describeArticle(article, site, place)),
  }
}

function placeOf(publicUrl: string, path: string, language: Language, picture: string): Place {
  return {
    publicUrl,
    canonical: addressIn(publicUrl, path, language),
    image: `${publicUrl}/share/${picture}-${language}.png`,
  }
}

/** The bare address is the fallback language's own; the other one is asked for by name. */
function addressIn(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}${language === FALLBACK_LANGUAGE ? '' : `?${LANGUAGE_KEY}=${language}`}`
}

function alternatesOf(publicUrl: string, path: string, languages: readonly Language[]): Head['alternates'] {
  const named = languages.map((language) => ({ hreflang: language, href: addressIn(publicUrl, path, language) }))
  return [...named, { hreflang: 'x-default', href: `${publicUrl}${path}` }]
}

/** A "<" in a title must not end the script it stands in. */
function toScript(description: object): string {
  return JSON.stringify(description).replaceAll('<', '\\u003c')
}

import type { ArticleView, PageView, SiteView } from '@rahnama/contract/content/content.ts'
import { placeOf } from '../app/public-place.server.ts'
import { href } from '../site-map.ts'
import type { Head } from './content-head.tsx'
import { describeArticle, describePage } from './structured-data.server.ts'

export function headOfPage(page: PageView, site: SiteView, publicUrl: string): Head {
  const { title, description, language, languages, path } = page
  const place = placeOf({
    siteName: site.name,
    publicUrl,
    path,
    language,
    languages,
  })
  return {
    kind: 'website',
    title,
    description,
    ...place,
    structured: toScript(describePage(page, site, { publicUrl, ...place })),
  }
}

export function headOfArticle(article: ArticleView, site: SiteView, publicUrl: string): Head {
  const { title, description, language, languages, slug } = article
  const place = placeOf({
    siteName: site.name,
    publicUrl,
    path: href('article', { slug }),
    language,
    languages,
  })
  return {
    kind: 'article',
    title,
    description,
    ...place,
    structured: toScript(describeArticle(article, site, { publicUrl, ...place })),
  }
}

/** A "<" in a title must not end the script it stands in. */
function toScript(description: object): string {
  return JSON.stringify(description).replaceAll('<', '\\u003c')
}

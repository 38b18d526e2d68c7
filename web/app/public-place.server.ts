import { content } from '@rahnama/contract/content.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { RouterContextProvider } from 'react-router'
import type { PublicPlace } from './public-head.tsx'
import { renderContext } from './render-context.ts'

/** Pictures for sharing, drawn per page and language. */
export type SharePicture =
  | 'landing'
  | 'services'
  | 'about-us'
  | 'our-team'
  | 'success-stories'
  | 'contact'
  | 'articles'
  | 'page'

type Standing = {
  siteName: string
  publicUrl: string
  path: string
  language: Language
  /** Those the page is written in. */
  languages?: readonly Language[]
  picture: SharePicture
}

export function placeOf({
  siteName,
  publicUrl,
  path,
  language,
  languages = LANGUAGES,
  picture,
}: Standing): PublicPlace {
  const named = languages.map((each) => ({ hreflang: each, href: addressIn(publicUrl, path, each) }))
  return {
    siteName,
    language,
    canonical: addressIn(publicUrl, path, language),
    alternates: [...named, { hreflang: 'x-default', href: `${publicUrl}${path}` }],
    image: `${publicUrl}/share/${picture}-${language}.png`,
  }
}

/** For a page whose words are texts of ours, in both languages. */
export async function loadPlace(
  context: Readonly<RouterContextProvider>,
  path: string,
  picture: SharePicture,
): Promise<PublicPlace> {
  const { call, publicUrl, language } = context.get(renderContext)
  const { name } = await call(content.site, { language })
  return placeOf({ siteName: name, publicUrl, path, language, picture })
}

/** The bare address is the fallback language's own; the other one is asked for by name. */
function addressIn(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}${language === FALLBACK_LANGUAGE ? '' : `?${LANGUAGE_KEY}=${language}`}`
}

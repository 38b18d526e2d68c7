import { content } from '@rahnama/contract/content/content.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { RouterContextProvider } from 'react-router'
import type { PublicPlace } from './public-head.tsx'
import { renderContext } from './render-context.ts'

/** The picture of `/` needs a name. */
const ENTRANCE = '/landing'

type PlaceOptions = {
  siteName: string
  publicUrl: string
  path: string
  language: Language
  /** The page is written in these languages. */
  languages?: readonly Language[]
}

export function placeOf({ siteName, publicUrl, path, language, languages = LANGUAGES }: PlaceOptions): PublicPlace {
  const named = languages.map((each) => ({ hreflang: each, href: addressIn(publicUrl, path, each) }))
  return {
    siteName,
    language,
    canonical: addressIn(publicUrl, path, language),
    alternates: [...named, { hreflang: 'x-default', href: addressIn(publicUrl, path, defaultOf(languages)) }],
    image: `${publicUrl}/share/${language}${path === '/' ? ENTRANCE : path}.png`,
  }
}

/** Loads the place of a page whose words are texts of ours, in both languages. */
export async function loadPlace(context: Readonly<RouterContextProvider>, path: string): Promise<PublicPlace> {
  const { call, publicUrl, language } = context.get(renderContext)
  const { name } = await call(content.site, { language })
  return placeOf({ siteName: name, publicUrl, path, language })
}

/** A page that is written in one language is listed at its address alone. */
function defaultOf(languages: readonly Language[]): Language {
  return languages.find((language) => language === FALLBACK_LANGUAGE) ?? languages[0] ?? FALLBACK_LANGUAGE
}

/** The bare address is the fallback language's own; the other one is asked for by name. */
function addressIn(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}${language === FALLBACK_LANGUAGE ? '' : `?${LANGUAGE_KEY}=${language}`}`
}

import type { Language } from '@rahnama/contract/locale/locale.ts'

/** The addresses of a public page for the world outside. All are whole. */
export type PublicPlace = {
  /** The firm's name, as its owner writes it. */
  siteName: string
  language: Language
  canonical: string
  alternates: { hreflang: string; href: string }[]
  image: string
}

type PublicHeadProps = PublicPlace & { kind?: 'website' | 'article'; title: string; description: string }

/** A page says this of itself to those who list or share it; React lifts all of it into the head. */
export function PublicHead({
  kind = 'website',
  siteName,
  language,
  title,
  description,
  canonical,
  alternates,
  image,
}: PublicHeadProps) {
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language === 'fa' ? 'fa_IR' : 'en_CA'} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

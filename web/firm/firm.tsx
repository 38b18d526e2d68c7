import { DEFAULT_FIRM_NAMES, type Firm, type FirmLogo, type FirmNames } from '@rahnama/contract/firm-names.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useLanguage } from '../i18n/i18n.tsx'

type Change = (now: Pick<Firm, 'names' | 'logo'>) => void
type FirmContext = Firm & { rename: Change }

const Context = createContext<FirmContext>({ names: DEFAULT_FIRM_NAMES, logo: null, sheet: '', rename: () => {} })

/** What the owner calls the firm and which colours they gave it, for everything that is drawn inside. */
export function FirmProvider({ initial, children }: { initial: Firm; children: ReactNode }) {
  const [{ names, logo }, rename] = useState<Pick<Firm, 'names' | 'logo'>>(initial)
  const { sheet } = initial
  const value = useMemo(() => ({ names, logo, sheet, rename }), [names, logo, sheet])
  return <Context value={value}>{children}</Context>
}

/** The firm's name in the language of the page. */
export function useFirmName(): string {
  const { language } = useLanguage()
  return use(Context).names[language]
}

export function useFirmLogo(): FirmLogo | null {
  return use(Context).logo
}

/** Whoever has just renamed the firm or changed its logo sees it so at once; everybody else with the next page they open. */
export function useRenameFirm(): FirmContext['rename'] {
  return use(Context).rename
}

const META_NAME = 'application-name'
const LOGO_META = 'firm-logo'
export const SHEET_ID = 'firm-colours'

/** HTML lets a page name its application once per language. The browser reads names and logo back from there. */
export function FirmNameTags() {
  const { names, logo } = use(Context)
  return (
    <>
      {LANGUAGES.map((language) => (
        <meta key={language} name={META_NAME} lang={language} content={names[language]} />
      ))}
      {logo && <meta name={LOGO_META} content={JSON.stringify(logo)} />}
    </>
  )
}

/** The colours come with the page itself, so that none is ever painted in ours first. */
export function FirmSheet({ nonce }: { nonce?: string | undefined }) {
  const { sheet } = use(Context)
  if (!sheet) return null
  return (
    <style
      id={SHEET_ID}
      {...(nonce && { nonce })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sheet }}
    />
  )
}

let published: CSSStyleSheet | undefined

/**
 * Whoever has just published colours sees them at once; everybody else with the next page they open. A sheet made by
 * script needs no leave from the content policy and counts after those of the page.
 */
export function showColours(values: Record<string, string>): void {
  published ??= new CSSStyleSheet()
  const lines = Object.entries(values).map(([role, value]) => `${role}:${value}`)
  published.replaceSync(`:root:root{${lines.join(';')}}`)
  if (!document.adoptedStyleSheets.includes(published)) document.adoptedStyleSheets.push(published)
}

export function readFirm(page: Document): Firm {
  const nameIn = (language: keyof FirmNames) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"][lang="${language}"]`)?.content ??
    DEFAULT_FIRM_NAMES[language]
  const written = page.querySelector<HTMLMetaElement>(`meta[name="${LOGO_META}"]`)?.content
  // The server wrote it, from its own schema.
  const logo = written ? (JSON.parse(written) as FirmLogo) : null
  return {
    names: { en: nameIn('en'), fa: nameIn('fa') },
    logo,
    sheet: page.getElementById(SHEET_ID)?.textContent ?? '',
  }
}

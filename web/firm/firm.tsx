import { DEFAULT_FIRM_NAMES, type FirmNames } from '@rahnama/contract/firm-names.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useLanguage } from '../i18n/i18n.tsx'

type FirmContext = { names: FirmNames; rename: (names: FirmNames) => void }

const Context = createContext<FirmContext>({ names: DEFAULT_FIRM_NAMES, rename: () => {} })

/** What the owner calls the firm, for everything that is drawn inside. */
export function FirmProvider({ initial, children }: { initial: FirmNames; children: ReactNode }) {
  const [names, rename] = useState(initial)
  const value = useMemo(() => ({ names, rename }), [names])
  return <Context value={value}>{children}</Context>
}

/** The firm's name in the language of the page. */
export function useFirmName(): string {
  const { language } = useLanguage()
  return use(Context).names[language]
}

/** Whoever has just renamed the firm sees it so at once; everybody else with the next page they open. */
export function useRenameFirm(): FirmContext['rename'] {
  return use(Context).rename
}

const META_NAME = 'application-name'

/** HTML lets a page name its application once per language. The browser reads the names back from there. */
export function FirmNameTags() {
  const { names } = use(Context)
  return LANGUAGES.map((language) => <meta key={language} name={META_NAME} lang={language} content={names[language]} />)
}

export function readFirmNames(page: Document): FirmNames {
  const nameIn = (language: keyof FirmNames) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"][lang="${language}"]`)?.content ??
    DEFAULT_FIRM_NAMES[language]
  return { en: nameIn('en'), fa: nameIn('fa') }
}

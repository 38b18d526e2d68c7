import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../i18n/i18n.tsx'

const FACES: Record<Language, string[]> = { en: [newsreader, sourceSans], fa: [vazirmatn] }

/** Asked for with the page itself, so that text is seldom drawn twice. */
export function FontPreloads() {
  const { language } = useLanguage()
  return FACES[language].map((address) => (
    <link key={address} rel="preload" as="font" type="font/woff2" href={address} crossOrigin="anonymous" />
  ))
}

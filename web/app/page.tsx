import type { ReactNode } from 'react'
import { useFirmName } from '../firm/firm.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import type { PageTexts } from '../i18n/page-texts.ts'

/** The title of the window and what search engines read; React lifts both into the head. */
export function PageHead({ title, lead }: Pick<PageTexts, 'title' | 'lead'>) {
  const name = useFirmName()
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={lead} />
    </>
  )
}

/** The skip link leads here, to the page itself. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={className}>
      {children}
    </main>
  )
}

export function SkipLink() {
  const { skipToContent } = useTexts('app')
  return (
    <a className="skip-link" href="#content">
      {skipToContent}
    </a>
  )
}

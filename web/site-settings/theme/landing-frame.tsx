import { LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import { type Scheme, type Theme, themeValues } from '@rahnama/contract/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import styles from './theme.module.css'

/** The front page as visitors have it. Its sheets are linked for print, to be read later; here they count at once. */
async function fetchLanding(language: Language, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${href('landing')}?${LANGUAGE_KEY}=${language}`, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`The front page answered ${answer.status}`)
  return (await answer.text()).replace(/(<link rel="stylesheet"[^>]*) media="print"/g, '$1')
}

/** No script runs in the frame; this page writes the colours onto it, so that it follows while the owner chooses. */
export function LandingFrame({ theme, language, scheme }: { theme: Theme; language: Language; scheme: Scheme }) {
  const texts = useTexts('themeSettings')
  const errors = useTexts('errors')
  const frame = useRef<HTMLIFrameElement>(null)
  const { data, error } = useQuery({
    queryKey: ['theme-preview', 'page', language],
    queryFn: ({ signal }) => fetchLanding(language, signal),
  })
  const dress = () => {
    const page = frame.current?.contentDocument
    if (!page?.body) return
    page.documentElement.dataset.theme = scheme
    page.body.inert = true
    for (const [role, value] of Object.entries(themeValues(theme))) page.documentElement.style.setProperty(role, value)
  }
  useEffect(dress)
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock height="44rem" />
      </Skeleton>
    )
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={texts.parts.page}
      srcDoc={data}
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={dress}
    />
  )
}

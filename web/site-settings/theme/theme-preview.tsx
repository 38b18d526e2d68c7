import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { SCHEMES, type Scheme, type Theme } from '@rahnama/contract/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { MailFrame } from '../../mailbox/mailbox.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { LandingFrame } from './landing-frame.tsx'
import styles from './theme.module.css'

type PreviewPart = 'page' | 'mail' | 'cover'
type Shown = { theme: Theme; language: Language; scheme: Scheme }

/** The front page, an email and the cover of a report, in colours only this window sees. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const texts = useTexts('themeSettings')
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [scheme, setScheme] = useState<Scheme>('light')
  const [part, setPart] = useState<PreviewPart>('page')
  const settled = useDebounced(theme)
  const shown = { theme: settled, language, scheme }
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h2 className={styles.heading}>{texts.preview}</h2>
      <p className={styles.lead}>{texts.previewLead}</p>
      <div className={styles.choices}>
        <Segmented<Scheme>
          size="small"
          label={texts.screen}
          segments={SCHEMES.map((value) => ({ value, label: texts.schemes[value] }))}
          value={scheme}
          onValueChange={setScheme}
        />
        <Segmented<Language>
          size="small"
          label={texts.language}
          segments={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
      </div>
      <Tabs<PreviewPart>
        label={texts.preview}
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'page', label: texts.parts.page, content: <LandingFrame {...shown} theme={theme} /> },
          { value: 'mail', label: texts.parts.mail, content: part === 'mail' && <Mail {...shown} /> },
          { value: 'cover', label: texts.parts.cover, content: part === 'cover' && <Cover {...shown} /> },
        ]}
      />
    </section>
  )
}

function Waiting() {
  return (
    <Skeleton>
      <SkeletonBlock height="40rem" />
    </Skeleton>
  )
}

function Mail({ theme, language, scheme }: Shown) {
  const errors = useTexts('errors')
  const { data, error } = useQuery({
    queryKey: ['theme-preview', 'mail', theme, language, scheme],
    queryFn: ({ signal }) => call('POST /api/theme-preview/mail', { value: theme, language, scheme }, { signal }),
  })
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  return data ? <MailFrame title={data.subject} html={data.html} /> : <Waiting />
}

function Cover({ theme, language }: Shown) {
  const texts = useTexts('themeSettings')
  const errors = useTexts('errors')
  const { data, error } = useQuery({
    queryKey: ['theme-preview', 'cover', theme, language],
    queryFn: ({ signal }) => call('POST /api/theme-preview/cover', { value: theme, language }, { signal }),
  })
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  return data ? <img className={styles.cover} src={data.picture} alt={texts.parts.cover} /> : <Waiting />
}

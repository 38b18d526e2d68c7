import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { MAIL_READERS } from '@rahnama/contract/mailbox.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'
import { Select } from '../ui/select/select.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import styles from './mailbox.module.css'
import { samplesQuery, type Theme } from './queries.ts'
import { SampleMail } from './sentences/sample-mail.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Every mail the product sends, with made-up people, in the language and on the screen one chooses. */
export function Samples() {
  const texts = useTexts('mailbox')
  const errors = useTexts('errors')
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [theme, setTheme] = useState<Theme>('light')
  const [chosen, setChosen] = useState('')
  const { data, error } = useQuery(samplesQuery(own))
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data) return <SkeletonList rows={5} />
  const keyOf = ({ name, sample }: { name: string; sample: number }) => `${name}/${sample}`
  const shown = data.samples.find((sample) => keyOf(sample) === chosen) ?? data.samples[0]
  return (
    <div className={styles.list}>
      <p>{texts.samplesLead}</p>
      <div className={styles.filters}>
        <Select
          label={texts.mail}
          options={MAIL_READERS.map((reader) => ({
            label: texts.readers[reader],
            options: data.samples
              .filter(({ to }) => to === reader)
              .map((sample) => ({ value: keyOf(sample), label: sample.occasion })),
          }))}
          value={shown ? keyOf(shown) : ''}
          onValueChange={setChosen}
        />
        <Segmented
          size="small"
          label={texts.language}
          segments={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
        <ThemeChoice value={theme} onChange={setTheme} />
      </div>
      {shown && (
        <SampleMail
          key={`${keyOf(shown)}/${language}`}
          name={shown.name}
          sample={shown.sample}
          {...{ language, theme }}
        />
      )}
    </div>
  )
}

import { CORRECTION_DAYS, type Correction } from '@rahnama/contract/corrections.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { CORRECTION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { useExactDay, useToldFormats } from '../ui/exact-day/exact-day.tsx'
import { Form, faultsFrom, useForm } from '../ui/form/form.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import styles from './privacy.module.css'
import { correctionsQuery } from './queries.ts'

/** What the reader cannot change alone, asked of the office; every request stays with its answer. */
export function CorrectionPanel() {
  const texts = useTexts('privacy').correction
  const { number } = formats(useLanguage().language)
  const { data: corrections } = useSuspenseQuery(correctionsQuery)
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.lead(number(CORRECTION_DAYS))}</p>
      {corrections.length > 0 && (
        <ul className={styles.list}>
          {corrections.map((each) => (
            <Asked key={each.id} {...each} />
          ))}
        </ul>
      )}
      <Ask />
    </div>
  )
}

function Asked({ what, askedAt, dueAt, answer }: Correction) {
  const texts = useTexts('privacy').correction
  const { date } = useToldFormats()
  const exact = useExactDay({ weekday: false })
  return (
    <li className={styles.visit}>
      <span className={styles.soft}>{texts.asked(date(askedAt))}</span>
      <p className={styles.words} dir="auto">
        {what}
      </p>
      {answer ? (
        <>
          <strong>{texts[answer.outcome](date(answer.at))}</strong>
          <p className={styles.words} dir="auto">
            {answer.words}
          </p>
        </>
      ) : (
        <span>{texts.waits(exact(dueAt))}</span>
      )}
    </li>
  )
}

function Ask() {
  const texts = useTexts('privacy').correction
  const queries = useQueryClient()
  const [what, setWhat] = useState('')
  // The same request sent twice is one.
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isTooMany, setTooMany] = useState(false)
  const form = useForm({
    texts: texts.fields,
    names: ['what'],
    values: { what },
    onValueChange: (_, value) => setWhat(value),
    check: (values): { what?: 'REQUIRED' } => (values.what.trim() ? {} : { what: 'REQUIRED' }),
    act: async (values) => {
      setTooMany(false)
      try {
        const { corrections } = await call('POST /api/corrections', { id, what: values.what })
        queries.setQueryData(correctionsQuery.queryKey, corrections)
        setWhat('')
        setId(crypto.randomUUID())
        return undefined
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'CONFLICT') return faultsFrom(error, texts.fields)
        setTooMany(true)
        return undefined
      }
    },
  })
  return (
    <Form form={form} act={texts.ask} busy={texts.busy} variant="secondary">
      {isTooMany && <Alert tone="warning">{texts.tooMany}</Alert>}
      <Textarea {...form.field('what')} rows={3} maxCharacters={CORRECTION_MAX_CHARS} />
    </Form>
  )
}

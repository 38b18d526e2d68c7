import { FEE_BASES, FEE_MAX_CAD, type FeeBasis, type FeeRow, NAMES_AMOUNT } from '@rahnama/contract/fees.ts'
import { parseInteger } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Form, useForm } from '../ui/form/form.tsx'
import { Select } from '../ui/select/select.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { FeeDay, FeeText } from './fee-text.tsx'
import styles from './fees.module.css'
import { feesQuery, useRefresh } from './queries.ts'

/** One of them: what it costs from now on, and what it has cost. */
export function FeeDetail({ id }: { id: string }) {
  const texts = useTexts('fees').owner
  const errors = useTexts('errors')
  const { data, error } = useQuery(feesQuery)
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data) return <SkeletonList rows={4} />
  const row = data.rows.find((each) => each.id === id)
  return row ? <Shown key={row.history.length} row={row} /> : <p>{texts.gone}</p>
}

function Shown({ row }: { row: FeeRow }) {
  const texts = useTexts('fees').owner
  const { language } = useLanguage()
  const [now, ...earlier] = row.history
  return (
    <div className={styles.detail}>
      <p>
        <strong dir="auto">{row.title[language]}</strong>
      </p>
      <p>
        <FeeText fee={now} />
      </p>
      {row.kind === 'consultation' && (!now || now.basis === 'unsaid') && (
        <Alert tone="warning">{texts.notBookable}</Alert>
      )}
      <SetFee row={row} />
      {earlier.length > 0 && (
        <section>
          <h3>{texts.earlier}</h3>
          <ul className={styles.rows}>
            {earlier.map((fee) => (
              <li key={fee.since}>
                <FeeText fee={fee} />{' '}
                <span className={styles.soft}>
                  <FeeDay fee={fee} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SetFee({ row: { id, history } }: { row: FeeRow }) {
  const { form: texts, bases } = useTexts('fees').owner
  const refresh = useRefresh()
  const [now] = history
  const [basis, setBasis] = useState<FeeBasis>(now?.basis ?? 'fixed')
  const [values, setValues] = useState({ cad: now?.cad ? String(now.cad) : '' })
  const asksAmount = NAMES_AMOUNT.includes(basis)
  const form = useForm({
    texts: { cad: texts.cad },
    names: asksAmount ? (['cad'] as const) : [],
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: ({ cad }) => {
      const amount = parseInteger(cad)
      const isAmount = amount !== undefined && amount >= 1 && amount <= FEE_MAX_CAD
      return !asksAmount || isAmount ? {} : { cad: 'INVALID' as const }
    },
    act: async ({ cad }) => {
      await call('POST /api/fees/{id}', { id, basis, ...(asksAmount && { cad: parseInteger(cad) ?? 0 }) })
      await refresh()
      return undefined
    },
  })
  return (
    <Form form={form} act={texts.save} busy={texts.busy}>
      <Select
        label={texts.basis}
        options={FEE_BASES.map((value) => ({ value, label: bases[value] }))}
        value={basis}
        onValueChange={(value) => value && setBasis(value)}
      />
      {asksAmount && <TextField {...form.field('cad')} kind="numeric" autoComplete="off" characters={8} />}
      <p className={styles.soft}>{texts.after}</p>
    </Form>
  )
}

import { formats } from '@rahnama/contract/locale/locale.ts'
import type { RetentionSettings } from '@rahnama/contract/site-settings.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useOwnerProof } from '../auth/factors/factors.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Form } from '../ui/form/form.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { retentionQuery, retentionRunsQuery } from './queries.ts'
import { ConflictNotice, SettingsGroup } from './settings-frame.tsx'
import styles from './site-settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

const FIELDS = ['enquiryMonths', 'appointmentMonths', 'assistantMonths', 'accountMonths', 'caseYears'] as const
type Values = Record<(typeof FIELDS)[number], string>

function toValues(value: RetentionSettings): Values {
  return Object.fromEntries(FIELDS.map((name) => [name, String(value[name])])) as Values
}

function fromValues(values: Values): RetentionSettings {
  return Object.fromEntries(FIELDS.map((name) => [name, Number(values[name])])) as RetentionSettings
}

/** How long personal data is stored. What a shorter time deletes is gone, so the owner proves who they are. */
export function RetentionForm() {
  const { retention: texts, save, saving } = useTexts('siteSettings')
  const toast = useToast()
  const { data } = useSuspenseQuery(retentionQuery)
  const proof = useOwnerProof()
  const form = useSettingsForm({
    texts: texts.fields,
    names: FIELDS,
    kept: data,
    queryKey: retentionQuery.queryKey,
    toValues,
    fromValues,
    save: (input) => proof.run(() => call('PUT /api/site-settings/retention', input)),
    onSaved: () => toast.success({ title: texts.saved }),
  })
  return (
    <>
      <Form form={form} act={save} busy={saving}>
        <ConflictNotice isShown={form.hasConflict} />
        <SettingsGroup title={texts.title} lead={texts.lead}>
          {FIELDS.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              kind="numeric"
              characters={4}
              unit={name === 'caseYears' ? texts.years : texts.months}
            />
          ))}
          <Runs />
        </SettingsGroup>
      </Form>
      {proof.dialog}
    </>
  )
}

function Runs() {
  const texts = useTexts('siteSettings').retention
  const { date, number } = formats(useLanguage().language)
  const { data: runs } = useSuspenseQuery(retentionRunsQuery)
  if (runs.length === 0) return <p className={styles.runs}>{texts.noRuns}</p>
  return (
    <ul className={styles.runs}>
      {runs.map(({ kind, removed, at }) => (
        <li key={kind}>{texts.run(texts.kinds[kind], number(removed), date(at))}</li>
      ))}
    </ul>
  )
}

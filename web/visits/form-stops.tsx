import type { VisitAnalytics } from '@rahnama/contract/visits.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyFormTexts } from '../i18n/form-texts.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { usePeriod } from '../overview/overview.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Select } from '../ui/select/select.tsx'
import { visitsQuery } from './queries.ts'
import { useCell } from './use-cell.ts'
import styles from './visits.module.css'

export function FormStops() {
  const texts = useTexts('visits').forms
  const [period] = usePeriod()
  const { forms } = useSuspenseQuery(visitsQuery(period)).data
  const [chosen, setChosen] = useState(forms[0]?.form ?? '')
  const form = forms.find((each) => each.form === chosen)
  const nameOf = (name: string) => texts.names[name as keyof typeof texts.names] ?? name
  return (
    <div className={styles.part}>
      <p className={styles.soft}>{texts.lead}</p>
      <Select
        label={texts.form}
        options={forms.map(({ form: value }) => ({ value, label: nameOf(value) }))}
        value={chosen}
        onValueChange={setChosen}
      />
      {form && <Questions key={form.form} form={form} name={nameOf(form.form)} />}
    </div>
  )
}

function Questions({ form, name }: { form: VisitAnalytics['forms'][number]; name: string }) {
  const texts = useTexts('visits').forms
  const labels = useLabels(form.form)
  const cell = useCell()
  if (form.begun === 0) return <p>{texts.none}</p>
  return (
    <>
      <p>{texts.begun(cell(form.begun), cell(form.completed))}</p>
      <DataTable
        caption={name}
        captionHidden
        rows={form.questions.filter(({ answered }) => answered !== 0)}
        keyOf={({ question }) => question}
        nameOf={({ question }) => labels[question]?.label ?? question}
        columns={[
          {
            key: 'question',
            header: texts.question,
            cell: ({ question }) => labels[question]?.label ?? question,
          },
          { key: 'answered', header: texts.answered, cell: ({ answered }) => cell(answered) },
          { key: 'stopped', header: texts.stopped, cell: ({ stopped }) => cell(stopped) },
        ]}
      />
    </>
  )
}

/** Questions are called as the people read them who answer them. */
function useLabels(form: string): AnyFormTexts['fields'] {
  const all = {
    profile: useTexts('profile').form,
    'startup-assessment': useTexts('startupAssessmentForm'),
    'startup-business': useTexts('startupBusinessForm'),
    transfer: useTexts('transferForm'),
    study: useTexts('studyForm'),
  }
  const texts = all[form as keyof typeof all] as unknown as AnyFormTexts | undefined
  return texts?.fields ?? {}
}

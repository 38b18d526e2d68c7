import { AppError } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { BackupSettings } from '@rahnama/contract/site-settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { Select } from '../ui/select/select.tsx'
import { StepperInput } from '../ui/stepper-input/stepper-input.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './backups.module.css'
import { planQuery } from './queries.ts'

const SCHEDULES = ['off', 'daily', 'weekly'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MOST_SAVED = 365

type PlanFormProps = { plan: { version: number; value: BackupSettings } }

export function PlanForm({ plan: { version, value } }: PlanFormProps) {
  const { plan: texts } = useTexts('backups')
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(value)
  const change = (changes: Partial<BackupSettings>) => setDraft((now) => ({ ...now, ...changes }))
  const saving = useAct(
    async () => {
      try {
        await call('PUT /api/site-settings/backup', { version, value: draft })
        toast.success({ title: texts.saved })
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
        // The form begins anew with what is saved.
        toast.error({ title: texts.conflict })
      }
    },
    { after: () => queries.invalidateQueries({ queryKey: planQuery.queryKey }) },
  )
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run()
      }}
    >
      <p className={styles.soft}>{texts.lead}</p>
      <RadioGroup
        label={texts.schedule}
        layout="inline"
        options={SCHEDULES.map((each) => ({ value: each, label: texts.schedules[each] }))}
        value={draft.schedule}
        onValueChange={(schedule) => change({ schedule })}
      />
      {draft.schedule !== 'off' && (
        <>
          <div className={styles.fields}>
            <Select
              label={texts.hour}
              options={HOURS.map((hour) => ({
                value: String(hour),
                label: `${number(hour)}:${number(0)}${number(0)}`,
              }))}
              value={String(draft.hour)}
              onValueChange={(hour) => change({ hour: Number(hour) })}
            />
            <StepperInput
              label={texts.keep}
              hint={texts.keepHint}
              min={1}
              max={MOST_SAVED}
              value={draft.keep}
              onValueChange={(keep) => change({ keep })}
            />
          </div>
          <Checkbox
            label={texts.drills}
            hint={texts.drillsHint}
            checked={draft.drillsWeekly}
            onCheckedChange={(drillsWeekly) => change({ drillsWeekly })}
          />
        </>
      )}
      <Failure>{saving.failure}</Failure>
      <div>
        <Button type="submit" variant="primary" busy={saving.isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

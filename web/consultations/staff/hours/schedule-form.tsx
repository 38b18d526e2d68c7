import type { ConsultantSchedule, consultations, Schedule } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import {
  CONSULTATION_BUFFER_MAX_MINUTES,
  CONSULTATION_NOTICE_MAX_HOURS,
  CONSULTATIONS_PER_DAY_MAX,
} from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { DraftNotice, LeaveGuard, staffDraftQuery, useStaffDraft } from '../../../staff-drafts/staff-drafts.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox/checkbox.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton/skeleton.tsx'
import { StepperInput } from '../../../ui/stepper-input/stepper-input.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { schedulesQuery } from '../queries.ts'
import { VIEW } from '../view.ts'
import { checkSchedule } from './check-schedule.ts'
import styles from './hours.module.css'
import { useScheduleKept } from './use-schedule-kept.ts'
import { WeeklyHours } from './weekly-hours.tsx'

const NAMES = ['spans', 'types', 'meetingUrl'] as const

type ScheduleFormProps = { shown: ConsultantSchedule; offers: Output<typeof consultations.options>['types'] }

/** The form once it is known whether changes of another day wait in it. */
export function ScheduleForm(props: ScheduleFormProps) {
  const written = staffDraftQuery(draftOf(props.shown.consultant.id))
  const { isPending } = useQuery({ ...written, throwOnError: (_, { state }) => state.data === undefined })
  if (!isPending) return <EditSchedule {...props} />
  return (
    <Skeleton>
      <SkeletonBlock height="30rem" />
    </Skeleton>
  )
}

const draftOf = (consultantId: string) => `working-hours-${consultantId}`

/** Changes that are not saved, and the version they were made to. */
type ScheduleDraft = Pick<ConsultantSchedule, 'schedule' | 'version'>

function EditSchedule({ shown, offers }: ScheduleFormProps) {
  const texts = useTexts('consultationsDesk').hours
  const { language } = useLanguage()
  const toast = useToast()
  const queries = useQueryClient()
  const keep = useScheduleKept()
  const consultantId = shown.consultant.id
  const changes = useStaffDraft<ScheduleDraft>(draftOf(consultantId))
  const { schedule: draft, version } = changes.body ?? shown
  const [isOvertaken, setOvertaken] = useState(false)
  const change = (parts: Partial<Schedule>) =>
    changes.write((before = shown) => {
      const schedule = { ...before.schedule, ...parts }
      return isSame(schedule, shown.schedule) ? undefined : { schedule, version: before.version }
    })

  const form = useForm({
    texts: texts.fields,
    names: NAMES,
    // Only the link is typed text.
    values: { spans: '', types: '', meetingUrl: draft.meetingUrl ?? '' },
    onValueChange: (_, value) => change({ meetingUrl: value.trim() || null }),
    check: () => checkSchedule(draft),
    act: async () => {
      setOvertaken(false)
      try {
        const saved = await call('PUT /api/consultations/schedules/{consultantId}', {
          consultantId,
          version,
          schedule: draft,
        })
        keep(saved)
        changes.drop()
        toast.success({ title: texts.saved })
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
        const latest = await queries.fetchQuery({ ...schedulesQuery, staleTime: 0 })
        const newest = latest.find(({ consultant }) => consultant.id === consultantId) ?? shown
        changes.write(() => ({ schedule: draft, version: newest.version }))
        setOvertaken(true)
      }
      return undefined
    },
  })
  const number = (key: 'bufferMinutes' | 'noticeHours' | 'dailyCap') => ({
    value: draft[key],
    onValueChange: (value: number) => change({ [key]: value }),
  })
  const { spans, types: kinds } = { spans: form.field('spans'), types: form.field('types') }
  return (
    <Form form={form} act={texts.save} busy={texts.saving} also={<DraftNotice what="changes" draft={changes} />}>
      {isOvertaken && (
        <Alert tone="warning" live>
          {texts.changed}
        </Alert>
      )}
      <Checkbox
        {...texts.bookable}
        checked={draft.isBookable}
        onCheckedChange={(isBookable) => change({ isBookable })}
      />
      <WeeklyHours {...spans} spans={draft.spans} onSpansChange={(next) => change({ spans: next })} />
      <p className={styles.zone}>{texts.zone}</p>
      <div className={styles.numbers}>
        <StepperInput
          {...texts.buffer}
          {...number('bufferMinutes')}
          min={0}
          max={CONSULTATION_BUFFER_MAX_MINUTES}
          step={5}
        />
        <StepperInput {...texts.notice} {...number('noticeHours')} min={0} max={CONSULTATION_NOTICE_MAX_HOURS} />
        <StepperInput {...texts.cap} {...number('dailyCap')} min={1} max={CONSULTATIONS_PER_DAY_MAX} />
      </div>
      <CheckboxGroup
        id={kinds.id}
        label={kinds.label}
        error={kinds.error}
        options={offers.map(({ type, words }) => ({ value: type, label: words[language].title }))}
        values={draft.types}
        onValuesChange={(next) => change({ types: next })}
      />
      <TextField {...form.field('meetingUrl')} kind="url" optional />
      <LeaveGuard what="changes" isUnsaved={changes.body !== undefined} draft={changes} openedBy={[VIEW]} />
    </Form>
  )
}

function isSame(one: Schedule, other: Schedule): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

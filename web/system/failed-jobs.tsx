import { AppError } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { JobsState } from '@rahnama/contract/system.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { ManyBar, useSelected } from '../many/many.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { jobsQuery } from './queries.ts'
import styles from './system.module.css'

type FailedJob = JobsState['failed'][number]

const keyOf = ({ id }: FailedJob) => id
const nameOf = ({ name }: FailedJob) => name

export function FailedJobs() {
  const texts = useTexts('system').analytics.jobs
  const { number } = formats(useLanguage().language)
  const { data } = useSuspenseQuery(jobsQuery)
  const queries = useQueryClient()
  const selected = useSelected(data.failed, keyOf)
  return (
    <div className={styles.part}>
      <p>{texts.lead(number(data.active), number(data.waiting))}</p>
      {data.failed.length === 0 ? (
        <Alert tone="success">{texts.none}</Alert>
      ) : (
        <DataTable
          caption={texts.title}
          captionHidden
          rows={data.failed}
          keyOf={keyOf}
          nameOf={nameOf}
          selection={selected.selection}
          columns={[
            { key: 'name', header: texts.name, cell: ({ name }) => <bdi dir="ltr">{name}</bdi> },
            { key: 'failedAt', header: texts.failedAt, cell: ({ failedAt }) => <Moment at={failedAt} /> },
            { key: 'attempts', header: texts.attempts, cell: ({ attempts }) => number(attempts) },
            {
              key: 'fault',
              header: texts.fault,
              cell: ({ fault }) => (fault ? <bdi dir="ltr">{fault}</bdi> : texts.unknown),
            },
            { key: 'act', header: texts.retry, cell: (job) => <Retry job={job} /> },
          ]}
        />
      )}
      <ManyBar
        {...{ selected, keyOf, nameOf }}
        after={() => queries.invalidateQueries({ queryKey: jobsQuery.queryKey })}
        acts={[
          {
            label: texts.retry,
            busy: texts.retrying,
            icon: 'refresh',
            run: (jobs) => call('POST /api/system/jobs/retry', { items: jobs.map(({ id }) => ({ id })) }),
            done: texts.retriedMany,
            why: ({ code }) => (code === 'NOT_FOUND' ? texts.gone : undefined),
          },
        ]}
      />
    </div>
  )
}

function Retry({ job: { id, name } }: { job: FailedJob }) {
  const texts = useTexts('system').analytics.jobs
  const toast = useToast()
  const queries = useQueryClient()
  const act = useAct(
    async () => {
      queries.setQueryData(jobsQuery.queryKey, await call('POST /api/system/jobs/{id}/retry', { id }))
      toast.info({ title: texts.retried })
    },
    { describe: (error) => (error instanceof AppError && error.code === 'NOT_FOUND' ? texts.gone : undefined) },
  )
  return (
    <>
      <Button
        size="small"
        icon="refresh"
        busy={act.isBusy}
        aria-label={texts.retryNamed(name)}
        onClick={() => void act.run()}
      >
        {texts.retry}
      </Button>
      <Failure>{act.failure}</Failure>
    </>
  )
}

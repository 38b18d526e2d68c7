import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { JobsState, system } from '@rahnama/contract/system.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { forEachRow } from '../for-each-row.ts'
import type { FailedJob } from '../jobs/jobs.ts'

/** "AppError: UNAVAILABLE", "TypeError": what comes after may hold an address or a name. */
const KIND_OF_FAULT = /^[A-Za-z]\w*(: [A-Z][A-Z_]+$)?/

export function readJobsState({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<JobsState> {
  return toState(db, jobs)
}

type Retrying = Pick<Deps, 'db' | 'jobs' | 'now'>

export async function retryJob(
  { db, jobs, now }: Retrying,
  caller: Caller,
  { id }: Input<typeof system.retryJob>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<JobsState> {
  return db.transaction(async (tx) => {
    if (!(await jobs.retry(tx, id))) throw new AppError('NOT_FOUND')
    await writeAudit(tx, { ...caller, requestId }, { act: 'job.retry', clientId: null, target: `job:${id}` }, now())
    return toState(tx, jobs)
  })
}

export function retryJobs(
  deps: Retrying,
  caller: Caller,
  some: Input<typeof system.retryJobs>,
  asked: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof system.retryJobs>> {
  return forEachRow(some, async (one) => {
    await retryJob(deps, caller, one, asked)
    return one
  })
}

async function toState(db: Db, jobs: Deps['jobs']): Promise<JobsState> {
  const { waiting, active, failed } = await jobs.read(db)
  return { waiting, active, failed: failed.map(toFailed) }
}

function toFailed({ id, name, failedAt, attempts, output }: FailedJob): JobsState['failed'][number] {
  return { id, name, failedAt: failedAt.toISOString(), attempts, fault: kindOf(output) }
}

function kindOf(output: unknown): string | null {
  const { error, message, name } = (output ?? {}) as { error?: unknown; message?: unknown; name?: unknown }
  const said = [error, name, message].find((each) => typeof each === 'string')
  return (typeof said === 'string' && KIND_OF_FAULT.exec(said)?.[0]) || null
}

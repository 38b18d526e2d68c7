import type { system } from '@rahnama/contract/system.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readJobsState, retryJob, retryJobs } from './jobs.ts'
import { readAnalytics } from './read-analytics.ts'
import { readDatabase } from './read-database.ts'
import { about } from './system.ts'

export const systemHandlers: Handlers<Deps, typeof system> = {
  about,
  database: readDatabase,
  analytics: readAnalytics,
  jobs: readJobsState,
  retryJob,
  retryJobs,
}

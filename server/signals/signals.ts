import { defineJob } from '../jobs/jobs.ts'

export { createSignals, type Signals } from './create-signals.ts'
export { eventRoutes } from './event-routes.ts'

export const signalPurge = defineJob<object>('purge-signals', { cron: '17 * * * *' })

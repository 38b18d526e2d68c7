import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { holdSweep, reminders, tellWaiting, timeCheck, waitPurge } from './consultations.ts'

const t = useTestApp()

test.each([
  ['ended holds are given back', holdSweep, '*/10 * * * *'],
  ['people are reminded', reminders, '*/5 * * * *'],
  ['times are compared with the clocks', timeCheck, '23 5 * * *'],
  ['those waiting are told', tellWaiting, '*/15 * * * *'],
  ['those who waited long are forgotten', waitPurge, '53 3 * * *'],
])('by themselves %s', async (_, job, cron) => {
  await t.deps.jobs.enqueue(t.db, job, {})
  expect(await t.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(job.cron).toBe(cron)
})

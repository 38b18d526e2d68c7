import { z } from '../zod.ts'

const BACKUPS_KEPT_LIMIT = 365

export const BackupSettings = z.object({
  schedule: z.enum(['off', 'daily', 'weekly']),
  /** By the clock of the office. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** So many planned backups stay; the newest that came through a drill always does. */
  keep: z.int().check(z.minimum(1), z.maximum(BACKUPS_KEPT_LIMIT)),
  drillsWeekly: z.boolean(),
})
export type BackupSettings = z.output<typeof BackupSettings>

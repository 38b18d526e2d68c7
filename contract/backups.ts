import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export const BACKUP_STATES = ['waiting', 'making', 'made', 'failed'] as const
export type BackupState = (typeof BACKUP_STATES)[number]
export const DRILL_STATES = ['waiting', 'drilling', 'passed', 'failed'] as const
export type DrillState = (typeof DRILL_STATES)[number]

/** Why a backup or a drill did not come to its end. */
export const BACKUP_FAULTS = ['interrupted', 'noRoom', 'noDatabase', 'broken', 'missing', 'other'] as const
export type BackupFault = (typeof BACKUP_FAULTS)[number]

/** A schedule makes one a week at least, and a drill is due every week; a day is left for either to run late. */
const LATE_AFTER_DAYS = 8
/** Then nobody may rely on it any more. */
const LOST_AFTER_DAYS = 30

/** How a backup, or the proof that it can be restored, stands by its age. */
export function freshnessOf(at: string, now: Date): 'fresh' | 'late' | 'lost' {
  const days = (now.getTime() - new Date(at).getTime()) / 86_400_000
  if (days > LOST_AFTER_DAYS) return 'lost'
  return days > LATE_AFTER_DAYS ? 'late' : 'fresh'
}

const instant = z.iso.datetime()

export const Backup = z.object({
  id: z.uuid(),
  /** Somebody asked for it, or the timetable did. */
  why: z.enum(['asked', 'planned']),
  state: z.enum(BACKUP_STATES),
  askedBy: z.nullable(z.string()),
  askedAt: instant,
  endedAt: z.nullable(instant),
  progress: z.nullable(z.object({ part: z.enum(['check', 'tables', 'files']), done: z.int(), of: z.int() })),
  /** Known once it is made. */
  content: z.nullable(z.object({ bytes: z.int(), rows: z.int(), files: z.int(), missingFiles: z.int() })),
  fault: z.nullable(z.enum(BACKUP_FAULTS)),
  /** The archive lies where this process can read it. */
  isHere: z.boolean(),
  drill: z.nullable(
    z.object({ state: z.enum(DRILL_STATES), at: z.nullable(instant), fault: z.nullable(z.enum(BACKUP_FAULTS)) }),
  ),
})
export type Backup = z.output<typeof Backup>

const one = z.object({ id: z.uuid() })

export const backups = {
  list: {
    method: 'GET',
    path: '/api/backups',
    summary: 'Every backup of this installation, newest first',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ backups: z.array(Backup) }),
    errors: [],
  },
  make: {
    method: 'POST',
    path: '/api/backups',
    summary: 'Make a backup now; it goes on by itself',
    audience: 'admin',
    input: z.object({}),
    output: Backup,
    errors: ['CONFLICT'],
  },
  drill: {
    method: 'POST',
    path: '/api/backups/{id}/drill',
    summary: 'Restore a backup into a scratch database and compare it',
    audience: 'admin',
    input: one,
    output: Backup,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  link: {
    method: 'POST',
    path: '/api/backups/{id}/link',
    summary: 'An address that gives the sealed archive for a few minutes',
    audience: 'admin',
    asksProof: true,
    input: one,
    output: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['NOT_FOUND', 'GONE', 'PROOF_REQUIRED'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/backups/{id}',
    summary: 'Delete a backup and its archive',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>

import type { BackupFault, BackupState, DrillState } from '@rahnama/contract/backups.ts'
import { type Db, sql } from '../../db/db.ts'

export type BackupRow = {
  id: string
  why: 'asked' | 'planned'
  state: BackupState
  askedBy: string | null
  askedAt: Date
  endedAt: Date | null
  file: string
  part: 'check' | 'tables' | 'files' | null
  done: number | null
  of: number | null
  bytes: number | null
  rows: number | null
  files: number | null
  missingFiles: number | null
  fault: BackupFault | null
  drillState: DrillState | null
  drillAt: Date | null
  drillFault: BackupFault | null
}

const COLUMNS = sql`backups.id, why, state, full_name as "askedBy", asked_at as "askedAt", ended_at as "endedAt", file,
  part, done, "of", bytes::float8 as bytes, rows::float8 as rows, files::float8 as files, missing_files as "missingFiles",
  fault, drill_state as "drillState", drill_at as "drillAt", drill_fault as "drillFault"`

export function listBackups(db: Db): Promise<BackupRow[]> {
  return db.rows<BackupRow>(sql`
    select ${COLUMNS} from backups left join users on users.id = asked_by order by asked_at desc, backups.id desc`)
}

export function findBackup(db: Db, id: string): Promise<BackupRow | undefined> {
  return db.row<BackupRow>(sql`
    select ${COLUMNS} from backups left join users on users.id = asked_by where backups.id = ${id}`)
}

export function findNewestPlanned(db: Db): Promise<{ askedAt: Date } | undefined> {
  return db.row<{ askedAt: Date }>(sql`
    select asked_at as "askedAt" from backups where why = 'planned' order by asked_at desc limit 1`)
}

type NewBackup = Pick<BackupRow, 'id' | 'why' | 'file' | 'askedAt'> & { by: string | null }

/** Says false while another one is under way. */
export async function insertWaiting(db: Db, { id, why, file, askedAt, by }: NewBackup): Promise<boolean> {
  const inserted = await db.execute(sql`
    insert into backups (id, why, state, asked_by, asked_at, file)
    values (${id}, ${why}, 'waiting', ${by}, ${askedAt}, ${file})
    on conflict ((true)) where state in ('waiting', 'making') do nothing`)
  return inserted > 0
}

export async function noteProgress(db: Db, id: string, step: { part: string; done: number; of: number }) {
  await db.execute(sql`
    update backups set state = 'making', part = ${step.part}, done = ${step.done}, "of" = ${step.of}
    where id = ${id} and state in ('waiting', 'making')`)
}

export type Made = { bytes: number; rows: number; files: number; missingFiles: number }

/** It is whole, whatever somebody believed of it meanwhile. */
export async function noteMade(db: Db, id: string, { bytes, rows, files, missingFiles }: Made, at: Date) {
  await db.execute(sql`
    update backups set state = 'made', ended_at = ${at}, bytes = ${bytes}, rows = ${rows}, files = ${files},
      missing_files = ${missingFiles}, part = null, done = null, "of" = null, fault = null
    where id = ${id}`)
}

/** One that was made by the command, beside the server. */
export async function insertMade(db: Db, { id, file, at, made }: { id: string; file: string; at: Date; made: Made }) {
  await db.execute(sql`
    insert into backups (id, why, state, asked_at, file) values (${id}, 'asked', 'made', ${at}, ${file})`)
  await noteMade(db, id, made, at)
}

/** Says whether this was news. */
export async function noteFailed(db: Db, id: string, fault: BackupFault, at: Date): Promise<boolean> {
  const failed = await db.execute(sql`
    update backups set state = 'failed', ended_at = ${at}, fault = ${fault}, part = null, done = null, "of" = null
    where id = ${id} and state in ('waiting', 'making')`)
  return failed > 0
}

/** Says false when it cannot be drilled now: it is not whole, or another drill is under way. */
export async function askForDrill(db: Db, id: string): Promise<boolean> {
  const asked = await db.execute(sql`
    update backups set drill_state = 'waiting', drill_at = null, drill_fault = null
    where id = ${id} and state = 'made'
      and not exists (select from backups where drill_state in ('waiting', 'drilling'))`)
  return asked > 0
}

export async function noteDrilling(db: Db, id: string): Promise<void> {
  await db.execute(sql`update backups set drill_state = 'drilling' where id = ${id} and drill_state = 'waiting'`)
}

/** It came through, whatever somebody believed of it meanwhile. */
export async function noteDrillPassed(db: Db, id: string, at: Date): Promise<void> {
  await db.execute(sql`
    update backups set drill_state = 'passed', drill_fault = null, drill_at = ${at} where id = ${id}`)
}

/** Says whether this was news: a drill whose lock was lost may have been called interrupted already. */
export async function noteDrillFailed(db: Db, id: string, fault: BackupFault, at: Date): Promise<boolean> {
  const failed = await db.execute(sql`
    update backups set drill_state = 'failed', drill_fault = ${fault}, drill_at = ${at}
    where id = ${id} and drill_state in ('waiting', 'drilling')`)
  return failed > 0
}

export async function deleteBackup(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from backups where id = ${id}`)
}

/** Planned ones beyond the newest so many. The newest that came through a drill stays, however old it is. */
export function listSuperfluous(db: Db, keep: number): Promise<{ id: string; file: string }[]> {
  return db.rows<{ id: string; file: string }>(sql`
    select id, file from backups where why = 'planned' and state in ('made', 'failed')
      and id is distinct from
        (select id from backups where drill_state = 'passed' order by asked_at desc limit 1)
    order by asked_at desc offset ${keep}`)
}

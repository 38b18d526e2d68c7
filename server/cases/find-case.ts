import type { ApplicationStage, Turn, TurnReason } from '@rahnama/contract/applications.ts'
import type { CaseFlag } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { foldDigits } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import { type Seeing, seeingOf, visibleTo } from '../desk/desk.ts'

export type CaseRow = {
  id: string
  userId: string
  folio: string
  program: Program
  stage: ApplicationStage
  turn: Turn
  reason: TurnReason
  dueOn: string | null
  submittedAt: Date
  changedAt: Date
  closedAt: Date | null
  version: number
  ownerId: string | null
  ownerName: string | null
  promiseMinutes: number
  flags: CaseFlag[]
  authorityNumber: string | null
  filedOn: string | null
  biometricsBy: string | null
  biometricsOn: string | null
  medicalBy: string | null
  medicalOn: string | null
  decidedOn: string | null
  refusalGrounds: string[]
  lesson: string | null
}

const COLUMNS = sql`applications.id, applications.user_id as "userId", reference as folio, program, stage, turn,
  turn_reason as reason, due_on as "dueOn", submitted_at as "submittedAt", changed_at as "changedAt",
  closed_at as "closedAt", applications.version, owner_id as "ownerId", owners.full_name as "ownerName",
  promise_minutes as "promiseMinutes", flags, authority_number as "authorityNumber", filed_on as "filedOn",
  biometrics_by as "biometricsBy", biometrics_on as "biometricsOn", medical_by as "medicalBy",
  medical_on as "medicalOn", decided_on as "decidedOn", refusal_grounds as "refusalGrounds", lesson`
const SOURCE = sql`applications join cases on cases.application_id = applications.id
  left join users as owners on owners.id = owner_id`

const OWNER = sql`owner_id`

/** A folio however it is typed: in any digits and case, with or without its dashes. */
export function toFolio(typed: string): string {
  const bare = foldDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return `${bare.slice(0, 1)}-${bare.slice(1, 5)}-${bare.slice(5)}`
}

export async function findCase(db: Db, caller: Pick<Caller, 'userId' | 'role'>, folio: string): Promise<CaseRow> {
  return found(
    await db.row<CaseRow>(sql`
      select ${COLUMNS} from ${SOURCE}
      where reference = ${toFolio(folio)} ${visibleTo(await seeingOf(db, caller), OWNER)}`),
  )
}

/** Whoever changes a case waits for whoever is changing it, and reads it after that. It is locked before all else. */
export async function lockCase(tx: Db, caller: Pick<Caller, 'userId' | 'role'>, folio: string): Promise<CaseRow> {
  await tx.execute(sql`select from applications where reference = ${toFolio(folio)} for no key update`)
  return findCase(tx, caller, folio)
}

/** A case that is over is read and not changed. */
export async function lockOpenCase(tx: Db, caller: Pick<Caller, 'userId' | 'role'>, folio: string): Promise<CaseRow> {
  const row = await lockCase(tx, caller, folio)
  if (row.closedAt) throw new AppError('GONE')
  return row
}

/** Of a client, as far as somebody may see them. */
export function listCasesOf(db: Db, seeing: Seeing, clientId: string): Promise<CaseRow[]> {
  return db.rows<CaseRow>(sql`
    select ${COLUMNS} from ${SOURCE} where applications.user_id = ${clientId} ${visibleTo(seeing, OWNER)}
    order by closed_at is not null, changed_at desc, applications.id`)
}

function found(row: CaseRow | undefined): CaseRow {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

import { ASSESSMENT_FORMS } from '@rahnama/contract/assessments/assessments.ts'
import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { listExplanations } from '../applications/applications.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { listConsents, toConsent } from '../consent-records/consent-records.ts'
import { listOfClient } from '../consultations/consultations.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { evidenceOf, readChecklist } from '../documents/documents.ts'
import { auditLook } from './audit-case.ts'
import { type CaseRow, findCase } from './find-case.ts'
import { judgeCase } from './judge-case.ts'

const FORMS = [profileForm.name, ...Object.keys(ASSESSMENT_FORMS)]

type Reading = Pick<Deps, 'db' | 'now'>

/** As the client gave them; looking is written to the audit. */
export async function readAnswers(
  deps: Reading,
  caller: Caller,
  { folio }: Input<typeof cases.answers>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.answers>> {
  const row = await findCase(deps.db, caller, folio)
  const now = deps.now()
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Answers')
  const sheets = await listSheets(deps.db, row.userId)
  const explanations = await listExplanations(deps.db, row.id)
  return {
    forms: sheets.map(({ savedAt, completedAt, ...sheet }) => ({
      ...sheet,
      savedAt: savedAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
    })),
    unproven: await listUnproven(deps.db, row, sheets, now),
    contradictions: (await judgeCase(deps.db, row, now)).contradictions,
    explanations: explanations.map(({ givenAt, ...each }) => ({ ...each, givenAt: givenAt.toISOString() })),
  }
}

export async function readDocuments(
  deps: Reading,
  caller: Caller,
  { folio }: Input<typeof cases.documents>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.documents>> {
  const row = await findCase(deps.db, caller, folio)
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Documents')
  const { entries, progress } = await readChecklist(deps.db, row.userId, row.program, deps.now())
  return { entries, progress }
}

export async function readAppointments(
  deps: Reading,
  caller: Caller,
  { folio }: Input<typeof cases.appointments>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.appointments>> {
  const row = await findCase(deps.db, caller, folio)
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Appointments')
  return { appointments: await listOfClient(deps, row.userId) }
}

export async function readConsents(
  deps: Reading,
  caller: Caller,
  { folio }: Input<typeof cases.consents>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.consents>> {
  const row = await findCase(deps.db, caller, folio)
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Consents')
  return { consents: (await listConsents(deps.db, row.userId)).map(toConsent) }
}

type SheetRow = {
  form: string
  answers: Output<typeof cases.answers>['forms'][number]['answers']
  savedAt: Date
  completedAt: Date | null
}

async function listSheets(db: Db, userId: string): Promise<SheetRow[]> {
  const rows = await db.rows<SheetRow>(sql`
    select form, answers, saved_at as "savedAt", completed_at as "completedAt" from answer_sheets
    where user_id = ${userId} and form = any(${FORMS})`)
  return rows.toSorted((a, b) => FORMS.indexOf(a.form) - FORMS.indexOf(b.form))
}

/** Lists that documents prove entry by entry, and what a passport proves. */
const PROVABLE_LISTS = [
  'tests',
  'credentials',
  'jobs',
  'relatives',
  'partnerTests',
  'partnerCredentials',
  'partnerJobs',
]
const ENTRY = /^(\w+)\.([\w-]+)$/

/** Entries that no accepted document shows. */
async function listUnproven(db: Db, { userId }: CaseRow, sheets: readonly SheetRow[], now: Date): Promise<string[]> {
  const shown = await evidenceOf(db, userId, now)
  const profile = sheets.find(({ form }) => form === profileForm.name)
  return Object.keys(profile?.answers ?? {}).filter((path) => {
    const [, list] = ENTRY.exec(path) ?? []
    return list !== undefined && PROVABLE_LISTS.includes(list) && shown.get(path) !== 'verified'
  })
}

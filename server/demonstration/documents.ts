import { randomUUID } from 'node:crypto'
import { type ClientDocument, purposeOf } from '@rahnama/contract/documents.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { acceptVersion, attachUpload, sayCannotGet, sendBackVersion } from '../documents/documents.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { appendToUpload, beginUpload, finishUpload } from '../uploads/uploads.ts'
import { samplePdf } from './sample-pdf.ts'

type Given = { kind: DocumentKind; subject: string; name: string; line: string; endsOn?: string }

const DAYS_LEFT = 70

/** Documents in every state a client can meet. Given once; what is changed afterwards stays changed. */
export async function seedDocuments(deps: Deps): Promise<void> {
  const client = await findAccountByEmail(deps.db, 'client@rahnama.example')
  const agent = await findAccountByEmail(deps.db, 'agent@rahnama.example')
  if (!client || !agent) return
  const userId = client.id
  if (await deps.db.row(sql`select 1 from documents where user_id = ${userId} limit 1`)) return
  const by = agent.id
  const today = officeDay(deps.now())
  const give = (given: Given) => giveDocument(deps, userId, given)

  await give({
    kind: 'passport',
    subject: 'profile',
    name: 'passport-scan.pdf',
    line: 'Passport (sample)',
    endsOn: addDays(today, DAYS_LEFT),
  })
  await give({
    kind: 'languageResult',
    subject: 'profile/tests.demo-ielts',
    name: 'IELTS TRF.pdf',
    line: 'IELTS (sample)',
  })
  // The test was taken more than two years ago, so it has expired.
  await give({ kind: 'languageResult', subject: 'profile/tests.demo-tcf', name: 'tcf.pdf', line: 'TCF (sample)' })
  const degree = await give({
    kind: 'degree',
    subject: 'profile/credentials.demo-master',
    name: 'دانشنامه کارشناسی ارشد.pdf',
    line: 'Degree (sample)',
  })
  await acceptVersion(deps, deps.db, { userId, versionId: newest(degree), by })
  const letter = await give({
    kind: 'employmentLetter',
    subject: 'profile/jobs.demo-now',
    name: 'reference letter.pdf',
    line: 'Reference letter (sample)',
  })
  await sendBackVersion(deps, deps.db, {
    userId,
    versionId: newest(letter),
    by,
    reason: 'notOfficial',
    note: 'Please ask for the company stamp and the phone number of the person who signs.',
  })
  const marriage = { kind: 'marriageCertificate', subject: 'profile', name: 'marriage.pdf' } as const
  await give({ ...marriage, line: 'Marriage certificate, first scan (sample)' })
  await give({ ...marriage, line: 'Marriage certificate with all pages (sample)' })
  await sayCannotGet(deps, as(userId, deps.now()), {
    kind: 'militaryRecord',
    subject: 'profile',
    explanation: 'مشمول خدمت نبوده‌ام.',
  })
}

/** The file is announced, sent, judged and attached, as a browser does it. */
async function giveDocument(
  deps: Deps,
  userId: string,
  { kind, subject, name, line, endsOn }: Given,
): Promise<ClientDocument> {
  const caller = as(userId, deps.now())
  const id = randomUUID()
  const content = samplePdf(line)
  await beginUpload(deps, caller, { id, purpose: purposeOf(kind), name, size: content.length })
  await appendToUpload(deps, caller, { id, offset: 0, content })
  await finishUpload(deps, caller, { id })
  return attachUpload(deps, caller, { kind, subject, uploadId: id, ...(endsOn !== undefined && { endsOn }) })
}

function newest({ versions }: ClientDocument): string {
  return versions[0]?.id ?? ''
}

function as(userId: string, now: Date): Caller {
  return { userId, role: 'student', sessionId: '', assurance: 'aal1', owesSecondFactor: false, expiresAt: now }
}

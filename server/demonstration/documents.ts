import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { acceptVersion, sayCannotGet, sendBackVersion } from '../documents/documents.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { as } from './acting.ts'
import { type Given, giveDocument } from './give-document.ts'

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
    wording: 1,
    note: 'Please ask for the company stamp and the phone number of the person who signs.',
  })
  const marriage = { kind: 'marriageCertificate', subject: 'profile', name: 'marriage.pdf' } as const
  await give({ ...marriage, line: 'Marriage certificate, first scan (sample)' })
  await give({ ...marriage, line: 'Marriage certificate with all pages (sample)' })
  await sayCannotGet(deps, as(userId, deps), {
    kind: 'militaryRecord',
    subject: 'profile',
    program: 'FSW',
    explanation: 'مشمول خدمت نبوده‌ام.',
  })
}

function newest({ versions }: ClientDocument): string {
  return versions[0]?.id ?? ''
}

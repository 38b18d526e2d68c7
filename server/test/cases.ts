import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { documents } from '@rahnama/contract/documents.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { submitFromForm } from '../applications/applications.ts'
import { sql } from '../db/db.ts'
import { openTestSession, type SignedInAccount } from './accounts.ts'
import { sampleFile } from './sample-files.ts'
import type { TestApp } from './test.ts'
import { sendFile } from './uploads.ts'

/** An application that was sent, as its client sees it. The forms of some programs bring everything themselves. */
export async function sendApplication(t: TestApp, client: SignedInAccount, program: Program = 'ICT') {
  const sending = { userId: client.userId, program, idempotencyKey: randomUUID() }
  const { id } = await t.db.transaction((tx) => submitFromForm(t.deps, tx, sending))
  return t.as(client).call(applications.read, { id })
}

type Changes = TypedInput<typeof profile.save>['changes']

/** What a client says of themselves, as the profile's page saves it. */
export async function tellProfile(t: TestApp, client: SignedInAccount, changes: Changes) {
  const { version } = await t.as(client).call(profile.read, {})
  return t.as(client).call(profile.save, { base: version, tab: randomUUID(), turn: 1, changes })
}

/** A passport that lies with us to be verified. */
export async function givePassport(t: TestApp, client: SignedInAccount, content: Uint8Array = sampleFile('plain.pdf')) {
  const { token } = await openTestSession(t.deps, client.userId)
  const upload = await sendFile(t, token, { purpose: 'document', name: 'passport.pdf', content })
  const input = { kind: 'passport', subject: 'profile', uploadId: upload.id, endsOn: '2031-05-01' } as const
  const { versions } = await t.as(client).call(documents.attach, input)
  const [newest] = versions
  if (!newest) throw new Error('The passport was not attached')
  await t.db.execute(sql`update document_versions set state = 'inReview' where id = ${newest.id}`)
  return newest
}

/** One agent and one client whose case lies with us at this time. Nobody else is left who could be given it. */
export async function openOneCase(t: TestApp, now: string) {
  t.setNow(now)
  await t.db.execute(sql`delete from user_roles where role = 'case_review_agent'`)
  const [agent, mina] = [await t.signIn('case_review_agent'), await t.signIn('student')]
  const { id, reference: folio } = await sendApplication(t, mina)
  return { agent, mina, folio, id }
}

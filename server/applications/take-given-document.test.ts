import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { documents } from '@rahnama/contract/documents.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestSession, type SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication, tellProfile } from '../test/cases.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'

const t = useTestApp()

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

beforeEach(async () => {
  t.setNow('2026-11-16T15:00:00Z')
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  const sent = await sendApplication(t, mina)
  folio = sent.reference
  id = sent.id
})

const mine = () => t.as(mina).call(applications.read, { id })
const events = async () => (await t.as(agent).call(cases.timeline, { folio })).events.map(({ what }) => what)

/** As the client's page does it; nothing is changed behind its back. */
async function upload(content = sampleFile('plain.docx')) {
  const { token } = await openTestSession(t.deps, mina.userId)
  const { id: uploadId } = await sendFile(t, token, { purpose: 'document', name: 'passport.docx', content })
  return t.as(mina).call(documents.attach, { kind: 'passport', subject: 'profile', uploadId })
}

/** Decided, carried out and told: the client has the turn. */
async function sendBack() {
  const { id: versionId } = await givePassport(t, mina)
  await t.runJobs()
  const { checksum } = await t.as(agent).call(cases.toVerify, { folio, versionId })
  const words = { reason: 'unreadable', sentence: null, remark: null } as const
  await t.as(agent).call(cases.sendBack, { folio, versionId, checksum, ...words })
  t.setNow('2026-11-16T15:00:20Z')
  await t.runJobs()
}

async function tell() {
  t.setNow('2026-11-16T15:03:00Z')
  await t.runJobs()
}

describe('a document that is replaced while the application lies with us', () => {
  test('is in review at once, brings the turn back, and stands in the timeline', async () => {
    await sendBack()
    await tell()
    expect(await mine()).toMatchObject({ turn: 'client', asked: { questions: 0, documents: 1 } })
    expect((await upload()).state).toBe('inReview')
    await t.runJobs()
    expect(await mine()).toMatchObject({
      ...{ turn: 'office', stage: 'submitted', reason: 'awaitsReview', dueOn: '2026-11-23' },
      asked: { questions: 0, documents: 0 },
    })
    expect(await events()).toContain('documentGiven')
  })

  test('leaves the turn with the client while a question is open', async () => {
    await sendBack()
    await tell()
    const question = { folio, id: randomUUID(), form: null, path: null, text: 'Which year?' }
    await t.as(agent).call(cases.ask, question)
    await upload()
    await t.runJobs()
    expect(await mine()).toMatchObject({ turn: 'client', reason: 'answerAsked' })
    const answer = { id, questionId: question.id, answer: '2019', changedAnswer: false }
    expect(await t.as(mina).call(applications.answer, answer)).toMatchObject({ turn: 'office' })
  })

  test('before the mail about it left does not become the client’s turn by that mail', async () => {
    await sendBack()
    await upload()
    await tell()
    expect(await mine()).toMatchObject({ turn: 'office' })
  })

  test('and one that is explained instead brings the turn back, too', async () => {
    await sendBack()
    await tell()
    const explanation = 'The office that issued it was closed.'
    await t.as(mina).call(documents.cannotGet, { kind: 'passport', subject: 'profile', program: 'ICT', explanation })
    await t.runJobs()
    expect(await mine()).toMatchObject({ turn: 'office' })
  })
})

test('a document leaves the turn where it is when we asked for something else in a sentence', async () => {
  const { version } = await t.as(agent).call(cases.read, { folio })
  await t.as(agent).call(cases.move, {
    ...{ folio, version, stage: 'needsMore', turn: 'client', reason: 'answerAsked', dueOn: null },
    sentence: { en: 'From which month on can you begin?', fa: 'از چه ماهی می‌توانید شروع کنید؟' },
  })
  await upload()
  await t.runJobs()
  expect(await mine()).toMatchObject({ turn: 'client', reason: 'answerAsked' })
})

describe('an answer to a question', () => {
  test('leaves the turn with the client while a document is sent back', async () => {
    const question = { folio, id: randomUUID(), form: null, path: null, text: 'Which year?' }
    await t.as(agent).call(cases.ask, question)
    await sendBack()
    await tell()
    const answer = { id, questionId: question.id, answer: '2019', changedAnswer: false }
    expect(await t.as(mina).call(applications.answer, answer)).toMatchObject({
      turn: 'client',
      reason: 'documentSentBack',
    })
  })
})

test('a question about an answer shows its client what stands there now', async () => {
  await tellProfile(t, mina, { firstName: 'Mina' })
  await t.as(agent).call(cases.ask, {
    ...{ folio, id: randomUUID(), form: 'profile', path: 'firstName', text: 'Is this as in your passport?' },
  })
  expect((await mine()).questions).toMatchObject([{ path: 'firstName', value: 'Mina' }])
})

test('what is given before anything was sent stays with the client', async () => {
  mina = await t.signIn('student')
  expect((await upload()).state).toBe('uploaded')
})

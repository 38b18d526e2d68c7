import { randomUUID } from 'node:crypto'
import { type Application, applications, type Obstacle } from '@rahnama/contract/applications.ts'
import { documents } from '@rahnama/contract/documents.ts'
import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { single30 } from '@rahnama/contract/profile/people.test-data.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

async function start(person: SignedInAccount, program: Program) {
  const answer = await t.as(person).call(applications.start, { program, knowing: true })
  if (!('application' in answer)) throw new Error(`${program} cannot be started`)
  return answer.application
}
const submit = (person: SignedInAccount, id: string, idempotencyKey: string = randomUUID()) =>
  t.as(person).call(applications.submit, { id, idempotencyKey, knowing: true })
const whats = (obstacles: readonly Obstacle[] | null) => [...new Set(obstacles?.map(({ what }) => what))]

const tell = (person: SignedInAccount, changes: FlatAnswers = single30) => tellProfile(t, person, changes)

async function complete(person: SignedInAccount): Promise<void> {
  const { version } = await t.as(person).call(profile.read, {})
  await t.as(person).call(profile.complete, { version })
}

/** Every document of the list explained: as good as given. */
async function explainDocuments(person: SignedInAccount, program: Program): Promise<void> {
  const { entries } = await t.as(person).call(documents.checklist, { program })
  const explanation = 'The archive that keeps it burnt down.'
  for (const { kind, subject } of entries)
    await t.as(person).call(documents.cannotGet, { kind, subject, program, explanation })
}

async function ready(program: Program = 'FSW') {
  const me = await t.signIn('student')
  await tell(me)
  await complete(me)
  await explainDocuments(me, program)
  return { me, application: await start(me, program) }
}

describe('sending an application', () => {
  test('from an empty account names what is missing and sends nothing', async () => {
    const me = await t.signIn('student')
    const { id, obstacles } = await start(me, 'FSW')
    expect(whats(obstacles)).toEqual(['profile', 'document'])
    const { result, application } = await submit(me, id)
    expect([result, application.stage]).toEqual(['notReady', 'preparing'])
    expect(application.obstacles).toContainEqual({ what: 'document', kind: 'passport', subject: 'profile' })
    expect(await t.mails({ to: me.email })).toEqual([])
  })

  test('with a profile that is answered but not declared complete is not ready', async () => {
    const me = await t.signIn('student')
    await tell(me)
    const { obstacles } = await start(me, 'FSW')
    expect(obstacles?.[0]).toEqual({ what: 'profile', percent: 100 })
  })

  test('with everything there puts it on our desk, with a mail and its documents in review', async () => {
    const { me, application } = await ready()
    expect(application.obstacles).toEqual([])
    const sent = await submit(me, application.id)
    expect(sent).toMatchObject({
      result: 'submitted',
      application: { stage: 'submitted', turn: 'office', reason: 'awaitsReview', obstacles: null },
    })
    expect(sent.application.documents.missing).toBe(0)
    expect((await t.mails({ to: me.email })).map(({ content }) => content.subject)).toEqual([
      `We have your application: Federal Skilled Worker, ${application.reference}`,
    ])
  })

  test('ten times at once is sending once, with one mail', async () => {
    const { me, application } = await ready()
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => submit(me, application.id, key)),
      ...Array.from({ length: 5 }, () => submit(me, application.id)),
    ])
    const results = answers.map(({ result }) => result)
    expect(results.filter((result) => result !== 'submitted' && result !== 'alreadySent')).toEqual([])
    const events = await t.db.rows(sql`
      select 1 from application_events where application_id = ${application.id} and what = 'submitted'`)
    expect(events).toHaveLength(1)
    expect(await t.mails({ to: me.email })).toHaveLength(1)
  })

  test('again with the same key, after the answer was lost, answers the same', async () => {
    const { me, application } = await ready()
    const key = randomUUID()
    const first = await submit(me, application.id, key)
    expect(await submit(me, application.id, key)).toEqual(first)
    expect((await submit(me, application.id)).result).toBe('alreadySent')
  })

  test('that was withdrawn is refused by name', async () => {
    const { me, application } = await ready()
    await t.as(me).call(applications.withdraw, { id: application.id })
    expect((await submit(me, application.id)).result).toBe('over')
  })
})

describe('answers that do not fit together', () => {
  const LIVES_ABROAD = { residence: 'IR', canadianStatus: 'worker' }

  async function contradicting() {
    const { me, application } = await ready()
    await tell(me, LIVES_ABROAD)
    await complete(me)
    await explainDocuments(me, 'FSW')
    return { me, id: application.id }
  }
  const read = (me: SignedInAccount, id: string) => t.as(me).call(applications.read, { id })
  const contradictionIn = ({ obstacles }: Application) =>
    obstacles?.find((obstacle) => obstacle.what === 'contradiction')

  test('hold it back until they are explained, and point at the question to change', async () => {
    const { me, id } = await contradicting()
    const found = contradictionIn(await read(me, id))
    expect(found).toMatchObject({
      code: 'STATUS_IN_CANADA_BUT_LIVES_ABROAD',
      place: '/profile/personal#q-residence',
    })
    expect((await submit(me, id)).result).toBe('notReady')
    if (!found) throw new Error('No contradiction')
    const { code, answers } = found
    const explanation = { code, answers, text: 'My permit runs on; I am with my parents this winter.' }
    const explained = await t.as(me).call(applications.explain, { id, ...explanation })
    expect(explained.obstacles).toEqual([])
    expect(explained.explanations).toMatchObject([explanation])
    expect((await submit(me, id)).result).toBe('submitted')
    expect(await t.as(me).refuse(applications.explain, { id, ...explanation })).toMatchObject({ code: 'GONE' })
  })

  test('explained in the profile are not asked about again', async () => {
    const { me, id } = await contradicting()
    await tell(me, { explanation: 'My permit runs on; I am with my parents this winter.' })
    expect(contradictionIn(await read(me, id))).toBeUndefined()
  })

  test('an explanation taken back holds it back again', async () => {
    const { me, id } = await contradicting()
    const found = contradictionIn(await read(me, id))
    if (!found) throw new Error('No contradiction')
    const key = { id, code: found.code, answers: found.answers }
    await t.as(me).call(applications.explain, { ...key, text: 'Because.' })
    const again = await t.as(me).call(applications.explain, { ...key, text: ' ' })
    expect(contradictionIn(again)?.code).toBe('STATUS_IN_CANADA_BUT_LIVES_ABROAD')
  })
})

import { randomUUID } from 'node:crypto'
import { writeRole } from '@rahnama/server/auth/auth.ts'
import { sql } from '@rahnama/server/db/db.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { type Person, signUp } from '../person.ts'

const AT_ONCE = 20

let installation: Installation
let address = ''
let mina: Person
let owner: Person

beforeAll(async () => {
  installation = await openInstallation()
  address = await installation.start().address
  mina = await signUp(address)
  owner = await signUp(address)
  await writeRole(installation.db, owner.id, 'admin')
})
afterAll(() => installation?.close())

const id = randomUUID()
const breach = {
  ...{ foundOn: '2026-11-14', what: 'A laptop', affected: 'Passports', people: 1, isRealRisk: false },
  ...{ assessment: 'Encrypted', measures: 'Ended sessions', reportedOn: null, toldOn: null },
}
const enquiry = {
  ...{ idempotencyKey: id, language: 'en', name: 'Sam Sample', email: 'once@example.com' },
  message: 'Is a language test needed for a work permit?',
}

type Act = { by: () => Person; method: string; path: string; body: object; of: string; where: string }
const client = () => mina
const office = () => owner

/** What may happen once, however often and however fast it is asked for: who asks, and where the effect is counted. */
const ONCE: Record<string, Act> = {
  'an enquiry': { by: client, method: 'POST', path: '/api/enquiries', body: enquiry, of: 'enquiries', where: 'true' },
  'a conversation': {
    ...{ by: client, method: 'POST', path: '/api/messages', of: 'messages' },
    ...{ body: { id, messageId: id, kind: 'general', subject: 'Once', body: 'Once' }, where: `id = '${id}'` },
  },
  'an announced file': {
    ...{ by: client, method: 'POST', path: '/api/uploads', of: 'uploads', where: `id = '${id}'` },
    body: { id, purpose: 'cv', name: 'cv.pdf', size: 1000 },
  },
  'a request for a correction': {
    ...{ by: client, method: 'POST', path: '/api/corrections', of: 'corrections', where: 'true' },
    body: { id, what: 'My name' },
  },
  'the answer to it': {
    ...{ by: office, method: 'POST', path: `/api/corrections/${id}/answer`, of: 'audit_entries' },
    ...{ body: { outcome: 'corrected', words: 'Done' }, where: "act = 'privacy.answerCorrection'" },
  },
  'the record of a breach': {
    ...{ by: office, method: 'POST', path: '/api/breaches', of: 'audit_entries' },
    ...{ body: { id, breach }, where: "act = 'privacy.recordBreach'" },
  },
  'an archive of one’s data': {
    ...{ by: client, method: 'POST', path: '/api/privacy/export', body: {}, of: 'data_exports', where: 'true' },
  },
  'the deletion of an account': {
    ...{ by: client, method: 'POST', path: '/api/privacy/deletion', body: {}, of: 'erasures', where: 'true' },
  },
  'a backup': {
    ...{ by: client, method: 'POST', path: '/api/backups', body: {}, of: 'backups', where: 'true' },
    by: office,
  },
}

test.each(Object.entries(ONCE))(`%s, asked for ${AT_ONCE} times at once, happens once`, async (_, act) => {
  const { by, method, path, body, of, where } = act
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => by().at(address).send(method, path, { body })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses).toContain(200)
  const counted = {
    parts: [`select count(*)::integer as n from ${of} where ${where}`],
    values: [],
    isSql: true,
  } as const
  expect((await installation.db.row<{ n: number }>(sql`${counted}`))?.n).toBe(1)
})

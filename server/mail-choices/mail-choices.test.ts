import { type MailChoices, mailChoices } from '@rahnama/contract/mail-choices.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { readMailChoices, unsubscribeUrl } from './mail-choices.ts'

const t = useTestApp()
const PATH = '/api/mail-choices'

const AS_WE_CHOOSE: MailChoices = {
  paces: {
    caseUpdates: 'immediately',
    messages: 'immediately',
    appointmentReminders: 'immediately',
    documentExpiry: 'immediately',
    deskWork: 'daily',
    deskAppointments: 'immediately',
  },
  timeZone: null,
  quietHours: null,
}

test('mails come as we chose until somebody says otherwise, and one person’s choice is not another’s', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  expect((await t.send('GET', PATH, { token: one.token })).body).toEqual(AS_WE_CHOOSE)
  const changed: MailChoices = {
    paces: { ...AS_WE_CHOOSE.paces, caseUpdates: 'daily', documentExpiry: 'never' },
    timeZone: 'Asia/Tehran',
    quietHours: { from: 22 * 60, until: 7 * 60 },
  }
  expect((await t.send('PUT', PATH, { token: one.token, body: changed })).body).toEqual(changed)
  expect(await readMailChoices(t.db, one.userId)).toEqual(changed)
  expect(await readMailChoices(t.db, other.userId)).toEqual(AS_WE_CHOOSE)
  expect((await t.send('PUT', PATH, { token: one.token, body: AS_WE_CHOOSE })).body).toEqual(AS_WE_CHOOSE)
})

test.each(['appointmentReminders', 'deskAppointments'] as const)(
  'what begins within the hour cannot be wanted once a day: %s',
  async (kind) => {
    const client = await t.signIn('student')
    const body = { ...AS_WE_CHOOSE, paces: { ...AS_WE_CHOOSE.paces, [kind]: 'daily' } }
    expect((await t.send('PUT', PATH, { token: client.token, body })).status).toBe(400)
    expect(await readMailChoices(t.db, client.userId)).toEqual(AS_WE_CHOOSE)
  },
)

test('a device tells its zone once: what is known already stays', async () => {
  const client = await t.signIn('student')
  const tellZone = (timeZone: string) => t.as(client).call(mailChoices.tellZone, { timeZone })
  expect((await tellZone('Asia/Tehran')).timeZone).toBe('Asia/Tehran')
  expect((await tellZone('Europe/Berlin')).timeZone).toBe('Asia/Tehran')
  const refused = await t.send('POST', `${PATH}/zone`, { token: client.token, body: { timeZone: 'Mars/Base' } })
  expect(refused.status).toBe(400)
})

test('the link at the end of a mail switches off its one kind without signing in, and on again', async () => {
  const client = await t.signIn('student')
  const url = unsubscribeUrl(t.deps, { userId: client.userId, kind: 'caseUpdates' })
  const token = url.slice(url.lastIndexOf('/') + 1)
  const pace = async () => (await readMailChoices(t.db, client.userId)).paces
  expect(await t.call(mailChoices.readLink, { token })).toEqual({ kind: 'caseUpdates', isOff: false })
  expect(await pace()).toEqual(AS_WE_CHOOSE.paces)
  expect(await t.call(mailChoices.useLink, { token })).toEqual({ kind: 'caseUpdates', isOff: true })
  expect(await pace()).toEqual({ ...AS_WE_CHOOSE.paces, caseUpdates: 'never' })
  await t.call(mailChoices.useLink, { token, isOff: false })
  expect(await pace()).toEqual(AS_WE_CHOOSE.paces)
})

test('one click in a mail program posts a form to that address; opening it changes nothing', async () => {
  const client = await t.signIn('student')
  const { pathname } = new URL(unsubscribeUrl(t.deps, { userId: client.userId, kind: 'documentExpiry' }))
  for (const method of ['GET', 'HEAD']) await t.send(method, pathname)
  expect((await readMailChoices(t.db, client.userId)).paces.documentExpiry).toBe('immediately')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const posted = await t.send('POST', pathname, { body: 'List-Unsubscribe=One-Click', headers })
  expect(posted.status).toBe(204)
  expect((await readMailChoices(t.db, client.userId)).paces.documentExpiry).toBe('never')
})

test('a link somebody made up, or changed, switches nothing off', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  const tokenOf = (userId: string) =>
    Buffer.from(unsubscribeUrl(t.deps, { userId, kind: 'messages' }).replace(/.*\//, ''), 'base64url')
  const mixed = Buffer.concat([tokenOf(other.userId).subarray(0, 17), tokenOf(one.userId).subarray(17)])
  for (const token of [mixed.toString('base64url'), 'made-up', 'A'.repeat(44)])
    expect((await t.send('POST', `${PATH}/links/${token}`, { body: {} })).status).toBe(404)
  expect((await readMailChoices(t.db, other.userId)).paces.messages).toBe('immediately')
})

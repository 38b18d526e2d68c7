import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { wantsMail } from './mail-choices.ts'

const t = useTestApp()
const PATH = '/api/mail-choices'

test('every mail is wanted until somebody says otherwise, and can be wanted again', async () => {
  const { token, userId } = await t.signIn('student')
  expect((await t.send('GET', PATH, { token })).body).toEqual({ appointmentReminders: true, documentExpiry: true })
  const fewer = { appointmentReminders: false, documentExpiry: true }
  expect((await t.send('PUT', PATH, { token, body: fewer })).body).toEqual(fewer)
  expect(await wantsMail(t.db, userId, 'appointmentReminders')).toBe(false)
  expect(await wantsMail(t.db, userId, 'documentExpiry')).toBe(true)
  const all = { appointmentReminders: true, documentExpiry: true }
  expect((await t.send('PUT', PATH, { token, body: all })).body).toEqual(all)
  expect(await wantsMail(t.db, userId, 'appointmentReminders')).toBe(true)
})

test('one person’s choice is not another’s, and somebody without an account has made none', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  await t.send('PUT', PATH, { token: one.token, body: { appointmentReminders: false, documentExpiry: false } })
  expect(await wantsMail(t.db, other.userId, 'documentExpiry')).toBe(true)
  expect(await wantsMail(t.db, null, 'appointmentReminders')).toBe(true)
})

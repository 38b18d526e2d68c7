import { users } from '@rahnama/contract/users.ts'
import { expect, test } from 'vitest'
import { sql } from './db/db.ts'
import { useTestApp } from './test/test.ts'

const t = useTestApp()
const PASSWORD = 'nine lanterns on the pier'
const OTHER_ID = '00000000-0000-4000-8000-000000000000'

/** Everything an attacker hopes to be written along with what was asked for. */
const HOPES = {
  id: OTHER_ID,
  userId: OTHER_ID,
  user_id: OTHER_ID,
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  is_super_admin: true,
  isEmailConfirmed: true,
  email_confirmed_at: '2020-01-01T00:00:00Z',
  is_demonstration: true,
  aal: 'aal2',
  app_metadata: { role: 'admin' },
  user_metadata: { role: 'admin' },
  constructor: { prototype: { role: 'admin' } },
}
/** A key of this name is a property like any other only in JSON. */
const withPrototype = (body: object) => JSON.stringify(body).replace(/\}$/, ',"__proto__":{"role":"admin"}}')
const JSON_TYPE = { 'Content-Type': 'application/json' }

const stateOf = (email: string) =>
  t.db.row(sql`
    select role, email_confirmed_at is not null as "isConfirmed", is_demonstration as "isDemonstration", users.id = ${OTHER_ID} as "isOther"
    from users left join user_roles on user_id = users.id where email = ${email}`)
const ORDINARY = { role: null, isConfirmed: false, isDemonstration: false, isOther: false }

test('registering takes the address and the password and nothing else that was sent along', async () => {
  const email = 'hopeful@example.com'
  const body = withPrototype({ ...HOPES, email, password: PASSWORD, data: HOPES })
  const answer = await t.send('POST', '/auth/v1/signup', { body, headers: JSON_TYPE })
  expect(answer.status).toBe(200)
  expect(await stateOf(email)).toEqual(ORDINARY)
})

test('changing one’s account changes no role, id or proof of the address', async () => {
  const email = 'changing@example.com'
  const { body } = await t.send('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } })
  const { access_token: token } = body as { access_token: string }
  const sent = { body: withPrototype({ ...HOPES, fullName: 'Mina', data: HOPES }), headers: JSON_TYPE, token }
  await t.send('PATCH', users.me.path, sent)
  await t.send('PUT', '/auth/v1/user', sent)
  expect(await stateOf(email)).toEqual(ORDINARY)
  expect(await t.call(users.me, {}, { token })).toMatchObject({ fullName: 'Mina', role: 'student', email })
})

test('of a name that is sent twice the last counts, once, and nothing else comes of it', async () => {
  const { token } = await t.signIn('student')
  const body = '{"fullName":"First","fullName":"Last"}'
  expect((await t.send('PATCH', users.me.path, { body, headers: JSON_TYPE, token })).status).toBe(200)
  expect((await t.call(users.me, {}, { token })).fullName).toBe('Last')
})

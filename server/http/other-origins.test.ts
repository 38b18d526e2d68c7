import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { users } from '@rahnama/contract/users.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
const ID = '00000000-0000-4000-8000-000000000000'
const pathOf = ({ path }: Procedure) => path.replace(/\{\w+\}/g, ID)
const ELSEWHERE = { Origin: 'https://evil.example' }

/** What a browser would need to let another page read an answer or send a request of more than plain text. */
const leaveOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))

test('a page of another host is given no leave to call any procedure', async () => {
  for (const procedure of procedures) {
    const asking = { ...ELSEWHERE, 'Access-Control-Request-Method': procedure.method }
    const answer = await t.send('OPTIONS', pathOf(procedure), {
      headers: { ...asking, 'Access-Control-Request-Headers': 'authorization,content-type' },
    })
    expect([pathOf(procedure), answer.status >= 400, leaveOf(answer.headers)]).toEqual([pathOf(procedure), true, []])
  }
})

test('an answer to another host’s page cannot be read there, embedded or framed', async () => {
  const { token } = await t.signIn('student')
  const { headers, status } = await t.send('GET', users.me.path, { token, headers: ELSEWHERE })
  expect([status, leaveOf(headers)]).toEqual([200, []])
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('what a form of another host’s page can send without asking changes nothing', async () => {
  const { token } = await t.signIn('student')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await t.send('PATCH', users.me.path, {
      token,
      body: '{"fullName":"Sent from elsewhere"}',
      headers: { ...ELSEWHERE, 'Content-Type': type },
    })
    expect([type, answer.status]).toEqual([type, 415])
  }
  expect((await t.call(users.me, {}, { token })).fullName).not.toBe('Sent from elsewhere')
})

test('who asks is told by nothing a browser sends by itself: a cookie opens no procedure', async () => {
  const { token } = await t.signIn('student')
  const cookies = ['access_token', 'sb-access-token', 'token', 'session'].map((name) => `${name}=${token}`).join('; ')
  expect((await t.send('GET', users.me.path, { headers: { Cookie: cookies } })).status).toBe(401)
})

test('no method in a header stands in for the one that was sent', async () => {
  const { token } = await t.signIn('student')
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    const body = { fullName: 'Renamed' }
    const headers = { [name]: 'PATCH' }
    expect((await t.send('POST', users.me.path, { token, body, headers })).status).toBe(404)
  }
})

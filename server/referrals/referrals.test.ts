import { describe, expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

function check(code: string, address = '192.0.2.1') {
  return t.send('GET', `/api/referrals/check-code?code=${encodeURIComponent(code)}`, {
    headers: { 'X-Forwarded-For': address },
  })
}

describe('a referral code', () => {
  test('is recognised in any spelling; one nobody owns is an answer, not a failure', async () => {
    const agent = await t.signIn('referral_agent')
    const { code } = (await t.send('GET', '/api/referrals/my-code', { token: agent.token })).body as { code: string }
    expect(code).toMatch(/^[2-9A-Z]{7}$/)
    expect((await check(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).body).toEqual({ result: 'recognised' })
    const unknown = await check('ABCDEFG')
    expect([unknown.status, unknown.body]).toEqual([200, { result: 'unknown' }])
  })

  test('stays the same for its owner', async () => {
    const agent = await t.signIn('referral_agent')
    const mine = async () => (await t.send('GET', '/api/referrals/my-code', { token: agent.token })).body
    expect(await mine()).toEqual(await mine())
  })

  test.each([
    ['one address', () => '192.0.2.9'],
    ['one IPv6 network', (turn: number) => `2001:db8:7:7::${turn.toString(16)}`],
    ['one address as a proxy with ports writes it', (turn: number) => `192.0.2.77:${40_000 + turn}`],
  ])('cannot be found by trying from %s', async (_, addressOf) => {
    const answers = []
    for (let turn = 0; turn < 30; turn += 1) answers.push(await check(`TRY${turn}`, addressOf(turn)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(refused[0]?.headers.get('retry-after')).toBe('30')
  })
})

import { referrals } from '@rahnama/contract/referrals.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const check = (code: string) => t.call(referrals.checkCode, { code }, from('192.0.2.1'))

describe('a referral code', () => {
  test('is recognised in any spelling; one nobody owns is an answer, not a failure', async () => {
    const agent = await t.signIn('referral_agent')
    const { code } = await t.as(agent).call(referrals.myCode, {})
    expect(code).toMatch(/^[2-9A-Z]{7}$/)
    expect(await check(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toEqual({ result: 'recognised' })
    expect(await check('ABCDEFG')).toEqual({ result: 'unknown' })
  })

  test('stays the same for its owner', async () => {
    const agent = await t.signIn('referral_agent')
    const mine = () => t.as(agent).call(referrals.myCode, {})
    expect(await mine()).toEqual(await mine())
  })

  test.each([
    ['one address', () => '192.0.2.9'],
    ['one IPv6 network', (turn: number) => `2001:db8:7:7::${turn.toString(16)}`],
    ['one address as a proxy with ports writes it', (turn: number) => `192.0.2.77:${40_000 + turn}`],
  ])('cannot be found by trying from %s', async (_, addressOf) => {
    const tryAt = (turn: number) => [{ code: `TRY${turn}` }, from(addressOf(turn))] as const
    for (let turn = 0; turn < 20; turn += 1) await t.call(referrals.checkCode, ...tryAt(turn))
    const refused = []
    for (let turn = 20; turn < 30; turn += 1) refused.push(await t.refuse(referrals.checkCode, ...tryAt(turn)))
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: '30' })
    expect(refused).toHaveLength(10)
  })
})

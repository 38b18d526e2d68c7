import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from './db/db.ts'
import { useTestApp } from './test/test.ts'

const t = useTestApp()

describe('what every request meets', () => {
  test('an unknown API path answers 404 with a code and the request id', async () => {
    const answer = await t.send('GET', '/api/nothing-here', { headers: { 'X-Request-Id': 'given-id-1234' } })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ code: 'NOT_FOUND', requestId: 'given-id-1234' })
    expect(answer.headers.get('x-request-id')).toBe('given-id-1234')
  })

  test('answers carry the security headers and a policy that allows nothing', async () => {
    const { headers } = await t.send('GET', '/api/system/about')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
  })

  test('no browser keeps what the API said about a person', async () => {
    const { headers } = await t.as('student').send('GET', '/api/users/me')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('the service is alive, ready, and tells its figures', async () => {
    expect((await t.send('GET', '/healthz')).body).toEqual({ status: 'alive' })
    expect((await t.send('GET', '/readyz')).body).toEqual({ status: 'ready' })
    expect((await t.send('GET', '/metrics')).text).toMatch(
      /http_requests_total\{route="\/healthz",method="GET",status="200"\} 1/,
    )
  })

  test('the service is not ready on a database that lacks a change this version needs', async () => {
    const newest = sql`select max(id) from migrations`
    await t.db.execute(sql`update migrations set id = id || '_of_another_version' where id = (${newest})`)
    const { status, body } = await t.send('GET', '/readyz')
    expect([status, body]).toEqual([503, { status: 'not ready', reason: 'migrations' }])
    await t.db.execute(sql`update migrations set id = replace(id, '_of_another_version', '')`)
    expect((await t.send('GET', '/readyz')).status).toBe(200)
  })

  test('the service is not ready on a database that none of its keys opens', async () => {
    const kept = await t.db.row<{ sealed: Buffer }>(
      sql`select sealed from sealed_secrets where name = 'fingerprint key'`,
    )
    await t.db.execute(sql`update sealed_secrets set sealed = ${randomBytes(61)} where name = 'fingerprint key'`)
    const { status, body } = await t.send('GET', '/readyz')
    expect([status, body]).toEqual([503, { status: 'not ready', reason: 'keys' }])
    await t.db.execute(sql`update sealed_secrets set sealed = ${kept?.sealed} where name = 'fingerprint key'`)
    expect((await t.send('GET', '/readyz')).status).toBe(200)
  })

  test('figures are not told to whoever comes through a proxy that nobody declared', async () => {
    const answer = await t.send('GET', '/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ code: 'NOT_ALLOWED' })])
  })

  test('the OpenAPI document lists every procedure with its audience', async () => {
    const { body } = await t.send('GET', '/api/openapi.json')
    expect(body).toMatchObject({
      openapi: '3.1.1',
      paths: { '/api/system/about': { get: { operationId: 'system.about', 'x-audience': 'public' } } },
    })
  })
})

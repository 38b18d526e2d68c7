import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { parseJson } from './parse-json.ts'

const t = useTestApp()
const bytes = (text: string) => new TextEncoder().encode(text)

test('a text that only writes about zero bytes is taken as it is', () => {
  expect(parseJson(bytes('{"a": "\\\\u0000"}'))).toEqual({ a: '\\u0000' })
})

test.each([
  '{"a": "\\u0000"}',
  '{"\\u0000": 1}',
  '{"a": ["b\\u0000c"]}',
  '{"a": "\\uD800"}',
  '{"\\udfffb": 1}',
  '{',
  '',
  '\u0000',
])('%j is no value', (text) => {
  expect(parseJson(bytes(text))).toBeUndefined()
})

test('a surrogate pair written as two escapes is a letter like any other', () => {
  expect(parseJson(bytes('"\\ud83c\\udf41"'))).toBe('🍁')
})

test('bytes that are no UTF-8 are no value', () => {
  expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined()
})

test('a zero byte in a query or a body is a malformed request, not a failure of ours', async () => {
  const query = await t.send('GET', '/api/referrals/check-code?code=A%00')
  expect([query.status, query.body]).toEqual([400, expect.objectContaining({ code: 'MALFORMED_REQUEST' })])
  const body = await t.as('student').send('PATCH', '/api/users/me', { body: { fullName: 'a\u0000' } })
  expect([body.status, body.body]).toEqual([400, expect.objectContaining({ code: 'MALFORMED_REQUEST' })])
})

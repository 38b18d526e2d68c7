import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { countValues, parseJson } from './parse-json.ts'

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

test.each([
  ['1', 1],
  ['{"a":1,"b":2}', 3],
  ['[1,2,[3]]', 5],
  ['["a,b", "\\",[{\\\\", ","]', 4],
])('%s holds %i values at most', (text, values) => {
  expect(countValues(bytes(text))).toBe(values)
})

test('a form with five thousand values is read, one more is refused unread', async () => {
  // The object around, the four fields of a save, and the answers.
  const save = (answers: number) => {
    const changes = Object.fromEntries(Array.from({ length: answers }, (_, index) => [`q${index}`, 1]))
    return t.as('student').send('PATCH', '/api/profile', { body: { base: 0, tab: 'test-tab-1', turn: 1, changes } })
  }
  const read = await save(4995)
  expect([read.status, read.body]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT' })])
  expect((read.body as { issues: unknown[] }).issues).toHaveLength(200)
  const refused = await save(4996)
  expect([refused.status, refused.body]).toEqual([413, expect.objectContaining({ code: 'BODY_TOO_LARGE' })])
})

test('a zero byte in a query or a body is a malformed request, not a failure of ours', async () => {
  const query = await t.send('GET', '/api/referrals/check-code?code=A%00')
  expect([query.status, query.body]).toEqual([400, expect.objectContaining({ code: 'MALFORMED_REQUEST' })])
  const body = await t.as('student').send('PATCH', '/api/users/me', { body: { fullName: 'a\u0000' } })
  expect([body.status, body.body]).toEqual([400, expect.objectContaining({ code: 'MALFORMED_REQUEST' })])
})

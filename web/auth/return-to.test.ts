import { expect, test } from 'vitest'
import { readReturnTo, withReturnTo } from './return-to.ts'

test('a page of ours is kept with its query', () => {
  expect(readReturnTo(new URL(withReturnTo('/auth', '/messages?tab=unread'), 'http://here').search)).toBe(
    '/messages?tab=unread',
  )
})

test.each([
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  'https://example.org/',
  'javascript:alert(1)',
  '/\t/example.org',
  '/.//example.org',
  '/./\\example.org',
  '/x/..//example.org',
  '/%2e//example.org',
  '',
  'messages',
])('%j would lead away and is not followed', (path) => {
  expect(readReturnTo(`?${new URLSearchParams({ returnTo: path })}`)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { toRequest } from './to-request.ts'

test('fields named in the path go there, encoded, and the others into a body', () => {
  const request = toRequest(
    { method: 'POST', path: '/api/things/{id}/notes' },
    { id: 'a/b', text: 'سلام', left: undefined },
  )
  expect(request).toEqual({
    url: '/api/things/a%2Fb/notes',
    body: '{"text":"سلام"}',
    contentType: 'application/json',
  })
})

test('what is read carries its fields in the query, a list once for each entry', () => {
  const request = toRequest({ method: 'GET', path: '/api/things' }, { kinds: ['a', 'b'], after: 2 })
  expect(request).toEqual({ url: '/api/things?kinds=a&kinds=b&after=2', body: undefined, contentType: undefined })
})

test('bytes are the body as they are, and what comes with them is in the query', () => {
  const content = Uint8Array.of(1, 2, 3)
  const request = toRequest({ method: 'POST', path: '/api/uploads/{id}' }, { id: 'u', offset: 5, content })
  expect(request).toEqual({ url: '/api/uploads/u?offset=5', body: content, contentType: 'application/octet-stream' })
})

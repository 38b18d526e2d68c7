import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { md5 } from './md5.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

// RFC 1321, appendix A.5
test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    '57edf4a22be3c955ac49da2e2107b67a',
  ],
])('the MD5 of "%s" is %s', (text, expected) => {
  expect(hex(md5(new TextEncoder().encode(text)))).toBe(expected)
})

test('any bytes give what OpenSSL gives', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(md5(bytes))).toBe(createHash('md5').update(bytes).digest('hex'))
    }),
  )
})

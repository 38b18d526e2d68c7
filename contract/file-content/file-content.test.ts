import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeContent } from './file-content.ts'

const PDF = '%PDF-1.7'
const JPEG = '\xff\xd8\xff'
const PNG = '\x89PNG\r\n\x1a\n'
const ZIP = 'PK\x03\x04'
const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const SIGNATURES = [PDF, JPEG, PNG, ZIP, OLD_OFFICE]
/** What each judge looks for, and what almost is that. */
const PIECES = [
  '/',
  '/Encryp',
  '/Encrypt 5 0 R',
  '%%EO',
  '\xff',
  '\xff\xd8',
  '\xff\xda\x00\x02',
  '\x00',
  'PK\x05\x06',
  'PK\x01',
  'I',
  'W\x00o\x00',
]
const ENDS = [
  '',
  '%%EOF',
  '\xff\xd9',
  'IEND',
  'PK\x05\x06\x00\x00\x00\x00\xff\xff\xff\xff\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00',
]
const BYTES = 10_000

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const noReader = async () => undefined

/** Counts each byte that is looked at; a part that is cut out counts as looked at whole. */
function counted(bytes: Uint8Array): { bytes: Uint8Array; looked: () => number } {
  let looked = 0
  const counting = new Proxy(bytes, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looked += 1
      const value = Reflect.get(target, key)
      if (key !== 'subarray') return value
      return (start: number, end?: number) => {
        const part = target.subarray(start, end)
        looked += part.length
        return part
      }
    },
  })
  return { bytes: counting, looked: () => looked }
}

test('however a file repeats itself, each byte is looked at a few times at most', async () => {
  const text = fc.oneof(fc.constantFrom(...PIECES), fc.string({ minLength: 1, maxLength: 6, unit: 'binary-ascii' }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SIGNATURES), text, fc.constantFrom(...ENDS), async (start, piece, end) => {
      const { bytes, looked } = counted(bytesOf(start + piece.repeat(BYTES / piece.length) + end))
      await judgeContent(bytes, noReader)
      expect(looked()).toBeLessThan(8 * BYTES)
    }),
  )
})

test('where no reader of PDF can be had, a PDF that speaks of encryption passes: the server has one', async () => {
  expect(await judgeContent(bytesOf(`${PDF} /Encrypt 5 0 R %%EOF`), noReader)).toEqual({ type: 'pdf' })
})

test('a reader of PDF is asked about those only that speak of encryption', async () => {
  let asked = 0
  const reader = async () => {
    asked += 1
    return undefined
  }
  await judgeContent(bytesOf(`${PDF} nothing to hide %%EOF`), reader)
  expect(asked).toBe(0)
  await judgeContent(bytesOf(`${PDF} /Encrypt 5 0 R %%EOF`), reader)
  expect(asked).toBe(1)
})

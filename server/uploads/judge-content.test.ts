import { judgeContent } from '@rahnama/contract/file-content/file-content.ts'
import { describe, expect, test } from 'vitest'
import { type SampleName, sampleFile } from '../test/sample-files.ts'

const judge = (name: SampleName) => judgeContent(sampleFile(name))

describe('a file is what its content says', () => {
  test.for([
    ['plain.pdf', 'pdf'],
    ['plain.doc', 'doc'],
    ['plain.docx', 'docx'],
    ['plain.jpg', 'jpg'],
    ['plain.png', 'png'],
  ] as const)('%s is %s', async ([name, type]) => {
    expect(await judge(name)).toEqual({ type })
  })

  test.for(['plain.zip', 'sheet.xls', 'sheet.xlsx', 'macro.docm'] as const)(
    '%s is of no type we take',
    async (name) => {
      expect(await judge(name)).toEqual({ fault: 'WRONG_TYPE' })
    },
  )

  test('text, a program and a page with the start of a PDF far inside are of no type we take', async () => {
    for (const text of ['hello', 'MZ\x90\x00', `<html>${' '.repeat(2000)}%PDF-1.7 %%EOF`]) {
      expect(await judgeContent(Buffer.from(text, 'latin1'))).toEqual({ fault: 'WRONG_TYPE' })
    }
  })

  test('nothing at all is empty', async () => {
    expect(await judgeContent(new Uint8Array())).toEqual({ fault: 'EMPTY' })
  })
})

describe('a file that was cut off', () => {
  test.for([
    ['plain.pdf', 20],
    ['plain.docx', 30],
    ['plain.jpg', 10],
    ['plain.png', 13],
    ['plain.doc', 10_000],
  ] as const)('%s without its last %i bytes is truncated', async ([name, missing]) => {
    expect(await judgeContent(sampleFile(name).subarray(0, -missing))).toMatchObject({ fault: 'TRUNCATED' })
  })

  test('a picture whose thumbnail is whole but which itself is not is truncated', async () => {
    const picture = sampleFile('plain.jpg')
    const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0x00, 0x06]), Buffer.from([0x00, 0x00, 0xff, 0xd9])])
    const withThumbnail = Buffer.concat([picture.subarray(0, 2), thumbnail, picture.subarray(2)])
    expect(await judgeContent(withThumbnail)).toEqual({ type: 'jpg' })
    expect(await judgeContent(withThumbnail.subarray(0, -2))).toEqual({ fault: 'TRUNCATED', type: 'jpg' })
  })
})

describe('a file with a password', () => {
  test.for(['r2', 'r3', 'r4', 'r4meta', 'r5', 'r6', 'r6os'] as const)(
    'PDF encryption %s: locked with a password to open, readable when only changes are forbidden',
    async (revision) => {
      expect(await judge(`${revision}-locked.pdf`)).toEqual({ fault: 'LOCKED' })
      expect(await judge(`${revision}-open.pdf`)).toEqual({ type: 'pdf' })
    },
  )

  test.for(['locked.doc', 'locked.docx'] as const)('%s is locked', async (name) => {
    expect(await judge(name)).toEqual({ fault: 'LOCKED' })
  })
})

describe('a file made to keep us busy', () => {
  test('of ten megabytes is judged in no time', async () => {
    const began = performance.now()
    for (const piece of ['5 0 obj ', '/ID[(', '/Encrypt 5 0 R', '/Encrypt<<', '/CF<<', '\\(']) {
      const hostile = `%PDF-1.7 5 0 obj /Filter /Standard ${piece.repeat(10_000_000 / piece.length)} /Encrypt 5 0 R %%EOF`
      await judgeContent(Buffer.from(hostile, 'latin1'))
    }
    expect(performance.now() - began).toBeLessThan(3000)
  })

  test('of a few odd bytes does not break us', async () => {
    for (const start of [
      '%PDF-',
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    ]) {
      for (let length = 0; length < 600; length += 37) {
        const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(length, 0xff)])
        expect(await judgeContent(bytes)).toHaveProperty('fault')
      }
    }
  })
})

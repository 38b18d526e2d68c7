import { setTimeout } from 'node:timers/promises'
import { FILE_FAULTS, FILE_TYPES } from '@rahnama/contract/uploads/files.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type SampleName, sampleFile } from '../test/sample-files.ts'
import { createJudging, type Judging } from './judging.ts'

const opened: Judging[] = []
function open(options: Parameters<typeof createJudging>[0] = {}): Judging {
  const judging = createJudging(options)
  opened.push(judging)
  return judging
}
afterAll(() => Promise.all(opened.map((judging) => judging.stop())))

/** A busy machine starts threads slowly. */
const judging = open({ timeoutMs: 60_000 })
const judgeContent = async (bytes: Uint8Array) => (await judging.judge('somebody', Uint8Array.from(bytes))).judgement
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

/** The bench judges the largest there may be; this is enough to hold the loop for a while. */
const LARGE_BYTES = 4 * 1024 * 1024
const pdfOf = (middle: string) => Buffer.from(`%PDF-1.7 ${middle} /Encrypt 5 0 R %%EOF`, 'latin1')

describe('a file made to keep us busy', () => {
  test('holds up nobody: others are answered while it is judged', async () => {
    const hostile = Uint8Array.from(pdfOf('('.repeat(LARGE_BYTES)))
    let isJudged = false
    const judged = judging.judge('somebody', hostile).then(({ judgement }) => {
      isJudged = true
      return judgement
    })
    // What a request is to the event loop: a turn of its own. On the loop itself the judgement would leave room for none.
    // A turn without a pause would take the processor from the thread that judges, which stands back for others.
    let turns = 0
    while (!isJudged) {
      await setTimeout(1)
      turns += 1
    }
    expect(await judged).toEqual({ fault: 'TRUNCATED' })
    expect(turns).toBeGreaterThan(10)
  })

  test('and that takes too long is given up, and the next file is judged', async () => {
    const hasty = open({ timeoutMs: 1 })
    const judged = hasty.judge('somebody', Uint8Array.from(pdfOf('('.repeat(1_000_000))))
    await expect(judged).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(await judge('plain.pdf')).toEqual({ type: 'pdf' })
  })

  test('comes back with its judgement, byte for byte', async () => {
    const { bytes } = await judging.judge('somebody', Uint8Array.from(sampleFile('r6-open.pdf')))
    expect(Buffer.from(bytes).equals(sampleFile('r6-open.pdf'))).toBe(true)
  })

  test.for(['/Filter /Adobe.PubSec', '/Filter /Standard /V 9'])(
    'or locked in a way we cannot open (%s) is locked',
    async (filter) => {
      const known = sampleFile('r3-locked.pdf').toString('latin1')
      const unknown = known.replace('/Filter /Standard', filter).replace('/V 2', '')
      expect(await judgeContent(Buffer.from(unknown, 'latin1'))).toEqual({ fault: 'LOCKED' })
    },
  )

  test('of odd bytes is judged, too, whatever they are', async () => {
    const sample = fc.constantFrom<SampleName>(
      'plain.pdf',
      'r4-open.pdf',
      'plain.docx',
      'plain.doc',
      'plain.jpg',
      'plain.png',
    )
    const damage = fc.array(fc.tuple(fc.nat(20_000), fc.uint8Array({ minLength: 1, maxLength: 40 })), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(sample, damage, fc.nat(20_000), async (name, damages, length) => {
        const bytes = Buffer.from(sampleFile(name))
        for (const [at, odd] of damages)
          bytes.set(odd.subarray(0, bytes.length - (at % bytes.length)), at % bytes.length)
        const found = await judgeContent(bytes.subarray(0, Math.max(1, length % (bytes.length + 1))))
        if ('fault' in found) expect(FILE_FAULTS).toContain(found.fault)
        else expect(Object.keys(FILE_TYPES)).toContain(found.type)
      }),
    )
  })
})

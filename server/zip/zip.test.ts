import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BrokenZip, openZip, zip } from './zip.ts'

const AT = new Date('2026-11-15T12:00:00Z')
const CONTENTS = { 'a.txt': 'alpha', 'پوشه/نامه.txt': 'سلام', 'empty.txt': '' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* entries() {
  for (const [name, text] of Object.entries(CONTENTS)) {
    async function* content() {
      yield Buffer.from(text)
    }
    yield { name, content: content() }
  }
}

const written = async (longFrom?: number) => buffer(zip(entries(), AT, longFrom))

describe.each([
  ['short fields', undefined],
  ['the longer fields of ZIP64', 1],
])('an archive with %s', (_name, longFrom) => {
  test('opens in another program with every name and byte', async () => {
    const found = unzipSync(await written(longFrom))
    const texts = Object.fromEntries(
      Object.entries(found).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
    )
    expect(texts).toEqual(CONTENTS)
  })

  test('opens here, and one that was cut is refused', async () => {
    const path = join(folder, `${longFrom}.zip`)
    const bytes = await written(longFrom)
    await writeFile(path, bytes)
    const opened = await openZip(path)
    const texts = await Promise.all(
      opened.entries.map(async ({ name, read }) => [name, (await buffer(read())).toString()]),
    )
    expect(Object.fromEntries(texts)).toEqual(CONTENTS)
    await opened.close()
    await writeFile(path, bytes.subarray(0, -1))
    await expect(openZip(path)).rejects.toThrow(BrokenZip)
  })
})

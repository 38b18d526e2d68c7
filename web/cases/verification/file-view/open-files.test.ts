import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { createOpenFiles, type OpenedFile } from './open-files.ts'

afterEach(() => void vi.restoreAllMocks())

const keyOf = (number: number) => ({ folio: 'A-2222-2222', versionId: `version-${number}` })

/** Counts what is open: an address of a picture until it is revoked, a PDF until it is destroyed. */
function counted() {
  const open = new Set<string>()
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url))
  const most = { seen: 0 }
  const read = async ({ versionId }: { versionId: string }): Promise<OpenedFile> => {
    const url = `blob:${versionId}`
    open.add(url)
    most.seen = Math.max(most.seen, open.size)
    if (Number(versionId.split('-')[1]) % 2 === 0) return { kind: 'picture', url, width: 10, height: 10 }
    const loadingTask = { destroy: async () => void open.delete(url) }
    return { kind: 'pdf', pdf: { loadingTask } as never, pages: 1 }
  }
  return { open, most, read }
}

test('two hundred documents in a row never have more open than the one shown, the next and one before', async () => {
  const { open, most, read } = counted()
  const files = createOpenFiles(read)
  for (let number = 0; number < 200; number += 1) {
    const { opened, letGo } = files.hold(keyOf(number))
    files.prepare(keyOf(number + 1))
    await opened
    letGo()
  }
  await eventually(() => expect(open.size).toBe(3))
  expect(most.seen).toBeLessThanOrEqual(4)
  files.closeAll()
  await eventually(() => expect(open.size).toBe(0))
})

test('what is on the screen stays open, however many others are opened beside it', async () => {
  const { open, read } = counted()
  const files = createOpenFiles(read)
  const { letGo } = files.hold(keyOf(0))
  for (let number = 1; number < 10; number += 1) files.prepare(keyOf(number))
  await eventually(() => expect([...open]).toEqual(['blob:version-0', 'blob:version-8', 'blob:version-9']))
  letGo()
})

test('a file that is read ahead is read once, and stopped when it is not wanted any more', async () => {
  const signals: AbortSignal[] = []
  const files = createOpenFiles((_, signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  files.prepare(keyOf(1))
  files.hold(keyOf(1)).letGo()
  expect(signals).toHaveLength(1)
  for (const number of [2, 3, 4]) files.prepare(keyOf(number))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false])
})

test('one that could not be read is asked for again', async () => {
  let tries = 0
  const files = createOpenFiles(async () => {
    tries += 1
    if (tries === 1) throw new Error('no connection')
    return { kind: 'other', url: '/files/1', name: 'letter.docx' }
  })
  await expect(files.hold(keyOf(1)).opened).rejects.toThrow()
  await expect(files.hold(keyOf(1)).opened).resolves.toMatchObject({ kind: 'other' })
})

import { expect, test } from 'vitest'
import { findLuck } from './check-luck.ts'

const [replace, wait] = ['vi.mock', 'vi.waitFor']

test('a test that replaces a module, or waits for one second, is told with its line', () => {
  const source = `import 'x'\n${replace}('./stream.ts')\nawait ${wait}(() => expect(sent).toHaveLength(1))\n`
  expect(findLuck([{ path: 'web/a.test.tsx', source }])).toEqual([
    expect.stringMatching(/^web\/a\.test\.tsx:2 .*share their modules/),
    expect.stringMatching(/^web\/a\.test\.tsx:3 .*one second/),
  ])
})

test('a function that is spied on, or what is asked until it holds, depends on nothing', () => {
  const source = `vi.mocked(fetch).mockReset()\nawait expect.poll(() => a).toBe(1)\n`
  expect(findLuck([{ path: 'web/a.test.tsx', source }])).toEqual([])
})

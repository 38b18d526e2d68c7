import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test(-data)?\.tsx?$|node_modules|^build\//.test(file),
)

/** Read again on mounting, kept by nobody, or asked for by name. */
const IS_READ_AGAIN = /refetchOnMount: (true|'always')|\.\.\.whenShown|gcTime: 0,|fetchQuery\(/

test('nothing is read on mounting by itself, so whatever is stale at once says that it is read again', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnMount).toBe(false)
  const alone = files.flatMap((file) => {
    const lines = readFileSync(join(WEB, file), 'utf8').split('\n')
    return lines.flatMap((line, place) => {
      const around = lines.slice(Math.max(0, place - 1), place + 2).join('\n')
      return line.includes('staleTime: 0') && !IS_READ_AGAIN.test(around) ? [`${file}:${place + 1}`] : []
    })
  })
  expect(alone).toEqual([])
})

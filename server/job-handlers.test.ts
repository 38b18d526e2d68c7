import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobHandlers } from './job-handlers.ts'

const HERE = new URL('./', import.meta.url)

/** The names under which the sources of the server define jobs. */
const defined = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(new URL(path, HERE), 'utf8').matchAll(/\bdefineJob(?:<[^()]*>)?\(\s*'([^']+)'/g)])
  .map(([, name]) => name)

test('every job that is defined has one handler, and no handler stands twice', () => {
  expect(defined.length).toBeGreaterThan(20)
  expect(jobHandlers.map(({ kind }) => kind.name).sort()).toEqual(defined.sort())
})

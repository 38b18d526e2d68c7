import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.ts'

const REFUSED = [
  {
    call: /\bvi\.(mock|doMock|hoisted)\(/,
    because: 'test files share their modules: what another file has loaded already is not replaced',
  },
  {
    call: /\bvi\.wait(For|Until)\(/,
    because: 'by itself it waits for one second, which a busy machine uses up: expect.poll and eventually are patient',
  },
]

export type TestFile = { path: string; source: string }

/** A test that holds today and not tomorrow, on the same sources. */
export function checkLuck(): string[] {
  const paths = sourceFiles(/^(rules|contract|server|web|scripts)\/.*\.(test|test-data)\.tsx?$/)
  return findLuck(paths.map((path) => ({ path, source: readFileSync(path, 'utf8') })))
}

export function findLuck(files: readonly TestFile[]): string[] {
  return files.flatMap(({ path, source }) =>
    source
      .split('\n')
      .flatMap((line, index) =>
        REFUSED.filter(({ call }) => call.test(line)).map(({ because }) => `${path}:${index + 1} ${because}`),
      ),
  )
}

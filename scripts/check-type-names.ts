import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

/** Words that fit many things: each may name one type of the whole product, and every other says whose it is (`CaseMailWords`). */
const PLAIN_NAMES = ['Standing', 'Question', 'Slot', 'Fault', 'Step', 'Span', 'Part', 'Words', 'Sheet']
const DECLARATION = new RegExp(`^(?:export )?(?:type|interface) (${PLAIN_NAMES.join('|')})\\b`, 'gm')
const IS_TEST = /\.(test|test-data)\.tsx?$|\/test\//

export function checkTypeNames(): string[] {
  const paths = sourceFiles(/^(rules|contract|server|web)\/.*\.tsx?$/).filter((path) => !IS_TEST.test(path))
  return findShared(paths.map((path) => ({ path, source: readFileSync(path, 'utf8') })))
}

export function findShared(files: readonly { path: string; source: string }[]): string[] {
  const declared = files.flatMap(({ path, source }) =>
    [...source.matchAll(DECLARATION)].map(([, name = '']) => ({ name, path })),
  )
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, { length }]) => length > 1)
    .map(([name, of]) => `${name} names ${of.length} types: ${of.map(({ path }) => path).join(', ')}`)
}

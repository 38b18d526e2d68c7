import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sourceFiles } from './source-files.ts'

const MOST_FILES = 25
const MOST_LINES = 300

/** One file for each capability: their number is that of the capabilities. */
const LISTS_OF_CAPABILITIES = ['contract', 'web/i18n/en', 'web/i18n/fa']
/** Tables, which are read by looking something up: texts, names of countries, points, sample people. */
const TABLES = [
  /^web\/i18n\/(en|fa)\//,
  /^contract\/texts\/(en|fa)\//,
  /^contract\/locale\/country-names\.ts$/,
  /^server\/demonstration\/cases\/stories\.ts$/,
]
/** Tests are lists of facts, and stand beside what they test. */
const TEST = /\.(test|spec|test-data|examples)\.tsx?$|\/test\//

export type SourceFile = { path: string; lines: number }

/** A person finds what they look for in a folder of a screenful, and reads a file in one go. */
export function checkRooms(): string[] {
  const paths = sourceFiles(/^(rules|contract|server|web|e2e|bench|trials|scripts)\/.*\.(ts|tsx|mjs)$/)
  return findCrowded(paths.map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 })))
}

export function findCrowded(files: readonly SourceFile[]): string[] {
  const counted = files.filter(({ path }) => !TEST.test(path))
  const folders = Map.groupBy(counted, ({ path }) => dirname(path))
  return [
    ...[...folders]
      .filter(([folder, { length }]) => length > MOST_FILES && !LISTS_OF_CAPABILITIES.includes(folder))
      .map(
        ([folder, { length }]) =>
          `${folder} holds ${length} files, ${MOST_FILES} at most: split it by what is done there`,
      ),
    ...counted
      .filter(({ path, lines }) => lines > MOST_LINES && !TABLES.some((table) => table.test(path)))
      .map(({ path, lines }) => `${path} has ${lines} lines, ${MOST_LINES} at most: split it by its jobs`),
  ]
}

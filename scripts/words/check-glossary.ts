import { existsSync, readFileSync } from 'node:fs'
import { REFUSED_IN_PERSIAN } from './refused-words.ts'

const GLOSSARY = 'docs/glossary.md'
const ENTRY = /^\| (?<term>.+?) \| .+ \|$/

export function checkGlossary(): string[] {
  const glossary = readFileSync(GLOSSARY, 'utf8')
  return [...findDoubles(glossary), ...findRefusedTerms(glossary), ...findLostPaths(GLOSSARY, glossary, existsSync)]
}

const PATH = /`((?:bench|contract|deploy|docs|e2e|rules|scripts|server|web)\/[\w./-]+)`/g

/** A page leads to a file only while the path is true. */
export function findLostPaths(page: string, text: string, exists: (path: string) => boolean): string[] {
  const paths = new Set([...text.matchAll(PATH)].map(([, path = '']) => path))
  return [...paths].filter((path) => !exists(path)).map((path) => `${page} names ${path}, which is not there`)
}

const REFUSALS = /## Words we do not use[\s\S]*?(?=\n## )/

/** What the glossary settles on is none of the words it refuses. */
export function findRefusedTerms(glossary: string): string[] {
  const rows = glossary.replace(REFUSALS, '').split('\n')
  const settled = rows.filter((row) => row.startsWith('| ')).map((row) => row.split(' | ')[1] ?? '')
  return settled.flatMap((term) =>
    REFUSED_IN_PERSIAN.filter(({ word }) => word.test(term)).map(
      () => `${GLOSSARY} settles on “${term}”, which it refuses`,
    ),
  )
}

/** A term with two entries would have two words. The heads of the tables are alike by intention. */
export function findDoubles(glossary: string): string[] {
  const terms = glossary.split('\n').flatMap((line) => ENTRY.exec(line)?.groups?.term ?? [])
  const doubles = terms.filter((term, index) => term !== 'English' && terms.indexOf(term) < index)
  return doubles.map((term) => `${GLOSSARY} has “${term}” twice`)
}

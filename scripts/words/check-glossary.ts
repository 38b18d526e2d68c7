import { existsSync, readFileSync } from 'node:fs'

const GLOSSARY = 'docs/glossary.md'
const ENTRY = /^\| (?<term>.+?) \| .+ \|$/

export function checkGlossary(): string[] {
  const glossary = readFileSync(GLOSSARY, 'utf8')
  return [...findDoubles(glossary), ...findLostPaths(GLOSSARY, glossary, existsSync)]
}

const PATH = /`((?:bench|contract|deploy|docs|e2e|rules|scripts|server|web)\/[\w./-]+)`/g

/** A page leads to a file only while the path is true. */
export function findLostPaths(page: string, text: string, exists: (path: string) => boolean): string[] {
  const paths = new Set([...text.matchAll(PATH)].map(([, path = '']) => path))
  return [...paths].filter((path) => !exists(path)).map((path) => `${page} names ${path}, which is not there`)
}

/** A term with two entries would have two words. The heads of the tables are alike by intention. */
export function findDoubles(glossary: string): string[] {
  const terms = glossary.split('\n').flatMap((line) => ENTRY.exec(line)?.groups?.term ?? [])
  const doubles = terms.filter((term, index) => term !== 'English' && terms.indexOf(term) < index)
  return doubles.map((term) => `${GLOSSARY} has “${term}” twice`)
}

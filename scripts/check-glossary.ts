import { readFileSync } from 'node:fs'

const GLOSSARY = 'docs/glossary.md'
const ENTRY = /^\| (?<term>.+?) \| .+ \|$/

export function checkGlossary(): string[] {
  return findDoubles(readFileSync(GLOSSARY, 'utf8'))
}

/** A term with two entries would have two words. The heads of the tables are alike by intention. */
export function findDoubles(glossary: string): string[] {
  const terms = glossary.split('\n').flatMap((line) => ENTRY.exec(line)?.groups?.term ?? [])
  const doubles = terms.filter((term, index) => term !== 'English' && terms.indexOf(term) < index)
  return doubles.map((term) => `${GLOSSARY} has “${term}” twice`)
}

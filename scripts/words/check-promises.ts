import { existsSync, readFileSync, statSync } from 'node:fs'
import { findLostPaths } from './check-glossary.ts'
import { textFiles } from './check-words.ts'

const PROMISES = 'docs/promises.md'
const TAKEN_OUT = '## Taken out'
const QUOTED = /“(.+?)”(?=[,;|]| \|)/g
const NAMED_FILE = /`((?:contract|e2e|rules|server|web)\/[\w./-]+)`/g
const TEST_NAME = /"([^"]+)"/g

/** A promise holds while its words are said, and what keeps it is there. */
export function checkPromises(): string[] {
  const page = readFileSync(PROMISES, 'utf8')
  const texts = textFiles().map((path) => readFileSync(path, 'utf8'))
  const read = (path: string) => (existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : '')
  return [
    ...findLostPaths(PROMISES, page, existsSync),
    ...findUnsaid(page, texts.join('\n')),
    ...findLostTests(page, read),
  ]
}

/** What a page promises is said word for word in a text, and what was taken out in none. */
export function findUnsaid(page: string, texts: string): string[] {
  const [kept = '', takenOut = ''] = page.split(TAKEN_OUT)
  return [
    ...quotesIn(kept)
      .filter((quote) => !texts.includes(quote))
      .map((quote) => `${PROMISES} quotes “${quote}”, which no text says`),
    ...quotesIn(takenOut)
      .filter((quote) => texts.includes(quote))
      .map((quote) => `${PROMISES} has taken out “${quote}”, which a text says`),
  ]
}

/** The first cell of a row. */
function quotesIn(part: string): string[] {
  return rowsIn(part).flatMap(([said = '']) => [...`${said}|`.matchAll(QUOTED)].map(([, quote = '']) => quote))
}

/** A test is named by words of its name, in a file of the same row. */
export function findLostTests(page: string, read: (path: string) => string): string[] {
  return rowsIn(page).flatMap((cells) => {
    const keeper = cells.at(-1) ?? ''
    const sources = [...keeper.matchAll(NAMED_FILE)].map(([, path = '']) => read(path)).join('\n')
    return [...keeper.matchAll(TEST_NAME)]
      .filter(([, name = '']) => !sources.includes(name))
      .map(([, name = '']) => `${PROMISES} names the test “${name}”, which is in none of its files`)
  })
}

function rowsIn(part: string): string[][] {
  const rows = part.split('\n').filter((line) => line.startsWith('| '))
  return rows.map((row) => row.slice(2, -1).split(' | '))
}

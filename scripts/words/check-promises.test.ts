import { expect, test } from 'vitest'
import { checkPromises, findLostTests, findUnsaid } from './check-promises.ts'

const page = (kept: string, takenOut = '') =>
  `| What we say | What keeps it |\n|---|---|\n${kept}\n\n## Taken out\n\n${takenOut}`

test('a promise that no text says any more is named, and one that is said is not', () => {
  const row = '| “We reply within a day”, “nothing is lost” | `server/a.test.ts`: "is answered" |'
  expect(findUnsaid(page(row), `lead: 'We reply within a day.'`)).toEqual([
    'docs/promises.md quotes “nothing is lost”, which no text says',
  ])
})

test('a sentence that was taken out and is said again is named', () => {
  const takenOut = '| “Two people read it” | a second review |'
  expect(findUnsaid(page('', takenOut), 'Two people read it.')).toEqual([
    'docs/promises.md has taken out “Two people read it”, which a text says',
  ])
  expect(findUnsaid(page('', takenOut), 'One person reads it.')).toEqual([])
})

test('a test that is in none of the files of its row is named', () => {
  const row = '| “We reply” | `server/a.test.ts`: "is answered", "is late" |'
  const read = (path: string) => (path === 'server/a.test.ts' ? `test('is answered in a day', () => {})` : '')
  expect(findLostTests(page(row), read)).toEqual([
    'docs/promises.md names the test “is late”, which is in none of its files',
  ])
})

test('every promise is said, and what keeps it is there', () => {
  expect(checkPromises()).toEqual([])
})

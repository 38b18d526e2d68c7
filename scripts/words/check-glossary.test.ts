import { expect, test } from 'vitest'
import { findDoubles, findLostPaths, findRefusedTerms } from './check-glossary.ts'

const glossary = (...terms: string[]) =>
  ['| English | Persian | Note |', '|---|---|---|', ...terms.map((term) => `| ${term} | واژه | |`)].join('\n')

test('a term with two entries is named, in whichever table the second stands', () => {
  const doubles = findDoubles(`${glossary('link', 'case')}\n\n${glossary('step', 'link')}`)
  expect(doubles).toEqual(['docs/glossary.md has “link” twice'])
})

test('one entry for each term is no fault, nor is the head of every table', () => {
  expect(findDoubles(`${glossary('link')}\n\n${glossary('link (of a chain)')}`)).toEqual([])
})

test('a term that is settled on a refused word is named; the list of refused words may say them', () => {
  const refused = '## Words we do not use\n\n| نخست | ابتدا | Purist. |\n\n## People\n'
  expect(findRefusedTerms(`${refused}\n| first check | بررسی نخست | |\n| step | گام | |`)).toEqual([
    'docs/glossary.md settles on “بررسی نخست”, which it refuses',
  ])
})

test('a path that leads nowhere is named; a folder, a file and a pattern are not', () => {
  const text = 'See `server/mail`, `web/ui/gone.ts`, `contract/version.ts`, `server/*/mails.ts` and `npm run check`.'
  const exists = (path: string) => path === 'server/mail' || path === 'contract/version.ts'
  expect(findLostPaths('docs/glossary.md', text, exists)).toEqual([
    'docs/glossary.md names web/ui/gone.ts, which is not there',
  ])
})

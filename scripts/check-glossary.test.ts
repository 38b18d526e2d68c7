import { expect, test } from 'vitest'
import { findDoubles } from './check-glossary.ts'

const glossary = (...terms: string[]) =>
  ['| English | Persian | Note |', '|---|---|---|', ...terms.map((term) => `| ${term} | واژه | |`)].join('\n')

test('a term with two entries is named, in whichever table the second stands', () => {
  const doubles = findDoubles(`${glossary('link', 'case')}\n\n${glossary('step', 'link')}`)
  expect(doubles).toEqual(['docs/glossary.md has “link” twice'])
})

test('one entry for each term is no fault, nor is the head of every table', () => {
  expect(findDoubles(`${glossary('link')}\n\n${glossary('link (of a chain)')}`)).toEqual([])
})

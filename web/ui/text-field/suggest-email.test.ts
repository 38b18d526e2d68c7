import { describe, expect, test } from 'vitest'
import { isBeginning, suggestEmail } from './suggest-email.ts'

describe('a slip in the domain', () => {
  test.each([
    ['nava@gmial.com', 'nava@gmail.com'],
    ['nava@gmai.com', 'nava@gmail.com'],
    ['nava@gmaill.com', 'nava@gmail.com'],
    ['nava@gnail.com', 'nava@gmail.com'],
    ['nava@gmail.con', 'nava@gmail.com'],
    ['nava@gmail.co', 'nava@gmail.com'],
    ['nava@gmil.con', 'nava@gmail.com'],
    ['nava@yaho.com', 'nava@yahoo.com'],
    ['nava@yahooo.com', 'nava@yahoo.com'],
    ['Nava.E@hotmial.com', 'Nava.E@hotmail.com'],
    ['nava@outlok.com', 'nava@outlook.com'],
    ['nava@live.cmo', 'nava@live.com'],
    [' nava@iclould.com ', 'nava@icloud.com'],
  ])('%s: did you mean %s?', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })
})

describe('an address that may well be right', () => {
  test.each([
    'nava@gmail.com',
    'nava@mail.com',
    'nava@ymail.com',
    'nava@yahoo.ca',
    'nava@yahoo.fr',
    'nava@hotmail.fr',
    'nava@hive.com',
    'nava@ubc.ca',
    'nava@example.com',
    'nava@rahnama.example',
    'nava@gmail',
    'gmial.com',
    '@gmial.com',
    '',
  ])('%s is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  })
})

test('half a domain is a beginning, a misspelt or whole one is not', () => {
  expect(['n@gmail.co', 'n@hot', 'n@gmial.com', 'n@gmail.com'].map(isBeginning)).toEqual([true, true, false, false])
})

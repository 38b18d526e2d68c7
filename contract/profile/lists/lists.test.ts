import { describe, expect, it } from 'vitest'
import { foldForSearch } from '../../locale/locale.ts'
import { persianFaults } from '../../locale/persian-faults.test-data.ts'
import { LISTS, type ListName } from '../../long-form/long-form.ts'
import { loadList } from './lists.ts'

const LATIN = /[A-Za-z]/
const PERSIAN = /\p{Script=Arabic}/u

async function found(name: ListName, language: 'en' | 'fa', query: string): Promise<string[]> {
  const folded = foldForSearch(query)
  const options = await loadList(name, language)
  return options
    .filter(({ label, synonyms }) => [label, ...synonyms].some((text) => foldForSearch(text).includes(folded)))
    .map(({ value }) => value)
}

describe.each(LISTS)('the list %s', async (name) => {
  const [english, persian] = [await loadList(name, 'en'), await loadList(name, 'fa')]

  it('names every entry once, in both languages', () => {
    const values = english.map(({ value }) => value)
    expect(new Set(values).size).toBe(values.length)
    expect(persian.map(({ value }) => value)).toEqual(values)
    expect(new Set(english.map(({ label }) => label)).size).toBe(values.length)
    expect(english.filter(({ label }) => !LATIN.test(label) || PERSIAN.test(label))).toEqual([])
    expect(persian.filter(({ label }) => !PERSIAN.test(label))).toEqual([])
  })

  it('is spelt as Persian is', () => {
    const texts = persian.flatMap(({ label, group }) => [label.replace(/ \(\d{5}\)$/, ''), group])
    // The glossary speaks of our own product; a shop has customers and a counter.
    const faults = texts.flatMap((text) => persianFaults(text).filter((fault) => !fault.includes('» for «')))
    expect(faults).toEqual([])
  })

  it('is found under the name in the other language', async () => {
    const [first] = persian
    expect(await found(name, 'en', first?.label.replace(/ \(.*/, '') ?? '')).toContain(first?.value)
  })
})

describe('occupations', async () => {
  const occupations = await loadList('occupations', 'en')

  it('are the 516 unit groups of NOC 2021', () => expect(occupations.length).toBe(516))

  it('have codes of five digits whose second is a TEER category', () => {
    expect(occupations.filter(({ value }) => !/^\d[0-5]\d{3}$/.test(value))).toEqual([])
  })

  it.each([
    ['21231', 'software'],
    ['21232', 'برنامه‌نویس'],
    ['21232', 'برنامه نویس'.replace(' ', '')],
    ['31301', 'nurse'],
    ['31301', 'پرستار'],
    ['31301', '31301'],
    ['31301', '۳۱۳۰۱'],
    ['21300', 'civil engineer'],
    ['63200', 'آشپز'],
    ['73300', 'truck driver'],
  ])('%s is found by %s in either language', async (code, query) => {
    expect(await found('occupations', 'en', query)).toContain(code)
    expect(await found('occupations', 'fa', query)).toContain(code)
  })
})

describe('fields of study', () => {
  it('are at least 150 majors in about 20 groups', async () => {
    const majors = await loadList('fieldsOfStudy', 'en')
    expect(majors.length).toBeGreaterThanOrEqual(150)
    expect(new Set(majors.map(({ group }) => group)).size).toBeGreaterThanOrEqual(20)
  })

  it.each([
    ['computer-engineering', 'مهندسي كامپيوتر'],
    ['medicine', 'MBBS'],
    ['business-administration', 'mba'],
    ['chinese', 'Mandarin'],
    ['other', 'سایر'],
  ])('%s is found by %s', async (major, query) => {
    expect(await found('fieldsOfStudy', 'fa', query)).toContain(major)
  })
})

it('people find Persian under Farsi', async () => {
  expect(await found('spokenLanguages', 'en', 'farsi')).toEqual(['fa'])
})

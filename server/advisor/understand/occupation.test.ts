import { expect, test } from 'vitest'
import { occupationsIn } from './occupation.ts'
import { wordsOf } from './words.ts'

// Statistics Canada, NOC 2021: unit groups and their example titles.
test.each([
  ['which NOC is an accountant', ['11100']],
  ['we are registered nurses', ['31301']],
  ['noc of a food service supervisor', ['62020']],
  ['I am a long-haul truck driver', ['73300']],
  ['I drive a transport truck, which TEER', ['73300']],
  ['i drive taxi twelve years', ['75200']],
  ['how long may I drive on my licence', []],
  ['welders please', ['72106']],
  ['a dental hygienist, which code', ['32111']],
  ['کد ناک حسابدار چنده', ['11100']],
  ['من جوشکارم', ['72106']],
  ['دندان پزشکم', ['31110']],
  ['دندانپزشکم', ['31110']],
  ['kode noc hesabdar', ['11100']],
  ['man ashpazam', ['63200']],
  ['is it an occupation at all', []],
])('%s: %j', (text, codes) => {
  expect(occupationsIn(wordsOf(text))).toEqual(codes)
})

test("the longest name counts, and a part of a group's name only where nobody is called so", () => {
  expect(occupationsIn(wordsOf('an assistant chef in a hotel'))).toEqual(occupationsIn(wordsOf('assistant chef')))
  expect(occupationsIn(wordsOf('a software engineer'))).toEqual(['21231'])
})

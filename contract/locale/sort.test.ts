import { expect, test } from 'vitest'
import { collator } from './sort.ts'

const ALPHABET = 'آ ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی'.split(' ')

test('آ پ چ ژ گ stand where the Persian alphabet has them', () => {
  expect(ALPHABET.toReversed().sort(collator('fa').compare)).toEqual(ALPHABET)
})

test('Persian words are sorted as in a dictionary', () => {
  const words = ['یاس', 'گل', 'کار', 'ژاله', 'زن', 'چای', 'جام', 'پدر', 'بابا', 'آب', 'ها', 'وام']
  expect(words.sort(collator('fa').compare)).toEqual('آب بابا پدر جام چای زن ژاله کار گل وام ها یاس'.split(' '))
})

test('English words are sorted without regard to accents, and numbers by size', () => {
  expect(['Zambia', 'Åland', 'Albania'].sort(collator('en').compare)).toEqual(['Åland', 'Albania', 'Zambia'])
  expect(['item 10', 'item 9'].sort(collator('en').compare)).toEqual(['item 9', 'item 10'])
})

import { expect, test } from 'vitest'
import { checkWords, findRefused, textsIn } from './check-words.ts'

const faultsIn = (source: string) => findRefused('a.ts', textsIn(source))

test.each([
  [`title: 'Your papers'`, 'papers'],
  [`lead: "We send you an e-mail"`, 'e-mail'],
  ['act: `Take it back`', 'Take it back'],
  [`title: 'نخست پروفایل را پر کنید'`, 'نخست'],
  [`hint: 'دو پرسش تازه'`, 'پرسش'],
  [`label: 'تلفن یا واتس‌اپ'`, 'واتس‌اپ'],
])('a text with a refused word is named: %s', (source, word) => {
  expect(faultsIn(source).join('\n')).toContain(`says “${word}”`)
})

test.each([
  `stage: { idea: 'An idea on paper' }`,
  `// Papers are documents\nexport const title = 'Documents'`,
  `import { papers } from '../en/papers.ts'`,
  `note: 'سرشماری و شمارش، و شمارهٔ پرونده'`,
  `join: 'به تیم ما بپیوندید'`,
])('a saying with its exception, a comment, a path and a longer word are no faults: %s', (source) => {
  expect(faultsIn(source)).toEqual([])
})

test('a wording that people have agreed to stays as it was', () => {
  const wording = `{\n      version: 1,\n      from: '2026-11-15',\n      text: {\n        en: 'What you told',\n        fa: 'واتس‌اپ',\n      },\n    },`
  expect(faultsIn(wording)).toEqual([])
  expect(faultsIn(wording.replace('version: 1', 'version: 2'))).toHaveLength(2)
})

test('no text, seed, mail or summary says a refused word', () => {
  expect(checkWords()).toEqual([])
})

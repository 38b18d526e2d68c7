import { formats } from '@rahnama/contract/locale/locale.ts'
import { expect, test } from 'vitest'
import { sayClaims, sayClaimsIn } from './say-claims.ts'

const sayings = new Map([
  ['clients', '2,000'],
  ['reply', '24 hours'],
])

test('a named claim is said', () => {
  expect(sayClaims('More than {{clients}} people.', sayings)).toBe('More than 2,000 people.')
})

test('a sentence that leans on a claim we may not say is left out, the others stay', () => {
  expect(sayClaims('Write to us. We won {{prizes}} prizes. We reply within {{reply}}.', sayings)).toBe(
    'Write to us. We reply within 24 hours.',
  )
  expect(sayClaims('بنویسید. آیا {{prizes}} جایزه داریم؟ بله.', sayings)).toBe('بنویسید. بله.')
})

test('an item of a list keeps its mark when one of its sentences goes, and goes when nothing is left', () => {
  expect(sayClaims('- Fast. {{prizes}} prizes.\n- {{prizes}}\n- Kind', sayings)).toBe('- Fast.\n- Kind')
})

test('a row of a table goes as a whole', () => {
  expect(sayClaims('| What | Time |\n| Reply | {{reply}} |\n| Prize. | {{prizes}} |', sayings)).toBe(
    '| What | Time |\n| Reply | 24 hours |',
  )
})

test('a decimal point ends no sentence', () => {
  expect(sayClaims('IELTS 5.0 and {{prizes}}.', sayings)).toBe('')
})

test('in Persian a Latin term and its figure are one run', () => {
  const figures = new Map([
    ['ielts', formats('fa').code('5.0')],
    ['toefl', formats('fa').code('35')],
    ['months', formats('fa').range(6, 8, 'month')],
  ])
  expect(sayClaims('به نمرهٔ کل IELTS {{ielts}} یا TOEFL iBT {{toefl}} در {{months}} نگاه می‌کنیم.', figures)).toBe(
    'به نمرهٔ کل \u2066IELTS 5.0\u2069 یا \u2066TOEFL iBT 35\u2069 در ۶ تا ۸ ماه نگاه می‌کنیم.',
  )
})

test('an entry that is left without words leaves its list', () => {
  const block = {
    title: 'Why',
    lead: 'We won {{prizes}} prizes.',
    cards: [
      { title: 'Prizes', text: '{{prizes}} of them.' },
      { title: 'Reply', text: 'Within {{reply}}.' },
    ],
  }
  expect(sayClaimsIn(block, sayings)).toEqual({
    title: 'Why',
    lead: '',
    cards: [{ title: 'Reply', text: 'Within 24 hours.' }],
  })
})

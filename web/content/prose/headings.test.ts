import { parseProse } from '@rahnama/contract/content/prose.ts'
import { expect, test } from 'vitest'
import { headingsOf } from './headings.ts'

test('a table of contents lists the main headings and not the smaller ones', () => {
  const prose = parseProse('Begin.\n\n## What counts\n\nMoney.\n\n### Gifts\n\nSome.\n\n## Proof, and letters')
  expect(headingsOf(prose)).toEqual([
    { anchor: 'what-counts', text: 'What counts' },
    { anchor: 'proof-and-letters', text: 'Proof, and letters' },
  ])
})

test('a Persian heading has a Persian anchor without half-spaces', () => {
  expect(headingsOf(parseProse('## بانک چه می‌نویسد؟'))).toEqual([
    { anchor: 'بانک-چه-می-نویسد', text: 'بانک چه می‌نویسد؟' },
  ])
})

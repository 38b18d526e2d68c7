import { expect, test } from 'vitest'
import { withOrigin } from './with-origin.ts'

const texts = {
  fields: { firstName: { label: 'First name', hint: 'As in your passport.' }, tests: { label: 'Tests' } },
}
const origins = { account: 'From your account.', selfCheck: 'From your short check.' }
const known = {
  firstName: { value: 'Sara', from: 'account' },
  'tests.self-check-english.reading': { value: 7, from: 'selfCheck' },
} as const

const hints = (answers: Record<string, string | number>) => {
  const { fields } = withOrigin(texts, { answers, known } as never, origins)
  return Object.values(fields as Record<string, { hint?: string }>).map(({ hint }) => hint)
}

test('an answer that came from elsewhere says so before anything else', () => {
  expect(hints({ firstName: 'Sara', 'tests.self-check-english.reading': 7 })).toEqual([
    'From your account. As in your passport.',
    'From your short check.',
  ])
})

test('once it is changed it is the person’s own', () => {
  expect(hints({ firstName: 'Sarah', 'tests.self-check-english.reading': 7.5 })).toEqual([
    'As in your passport.',
    undefined,
  ])
})

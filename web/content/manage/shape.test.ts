import { CONTENT_KIND_NAMES } from '@rahnama/contract/content-kinds.ts'
import { expect, test } from 'vitest'
import { emptyBody, shapeOf } from './shape.ts'

const named = (kind: Parameters<typeof shapeOf>[0], part: Parameters<typeof shapeOf>[1]) =>
  Object.fromEntries(shapeOf(kind, part).fields.map(({ name, shape }) => [name, shape.type]))

test('a question is a line, its answer running text', () => {
  expect(named('faq', 'en')).toEqual({ question: 'line', answer: 'prose' })
})

test('facts are typed as what they are', () => {
  expect(named('story', 'facts')).toEqual({
    country: 'choice',
    destination: 'choice',
    service: 'reference',
    year: 'number',
    months: 'number',
    rating: 'number',
    scholarship: 'maybe',
  })
  expect(named('claim', 'facts')).toEqual({ figure: 'maybe', owner: 'line', reviewBy: 'date' })
  expect(named('member', 'facts')).toEqual({ email: 'email', linkedin: 'address' })
})

test('a list that needs four entries starts with four', () => {
  expect(emptyBody('member', 'fa')).toEqual({ name: '', position: '', bio: '', specialties: ['', '', '', ''] })
})

test('every kind can be begun in every part', () => {
  for (const kind of CONTENT_KIND_NAMES) expect(emptyBody(kind, 'en')).not.toEqual({})
})

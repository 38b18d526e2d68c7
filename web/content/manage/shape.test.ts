import { CONTENT_KIND_NAMES } from '@rahnama/contract/content/content-kinds.ts'
import { expect, test } from 'vitest'
import { content as en } from '../../i18n/en/content.ts'
import { emptyBody, type Shape, shapeOf } from './shape.ts'

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
    isSample: 'yes',
    rating: 'number',
    scholarship: 'maybe',
  })
  expect(named('claim', 'facts')).toEqual({ figure: 'maybe', isSample: 'yes', owner: 'line', reviewBy: 'date' })
  expect(named('member', 'facts')).toEqual({
    email: 'email',
    linkedin: 'address',
    photo: 'picture',
    licence: 'maybe',
    account: 'email',
    isSample: 'yes',
  })
})

test('a list that needs four entries starts with four', () => {
  expect(emptyBody('member', 'fa')).toEqual({ name: '', position: '', bio: '', specialties: ['', '', '', ''] })
})

test('every kind can be begun in every part', () => {
  for (const kind of CONTENT_KIND_NAMES) expect(emptyBody(kind, 'en')).not.toEqual({})
})

function namesIn(shape: Shape): string[] {
  switch (shape.type) {
    case 'group':
      return shape.fields.flatMap((field) => [field.name, ...namesIn(field.shape)])
    case 'variants':
      return shape.variants.flatMap((variant) => namesIn(variant.shape))
    case 'list':
    case 'maybe':
      return namesIn(shape.of)
    default:
      return []
  }
}

test('every field the owner fills in has a name in words', () => {
  const names = CONTENT_KIND_NAMES.flatMap((kind) => [
    ...namesIn(shapeOf(kind, 'facts')),
    ...namesIn(shapeOf(kind, 'en')),
  ])
  expect([...new Set(names)].filter((name) => !(name in en.fields))).toEqual([])
})

import type { PageView } from '@rahnama/contract/content/content.ts'
import { expect, test } from 'vitest'
import { sayPage } from './page-words.server.ts'
import { sumKey } from './page-words.tsx'

const story = {
  language: 'en',
  slug: 'one',
  name: 'A. N.',
  title: 'A place',
  story: 'It went well.',
  outcome: 'Admitted',
  country: 'IR',
  service: null,
  year: 2025,
  months: 8,
  rating: 5,
  isSample: false,
} as const

test('two scholarships of the same figure keep their own currencies', async () => {
  const inCanada = { ...story, destination: 'CA', scholarship: { amount: 20_000, currency: 'CAD' } } as const
  const inChina = { ...story, destination: 'CN', scholarship: { amount: 20_000, currency: 'CNY' } } as const
  const page: PageView = {
    slug: 'success-stories',
    path: '/success-stories',
    language: 'en',
    languages: ['en'],
    title: 'Stories',
    description: 'Stories',
    updatedAt: '2026-11-15T12:00:00Z',
    blocks: [{ type: 'stories', title: 'Stories', stories: [inCanada, inChina] }],
  }
  const { scholarships } = await sayPage(page, 'en')
  expect(scholarships[sumKey(inCanada.scholarship)]).toMatch(/20,000/)
  expect(scholarships[sumKey(inChina.scholarship)]).toMatch(/20,000/)
  expect(new Set(Object.values(scholarships)).size).toBe(2)
})

import type { ArticleView, MemberView, PageView, SiteView } from '@rahnama/contract/content/content.ts'
import { expect, test } from 'vitest'
import { headOfArticle, headOfPage } from './head.server.ts'

const site: SiteView = {
  version: 1,
  name: 'Rahnama',
  contactEmail: 'office@rahnama.example',
  careersEmail: 'careers@rahnama.example',
  storiesEmail: 'stories@rahnama.example',
  phone: '+1 416 555 0142',
  office: 'Toronto',
  links: [{ network: 'linkedin', href: 'https://network.example/company/firm' }],
  footerPages: [],
}
const page: PageView = {
  slug: 'faq',
  path: '/pages/faq',
  language: 'fa',
  languages: ['en', 'fa'],
  title: 'پرسش و پاسخ',
  description: 'پاسخ‌ها',
  updatedAt: '2026-11-15T12:00:00Z',
  blocks: [
    {
      type: 'faq',
      title: 'پرسش‌ها',
      questions: [
        {
          slug: 'fees',
          language: 'fa',
          question: 'هزینه چقدر است؟ </script>',
          answer: [
            {
              type: 'paragraph',
              text: [{ text: 'نخستین گفت‌وگو ' }, { text: 'رایگان', isStrong: true }, { text: ' است.' }],
            },
          ],
        },
      ],
    },
  ],
}

function thingsIn(structured: string): Record<string, unknown>[] {
  return JSON.parse(structured)['@graph']
}

test('a page names its own address, both languages and the default', () => {
  const head = headOfPage(page, site, 'https://rahnama.example')
  expect(head.canonical).toBe('https://rahnama.example/pages/faq?language=fa')
  expect(head.alternates).toEqual([
    { hreflang: 'en', href: 'https://rahnama.example/pages/faq' },
    { hreflang: 'fa', href: 'https://rahnama.example/pages/faq?language=fa' },
    { hreflang: 'x-default', href: 'https://rahnama.example/pages/faq' },
  ])
  expect(head.image).toBe('https://rahnama.example/share/fa/pages/faq.png')
})

test('a page that is written in Persian alone names its one address for everybody', () => {
  const head = headOfPage({ ...page, languages: ['fa'] }, site, 'https://rahnama.example')
  const only = 'https://rahnama.example/pages/faq?language=fa'
  expect(head.canonical).toBe(only)
  expect(head.alternates).toEqual([
    { hreflang: 'fa', href: only },
    { hreflang: 'x-default', href: only },
  ])
})

test('questions are described with their whole answers, and cannot end the script they stand in', () => {
  const { structured } = headOfPage(page, site, 'https://rahnama.example')
  expect(structured).not.toContain('</script')
  const faq = thingsIn(structured).find((thing) => thing['@type'] === 'FAQPage')
  expect(faq?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'هزینه چقدر است؟ </script>',
      acceptedAnswer: { '@type': 'Answer', text: 'نخستین گفت‌وگو رایگان است.' },
    },
  ])
})

test('a person is described with their post and the firm they work for, and the firm with how to reach it', () => {
  const member: MemberView = {
    slug: 'example',
    language: 'en',
    name: 'Sam Sample',
    position: 'Consultant',
    bio: 'Reads every letter.',
    specialties: ['a', 'b', 'c', 'd'],
    email: 'sam@rahnama.example',
    linkedin: 'https://network.example/in/sam-sample',
    photo: null,
    ...{ spoken: null, licence: null, isSample: false },
  }
  const team: PageView = { ...page, blocks: [{ type: 'people', title: 'Team', people: [member] }] }
  const things = thingsIn(headOfPage(team, site, 'https://rahnama.example').structured)
  expect(things).toContainEqual({
    '@type': 'Person',
    name: 'Sam Sample',
    jobTitle: 'Consultant',
    description: 'Reads every letter.',
    email: 'sam@rahnama.example',
    sameAs: 'https://network.example/in/sam-sample',
    worksFor: { '@id': 'https://rahnama.example/#organisation' },
  })
  expect(things).toContainEqual({
    '@type': 'Organization',
    '@id': 'https://rahnama.example/#organisation',
    name: 'Rahnama',
    url: 'https://rahnama.example/',
    logo: 'https://rahnama.example/favicon.svg',
    email: 'office@rahnama.example',
    telephone: '+1 416 555 0142',
    address: 'Toronto',
    sameAs: ['https://network.example/company/firm'],
  })
})

test('an article is described with its dates, its sources and who stands behind it', () => {
  const article: ArticleView = {
    slug: 'proof-of-funds',
    language: 'en',
    languages: ['en'],
    title: 'Proof of funds',
    description: 'How much',
    publishedOn: '2026-11-02',
    updatedAt: '2026-11-10T09:00:00Z',
    readingMinutes: 2,
    picture: null,
    rulesAsOf: '2026-11-01',
    sources: [{ title: 'IRCC, Proof of funds' }],
    prose: [],
  }
  const { structured, kind } = headOfArticle(article, site, 'https://rahnama.example')
  expect(kind).toBe('article')
  expect(thingsIn(structured)).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Proof of funds',
      datePublished: '2026-11-02',
      citation: ['IRCC, Proof of funds'],
      publisher: { '@id': 'https://rahnama.example/#organisation' },
    }),
  )
})

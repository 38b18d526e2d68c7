import type {
  ArticleView,
  FaqView,
  MemberView,
  PageView,
  ProseNode,
  SiteView,
} from '@rahnama/contract/content/content.ts'

/** The addresses of a page for the world outside. */
export type Place = { publicUrl: string; canonical: string; image: string }

type Thing = Record<string, unknown>

export function describePage(page: PageView, site: SiteView, place: Place): object {
  const people = page.blocks.flatMap((block) => (block.type === 'people' ? block.people : []))
  const questions = page.blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []))
  return graphOf([
    describeOrganisation(site, place),
    {
      '@type': 'WebPage',
      '@id': place.canonical,
      url: place.canonical,
      name: page.title,
      description: page.description,
      inLanguage: page.language,
      dateModified: page.updatedAt,
      publisher: { '@id': organisationId(place) },
    },
    ...people.map((person) => describePerson(person, place)),
    ...(questions.length > 0 ? [describeQuestions(questions)] : []),
  ])
}

export function describeArticle(article: ArticleView, site: SiteView, place: Place): object {
  return graphOf([
    describeOrganisation(site, place),
    {
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      inLanguage: article.language,
      datePublished: article.publishedOn,
      dateModified: article.updatedAt,
      image: place.image,
      mainEntityOfPage: place.canonical,
      author: { '@id': organisationId(place) },
      publisher: { '@id': organisationId(place) },
      citation: article.sources.map(({ title }) => title),
    },
  ])
}

function graphOf(things: readonly Thing[]): object {
  return { '@context': 'https://schema.org', '@graph': things }
}

function organisationId({ publicUrl }: Place): string {
  return `${publicUrl}/#organisation`
}

function describeOrganisation(site: SiteView, place: Place): Thing {
  return {
    '@type': 'Organization',
    '@id': organisationId(place),
    name: site.name,
    url: `${place.publicUrl}/`,
    logo: `${place.publicUrl}/favicon.svg`,
    email: site.contactEmail,
    telephone: site.phone,
    address: site.office,
    ...(site.links.length > 0 && { sameAs: site.links.map(({ href }) => href) }),
  }
}

function describePerson({ name, position, email, bio, linkedin }: MemberView, place: Place): Thing {
  return {
    '@type': 'Person',
    name,
    jobTitle: position,
    description: bio,
    email,
    sameAs: linkedin,
    worksFor: { '@id': organisationId(place) },
  }
}

function describeQuestions(questions: readonly FaqView[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(textOf).join('\n') },
    })),
  }
}

function textOf(node: ProseNode): string {
  if (node.type === 'list') return node.items.map((item) => item.map(({ text }) => text).join('')).join('\n')
  if (node.type === 'table')
    return node.rows
      .map((row) =>
        row
          .flat()
          .map(({ text }) => text)
          .join(' · '),
      )
      .join('\n')
  return node.text.map(({ text }) => text).join('')
}

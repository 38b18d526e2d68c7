import { LANGUAGES } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import {
  AdviceView,
  ArticleCard,
  ArticleView,
  ClaimView,
  PageView,
  ServiceView,
  SitemapEntry,
  SiteView,
} from './content-views.ts'

export { type Block, type BlockType, type ContentLink, ContentSlug, Passage, ProseSource } from './content-blocks.ts'
export {
  type BinnedContent,
  type ClaimReview,
  CONTENT_SIGNAL,
  type ContentItem,
  type ContentRow,
  type ContentVersion,
  contentEditing,
  type PartState,
} from './content-editing.ts'
export {
  type ClaimFigure,
  CONSULTATION_SLUGS,
  CONTENT_KIND_NAMES,
  CONTENT_KINDS,
  CONTENT_PARTS,
  type ContentKind,
  type ContentPart,
  type FactsOf,
  isLasting,
  isSitePage,
  type NewKind,
  SITE_PAGES,
  type SitePage,
  type TextOf,
  takesNew,
} from './content-kinds.ts'
export * from './content-views.ts'
export { type Inline, type ProseNode, parseProse } from './prose.ts'

const language = z.enum(LANGUAGES)
const slug = z.string().check(z.maxLength(80))

export const content = {
  site: {
    method: 'GET',
    path: '/api/content/site',
    summary: 'What every public page shows around its own content',
    audience: 'public',
    input: z.object({ language }),
    output: SiteView,
    errors: [],
  },
  page: {
    method: 'GET',
    path: '/api/content/pages/{slug}',
    summary:
      'One published page; the site’s own are landing, services, about-us, our-team, success-stories, contact, articles',
    audience: 'public',
    input: z.object({ slug, language }),
    output: PageView,
    errors: ['NOT_FOUND'],
  },
  services: {
    method: 'GET',
    path: '/api/content/services',
    summary: 'The services with the intake of today',
    audience: 'public',
    input: z.object({ language }),
    output: z.array(ServiceView),
    errors: [],
  },
  articles: {
    method: 'GET',
    path: '/api/content/articles',
    summary: 'The published articles, newest first',
    audience: 'public',
    input: z.object({ language }),
    output: z.array(ArticleCard),
    errors: [],
  },
  article: {
    method: 'GET',
    path: '/api/content/articles/{slug}',
    summary: 'One published article',
    audience: 'public',
    input: z.object({ slug, language }),
    output: ArticleView,
    errors: ['NOT_FOUND'],
  },
  claims: {
    method: 'GET',
    path: '/api/content/claims',
    summary: 'The claims that are within their review date',
    audience: 'public',
    input: z.object({ language }),
    output: z.array(ClaimView),
    errors: [],
  },
  sitemap: {
    method: 'GET',
    path: '/api/content/sitemap',
    summary: 'Every public address that content answers, with its last change',
    audience: 'public',
    input: z.object({}),
    output: z.array(SitemapEntry),
    errors: [],
  },
  tips: {
    method: 'GET',
    path: '/api/content/tips',
    summary: 'Tips and articles for where I stand, each with the reason; general ones while little is known',
    audience: 'signedIn',
    input: z.object({ language }),
    output: AdviceView,
    errors: [],
  },
} as const satisfies Record<string, Procedure>

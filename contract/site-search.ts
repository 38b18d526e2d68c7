import { FaqView } from './content/content-views.ts'
import { SITE_SEARCH_MAX_CHARS } from './limits.ts'
import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

const FoundArticle = z.object({
  slug: z.string(),
  title: z.string(),
  /** The part of it that speaks of what was looked for. */
  heading: z.string(),
  excerpt: z.string(),
})
export type FoundArticle = z.output<typeof FoundArticle>

export const siteSearch = {
  find: {
    method: 'GET',
    path: '/api/site-search',
    summary: 'Published articles and questions that hold every word of a search, in any spelling and with any ending',
    audience: 'public',
    input: z.object({
      q: z.string().check(z.trim(), z.maxLength(SITE_SEARCH_MAX_CHARS)),
      language: z.enum(LANGUAGES),
    }),
    output: z.object({ articles: z.array(FoundArticle), questions: z.array(FaqView) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Procedure>

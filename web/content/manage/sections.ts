import type { ContentKind, SitePage } from '@rahnama/contract/content/content.ts'
import type { RouteName } from '../../site-map.ts'

type Section = {
  /** Pages edited here; `all` lists every page and lets new ones be written. */
  pages: readonly SitePage[] | 'all'
  kinds: readonly Exclude<ContentKind, 'page'>[]
}

/** Each address edits these kinds. */
export const SECTIONS = {
  adminPages: { pages: 'all', kinds: [] },
  adminLanding: { pages: ['landing'], kinds: ['claim', 'story'] },
  adminAbout: {
    pages: ['about-us', 'our-team', 'success-stories'],
    kinds: ['value', 'credential', 'member', 'story'],
  },
  adminServices: { pages: ['services'], kinds: ['service'] },
  adminContact: { pages: ['contact'], kinds: ['consultation', 'faq'] },
  adminArticles: { pages: ['articles'], kinds: ['article', 'tip'] },
} as const satisfies Partial<Record<RouteName, Section>>

export type ContentRoute = keyof typeof SECTIONS

export function isContentRoute(name: string | undefined): name is ContentRoute {
  return name !== undefined && Object.hasOwn(SECTIONS, name)
}

export function sectionOf(route: ContentRoute): Section {
  return SECTIONS[route]
}

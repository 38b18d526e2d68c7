import type { ArticleCard, ClaimView, ServiceView } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../deps.ts'
import { readClaims } from './claims.ts'
import { createReader } from './reader.ts'
import { viewArticleCards, viewServices } from './view-items.ts'

type Wanted = { language: Language }

export function listServices(deps: Deps, _caller: unknown, { language }: Wanted): Promise<ServiceView[]> {
  return viewServices(createReader(deps, language))
}

export function listArticles(deps: Deps, _caller: unknown, { language }: Wanted): Promise<ArticleCard[]> {
  return viewArticleCards(createReader(deps, language))
}

export async function listClaims(deps: Deps, _caller: unknown, { language }: Wanted): Promise<ClaimView[]> {
  return (await readClaims(deps, language)).views
}

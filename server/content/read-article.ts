import type { ArticleView } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../deps.ts'
import { createReader } from './reader.ts'
import { viewArticle } from './view-items.ts'

export async function readArticle(
  deps: Deps,
  _caller: unknown,
  { slug, language }: { slug: string; language: Language },
): Promise<ArticleView> {
  const reader = createReader(deps, language)
  const article = await reader.one('article', slug)
  if (!article) throw new AppError('NOT_FOUND')
  return viewArticle(reader, article)
}

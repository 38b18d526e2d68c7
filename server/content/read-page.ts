import type { PageView } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../deps.ts'
import { pagePath } from './page-path.ts'
import { createReader } from './reader.ts'
import { hasSomethingToShow, viewBlock } from './view-block.ts'

export async function readPage(
  deps: Deps,
  _caller: unknown,
  { slug, language }: { slug: string; language: Language },
): Promise<PageView> {
  const reader = createReader(deps, language)
  const page = await reader.one('page', slug)
  if (!page) throw new AppError('NOT_FOUND')
  const { title, description } = page.text
  const blocks = await Promise.all(page.text.blocks.map((block) => viewBlock(reader, page.language, block)))
  return {
    slug,
    path: pagePath(slug),
    language: page.language,
    languages: page.languages,
    title,
    description,
    updatedAt: page.updatedAt,
    blocks: blocks.filter(hasSomethingToShow),
  }
}

import { type ContentKind, SITE_PAGES } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../../deps.ts'
import { articlePath, pagePath } from '../page-path.ts'
import { fillGaps } from './fill-gaps.ts'
import { type ItemRow, insertVersion, lockItem, readNewest, setPublications } from './queries.ts'
import { newestNumbers } from './read-item.ts'
import type { Author } from './save-part.ts'

type Body = Record<string, unknown>
type PreviewInput = { id: string; language: Language; facts: Body; text: Body }

/** What has no page of its own is looked at where visitors meet it. */
const SHOWN_ON = {
  ...{ value: 'about-us', credential: 'about-us', member: 'our-team', story: 'success-stories', service: 'services' },
  ...{ consultation: 'contact', faq: 'contact', claim: 'landing' },
} as const satisfies Partial<Record<ContentKind, keyof typeof SITE_PAGES>>

function pathOf({ kind, slug }: Pick<ItemRow, 'kind' | 'slug'>): string {
  if (kind === 'page') return pagePath(slug)
  if (kind === 'article') return articlePath(slug)
  // Tips are read in the portal only, so they have no public page.
  if (kind === 'tip') throw new AppError('NOT_FOUND')
  return SITE_PAGES[SHOWN_ON[kind]]
}

/**
 * Draws the page as if these words were public: they are published in a transaction that is never committed, so the
 * very code that serves visitors draws them, and no visitor reads them.
 */
export async function previewItem(deps: Deps, caller: Author, input: PreviewInput): Promise<{ html: string }> {
  const { id, language } = input
  const { drawPage } = deps
  let html = ''
  const done = new Error('A preview is never committed')
  await deps.db
    .transaction(async (tx) => {
      const item = await lockItem(tx, id)
      if (!item) throw new AppError('NOT_FOUND')
      if (!drawPage) throw new AppError('UNAVAILABLE')
      const path = pathOf(item)
      const numbers = newestNumbers(await readNewest(tx, [id]))
      const parts = [
        { part: 'facts', body: fillGaps(item.kind, 'facts', input.facts) },
        { part: language, body: fillGaps(item.kind, language, input.text) },
      ] as const
      const at = deps.now()
      for (const { part, body } of parts)
        await insertVersion(tx, { itemId: id, part, number: numbers[part] + 1, body, at, by: caller.userId })
      const publications = parts.map(({ part }) => ({ itemId: id, part, number: numbers[part] + 1 }))
      await setPublications(tx, publications, { at, by: caller.userId })
      html = await drawPage(path, language, tx)
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  return { html }
}

import type { Issue } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../../db/db.ts'
import { altOf, holdPicture } from '../../media/media.ts'
import type { VersionRow } from './queries.ts'

type Named = { media: string; alt: string | undefined; field: string }

/**
 * A language goes out only with pictures that can be shown and are described in it. They are held until the
 * transaction ends, so that nobody puts one into the bin meanwhile.
 */
export async function issuesOfPictures(tx: Db, newest: readonly VersionRow[], language: Language): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { part, body } of newest) {
    if (part !== 'facts' && part !== language) continue
    for (const { media, alt, field } of picturesIn(body, part)) {
      const picture = await holdPicture(tx, media)
      if (!picture) issues.push({ field, fault: 'IMAGE_NOT_READY' })
      else if (!picture.isDecorative && altOf(picture, language, alt) === '')
        issues.push({ field, fault: 'ALT_MISSING' })
    }
  }
  return issues
}

/** Everything of the shape `{ media: … }`, with what is said of it beside it. */
function* picturesIn(value: unknown, field: string, beside: Record<string, unknown> = {}): Generator<Named> {
  if (typeof value !== 'object' || value === null) return
  if ('media' in value && typeof value.media === 'string') {
    const { alt } = beside
    yield { media: value.media, alt: typeof alt === 'string' ? alt : undefined, field }
    return
  }
  const object = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(object)) yield* picturesIn(inner, `${field}.${name}`, object)
}

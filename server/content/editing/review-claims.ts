import { type ClaimReview, CONTENT_KINDS } from '@rahnama/contract/content/content.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { listItems, readNewest } from './queries.ts'
import { toRows } from './read-item.ts'

/** A draft may still be without them. */
const CLAIM_DRAFT = z.partial(CONTENT_KINDS.claim.facts)
const LAST = '9999'

/** Lists what to vouch for next: overdue claims first, as the earliest dates come first. */
export async function reviewClaims({ db, now }: Deps): Promise<ClaimReview[]> {
  const today = officeDay(now())
  const items = await listItems(db, 'claim')
  const rows = await toRows(db, items)
  const newest = await readNewest(
    db,
    items.map(({ id }) => id),
  )
  return rows
    .map(({ id, slug, titles }) => {
      const body = newest.find(({ itemId, part }) => itemId === id && part === 'facts')?.body
      const { owner = null, reviewBy = null, isSample = false } = CLAIM_DRAFT.safeParse(body).data ?? {}
      return { id, key: slug, titles, owner, reviewBy, isOverdue: reviewBy !== null && reviewBy < today, isSample }
    })
    .sort((a, b) => (a.reviewBy ?? LAST).localeCompare(b.reviewBy ?? LAST) || a.key.localeCompare(b.key))
}

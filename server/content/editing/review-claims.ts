import { type ClaimReview, CONTENT_KINDS } from '@rahnama/contract/content/content.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { listItems, readNewest } from './queries.ts'
import { toRows } from './read-item.ts'

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
      const { owner, reviewBy, isSample } = CONTENT_KINDS.claim.facts.parse(body)
      return { id, key: slug, titles, owner, reviewBy, isOverdue: reviewBy < today, isSample }
    })
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy) || a.key.localeCompare(b.key))
}

import { CONSULTATION_SLUGS } from '@rahnama/contract/content/content.ts'
import type { FeeBasis } from '@rahnama/contract/fees.ts'
import { STARTUP_VISA_SLUG, TRANSFER_SLUG } from '@rahnama/contract/program-slugs.ts'
import { type Db, sql } from '../db/db.ts'

/** One process seeds, the others wait and find it done. */
const LOCK_KEY = 7_240_057

type Seed = { kind: 'consultation' | 'service'; slug: string; basis: FeeBasis; cad: number | null }

/** What the firm has always promised; everything else only its owner can say. */
const PROMISED: readonly Seed[] = [
  { kind: 'consultation', slug: CONSULTATION_SLUGS.initial, basis: 'free', cad: null },
  { kind: 'consultation', slug: CONSULTATION_SLUGS.followUp, basis: 'agreed', cad: null },
]

const sample = (slug: string, cad: number): Seed => ({ kind: 'service', slug, basis: 'from', cad })

const SAMPLES: readonly Seed[] = [
  { kind: 'consultation', slug: CONSULTATION_SLUGS.comprehensive, basis: 'fixed', cad: 180 },
  sample('express-entry', 2400),
  sample('provincial-nominee', 2900),
  sample('family-sponsorship', 2200),
  sample(STARTUP_VISA_SLUG, 3500),
  sample(TRANSFER_SLUG, 3200),
  sample('study-in-canada', 1200),
  sample('university-selection', 900),
  sample('scholarships', 900),
  sample('language-courses', 500),
  sample('medical-programs', 1100),
]

export function seedFees(db: Db, now: Date): Promise<void> {
  return plant(db, PROMISED, { now, isSample: false })
}

/** Amounts to look at where the product is tried out. Each says that it is a sample. */
export function seedSampleFees(db: Db, now: Date): Promise<void> {
  return plant(db, SAMPLES, { now, isSample: true })
}

/** Whatever was said before stays. */
async function plant(db: Db, seeds: readonly Seed[], { now, isSample }: { now: Date; isSample: boolean }) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
    await tx.execute(sql`
      insert into firm_fees (item_id, since, basis, cad, is_sample)
      select item.id, ${now}::timestamptz, seed.basis, seed.cad, ${isSample}
      from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as seed (kind text, slug text, basis text, cad integer)
      join content_items item using (kind, slug)
      where item.removed_at is null and not exists (select from firm_fees where item_id = item.id)`)
  })
}

import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { SystemAnalytics } from '@rahnama/contract/system.ts'
import { type Device, VITALS, type Vital } from '@rahnama/contract/vitals.ts'
import { type Db, sql } from '../db/db.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { bucketOf, emptyBuckets, quantile } from './buckets.ts'

const EDGES: Record<Vital, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
}
const LOOKED_BACK_DAYS = 28
/** Of fewer a quarter is a handful of people. */
const FEWEST_SAMPLES = 50
const DAY_MS = 24 * 60 * 60_000

export type Measured = { page: string; language: Language; device: Device } & Partial<Record<Vital, number>>
export type VitalCount = { page: string; language: Language; device: Device; vital: Vital; buckets: number[] }

export function addMeasured(counts: Map<string, VitalCount>, { page, language, device, ...values }: Measured): void {
  for (const vital of VITALS) {
    const value = values[vital]
    if (value === undefined) continue
    const key = [page, language, device, vital].join(' ')
    const count = counts.get(key) ?? { page, language, device, vital, buckets: emptyBuckets(EDGES[vital]) }
    counts.set(key, count)
    const place = bucketOf(value, EDGES[vital])
    count.buckets[place] = (count.buckets[place] ?? 0) + 1
  }
}

export async function addVitals(db: Db, counts: readonly VitalCount[], now: Date): Promise<void> {
  if (counts.length === 0) return
  await db.execute(sql`
    insert into vital_counts (day, page, language, device, vital, buckets)
    select ${officeDay(now)}::date, page, language, device, vital,
      array(select value::bigint from jsonb_array_elements_text(buckets) with ordinality as each (value, place) order by place)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (page text, language text, device text, vital text, buckets jsonb)
    order by page, language, device, vital
    on conflict (day, page, language, device, vital) do update set buckets = array(
      select a + b from unnest(vital_counts.buckets, excluded.buckets) with ordinality as each (a, b, place) order by place)`)
}

type VitalRow = Omit<VitalCount, 'buckets'> & { day: string; buckets: number[] }

/** What three of four visitors had at most, where enough have been. */
export async function readVitals(db: Db, now: Date): Promise<SystemAnalytics['vitals']> {
  const since = officeDay(new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS))
  const rows = await db.rows<VitalRow>(sql`
    select page, language, device, vital, buckets::float8[] as buckets from vital_counts where day > ${since}::date`)
  const sums = new Map<string, VitalRow>()
  for (const row of rows) {
    const key = [row.page, row.language, row.device, row.vital].join(' ')
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, buckets: sum.buckets.map((count, place) => count + (row.buckets[place] ?? 0)) } : row)
  }
  return [...sums.values()]
    .map(({ page, language, device, vital, buckets }) => ({
      ...{ page, language, device, vital },
      samples: buckets.reduce((total, count) => total + count, 0),
      p75: quantile(buckets, EDGES[vital], 0.75) ?? 0,
    }))
    .filter(({ samples }) => samples >= FEWEST_SAMPLES)
    .sort(
      (a, b) =>
        a.page.localeCompare(b.page) || a.language.localeCompare(b.language) || a.device.localeCompare(b.device),
    )
}

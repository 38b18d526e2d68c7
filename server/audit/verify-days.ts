import type { Db } from '../db/db.ts'
import { digestOf, listSealed } from './day-digest.ts'

export type VerifiedAudit = { days: number; entries: number; altered: readonly string[] }

/** Reads every sealed day again and names those whose entries are not as they were. */
export async function verifyDays(db: Db): Promise<VerifiedAudit> {
  const sealed = await listSealed(db)
  const altered: string[] = []
  let before: Buffer | undefined
  for (const { day, digest } of sealed) {
    // From the digest that is kept, so that one altered day does not accuse every later one.
    const found = await digestOf(db, day, before)
    if (!found.digest.equals(digest)) altered.push(day)
    before = digest
  }
  return { days: sealed.length, entries: sealed.reduce((sum, { entries }) => sum + entries, 0), altered }
}

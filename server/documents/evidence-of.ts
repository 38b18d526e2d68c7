import { factsShownBy, isShowing, PERSON } from '@rahnama/rules/checklist/checklist.ts'
import type { Db } from '../db/db.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { listVersions, type VersionRow } from './queries.ts'
import { hasExpired } from './to-client-document.ts'

/** A fact is shown by a file, or by one that staff accepted. */
export type Shown = 'evidenced' | 'verified'

/**
 * What the documents of a person show: an entry by its path (`tests.k3f9`, `partnerCredentials.a1b2`), the assessment of a
 * credential by `credentials.a1b2.eca`, and a fact outside any list by its name among the rules' SINGLE_FACTS
 * (`birthDate`). What has expired or was sent back shows nothing.
 */
export async function evidenceOf(db: Db, userId: string, now = new Date()): Promise<Map<string, Shown>> {
  const shown = new Map<string, Shown>()
  for (const version of newestOfEach(await listVersions(db, userId))) {
    if (version.state === 'sentBack' || hasExpired(version, officeDay(now))) continue
    const grade = version.state === 'accepted' ? 'verified' : 'evidenced'
    for (const path of pathsShownBy(version)) {
      if (shown.get(path) !== 'verified') shown.set(path, grade)
    }
  }
  return shown
}

function newestOfEach(versions: readonly VersionRow[]): Iterable<VersionRow> {
  const newest = new Map<string, VersionRow>()
  for (const version of versions) {
    if (version.removedAt === null && !newest.has(version.documentId)) newest.set(version.documentId, version)
  }
  return newest.values()
}

function pathsShownBy({ kind, subject }: VersionRow): readonly string[] {
  const [form, entry] = subject.split('/')
  if (form === PERSON && entry !== undefined) {
    if (kind === 'eca') return [`${entry}.eca`]
    return isShowing(kind) ? [entry] : []
  }
  return factsShownBy(kind)
}

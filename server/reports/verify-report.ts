import { readReportCode } from '@rahnama/contract/forms/report-code.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { reports } from '@rahnama/contract/reports.ts'
import type { RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { limitPlace, type Rate } from '../http/http.ts'
import { findReportByCode } from './queries.ts'

type Verify = typeof reports.verify

/** The limit allows a desk to check a pile of them and is far too low to find a code by trying. */
const PER_PLACE: Rate = { burst: 20, everySeconds: 30 }

export async function verifyReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { code: typed }: Input<Verify>,
  { address }: Pick<RequestInfo, 'address'>,
): Promise<Output<Verify>> {
  await limitPlace(db, 'report-code', address, PER_PLACE, now())
  const code = readReportCode(typed)
  const found = code && (await findReportByCode(db, code))
  if (!found) return { isGenuine: false }
  const { madeOn, ruleSets, low, high, clientName } = found
  return {
    isGenuine: true,
    code: found.code,
    on: madeOn,
    ruleSet: ruleSets.crs,
    low,
    high,
    initial: initialOf(clientName),
  }
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('fa', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

import type { Input } from '@rahnama/contract/procedure.ts'
import type { visits } from '@rahnama/contract/visits.ts'
import type { RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { limitPlace, type Rate } from '../http/http.ts'
import { isBot } from './is-bot.ts'
import { publicPattern } from './public-pattern.ts'

/** A page is left every few seconds at most; many people may share one network. */
export const PER_PLACE: Rate = { burst: 120, everySeconds: 2 }

/** What a browser measured is added to its kind of page; of the visitor nothing is kept. */
export async function noteVitals(
  { db, now, measures }: Pick<Deps, 'db' | 'now' | 'measures'>,
  _caller: unknown,
  { path, language, device, lcp, inp, cls }: Input<typeof visits.vitals>,
  { address, userAgent }: Pick<RequestInfo, 'address' | 'userAgent'>,
): Promise<Record<string, never>> {
  await limitPlace(db, 'visit', address, PER_PLACE, now())
  const page = publicPattern(path)
  if (page && !isBot(userAgent))
    measures.observeVitals({
      ...{ page, language, device },
      ...(lcp !== undefined && { lcp }),
      ...(inp !== undefined && { inp }),
      ...(cls !== undefined && { cls }),
    })
  return {}
}

import { href } from '@rahnama/contract/page-paths.ts'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { limitPlace, requestInfo } from '../http/http.ts'
import { DEED, RATE } from './rate.ts'

const DRAWN = new Set([href('search'), `${href('search')}.data`])

/** Every search is drawn anew, while other pages lie in memory: it has the limit of the procedure behind it. */
export function limitSearchPages({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): MiddlewareHandler {
  return async (context, next) => {
    if (DRAWN.has(context.req.path)) {
      await limitPlace(db, DEED, requestInfo(context, config.trustedProxies).address, RATE, now())
    }
    await next()
  }
}

import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** Which page it was, where one route of the server answers all pages. */
    pagePattern: string
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** `/media/:address{[0-9a-f]{32}}` is read as `/media/:address`. */
const withoutShapes = (pattern: string) => pattern.replace(/(:\w+)\{[^/]+\}/g, '$1')

/** Numbers, times and logs each request. Logs name the route, not the address asked for: that may hold an id or a token. */
export function observe(log: Log, ...counters: Pick<Metrics, 'observeRequest'>[]): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    const began = performance.now()
    await next()
    const seconds = (performance.now() - began) / 1000
    // Of all that match, the one that answered: a catch-all at the end matches everything.
    const route = context.get('pagePattern') ?? withoutShapes(routePath(context))
    const { method } = context.req
    const { status } = context.res
    context.res.headers.set('X-Request-Id', requestId)
    for (const counter of counters) counter.observeRequest(route, method, status, seconds)
    log.debug('request', { requestId, method, route, status, ms: Math.round(seconds * 1000) })
  }
}

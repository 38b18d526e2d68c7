import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '@rahnama/contract/limits.ts'
import { type Context, Hono } from 'hono'
import type { Metrics } from './metrics.ts'
import { addressOf } from './request-info.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

type Options = {
  /** What keeps us from serving, if anything does. */
  findHindrance: () => Promise<string | undefined>
  metrics: Metrics
  metricsToken: string | undefined
  trustedProxies: number
}

/** Alive, able to serve, and how it goes: for machines, in their formats. */
export function healthRoutes({ findHindrance, metrics, metricsToken, trustedProxies }: Options): Hono {
  const routes = new Hono()
  routes.get('/healthz', (context) => context.json({ status: 'alive' }))
  routes.get('/readyz', async (context) => {
    const reason = await findHindrance()
    return reason ? notReady(context, reason) : context.json({ status: 'ready' })
  })
  routes.get('/metrics', (context) => {
    const allowed = metricsToken
      ? sameText(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : isFromHere(context, trustedProxies)
    if (!allowed) throw new AppError('NOT_ALLOWED')
    return context.text(metrics.print(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return routes
}

function notReady(context: Context, reason: string): Response {
  return context.json({ status: 'not ready', reason }, 503, { 'Retry-After': String(UNAVAILABLE_RETRY_AFTER_SECONDS) })
}

/** Behind a proxy on this machine everybody seems to come from here; the proxy's own header tells them apart. */
function isFromHere(context: Context, trustedProxies: number): boolean {
  const cameThroughProxy = FORWARDED.some((name) => context.req.header(name) !== undefined)
  return LOOPBACK.test(addressOf(context, trustedProxies)) && (trustedProxies > 0 || !cameThroughProxy)
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

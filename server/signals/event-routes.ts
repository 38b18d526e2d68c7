import { AppError } from '@rahnama/contract/errors.ts'
import { EVENTS_PATH, STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { Hono } from 'hono'
import type { Identify } from '../http/http.ts'
import type { Hearer, Signals } from './create-signals.ts'
import { frame, frameOf, openEventStream } from './event-stream.ts'

type Options = { signals: Signals; identify: Identify; now: () => Date }

/** Tells those signed in live what changed, by server-sent events (SSE). */
export function eventRoutes({ signals, identify, now }: Options): Hono {
  const routes = new Hono()
  routes.get(EVENTS_PATH, async (context) => {
    const caller = await identify(context.req.raw)
    if (!caller) throw new AppError('NOT_SIGNED_IN')
    if (caller.owesSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
    const after = lastEventId(context.req.header('last-event-id'))
    const stream = openEventStream(caller.expiresAt.getTime() - now().getTime())
    const hearer: Hearer = {
      onReady: (position) => stream.write(frame(STREAM_READY, {}, position)),
      onReset: () => stream.write(frame(STREAM_RESET, {})),
      onSignal: (signal) => stream.write(frameOf(signal)),
      onEnd: stream.end,
    }
    try {
      const subscription = await signals.subscribe(caller, after, hearer)
      stream.onEnded(subscription.close)
      // The end of the session is heard from here on; it may have come just before.
      if (!(await identify(context.req.raw))) throw new AppError('NOT_SIGNED_IN')
    } catch (error) {
      stream.end()
      throw error
    }
    return new Response(stream.body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Tells nginx to pass each event on at once.
        'X-Accel-Buffering': 'no',
      },
    })
  })
  return routes
}

function lastEventId(header: string | undefined): number | undefined {
  const id = Number(header)
  return header && Number.isSafeInteger(id) && id >= 0 ? id : undefined
}

import { AppError } from '@rahnama/contract/errors.ts'
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '@rahnama/contract/limits.ts'
import type { Context } from 'hono'
import type { Log } from '../log.ts'

/** Every failure leaves as a code. The cause goes to the log with the request id, never to the browser. */
export function answerError(log: Log, error: unknown, context: Context): Response {
  const known = error instanceof AppError ? error : new AppError('INTERNAL', { cause: error })
  const requestId: string = context.get('requestId')
  if (known.status >= 500) log.error('request failed', known.cause ?? known, { requestId, code: known.code })
  const retryAfter = known.retryAfterSeconds ?? (known.status === 503 ? UNAVAILABLE_RETRY_AFTER_SECONDS : undefined)
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.ceil(retryAfter)))
  context.header('Cache-Control', 'no-store')
  return context.json(known.toBody(requestId), known.status as 400)
}

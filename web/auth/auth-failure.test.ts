import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { onRenewalRefused, watchAnswers } from './auth-answers.ts'
import { AuthFailure } from './auth-failure.ts'

const answering = (status: number, headers: Record<string, string> = {}) =>
  watchAnswers(async () => new Response('{}', { status, headers }))

test('a refused rate knows when to try again, which the library forgets', async () => {
  await answering(429, { 'Retry-After': '75' })('https://here/auth/v1/token?grant_type=password')
  const failure = new AuthFailure(new AuthApiError('', 429, 'over_request_rate_limit'))
  expect(failure).toMatchObject({ code: 'over_request_rate_limit', retryAfterSeconds: 75 })
})

test('an earlier wait does not stick to a later refusal', async () => {
  await answering(429, { 'Retry-After': '75' })('https://here/auth/v1/recover')
  await answering(400)('https://here/auth/v1/token?grant_type=password')
  expect(new AuthFailure(new AuthApiError('', 400, 'invalid_credentials')).retryAfterSeconds).toBeUndefined()
})

test.each([
  [new AuthApiError('', 400, 'invalid_credentials'), 'invalid_credentials'],
  [new AuthApiError('', 400, 'a_code_of_tomorrow'), 'unexpected_failure'],
  [new AuthSessionMissingError(), 'session_not_found'],
  [new AuthRetryableFetchError('', 0), 'UNAVAILABLE'],
  [new AuthRetryableFetchError('', 503), 'UNAVAILABLE'],
])('%o is told as %s', (error, code) => {
  expect(new AuthFailure(error).code).toBe(code)
})

test('a weak password says why', () => {
  expect(new AuthFailure(new AuthWeakPasswordError('', 422, ['length'])).weakness).toBe('length')
})

test.each([
  [400, 1],
  [403, 1],
  [429, 0],
  [503, 0],
  [200, 0],
])('a renewal answered with %i counts as refused %i times', async (status, times) => {
  let told = 0
  const stop = onRenewalRefused(() => {
    told += 1
  })
  await answering(status)('https://here/auth/v1/token?grant_type=refresh_token')
  await answering(status)('https://here/auth/v1/token?grant_type=password')
  stop()
  expect(told).toBe(times)
})

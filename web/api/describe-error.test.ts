import { AppError } from '@rahnama/contract/errors.ts'
import { expect, test } from 'vitest'
import { errors as en } from '../i18n/en/errors.ts'
import { errors as fa } from '../i18n/fa/errors.ts'
import { describeError } from './describe-error.ts'

test('a refused rate says when to try again, in either language', () => {
  const error = new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 90 })
  expect(describeError(error, en)).toBe(
    'Too many attempts in a short time. Wait a little and try again. You can try again in 2 minutes.',
  )
  expect(describeError(error, fa)).toContain('۲ دقیقهٔ دیگر می‌توانید دوباره تلاش کنید.')
  expect(describeError({ code: 'over_request_rate_limit', retryAfterSeconds: 1 }, en)).toContain('in 1 second.')
})

test('a code of the sign-in service has its own words', () => {
  expect(describeError({ code: 'invalid_credentials' }, en)).toBe('The email address or the password is not right.')
})

test.each([undefined, null, 'text', new Error('secret detail'), { code: 'NOT_OURS' }])(
  'what nobody foresaw (%j) tells no details',
  (error) => {
    expect(describeError(error, en)).toBe('Something went wrong. Nothing you typed is lost; try again.')
  },
)

import { describe, expect, test } from 'vitest'
import { sessionFor } from './auth-service.test-data.ts'
import type { AuthState, SignedIn } from './auth-state.ts'
import { stepFor, stepHref } from './steps.ts'

const nobody: AuthState = { status: 'signedOut', hasLeft: false }

function someone(traits: Partial<SignedIn> = {}): SignedIn {
  const session = traits.session ?? sessionFor('a')
  return {
    status: 'signedIn',
    session,
    user: session.user,
    role: 'student',
    mustSetUpSecondFactor: false,
    isRecovering: false,
    hasEnded: false,
    endsAt: undefined,
    ...traits,
  }
}

describe('whoever is not signed in', () => {
  test.each([
    ['', 'signIn'],
    ['?view=register', 'register'],
    ['?view=forgot', 'forgot'],
    ['?view=reset', 'reset'],
    ['?view=confirm', 'confirm'],
    ['?view=nonsense', 'signIn'],
    ['?view=new-password', 'forgot'],
    ['?token_hash=x&type=recovery', 'link'],
    ['?token_hash=x&type=signup', 'link'],
    ['?token_hash=x&type=nonsense', 'signIn'],
    ['?token_hash=x&type=email_change', 'signIn'],
  ])('sees at /auth%s the step %s', (search, step) => {
    expect(stepFor(nobody, search)).toBe(step)
  })
})

describe('whoever is signed in', () => {
  test('has nothing to do here, whatever the address says', () => {
    for (const search of ['', '?view=register', '?view=forgot', '?view=new-password']) {
      expect(stepFor(someone(), search)).toBeUndefined()
    }
  })

  test('with a password alone gives the second factor first', () => {
    const session = sessionFor('a', { hasFactor: true })
    expect(stepFor(someone({ session }), '?token_hash=x&type=email_change')).toBe('secondFactor')
  })

  test('by a recovery mail sets a new password', () => {
    expect(stepFor(someone({ isRecovering: true }), '?view=reset')).toBe('newPassword')
  })

  test('as staff without the second factor they need sets it up', () => {
    expect(stepFor(someone({ mustSetUpSecondFactor: true }), '')).toBe('setUpSecondFactor')
  })

  test('confirms a new address from its mail', () => {
    expect(stepFor(someone(), '?token_hash=x&type=email_change')).toBe('link')
  })
})

test('the address of a step keeps where to return to and who referred, and drops a used link', () => {
  expect(stepHref('?returnTo=%2Fprofile&ref=ABC&token_hash=x&type=signup', 'register')).toBe(
    '/auth?returnTo=%2Fprofile&ref=ABC&view=register',
  )
  expect(stepHref('?view=register', 'signIn')).toBe('/auth')
})

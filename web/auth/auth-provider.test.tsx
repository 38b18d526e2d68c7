import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { eventually } from '../test/eventually.ts'
import { type AuthClient, createAuthClient, SESSION_KEY } from './auth-client.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'
import { authService, sessionFor } from './auth-service.test-data.ts'
import { noteDeparture } from './departure.ts'

/** Answers the API, not the sign-in service. */
function answerRole(answer: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (String(request).includes('/role')) return answer()
    return Response.json({ secondFactor: { isOn: false, isRequired: false } })
  })
}

function Shown() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return <p>{auth.status}</p>
  return (
    <ul>
      <li>{auth.user.email}</li>
      <li>{auth.role ?? 'no role yet'}</li>
      <li>{auth.hasEnded ? 'ended' : 'going on'}</li>
      <li>{auth.isRecovering ? 'recovering' : 'not recovering'}</li>
    </ul>
  )
}

/** The library's events, sent by hand. */
function eventSource() {
  let tell: (event: AuthChangeEvent, session: Session | null) => void = () => {}
  const client = {
    onAuthStateChange(listener: typeof tell) {
      tell = listener
      return { data: { subscription: { unsubscribe() {} } } }
    },
    initialize: async () => ({ error: null }),
    signOut: async () => ({ error: null }),
  } as unknown as AuthClient
  return {
    client: async () => client,
    send: async (event: AuthChangeEvent, session: Session | null) => {
      await eventually(() => expect(tell).not.toBeUndefined())
      tell(event, session)
    },
  }
}

async function show(client: () => Promise<AuthClient>) {
  const screen = await render(
    <AuthProvider client={client}>
      <Shown />
    </AuthProvider>,
  )
  // The subscription is made once the client is there.
  await Promise.resolve()
  return screen
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('useAuth outside its provider says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Shown />)).rejects.toThrow('useAuth must be used within an AuthProvider')
})

test('leaving in another tab is heard even if its word comes before what it wrote', async () => {
  answerRole(() => Response.json({ role: 'student' }))
  const source = eventSource()
  const screen = await show(source.client)
  await source.send('SIGNED_IN', sessionFor('a'))
  await expect.element(screen.getByText('student')).toBeVisible()
  localStorage.setItem(SESSION_KEY, '{}')
  await source.send('SIGNED_OUT', null)
  await expect.element(screen.getByText('going on')).toBeVisible()
  noteDeparture()
  localStorage.removeItem(SESSION_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  await expect.element(screen.getByText('signedOut')).toBeVisible()
})

describe('the events of the provider', () => {
  test.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED'] as const)(
    '%s signs in and reads the role',
    async (event) => {
      answerRole(() => Response.json({ role: 'referral_agent' }))
      const source = eventSource()
      const screen = await show(source.client)
      await source.send(event, sessionFor('a'))
      await expect.element(screen.getByText('referral_agent')).toBeVisible()
    },
  )

  test('PASSWORD_RECOVERY asks for a new password until the user is updated', async () => {
    answerRole(() => Response.json({ role: null }))
    const source = eventSource()
    const screen = await show(source.client)
    await source.send('PASSWORD_RECOVERY', sessionFor('a'))
    await expect.element(screen.getByText('recovering')).toBeVisible()
    await source.send('USER_UPDATED', sessionFor('a'))
    await expect.element(screen.getByText('not recovering')).toBeVisible()
  })

  test('the role is read again when the token changes, and not when the tab is merely seen again', async () => {
    const roles = ['student', 'admin']
    const calls = answerRole(() => Response.json({ role: roles.shift() }))
    const source = eventSource()
    const screen = await show(source.client)
    await source.send('SIGNED_IN', sessionFor('a'))
    await expect.element(screen.getByText('student')).toBeVisible()
    await source.send('SIGNED_IN', sessionFor('a'))
    await source.send('TOKEN_REFRESHED', sessionFor('b'))
    await expect.element(screen.getByText('admin')).toBeVisible()
    expect(calls.mock.calls.filter(([request]) => String(request).includes('/role'))).toHaveLength(2)
  })

  test('leaving clears the session, the user and the role', async () => {
    answerRole(() => Response.json({ role: 'admin' }))
    const source = eventSource()
    const screen = await show(source.client)
    await source.send('SIGNED_IN', sessionFor('a'))
    await expect.element(screen.getByText('admin')).toBeVisible()
    noteDeparture()
    await source.send('SIGNED_OUT', null)
    await expect.element(screen.getByText('signedOut')).toBeVisible()
  })

  test('a session that ends by itself leaves the page; another person is not taken for the first', async () => {
    answerRole(() => Response.json({ role: 'admin' }))
    const source = eventSource()
    const screen = await show(source.client)
    await source.send('SIGNED_IN', sessionFor('a'))
    await source.send('SIGNED_OUT', null)
    await expect.element(screen.getByText('ended')).toBeVisible()
    await source.send('SIGNED_IN', sessionFor('b', { userId: '22222222-2222-4222-8222-222222222222' }))
    await expect.element(screen.getByText('going on')).toBeVisible()
  })
})

describe('the role', () => {
  test('is student when its lookup fails, and that is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    answerRole(() => Response.json({ code: 'INTERNAL' }, { status: 500 }))
    const source = eventSource()
    const screen = await show(source.client)
    await source.send('SIGNED_IN', sessionFor('a'))
    await expect.element(screen.getByText('student')).toBeVisible()
    expect(logged).toHaveBeenCalledWith('The role could not be read', expect.anything())
  })

  test('is warned about when it takes more than two seconds', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    answerRole(() => new Promise(() => {}))
    const source = eventSource()
    await show(source.client)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await source.send('SIGNED_IN', sessionFor('a'))
    const findTimer = () => timers.mock.calls.find(([, delay]) => delay === 2000)
    await expect.poll(findTimer).toBeDefined()
    expect(warned).not.toHaveBeenCalled()
    findTimer()?.[0]()
    expect(warned).toHaveBeenCalledOnce()
  })
})

describe('the session at the start', () => {
  test('that the server refuses is cleared', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor('old', { expiresInSeconds: -10 })))
    const service = authService(() => ({ status: 400, body: { code: 'refresh_token_not_found', message: '' } }))
    const client = await createAuthClient(service.send)
    const screen = await show(async () => client)
    await expect.element(screen.getByText('signedOut')).toBeVisible()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    await client.dispose()
  })

  test('is kept as long as the server does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor('old', { expiresInSeconds: -10 })))
    const source = eventSource()
    const screen = await show(source.client)
    await source.send('INITIAL_SESSION', null)
    await expect.element(screen.getByText('loading')).toBeVisible()
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull()
  })
})

describe('a session whose token needs no renewal', () => {
  function Leave() {
    const { signOut } = useAuth()
    return (
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    )
  }

  async function showKept(client: () => Promise<AuthClient>) {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor('kept')))
    return render(
      <AuthProvider client={client}>
        <Shown />
        <Leave />
      </AuthProvider>,
    )
  }

  test('is used as it is kept, and the library is loaded when somebody acts', async () => {
    const calls = answerRole(() => Response.json({ role: 'admin' }))
    const { client } = eventSource()
    const load = vi.fn(client)
    const screen = await showKept(load)
    await expect.element(screen.getByText('admin')).toBeVisible()
    expect(calls.mock.calls[0]?.[1]?.headers).toMatchObject({
      Authorization: `Bearer ${sessionFor('kept').access_token}`,
    })
    expect(load).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Leave' }).click()
    await eventually(() => expect(load).toHaveBeenCalledOnce())
  })

  test('has its library two minutes before the token ends', async () => {
    answerRole(() => Response.json({ role: 'admin' }))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const load = vi.fn(eventSource().client)
    await showKept(load)
    const isRenewal = (delay = 0) => delay > 778_000 && delay <= 780_000
    const findTimer = () => timers.mock.calls.find(([, delay]) => isRenewal(delay))
    await expect.poll(findTimer).toBeDefined()
    expect(load).not.toHaveBeenCalled()
    findTimer()?.[0]()
    expect(load).toHaveBeenCalledOnce()
  })

  test('is replaced by what another tab renewed', async () => {
    const roles = ['student', 'admin']
    answerRole(() => Response.json({ role: roles.shift() }))
    const screen = await showKept(eventSource().client)
    await expect.element(screen.getByText('student')).toBeVisible()
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor('renewed')))
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
    await expect.element(screen.getByText('admin')).toBeVisible()
  })

  test('is left, and not merely ended, by whoever leaves before the library was there', async () => {
    answerRole(() => Response.json({ role: 'admin' }))
    const service = authService(() => ({ status: 204, body: null }))
    let client: AuthClient | undefined
    const screen = await showKept(async () => {
      client = await createAuthClient(service.send)
      return client
    })
    await screen.getByRole('button', { name: 'Leave' }).click()
    await expect.element(screen.getByText('signedOut')).toBeVisible()
    expect(service.asked).toEqual(['/logout?scope=local'])
    await client?.dispose()
  })

  test('is left even where the library cannot be fetched', async () => {
    answerRole(() => Response.json({ role: 'admin' }))
    const screen = await showKept(async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await screen.getByRole('button', { name: 'Leave' }).click()
    await expect.element(screen.getByText('signedOut')).toBeVisible()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })
})

describe('renewing the token', () => {
  const renewals = (asked: string[]) => asked.filter((path) => path.includes('refresh_token')).length

  async function clientWithClock(expiresInSeconds: number) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor('first', { expiresInSeconds })))
    const service = authService(() => ({ status: 200, body: sessionFor('next') }))
    const client = await createAuthClient(service.send)
    await client.initialize()
    return { client, asked: service.asked }
  }

  test('happens once less than about 90 seconds are left, not before', async () => {
    const { client, asked } = await clientWithClock(600)
    await vi.advanceTimersByTimeAsync((600 - 150) * 1000)
    expect(renewals(asked)).toBe(0)
    await vi.advanceTimersByTimeAsync(60 * 1000)
    await eventually(() => expect(renewals(asked)).toBe(1))
    await client.dispose()
  })

  test('rests while the tab is hidden', async () => {
    const { client, asked } = await clientWithClock(600)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    window.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(3600 * 1000)
    expect(renewals(asked)).toBe(0)
    await client.dispose()
  })
})

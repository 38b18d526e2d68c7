import type { Session } from '@supabase/auth-js'

type Answer = { status: number; body: unknown }
type Answering = (request: { path: string; body: Record<string, unknown> }) => Answer | undefined

/** What the sign-in service says, written by hand; a test may answer some paths itself. */
export function authService(answering: Answering = () => undefined) {
  const asked: string[] = []
  const send: typeof fetch = async (request, options) => {
    const url = new URL(String(request))
    const path = `${url.pathname.replace('/auth/v1', '')}${url.search}`
    const body = options?.body ? (JSON.parse(String(options.body)) as Record<string, unknown>) : {}
    asked.push(path)
    const { status, body: answer } = answering({ path, body }) ?? { status: 200, body: sessionFor('later') }
    return new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' },
    })
  }
  return { send, asked }
}

type SessionTraits = { userId?: string; aal?: 'aal1' | 'aal2'; hasFactor?: boolean; expiresInSeconds?: number }

export function sessionFor(token: string, traits: SessionTraits = {}): Session {
  const { userId = '11111111-1111-4111-8111-111111111111', aal = 'aal1', hasFactor = false } = traits
  const expiresIn = traits.expiresInSeconds ?? 900
  const now = new Date().toISOString()
  const factor = { id: 'f', factor_type: 'totp', status: 'verified', created_at: now, updated_at: now } as const
  return {
    access_token: `e30.${btoa(JSON.stringify({ aal, token, amr: [{ method: 'password', timestamp: 0 }] }))}.e30`,
    refresh_token: `refresh-${token}`,
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    token_type: 'bearer',
    user: {
      id: userId,
      email: 'nava@example.com',
      aud: 'authenticated',
      created_at: now,
      app_metadata: {},
      user_metadata: {},
      ...(hasFactor && { factors: [factor] }),
    },
  }
}

import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { AuthClient } from '@supabase/auth-js'
import type { TestApp } from './test.ts'

let browsers = 0

/** The published client, as a browser of its own: own storage, own cookies, own address. */
export function openBrowser(t: TestApp, { language = 'en', storage = new Map<string, string>() } = {}) {
  browsers += 1
  const address = `203.0.113.${browsers % 250}`
  const cookies = new Map<string, string>()
  const sent: string[] = []
  /** Set to answer a confirmation of an address as the session's owner, as our web client does. */
  const asSessionOwner = { token: undefined as string | undefined }
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input))
    sent.push(`${init?.method ?? 'GET'} ${url.pathname}`)
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', address)
    headers.set('Accept-Language', language)
    headers.set('User-Agent', 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0')
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (asSessionOwner.token && !headers.has('Authorization')) {
      headers.set('Authorization', `Bearer ${asSessionOwner.token}`)
    }
    const response = await t.app.request(`${url.pathname}${url.search}`, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
  const client = new AuthClient({
    url: `http://localhost:3000${AUTH_PATH}`,
    fetch,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    experimental: { recoveryCodes: true },
  })
  return { client, storage, sent, asSessionOwner }
}

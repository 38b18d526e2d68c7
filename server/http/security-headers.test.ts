import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { NO_CONTENT_POLICY, pagePolicy } from './security-headers.ts'

const t = useTestApp({ PUBLIC_URL: 'https://portal.example' })

type Policy = Record<string, string[]>

function read(policy: string): Policy {
  return Object.fromEntries(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/** What OWASP's Secure Headers Project and Mozilla's HTTP Observatory take points off for. */
function weaknesses(policy: Policy): string[] {
  const effective = (name: string) => policy[name] ?? policy['default-src'] ?? ['*']
  const scripts = effective('script-src')
  const isOpen = (sources: string[]) => sources.some((each) => each === '*' || /^(https?|data|blob):$/.test(each))
  return [
    ...(scripts.some((each) => ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"].includes(each))
      ? ['scripts are unsafe']
      : []),
    ...(isOpen(scripts) ? ['scripts from anywhere'] : []),
    ...(effective('style-src-elem').includes("'unsafe-inline'") ? ['style elements are unsafe'] : []),
    ...['default-src', 'connect-src', 'font-src', 'form-action'].filter((name) => isOpen(effective(name))),
    ...['object-src', 'base-uri', 'frame-ancestors'].filter((name) => {
      const sources = policy[name] ?? (name === 'object-src' ? policy['default-src'] : undefined)
      return sources?.join() !== "'none'"
    }),
  ]
}

test('the policy of pages and of everything else has no weakness that graders know', () => {
  const page = pagePolicy({ scripts: ["'nonce-abc'"], styles: ["'nonce-abc'"] })
  expect(weaknesses(read(page))).toEqual([])
  expect(weaknesses(read(NO_CONTENT_POLICY))).toEqual([])
  expect(weaknesses(read("default-src *; script-src 'unsafe-inline'"))).not.toEqual([])
})

test.each(['/healthz', '/api/users/me', '/api/site-settings/general', '/.well-known/security.txt', '/no-such-page'])(
  'every answer carries the headers that graders look for: %s',
  async (path) => {
    const { headers } = await t.send('GET', path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    // Browsers' preload lists ask for a year at least.
    const age = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1])
    expect(age).toBeGreaterThanOrEqual(31_536_000)
    for (const feature of ['microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers.get('Permissions-Policy')).toContain(`${feature}=()`)
    }
    expect(weaknesses(read(headers.get('Content-Security-Policy') ?? ''))).toEqual([])
    for (const teller of ['Server', 'X-Powered-By']) expect(headers.get(teller)).toBeNull()
  },
)

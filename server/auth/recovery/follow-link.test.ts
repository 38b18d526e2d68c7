import { expect, test } from 'vitest'
import { useTestApp } from '../../test/test.ts'

const t = useTestApp({ PUBLIC_URL: 'https://portal.example' })

async function targetOf(redirectTo: string): Promise<URL> {
  const query = new URLSearchParams({ token: 'unknown', type: 'recovery', redirect_to: redirectTo })
  const answer = await t.send('GET', `/auth/v1/verify?${query}`)
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

test.each(['/home', '/profile/startup-visa', 'https://portal.example/home', '/home?tab=2'])(
  'a link sends on to a page of ours: %s',
  async (redirectTo) => {
    const { origin, pathname, search } = await targetOf(redirectTo)
    expect(`${origin}${pathname}${search}`).toBe(new URL(redirectTo, 'https://portal.example').href)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/%5Cevil.example/',
  '/%09/evil.example/',
  'https://portal.example/%5Cevil.example/',
  'https://portal.example//evil.example',
  'https://portal.example/.//evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  'https://portal.example@evil.example/',
  'https://portal.example.evil.example/',
  'https://evil.example\\@portal.example/',
  'http://portal.example/home',
  'javascript:alert(1)',
  'http://[',
])('nobody is sent away with a session in hand: %j', async (redirectTo) => {
  const { origin, pathname } = await targetOf(redirectTo)
  expect(`${origin}${pathname}`).toBe('https://portal.example/auth')
})

test('a name and a password in the address are left out', async () => {
  expect((await targetOf('https://name:password@portal.example/home')).href).toMatch(
    /^https:\/\/portal\.example\/home#/,
  )
})

import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { GoTrueClient, Session } from '@supabase/auth-js'
import { build, type Rolldown } from 'vite'
import { expect, test } from './fixtures.ts'

/** The published client as it is, in a page without our application: what it shows holds for the protocol alone. */
test.use({ bypassCSP: true })

const NEW_PASSWORD = 'seven lanterns on the quay'

type InPage = { client: GoTrueClient }

let library: Promise<string> | undefined

function bundleLibrary(): Promise<string> {
  library ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: createRequire(import.meta.url).resolve('@supabase/auth-js'), formats: ['iife'], name: 'AuthJs' },
    },
  }).then((result) => (result as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '')
  return library
}

async function openClient(page: Page): Promise<void> {
  await page.goto('/api/docs')
  await page.addScriptTag({ content: await bundleLibrary() })
  await page.evaluate(() => {
    const { AuthClient } = Reflect.get(window, 'AuthJs') as { AuthClient: new (options: object) => GoTrueClient }
    const client = new AuthClient({ url: `${location.origin}/auth/v1`, storageKey: 'probe', autoRefreshToken: false })
    Object.assign(window, { client } satisfies InPage)
  })
}

async function signUp(page: Page): Promise<{ email: string; session: Session }> {
  const email = `${randomUUID()}@example.com`
  const session = await page.evaluate(
    async ({ email, password }) => {
      const { client } = window as unknown as InPage
      const { data, error } = await client.signUp({ email, password, options: { data: { full_name: 'Mina Tester' } } })
      if (error) throw error
      return data.session
    },
    { email, password: NEW_PASSWORD },
  )
  expect(session, 'a session').not.toBeNull()
  return { email, session: session as Session }
}

function refresh(page: Page, token: string): Promise<string> {
  return page.evaluate(async (refresh_token) => {
    const { client } = window as unknown as InPage
    const { data, error } = await client.refreshSession({ refresh_token })
    return error ? `refused: ${error.code}` : (data.session?.refresh_token ?? 'nothing')
  }, token)
}

/** Renews as a tab does by itself, then asks the server who is there. */
function refreshAndAsk(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { client } = window as unknown as InPage
    // A tab may find that the other one was quicker and take what that one stored.
    await client.refreshSession()
    const { data, error } = await client.getUser()
    return error ? `refused: ${error.code}` : data.user?.email
  })
}

test('the published client signs up, signs out and in, and its session has the specified fields', async ({ page }) => {
  await openClient(page)
  const { email, session } = await signUp(page)
  expect(Object.keys(session).sort()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'token_type',
    'user',
  ])
  const signedIn = await page.evaluate(
    async ({ email, password }) => {
      const { client } = window as unknown as InPage
      await client.signOut()
      const { data, error } = await client.signInWithPassword({ email: email.toUpperCase(), password })
      return error ? error.code : data.user?.email
    },
    { email, password: NEW_PASSWORD },
  )
  expect(signedIn).toBe(email)
})

test('two tabs that refresh at once both stay signed in', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([openClient(page), openClient(other)])
  const { email } = await signUp(page)
  for (const round of ['first', 'second']) {
    const found = await Promise.all([refreshAndAsk(page), refreshAndAsk(other)])
    expect(found, `${round} round`).toEqual([email, email])
  }
})

test('an old refresh token used again ends the whole family', async ({ page, database }) => {
  await openClient(page)
  const { session } = await signUp(page)
  const second = await refresh(page, session.refresh_token)
  const third = await refresh(page, second)
  // Past the seconds in which two tabs may use the same token.
  await database.query(
    `update refresh_tokens set used_at = used_at - interval '1 hour'
     where session_id in (select id from sessions where user_id = $1) and used_at is not null`,
    [session.user.id],
  )
  expect(await refresh(page, session.refresh_token)).toMatch(/^refused/)
  expect(await refresh(page, third)).toMatch(/^refused/)
})

test('signing out everywhere ends every session', async ({ page, browser, baseURL }) => {
  await openClient(page)
  const { email } = await signUp(page)
  const elsewhere = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) })
  await openClient(elsewhere)
  const signedIn = await elsewhere.evaluate(
    async ({ email, password }) => {
      const { client } = window as unknown as InPage
      return (await client.signInWithPassword({ email, password })).data.session?.refresh_token ?? ''
    },
    { email, password: NEW_PASSWORD },
  )
  expect(signedIn).not.toBe('')
  await page.evaluate(async () => {
    await (window as unknown as InPage).client.signOut({ scope: 'global' })
  })
  expect(await refresh(elsewhere, signedIn)).toMatch(/^refused/)
  await elsewhere.close()
})

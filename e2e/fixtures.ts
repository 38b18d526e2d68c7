import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Role } from '@rahnama/contract/roles.ts'
import pg from 'pg'

export { expect }

export const EMAILS: Record<Role, string> = {
  student: 'client@rahnama.example',
  case_review_agent: 'agent@rahnama.example',
  referral_agent: 'referral@rahnama.example',
  admin: 'admin@rahnama.example',
}

export const PASSWORD = process.env.E2E_PASSWORD ?? ''
/** Where the browser keeps who is signed in. */
export const SESSION_KEY = 'rahnama-session'

type Fixtures = {
  /** The page as a signed-in person of this role would have it. */
  signInAs(role: Role): Promise<Page>
  outbox: Outbox
  /**
   * Whether pages fetch ahead what may be wanted next. A page that does asks for twice as many files and costs a quarter
   * more; the others stand for somebody who asked their browser to save data.
   */
  fetchesAhead: boolean
}

type WorkerFixtures = {
  sessions: Map<Role, string>
  /** Where the server under test keeps its data. */
  dataDir: string
  database: pg.Client
}

export type KeptMail = {
  to: string
  language: Language
  subject: string
  content: {
    paragraphs: string[]
    facts?: { label: string; value: string }[]
    quote?: { text: string }
    code?: string
    action?: { label: string; url: string }
    otherAction?: { label: string; url: string }
    unsubscribe?: string
  }
}
export type Outbox = {
  /** The newest first. */
  allTo(address: string): Promise<KeptMail[]>
  newestTo(address: string): Promise<KeptMail | undefined>
}

export const test = base.extend<Fixtures & { staysOnHost: undefined }, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its first argument
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  dataDir: [async ({}, use) => use(process.env.E2E_DATA_DIR ?? ''), { scope: 'worker' }],

  database: [
    async ({ dataDir }, use) => {
      const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'rahnama', database: 'rahnama' })
      await client.connect()
      await use(client)
      await client.end()
    },
    { scope: 'worker' },
  ],

  fetchesAhead: [false, { option: true }],

  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context)
    await use(context)
  },

  /** Every test fails when any request leaves our own host. */
  staysOnHost: [
    async ({ context, baseURL }, use) => {
      const strangers: string[] = []
      const home = new URL(baseURL ?? '').host
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        if (protocol.startsWith('http') && host !== home) strangers.push(request.url())
      })
      await use(undefined)
      expect(strangers, 'requests to other hosts').toEqual([])
    },
    { auto: true },
  ],

  signInAs: async ({ page, sessions, baseURL }, use) => {
    await use(async (role) => {
      const kept = sessions.get(role)
      const session = kept && outlives(kept, test.info().timeout) ? kept : await signIn(baseURL ?? '', role)
      sessions.set(role, session)
      await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
      return page
    })
  },

  outbox: async ({ database }, use) => {
    const allTo = async (address: string) => {
      // What waits a moment for the rest of the news is written, too.
      const { rows } = await database.query<KeptMail>(
        `select recipient as "to", language, subject, content, created_at from mails where recipient = $1
         union all
         select email, content ->> 'language', content ->> 'subject', content, at
         from held_mails join notices on notices.id = notice_id join users on users.id = held_mails.user_id
         where email = $1 and content is not null
         order by created_at desc`,
        [address],
      )
      return rows
    }
    await use({ allTo, newestTo: async (address) => (await allTo(address))[0] })
  },
})

/** A page renews a token with less than this left (web/auth/kept-session.ts). */
const RENEWED_BEFORE_MS = 120_000

/**
 * A session that a page renews is lost for the next test: each of its tokens renews it once. On a busy machine the tests
 * of a worker go on for longer than a token lasts.
 */
function outlives(session: string, testMs: number): boolean {
  const { expires_at: expiresAt } = JSON.parse(session) as { expires_at: number }
  return expiresAt * 1000 - RENEWED_BEFORE_MS > Date.now() + testMs
}

/** As a browser whose owner asked for it; web/ui/saves-data.ts reads this. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

export async function signIn(baseURL: string, role: Role): Promise<string> {
  const response = await fetch(`${baseURL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAILS[role], password: PASSWORD }),
  })
  expect(response.status, `sign-in of ${EMAILS[role]}`).toBe(200)
  return response.text()
}

/** A public page is read before its script arrives; from here on the application answers clicks. */
export async function applicationStarted(page: Page): Promise<void> {
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => {
    const link = document.querySelector('header a')
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))
  })
}

/** What a browser set to this language asks for. */
export function localeOf(language: Language): string {
  return language === 'fa' ? 'fa-IR' : 'en-CA'
}

/** The main journeys run once per language. */
export function inBothLanguages(name: string, journey: (language: Language) => void): void {
  for (const language of LANGUAGES) inLanguage(language, name, journey)
}

/** Where another journey passes in both. */
export function inPersian(name: string, journey: (language: Language) => void): void {
  inLanguage('fa', name, journey)
}

function inLanguage(language: Language, name: string, journey: (language: Language) => void): void {
  test.describe(`${name} (${language})`, () => {
    test.use({ locale: localeOf(language) })
    journey(language)
  })
}

/** What the words have no part in is walked in one of them: the test itself in Persian, nothing in English. */
export function inOneLanguage<Test extends (title: string, body: never) => void>(test: Test, language: Language) {
  return (language === 'fa' ? test : () => {}) as Test
}

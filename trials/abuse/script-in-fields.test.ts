import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { mayEnter, type Role } from '@rahnama/contract/roles.ts'
import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import { renderMail, type StoredMailContent } from '@rahnama/server/mail/mail.ts'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOf } from '../../e2e/expected-place.ts'
import { PAGES, type Visit, visitsOfClient, visitsOfStaff, WRITTEN_PAGES } from '../../e2e/sample-paths.ts'
import { testLaunchOptions } from '../../scripts/chromium.mjs'
import { fromSomewhere, send } from '../person.ts'
import { MARK, SCRIPT } from './fields.ts'
import { fillEveryField, type Known, STORING } from './hostile-fields.ts'
import { poison } from './poison.ts'
import { arm, goWithin, tripsOf, untilQuiet, watchRequests } from './watched-page.ts'

const PASSWORD = 'a-word-for-looking-around'
const EMAILS: Record<Role, string> = {
  student: 'client@rahnama.example',
  case_review_agent: 'agent@rahnama.example',
  referral_agent: 'referral@rahnama.example',
  admin: 'admin@rahnama.example',
}
const ROLES = Object.keys(EMAILS) as Role[]
const VISITORS = [undefined, 'student', 'case_review_agent', 'referral_agent', 'admin'] as const
const VISITS = new Map<Role | undefined, readonly Visit[]>()

let folder = ''
let server: StartedServer
let address = ''
let database: pg.Client
let browser: Browser
const sessions = {} as Record<Role, string>
const tokenOf = (role: Role) => (JSON.parse(sessions[role]) as { access_token: string }).access_token

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-script-'))
  server = startServer({ DATA_DIR: folder, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' })
  address = await server.address
  database = new pg.Client({ host: join(folder, 'postgres'), user: 'rahnama', database: 'rahnama' })
  await database.connect()
  for (const role of ROLES) sessions[role] = await signIn(role)
  // Before anything is withdrawn or closed by what is sent.
  for (const role of VISITORS) VISITS.set(role, await visitsOf(role))
  browser = await chromium.launch(testLaunchOptions())
}, 15 * 60_000)
afterAll(async () => {
  await browser?.close()
  await database?.end()
  server?.kill('SIGTERM')
  await server?.end
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function signIn(role: Role): Promise<string> {
  const body = { email: EMAILS[role], password: PASSWORD }
  return (await send(address, 'POST', `${AUTH_PATH}/token?grant_type=password`, { body })).text
}

/** Every answer of the API carries the script in each of its texts, as if somebody had stored it there. */
async function poisonAnswers(context: BrowserContext, language: Language): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    if (new URL(request.url()).pathname === EVENTS_PATH) return route.abort()
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort()
    if (!answer.headers()['content-type']?.includes('json') || !answer.ok()) return route.fulfill({ response: answer })
    const { pathname } = new URL(request.url())
    return route.fulfill({ response: answer, json: poison(request.method(), pathname, await answer.json(), language) })
  })
}

async function visitsOf(role: Role | undefined): Promise<readonly Visit[]> {
  const read = async <Answer>(path: string) =>
    (await send(address, 'GET', path, { ...(role && { token: tokenOf(role) }) })).body as Answer
  const isStaff = role === 'case_review_agent' || role === 'referral_agent'
  const own = PAGES.filter(({ name }) =>
    isStaff ? hostOf(name) === 'admin' && mayEnter(role, routeOf(name).audience) : hostOf(name) === role,
  )
  if (role === 'student') return [...own, ...(await visitsOfClient(read))]
  if (role === 'admin' || role === 'case_review_agent') return [...own, ...(await visitsOfStaff(read))]
  const written = WRITTEN_PAGES.map((path): Visit => ({ name: 'contentPage', path }))
  return role ? own : [...own, ...written]
}

test('script in every text of every procedure that stores: stored as text, and no procedure fails over it', async () => {
  const known: Known = new Map()
  const failures: string[] = []
  const refused = new Map(STORING.map(({ name }) => [name, '']))
  let accepted = 0
  for (const language of LANGUAGES) {
    for (const role of ROLES) {
      const ask = (method: string, path: string, body?: unknown) =>
        send(address, method, path, {
          ...(body !== undefined && { body }),
          token: tokenOf(role),
          headers: fromSomewhere(),
        })
      for (const { name, status, what } of await fillEveryField(ask, known, language)) {
        if (status >= 500) failures.push(`${status} ${role}: ${name} ${what}`)
        if (status < 300) accepted += 1
        if (status < 300) refused.delete(name)
        else if (status !== 403 && refused.has(name)) refused.set(name, `${status} ${what}`)
      }
    }
  }
  const { rows } = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`,
  )
  const holding: string[] = []
  for (const { table, column } of rows) {
    const found = await database.query(`select from "${table}" where strpos("${column}"::text, $1) > 0 limit 1`, [MARK])
    if (found.rowCount) holding.push(`${table}.${column}`)
  }
  process.stdout.write(
    `${STORING.length} procedures store; ${accepted} requests with script were accepted; it lies in ${holding.length} columns: ${holding.join(', ')}\nrefused whoever asked: ${[...refused].map((each) => each.join(' ')).join('\n  ')}\n`,
  )
  expect(failures, server.logged('error').join('\n')).toEqual([])
  // A trial whose bodies are refused would prove nothing.
  expect(refused.size).toBeLessThan(STORING.length / 4)
  // What a client, a visitor and the office write, each.
  for (const column of ['enquiries.message', 'messages.body', 'users.full_name', 'corrections.what', 'breaches.what'])
    expect(holding).toContain(column)
})

test.each(LANGUAGES.flatMap((language) => VISITORS.map((role) => ({ language, role, who: role ?? 'a visitor' }))))(
  'in $language nothing runs on any page of $who, with script in every text the page is given',
  async ({ language, role, who }) => {
    const context = await browser.newContext({ locale: language === 'fa' ? 'fa-IR' : 'en-CA' })
    await arm(context)
    if (role) {
      const kept = ['rahnama-session', await signIn(role)] as const
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), kept)
    }
    await poisonAnswers(context, language)
    const page = await context.newPage()
    watchRequests(page)
    const trips: string[] = []
    page.on('dialog', (dialog) => {
      trips.push(`${page.url()}: a dialog`)
      void dialog.dismiss()
    })
    const visits = VISITS.get(role) ?? []
    let shown = 0
    for (const { path } of visits) {
      const glue = path.includes('?') ? '&' : '?'
      const place = `${path}${glue}language=${language}&q=${encodeURIComponent(SCRIPT[language])}`
      await page.goto(`${address}${place}`)
      await untilQuiet(page)
      // What the server drew is asked for again by the application, whose answers are poisoned.
      if (!role) await goWithin(page, place)
      shown += (await page.textContent('body'))?.includes(MARK) ? 1 : 0
      trips.push(...(await tripsOf(page)).map((trip) => `${path}: ${trip}`))
    }
    process.stdout.write(`${language} ${who}: ${visits.length} pages, ${shown} of them show the script as text\n`)
    await context.close()
    expect(trips).toEqual([])
    // A page that is refused or empty would prove nothing.
    if (role) expect(shown).toBeGreaterThan(visits.length / 2)
  },
)

test('every mail that was written meanwhile shows the script as text', async () => {
  const { rows } = await database.query<{ content: StoredMailContent }>(
    `select content from mails where strpos(content::text, $1) > 0`,
    [MARK],
  )
  const page = await (await browser.newContext()).newPage()
  const trips: string[] = []
  for (const { content } of rows) {
    await page.setContent(renderMail(content).html)
    trips.push(...(await tripsOf(page)))
  }
  process.stdout.write(`${rows.length} mails hold the script\n`)
  expect(rows.length).toBeGreaterThan(0)
  expect(trips).toEqual([])
})

type Sheet = { texts: string; addresses: string[]; hasScript: boolean }

async function readPdf(url: string): Promise<Sheet> {
  const answer = await fetch(new URL(url, address))
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()} ${server.logged('error').at(-1)}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const task = getDocument({ data: bytes, verbosity: 0 })
  const pdf = await task.promise
  const sheet: Sheet = { texts: '', addresses: [], hasScript: (await pdf.getJSActions()) !== null }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    sheet.texts += items.map((item) => ('str' in item ? item.str : '')).join('')
    const annotations = (await page.getAnnotations()) as { unsafeUrl?: string; url?: string }[]
    sheet.addresses.push(...annotations.flatMap(({ unsafeUrl, url }) => unsafeUrl ?? url ?? []))
    sheet.hasScript ||= (await page.getJSActions()) !== null
  }
  await task.destroy()
  return sheet
}

test('every PDF draws the script as text: nothing in it runs, is evaluated or leads to script', async () => {
  // Tokens are short, and the pages took a while.
  for (const role of ROLES) sessions[role] = await signIn(role)
  const linkOf = async (role: Role, path: string, body: object): Promise<string> => {
    const answer = await send(address, 'POST', path, { body, token: tokenOf(role) })
    // A machine with too much to do says so in time, and goes on drawing: whoever asks again is given it.
    if (answer.status === 504) return linkOf(role, path, body)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return (answer.body as { url: string }).url
  }
  const read = async <Answer>(role: Role, path: string) =>
    (await send(address, 'GET', path, { token: tokenOf(role) })).body as Answer
  // Names with script are in the demonstration from now on, whatever was refused before.
  await database.query('update users set full_name = $1 where email = any($2)', [SCRIPT.en, Object.values(EMAILS)])
  await send(address, 'POST', '/api/reports', { body: {}, token: tokenOf('student') })
  const { reports } = await read<{ reports: { id: string }[] }>('student', '/api/reports')
  const { statements } = await read<{ statements: { id: string }[] }>('referral_agent', '/api/referrals/statements')
  const links: string[] = []
  for (const language of LANGUAGES) {
    for (const { id } of reports.slice(0, 2))
      links.push(await linkOf('student', `/api/reports/${id}/download`, { language }))
    for (const { id } of statements.slice(0, 2))
      links.push(await linkOf('referral_agent', `/api/referrals/statements/${id}/file`, { language }))
  }
  // One after the other: drawing is slow, and has a limit of time.
  const sheets: Sheet[] = []
  for (const url of links) sheets.push(await readPdf(url))
  process.stdout.write(
    `${sheets.length} PDFs, ${sheets.filter(({ texts }) => texts.includes(MARK)).length} hold the script\n`,
  )
  expect(sheets.some(({ texts }) => texts.includes(MARK))).toBe(true)
  expect(sheets.filter(({ hasScript }) => hasScript)).toEqual([])
  const strange = sheets.flatMap(({ addresses }) => addresses.filter((each) => !/^(https?|mailto):/.test(each)))
  expect(strange).toEqual([])
  // What would have been evaluated stands there letter by letter; a name that is too long is cut in the middle of it.
  for (const { texts } of sheets.filter((each) => each.texts.includes(MARK))) expect(texts).toContain('#panic("hi')
})

test('a page that did turn it into an element would be noticed', async () => {
  const context = await browser.newContext()
  await arm(context)
  const page = await context.newPage()
  await page.goto(`${address}/healthz`)
  await page.setContent(`<p>${SCRIPT.en} ${randomUUID()}</p><a href="javascript:hit()">x</a>`)
  expect((await tripsOf(page)).length).toBeGreaterThanOrEqual(3)
  await context.close()
})

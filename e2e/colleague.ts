import type { Browser, Page } from '@playwright/test'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Role } from '@rahnama/contract/roles.ts'
import type { Client } from 'pg'
import { localeOf, SESSION_KEY, saveData, signIn } from './fixtures.ts'

/** Somebody of the office in a browser of their own, at a desk's width. */
export async function colleagueOf(
  browser: Browser,
  baseURL: string,
  language: Language,
  role: Role = 'admin',
): Promise<Page> {
  const page = await browser.newPage({
    ...{ baseURL, locale: localeOf(language), viewport: { width: 1440, height: 900 } },
    reducedMotion: 'reduce',
  })
  await saveData(page.context())
  const session = await signIn(baseURL, role)
  await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
  return page
}

export async function nameOf(database: Client, email: string): Promise<string> {
  const found = await database.query<{ name: string }>('select full_name as name from users where email = $1', [email])
  return found.rows[0]?.name ?? ''
}

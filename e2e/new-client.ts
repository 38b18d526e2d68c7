import type { Page } from '@playwright/test'
import type { Checklist } from '@rahnama/contract/documents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { href } from '@rahnama/web/site-map.ts'
import { entrance, newPerson } from './entrance.ts'
import { expect } from './fixtures.ts'

const SESSION_KEY = 'rahnama-session'

/** A new account at home, and what it does beside the screen, where a journey is about something else. */
export async function newClient(page: Page, language: Language) {
  const person = newPerson()
  await page.goto(`${href('signIn')}?language=${language}`)
  const door = entrance(page, language)
  await door.register(person)
  await door.arriveAt(href('home'))

  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object) => {
    const session = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
    const { access_token: token } = JSON.parse(session ?? '{}') as { access_token: string }
    const answer = await page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, data })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as Answer
  }

  return {
    ...person,
    call,
    /** Tells a whole profile and says that it is complete. */
    async tellAll(changes: object) {
      await call('PATCH', '/api/profile', { base: 0, tab: 'tab-of-journey', turn: 1, changes })
      const { version } = await call<{ version: number }>('GET', '/api/profile')
      await call('POST', '/api/profile/complete', { version })
    },
    /** Says of every paper that is still asked for why it cannot be had. */
    async explainPapers(programme: string) {
      const { entries } = await call<Checklist>('GET', `/api/documents/checklists/${programme}`)
      for (const { kind, subject, paper } of entries) {
        if (paper.state !== 'needed' || paper.cannotGet) continue
        const explanation = 'The archive that keeps it burnt down.'
        await call('PUT', '/api/documents/cannot-get', { kind, subject, explanation })
      }
    },
  }
}

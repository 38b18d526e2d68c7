import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Application } from '@rahnama/contract/applications.ts'
import { type Checklist, documents } from '@rahnama/contract/documents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { uploads } from '@rahnama/contract/uploads/uploads.ts'
import { generate } from 'otplib'
import { callingAs } from './calling.ts'
import { FIRST_PASSWORD, newPerson } from './entrance.ts'
import { expect, SESSION_KEY } from './fixtures.ts'

export type NewClient = Awaited<ReturnType<typeof newClient>>

/** Somebody who has just registered, where a journey is about something else, and what they do beside the screen. */
export async function newClient(page: Page, language: Language) {
  const person = newPerson()
  const account = {
    email: person.email,
    password: FIRST_PASSWORD,
    data: { full_name: person.name, language, agreed_to: 1 },
  }
  const registered = await page.request.post('/auth/v1/signup', { data: account })
  expect(registered.status(), await registered.text()).toBe(200)
  const session = await registered.text()
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  // Any page of the house, and the lightest: only there can its storage be written.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])

  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, data })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as Answer
  }

  const client = {
    ...person,
    call,
    /** By an authenticator app, as e2e/auth.spec.ts does on the screen. */
    async turnSecondFactorOn() {
      type Enrolled = { id: string; totp: { secret: string } }
      const { id, totp } = await call<Enrolled>('POST', '/auth/v1/factors', { factor_type: 'totp' })
      const challenge = await call<{ id: string }>('POST', `/auth/v1/factors/${id}/challenge`)
      const code = await generate({ secret: totp.secret })
      await call('POST', `/auth/v1/factors/${id}/verify`, { challenge_id: challenge.id, code })
    },
    /** Tells a whole profile and says that it is complete. */
    async tellAll(changes: object) {
      await call('PATCH', '/api/profile', { base: 0, tab: 'tab-of-journey', turn: 1, changes })
      const { version } = await call<{ version: number }>('GET', '/api/profile')
      await call('POST', '/api/profile/complete', { version })
    },
    /** Uploads a document and answers the id of its version. */
    async attach(
      key: Omit<TypedInput<typeof documents.attach>, 'uploadId'>,
      { name, buffer }: { name: string; buffer: Buffer },
    ): Promise<string> {
      const ask = callingAs(page.request, session)
      const { id } = await ask(uploads.begin, { id: randomUUID(), purpose: 'document', name, size: buffer.length })
      await ask(uploads.append, { id, offset: 0, content: new Uint8Array(buffer) })
      expect((await ask(uploads.finish, { id })).state).toBe('checked')
      const { versions } = await ask(documents.attach, { ...key, uploadId: id })
      return versions[0]?.id ?? ''
    },
    /** Says of every document that is still asked for why it cannot be had. */
    async explainDocuments(program: string) {
      const { entries } = await call<Checklist>('GET', `/api/documents/checklists/${program}`)
      for (const { kind, subject, document } of entries) {
        if (document.state !== 'needed' || document.cannotGet) continue
        const explanation = 'The archive that keeps it burnt down.'
        await call('PUT', '/api/documents/cannot-get', { kind, subject, program, explanation })
      }
    },
    /** Answers its folio. */
    async sendApplication(program: string, told: object): Promise<string> {
      await client.tellAll(told)
      await client.explainDocuments(program)
      const { application } = await call<{ application: Application }>('POST', '/api/applications', {
        program,
        knowing: true,
      })
      await call('POST', `/api/applications/${application.id}/submit`, { idempotencyKey: randomUUID(), knowing: true })
      return application.reference
    },
  }
  return client
}

import { randomUUID } from 'node:crypto'
import { advisor } from '@rahnama/contract/advisor/advisor.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { listAuditOf } from '../audit/audit.ts'
import { seedContent } from '../content/content.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
beforeAll(async () => void (await seedContent(t.db, t.deps.now())))

const question = (text: string) => ({ id: randomUUID(), question: text, language: 'en' as const })

describe('a conversation', () => {
  test('is answered with source, day and the page where the thing is done', async () => {
    const me = t.as(await t.signIn('student'))
    const turn = await me.call(advisor.ask, question('proof of funds for 3'))
    expect(turn.parts).toMatchObject([
      {
        topic: 'money.settlement',
        outcome: 'answered',
        sources: [{ key: 'IRCC, Express Entry, proof of funds, table of 2025-07-07', asOf: '2025-07-07' }],
        link: { href: '/articles/proof-of-funds' },
      },
    ])
    expect(turn.parts[0]?.sentences[0]).toContain('23,360')
  })

  test('leans on the question before for half an hour, and then no more', async () => {
    const person = await t.signIn('student')
    await t.as(person).call(advisor.ask, question('How much money do I need for Express Entry?'))
    const followed = await t.as(person).call(advisor.ask, question('And for five people?'))
    expect(followed.parts[0]?.sentences[0]).toContain('32,168')
    t.setNow('2026-11-15T12:31:00Z')
    const alone = await t.as(person).call(advisor.ask, question('And for six people?'))
    t.setNow('2026-11-15T12:00:00Z')
    expect(alone.parts.map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test('asked twice with one id is asked once', async () => {
    const me = t.as(await t.signIn('student'))
    const asked = question('What is my score?')
    expect(await me.call(advisor.ask, asked)).toEqual(await me.call(advisor.ask, asked))
    expect((await me.call(advisor.conversation, { language: 'en' })).turns).toHaveLength(1)
  })

  test('names what a profile lacks and never a score of zero', async () => {
    const me = t.as(await t.signIn('student'))
    await me.call(profile.save, { base: 0, tab: 'the-only-tab', turn: 1, changes: { birthDate: '1996-05-01' } })
    const { parts } = await me.call(advisor.ask, question('What is my score?'))
    expect(parts[0]).toMatchObject({ link: { href: '/profile' } })
    expect(parts[0]?.sentences.join()).not.toMatch(/\d/)
  })

  test('hands over what it does not know, with a draft in the words of the client', async () => {
    const me = t.as(await t.signIn('student'))
    const { parts, draft } = await me.call(advisor.ask, question('Can my parrot fly with me?'))
    expect(parts).toMatchObject([{ outcome: 'handedOver', sources: [] }])
    expect(draft).toContain('Can my parrot fly with me?')
  })

  test('is deleted by whoever had it, with everything understood of it', async () => {
    const person = await t.signIn('student')
    const me = t.as(person)
    const { id } = await me.call(advisor.ask, question('What is my score?'))
    await me.call(advisor.ask, question('Which language tests are accepted?'))
    await me.call(advisor.remove, { id })
    expect((await me.call(advisor.conversation, { language: 'en' })).turns).toHaveLength(1)
    await me.call(advisor.removeAll, {})
    expect(await t.db.rows(sql`select id from advisor_turns where user_id = ${person.userId}`)).toEqual([])
  })

  test('suggests questions that it answers itself', async () => {
    const me = t.as(await t.signIn('student'))
    for (const language of ['en', 'fa'] as const) {
      const { suggestions } = await me.call(advisor.conversation, { language })
      expect(suggestions).toHaveLength(4)
      for (const text of suggestions) {
        const { parts } = await me.call(advisor.ask, { id: randomUUID(), question: text, language })
        expect([text, parts[0]?.outcome]).toEqual([text, 'answered'])
      }
    }
  })

  test('after twenty questions at once asks for patience', async () => {
    const person = await t.signIn('student')
    const ask = () => t.as(person).send('POST', '/api/advisor/turns', { body: question('hello') })
    for (let i = 0; i < 20; i++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
  })
})

describe('other people', () => {
  test('find none of it under its id, and cannot ask with it', async () => {
    const [owner, other] = [t.as(await t.signIn('student')), t.as(await t.signIn('student'))]
    const asked = question('What is my score?')
    await owner.call(advisor.ask, asked)
    const path = `/api/advisor/turns/${asked.id}`
    expect((await other.send('GET', path)).status).toBe(404)
    expect((await other.send('POST', `${path}/stop`, { body: {} })).status).toBe(404)
    expect((await other.send('PUT', `${path}/judgement`, { body: { isRight: false } })).status).toBe(404)
    expect((await other.send('DELETE', path)).status).toBe(200)
    expect((await other.send('POST', '/api/advisor/turns', { body: asked })).status).toBe(409)
    expect((await owner.call(advisor.turn, { id: asked.id })).isRight).toBeNull()
  })
})

describe('the office', () => {
  test('reads what was not answered, which the client finds in the record, and corrects it', async () => {
    const client = await t.signIn('student')
    const asked = question('Can my parrot fly with me?')
    await t.as(client).call(advisor.ask, asked)
    const { turns } = await t
      .as('case_review_agent')
      .call(advisor.review, { filter: 'notAnswered', client: client.userId })
    expect(turns).toMatchObject([
      { id: asked.id, client: { id: client.userId }, understood: { leftover: ['parrot', 'fly'] } },
    ])
    const correction = 'Yes, with papers from a veterinarian.'
    await t.as('case_review_agent').call(advisor.rate, { id: asked.id, rating: 'incomplete', correction })
    expect(await t.as(client).call(advisor.turn, { id: asked.id })).toMatchObject({ correction: { text: correction } })
    const acts = (await listAuditOf(t.db, client.userId, 10)).map(({ act }) => act)
    expect(acts).toEqual(expect.arrayContaining(['advisor.read', 'advisor.correct']))
  })

  test('where agents see their own cases only, reads no conversation of others', async () => {
    const client = await t.signIn('student')
    await t.as(client).call(advisor.ask, question('What is my score?'))
    await t.as('admin').call(siteSettings.updateDesk, { version: 0, value: { agentsSee: 'own' } })
    const filter = { filter: 'all' as const, client: client.userId }
    const agents = await t.as('case_review_agent').call(advisor.review, filter)
    const owners = await t.as('admin').call(advisor.review, filter)
    await t.as('admin').call(siteSettings.updateDesk, { version: 1, value: { agentsSee: 'all' } })
    expect([agents.turns.length, owners.turns.length]).toEqual([0, 1])
  })

  test('switched off by the owner it takes no question and keeps what was asked', async () => {
    const me = t.as(await t.signIn('student'))
    await me.call(advisor.ask, question('What is my score?'))
    await t.as('admin').call(siteSettings.updateAdvisor, { version: 0, value: { isOn: false } })
    const refused = await me.send('POST', '/api/advisor/turns', { body: question('What is my score?') })
    const { isOn, turns } = await me.call(advisor.conversation, { language: 'en' })
    await t.as('admin').call(siteSettings.updateAdvisor, { version: 1, value: { isOn: true } })
    expect([refused.status, isOn, turns.length]).toEqual([410, false, 1])
  })
})

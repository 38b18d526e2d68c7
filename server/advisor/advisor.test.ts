import { randomUUID } from 'node:crypto'
import { advisor } from '@rahnama/contract/advisor/advisor.ts'
import { contentEditing } from '@rahnama/contract/content/content.ts'
import { fees } from '@rahnama/contract/fees.ts'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { listAuditOf } from '../audit/audit.ts'
import { seedContent } from '../content/content.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { getReadyToConverse } from './converse.ts'

const t = useTestApp()
beforeAll(getReadyToConverse)
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
    for (let i = 0; i < 20; i++) await t.as(person).call(advisor.ask, question('hello'))
    const refusal = await t.as(person).refuse(advisor.ask, question('hello'))
    expect(refusal).toMatchObject({ status: 429, retryAfter: '20' })
  })
})

describe('what is not an answer yet', () => {
  test('“not what I asked” marks the answer, offers near questions, and then a person', async () => {
    const me = t.as(await t.signIn('student'))
    const first = question('How much money do I need for Express Entry?')
    await me.call(advisor.ask, first)
    t.setNow('2026-11-15T12:01:00Z')
    const second = await me.call(advisor.ask, question('That is not what I asked'))
    expect(second.parts).toMatchObject([{ outcome: 'asked' }])
    expect(second.choices.length).toBeGreaterThan(0)
    expect((await me.call(advisor.turn, { id: first.id })).isRight).toBe(false)
    t.setNow('2026-11-15T12:02:00Z')
    const third = await me.call(advisor.ask, question('not what I asked'))
    t.setNow('2026-11-15T12:00:00Z')
    expect(third.parts).toMatchObject([{ outcome: 'handedOver' }])
    expect(third.draft).toContain('How much money do I need for Express Entry?')
  })

  test('every near question that is offered is answered', async () => {
    const person = await t.signIn('student')
    let seconds = 0
    // What was asked last is known by its time, and the clock of a test stands.
    const ask = (text: string, language: 'en' | 'fa') => {
      seconds += 1
      t.setNow(new Date(Date.parse('2026-11-15T12:00:00Z') + seconds * 1000).toISOString())
      return t.as(person).call(advisor.ask, { id: randomUUID(), question: text, language })
    }
    for (const [asked, language] of [
      ['How much money do I need for Express Entry?', 'en'],
      ['چه آزمون‌های زبانی قبول است؟', 'fa'],
    ] as const) {
      const { otherwise } = await ask(asked, language)
      expect(otherwise.choices.length).toBeGreaterThan(0)
      for (const text of otherwise.choices) {
        // Offered beside that answer, and leaning on it.
        await ask(asked, language)
        const { parts } = await ask(text, language)
        expect([text, parts[0]?.outcome]).toEqual([text, 'answered'])
      }
    }
    t.setNow('2026-11-15T12:00:00Z')
  })

  test('“nobody answers” shows how long that message waits, brings it back, and tells its owner and the admins once', async () => {
    const client = await t.signIn('student')
    const admin = await t.signIn('admin')
    const id = randomUUID()
    const begun = { id, kind: 'general' as const, subject: 'My police certificate', messageId: randomUUID() }
    await t.as(client).call(messages.begin, { ...begun, body: 'May I send a copy?', uploads: [] })
    const office = t.as('case_review_agent')
    await office.call(messageDesk.snooze, { id, snooze: { until: null, reason: 'They travel.' } })
    t.setNow('2026-11-18T12:00:00Z')
    const turn = await t.as(client).call(advisor.ask, question('Why does nobody answer me?'))
    expect((await office.call(messageDesk.read, { id })).snooze).toBeNull()
    await t.as(client).call(advisor.ask, { ...question('کسی جواب نمیده'), language: 'fa' })
    t.setNow('2026-11-15T12:00:00Z')
    expect(turn.parts).toMatchObject([{ topic: 'contact.waiting', outcome: 'answered', link: { href: '/messages' } }])
    expect(turn.parts[0]?.sentences[0]).toMatch(/My police certificate.*15 November/)
    const told = await t.db.rows<{ kind: string }>(sql`
      select kind from notices where user_id = ${admin.userId} and kind = 'clientWaits' and about->>'threadId' = ${id}`)
    expect(told).toHaveLength(1)
  })

  test('somebody in despair reads whom to call, in the words of the owner, and gets no form', async () => {
    const me = t.as(await t.signIn('student'))
    const asked = () => me.call(advisor.ask, question('I do not want to live any more, I want to end my life'))
    expect((await asked()).parts[0]?.sentences.join(' ')).toMatch(/988.*emergency number/)
    const helpLines = { en: 'In Germany call 0800 111 0 111.', fa: 'در آلمان با 0800 111 0 111 تماس بگیرید.' }
    const { version } = await t.as('admin').call(siteSettings.readAdvisor, {})
    const value = { isOn: true, toman: null, helpLines }
    await t.as('admin').call(siteSettings.updateAdvisor, { version, value })
    const { parts, draft } = await asked()
    await t.as('admin').call(siteSettings.updateAdvisor, { version: version + 1, value: { ...value, helpLines: null } })
    expect(parts).toMatchObject([{ outcome: 'declined', link: null }])
    expect(parts[0]?.sentences.slice(1)).toEqual([helpLines.en, 'Anywhere else, call your local emergency number.'])
    expect(draft).toBeNull()
  })

  test('an amount in tomans is named only by the rate of the owner, with its day', async () => {
    const me = t.as(await t.signIn('student'))
    const asked = () => me.call(advisor.ask, question('How much money do I need in toman?'))
    expect((await asked()).parts[0]?.sentences.join(' ')).not.toContain('million')
    const value = { isOn: true, toman: { perDollar: 100_000, on: '2026-11-14' }, helpLines: null }
    const { version } = await t.as('admin').call(siteSettings.readAdvisor, {})
    await t.as('admin').call(siteSettings.updateAdvisor, { version, value })
    const sentences = (await asked()).parts[0]?.sentences.join(' ')
    await t
      .as('admin')
      .call(siteSettings.updateAdvisor, { version: version + 1, value: { isOn: true, toman: null, helpLines: null } })
    // 15,263 dollars at 100,000 tomans are 1,526.3 million.
    expect(sentences).toMatch(/15,263.*100,000 tomans.*14 November 2026.*1,526 million/)
  })
})

describe('what we charge', () => {
  const feeSaid = async (text: string) => {
    const { parts } = await t.as(await t.signIn('student')).call(advisor.ask, question(text))
    return parts.map(({ sentences, table }) => [...sentences, ...(table?.rows.flat() ?? [])].join(' ')).join(' ')
  }
  const setFee = async (title: string, fee: { basis: 'from' | 'unsaid'; cad?: number }) => {
    const { rows } = await t.as('admin').call(fees.list, {})
    const id = rows.find((row) => row.title.en === title)?.id ?? ''
    await t.as('admin').call(fees.set, { id, ...fee })
  }

  test('is said as the owner says it now, of the program that is named', async () => {
    await setFee('Express Entry', { basis: 'from', cad: 3100 })
    expect(await feeSaid('What is your fee for Express Entry?')).toMatch(/Express Entry: From CA\$3,100\./)
    expect(await feeSaid('حق‌الزحمه شما برای اکسپرس اینتری چقدره؟')).toContain('۳٬۱۰۰')
  })

  test('is left to a person where the owner says nothing', async () => {
    await setFee('Express Entry', { basis: 'unsaid' })
    expect(await feeSaid('What is your fee for Express Entry?')).not.toContain('CA$')
  })
})

describe('articles and questions', () => {
  test('are found by their words whatever the endings, through the index', async () => {
    const me = t.as(await t.signIn('student'))
    const { parts } = await me.call(advisor.ask, question('Do crypto wallets count as savings for the officer?'))
    expect(parts[0]?.outcome).not.toBe('answered')
    const plan = await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.rows<{ 'QUERY PLAN': string }>(sql`
        explain select slug from advisor_passages where words @@ ${"('bank' | 'banks') & ('letter')"}::tsquery`)
    })
    expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('advisor_passages_by_words')
  })

  test('a correction answers the next person only once the owner has reviewed and published it', async () => {
    const client = await t.signIn('student')
    await t.db.execute(sql`update users set full_name = 'Parnian Nemooneh' where id = ${client.userId}`)
    const asked = question('Can Parnian bring a parrot in the cabin?')
    await t.as(client).call(advisor.ask, asked)
    const correction = 'Yes, a parrot may travel in the cabin with a certificate of a veterinarian.'
    await t.as('case_review_agent').call(advisor.rate, { id: asked.id, rating: 'wrong', judgements: [], correction })
    const again = () => t.as(client).call(advisor.ask, question('May a parrot travel in the cabin?'))
    expect((await again()).parts).toMatchObject([{ outcome: 'handedOver' }])
    const admin = t.as(await t.signIn('admin'))
    expect((await admin.call(advisor.adopt, { id: asked.id })).isAdopted).toBe(true)
    expect((await again()).parts).toMatchObject([{ outcome: 'handedOver' }])
    const drafts = await admin.call(contentEditing.list, { kind: 'faq' })
    const item = drafts.find(({ slug }) => slug === `asked-${asked.id}`)
    if (!item) throw new Error('no draft')
    await admin.call(contentEditing.publish, { id: item.id, language: 'en', version: 1, factsVersion: 1 })
    const { parts } = await again()
    expect(parts).toMatchObject([{ outcome: 'said', sources: [{ key: `question:asked-${asked.id}` }] }])
    expect(parts[0]?.sentences.join(' ')).toContain(correction)
    expect(parts[0]?.sentences.join(' ')).not.toContain('Parnian')
  })
})

describe('what the owner edits', () => {
  test.each([
    ['What has to be in a work letter?', 'tip', 'reference-letters', 'documents.work-letter'],
    ['Do we sign an agreement?', 'page', 'terms', 'money.agreement'],
  ] as const)('is said from then on, with where it stands: %s', async (asked, kind, slug, topic) => {
    const me = t.as(await t.signIn('student'))
    const admin = t.as(await t.signIn('admin'))
    const ask = async () => (await me.call(advisor.ask, question(asked))).parts[0]
    const before = await ask()
    expect(before).toMatchObject({ topic, outcome: 'answered', sources: [{ key: `${kind}:${slug}` }] })
    const words = before?.sentences[0] ?? ''
    const item = (await admin.call(contentEditing.list, { kind })).find((each) => each.slug === slug)
    if (!item) throw new Error('not seeded')
    const { parts, bodies } = await admin.call(contentEditing.read, { id: item.id })
    const edited = JSON.parse(JSON.stringify(bodies.en).replace(words, `${words} Ask for two copies.`))
    const { version } = parts.en
    await admin.call(contentEditing.save, { id: item.id, part: 'en', version, body: edited })
    const saved = { version: version + 1, factsVersion: parts.facts.version }
    await admin.call(contentEditing.publish, { id: item.id, language: 'en', ...saved })
    expect((await ask())?.sentences[0]).toBe(`${words} Ask for two copies.`)
  })
})

describe('other people', () => {
  test('find none of it under its id, and cannot ask with it', async () => {
    const [owner, other] = [t.as(await t.signIn('student')), t.as(await t.signIn('student'))]
    const asked = question('What is my score?')
    await owner.call(advisor.ask, asked)
    const { id } = asked
    expect(await other.refuse(advisor.turn, { id })).toMatchObject({ status: 404 })
    expect(await other.refuse(advisor.stop, { id })).toMatchObject({ status: 404 })
    expect(await other.refuse(advisor.judge, { id, isRight: false })).toMatchObject({ status: 404 })
    await other.call(advisor.remove, { id })
    expect(await other.refuse(advisor.ask, asked)).toMatchObject({ status: 409 })
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
    await t
      .as('case_review_agent')
      .call(advisor.rate, { id: asked.id, rating: 'incomplete', judgements: [], correction })
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
    const { version } = await t.as('admin').call(siteSettings.readAdvisor, {})
    await t
      .as('admin')
      .call(siteSettings.updateAdvisor, { version, value: { isOn: false, toman: null, helpLines: null } })
    const refusal = await me.refuse(advisor.ask, question('What is my score?'))
    const { isOn, turns } = await me.call(advisor.conversation, { language: 'en' })
    await t
      .as('admin')
      .call(siteSettings.updateAdvisor, { version: version + 1, value: { isOn: true, toman: null, helpLines: null } })
    expect([refusal.status, isOn, turns.length]).toEqual([410, false, 1])
  })
})

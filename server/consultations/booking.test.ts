import { randomUUID } from 'node:crypto'
import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, asVisitor, book, confirmFrom, DETAILS, hold, slotsOf } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'
import { releaseEndedHolds } from './consultations.ts'
import { emailKey } from './email-key.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

/** Sunday; the appointment below is Wednesday 10:00 in Toronto, 18:30 in Tehran. */
const NOW = '2026-11-15T12:00:00Z'
const WEDNESDAY_TEN = '2026-11-18T15:00:00Z'

let consultantId = ''
beforeEach(async () => {
  t.setNow(NOW)
  consultantId = await addConsultant(t)
})

const bookedRows = async () =>
  (
    await t.db.row<{ count: number }>(sql`
    select count(*) from consultations where consultant_id = ${consultantId} and state = 'booked'`)
  )?.count

describe('two hundred people after one slot at the same moment', () => {
  test('one holds it, and that one has it', async () => {
    const holds = await Promise.all(
      Array.from({ length: 200 }, () => hold(t, { consultantId, startsAt: WEDNESDAY_TEN })),
    )
    const held = holds.filter((id) => id !== undefined)
    expect(held).toHaveLength(1)
    const body = { ...DETAILS, email: 'first@example.com', holdId: held[0] }
    await asVisitor(t, 'POST', '/api/consultations', body)
    expect(await confirmFrom(t, 'first@example.com')).toMatchObject({ result: 'confirmed' })
    expect(await bookedRows()).toBe(1)
  })

  test('holding and booking in one go end in one booking, and nobody sees a failure', async () => {
    const attempts = Array.from({ length: 200 }, async (_, index) => {
      const wish = { type: 'initial', consultantId, startsAt: WEDNESDAY_TEN }
      const answer = await asVisitor(t, 'POST', '/api/consultations/holds', wish)
      const { result, holdId } = answer.body as { result: string; holdId?: string }
      if (!holdId) return [answer.status, result]
      const body = { ...DETAILS, email: `crowd${index}@example.com`, holdId }
      const booked = await asVisitor(t, 'POST', '/api/consultations', body)
      return [booked.status, (booked.body as { result: string }).result]
    })
    const outcomes = await Promise.all(attempts)
    expect(outcomes.every(([status]) => status === 200)).toBe(true)
    expect(outcomes.filter(([, result]) => result === 'unconfirmed')).toHaveLength(1)
    expect(outcomes.filter(([, result]) => result === 'taken')).toHaveLength(199)
    expect(await t.db.rows(sql`select 1 from consultations where consultant_id = ${consultantId}`)).toHaveLength(1)
  })

  test('the database refuses a second one even when the code does not', async () => {
    await book(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const copy = t.db.execute(sql`
      insert into consultations (reference, consultant_id, type, state, starts_at, ends_at, busy, office_day,
        office_zone, office_wall, held_until, changed_at)
      select 'C-COPY', consultant_id, type, 'held', starts_at, ends_at, busy, office_day, office_zone, office_wall, now(),
        now()
      from consultations where consultant_id = ${consultantId}`)
    await expect(copy).rejects.toThrow('consultations_never_twice')
  })
})

describe('a hold', () => {
  test('hides the slot for ten minutes and then gives it back by itself', async () => {
    const startsAt = WEDNESDAY_TEN
    const holdId = await hold(t, { consultantId, startsAt })
    expect(await slotsOf(t, consultantId, '2026-11-18')).not.toContain('2026-11-18T15:00')
    t.setNow('2026-11-15T12:09:59Z')
    expect(await hold(t, { consultantId, startsAt })).toBeUndefined()
    t.setNow('2026-11-15T12:10:00Z')
    expect(await slotsOf(t, consultantId, '2026-11-18')).toContain('2026-11-18T15:00')
    const late = { ...DETAILS, email: 'late@example.com', holdId }
    expect((await asVisitor(t, 'POST', '/api/consultations', late)).body).toEqual({ result: 'expired' })
    expect(await hold(t, { consultantId, startsAt })).toBeDefined()
  })

  test('that nobody asks about any more is removed by the job', async () => {
    await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    t.setNow('2026-11-15T12:10:00Z')
    await releaseEndedHolds(t.deps)
    expect(await t.db.rows(sql`select 1 from consultations where consultant_id = ${consultantId}`)).toEqual([])
  })

  test('is extended twice, and not again', async () => {
    const holdId = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const extend = async () =>
      (await asVisitor(t, 'POST', `/api/consultations/holds/${holdId}/extend`, {})).body as object
    t.setNow('2026-11-15T12:09:00Z')
    expect(await extend()).toMatchObject({ result: 'held', expiresAt: '2026-11-15T12:19:00.000Z', extensionsLeft: 1 })
    expect(await extend()).toMatchObject({ result: 'held', extensionsLeft: 0 })
    expect(await extend()).toEqual({ result: 'notAgain' })
    t.setNow('2026-11-15T12:19:00Z')
    expect(await extend()).toEqual({ result: 'expired' })
  })

  test('is given up for another, or given back', async () => {
    const first = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const wish = { type: 'initial', consultantId, startsAt: '2026-11-18T16:00:00Z', insteadOf: first }
    const second = (await asVisitor(t, 'POST', '/api/consultations/holds', wish)).body as { holdId: string }
    expect(await slotsOf(t, consultantId, '2026-11-18')).toContain('2026-11-18T15:00')
    expect(await slotsOf(t, consultantId, '2026-11-18')).not.toContain('2026-11-18T16:00')
    await asVisitor(t, 'DELETE', `/api/consultations/holds/${second.holdId}`)
    expect(await slotsOf(t, consultantId, '2026-11-18')).toHaveLength(16)
  })

  test('is kept when the other time turns out to be taken', async () => {
    const first = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    await hold(t, { consultantId, startsAt: '2026-11-18T16:00:00Z' })
    const wish = { type: 'initial', consultantId, startsAt: '2026-11-18T16:00:00Z', insteadOf: first }
    expect((await asVisitor(t, 'POST', '/api/consultations/holds', wish)).body).toEqual({ result: 'taken' })
    const body = { ...DETAILS, email: 'patient@example.com', holdId: first }
    expect((await asVisitor(t, 'POST', '/api/consultations', body)).body).toMatchObject({ result: 'unconfirmed' })
  })

  test('is no obstacle to a longer talk at the same time', async () => {
    const first = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const wish = { type: 'comprehensive', consultantId, startsAt: WEDNESDAY_TEN, insteadOf: first }
    expect((await asVisitor(t, 'POST', '/api/consultations/holds', wish)).body).toMatchObject({ result: 'held' })
  })

  test('asked for again because the answer was lost is the same one', async () => {
    const wish = { type: 'initial', consultantId, startsAt: WEDNESDAY_TEN, holdId: randomUUID() }
    const ask = () => asVisitor(t, 'POST', '/api/consultations/holds', wish)
    const answers = [await ask(), ...(await Promise.all([ask(), ask()]))]
    for (const { body } of answers) expect(body).toMatchObject({ result: 'held', holdId: wish.holdId })
    expect(await t.db.rows(sql`select 1 from consultations where consultant_id = ${consultantId}`)).toHaveLength(1)
    const body = { ...DETAILS, email: 'lossy@example.com', holdId: wish.holdId }
    expect((await asVisitor(t, 'POST', '/api/consultations', body)).body).toMatchObject({ result: 'unconfirmed' })
    expect((await ask()).body).toEqual({ result: 'taken' })
    expect(await confirmFrom(t, body.email)).toMatchObject({ result: 'confirmed' })
    expect((await ask()).body).toEqual({ result: 'taken' })
    const elsewhere = { ...wish, startsAt: '2026-11-18T17:00:00Z' }
    expect((await asVisitor(t, 'POST', '/api/consultations/holds', elsewhere)).body).toEqual({ result: 'taken' })
  })

  test.each([
    ['between two slots', '2026-11-18T15:10:00Z'],
    ['at night', '2026-11-18T04:00:00Z'],
    ['in the past', '2026-11-11T15:00:00Z'],
    ['too soon', '2026-11-16T11:30:00Z'],
    ['too far ahead', '2027-03-18T14:00:00Z'],
  ])('%s is not to be had', async (_, startsAt) => {
    expect(await hold(t, { consultantId, startsAt })).toBeUndefined()
  })

  test('after hold from one place is refused with the seconds to wait, also when each is given back', async () => {
    const at = { headers: { 'X-Forwarded-For': '198.51.100.9' } }
    const answers = []
    for (let turn = 0; turn < 9; turn += 1) {
      const body = { type: 'initial', consultantId, startsAt: WEDNESDAY_TEN }
      const answer = await t.send('POST', '/api/consultations/holds', { body, ...at })
      answers.push(answer)
      await t.send('DELETE', `/api/consultations/holds/${(answer.body as { holdId: string }).holdId}`, at)
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('120')
  })

  describe('beside four others of one network', () => {
    const holdFrom = (address: string, startsAt: string, more: object = {}) =>
      t.send('POST', '/api/consultations/holds', {
        body: { type: 'initial', consultantId, startsAt, ...more },
        headers: { 'X-Forwarded-For': address },
      })
    const fill = async (network: string) => {
      const held = []
      for (const [index, hour] of [14, 15, 16, 17, 18].entries()) {
        held.push(await holdFrom(`${network}:${index}`, `2026-11-18T${hour}:00:00Z`))
      }
      expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      return held.map(({ body }) => (body as { holdId: string }).holdId)
    }

    test('is the last until one of them ends or is given up', async () => {
      const [first] = await fill('2001:db8:1:1:')
      t.setNow('2026-11-15T12:04:00Z')
      const refused = await holdFrom('2001:db8:1:1::f', '2026-11-18T20:00:00Z')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '360'])
      expect((await holdFrom('2001:db8:1:2::1', '2026-11-18T20:00:00Z')).status).toBe(200)
      const instead = await holdFrom('2001:db8:1:1::f', '2026-11-18T19:00:00Z', { insteadOf: first })
      expect(instead.body).toMatchObject({ result: 'held' })
      t.setNow('2026-11-15T12:10:00Z')
      expect((await holdFrom('2001:db8:1:1::f', '2026-11-18T21:00:00Z')).status).toBe(200)
    })

    test('is the last also while they wait for their links', async () => {
      const held = await fill('2001:db8:1:3:')
      for (const [index, holdId] of held.entries()) {
        await asVisitor(t, 'POST', '/api/consultations', { ...DETAILS, email: `hoarder${index}@example.com`, holdId })
      }
      t.setNow('2026-11-15T12:59:00Z')
      expect((await holdFrom('2001:db8:1:3::f', '2026-11-18T20:00:00Z')).status).toBe(429)
      t.setNow('2026-11-15T13:00:00Z')
      expect((await holdFrom('2001:db8:1:3::f', '2026-11-18T20:00:00Z')).status).toBe(200)
    })

    test('is none of theirs when an account with a proven address asks', async () => {
      await fill('2001:db8:1:4:')
      const { token } = await t.signIn('student')
      const answer = await t.send('POST', '/api/consultations/holds', {
        body: { type: 'initial', consultantId, startsAt: '2026-11-18T20:00:00Z' },
        headers: { 'X-Forwarded-For': '2001:db8:1:4::f' },
        token,
      })
      expect(answer.status).toBe(200)
    })
  })
})

describe('booking', () => {
  test('answers everything the confirmation shows', async () => {
    const { result, appointment } = await book(t, { consultantId, startsAt: WEDNESDAY_TEN }, { email: 'P@Example.com' })
    expect(result).toBe('booked')
    expect(appointment).toEqual({
      reference: expect.stringMatching(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      type: 'initial',
      words: {
        en: { language: 'en', title: 'Free initial consultation', fee: 'Free' },
        fa: { language: 'fa', title: 'مشاورهٔ اولیهٔ رایگان', fee: 'رایگان' },
      },
      state: 'booked',
      confirmBy: null,
      startsAt: '2026-11-18T15:00:00.000Z',
      endsAt: '2026-11-18T15:30:00.000Z',
      timeZone: 'Asia/Tehran',
      consultant: { id: consultantId, name: 'Robin Sample' },
      name: 'Parnian Nemooneh',
      email: 'p@example.com',
      phone: '+989120000000',
      topic: 'Can my work in Isfahan count?',
      meetingUrl: null,
      isComing: false,
      changeableUntil: '2026-11-18T03:00:00.000Z',
      isChangeable: true,
      token: expect.any(String),
    })
  })

  test('keeps the instant, both zones and the time both sides read on their clocks', async () => {
    const { appointment } = await book(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const kept = await t.db.row(sql`
      select starts_at as "startsAt", office_zone as "officeZone", office_wall as "officeWall",
        client_zone as "clientZone", client_wall as "clientWall"
      from consultations where reference = ${appointment.reference}`)
    expect(kept).toEqual({
      startsAt: new Date(WEDNESDAY_TEN),
      officeZone: 'America/Toronto',
      officeWall: '2026-11-18T10:00',
      clientZone: 'Asia/Tehran',
      clientWall: '2026-11-18T18:30',
    })
  })

  test('sent twice at once is one booking, with one mail to each side', async () => {
    const { token, email } = await t.signIn('student')
    const holdId = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const body = { ...DETAILS, email, holdId }
    const answers = await Promise.all([1, 2, 3].map(() => asVisitor(t, 'POST', '/api/consultations', body, token)))
    const references = answers.map((answer) => (answer.body as { appointment: Appointment }).appointment.reference)
    expect(new Set(references).size).toBe(1)
    expect(await t.mails({ to: email })).toHaveLength(1)
  })

  test('takes out of a name what would turn its letters round', async () => {
    const { appointment } = await book(
      t,
      { consultantId, startsAt: WEDNESDAY_TEN },
      { name: '\u202eنیان\u202c Par\u200cni' },
    )
    expect(appointment.name).toBe('نیان Par\u200cni')
  })

  test.each([
    ['nothing but such characters for a name', { name: '\u202e\u2066' }, 'name', 'REQUIRED'],
    ['an offset instead of a city', { timeZone: '+03:30' }, 'timeZone', 'INVALID'],
    ['no question', { topic: ' ' }, 'topic', 'REQUIRED'],
    ['no address', { email: '' }, 'email', 'REQUIRED'],
  ])('with %s points at the field', async (_, change, field, fault) => {
    expect(await book(t, { consultantId, startsAt: WEDNESDAY_TEN }, change)).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field, fault }],
    })
  })
})

describe('the free first consultation', () => {
  const at = (hour: number) => ({ consultantId, startsAt: `2026-11-18T${hour}:00:00Z` })

  test.each([
    ['letter case', 'mina.sample@example.com', 'Mina.Sample@Example.com'],
    ['a label after a plus', 'omid@example.com', 'omid+again@example.com'],
    ['dots at Gmail', 'nemooneh.k@gmail.com', 'nem.ooneh.k+2@googlemail.com'],
  ])('is had once, whatever the spelling: %s', async (_, first, second) => {
    expect(await book(t, at(14), { email: first })).toMatchObject({ result: 'booked' })
    expect(await book(t, at(15), { email: second })).toEqual({ result: 'refused', obstacle: 'alreadyUsed' })
  })

  test('dots elsewhere are another mailbox', async () => {
    expect(await book(t, at(14), { email: 'a.b@example.com' })).toMatchObject({ result: 'booked' })
    expect(await book(t, at(15), { email: 'ab@example.com' })).toMatchObject({ result: 'booked' })
    expect(emailKey('+tag@example.com')).toBe('+tag@example.com')
  })

  test('is had once by an account, whatever address is typed', async () => {
    const { token } = await t.signIn('student')
    expect(await book(t, { ...at(14), token }, { email: 'home@example.com' })).toMatchObject({ result: 'booked' })
    expect(await book(t, { ...at(15), token }, { email: 'work@example.com' })).toMatchObject({
      obstacle: 'alreadyUsed',
    })
    const options = (await asVisitor(t, 'GET', '/api/consultations/options', undefined, token)).body
    expect(options).toMatchObject({
      types: [
        { type: 'initial', minutes: 30, obstacle: 'alreadyUsed' },
        { type: 'comprehensive', minutes: 60, obstacle: null },
        { type: 'followUp', minutes: 30, obstacle: 'existingClientsOnly' },
      ],
    })
  })

  test('that somebody had before they signed in is not had again under another address', async () => {
    const { token, email } = await t.signIn('student')
    expect(await book(t, at(14), { email })).toMatchObject({ result: 'booked' })
    expect(await book(t, { ...at(15), token }, { email: 'other.one@example.com' })).toMatchObject({
      obstacle: 'alreadyUsed',
    })
  })

  test('asked for three times at the same moment by one person is had once', async () => {
    const { token, email } = await t.signIn('student')
    const holds = await Promise.all([14, 15, 16].map((hour) => hold(t, at(hour))))
    const answers = await Promise.all(
      holds.map((holdId) => asVisitor(t, 'POST', '/api/consultations', { ...DETAILS, email, holdId }, token)),
    )
    const results = answers.map((answer) => (answer.body as { result: string }).result)
    expect(results.toSorted()).toEqual(['booked', 'refused', 'refused'])
  })

  test('that was cancelled can be had again; others cost and are open to everyone', async () => {
    const email = 'again@example.com'
    const { appointment } = await book(t, at(14), { email })
    await asVisitor(t, 'POST', `/api/consultations/by-link/${appointment.token}/cancel`, {})
    expect(await book(t, at(14), { email })).toMatchObject({ result: 'booked' })
    expect(await book(t, { ...at(16), type: 'comprehensive' }, { email })).toMatchObject({
      result: 'booked',
      appointment: { endsAt: '2026-11-18T17:00:00.000Z' },
    })
  })
})

describe('a follow-up', () => {
  const followUp = (token?: string) => ({
    consultantId,
    startsAt: WEDNESDAY_TEN,
    type: 'followUp' as const,
    ...(token && { token }),
  })

  test('asks a visitor to sign in, and is not for somebody new', async () => {
    expect(await book(t, followUp())).toEqual({ result: 'refused', obstacle: 'signInFirst' })
    await t.db.execute(sql`delete from consultations where state = 'held'`)
    const { token } = await t.signIn('student')
    expect(await book(t, followUp(token))).toEqual({ result: 'refused', obstacle: 'existingClientsOnly' })
  })

  test('is for somebody with an application under way, not for one who withdrew it', async () => {
    const { token } = await t.signIn('student')
    const started = await t.send('POST', '/api/applications', { token, body: { program: 'STUDY_CA', knowing: true } })
    const { application } = started.body as { application: { id: string } }
    expect(await book(t, followUp(token))).toMatchObject({ result: 'booked', appointment: { type: 'followUp' } })
    await t.send('POST', `/api/applications/${application.id}/withdraw`, { token, body: {} })
    const later = { ...followUp(token), startsAt: '2026-11-18T17:00:00Z' }
    expect(await book(t, later)).toEqual({ result: 'refused', obstacle: 'existingClientsOnly' })
  })

  test('is for somebody we have talked with, also before they had an account', async () => {
    const { token, email } = await t.signIn('student')
    await book(t, { consultantId, startsAt: '2026-11-17T15:00:00Z' }, { email })
    await t.db.execute(sql`update consultations set state = 'attended' where email = ${email}`)
    const booked = await book(t, followUp(token), { email: 'elsewhere@example.com' })
    expect(booked).toMatchObject({ result: 'booked', appointment: { type: 'followUp' } })
  })
})

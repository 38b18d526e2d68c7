import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output, TypedInput } from '@rahnama/contract/procedure.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import {
  addConsultant,
  book,
  confirmFrom,
  DETAILS,
  hold,
  slotsOf,
  tryToBook,
  tryToHold,
  visitor,
} from '../test/consultations.ts'
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

const sendForm = (holdId: string, email: string, token?: string) =>
  visitor(t).call(consultations.book, { ...DETAILS, email, holdId }, token ? { token } : {})

const held = (answer: Output<typeof consultations.hold>): string => {
  if (answer.result !== 'held') throw new Error(answer.result)
  return answer.holdId
}

const bookedRows = async () =>
  (
    await t.db.row<{ count: number }>(sql`
    select count(*) from consultations where consultant_id = ${consultantId} and state = 'booked'`)
  )?.count

describe('two hundred people after one slot at the same moment', () => {
  test('one holds it, and that one has it', async () => {
    const wish = { consultantId, startsAt: WEDNESDAY_TEN }
    const holds = await Promise.all(Array.from({ length: 200 }, () => tryToHold(t, wish)))
    const held = holds.flatMap((each) => (each.result === 'held' ? [each.holdId] : []))
    expect(held).toHaveLength(1)
    await sendForm(held[0] ?? '', 'first@example.com')
    expect(await confirmFrom(t, 'first@example.com')).toMatchObject({ result: 'confirmed' })
    expect(await bookedRows()).toBe(1)
  })

  test('holding and booking in one go end in one booking, and nobody sees a failure', async () => {
    const attempts = Array.from({ length: 200 }, async (_, index) => {
      const held = await tryToHold(t, { consultantId, startsAt: WEDNESDAY_TEN })
      return held.result === 'held' ? sendForm(held.holdId, `crowd${index}@example.com`) : held
    })
    const outcomes = (await Promise.all(attempts)).map(({ result }) => result)
    expect(outcomes.filter((result) => result === 'unconfirmed')).toHaveLength(1)
    expect(outcomes.filter((result) => result === 'taken')).toHaveLength(199)
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
    expect(await tryToHold(t, { consultantId, startsAt })).toEqual({ result: 'taken' })
    t.setNow('2026-11-15T12:10:00Z')
    expect(await slotsOf(t, consultantId, '2026-11-18')).toContain('2026-11-18T15:00')
    expect(await sendForm(holdId, 'late@example.com')).toEqual({ result: 'expired' })
    expect(await tryToHold(t, { consultantId, startsAt })).toMatchObject({ result: 'held' })
  })

  test('that nobody asks about any more is removed by the job', async () => {
    await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    t.setNow('2026-11-15T12:10:00Z')
    await releaseEndedHolds(t.deps)
    expect(await t.db.rows(sql`select 1 from consultations where consultant_id = ${consultantId}`)).toEqual([])
  })

  test('is extended twice, and not again', async () => {
    const holdId = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const extend = () => visitor(t).call(consultations.extendHold, { holdId })
    t.setNow('2026-11-15T12:09:00Z')
    expect(await extend()).toMatchObject({ result: 'held', expiresAt: '2026-11-15T12:19:00.000Z', extensionsLeft: 1 })
    expect(await extend()).toMatchObject({ result: 'held', extensionsLeft: 0 })
    expect(await extend()).toEqual({ result: 'notAgain' })
    t.setNow('2026-11-15T12:19:00Z')
    expect(await extend()).toEqual({ result: 'expired' })
  })

  test('is given up for another, or given back', async () => {
    const first = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const second = await hold(t, { consultantId, startsAt: '2026-11-18T16:00:00Z', insteadOf: first })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toContain('2026-11-18T15:00')
    expect(await slotsOf(t, consultantId, '2026-11-18')).not.toContain('2026-11-18T16:00')
    await visitor(t).call(consultations.release, { holdId: second })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toHaveLength(16)
  })

  test('is kept when the other time turns out to be taken', async () => {
    const first = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    await hold(t, { consultantId, startsAt: '2026-11-18T16:00:00Z' })
    const wish = { consultantId, startsAt: '2026-11-18T16:00:00Z', insteadOf: first }
    expect(await tryToHold(t, wish)).toEqual({ result: 'taken' })
    expect(await sendForm(first, 'patient@example.com')).toMatchObject({ result: 'unconfirmed' })
  })

  test('is no obstacle to a longer talk at the same time', async () => {
    const first = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const wish = { type: 'comprehensive', consultantId, startsAt: WEDNESDAY_TEN, insteadOf: first } as const
    expect(await tryToHold(t, wish)).toMatchObject({ result: 'held' })
  })

  test('asked for again because the answer was lost is the same one', async () => {
    const wish = { consultantId, startsAt: WEDNESDAY_TEN, holdId: randomUUID() }
    const ask = () => tryToHold(t, wish)
    const answers = [await ask(), ...(await Promise.all([ask(), ask()]))]
    for (const answer of answers) expect(answer).toMatchObject({ result: 'held', holdId: wish.holdId })
    expect(await t.db.rows(sql`select 1 from consultations where consultant_id = ${consultantId}`)).toHaveLength(1)
    expect(await sendForm(wish.holdId, 'lossy@example.com')).toMatchObject({ result: 'unconfirmed' })
    expect(await ask()).toEqual({ result: 'taken' })
    expect(await confirmFrom(t, 'lossy@example.com')).toMatchObject({ result: 'confirmed' })
    expect(await ask()).toEqual({ result: 'taken' })
    expect(await tryToHold(t, { ...wish, startsAt: '2026-11-18T17:00:00Z' })).toEqual({ result: 'taken' })
  })

  test.each([
    ['between two slots', '2026-11-18T15:10:00Z'],
    ['at night', '2026-11-18T04:00:00Z'],
    ['in the past', '2026-11-11T15:00:00Z'],
    ['too soon', '2026-11-16T11:30:00Z'],
    ['too far ahead', '2027-03-18T14:00:00Z'],
  ])('%s is not to be had', async (_, startsAt) => {
    expect(await tryToHold(t, { consultantId, startsAt })).toEqual({ result: 'taken' })
  })

  test('after hold from one place is refused with the seconds to wait, also when each is given back', async () => {
    const place = { headers: { 'X-Forwarded-For': '198.51.100.9' } }
    const wish = { type: 'initial', consultantId, startsAt: WEDNESDAY_TEN } as const
    for (let turn = 0; turn < 8; turn += 1) {
      const holdId = held(await t.call(consultations.hold, wish, place))
      await t.call(consultations.release, { holdId }, place)
    }
    expect(await t.refuse(consultations.hold, wish, place)).toMatchObject({ status: 429, retryAfter: '120' })
  })

  describe('beside four others of one network', () => {
    const initial = (startsAt: string) => ({ type: 'initial', consultantId, startsAt }) as const
    const at = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const holdFrom = (address: string, startsAt: string, more: Partial<TypedInput<typeof consultations.hold>> = {}) =>
      t.call(consultations.hold, { ...initial(startsAt), ...more }, at(address))
    const refuseFrom = (address: string, startsAt: string) =>
      t.refuse(consultations.hold, initial(startsAt), at(address))
    const fill = async (network: string) => {
      const holds: string[] = []
      for (const [index, hour] of [14, 15, 16, 17, 18].entries()) {
        holds.push(held(await holdFrom(`${network}:${index}`, `2026-11-18T${hour}:00:00Z`)))
      }
      return holds
    }

    test('is the last until one of them ends or is given up', async () => {
      const [first] = await fill('2001:db8:1:1:')
      t.setNow('2026-11-15T12:04:00Z')
      const refusal = await refuseFrom('2001:db8:1:1::f', '2026-11-18T20:00:00Z')
      expect(refusal).toMatchObject({ status: 429, retryAfter: '360' })
      held(await holdFrom('2001:db8:1:2::1', '2026-11-18T20:00:00Z'))
      held(await holdFrom('2001:db8:1:1::f', '2026-11-18T19:00:00Z', { insteadOf: first }))
      t.setNow('2026-11-15T12:10:00Z')
      held(await holdFrom('2001:db8:1:1::f', '2026-11-18T21:00:00Z'))
    })

    test('is the last also while they wait for their links', async () => {
      const holds = await fill('2001:db8:1:3:')
      for (const [index, holdId] of holds.entries()) await sendForm(holdId, `hoarder${index}@example.com`)
      t.setNow('2026-11-15T12:59:00Z')
      expect(await refuseFrom('2001:db8:1:3::f', '2026-11-18T20:00:00Z')).toMatchObject({ status: 429 })
      t.setNow('2026-11-15T13:00:00Z')
      held(await holdFrom('2001:db8:1:3::f', '2026-11-18T20:00:00Z'))
    })

    test('is none of theirs when an account with a proven address asks', async () => {
      await fill('2001:db8:1:4:')
      const student = t.as(await t.signIn('student'))
      held(await student.call(consultations.hold, initial('2026-11-18T20:00:00Z'), at('2001:db8:1:4::f')))
    })
  })
})

describe('booking', () => {
  test('answers everything the confirmation shows', async () => {
    expect(await book(t, { consultantId, startsAt: WEDNESDAY_TEN }, { email: 'P@Example.com' })).toEqual({
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
    const { reference } = await book(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const kept = await t.db.row(sql`
      select starts_at as "startsAt", office_zone as "officeZone", office_wall as "officeWall",
        client_zone as "clientZone", client_wall as "clientWall"
      from consultations where reference = ${reference}`)
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
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => sendForm(holdId, email, token)))
    expect(first).toMatchObject({ result: 'booked', appointment: { email } })
    expect(others).toEqual([first, first])
    expect(await t.mails({ to: email })).toHaveLength(1)
  })

  test('takes out of a name what would turn its letters round', async () => {
    const name = '\u202eنیان\u202c Par\u200cni'
    const appointment = await book(t, { consultantId, startsAt: WEDNESDAY_TEN }, { name })
    expect(appointment.name).toBe('نیان Par\u200cni')
  })

  test.each([
    ['nothing but such characters for a name', { name: '\u202e\u2066' }, 'name', 'REQUIRED'],
    ['an offset instead of a city', { timeZone: '+03:30' }, 'timeZone', 'INVALID'],
    ['no question', { topic: ' ' }, 'topic', 'REQUIRED'],
    ['no address', { email: '' }, 'email', 'REQUIRED'],
  ])('with %s points at the field', async (_, change, field, fault) => {
    const holdId = await hold(t, { consultantId, startsAt: WEDNESDAY_TEN })
    const form = { ...DETAILS, email: 'careless@example.com', ...change, holdId }
    const refusal = await visitor(t).refuse(consultations.book, form)
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field, fault }] })
  })
})

describe('the free first consultation', () => {
  const at = (hour: number) => ({ consultantId, startsAt: `2026-11-18T${hour}:00:00Z` })

  test.each([
    ['letter case', 'mina.sample@example.com', 'Mina.Sample@Example.com'],
    ['a label after a plus', 'omid@example.com', 'omid+again@example.com'],
    ['dots at Gmail', 'nemooneh.k@gmail.com', 'nem.ooneh.k+2@googlemail.com'],
  ])('is had once, whatever the spelling: %s', async (_, first, second) => {
    expect(await tryToBook(t, at(14), { email: first })).toMatchObject({ result: 'booked' })
    expect(await tryToBook(t, at(15), { email: second })).toEqual({ result: 'refused', obstacle: 'alreadyUsed' })
  })

  test('dots elsewhere are another mailbox', async () => {
    expect(await tryToBook(t, at(14), { email: 'a.b@example.com' })).toMatchObject({ result: 'booked' })
    expect(await tryToBook(t, at(15), { email: 'ab@example.com' })).toMatchObject({ result: 'booked' })
    expect(emailKey('+tag@example.com')).toBe('+tag@example.com')
  })

  test('is had once by an account, whatever address is typed', async () => {
    const { token } = await t.signIn('student')
    expect(await tryToBook(t, { ...at(14), token }, { email: 'home@example.com' })).toMatchObject({ result: 'booked' })
    expect(await tryToBook(t, { ...at(15), token }, { email: 'work@example.com' })).toMatchObject({
      obstacle: 'alreadyUsed',
    })
    expect(await visitor(t).call(consultations.options, {}, { token })).toMatchObject({
      types: [
        { type: 'initial', minutes: 30, obstacle: 'alreadyUsed' },
        { type: 'comprehensive', minutes: 60, obstacle: null },
        { type: 'followUp', minutes: 30, obstacle: 'existingClientsOnly' },
      ],
    })
  })

  test('that somebody had before they signed in is not had again under another address', async () => {
    const { token, email } = await t.signIn('student')
    expect(await tryToBook(t, at(14), { email })).toMatchObject({ result: 'booked' })
    expect(await tryToBook(t, { ...at(15), token }, { email: 'other.one@example.com' })).toMatchObject({
      obstacle: 'alreadyUsed',
    })
  })

  test('asked for three times at the same moment by one person is had once', async () => {
    const { token, email } = await t.signIn('student')
    const holds = await Promise.all([14, 15, 16].map((hour) => hold(t, at(hour))))
    const answers = await Promise.all(holds.map((holdId) => sendForm(holdId, email, token)))
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['booked', 'refused', 'refused'])
  })

  test('that was cancelled can be had again; others cost and are open to everyone', async () => {
    const email = 'again@example.com'
    const { token } = await book(t, at(14), { email })
    await visitor(t).call(consultations.cancelByLink, { token })
    expect(await book(t, at(14), { email })).toMatchObject({ state: 'booked' })
    expect(await book(t, { ...at(16), type: 'comprehensive' }, { email })).toMatchObject({
      endsAt: '2026-11-18T17:00:00.000Z',
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
    expect(await tryToBook(t, followUp())).toEqual({ result: 'refused', obstacle: 'signInFirst' })
    await t.db.execute(sql`delete from consultations where state = 'held'`)
    const { token } = await t.signIn('student')
    expect(await tryToBook(t, followUp(token))).toEqual({ result: 'refused', obstacle: 'existingClientsOnly' })
  })

  test('is for somebody with an application under way, not for one who withdrew it', async () => {
    const client = await t.signIn('student')
    const { token } = client
    const started = await t.as(client).call(applications.start, { program: 'STUDY_CA', knowing: true })
    if (started.result !== 'started') throw new Error(started.result)
    expect(await tryToBook(t, followUp(token))).toMatchObject({ result: 'booked', appointment: { type: 'followUp' } })
    await t.as(client).call(applications.withdraw, { id: started.application.id })
    const later = { ...followUp(token), startsAt: '2026-11-18T17:00:00Z' }
    expect(await tryToBook(t, later)).toEqual({ result: 'refused', obstacle: 'existingClientsOnly' })
  })

  test('is for somebody we have talked with, also before they had an account', async () => {
    const { token, email } = await t.signIn('student')
    await book(t, { consultantId, startsAt: '2026-11-17T15:00:00Z' }, { email })
    await t.db.execute(sql`update consultations set state = 'attended' where email = ${email}`)
    const booked = await tryToBook(t, followUp(token), { email: 'elsewhere@example.com' })
    expect(booked).toMatchObject({ result: 'booked', appointment: { type: 'followUp' } })
  })
})

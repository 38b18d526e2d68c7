import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import {
  addConsultant,
  book,
  confirmFrom,
  DETAILS,
  hold,
  linkTo,
  slotsOf,
  tryToHold,
  visitor,
} from '../../test/consultations.ts'
import { mailText } from '../../test/mail-text.ts'
import { useTestApp } from '../../test/test.ts'
import { holdSweep, remind } from '../consultations.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

/** Sunday; the appointment below is Wednesday 10:00 in Toronto, 18:30 in Tehran. */
const NOW = '2026-11-15T12:00:00Z'
const WEDNESDAY_TEN = '2026-11-18T15:00:00Z'
const AN_HOUR_LATER = '2026-11-15T13:00:00Z'
const at = (hour: number) => ({ consultantId, startsAt: `2026-11-18T${hour}:00:00Z` })

let consultantId = ''
let people = 0
let email = ''
beforeEach(async () => {
  t.setNow(NOW)
  consultantId = await addConsultant(t)
  people += 1
  email = `unproven${people}@example.com`
})

type Change = Partial<TypedInput<typeof consultations.book>>
const send = (holdId: string, change: Change = {}, token?: string) =>
  visitor(t).call(consultations.book, { ...DETAILS, email, holdId, ...change }, token ? { token } : {})
const ask = async (change: Change = {}, token?: string) => {
  const holdId = await hold(t, at(15))
  return { holdId, answer: await send(holdId, change, token) }
}
const confirm = (token: string) => visitor(t).call(consultations.confirmByLink, { token })
const refuseToConfirm = (token: string) => visitor(t).refuse(consultations.confirmByLink, { token })
const read = (token: string) => visitor(t).call(consultations.readByLink, { token })
const status = (holdId: string) => visitor(t).call(consultations.readConfirmation, { holdId })
const isOffered = async () => (await slotsOf(t, consultantId, '2026-11-18')).includes('2026-11-18T15:00')
const subjectsTo = async (address: string) => (await t.mails({ to: address })).map(({ content }) => content.subject)
const desk = async () => {
  const span = { from: NOW, to: '2026-12-01T00:00:00Z' }
  const { appointments } = await t.as('case_review_agent').call(consultations.list, { ...span, consultantId })
  return appointments.map(({ state }) => state)
}
const consultantEmail = async () =>
  (await t.db.row<{ email: string }>(sql`select email from users where id = ${consultantId}`))?.email ?? ''

describe('a booking by an address that is not proven', () => {
  test('keeps the time for an hour and says so, in the language it was made in', async () => {
    const { holdId, answer } = await ask({ language: 'fa' })
    expect(answer).toEqual({ result: 'unconfirmed', email, confirmBy: '2026-11-15T13:00:00.000Z' })
    expect(await status(holdId)).toEqual(answer)
    expect(await isOffered()).toBe(false)
    const [mail] = await t.mails({ to: email })
    expect(mail?.content.subject).toBe('لطفاً تأیید کنید: مشاورهٔ اولیهٔ رایگان، ۲۷ آبان ۱۴۰۵، ساعت ۱۸:۳۰')
    expect(mailText(mail?.content)).toContain('تا ۲۴ آبان ۱۴۰۵، ساعت ۱۶:۳۰ به وقت تهران')
    expect(mail?.content.action?.label).toBe('تأیید وقت مشاوره')
    expect(mail?.content.calendar).toBeUndefined()
  })

  test('writes no word of the sender’s to the address', async () => {
    await ask({ name: 'Win at casino.example', topic: 'Win at casino.example' })
    const [mail] = await t.mails({ to: email })
    expect(JSON.stringify(mail?.content)).not.toContain('casino')
  })

  test('is nothing to staff, calendars and reminders before it is confirmed', async () => {
    await ask()
    const token = await linkTo(t, email)
    expect(await desk()).toEqual([])
    expect(await subjectsTo(await consultantEmail())).toEqual([])
    const { calendarByLink, comeByLink, cancelByLink } = consultations
    for (const act of [calendarByLink, comeByLink, cancelByLink]) {
      expect(await visitor(t).refuse(act, { token })).toMatchObject({ status: 404 })
    }
    await t.db.execute(sql`update consultations set changed_at = '2026-11-01', held_until = '2026-12-01'
      where email = ${email}`)
    t.setNow('2026-11-17T16:00:00Z')
    await remind(t.deps)
    expect(await subjectsTo(email)).toHaveLength(1)
  })

  test('is not confirmed by opening the link, and hides where people meet', async () => {
    consultantId = await addConsultant(t, { meetingUrl: 'https://meet.example/robin' })
    const { holdId } = await ask()
    expect(await read(await linkTo(t, email))).toMatchObject({
      ...{ state: 'unconfirmed', confirmBy: '2026-11-15T13:00:00.000Z', meetingUrl: null, isChangeable: false },
    })
    expect(await status(holdId)).toMatchObject({ result: 'unconfirmed' })
  })

  test('becomes an appointment by the link, once, and tells both sides', async () => {
    const { holdId } = await ask()
    t.setNow('2026-11-15T12:59:59Z')
    const token = await linkTo(t, email)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ result: 'confirmed', appointment: { state: 'booked', confirmBy: null, email } })
    }
    expect(await subjectsTo(email)).toHaveLength(2)
    expect(await subjectsTo(await consultantEmail())).toHaveLength(1)
    expect(await desk()).toEqual(['booked'])
    expect(await status(holdId)).toEqual({ result: 'confirmed' })
    t.setNow(AN_HOUR_LATER)
    expect(await read(token)).toMatchObject({ state: 'booked' })
    expect(await isOffered()).toBe(false)
  })

  test('never gives whoever typed the address what its owner may do', async () => {
    const { holdId, answer } = await ask()
    const token = await linkTo(t, email)
    await confirm(token)
    const again = await send(holdId)
    expect(again).toEqual({ result: 'confirmed' })
    expect(JSON.stringify([answer, again, await status(holdId)])).not.toContain(token)
  })

  test('falls back after an hour by itself, whether or not a job has run', async () => {
    const { holdId } = await ask()
    const token = await linkTo(t, email)
    t.setNow(AN_HOUR_LATER)
    expect(await isOffered()).toBe(true)
    for (const act of [consultations.readByLink, consultations.confirmByLink]) {
      expect(await visitor(t).refuse(act, { token })).toMatchObject({ status: 410, code: 'GONE' })
    }
    expect(await status(holdId)).toEqual({ result: 'expired' })
    expect(await send(holdId)).toEqual({ result: 'expired' })
    expect(await book(t, at(15))).toMatchObject({ state: 'booked' })
    expect(await refuseToConfirm(token)).toMatchObject({ status: 410 })
  })

  test('is swept away by the job, and whoever waits for a time hears of it', async () => {
    consultantId = await addConsultant(t, { spans: [{ weekday: 3, from: '10:00', to: '10:30' }] })
    await t.db.execute(sql`delete from consultation_waits`)
    for (let week = 1; week < 9; week += 1) {
      const startsAt = new Date(Date.parse(WEDNESDAY_TEN) + week * 7 * 864e5).toISOString()
      await book(t, { consultantId, startsAt })
    }
    await ask()
    const waiting = `waiting${people}@example.com`
    const kian = { type: 'initial', name: 'Kian Nemooneh', language: 'en', timeZone: 'Asia/Tehran' } as const
    await visitor(t).call(consultations.joinWaitList, { ...kian, consultantId, email: waiting })
    t.setNow('2026-11-15T12:59:59Z')
    await t.deps.jobs.enqueue(t.db, holdSweep, {})
    await t.runJobs()
    expect(await subjectsTo(waiting)).toEqual([])
    t.setNow(AN_HOUR_LATER)
    await t.deps.jobs.enqueue(t.db, holdSweep, {})
    await t.runJobs()
    expect(await subjectsTo(waiting)).toEqual(['A time has opened: Free initial consultation'])
    expect(await t.db.rows(sql`select 1 from consultations where email = ${email}`)).toEqual([])
  })

  test('ends where the consultation begins, when that is sooner', async () => {
    consultantId = await addConsultant(t, { noticeHours: 0 })
    t.setNow('2026-11-18T14:20:00Z')
    expect((await ask()).answer).toMatchObject({ confirmBy: '2026-11-18T15:00:00.000Z' })
  })

  test('cannot be kept longer than its hour', async () => {
    const { holdId } = await ask()
    expect(await visitor(t).call(consultations.extendHold, { holdId })).toEqual({ result: 'expired' })
    t.setNow('2026-11-15T12:30:00Z')
    expect(await send(holdId, { email: `other-${email}` })).toMatchObject({
      confirmBy: '2026-11-15T13:00:00.000Z',
    })
  })

  test('sent twice at once is one booking with one mail', async () => {
    const holdId = await hold(t, at(15))
    const answers = await Promise.all([1, 2, 3].map(() => send(holdId)))
    expect(answers.map(({ result }) => result)).toEqual(Array(3).fill('unconfirmed'))
    expect(await subjectsTo(email)).toHaveLength(1)
  })

  test('whose address was corrected is confirmed from the right mailbox alone', async () => {
    const { holdId } = await ask()
    const wrong = await linkTo(t, email)
    await send(holdId, { email: `right-${email}` })
    expect(await refuseToConfirm(wrong)).toMatchObject({ status: 410 })
    expect(await confirmFrom(t, `right-${email}`)).toMatchObject({ result: 'confirmed' })
  })

  test('is given up for another time', async () => {
    const { holdId } = await ask()
    await hold(t, { ...at(16), insteadOf: holdId })
    expect(await isOffered()).toBe(true)
    expect(await refuseToConfirm(await linkTo(t, email))).toMatchObject({ status: 410 })
  })

  test('is not lost when the request that kept its time arrives a second time', async () => {
    const { holdId } = await ask()
    expect(await tryToHold(t, { ...at(15), holdId })).toEqual({ result: 'taken' })
    expect(await confirmFrom(t, email)).toMatchObject({ result: 'confirmed' })
  })

  test('has its link sent again, three mails an hour in all', async () => {
    const { holdId } = await ask()
    const resend = () => visitor(t).call(consultations.resendConfirmation, { holdId })
    expect(await resend()).toMatchObject({ result: 'unconfirmed', email })
    await resend()
    expect(await visitor(t).refuse(consultations.resendConfirmation, { holdId })).toMatchObject({ status: 429 })
    expect(await subjectsTo(email)).toHaveLength(3)
    await confirmFrom(t, email)
    expect(await resend()).toEqual({ result: 'confirmed' })
  })

  test('from one network, as often as it may for an hour, keeps five times at most', async () => {
    const from = { headers: { 'X-Forwarded-For': '203.0.113.77' } }
    const free = (await slotsOf(t, consultantId, '2026-11-18')).length
    for (let minute = 0; minute < 60; minute += 1) {
      t.setNow(new Date(Date.parse(NOW) + minute * 60_000))
      const [next] = await slotsOf(t, consultantId, '2026-11-18')
      const wish = { type: 'initial', consultantId, startsAt: `${next}:00Z` } as const
      const { output: held } = await t.attempt(consultations.hold, wish, from)
      if (held?.result === 'held') {
        const form = { ...DETAILS, email: `flood${minute}@example.com`, holdId: held.holdId }
        await t.attempt(consultations.book, form, from)
      }
      expect((await slotsOf(t, consultantId, '2026-11-18')).length).toBeGreaterThanOrEqual(free - 5)
    }
  })
})

describe('no link is needed', () => {
  test('by an account that has proven the address', async () => {
    const account = await t.signIn('student')
    expect((await ask({ email: account.email }, account.token)).answer).toMatchObject({ result: 'booked' })
    expect(await desk()).toEqual(['booked'])
  })

  test('by staff who book for a client on the phone', async () => {
    const { token } = await t.signIn('case_review_agent')
    expect((await ask({}, token)).answer).toMatchObject({ result: 'booked' })
  })

  test.each(['student', 'referral_agent'] as const)('but by a %s who types another address', async (role) => {
    const { token } = await t.signIn(role)
    expect((await ask({}, token)).answer).toMatchObject({ result: 'unconfirmed' })
  })

  test('but by an account that never proved its address', async () => {
    const account = await t.signIn('student')
    await t.db.execute(sql`update users set email_confirmed_at = null where id = ${account.userId}`)
    expect((await ask({ email: account.email }, account.token)).answer).toMatchObject({ result: 'unconfirmed' })
    const confirmed = await confirmFrom(t, account.email)
    if (confirmed.result !== 'confirmed') throw new Error(confirmed.obstacle)
    const { appointments } = await t.call(consultations.mine, {}, { token: account.token })
    expect(appointments.map(({ reference }) => reference)).toEqual([confirmed.appointment.reference])
  })

  test('but by staff who owe their second factor', async () => {
    const { token, userId } = await t.signIn('case_review_agent')
    await t.db.execute(sql`
      insert into factors (user_id, kind, friendly_name, created_at, updated_at, verified_at)
      values (${userId}, 'totp', 'Phone', now(), now(), now())`)
    expect((await ask({}, token)).answer).toMatchObject({ result: 'unconfirmed' })
  })
})

describe('whether an address is known to us', () => {
  const known = async () => {
    await book(t, at(20), { email })
    return email
  }

  test('shows in no answer to whoever merely types it', async () => {
    const used = await known()
    const answers = [await send(await hold(t, at(15)), { email: used }), await send(await hold(t, at(16)))]
    const shapes = answers.map((answer) => [Object.keys(answer), answer.result])
    expect(shapes[0]).toEqual(shapes[1])
    expect(await slotsOf(t, consultantId, '2026-11-18')).not.toContain('2026-11-18T15:00')
  })

  test('is said to whoever follows the link, and the time is free again', async () => {
    const used = await known()
    await send(await hold(t, at(15)), { email: used })
    expect(await confirmFrom(t, used)).toEqual({ result: 'refused', obstacle: 'alreadyUsed' })
    expect(await isOffered()).toBe(true)
  })

  test('shows in no answer when the limit of a place is used up', async () => {
    const used = await known()
    const from = { headers: { 'X-Forwarded-For': '203.0.113.5' } }
    for (let hour = 14; hour < 20; hour += 1) {
      const form = { ...DETAILS, email: `stranger${hour}-${email}`, holdId: await hold(t, at(hour)) }
      await t.call(consultations.book, form, from)
    }
    const holdId = await hold(t, at(21))
    const refuse = async (address: string) => {
      const { requestId: _, ...rest } = await t.refuse(consultations.book, { ...DETAILS, email: address, holdId }, from)
      return rest
    }
    const ofKnown = await refuse(used)
    expect(ofKnown).toMatchObject({ status: 429, retryAfter: '300' })
    expect(await refuse(`unknown-${email}`)).toEqual(ofKnown)
  })

  test('shows in no answer when the limit of the mailbox is used up', async () => {
    const used = await known()
    const refusedAfterThree = async (address: string) => {
      for (const hour of [14, 15, 16]) {
        const holdId = await hold(t, at(hour))
        await send(holdId, { email: address })
        await visitor(t).call(consultations.release, { holdId })
      }
      const form = { ...DETAILS, email: address, holdId: await hold(t, at(17)) }
      const { requestId: _, ...rest } = await visitor(t).refuse(consultations.book, form)
      await visitor(t).call(consultations.release, { holdId: form.holdId })
      return rest
    }
    const ofKnown = await refusedAfterThree(used)
    expect(ofKnown).toMatchObject({ status: 429, retryAfter: '3600' })
    expect(await refusedAfterThree(`unknown-${email}`)).toEqual(ofKnown)
  })

  test('is not told to an account that never proved it', async () => {
    const account = await t.signIn('student')
    await book(t, at(20), { email: account.email })
    const obstacle = async () => {
      const { types } = await visitor(t).call(consultations.options, {}, { token: account.token })
      return types[0]?.obstacle
    }
    expect(await obstacle()).toBe('alreadyUsed')
    await t.db.execute(sql`update users set email_confirmed_at = null where id = ${account.userId}`)
    expect(await obstacle()).toBeNull()
  })

  test('does not let strangers use up what its owner may book', async () => {
    const account = await t.signIn('student')
    for (const hour of [14, 16, 17]) await send(await hold(t, at(hour)), { email: account.email })
    const form = { ...DETAILS, email: account.email, holdId: await hold(t, at(18)) }
    expect(await visitor(t).refuse(consultations.book, form)).toMatchObject({ status: 429 })
    expect((await ask({ email: account.email }, account.token)).answer).toMatchObject({ result: 'booked' })
  })
})

test('two first consultations confirmed at the same moment from one mailbox are one, and the other time is free', async () => {
  const tokens: string[] = []
  for (const hour of [15, 16]) {
    await send(await hold(t, at(hour)))
    tokens.push(await linkTo(t, email))
    t.setNow('2026-11-15T12:01:00Z')
  }
  const answers = await Promise.all(tokens.map(confirm))
  const results = answers.map(({ result }) => result)
  expect(results.toSorted()).toEqual(['confirmed', 'refused'])
  const kept = await t.db.rows<{ state: string }>(sql`select state from consultations where email = ${email}`)
  expect(kept.map(({ state }) => state)).toEqual(['booked'])
})

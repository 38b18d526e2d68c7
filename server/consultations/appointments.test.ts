import { applications } from '@rahnama/contract/applications.ts'
import { type Appointment, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { users } from '@rahnama/contract/users.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { renderMail } from '../mail/mail.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { ALL_WEEK, addConsultant, book, slotsOf, tryToBook, tryToHold, visitor } from '../test/consultations.ts'
import { mailText } from '../test/mail-text.ts'
import { readCalendar } from '../test/read-calendar.ts'
import { useTestApp } from '../test/test.ts'
import { purgeWaitList, recheckTimes, remind, tellThoseWaiting } from './consultations.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://portal.rahnama.example' })

const exactly = (minute: string) => `${minute}:00.000Z`
const NOW = '2026-11-15T12:00:00Z'
const WEDNESDAY_TEN = '2026-11-18T15:00:00Z'

let consultantId = ''
let people = 0
let email = ''
beforeEach(async () => {
  t.setNow(NOW)
  consultantId = await addConsultant(t)
  people += 1
  email = `client${people}@example.com`
})

const make = (details: Parameters<typeof book>[2] = {}): Promise<Appointment> =>
  book(t, { consultantId, startsAt: WEDNESDAY_TEN }, { email, ...details })
const readByLink = (token: string) => visitor(t).call(consultations.readByLink, { token })
const move = (token: string, to: { startsAt: string; consultantId: string }) =>
  visitor(t).call(consultations.moveByLink, { token, ...to })
const cancel = (token: string, reason?: string) => visitor(t).call(consultations.cancelByLink, { token, reason })
const mailsTo = async (address: string) => (await t.mails({ to: address })).map(({ content }) => content)
const consultantEmail = async () =>
  (await t.db.row<{ email: string }>(sql`select email from users where id = ${consultantId}`))?.email ?? ''
const newest = async (address: string, subject: string) => {
  const found = (await mailsTo(address)).find((mail) => mail.subject.startsWith(subject))
  if (!found) throw new Error(`No mail "${subject}" to ${address}`)
  return found
}

describe('the confirmation', () => {
  test('tells the client both clocks and both calendars, in Persian', async () => {
    const { reference, token } = await make({ language: 'fa', name: 'پرنیان نمونه' })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('مشاورهٔ اولیهٔ رایگان: ۲۷ آبان ۱۴۰۵، ساعت ۱۸:۳۰')
    const text = mailText(mail)
    expect(text).toContain('چهارشنبه ۲۷ آبان ۱۴۰۵ (۱۸ نوامبر ۲۰۲۶)')
    expect(text).toContain('۱۸:۳۰ تهران · ۱۰:۰۰ تورنتو')
    expect(text).toContain(reference)
    expect(text).toContain('۱۲ ساعت')
    expect(mail?.action?.url).toBe(`https://portal.rahnama.example/appointments/${token}?language=fa`)
  })

  test('and in English, with the day of both when it differs', async () => {
    await make({ timeZone: 'Pacific/Auckland' })
    const [mail] = await mailsTo(email)
    const text = mailText(mail)
    expect(text).toContain('Thursday 19 November 2026 (28 Aban 1405)')
    expect(text).toContain('04:00 Auckland (Thursday) · 10:00 Toronto (Wednesday)')
  })

  test('reaches the consultant with the client’s question', async () => {
    await make()
    const [mail] = await mailsTo(await consultantEmail())
    expect(mail?.subject).toBe('Booked: Free initial consultation, 18 November 2026, 10:00')
    expect(mailText(mail)).toContain('Their question:\n> Can my work in Isfahan count?')
    expect(mailText(mail)).toContain('10:00 Toronto · 18:30 Tehran')
  })

  test('carries an invitation that calendars read', async () => {
    const { reference, token } = await make({ name: 'Nemooneh; "Parnian", of Isfahan' })
    const [mail] = await mailsTo(email)
    expect(mail?.calendar?.method).toBe('REQUEST')
    const content = mail?.calendar?.content ?? ''
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const { id } =
      (await t.db.row<{ id: string }>(sql`select id from consultations where reference = ${reference}`)) ?? {}
    expect(readCalendar(content)).toMatchObject({
      METHOD: 'REQUEST',
      UID: `${id}@portal.rahnama.example`,
      SEQUENCE: '0',
      DTSTAMP: '20261115T120000Z',
      DTSTART: '20261118T150000Z',
      DTEND: '20261118T153000Z',
      SUMMARY: 'Free initial consultation · Rahnama',
      STATUS: 'CONFIRMED',
      ORGANIZER: 'mailto:office@rahnama.example',
      ATTENDEE: `mailto:${email}`,
      URL: `https://portal.rahnama.example/appointments/${token}`,
    })
    expect(readCalendar(content).DESCRIPTION).toContain(reference)
  })

  test('stands in the consultant’s calendar under the client’s name, with them invited and without the client’s link', async () => {
    const { token } = await make({ name: 'Nemooneh, Parnian' })
    const address = await consultantEmail()
    const content = (await mailsTo(address))[0]?.calendar?.content ?? ''
    const entry = readCalendar(content)
    expect(entry).toMatchObject({
      SUMMARY: 'Free initial consultation · \u2068Nemooneh, Parnian\u2069',
      ATTENDEE: `mailto:${address}`,
      URL: 'https://portal.rahnama.example/agent-dashboard/appointments',
    })
    expect(content.replaceAll('\r\n ', '')).toContain(`mailto:${email}`)
    expect(entry.DESCRIPTION).toContain('Their question: Can my work in Isfahan count?')
    expect(entry.DESCRIPTION).not.toContain(token)
  })

  test('holds nothing a calendar could stumble over, whatever was written', async () => {
    await make({ name: 'Par\u202enian\r\nATTENDEE:mailto:x@example.com', topic: 'One\rtwo\u0007;\nthree' })
    const lines = ((await mailsTo(await consultantEmail()))[0]?.calendar?.content ?? '').split('\r\n')
    expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(2)
    expect(readCalendar(lines.join('\r\n')).DESCRIPTION).toContain('One\ntwo;\nthree')
  })

  test('in Persian folds its lines between letters', async () => {
    await make({ language: 'fa' })
    const content = (await mailsTo(email))[0]?.calendar?.content ?? ''
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(readCalendar(content).SUMMARY).toBe('مشاورهٔ اولیهٔ رایگان · راهنما')
  })

  test('names where to meet when the consultant has such a place', async () => {
    const meetingUrl = 'https://meet.rahnama.example/robin'
    consultantId = await addConsultant(t, { meetingUrl })
    expect((await make()).meetingUrl).toBe(meetingUrl)
    const [mail] = await mailsTo(email)
    expect(mailText(mail)).toContain(`Join here: ${meetingUrl}`)
    expect(readCalendar(mail?.calendar?.content ?? '')).toMatchObject({ LOCATION: meetingUrl, URL: meetingUrl })
  })

  test('can be fetched again as a file that invites nobody', async () => {
    const { token, reference } = await make()
    const { fileName, content } = await visitor(t).call(consultations.calendarByLink, { token })
    expect(fileName).toBe(`${reference}.ics`)
    expect(readCalendar(content)).toMatchObject({ METHOD: 'PUBLISH', DTSTART: '20261118T150000Z' })
    expect(readCalendar(content)).not.toHaveProperty('ATTENDEE')
  })
})

describe('a mailed link', () => {
  test('opens the appointment without signing in', async () => {
    const appointment = await make()
    expect(await readByLink(appointment.token)).toEqual(appointment)
  })

  test('that was tampered with opens nothing, wherever it was changed', async () => {
    const { token } = await make()
    const bytes = Buffer.from(token, 'base64url')
    const altered = Array.from(bytes, (_, index) => {
      const copy = Buffer.from(bytes)
      copy[index] = (copy[index] ?? 0) ^ 1
      return copy.toString('base64url')
    })
    for (const wrong of [...altered, token.slice(0, -4), 'x', `${token}AAAA`]) {
      const refusal = await visitor(t).refuse(consultations.readByLink, { token: wrong })
      expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })

  test('of one appointment does not open another', async () => {
    const mine = await make()
    const other = await book(t, { consultantId, startsAt: '2026-11-18T16:00:00Z' })
    const [id, mark] = [Buffer.from(mine.token, 'base64url'), Buffer.from(other.token, 'base64url')]
    const mixed = Buffer.concat([id.subarray(0, 16), mark.subarray(16)]).toString('base64url')
    expect(await visitor(t).refuse(consultations.readByLink, { token: mixed })).toMatchObject({ status: 404 })
  })
})

describe('moving', () => {
  const to = (startsAt: string) => ({ startsAt, consultantId })

  test('keeps the entry in both calendars and tells both sides', async () => {
    const { token } = await make()
    expect(await move(token, to('2026-11-19T16:00:00Z'))).toMatchObject({
      result: 'moved',
      appointment: { startsAt: '2026-11-19T16:00:00.000Z', endsAt: '2026-11-19T16:30:00.000Z', token },
    })
    const first = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Free'))
    const mail = await newest(email, 'Moved')
    const [before, after] = [first, mail].map((each) => readCalendar(each?.calendar?.content ?? ''))
    expect(after?.UID).toBe(before?.UID)
    expect(after).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '1', DTSTART: '20261119T160000Z' })
    expect(readCalendar((await newest(await consultantEmail(), 'Moved')).calendar?.content ?? '').SEQUENCE).toBe('1')
    expect(await slotsOf(t, consultantId, '2026-11-18')).toContain('2026-11-18T15:00')
  })

  test('across the change of clocks keeps the office’s wall time and shifts Tehran’s', async () => {
    t.setNow('2027-03-01T12:00:00Z')
    const friday = await book(t, { consultantId, startsAt: '2027-03-12T15:00:00Z' }, { email })
    await move(friday.token, to('2027-03-15T14:00:00Z'))
    const text = mailText(await newest(email, 'Moved'))
    expect(text).toContain('17:30 Tehran · 10:00 Toronto')
    expect(mailText(await newest(email, 'Free'))).toContain('18:30 Tehran · 10:00 Toronto')
  })

  test('to a time that is taken changes nothing', async () => {
    const { token } = await make()
    await book(t, { consultantId, startsAt: '2026-11-19T16:00:00Z' })
    expect(await move(token, to('2026-11-19T16:00:00Z'))).toEqual({ result: 'taken' })
    expect(await readByLink(token)).toMatchObject({
      startsAt: '2026-11-18T15:00:00.000Z',
    })
  })

  test('half an hour on, into its own buffer, is possible', async () => {
    consultantId = await addConsultant(t, { bufferMinutes: 30 })
    const { token } = await make()
    expect(await move(token, to('2026-11-18T15:30:00Z'))).toMatchObject({ result: 'moved' })
  })

  test('to a colleague withdraws it from the first consultant', async () => {
    const { token } = await make()
    const first = await consultantEmail()
    consultantId = await addConsultant(t)
    await move(token, to(WEDNESDAY_TEN))
    const withdrawn = await newest(first, 'Cancelled')
    expect(readCalendar(withdrawn.calendar?.content ?? '')).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '1' })
    expect(readCalendar((await newest(await consultantEmail(), 'Booked')).calendar?.content ?? '')).toMatchObject({
      METHOD: 'REQUEST',
      SEQUENCE: '1',
    })
  })

  test('many after one free time: one gets it', async () => {
    const tokens: string[] = []
    for (const hour of [14, 15, 16, 17, 18]) {
      tokens.push((await book(t, { consultantId, startsAt: `2026-11-18T${hour}:00:00Z` })).token)
    }
    const answers = await Promise.all(tokens.map((token) => move(token, to('2026-11-19T15:00:00Z'))))
    const results = answers.map(({ result }) => result).sort()
    expect(results).toEqual(['moved', 'taken', 'taken', 'taken', 'taken'])
  })

  test('again and again from one place is refused after six times', async () => {
    const { token } = await make()
    const place = { headers: { 'X-Forwarded-For': '198.51.100.30' } }
    const at = (hour: number) => ({ token, ...to(`2026-11-19T${hour}:00:00Z`) })
    for (let hour = 14; hour < 20; hour += 1) await t.call(consultations.moveByLink, at(hour), place)
    expect(await t.refuse(consultations.moveByLink, at(20), place)).toMatchObject({ status: 429, retryAfter: '300' })
  })

  test('and cancelling at the same moment end with nobody in the calendar', async () => {
    const { token } = await make()
    await Promise.all([move(token, to('2026-11-19T15:00:00Z')), cancel(token), move(token, to('2026-11-19T16:00:00Z'))])
    expect(await slotsOf(t, consultantId, '2026-11-18')).toHaveLength(16)
    expect(await slotsOf(t, consultantId, '2026-11-19')).toHaveLength(16)
  })

  test('and booking one time at the same moment leave one there', async () => {
    const { token } = await make()
    const startsAt = '2026-11-19T15:00:00Z'
    const answers = await Promise.all([move(token, to(startsAt)), tryToBook(t, { consultantId, startsAt })])
    expect(answers.map(({ result }) => result)).toEqual(
      answers[0].result === 'moved' ? ['moved', 'taken'] : ['taken', 'booked'],
    )
    expect(await slotsOf(t, consultantId, '2026-11-19')).toHaveLength(15)
  })

  test('sent again because the answer was lost is one move, with one mail', async () => {
    const { token } = await make()
    const once = await move(token, to('2026-11-19T15:00:00Z'))
    expect(await move(token, to('2026-11-19T15:00:00Z'))).toEqual(once)
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Moved'))).toHaveLength(1)
  })

  test('and cancelling end twelve hours before, as the mail says', async () => {
    const { token } = await make()
    t.setNow('2026-11-18T03:00:01Z')
    expect(await readByLink(token)).toMatchObject({
      isChangeable: false,
    })
    expect(await move(token, to('2026-11-20T15:00:00Z'))).toEqual({ result: 'tooLate' })
    expect(await cancel(token)).toEqual({ result: 'tooLate' })
    t.setNow('2026-11-18T03:00:00Z')
    expect(await cancel(token)).toMatchObject({ result: 'cancelled' })
  })
})

describe('cancelling', () => {
  test('frees the slot and takes the entry out of both calendars, once', async () => {
    const { token } = await make()
    const answers = await Promise.all([1, 2, 3].map(() => cancel(token, 'I am ill')))
    for (const answer of answers)
      expect(answer).toMatchObject({ result: 'cancelled', appointment: { state: 'cancelled' } })
    const toClient = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Cancelled'))
    expect(toClient).toHaveLength(1)
    expect(readCalendar(toClient[0]?.calendar?.content ?? '')).toMatchObject({
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      SEQUENCE: '1',
    })
    expect(stripBidiControls(mailText(await newest(await consultantEmail(), 'Cancelled')))).toContain(
      'Reason given: I am ill',
    )
    expect(await slotsOf(t, consultantId, '2026-11-18')).toContain('2026-11-18T15:00')
    expect(await visitor(t).refuse(consultations.comeByLink, { token })).toMatchObject({ status: 410 })
  })
})

describe('reminders', () => {
  const reminded = async () => (await mailsTo(email)).map(({ subject }) => subject.split(':')[0]).sort()

  test('come a day and an hour before, once each, in the client’s zone', async () => {
    const { token } = await make()
    t.setNow('2026-11-17T14:59:00Z')
    await remind(t.deps)
    expect(await reminded()).toEqual(['Free initial consultation'])
    t.setNow('2026-11-17T15:00:00Z')
    await Promise.all([remind(t.deps), remind(t.deps)])
    expect(await reminded()).toEqual(['Free initial consultation', 'Tomorrow'])
    const mail = await newest(email, 'Tomorrow')
    expect(mail.subject).toBe('Tomorrow: Free initial consultation, 18 November 2026, 18:30')
    expect(mail.action).toEqual({
      label: 'I am coming',
      url: `https://portal.rahnama.example/appointments/${token}?act=coming&language=en`,
    })
    expect(mail.otherAction?.url).toBe(`https://portal.rahnama.example/appointments/${token}?act=move&language=en`)
    expect(renderMail(mail).text).toContain('Move the appointment:\nhttps://portal.rahnama.example/')
    t.setNow('2026-11-18T14:00:00Z')
    await remind(t.deps)
    await remind(t.deps)
    expect(await reminded()).toEqual(['Free initial consultation', 'In an hour', 'Tomorrow'])
  })

  test('follow an appointment that is moved, and leave a cancelled one alone', async () => {
    const { token } = await make()
    t.setNow('2026-11-17T15:00:00Z')
    await remind(t.deps)
    await move(token, { startsAt: '2026-11-20T15:00:00Z', consultantId })
    t.setNow('2026-11-18T14:30:00Z')
    await remind(t.deps)
    expect(await reminded()).toEqual(['Free initial consultation', 'Moved', 'Tomorrow'])
    t.setNow('2026-11-19T15:00:00Z')
    await remind(t.deps)
    expect(await reminded()).toEqual(['Free initial consultation', 'Moved', 'Tomorrow', 'Tomorrow'])
    await cancel(token)
    t.setNow('2026-11-20T14:30:00Z')
    await remind(t.deps)
    expect(await reminded()).toEqual(['Cancelled', 'Free initial consultation', 'Moved', 'Tomorrow', 'Tomorrow'])
  })

  test('that come late say today on the day itself', async () => {
    await make()
    t.setNow('2026-11-18T10:00:00Z')
    await remind(t.deps)
    expect((await newest(email, 'Today')).subject).toBe('Today: Free initial consultation, 18 November 2026, 18:30')
    expect(await reminded()).toEqual(['Free initial consultation', 'Today'])
  })

  test('are not sent on the heels of the mail that says the same', async () => {
    consultantId = await addConsultant(t, { noticeHours: 0 })
    t.setNow('2026-11-18T14:30:00Z')
    await make()
    await remind(t.deps)
    expect(await reminded()).toEqual(['Free initial consultation'])
  })

  test('“I am coming” reaches staff', async () => {
    const { token } = await make()
    expect(await visitor(t).call(consultations.comeByLink, { token })).toMatchObject({ isComing: true })
    const span = { from: NOW, to: '2026-12-01T00:00:00Z' }
    const { appointments } = await t.as('case_review_agent').call(consultations.list, span)
    expect(appointments.find((each) => each.email === email)).toMatchObject({ isComing: true, clientId: null })
  })
})

describe('when a government changes its clocks after the booking', () => {
  test('the time at the office stays, the instant follows, and both sides are told', async () => {
    const { reference, token } = await make()
    // As if Toronto had agreed on eleven under other rules than those we now know.
    await t.db.execute(sql`update consultations set office_wall = '2026-11-18T11:00' where reference = ${reference}`)
    await recheckTimes(t.deps)
    expect(await readByLink(token)).toMatchObject({
      startsAt: '2026-11-18T16:00:00.000Z',
    })
    const mail = await newest(email, 'Clock change')
    expect(readCalendar(mail.calendar?.content ?? '')).toMatchObject({ SEQUENCE: '1', DTSTART: '20261118T160000Z' })
    await newest(await consultantEmail(), 'Clock change')
    await recheckTimes(t.deps)
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Clock'))).toHaveLength(1)
  })
})

describe('when the office’s own clocks change', () => {
  const starts = async () => {
    const rows = await t.db.rows<{ startsAt: Date }>(sql`
      select starts_at as "startsAt" from consultations where consultant_id = ${consultantId} order by starts_at`)
    return rows.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))
  }
  const agreeOn = (shift: string) =>
    t.db.execute(sql`
      update consultations set office_wall = to_char(office_wall::timestamp + ${shift}::interval, 'YYYY-MM-DD"T"HH24:MI')
      where consultant_id = ${consultantId}`)

  test.each([
    ['later', '1 hour', ['16:00', '17:00', '18:00']],
    ['earlier', '-1 hour', ['14:00', '15:00', '16:00']],
  ])('a whole morning goes %s together', async (_, shift, expected) => {
    for (const hour of [15, 16, 17]) {
      await book(t, { consultantId, startsAt: `2026-11-18T${hour}:00:00Z`, type: 'comprehensive' })
    }
    await agreeOn(shift)
    await recheckTimes(t.deps)
    expect(await starts()).toEqual(expected)
  })

  test('one that has nowhere to go keeps nobody else from going', async () => {
    for (const hour of [15, 18]) await book(t, { consultantId, startsAt: `2026-11-18T${hour}:00:00Z` })
    await agreeOn('1 hour')
    await book(t, { consultantId, startsAt: '2026-11-18T19:00:00Z' })
    await expect(recheckTimes(t.deps)).rejects.toThrow('left beside their hour')
    expect(await starts()).toEqual(['16:00', '18:00', '19:00'])
  })
})

describe('the wait-list', () => {
  const kian = { type: 'comprehensive', name: 'Kian Nemooneh', language: 'fa', timeZone: 'Asia/Tehran' } as const
  const join = (change: Partial<TypedInput<typeof consultations.joinWaitList>> = {}) =>
    visitor(t).call(consultations.joinWaitList, { consultantId, email, ...kian, ...change })
  const waiting = async () => (await t.as('admin').call(consultations.waitList, {})).waiting

  test('tells whoever waits when a time opens, once', async () => {
    consultantId = await addConsultant(t, { spans: [{ weekday: 3, from: '10:00', to: '10:30' }] })
    await join({ type: 'initial' })
    const taken: string[] = []
    for (
      let day = new Date('2026-11-18T15:00:00Z');
      day < new Date('2027-01-16');
      day = new Date(day.getTime() + 7 * 864e5)
    ) {
      taken.push((await book(t, { consultantId, startsAt: day.toISOString() })).token)
    }
    await tellThoseWaiting(t.deps)
    expect(await mailsTo(email)).toEqual([])
    await cancel(taken[3] ?? '')
    await t.runJobs()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['وقت آزاد: مشاورهٔ اولیهٔ رایگان'])
    await tellThoseWaiting(t.deps)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('lets go of whoever has booked, and not of what else they wait for', async () => {
    const bookable = consultantId
    consultantId = await addConsultant(t, { isBookable: false })
    await join({ type: 'initial' })
    await join({ type: 'comprehensive' })
    await book(t, { consultantId: bookable, startsAt: WEDNESDAY_TEN }, { email: email.toUpperCase() })
    const mine = (await waiting()).filter((each) => each.email === email)
    expect(mine.map(({ type }) => type)).toEqual(['comprehensive'])
  })

  test('tells whoever waits for somebody who has left of everybody’s times', async () => {
    await t.db.execute(sql`delete from consultation_waits`)
    consultantId = await addConsultant(t, { isBookable: false })
    await join({ type: 'initial' })
    await tellThoseWaiting(t.deps)
    expect(await mailsTo(email)).toEqual([])
    await t.as('admin').call(users.setRole, { userId: consultantId, role: 'student' })
    await tellThoseWaiting(t.deps)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['وقت آزاد: مشاورهٔ اولیهٔ رایگان'])
  })

  test('forgets people after ninety days', async () => {
    consultantId = await addConsultant(t, { isBookable: false })
    await join()
    t.setNow('2027-02-13T12:00:00Z')
    await purgeWaitList(t.deps)
    expect((await waiting()).map((each) => each.email)).toContain(email)
    t.setNow('2027-02-13T12:00:01Z')
    await purgeWaitList(t.deps)
    expect(await waiting()).toEqual([])
  })

  test('takes five a place and says when the next may join', async () => {
    const place = { headers: { 'X-Forwarded-For': '198.51.100.20' } }
    const person = (number: number) => ({ ...kian, email: `crowd${number}-${email}` })
    for (let number = 0; number < 5; number += 1) await t.call(consultations.joinWaitList, person(number), place)
    const refusal = await t.refuse(consultations.joinWaitList, person(5), place)
    expect(refusal).toMatchObject({ status: 429, retryAfter: '600' })
  })

  test('holds everybody once and shows them to staff', async () => {
    consultantId = await addConsultant(t, { isBookable: false })
    await Promise.all([join(), join(), join({ email: email.toUpperCase() })])
    expect((await waiting()).filter((each) => each.email === email)).toHaveLength(1)
  })
})

describe('staff', () => {
  const idOf = async (reference: string) =>
    (await t.db.row<{ id: string }>(sql`select id from consultations where reference = ${reference}`))?.id ?? ''

  test('move and cancel for a client after the cut-off', async () => {
    const id = await idOf((await make()).reference)
    t.setNow('2026-11-18T14:00:00Z')
    const staff = t.as('case_review_agent')
    const moved = await staff.call(consultations.move, { id, startsAt: '2026-11-18T16:00:00Z', consultantId })
    expect(moved).toMatchObject({ result: 'moved', appointment: { startsAt: '2026-11-18T16:00:00.000Z' } })
    const cancelled = await staff.call(consultations.cancel, { id, reason: 'The office is flooded' })
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelledBy: 'staff', reason: 'The office is flooded' })
    expect(stripBidiControls(mailText(await newest(email, 'Cancelled')))).toContain(
      'Reason given: The office is flooded',
    )
  })

  test('record whether it took place, but not before it began', async () => {
    const id = await idOf((await make()).reference)
    const outcome = { id, state: 'attended', note: 'Start with ECA' } as const
    const staff = t.as('case_review_agent')
    expect(await staff.refuse(consultations.record, outcome)).toMatchObject({ code: 'CONFLICT' })
    t.setNow('2026-11-18T15:00:00Z')
    expect(await staff.call(consultations.record, outcome)).toMatchObject({ state: 'attended', note: 'Start with ECA' })
    expect(await t.as('admin').call(consultations.read, { id })).toMatchObject({ state: 'attended', email })
  })

  test('the client never reads the note', async () => {
    const { reference, token } = await make()
    const id = await idOf(reference)
    t.setNow('2026-11-18T15:00:00Z')
    await t.as('admin').call(consultations.record, { id, state: 'attended', note: 'Between us' })
    expect(JSON.stringify(await readByLink(token))).not.toContain('Between us')
  })

  test('change their own working hours, an admin everybody’s, over the version that was read', async () => {
    const [one, other, admin] = [
      await t.signIn('case_review_agent'),
      await t.signIn('case_review_agent'),
      await t.signIn('admin'),
    ]
    const over = (version: number, spans: object[] = ALL_WEEK.spans) => ({
      consultantId: one.userId,
      version,
      schedule: { ...ALL_WEEK, spans },
    })
    const save = (by: SignedInAccount, version: number) =>
      t.as(by).call(consultations.updateSchedule, { ...over(version), schedule: ALL_WEEK })
    const refuse = (by: SignedInAccount, input: object) => t.as(by).refuse(consultations.updateSchedule, { ...input })
    expect(await refuse(other, over(0))).toMatchObject({ status: 404 })
    expect(await save(one, 0)).toMatchObject({ version: 1, schedule: ALL_WEEK })
    expect(await refuse(one, over(0))).toMatchObject({ status: 409 })
    expect(await save(admin, 1)).toMatchObject({ version: 2 })
    const empty = over(2, [{ weekday: 1, from: '17:00', to: '17:00' }])
    expect(await refuse(one, empty)).toMatchObject({
      issues: [{ field: 'schedule.spans.0.to', fault: 'TOO_SMALL' }],
    })
    const [span] = ALL_WEEK.spans
    const overlapping = over(2, [{ ...span }, { ...span, from: '16:30', to: '18:00' }])
    expect(await refuse(one, overlapping)).toMatchObject({ issues: [{ field: 'schedule.spans', fault: 'INVALID' }] })
  })

  test('taking a day off are shown who is booked then', async () => {
    const id = await idOf((await make()).reference)
    await book(t, { consultantId, startsAt: '2026-11-19T15:00:00Z' })
    const day = { from: '2026-11-18', to: '2026-11-18' }
    const answer = await t.as('admin').call(consultations.addDayOff, { consultantId, ...day })
    const booked = [{ id, name: 'Parnian Nemooneh', startsAt: '2026-11-18T15:00:00.000Z', timeZone: 'Asia/Tehran' }]
    expect(answer).toMatchObject({ daysOff: [{ ...day, booked }] })
  })

  test('remove a day off of their own, never a colleague’s, under whichever name', async () => {
    const [mine, theirs] = [await t.signIn('case_review_agent'), await t.signIn('case_review_agent')]
    const dayOff = async (person: SignedInAccount): Promise<string> => {
      const consultantId = person.userId
      await t.as(person).call(consultations.updateSchedule, { consultantId, version: 0, schedule: ALL_WEEK })
      const day = { from: '2026-11-18', to: '2026-11-18' }
      const { daysOff } = await t.as(person).call(consultations.addDayOff, { consultantId, ...day })
      return daysOff[0]?.id ?? ''
    }
    const [own, other] = [await dayOff(mine), await dayOff(theirs)]
    const refuse = (of: SignedInAccount, by: SignedInAccount = mine) =>
      t.as(by).refuse(consultations.removeDayOff, { consultantId: of.userId, id: other })
    const tries = [refuse(mine), refuse(theirs), refuse(mine, await t.signIn('admin'))]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404])
    const left = () =>
      t.db.rows<{ id: string }>(sql`
        select id from consultant_days_off where consultant_id = any(${[mine.userId, theirs.userId]}) order by id`)
    expect((await left()).map(({ id }) => id)).toEqual([own, other].toSorted())
    await t.as(mine).call(consultations.removeDayOff, { consultantId: mine.userId, id: own })
    expect((await left()).map(({ id }) => id)).toEqual([other])
  })

  test('give themselves days off, not their colleagues', async () => {
    const [mine, theirs] = [await t.signIn('case_review_agent'), await addConsultant(t)]
    const day = { consultantId: theirs, from: '2026-11-18', to: '2026-11-18' }
    expect(await t.as(mine).refuse(consultations.addDayOff, day)).toMatchObject({ status: 404 })
    expect(await slotsOf(t, theirs, '2026-11-18')).toHaveLength(16)
  })

  test.each(['0000-01-01', '1999-12-31', '2026-02-30'])('cannot be away on %s', async (day) => {
    const refusal = await t.as('admin').refuse(consultations.addDayOff, { consultantId, from: day, to: '2026-11-18' })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'from', fault: 'NOT_A_DATE' }] })
  })

  test('who have left read nothing more of their clients; the office does', async () => {
    const { token } = await make()
    const address = await consultantEmail()
    await t.as('admin').call(users.setRole, { userId: consultantId, role: 'student' })
    await cancel(token)
    expect((await mailsTo(address)).map(({ subject }) => subject.split(':')[0])).toEqual(['Booked'])
    expect(mailText(await newest('office@rahnama.example', 'Cancelled'))).toContain(email)
  })

  test('who have no hours have no days off either', async () => {
    const agent = await t.signIn('case_review_agent')
    const day = { consultantId: agent.userId, from: '2026-11-18', to: '2026-11-18' }
    expect(await t.as(agent).refuse(consultations.addDayOff, day)).toMatchObject({ status: 404 })
  })

  test('may move an appointment to times too close for a client, and to its own again', async () => {
    const id = await idOf((await make()).reference)
    t.setNow('2026-11-18T14:00:00Z')
    const { slots } = await t.as('case_review_agent').call(consultations.timesFor, { id })
    const mine = slots.filter((slot) => slot.consultantId === consultantId).map(({ startsAt }) => startsAt)
    expect(mine.slice(0, 3)).toEqual(['2026-11-18T14:00', '2026-11-18T14:30', '2026-11-18T15:00'].map(exactly))
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual([])
  })

  test('see how far a client with an account has come, and nothing they told', async () => {
    const client = await t.signIn('student')
    const start = async (program: Program) => {
      const answer = await t.as(client).call(applications.start, { program, knowing: true })
      if (answer.result !== 'started') throw new Error(answer.result)
      return answer.application
    }
    const application = await start('STUDY_CA')
    const closed = await start('FSW')
    await t.as(client).call(applications.withdraw, { id: closed.id })
    const known = await book(t, { consultantId, startsAt: WEDNESDAY_TEN, token: client.token }, { email })
    const id = await idOf(known.reference)
    const { documents } = application
    expect(await t.as('case_review_agent').call(consultations.client, { id })).toEqual({
      result: 'known',
      profilePercent: 0,
      applications: [{ id: application.id, program: 'STUDY_CA', stage: 'preparing', documents }],
    })
  })

  test('see nothing of an account whose address somebody typed without signing in', async () => {
    const { email: known } = await t.signIn('student')
    const id = await idOf((await make({ email: known })).reference)
    expect(await t.as('case_review_agent').call(consultations.client, { id })).toEqual({ result: 'unknown' })
  })
})

describe('a client with an account', () => {
  test('finds their appointments, and nobody else’s', async () => {
    const [mine, other] = [await t.signIn('student'), await t.signIn('student')]
    await book(t, { consultantId, startsAt: WEDNESDAY_TEN, token: mine.token }, { email })
    const list = async (person: SignedInAccount) => (await t.as(person).call(consultations.mine, {})).appointments
    expect((await list(mine)).map((each) => each.email)).toEqual([email])
    expect(await list(other)).toEqual([])
    const signal = await t.db.row(sql`select kind from signals where to_user = ${mine.userId}`)
    expect(signal).toEqual({ kind: 'consultation' })
  })

  test('is not whoever is on the staff and books for them on the phone', async () => {
    const agent = await t.signIn('case_review_agent')
    await book(t, { consultantId, startsAt: WEDNESDAY_TEN, token: agent.token }, { email })
    expect(await t.as(agent).call(consultations.mine, {})).toEqual({ appointments: [] })
    expect(await tryToHold(t, { consultantId, startsAt: WEDNESDAY_TEN })).toEqual({ result: 'taken' })
  })
})

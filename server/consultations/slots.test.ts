import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { users } from '@rahnama/contract/users.ts'
import { describe, expect, test } from 'vitest'
import { ALL_WEEK, addConsultant, book, slotsOf, tryToHold, visitor } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'
import { holidaysAbroad } from './times/holidays-abroad.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

const oneSpan = (from: string, to: string) => ({
  spans: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to })),
})

describe('free times', () => {
  test('follow the weekly pattern, every half hour, as long as the whole conversation fits', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t, { spans: [{ weekday: 3, from: '09:00', to: '10:30' }] })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual([
      '2026-11-18T14:00',
      '2026-11-18T14:30',
      '2026-11-18T15:00',
    ])
    expect(await slotsOf(t, consultantId, '2026-11-18', 'comprehensive')).toEqual([
      '2026-11-18T14:00',
      '2026-11-18T14:30',
    ])
    expect(await slotsOf(t, consultantId, '2026-11-19')).toEqual([])
  })

  test('run past midnight with the hours of the evening before, on a holiday that begins then, too', async () => {
    t.setNow('2026-12-20T12:00:00Z')
    const spans = [
      { weekday: 4, from: '23:00', to: '01:00' },
      { weekday: 5, from: '23:00', to: '01:00' },
    ]
    const consultantId = await addConsultant(t, { spans })
    // Thursday is Christmas Eve; Friday 25 December is closed, and so is the night that begins on it.
    const span = { type: 'initial', consultantId, from: '2026-12-24T05:00:00Z', to: '2026-12-28T05:00:00Z' } as const
    const { slots } = await t.call(consultations.slots, span)
    expect(slots.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      ...['2026-12-25T04:00', '2026-12-25T04:30', '2026-12-25T05:00', '2026-12-25T05:30'],
    ])
    // Asked from midnight on, the rest of the night is found.
    const late = await t.call(consultations.slots, { ...span, from: '2026-12-25T05:00:00Z' })
    expect(late.slots.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['05:00', '05:30'])
  })

  test('need a day of notice', async () => {
    t.setNow('2026-11-17T14:01:00Z')
    const consultantId = await addConsultant(t, oneSpan('09:00', '10:00'))
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual(['2026-11-18T14:30'])
    t.setNow('2026-11-17T14:00:00Z')
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual(['2026-11-18T14:00', '2026-11-18T14:30'])
  })

  test('need as much notice as the consultant wants', async () => {
    t.setNow('2026-11-17T14:00:00Z')
    const hours = oneSpan('09:00', '10:00')
    const [atOnce, late] = [
      await addConsultant(t, { ...hours, noticeHours: 0 }),
      await addConsultant(t, { ...hours, noticeHours: 48 }),
    ]
    expect(await slotsOf(t, atOnce, '2026-11-17')).toEqual(['2026-11-17T14:00', '2026-11-17T14:30'])
    expect(await slotsOf(t, late, '2026-11-18')).toEqual([])
    expect(await slotsOf(t, late, '2026-11-19')).toEqual(['2026-11-19T14:00', '2026-11-19T14:30'])
  })

  test('are of consultants who give that kind of consultation', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t, { ...oneSpan('09:00', '10:00'), types: ['comprehensive'] })
    expect(await slotsOf(t, consultantId, '2026-11-18', 'initial')).toEqual([])
    expect(await slotsOf(t, consultantId, '2026-11-18', 'comprehensive')).toEqual(['2026-11-18T14:00'])
    const wish = { consultantId, startsAt: '2026-11-18T14:00:00Z', type: 'initial' } as const
    expect(await tryToHold(t, wish)).toEqual({ result: 'taken' })
    const { consultants } = await visitor(t).call(consultations.options, {})
    expect(consultants.find(({ id }) => id === consultantId)?.types).toEqual(['comprehensive'])
  })

  test('open sixty days ahead', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t, oneSpan('09:00', '09:30'))
    expect(await slotsOf(t, consultantId, '2027-01-14')).toHaveLength(1)
    expect(await slotsOf(t, consultantId, '2027-01-15')).toEqual([])
  })

  test('keep the buffer after each appointment, and before the next', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t, { ...oneSpan('09:00', '12:00'), bufferMinutes: 15 })
    await book(t, { consultantId, startsAt: '2026-11-18T15:30:00Z' })
    // 10:30 to 11:00 is taken, 10:00 would run into its start with the buffer, 11:00 falls into its own.
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual([
      '2026-11-18T14:00',
      '2026-11-18T14:30',
      '2026-11-18T16:30',
    ])
  })

  test('keep the buffer past midnight, on the evening before and on the morning after', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const spans = [
      { weekday: 3, from: '22:00', to: '23:59' },
      { weekday: 4, from: '00:00', to: '02:00' },
    ]
    const late = await addConsultant(t, { spans, bufferMinutes: 60 })
    // Wednesday 23:00 to 23:30, and then an hour that reaches half an hour into Thursday.
    await book(t, { consultantId: late, startsAt: '2026-11-19T04:00:00Z' })
    expect(await slotsOf(t, late, '2026-11-19')).toEqual(['2026-11-19T05:30', '2026-11-19T06:00', '2026-11-19T06:30'])
    const early = await addConsultant(t, { spans, bufferMinutes: 60 })
    await book(t, { consultantId: early, startsAt: '2026-11-19T05:00:00Z' })
    expect(await slotsOf(t, early, '2026-11-18')).toEqual(['2026-11-19T03:00', '2026-11-19T03:30'])
  })

  test('for moving an appointment leave out neither its own buffer nor its own place in a full day', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t, { ...oneSpan('09:00', '11:00'), bufferMinutes: 30, dailyCap: 1 })
    const appointment = await book(t, { consultantId, startsAt: '2026-11-18T14:30:00Z' })
    const free = async (token: string) => {
      const span = { from: '2026-11-18T05:00:00Z', to: '2026-11-19T05:00:00Z' }
      const { slots } = await visitor(t).call(consultations.slots, { type: 'initial', ...span, consultantId, token })
      return slots.map(({ startsAt }) => startsAt.slice(11, 16))
    }
    expect(await free(appointment.token)).toEqual(['14:00', '14:30', '15:00', '15:30'])
    expect(await free('not-a-token')).toEqual([])
  })

  test('end when the daily cap is reached, and come back when somebody cancels', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t, { ...oneSpan('09:00', '12:00'), dailyCap: 2 })
    const { token } = await book(t, { consultantId, startsAt: '2026-11-18T14:00:00Z' })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toHaveLength(5)
    await book(t, { consultantId, startsAt: '2026-11-18T15:00:00Z' })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual([])
    expect(await tryToHold(t, { consultantId, startsAt: '2026-11-18T16:00:00Z' })).toEqual({ result: 'taken' })
    await visitor(t).call(consultations.cancelByLink, { token })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toHaveLength(5)
  })

  test('leave out holidays of Ontario and days off', async () => {
    t.setNow('2026-12-15T12:00:00Z')
    const agent = await t.signIn('case_review_agent')
    const consultantId = agent.userId
    const schedule = { ...ALL_WEEK, ...oneSpan('09:00', '10:00') }
    await t.as(agent).call(consultations.updateSchedule, { consultantId, version: 0, schedule })
    const free = async () => {
      const days = ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2027-01-01']
      const counts = await Promise.all(days.map(async (day) => (await slotsOf(t, consultantId, day)).length))
      return counts.join(' ')
    }
    expect(await free()).toBe('2 0 0 2 2 0')
    const away = { from: '2026-12-29', to: '2026-12-30', note: 'Moving house' }
    const { daysOff } = await t.as(agent).call(consultations.addDayOff, { consultantId, ...away })
    expect(daysOff).toMatchObject([{ ...away, booked: [] }])
    expect(await free()).toBe('2 0 0 0 0 0')
    await t.as(agent).call(consultations.removeDayOff, { consultantId, id: daysOff[0]?.id ?? '' })
    expect(await free()).toBe('2 0 0 2 2 0')
  })

  test('of somebody who left the staff are gone', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const consultantId = await addConsultant(t)
    expect(await slotsOf(t, consultantId, '2026-11-18')).toHaveLength(16)
    await t.as('admin').call(users.setRole, { userId: consultantId, role: 'student' })
    expect(await slotsOf(t, consultantId, '2026-11-18')).toEqual([])
  })

  test('of two consultants stand side by side', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    const pair = [await addConsultant(t, oneSpan('07:00', '07:30')), await addConsultant(t, oneSpan('07:00', '07:30'))]
    const span = { from: '2026-11-18T12:00:00Z', to: '2026-11-18T12:01:00Z' }
    const { slots } = await visitor(t).call(consultations.slots, { type: 'initial', ...span })
    expect(slots.map(({ consultantId }) => consultantId).sort()).toEqual(pair.sort())
    expect(slots[0]?.endsAt).toBe('2026-11-18T12:30:00.000Z')
  })
})

describe('nine o’clock in Toronto', () => {
  // Clocks go forward on 14 March 2027 and back on 7 November 2027, both Sundays, at two in the morning.
  test.each([
    ['the Saturday before the spring change', '2027-03-13', '2027-03-13T14:00'],
    ['the Sunday of the spring change', '2027-03-14', '2027-03-14T13:00'],
    ['the Monday after it', '2027-03-15', '2027-03-15T13:00'],
    ['the Saturday before the autumn change', '2027-11-06', '2027-11-06T13:00'],
    ['the Sunday of the autumn change', '2027-11-07', '2027-11-07T14:00'],
    ['the Monday after it', '2027-11-08', '2027-11-08T14:00'],
  ])('on %s, %s, is %s UTC', async (_, day, instant) => {
    t.setNow(`${day.slice(0, 7)}-01T12:00:00Z`)
    const consultantId = await addConsultant(t, oneSpan('09:00', '09:30'))
    expect(await slotsOf(t, consultantId, day)).toEqual([instant])
  })

  test('a working night through the change has as many slots as it has half hours', async () => {
    t.setNow('2027-03-01T12:00:00Z')
    const spring = await addConsultant(t, { spans: [{ weekday: 0, from: '00:00', to: '04:00' }] })
    expect(await slotsOf(t, spring, '2027-03-14')).toEqual([
      '2027-03-14T05:00',
      '2027-03-14T05:30',
      '2027-03-14T06:00',
      '2027-03-14T06:30',
      '2027-03-14T07:00',
      '2027-03-14T07:30',
    ])
  })
})

test('the last day that can be booked is whole, also when the clocks change before it', async () => {
  t.setNow('2027-01-20T12:00:00Z')
  const consultantId = await addConsultant(t, { ...oneSpan('09:00', '23:30'), dailyCap: 24 })
  // Sixty days on is 21 March, Nowruz; the clocks went forward a week before.
  expect((await slotsOf(t, consultantId, '2027-03-21')).at(-1)).toBe('2027-03-22T03:00')
  const span = { from: '2027-03-21T00:00:00Z', to: '2027-03-30T00:00:00Z' }
  const { openUntil } = await visitor(t).call(consultations.slots, { type: 'initial', ...span })
  expect(openUntil).toBe('2027-03-22T04:00:00.000Z')
  expect(await slotsOf(t, consultantId, '2027-03-22')).toEqual([])
})

describe('holidays abroad are noted', () => {
  test('in Iran, by the solar calendar', () => {
    expect(holidaysAbroad('2027-03-19', '2027-04-03').filter(({ country }) => country === 'IR')).toEqual([
      { day: '2027-03-20', country: 'IR', holiday: 'oilNationalisation' },
      { day: '2027-03-21', country: 'IR', holiday: 'nowruz' },
      { day: '2027-03-22', country: 'IR', holiday: 'nowruz' },
      { day: '2027-03-23', country: 'IR', holiday: 'nowruz' },
      { day: '2027-03-24', country: 'IR', holiday: 'nowruz' },
      { day: '2027-04-01', country: 'IR', holiday: 'islamicRepublicDay' },
      { day: '2027-04-02', country: 'IR', holiday: 'natureDay' },
    ])
  })

  test.each([
    ['springFestival', ['2026-02-17', '2027-02-06', '2028-01-26']],
    ['qingming', ['2026-04-05', '2027-04-05', '2028-04-04']],
    ['dragonBoat', ['2026-06-19', '2027-06-09', '2028-05-28']],
    ['midAutumn', ['2026-09-25', '2027-09-15', '2028-10-03']],
  ])('in China: %s', (holiday, days) => {
    for (const day of days) {
      expect(holidaysAbroad(day, day)).toContainEqual({ day, country: 'CN', holiday })
    }
  })
})

import { instantOf, OFFICE_TIME_ZONE, officeDay } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

export const APPOINTMENTS_KEY = ['consultations', 'staff'] as const
export const LIST_PERIODS = ['next', 'past'] as const
export type ListPeriod = (typeof LIST_PERIODS)[number]

/** Days from the beginning of today at the office. */
const DAYS: Record<ListPeriod, { from: number; to: number }> = { next: { from: 0, to: 15 }, past: { from: -30, to: 0 } }

/** A list left and opened again shows what happened meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true, refetchOnWindowFocus: true } as const

export const appointmentsQuery = (span: ListPeriod) =>
  queryOptions({
    queryKey: [...APPOINTMENTS_KEY, 'list', span],
    queryFn: async ({ signal }) => {
      const { from, to } = DAYS[span]
      const { appointments } = await call(
        'GET /api/consultations',
        { from: beginningOfDay(from), to: beginningOfDay(to) },
        { signal },
      )
      return span === 'past' ? appointments.toReversed() : appointments
    },
    ...whenShown,
  })

export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPOINTMENTS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/consultations/appointments/{id}', { id }, { signal }),
    ...whenShown,
  })

/** Free times it can be moved to. */
export const timesQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPOINTMENTS_KEY, 'times', id],
    queryFn: ({ signal }) => call('GET /api/consultations/appointments/{id}/times', { id }, { signal }),
    ...whenShown,
  })

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPOINTMENTS_KEY, 'client', id],
    queryFn: ({ signal }) => call('GET /api/consultations/appointments/{id}/client', { id }, { signal }),
    ...whenShown,
  })

export const waitingQuery = queryOptions({
  queryKey: [...APPOINTMENTS_KEY, 'waiting'],
  queryFn: async ({ signal }) => (await call('GET /api/consultations/wait-list', {}, { signal })).waiting,
  ...whenShown,
})

/** Asks for everybody on the staff, with or without hours. */
export const schedulesQuery = queryOptions({
  queryKey: [...APPOINTMENTS_KEY, 'schedules'],
  queryFn: async ({ signal }) => (await call('GET /api/consultations/schedules', {}, { signal })).schedules,
  ...whenShown,
})

/** Asks for what clients can book, under the names the owner has published. */
export const offersQuery = queryOptions({
  queryKey: [...APPOINTMENTS_KEY, 'offers'],
  queryFn: async ({ signal }) => (await call('GET /api/consultations/options', {}, { signal })).types,
  ...whenShown,
})

function beginningOfDay(daysAhead: number): string {
  const today = officeDay(new Date())
  return instantOf({ iso: addDays(today, daysAhead), hour: 0, minute: 0 }, OFFICE_TIME_ZONE).toISOString()
}

import { INTAKE_LEDGER } from '@rahnama/rules/programs/programs.ts'
import { expect, test } from 'vitest'
import { closingsOn, servicesOn } from './services.ts'

const service = (program: string, on: string) => servicesOn(on, INTAKE_LEDGER).find((each) => each.program === program)

test('in November 2026 the Start-up Visa is coming soon and the transfer available', () => {
  expect(service('SUV', '2026-11-15')).toMatchObject({
    isAvailable: false,
    intake: { status: 'closed', since: '2025-12-31', notice: 'SUV_CLOSED' },
  })
  expect(service('ICT', '2026-11-15')).toMatchObject({ isAvailable: true, intake: { orEarlier: true } })
})

test('in 2025 the Start-up Visa was available', () => {
  expect(service('SUV', '2025-06-01')?.isAvailable).toBe(true)
  expect(closingsOn('SUV', '2025-06-01', INTAKE_LEDGER)).toEqual([])
})

test('its notice tells of the closing at the end of 2025 and of the last day for commitments of that year', () => {
  expect(closingsOn('SUV', '2026-11-15', INTAKE_LEDGER).map(({ since, notice }) => [since, notice])).toEqual([
    ['2025-12-31', 'SUV_CLOSED_TO_NEW'],
    ['2025-12-31', 'SUV_CLOSED'],
  ])
  expect(closingsOn('SUV', '2026-11-15', INTAKE_LEDGER)[0]?.source).toContain('2025-12-31')
})

test('nominations are available while any province takes part', () => {
  expect(service('PNP', '2026-11-15')).toMatchObject({ isAvailable: true, ways: { all: 11, open: 10 } })
})

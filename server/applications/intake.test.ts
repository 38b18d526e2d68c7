import { INTAKE_LEDGER } from '@rahnama/rules/programs/programs.ts'
import { expect, test } from 'vitest'
import { mayStart } from './intake.ts'

const closed = [{ from: '2026-01-01', source: 'a test', value: { status: 'closed', notice: 'CAPPED' } }] as const

test('an application to a program whose only door is closed cannot be started', () => {
  expect(mayStart('ICT', '2026-11-15', { ...INTAKE_LEDGER, ICT: closed })).toBe(false)
})

test('a program with one open door can be started', () => {
  expect(mayStart('FAMILY', '2026-11-15', INTAKE_LEDGER)).toBe(true)
  expect(mayStart('FAMILY', '2026-11-15', { ...INTAKE_LEDGER, FAMILY: closed })).toBe(false)
})

test('the Start-up Visa is prepared while it is paused', () => {
  expect(mayStart('SUV', '2026-11-15', INTAKE_LEDGER)).toBe(true)
})

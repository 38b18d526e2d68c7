import { describe, expect, it } from 'vitest'
import { ROUNDS } from '../draws/draws.ts'
import { INTAKE_LEDGER, intakeOn } from '../programs/programs.ts'
import { isSameRound, rulebookWith, SHIPPED_RULEBOOK } from './rulebook.ts'

const ROUND = {
  number: 400,
  on: '2026-10-07',
  category: 'CEC',
  invitations: 1000,
  cutOff: 533,
  source: 'IRCC',
} as const
const NOTICE = { en: 'It takes nobody this year.', fa: 'امسال کسی را نمی‌پذیرد.' }
const closed = (from: string) =>
  ({ id: 'ICT', from, source: 'https://www.canada.ca/', value: { status: 'closed', notice: NOTICE } }) as const

describe('rounds', () => {
  it('of the owner stand beside the shipped ones, in order of date', () => {
    const { rounds } = rulebookWith({ rounds: [ROUND], intakes: [] })
    expect(rounds).toHaveLength(ROUNDS.length + 1)
    expect(rounds.at(-1)).toEqual(ROUND)
  })

  it('of the owner take the place of a shipped one with the same number', () => {
    const corrected = { ...ROUND, number: 396, on: '2026-02-17', cutOff: 509 }
    const { rounds } = rulebookWith({ rounds: [corrected], intakes: [] })
    expect(rounds.filter(({ number }) => number === 396)).toEqual([corrected])
  })

  it('without a number are the same on the same day in the same category', () => {
    expect(isSameRound({ on: '2026-01-07', category: 'CEC' }, { number: 390, on: '2026-01-07', category: 'CEC' })).toBe(
      true,
    )
    expect(isSameRound({ number: 1, on: '2026-01-07', category: 'CEC' }, { ...ROUND, on: '2026-01-07' })).toBe(false)
  })
})

describe('the ledger', () => {
  it('is the shipped one while the owner has entered nothing', () => {
    expect(rulebookWith({ rounds: [], intakes: [] }).ledger).toEqual(SHIPPED_RULEBOOK.ledger)
  })

  it('reads the owner’s entry from its day on, and the shipped ones before', () => {
    const { ledger } = rulebookWith({ rounds: [], intakes: [closed('2026-11-20')] })
    expect(intakeOn(ledger, 'ICT', '2026-11-19').status).toBe('open')
    expect(intakeOn(ledger, 'ICT', '2026-11-20')).toEqual({
      status: 'closed',
      since: '2026-11-20',
      notice: NOTICE,
      source: 'https://www.canada.ca/',
    })
  })

  it('reads the owner’s entry where a shipped one has the same day', () => {
    const { ledger } = rulebookWith({ rounds: [], intakes: [closed('2024-10-03')] })
    expect(intakeOn(ledger, 'ICT', '2026-11-15').status).toBe('closed')
    expect(ledger.ICT).toHaveLength(INTAKE_LEDGER.ICT.length)
  })
})

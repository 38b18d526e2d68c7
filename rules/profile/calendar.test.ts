import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, wholeYearsBetween } from '../dates.ts'
import { dayNumber, yearsOldOn } from './calendar.ts'

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10))

describe('the fast calendar agrees with the plain one', () => {
  it('on days between any two dates', () => {
    fc.assert(
      fc.property(date, date, (a, b) => dayNumber(b) - dayNumber(a) === daysBetween(a, b)),
      { numRuns: 2000 },
    )
  })

  it('on age at any later date', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        const [birth, on] = a < b ? [a, b] : [b, a]
        expect(yearsOldOn(birth, on)).toBe(wholeYearsBetween(birth, on))
      }),
      { numRuns: 2000 },
    )
  })

  it('someone born on 29 February turns 30 on 1 March of a common year', () => {
    expect([yearsOldOn('1996-02-29', '2026-02-28'), yearsOldOn('1996-02-29', '2026-03-01')]).toEqual([29, 30])
  })
})

import { expect, test } from 'vitest'
import { parseRounds } from './parse-rounds.ts'

/** As it is copied from the table of the authority: cells are parted by tabs. */
const TABLE = `#	Date	Round type	Invitations issued	CRS score of lowest-ranked candidate invited
396	February 17, 2026	Canadian Experience Class	6,000	508
395	February 16, 2026	Provincial Nominee Program	279	789
341	March 21, 2025	French language proficiency (Version 1)	7,500	379
345	May 2, 2025	Healthcare and social services occupations (Version 2)	500	510`

test('rows copied from the official table are read, its heading is not', () => {
  expect(parseRounds(TABLE).map(({ original: _, ...round }) => round)).toEqual([
    { number: 396, on: '2026-02-17', category: 'CEC', invitations: 6000, cutOff: 508 },
    { number: 395, on: '2026-02-16', category: 'PNP', invitations: 279, cutOff: 789 },
    { number: 341, on: '2025-03-21', category: 'FRENCH', invitations: 7500, cutOff: 379 },
    { number: 345, on: '2025-05-02', category: 'HEALTH', invitations: 500, cutOff: 510 },
  ])
})

test.each([
  ['spaces in place of tabs', '396 February 17, 2026 Canadian Experience Class 6,000 508'],
  ['bars', '396 | 2026-02-17 | Canadian Experience Class | 6,000 | 508'],
  ['Persian digits and separators', '۳۹۶\tFebruary ۱۷, ۲۰۲۶\tCanadian Experience Class\t۶٬۰۰۰\t۵۰۸'],
  ['the day before the month', '396\t17 Feb. 2026\tCanadian Experience Class\t6,000\t508'],
  ['marks of direction', '\u200e396\u200e\tFebruary 17, 2026\tCanadian Experience Class\t6,000\t508'],
])('a row with %s says the same', (_, line) => {
  expect(parseRounds(line)).toEqual([
    expect.objectContaining({ number: 396, on: '2026-02-17', category: 'CEC', invitations: 6000, cutOff: 508 }),
  ])
})

test('a row may end in its tie-breaking rule, which is an instant in UTC', () => {
  const [round] = parseRounds('396\tFebruary 17, 2026\tCEC\t6,000\t508\tOctober 5, 2025 at 07:14:15 UTC')
  expect(round?.tieBreak).toBe('2025-10-05T07:14:15.000Z')
  expect(parseRounds('396\tFebruary 17, 2026\tCEC\t6,000\t508\tnext week')[0]).toMatchObject({ hasBadTieBreak: true })
})

const BLOCKS = `Ministerial Instructions respecting invitations to apply #396 – February 17, 2026
Canadian Experience Class
Number of invitations issued: 6,000
Rank required to be invited to apply: 6,000 or above
Date and time of round: February 17, 2026 at 15:02:11 UTC
CRS score of lowest-ranked candidate invited: 508
Tie-breaking rule: October 5, 2025 at 07:14:15 UTC

Ministerial Instructions respecting invitations to apply #395 – February 16, 2026
Provincial Nominee Program
Number of invitations issued: 279
Date and time of round: February 16, 2026 at 14:50:52 UTC
CRS score of lowest-ranked candidate invited: 789`

test('the blocks in which each round is described are read one by one', () => {
  expect(parseRounds(BLOCKS).map(({ original: _, ...round }) => round)).toEqual([
    {
      ...{ number: 396, on: '2026-02-17', category: 'CEC', invitations: 6000, cutOff: 508 },
      tieBreak: '2025-10-05T07:14:15.000Z',
    },
    { number: 395, on: '2026-02-16', category: 'PNP', invitations: 279, cutOff: 789 },
  ])
})

test('a day that is none and a type nobody knows are left open, and other text is only kept as it was', () => {
  expect(parseRounds('397\tFebruary 31, 2026\tAstronauts\t10\t400')).toEqual([
    expect.objectContaining({ number: 397, invitations: 10, cutOff: 400 }),
  ])
  expect(parseRounds('397\tFebruary 31, 2026\tAstronauts\t10\t400')[0]).not.toHaveProperty('on')
  expect(parseRounds('Hello there')).toEqual([{ original: 'Hello there' }])
})

import { describe, expect, test } from 'vitest'
import { areApart, minutesOfHours } from './weekly-hours.ts'

test.each([
  ['09:00', '18:00', 540, 1080],
  ['18:00', '02:00', 1080, 1560],
  ['22:30', '00:00', 1350, 1440],
])('%s to %s are minutes %i to %i of the day they begin on', (from, to, begins, ends) => {
  expect(minutesOfHours({ from, to })).toEqual({ from: begins, to: ends })
})

describe('hours of a week', () => {
  const [SUNDAY, MONDAY, TUESDAY, SATURDAY] = [0, 1, 2, 6]
  test.each([
    ['two stretches of a day, one after the other', [MONDAY, '09:00', '12:00'], [MONDAY, '12:00', '18:00'], true],
    ['two stretches of a day that share an hour', [MONDAY, '09:00', '13:00'], [MONDAY, '12:00', '18:00'], false],
    ['a night that ends when the next day begins', [MONDAY, '18:00', '09:00'], [TUESDAY, '09:00', '17:00'], true],
    ['a night that runs into the next day', [MONDAY, '18:00', '09:30'], [TUESDAY, '09:00', '17:00'], false],
    ['Saturday night that runs into Sunday', [SUNDAY, '01:00', '05:00'], [SATURDAY, '18:00', '02:00'], false],
    ['Saturday night and Sunday night', [SUNDAY, '18:00', '02:00'], [SATURDAY, '18:00', '02:00'], true],
  ] as const)('%s', (_, one, other, isApart) => {
    const hours = [one, other].map(([weekday, from, to]) => ({ weekday, from, to }))
    expect(areApart(hours)).toBe(isApart)
  })
})

import { describe, expect, it } from 'vitest'
import { type Dated, inForce, valueOn } from './dated.ts'

const TABLE: Dated<string>[] = [
  { from: '2015-01-01', to: '2016-11-18', source: 'first', value: 'old' },
  { from: '2016-11-19', to: '2017-06-05', source: 'second', value: 'middle' },
  { from: '2018-01-01', source: 'third', value: 'new' },
]

describe('a dated table answers for a day', () => {
  it.each([
    ['2014-12-31', undefined],
    ['2015-01-01', 'old'],
    ['2016-11-18', 'old'],
    ['2016-11-19', 'middle'],
    ['2017-06-05', 'middle'],
    ['2017-06-06', undefined],
    ['2017-12-31', undefined],
    ['2018-01-01', 'new'],
    ['2099-12-31', 'new'],
  ])('on %s: %s', (on, value) => {
    expect(inForce(TABLE, on)?.value).toBe(value)
  })
})

it('a figure of a day before our record is the first one we know of', () => {
  const figure: readonly [Dated<number>, Dated<number>] = [
    { from: '2015-06-10', source: 'first', value: 18 },
    { from: '2030-01-01', source: 'second', value: 21 },
  ]
  expect(['2015-06-09', '2015-06-10', '2029-12-31', '2030-01-01'].map((on) => valueOn(figure, on))).toEqual([
    18, 18, 18, 21,
  ])
})

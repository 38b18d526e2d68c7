import { describe, expect, it } from 'vitest'
import { type Dated, inForce } from './dated.ts'

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

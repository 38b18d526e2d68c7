import { describe, expect, test } from 'vitest'
import { labelStride, roundScale } from './scale.ts'

describe('an axis', () => {
  test('stands on round numbers around its values', () => {
    expect(roundScale([379, 402, 391], { fromZero: false })).toEqual({
      min: 370,
      max: 410,
      ticks: [370, 380, 390, 400, 410],
    })
  })

  test('begins at zero when asked', () => {
    expect(roundScale([12, 37], { fromZero: true })).toEqual({ min: 0, max: 40, ticks: [0, 10, 20, 30, 40] })
  })

  test('has room although all values are the same', () => {
    const { min, max } = roundScale([450, 450], { fromZero: false })
    expect(min).toBeLessThanOrEqual(450)
    expect(max).toBeGreaterThan(min)
  })

  test('stands without values', () => {
    expect(roundScale([], { fromZero: false })).toEqual({ min: 0, max: 1, ticks: [0, 1] })
  })

  test('counts by whole numbers what has no halves', () => {
    expect(roundScale([0, 10], { fromZero: true }).ticks).toEqual([0, 5, 10])
    expect(roundScale([0, 1], { fromZero: true }).ticks).toEqual([0, 1])
  })

  test('writes no binary dust', () => {
    expect(roundScale([0.1, 0.7], { fromZero: true }).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  })
})

test('twenty-four labels of 60 px in 480 px show every third', () => {
  expect(labelStride(24, 480, 60)).toBe(3)
})

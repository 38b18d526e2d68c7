import { describe, expect, test } from 'vitest'
import { FIRST_VIEW, fitScale, onPage, scaleOf, turned, zoomed } from './view-state.ts'

const A4 = { width: 794, height: 1123 }
const ROOM = { width: 600, height: 600 }

describe('a file that is fitted', () => {
  test('is seen whole, standing and lying', () => {
    expect(fitScale(A4, 0, ROOM)).toBeCloseTo(600 / 1123)
    expect(fitScale(A4, 90, ROOM)).toBeCloseTo(600 / 1123)
    expect(fitScale({ width: 1200, height: 300 }, 90, ROOM)).toBeCloseTo(0.5)
  })

  test('is as wide as a telephone where all of it would be too small to read, and whole where it would not', () => {
    const telephone = { width: 356, height: 439 }
    expect(fitScale(A4, 0, telephone, 0.5)).toBeCloseTo(356 / 794)
    // Lying, its width is all there is.
    expect(fitScale(A4, 90, telephone, 0.5)).toBeCloseTo(356 / 1123)
    expect(fitScale(A4, 0, ROOM, 0.5)).toBeCloseTo(600 / 1123)
    // A low window is wide enough for the page at its own size, and not for more.
    expect(fitScale(A4, 0, { width: 1200, height: 400 }, 0.5)).toBe(1)
  })

  test('is not blown up beyond twice its size', () => {
    expect(fitScale({ width: 60, height: 80 }, 0, ROOM)).toBe(2)
  })
})

describe('zooming', () => {
  test('goes on from what is seen, not from a step somewhere else', () => {
    const scale = scaleOf(FIRST_VIEW, A4, ROOM)
    expect(zoomed(FIRST_VIEW, scale, 1).zoom).toBe(0.75)
    expect(zoomed(FIRST_VIEW, scale, -1).zoom).toBe(0.5)
  })

  test('passes over a step that nobody would see, in both directions', () => {
    expect(zoomed(FIRST_VIEW, 0.995, 1).zoom).toBe(1.25)
    expect(zoomed(FIRST_VIEW, 1.005, -1).zoom).toBe(0.75)
  })

  test('ends at its limits', () => {
    expect(zoomed({ ...FIRST_VIEW, zoom: 4 }, 4, 1).zoom).toBe(4)
    expect(zoomed({ ...FIRST_VIEW, zoom: 0.25 }, 0.25, -1).zoom).toBe(0.25)
  })
})

test('four turns come back to where it was, on the same page and at the same zoom', () => {
  const view = { zoom: 1.5, turn: 0, page: 3 } as const
  expect(turned(view)).toEqual({ ...view, turn: 90 })
  expect(turned(turned(turned(turned(view))))).toEqual(view)
})

test('no page is before the first or after the last', () => {
  expect(onPage(FIRST_VIEW, 0, 5).page).toBe(1)
  expect(onPage(FIRST_VIEW, 6, 5).page).toBe(5)
})

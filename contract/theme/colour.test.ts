import { describe, expect, test } from 'vitest'
import { contrast, lightness, mix, withLightness } from './colour.ts'

describe('contrast, by the definition of WCAG 2.2', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The grey that W3C names as the lightest that may stand on white, and the next one, which may not.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    // Either side of where the curve of sRGB becomes a line, at 0.04045: 10 and 11 of 255.
    ['#0a0a0a', '#000000', 1.061],
    ['#0b0b0b', '#000000', 1.067],
  ])('of %s and %s is %d, whichever is named first', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })
})

test.each([
  ['#ff0000', 0.5, '#0000ff', '#800080'],
  ['#ff0000', 1, '#0000ff', '#ff0000'],
  ['#ff0000', 0, '#0000ff', '#0000ff'],
  ['#ffffff', 0.25, '#000000', '#404040'],
])('%s mixed by %d with %s is %s, as color-mix() in sRGB says', (one, share, other, mixed) => {
  expect(mix(one, share, other)).toBe(mixed)
})

// The values of CSS Color 4 for named colours, oklch().
test.each([
  ['#ffffff', 1],
  ['#000000', 0],
  ['#ff0000', 0.628],
  ['#00ff00', 0.8664],
  ['#0000ff', 0.452],
  ['#ffff00', 0.968],
])('%s is as light as CSS says: %d', (colour, expected) => {
  expect(lightness(colour)).toBeCloseTo(expected, 3)
})

/** The corners of what a screen shows: a little further and no screen would. */
const CORNERS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#ffffff', '#000000']

test.each(CORNERS)('%s at its own lightness is itself: the outermost colour of a screen is still one', (colour) => {
  expect(withLightness(colour, lightness(colour))).toBe(colour)
})

describe.each([...CORNERS, '#8a5a2b', '#1f6f5c'])('%s made lighter or darker', (colour) => {
  test.each([0.2, 0.4, 0.6, 0.8, 0.95])('to %d is as light as was asked, at the cost of colour', (wanted) => {
    expect(Math.abs(lightness(withLightness(colour, wanted)) - wanted)).toBeLessThan(0.01)
  })
})

test.each([
  ['#ff0000', 0.95, 0],
  ['#0000ff', 0.95, 2],
  ['#0000ff', 0.2, 2],
])('%s at a lightness of %d is pale or deep, and not grey', (colour, wanted, strongest) => {
  const made = withLightness(colour, wanted)
  const channels = [1, 3, 5].map((at) => Number.parseInt(made.slice(at, at + 2), 16))
  const others = channels.filter((_, at) => at !== strongest)
  expect(channels[strongest]).toBeGreaterThan(Math.max(...others) + 5)
})

import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { checkTheme, DEFAULT_THEME, deriveTheme, refuseTheme, themeSheet } from './theme.ts'

const { secondary } = DEFAULT_THEME

test('contrast is what WCAG publishes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('our own theme passes and needs no sheet', () => {
  expect(refuseTheme(DEFAULT_THEME)).toEqual([])
  expect(themeSheet(DEFAULT_THEME)).toBe('')
})

test('two colours give hover, focus, tint and the words on them, light and dark', () => {
  const derived = deriveTheme({ primary: '#0b5394', secondary: '#6a1b9a' })
  expect(derived['--action']?.light).toBe('#0b5394')
  expect(derived['--focus']?.light).toBe('#6a1b9a')
  expect(derived['--action-text']).toEqual({ light: '#ffffff', dark: '#ffffff' })
  expect(Object.keys(derived).sort()).toEqual(
    [
      '--accent',
      '--accent-on-text',
      '--action',
      '--action-hover',
      '--action-text',
      '--action-wash',
      '--focus',
      '--link',
    ].sort(),
  )
  expect(new Set([derived['--action']?.light, derived['--action-hover']?.light]).size).toBe(2)
})

// Dark and middling colours of every hue, and grey.
const COLOURS = [
  '#000000',
  '#1b1b1b',
  '#444444',
  '#6b0f1a',
  '#7a3e00',
  '#1e5631',
  '#004d61',
  '#0b5394',
  '#4a148c',
  '#880e4f',
]
test.each(COLOURS)('%s passes everywhere it comes to stand, on dark pages too', (primary) => {
  const failing = checkTheme({ primary, secondary: primary }).filter((pair) => pair.ratio < pair.least)
  expect(failing).toEqual([])
})

describe('a colour that cannot be read', () => {
  test.each(['#ffd400', '#ff8a00', '#19c3e6', '#f5a3c7', '#8bc34a', '#ffffff'])(
    '%s is refused with its worst pair and a shade that passes',
    (primary) => {
      const [refusal] = refuseTheme({ primary, secondary })
      expect(refusal?.from).toBe('primary')
      expect(refusal?.ratio).toBeLessThan(refusal?.least ?? 0)
      expect(refuseTheme({ primary: refusal?.shade ?? '', secondary })).toEqual([])
    },
  )

  test('the shade is near: a colour that fails by a little changes by a little', () => {
    // #d8232f on white has 4.98, on its own tint 4.2.
    const [refusal] = refuseTheme({ primary: '#d8232f', secondary })
    expect(refusal?.ground).toMatch(/wash|sunken/)
    expect(contrast(refusal?.shade ?? '', '#d8232f')).toBeLessThan(1.3)
  })

  test('each of the two is judged by itself', () => {
    expect(refuseTheme({ primary: '#ffd400', secondary: '#ffd400' }).map(({ from }) => from)).toEqual([
      'primary',
      'secondary',
    ])
  })
})

test('corners alone leave the colours to tokens.css', () => {
  expect(themeSheet({ ...DEFAULT_THEME, corners: 'sharp' })).toBe(
    ':root:root{--radius-small:0rem;--radius:0rem;--radius-large:0rem}',
  )
})

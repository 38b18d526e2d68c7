import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const GROUNDS = ['--surface', '--surface-raised', '--surface-sunken']
const TONES = ['success', 'warning', 'danger', 'info']

/** Follows a role through the palette to the colour a theme gives it. */
function hexOf(name: string, theme: Theme): string {
  const value = declared.get(name)
  if (!value) throw new Error(`tokens.css has no ${name}`)
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  const alias = /^var\((--[\w-]+)\)$/.exec(value)
  if (alias?.[1]) return hexOf(alias[1], theme)
  const hex = pair ? pair[theme === 'light' ? 1 : 2] : /^#\w{6}$/.exec(value)?.[0]
  if (!hex) throw new Error(`${name} is no plain colour: ${value}`)
  return hex
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test('the formula gives the ratios WCAG publishes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(THEMES)('in the %s theme', (theme) => {
  const ratio = (text: string, ground: string) => contrast(hexOf(text, theme), hexOf(ground, theme))

  const words = ['--text', '--text-soft', '--text-faint', '--link', '--link-hover', '--accent', '--china', '--canada']
  test.each([...words, ...TONES.map((tone) => `--${tone}`)].flatMap((text) => GROUNDS.map((ground) => [text, ground])))(
    'words in %s can be read on %s',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['--action-text', '--action'],
    ['--action-text', '--action-hover'],
    ['--text-inverse', '--surface-inverse'],
    ['--surface', '--text'],
    ['--surface-raised', '--success'],
    ['--accent', '--action-wash'],
    ...TONES.flatMap((tone) => [
      [`--${tone}`, `--${tone}-wash`],
      ['--text', `--${tone}-wash`],
      ['--text-soft', `--${tone}-wash`],
    ]),
  ] as [string, string][])('words in %s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  const signs = [
    '--focus',
    '--border-strong',
    '--action',
    '--chart-1',
    '--chart-2',
    '--chart-3',
    '--chart-4',
    '--chart-5',
  ]
  test.each(signs.flatMap((sign) => GROUNDS.map((ground) => [sign, ground])))(
    '%s stands out from %s',
    (sign, ground) => {
      expect(ratio(sign, ground)).toBeGreaterThanOrEqual(3)
    },
  )

  test("the logo's needle stands out from its seal", () => {
    expect(ratio('--accent-on-text', '--text')).toBeGreaterThanOrEqual(3)
  })
})

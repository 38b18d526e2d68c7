import { readdirSync, readFileSync } from 'node:fs'
import { contrast } from '@rahnama/contract/theme/colour.ts'
import { DEFAULT_THEME, deriveTheme, FIXED, PAIRS, type Scheme, WITHOUT_PAIR } from '@rahnama/contract/theme/theme.ts'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
const SCHEMES = ['light', 'dark'] as const

/** Follows a role through the palette to the colour a theme gives it. */
function hexOf(name: string, scheme: Scheme): string {
  const value = declared.get(name)
  if (!value) throw new Error(`tokens.css has no ${name}`)
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  const alias = /^var\((--[\w-]+)\)$/.exec(value)
  if (alias?.[1]) return hexOf(alias[1], scheme)
  const hex = pair ? pair[scheme === 'light' ? 1 : 2] : /^#\w{6}$/.exec(value)?.[0]
  if (!hex) throw new Error(`${name} is no plain colour: ${value}`)
  return hex
}

describe.each(SCHEMES)('in the %s theme', (scheme) => {
  test.each(PAIRS)('$front stands clear of $ground', ({ front, ground, least }) => {
    expect(contrast(hexOf(front, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(least)
  })

  test('what the owner’s colours are checked against is what the pages show', () => {
    for (const [role, colours] of Object.entries({ ...FIXED, ...deriveTheme(DEFAULT_THEME) })) {
      expect([role, colours[scheme]]).toEqual([role, hexOf(role, scheme)])
    }
  })
})

const COLOUR = /#\w{3,8}\b|light-dark|rgb\(|color-mix|var\(--palette-/

test('every role that is a colour stands in the list of pairs', () => {
  const inPairs = new Set<string>([...PAIRS.flatMap(({ front, ground }) => [front, ground]), ...WITHOUT_PAIR])
  const roles = [...declared].filter(([name, value]) => COLOUR.test(value) && !name.startsWith('--palette-'))
  expect(roles.map(([name]) => name).filter((name) => !inPairs.has(name))).toEqual([])
})

const web = new URL('..', import.meta.url)
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => !path.includes('node_modules'))
const read = (path: string) => readFileSync(new URL(path, web), 'utf8')

/** Components set these on an element: shares, sizes and places. */
const setByComponents = new Set(
  sources
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/'(--[\w-]+)'/g)].map(([, name = '']) => name)),
)

test('no sheet uses a token that is declared nowhere', () => {
  const sheets = sources.filter((path) => path.endsWith('.css')).map((path) => [path, read(path)] as const)
  const inSheets = new Set(sheets.flatMap(([, css]) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  const unknown = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(inSheets.has(name) || setByComponents.has(name) || name.startsWith('--radix-')))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

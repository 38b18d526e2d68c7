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

const sheets = sources.filter((path) => path.endsWith('.css')).map((path) => [path, read(path)] as const)

test('no sheet uses a token that is declared nowhere', () => {
  const inSheets = new Set(sheets.flatMap(([, css]) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  const unknown = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(inSheets.has(name) || setByComponents.has(name) || name.startsWith('--radix-')))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

/** They turn round with the theme, or do not, as only these grounds do: read on them alone. */
const OWN_GROUNDS: Record<string, readonly string[]> = {
  '--action-text': ['--action', '--action-hover'],
  '--text-inverse': ['--surface-inverse'],
  '--surface': ['--text', '--info'],
  '--surface-raised': ['--success'],
}
/** Journeys look at public pages and the entrance in both themes. */
const IS_LOOKED_AT_TWICE = /^(auth\/entrance|content\/blocks|site)\//
/** A sheet of paper, the pattern behind a picture, a frame for a mail, a plate for a logo: none has words of ours on it. */
const WITH_OTHER_COLOURS = [
  'cases/case-file/moving/moving.module.css',
  'cases/case-file/print/print.module.css',
  'media/media.module.css',
  'ui/logo/logo.module.css',
]
/** Each innermost rule of each sheet, with the role of its words and of its ground. */
const rules = sheets
  .filter(([path]) => !IS_LOOKED_AT_TWICE.test(path))
  .flatMap(([path, css]) =>
    [...css.matchAll(/{([^{}]*)}/g)].map(([, body = '']) => ({
      path,
      words: /(?<![-\w])color:\s*([^;]+)/.exec(body)?.[1] ?? '',
      ground: /(?<![-\w])background(?:-color)?:\s*([^;]+)/.exec(body)?.[1] ?? '',
    })),
  )
const roleIn = (value: string) => /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? ''
const isColour = (role: string) => /^(light-dark\()?#|^var\(--palette/.test(declared.get(role) ?? '')
const rolesOf = (kind: 'words' | 'ground') => [...new Set(rules.map((rule) => roleIn(rule[kind])))].filter(isColour)

/** Mixed with what is below it, of which it leads away no further than to itself. */
const UNDER_A_POINTER = '--palette-sand'

describe('journeys look at the colours of desks and of the portal in the light theme alone:', () => {
  test('whatever can be read there can be read in the dark theme, wherever it stands', () => {
    const words = rolesOf('words').filter((role) => !(role in OWN_GROUNDS))
    const lost = words.flatMap((front) =>
      [...rolesOf('ground'), UNDER_A_POINTER].flatMap((ground) => {
        const [light = 0, dark = 0] = SCHEMES.map((scheme) => contrast(hexOf(front, scheme), hexOf(ground, scheme)))
        return [4.5, 3].some((least) => light >= least && dark < least) ? [`${front} on ${ground}`] : []
      }),
    )
    expect(words).toEqual(expect.arrayContaining(['--text-faint', '--warning', '--link']))
    expect(lost).toEqual([])
  })

  test('what is read on one ground only stands on it', () => {
    const alone = rules.filter(({ words }) => roleIn(words) in OWN_GROUNDS)
    const elsewhere = alone.filter(({ words, ground }) => !OWN_GROUNDS[roleIn(words)]?.includes(roleIn(ground)))
    expect([alone.length > 5, elsewhere]).toEqual([true, []])
  })

  test('no other sheet has a colour that is no role', () => {
    const own = rules.filter(({ words, ground }) => /#|rgba?\(|hsl|light-dark|gradient/.test(`${words} ${ground}`))
    expect([...new Set(own.map(({ path }) => path))].filter((path) => !WITH_OTHER_COLOURS.includes(path))).toEqual([])
  })
})

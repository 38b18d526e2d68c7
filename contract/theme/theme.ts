import { type Colour, contrast, lightness, mix, withLightness } from './colour.ts'
import { PAIRS, SIGNS, WORDS } from './pairs.ts'

export type { Colour } from './colour.ts'
export { PAIRS, WITHOUT_PAIR } from './pairs.ts'

export const CORNERS = ['sharp', 'slight', 'soft', 'round'] as const
export type Corners = (typeof CORNERS)[number]
export const BRAND_COLOURS = ['primary', 'secondary'] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]
/** Two colours and the softness of corners; everything else is worked out from them. */
export type Theme = Record<BrandColour, Colour> & { corners: Corners }

export const DEFAULT_THEME: Theme = { primary: '#b3202a', secondary: '#1d4f91', corners: 'soft' }

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]
type InSchemes = Record<Scheme, Colour>

/** What the owner's colours stand on. A test holds these to tokens.css. */
export const FIXED: Record<string, InSchemes> = {
  '--surface': { light: '#fbf8f3', dark: '#10172a' },
  '--surface-raised': { light: '#ffffff', dark: '#18213a' },
  '--surface-sunken': { light: '#f4eee4', dark: '#0b1121' },
  '--text': { light: '#14213d', dark: '#f2ede4' },
}

/** Our own colours were chosen by hand, dark ones too. */
const BY_HAND: Record<BrandColour, Record<string, InSchemes>> = {
  primary: {
    '--action': { light: '#b3202a', dark: '#cc3a43' },
    '--action-hover': { light: '#8f1820', dark: '#b52f38' },
    '--action-text': { light: '#ffffff', dark: '#ffffff' },
    '--accent': { light: '#b3202a', dark: '#ff8f88' },
    '--action-wash': { light: '#fbeceb', dark: '#3a1f2b' },
    '--accent-on-text': { light: '#ff8f88', dark: '#b3202a' },
  },
  secondary: {
    '--link': { light: '#1d4f91', dark: '#93b8f2' },
    '--focus': { light: '#1d4f91', dark: '#93b8f2' },
  },
}

const WHITE = '#ffffff'
const INK = FIXED['--text']?.light ?? '#14213d'
const HOVER_STEP = 0.07
const WASH = { light: 0.09, dark: 0.2 }

/** The nearest lightness at which a shade serves, the colour itself first. */
function nearestShade(colour: Colour, serves: (shade: Colour) => boolean): Colour | undefined {
  const from = lightness(colour)
  if (serves(colour)) return colour
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const at of [from - distance, from + distance]) {
      if (at < 0 || at > 1) continue
      const shade = withLightness(colour, at)
      if (serves(shade)) return shade
    }
  }
  return undefined
}

const groundsIn = (scheme: Scheme): Colour[] =>
  ['--surface', '--surface-raised', '--surface-sunken'].map((name) => FIXED[name]?.[scheme] ?? WHITE)
const clear = (front: Colour, grounds: readonly Colour[], least: number): boolean =>
  grounds.every((ground) => contrast(front, ground) >= least)

function fromPrimary(colour: Colour): Record<string, InSchemes> {
  const text = contrast(WHITE, colour) >= Math.min(WORDS, contrast(INK, colour)) ? WHITE : INK
  const isNearBlack = lightness(colour) < 0.3
  const hover = withLightness(colour, lightness(colour) + (isNearBlack || text === INK ? HOVER_STEP : -HOVER_STEP))
  const wash = mix(colour, WASH.light, WHITE)
  // On a dark page the colour gives way: white words must be read on it, and itself on the page.
  const darkGrounds = groundsIn('dark')
  const dark =
    nearestShade(colour, (shade) => contrast(WHITE, shade) >= WORDS && clear(shade, darkGrounds, SIGNS)) ?? colour
  const darkWash = mix(dark, WASH.dark, FIXED['--surface-raised']?.dark ?? INK)
  const darkAccent = nearestShade(colour, (shade) => clear(shade, [...darkGrounds, darkWash], WORDS)) ?? WHITE
  return {
    '--action': { light: colour, dark },
    '--action-hover': { light: hover, dark: withLightness(dark, lightness(dark) - HOVER_STEP) },
    '--action-text': { light: text, dark: WHITE },
    '--accent': { light: colour, dark: darkAccent },
    '--action-wash': { light: wash, dark: darkWash },
    '--accent-on-text': { light: darkAccent, dark: colour },
  }
}

function fromSecondary(colour: Colour): Record<string, InSchemes> {
  const dark = nearestShade(colour, (shade) => clear(shade, groundsIn('dark'), WORDS)) ?? WHITE
  const both = { light: colour, dark }
  return { '--link': both, '--focus': both }
}

const DERIVE = { primary: fromPrimary, secondary: fromSecondary }

/** What the owner's colours become, by role and scheme. */
export function deriveTheme(theme: Record<BrandColour, Colour>): Record<string, InSchemes> {
  const of = (which: BrandColour) =>
    theme[which] === DEFAULT_THEME[which] ? BY_HAND[which] : DERIVE[which](theme[which])
  return { ...of('primary'), ...of('secondary') }
}

export type CheckedPair = { from: BrandColour; scheme: Scheme; front: string; ground: string; least: number } & {
  frontColour: Colour
  groundColour: Colour
  ratio: number
}

/** Every pair in which a colour of the owner stands, with its contrast. */
export function checkTheme(theme: Record<BrandColour, Colour>): CheckedPair[] {
  const derived = deriveTheme(theme)
  const known: Record<string, InSchemes> = { ...FIXED, ...derived }
  return SCHEMES.flatMap((scheme) =>
    PAIRS.flatMap(({ front, ground, least }) => {
      const [frontColour, groundColour] = [known[front]?.[scheme], known[ground]?.[scheme]]
      if (!(front in derived || ground in derived) || !frontColour || !groundColour) return []
      const from = front in BY_HAND.secondary || ground in BY_HAND.secondary ? 'secondary' : 'primary'
      const ratio = contrast(frontColour, groundColour)
      return [{ from, scheme, front, ground, least, frontColour, groundColour, ratio }] satisfies CheckedPair[]
    }),
  )
}

export type Refusal = CheckedPair & { shade: Colour }

/** The worst pair of each colour that cannot be read, with the nearest shade all of whose pairs can. */
export function refuseTheme(theme: Record<BrandColour, Colour>): Refusal[] {
  const checked = checkTheme(theme)
  return BRAND_COLOURS.flatMap((from) => {
    const failing = checked.filter((pair) => pair.from === from && pair.ratio < pair.least)
    const [worst] = failing.sort((a, b) => a.ratio / a.least - b.ratio / b.least)
    if (!worst) return []
    const serves = (shade: Colour) =>
      checkTheme({ ...theme, [from]: shade }).every((pair) => pair.from !== from || pair.ratio >= pair.least)
    return [{ ...worst, shade: nearestShade(theme[from], serves) ?? DEFAULT_THEME[from] }]
  })
}

/** Paper is light: the colour of lines and marks, and the needle of the seal. */
export function paperColours(theme: Record<BrandColour, Colour>): { accent: Colour; needle: Colour; ground: Colour } {
  const derived = deriveTheme(theme)
  const of = (role: string) => derived[role]?.light ?? theme.primary
  // White words are read on the ground: links have the contrast for it.
  return { accent: of('--accent'), needle: of('--accent-on-text'), ground: of('--link') }
}

const RADII = { '--radius-small': 0.375, '--radius': 0.625, '--radius-large': 1 }
const SOFTNESS: Record<Corners, number> = { sharp: 0, slight: 0.5, soft: 1, round: 1.75 }

/** Everything the owner's theme decides, as CSS values by role. */
export function themeValues(theme: Theme): Record<string, string> {
  const colours = Object.entries(deriveTheme(theme)).map(([role, { light, dark }]) => [
    role,
    `light-dark(${light}, ${dark})`,
  ])
  const radii = Object.entries(RADII).map(([role, size]) => [role, `${size * SOFTNESS[theme.corners]}rem`])
  return Object.fromEntries([...colours, ...radii])
}

const OURS = themeValues(DEFAULT_THEME)

/** What differs from tokens.css, as a sheet that counts more than it wherever it stands. Our own theme needs none. */
export function themeSheet(theme: Theme): string {
  const values = Object.entries(themeValues(theme)).filter(([role, value]) => OURS[role] !== value)
  return values.length === 0 ? '' : `:root:root{${values.map(([role, value]) => `${role}:${value}`).join(';')}}`
}

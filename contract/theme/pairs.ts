/** Contrast WCAG 2.2 asks at level AA: of words (1.4.3), and of controls, charts and the focus ring (1.4.11). */
export const WORDS = 4.5
export const SIGNS = 3

/** What stands on what, by the roles of web/ui/tokens.css, and how clearly it must. */
export type Pair = { front: string; ground: string; least: number }

const GROUNDS = ['--surface', '--surface-raised', '--surface-sunken']
const TONES = ['--success', '--warning', '--danger', '--info']
const INK = ['--text', '--text-soft', '--text-faint', '--link', '--link-hover', '--accent', '--china', '--canada']
const SHAPES = ['--focus', '--border-strong', '--action', ...[1, 2, 3, 4, 5].map((place) => `--chart-${place}`)]

const onGrounds = (fronts: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => GROUNDS.map((ground) => ({ front, ground, least })))

/** Every pair there is, in one list: tokens.css is held to it, and so is every theme the owner publishes. */
export const PAIRS: readonly Pair[] = [
  ...onGrounds([...INK, ...TONES], WORDS),
  { front: '--action-text', ground: '--action', least: WORDS },
  { front: '--action-text', ground: '--action-hover', least: WORDS },
  { front: '--accent', ground: '--action-wash', least: WORDS },
  { front: '--text', ground: '--action-wash', least: WORDS },
  { front: '--text-inverse', ground: '--surface-inverse', least: WORDS },
  { front: '--surface', ground: '--text', least: WORDS },
  { front: '--surface-raised', ground: '--success', least: WORDS },
  ...TONES.flatMap((tone) =>
    [tone, '--text', '--text-soft'].map((front) => ({ front, ground: `${tone}-wash`, least: WORDS })),
  ),
  ...onGrounds(SHAPES, SIGNS),
  { front: '--accent-on-text', ground: '--text', least: SIGNS },
]

/** Colours that carry no words and no sign: lines between things, shades and shadows. */
export const WITHOUT_PAIR = ['--border', '--surface-hover', '--overlay', '--shadow-low', '--shadow-high'] as const

import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { BrandColour, Corners, Scheme } from '@rahnama/contract/theme/theme.ts'

const roles: Record<string, string> = {
  '--action': 'Buttons',
  '--action-hover': 'Buttons under the pointer',
  '--action-text': 'Words on buttons',
  '--accent': 'Words in the main colour',
  '--action-wash': 'Tint of the main colour',
  '--accent-on-text': 'Needle of the logo',
  '--link': 'Links',
  '--focus': 'Focus ring',
  '--text': 'Text colour',
  '--surface': 'page',
  '--surface-raised': 'cards',
  '--surface-sunken': 'darker areas',
}
const cornerNames: Record<Corners, string> = { sharp: 'Sharp', slight: 'Slight', soft: 'Soft', round: 'Round' }
const schemes: Record<Scheme, string> = { light: 'Light', dark: 'Dark' }
const languages: Record<Language, string> = { en: 'English', fa: 'Persian' }
const hints: Record<BrandColour, string> = {
  primary: 'Buttons, highlights and the logo',
  secondary: 'Links and the focus ring',
}

export const themeSettings = {
  colours: 'Colours and corners',
  coloursLead: 'Hover, tint and dark shades are worked out from these two.',
  primary: 'Main colour',
  secondary: 'Second colour',
  hints,
  pick: (label: string) => `Pick: ${label}`,
  notAColour: 'Enter # and six digits or letters, like #b3202a',
  refused: (front: string, ground: string, ratio: string, least: string) =>
    `Too hard to read. ${front} on ${ground}: contrast ${ratio}, at least ${least} is needed.`,
  takeShade: (shade: string) => `Use ${shade} instead`,
  corners: 'Corners',
  cornerNames,
  publish: 'Publish',
  publishing: 'Publishing…',
  published: 'Published. Visitors see it from now on.',
  previous: 'Back to the theme before',
  defaults: 'Back to the original theme',
  checked: (count: string, failing: number, failed: string) =>
    failing === 0 ? `Contrast: all ${count} pairs pass` : `Contrast: ${failed} of ${count} pairs are too weak`,
  pair: 'Pair',
  on: (front: string, ground: string) => `${front} on ${ground}`,
  reached: 'Contrast',
  least: 'Needed',
  letters: 'Aa',
  roles,
  schemes,
  languages,
  screen: 'Screen',
  language: 'Language',
  preview: 'Preview',
  previewLead: 'Only you see this until you publish.',
  parts: { page: 'Front page', mail: 'Email', cover: 'Report' },
}

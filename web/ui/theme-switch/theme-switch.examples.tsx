import type { Examples } from '../examples.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const examples: Examples = {
  name: 'Theme switch',
  about: 'As on this device, light or dark; remembered in this browser.',
  accessibility: ['Native radio buttons: arrows choose', 'Each choice has its name; the icon only repeats it'],
  examples: { all: () => <ThemeSwitch /> },
}

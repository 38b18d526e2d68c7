import type { Examples } from '../examples.ts'
import { Logo } from './logo.tsx'

export const examples: Examples = {
  name: 'Logo',
  about: 'The seal with the needle, and the name in the script of the page.',
  accessibility: ['The mark is hidden beside the name and named by it when alone', 'Never mirrored'],
  examples: { withName: () => <Logo />, alone: () => <Logo mark="alone" />, otherName: () => <Logo name="Rahnama" /> },
}

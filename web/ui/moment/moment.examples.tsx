import type { Examples } from '../examples.ts'
import { Moment } from './moment.tsx'

const HOUR_MS = 3_600_000

export const examples: Examples = {
  name: 'Moment',
  about: 'When something was or will be, counted from now.',
  accessibility: ['The exact time is read aloud, too, not only shown to whoever points'],
  examples: {
    past: () => <Moment at={new Date(Date.now() - 2 * HOUR_MS).toISOString()} />,
    future: () => <Moment at={new Date(Date.now() + 72 * HOUR_MS).toISOString()} timeZone="Asia/Tehran" />,
  },
}

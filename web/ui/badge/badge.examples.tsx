import { type Examples, inLanguage } from '../examples.ts'
import { Badge } from './badge.tsx'

export const examples: Examples = {
  name: 'Badge',
  about: 'The state of a thing in one or two words.',
  accessibility: ['WCAG 1.4.1: the word says the state, colour only repeats it', 'WCAG 1.4.3: 4.5:1 in both themes'],
  examples: {
    tones: () => (
      <>
        <Badge>{inLanguage({ en: 'Not started', fa: 'شروع‌نشده' })}</Badge>
        <Badge tone="info">{inLanguage({ en: 'In review', fa: 'در حال بررسی' })}</Badge>
        <Badge tone="success" icon="check">
          {inLanguage({ en: 'Accepted', fa: 'پذیرفته' })}
        </Badge>
        <Badge tone="warning" icon="clock">
          {inLanguage({ en: 'Expires soon', fa: 'در آستانهٔ انقضا' })}
        </Badge>
        <Badge tone="danger" icon="warning">
          {inLanguage({ en: 'There is a problem', fa: 'مشکلی هست' })}
        </Badge>
      </>
    ),
  },
}

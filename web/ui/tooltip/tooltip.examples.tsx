import { Button, IconButton } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { Tooltip } from './tooltip.tsx'

export const examples: Examples = {
  name: 'Tooltip',
  about: 'A few words more on hover and focus; never the only place for something needed.',
  accessibility: ['WCAG 1.4.13: stays while pointed at, closes with Escape', 'Describes the element it belongs to'],
  examples: {
    above: () => (
      <Tooltip text={inLanguage({ en: '15 November 2026, 14:32', fa: 'یکشنبه ۲۴ آبان ۱۴۰۵، ساعت ۱۴:۳۲' })}>
        <Button variant="quiet">{inLanguage({ en: '2 hours ago', fa: '۲ ساعت پیش' })}</Button>
      </Tooltip>
    ),
    end: () => (
      <Tooltip
        side="end"
        text={inLanguage({ en: 'Only you and your consultant see this', fa: 'فقط شما و مشاورتان این را می‌بینید' })}
      >
        <IconButton icon="lock" label={inLanguage({ en: 'Who sees this', fa: 'چه کسی این را می‌بیند' })} />
      </Tooltip>
    ),
  },
}

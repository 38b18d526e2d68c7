import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'

/** "2 hours ago", and the exact time at the office for whoever points at it or hears it. */
export function Moment({ at }: { at: string }) {
  const { relative, dateTime } = formats(useLanguage().language)
  const exact = dateTime(at, { weekday: true })
  return (
    <time dateTime={at} title={exact}>
      {relative(at, new Date())}
      <VisuallyHidden>{` (${exact})`}</VisuallyHidden>
    </time>
  )
}

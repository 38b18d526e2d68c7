import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** The zone is the office's where none is given. */
type MomentProps = { at: string; timeZone?: string }

/** "2 hours ago", and the exact time for whoever points at it or hears it. */
export function Moment({ at, timeZone }: MomentProps) {
  const { relative, dateTime } = formats(useLanguage().language, timeZone ? { timeZone } : {})
  const exact = dateTime(at, { weekday: true })
  return (
    <time dateTime={at} title={exact}>
      {relative(at, new Date())}
      <VisuallyHidden>{` (${exact})`}</VisuallyHidden>
    </time>
  )
}

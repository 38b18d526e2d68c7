import type { EnquiryEvent } from '@rahnama/contract/enquiries.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useAuth } from '../../auth/auth.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'

export function useMe(): string | undefined {
  const auth = useAuth()
  return auth.status === 'signedIn' ? auth.user.id : undefined
}

type Happened = Pick<EnquiryEvent, 'act' | 'at'> & { by: string; to: string }

/** "Sara took this enquiry (16 November, 14:02)." */
export function useHappened() {
  const { happened, somebody } = useTexts('cases').enquiries
  const { dateTime } = formats(useLanguage().language)
  const say = ({ act, at, by, to }: Happened) =>
    happened[act](by ? isolate(by) : somebody, dateTime(new Date(at)), to ? isolate(to) : somebody)
  return {
    say,
    sayEvent: ({ act, at, actor, assignee }: EnquiryEvent) =>
      say({ act, at, by: actor?.name ?? '', to: assignee?.name ?? '' }),
  }
}

import { formats } from '@rahnama/contract/locale/locale.ts'
import { MESSAGE_COUNT_MAX } from '@rahnama/contract/message-words.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../auth/auth.tsx'
import { useLanguage } from '../i18n/i18n.tsx'
import { inboxCountsQuery } from './desk-queries.ts'
import { unreadQuery } from './queries.ts'
import { useFreshMessages } from './use-fresh-messages.ts'

/** Nobody counts further: 99+. */
export function capped(count: number, number: (value: number) => string): string {
  return count > MESSAGE_COUNT_MAX ? `${number(MESSAGE_COUNT_MAX)}+` : number(count)
}

/** How many conversations wait to be read by a client, or to be answered by the office; fresh on every page. */
export function useWaitingMessages(): { count: number; shown: string } {
  const auth = useAuth()
  const { number } = formats(useLanguage().language)
  const role = auth.status === 'signedIn' ? auth.role : undefined
  const isOffice = mayEnter(role, 'caseReview')
  useFreshMessages()
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: role !== undefined && !isOffice })
  const { data: inbox } = useQuery({ ...inboxCountsQuery, enabled: isOffice })
  const count = isOffice ? (inbox?.waiting ?? 0) : unread
  return { count, shown: capped(count, number) }
}
